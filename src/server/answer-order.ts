/** From a chef's events to an HTTP response: a status before the first words, lines of events from then on. */
import type { Chef } from "#chefs/chef";
import { ChefFault, toRecipeError } from "#chefs/chef-fault";
import type { ChefEvent } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import type { OpenResponse } from "./line-outlet.ts";
import type { OpenRecipes } from "./open-recipes.ts";
import { pourEvents } from "./pour-events.ts";
import { respondError } from "./problem-response.ts";
import type { RecipeRecord } from "./recipe-report.ts";

export interface Cooking {
  readonly chef: Chef;
  readonly order: Order;
  /** Aborts when the client has gone. */
  readonly client: AbortSignal;
  readonly openRecipes: OpenRecipes;
  /** Told of every event that goes out. */
  readonly record: RecipeRecord;
  /** Begins the response for the lines of events; `onGone` is for a client that leaves without `client` aborting. */
  readonly open: (onGone: () => void) => OpenResponse;
  /** Called once, when the response is over for whatever reason. */
  readonly onEnd: () => void;
  /** Told of what a chef should not have thrown. */
  readonly onFault: (error: unknown) => void;
}

/** Answers when the first words are there, or the failure that came instead. The chef's signal aborts as soon as the client has gone. */
export async function answerOrder(cooking: Cooking): Promise<Response> {
  const { client, record } = cooking;
  const stop = new AbortController();
  const leave = () => stop.abort(OVER);
  if (client.aborted) leave();
  client.addEventListener("abort", leave, { once: true });
  const close = cooking.openRecipes.begin(() => stop.abort(new ChefFault("draining", "The server is closing and could not wait for the recipe.", 5)));
  const events = cook(cooking, stop.signal);
  const end = () => {
    client.removeEventListener("abort", leave);
    leave();
    void events.return().catch(() => undefined);
    close();
    cooking.onEnd();
  };

  const opening: ChefEvent[] = [];
  try {
    while (opening.every(({ type }) => type === "recipe-start")) {
      const { done, value } = await events.next();
      if (done) throw new Error("A chef ended without recipe-end or recipe-error.");
      opening.push(value);
    }
  } catch (error) {
    // Nobody is there to read what we make of it.
    if (client.aborted) {
      end();
      return new Response(null, { status: 499 });
    }
    const failure = toRecipeError(error);
    if (failure.code === "internal") cooking.onFault(error);
    opening.push(failure);
  }
  const last = opening.at(-1);
  if (last?.type === "recipe-error") {
    record.note(last);
    end();
    return respondError(last);
  }
  const { outlet, response } = cooking.open(leave);
  void pourEvents({ opening, events, outlet, signal: stop.signal, note: (event) => record.note(event) }).finally(end);
  return response;
}

/** Why the chef should stop where nobody waits for an answer. Made once: an error takes its time to note where it was made. */
const OVER = new Error("The recipe is over.");

/** The chef's events; what a chef must not throw becomes a `recipe-error`. */
async function* cook({ chef, order, onFault }: Cooking, signal: AbortSignal): AsyncGenerator<ChefEvent, void, undefined> {
  try {
    yield* chef(order, signal);
  } catch (error) {
    signal.throwIfAborted();
    onFault(error);
    yield toRecipeError(error);
  }
}
