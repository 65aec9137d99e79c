/** The hosted chef: a model behind our own server, which keeps the token. */
import type { ChefEvent, RecipeStart } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { ChefFault, toRecipeError } from "./chef-fault.ts";
import type { Chef } from "./chef.ts";
import { EVENT_LINES_TYPE, readEventLines } from "./event-lines.ts";
import { readProblem } from "./problem.ts";
import { readBody, readText } from "./read-body.ts";
import { readRetryAfter } from "./retry-after.ts";
import { startWatch, type TimeLimits, type Watch } from "./watch.ts";

/** The server watches the model's time; these are for a server, or a network, that has gone silent. */
const HOSTED_TIME_LIMITS: Pick<TimeLimits, "firstByte" | "silence" | "total"> = { firstByte: 75_000, silence: 30_000, total: 130_000 };

export interface HostedChefOptions {
  /** Where orders are posted. */
  readonly url?: string;
  /** The model's name until the server has said it. */
  readonly model?: string;
  readonly fetch?: typeof fetch;
  readonly limits?: Pick<TimeLimits, "firstByte" | "silence" | "total">;
}

const MOST_READ = 64 * 1024;

/** Makes the chef that asks our server. */
export function createHostedChef({ url = "/api/recipe", model, fetch = globalThis.fetch, limits = HOSTED_TIME_LIMITS }: HostedChefOptions = {}): Chef {
  const start: RecipeStart = { type: "recipe-start", chef: "hosted", ...(model === undefined ? {} : { model }) };

  async function* ask(order: Order, watch: Watch): AsyncGenerator<ChefEvent, void, undefined> {
    watch.expect(limits.firstByte);
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: EVENT_LINES_TYPE },
      body: JSON.stringify(order),
      cache: "no-store",
      signal: watch.signal,
    });
    const bytes = readBody<Uint8Array>(response.body, watch, () => limits.silence);
    if (!response.ok) throw readProblem(response.status, (await readText(bytes, MOST_READ)) ?? "", readRetryAfter(response.headers));
    if (!response.headers.get("content-type")?.startsWith(EVENT_LINES_TYPE))
      throw new ChefFault("bad-reply", "The book's server answered with something that is not a recipe.");
    yield* readEventLines(bytes);
  }

  return async function* cook(order, signal) {
    signal.throwIfAborted();
    const watch = startWatch(signal, limits.total);
    let started = false;
    let spoken = false;
    try {
      for await (const event of ask(order, watch)) {
        if (!started && event.type !== "recipe-start") yield start;
        started = true;
        spoken ||= event.type === "text-delta";
        yield event;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!started) yield start;
      yield toRecipeError(error instanceof ChefFault ? error : brokenConnection(spoken));
    } finally {
      watch.end();
    }
  };
}

/** Whatever else is thrown on the way is the network's. */
function brokenConnection(spoken: boolean): ChefFault {
  return spoken
    ? new ChefFault("broke-off", "The connection to the book's server broke off.")
    : new ChefFault("offline", "The book's server could not be reached.");
}
