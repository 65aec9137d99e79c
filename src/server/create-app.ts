/** The server's routes: lends one chef over HTTP. Stateless but for the count of open recipes; tests call `app.request()`. */
import { Hono } from "hono";
import type { Chef } from "#chefs/chef";
import type { ChefList } from "#chefs/choose-chef";
import { answerOrder } from "./answer-order.ts";
import { OpenRecipes } from "./open-recipes.ts";
import { respondProblem } from "./problem-response.ts";
import { REQUEST_LIMITS, readOrder, type RequestLimits } from "./read-order.ts";

/** A chef with a model behind it. */
interface LentChef {
  readonly chef: Chef;
  readonly model: string;
}

export interface AppOptions {
  /** Left out: nobody is lent, and the built-in chef cooks in the browser. */
  readonly hosted?: LentChef | undefined;
  readonly limits?: RequestLimits;
  readonly openRecipes?: OpenRecipes;
  /** Told of every fault of our own; the client only learns that there was one. */
  readonly onFault?: (error: unknown) => void;
}

const ROUTES: Readonly<Record<string, string>> = { "/api/recipe": "POST", "/api/chefs": "GET, HEAD", "/api/health": "GET, HEAD" };

const HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store, no-transform",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export function createApp({ hosted, limits = REQUEST_LIMITS, openRecipes = new OpenRecipes(), onFault = () => undefined }: AppOptions = {}): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  });

  app.get("/api/health", (context) => (openRecipes.draining ? context.json({ status: "draining" }, 503) : context.json({ status: "ready" })));

  app.get("/api/chefs", (context) => {
    const list: ChefList = { chefs: [...(hosted ? [{ id: "hosted", model: hosted.model } as const] : []), { id: "built-in" }] };
    return context.json(list);
  });

  app.post("/api/recipe", async (context) => {
    if (openRecipes.draining) return respondProblem(503, "draining", "The server is closing. Try again in a moment.", { "retry-after": "5" });
    if (!hosted)
      return respondProblem(
        503,
        "upstream-down",
        "No model is configured here: neither HF_TOKEN nor HF_ENDPOINT_URL is set. The built-in chef cooks in the browser.",
      );
    const order = await readOrder(context.req.raw, limits);
    if (order instanceof Response) return order;
    return answerOrder({ chef: hosted.chef, order, client: context.req.raw.signal, onEnd: openRecipes.begin(), onFault });
  });

  app.notFound(({ req }) => {
    const allowed = ROUTES[req.path];
    if (allowed) return respondProblem(405, "method-not-allowed", `${req.path} takes ${allowed}.`, { allow: allowed });
    return respondProblem(404, "not-found", "There is nothing at this address.");
  });

  app.onError((error, { req }) => {
    if (!req.raw.signal.aborted) onFault(error);
    return respondProblem(500, "internal", "The server failed unexpectedly.");
  });

  return app;
}
