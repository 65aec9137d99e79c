/** From a chef's events to an HTTP response: a status before the first words, lines of events from then on. */
import type { Chef } from "#chefs/chef";
import { ChefFault, toRecipeError } from "#chefs/chef-fault";
import { EVENT_LINES_TYPE, writeEventLine } from "#chefs/event-lines";
import type { ChefEvent } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { gatherEvents } from "./gather-events.ts";
import type { OpenRecipes } from "./open-recipes.ts";
import { respondError } from "./problem-response.ts";
import type { RecipeRecord } from "./recipe-report.ts";
import { streamText } from "./stream-text.ts";

export interface Cooking {
  readonly chef: Chef;
  readonly order: Order;
  /** Aborts when the client has gone. */
  readonly client: AbortSignal;
  readonly openRecipes: OpenRecipes;
  /** Told of every event that goes out. */
  readonly record: RecipeRecord;
  /** Called once, when the response is over for whatever reason. */
  readonly onEnd: () => void;
  /** Told of what a chef should not have thrown. */
  readonly onFault: (error: unknown) => void;
}

/** Answers when the first words are there, or the failure that came instead. The chef's signal aborts as soon as the client has gone. */
export async function answerOrder(cooking: Cooking): Promise<Response> {
  const { client, record } = cooking;
  const stop = new AbortController();
  const leave = () => stop.abort();
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
  const body = streamText(writeLines(resume(opening, events), record, stop.signal), end);
  return new Response(body, { headers: { "content-type": EVENT_LINES_TYPE, "x-accel-buffering": "no" } });
}

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

async function* resume(opening: readonly ChefEvent[], rest: AsyncIterable<ChefEvent>): AsyncGenerator<ChefEvent, void, undefined> {
  yield* opening;
  yield* rest;
}

/** Lines of one moment in one text. A recipe that the server itself cuts off ends with the reason why. */
async function* writeLines(events: AsyncIterator<ChefEvent, unknown>, record: RecipeRecord, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
  const write = (event: ChefEvent) => {
    record.note(event);
    return writeEventLine(event);
  };
  try {
    for await (const batch of gatherEvents(events)) yield batch.map(write).join("");
  } catch {
    if (signal.reason instanceof ChefFault) yield write(toRecipeError(signal.reason));
  }
}
