/** The server's routes: lends one chef over HTTP. Stateless but for what the front door counts; tests call `app.request()`. */
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Hono, type Context } from "hono";
import type { HttpBindings } from "@hono/node-server";
import type { Chef } from "#chefs/chef";
import type { ChefList } from "#chefs/choose-chef";
import { EVENT_LINES_TYPE } from "#chefs/event-lines";
import type { RecipeError } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { answerOrder } from "./answer-order.ts";
import { allowOrigins } from "./allow-origins.ts";
import { createFrontDoor, enter, type FrontDoor } from "./front-door.ts";
import { openResponse } from "./line-outlet.ts";
import { OpenRecipes } from "./open-recipes.ts";
import { respondError, respondProblem } from "./problem-response.ts";
import { REQUEST_LIMITS, readOrder, type RequestLimits } from "./read-order.ts";
import { RecipeRecord, type RecipeReport } from "./recipe-report.ts";

/** A chef with a model behind it. */
interface LentChef {
  readonly chef: Chef;
  readonly model: string;
}

/** Whose request it was. */
export interface RequestFacts {
  readonly requestId: string;
  /** An IP address, or "unknown". */
  readonly client: string;
}

export interface AppOptions {
  /** Left out: nobody is lent, and the built-in chef cooks in the browser. */
  readonly hosted?: LentChef | undefined;
  readonly limits?: RequestLimits;
  /** What must never be cooked: the refusal, or undefined for an order that may go to the chef. */
  readonly refuse?: (order: Order, gone: AbortSignal) => Promise<RecipeError | undefined>;
  readonly frontDoor?: FrontDoor;
  readonly openRecipes?: OpenRecipes;
  /** Pages of other origins that may ask. */
  readonly allowedOrigins?: readonly string[];
  /** Where a request comes from. Left out: all come from one place. */
  readonly findClient?: (bindings: Partial<HttpBindings>) => string;
  /** Told what became of every order that was one. */
  readonly onRecipe?: (report: RecipeReport, request: RequestFacts) => void;
  /** Told of every fault of our own; the client only learns that there was one. */
  readonly onFault?: (error: unknown, request: RequestFacts) => void;
}

const ROUTES: Readonly<Record<string, string>> = {
  "/api/recipe": "POST, OPTIONS",
  "/api/chefs": "GET, HEAD, OPTIONS",
  "/api/health": "GET, HEAD, OPTIONS",
  "/api/health/live": "GET, HEAD, OPTIONS",
};

const HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store, no-transform",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

function headersFor(context: Context<AppTypes>): Readonly<Record<string, string>> {
  return { ...HEADERS, "x-request-id": context.get("request").requestId };
}

/** Also for whoever waited at the door when the server began to close. */
const CLOSING: RecipeError = { type: "recipe-error", code: "draining", message: "The server is closing. Try again in a moment.", retryAfterSeconds: 5 };

interface AppTypes {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { request: RequestFacts };
}

export function createApp({
  hosted,
  limits = REQUEST_LIMITS,
  refuse = () => Promise.resolve(undefined),
  frontDoor = createFrontDoor(),
  openRecipes = new OpenRecipes(),
  allowedOrigins = [],
  findClient = () => "unknown",
  onRecipe = () => undefined,
  onFault = () => undefined,
}: AppOptions = {}): Hono<AppTypes> {
  const app = new Hono<AppTypes>();

  app.use(async (context, next) => {
    context.set("request", { requestId: randomUUID(), client: findClient(context.env ?? {}) });
    await next();
    for (const [name, value] of Object.entries(headersFor(context))) context.res.headers.set(name, value);
  });
  app.use(allowOrigins(allowedOrigins));

  app.get("/api/health", (context) => (openRecipes.draining ? context.json({ status: "draining" }, 503) : context.json({ status: "ready" })));
  app.get("/api/health/live", (context) => context.json({ status: "live" }));

  app.get("/api/chefs", (context) => {
    const list: ChefList = { chefs: [...(hosted ? [{ id: "hosted", model: hosted.model } as const] : []), { id: "built-in" }] };
    return context.json(list);
  });

  app.post("/api/recipe", async (context) => {
    if (openRecipes.draining) return respondError(CLOSING);
    if (!hosted)
      return respondProblem(
        503,
        "upstream-down",
        "No model is configured here: neither HF_TOKEN nor HF_ENDPOINT_URL is set. The built-in chef cooks in the browser.",
      );
    const order = await readOrder(context.req.raw, limits);
    if (order instanceof Response) return order;
    return lend(hosted.chef, order, context);
  });

  async function lend(chef: Chef, order: Order, context: Context<AppTypes>): Promise<Response> {
    const request = context.get("request");
    const client = context.req.raw.signal;
    const record = new RecipeRecord();
    const admission = await enter(frontDoor, request.client, client);
    if (!admission.ok) {
      const refusal = openRecipes.draining ? CLOSING : admission.refusal;
      record.note(refusal);
      onRecipe(record.report(openRecipes.draining ? undefined : admission.turnedAwayBy), request);
      return respondError(refusal);
    }
    const onEnd = () => {
      const report = record.report();
      admission.leave(report.result);
      onRecipe(report, request);
    };
    const refusal = await refuse(order, client).catch((error: unknown) => {
      onEnd();
      throw error;
    });
    // Both took their time: the server may have begun to close.
    const instead = openRecipes.draining ? CLOSING : refusal;
    if (instead) {
      record.note(instead);
      onEnd();
      return respondError(instead);
    }
    // Node's own response begins before the app returns, so it is given all that would be added then.
    const shared = allowedOrigins.length > 0 ? Object.fromEntries(context.res.headers) : {};
    const headers = { ...headersFor(context), ...shared, "content-type": EVENT_LINES_TYPE, "x-accel-buffering": "no" };
    const open = (onGone: () => void) => openResponse(context.env?.outgoing as ServerResponse | undefined, headers, onGone);
    return answerOrder({ chef, order, client, openRecipes, record, open, onEnd, onFault: (error) => onFault(error, request) });
  }

  app.notFound(({ req }) => {
    const allowed = ROUTES[req.path];
    if (!allowed) return respondProblem(404, "not-found", "There is nothing at this address.");
    if (req.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: allowed } });
    return respondProblem(405, "method-not-allowed", `${req.path} takes ${allowed}.`, { allow: allowed });
  });

  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) onFault(error, context.get("request"));
    return respondProblem(500, "internal", "The server failed unexpectedly.");
  });

  return app;
}
