/** From a chef's events to an HTTP response: a status before the first words, lines of events from then on. */
import type { Chef } from "#chefs/chef";
import { toRecipeError } from "#chefs/chef-fault";
import { EVENT_LINES_TYPE, writeEventLine } from "#chefs/event-lines";
import type { ChefEvent } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { gatherEvents } from "./gather-events.ts";
import { respondError } from "./problem-response.ts";

export interface Cooking {
  readonly chef: Chef;
  readonly order: Order;
  /** Aborts when the client has gone. */
  readonly client: AbortSignal;
  /** Called once, when the response is over for whatever reason. */
  readonly onEnd: () => void;
  /** Told of what a chef should not have thrown. */
  readonly onFault: (error: unknown) => void;
}

/** Answers when the first words are there, or the failure that came instead. The chef's signal aborts as soon as the client has gone. */
export async function answerOrder(cooking: Cooking): Promise<Response> {
  const stop = new AbortController();
  const leave = () => stop.abort();
  if (cooking.client.aborted) leave();
  cooking.client.addEventListener("abort", leave, { once: true });
  const events = cook(cooking, stop.signal);
  const end = () => {
    cooking.client.removeEventListener("abort", leave);
    leave();
    void events.return().catch(() => undefined);
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
    end();
    // Nobody is there to read it.
    if (cooking.client.aborted) return new Response(null, { status: 499 });
    throw error;
  }
  const last = opening.at(-1);
  if (last?.type === "recipe-error") {
    end();
    return respondError(last);
  }
  return new Response(writeLines(resume(opening, events), end), { headers: { "content-type": EVENT_LINES_TYPE, "x-accel-buffering": "no" } });
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

/** Reads on only as fast as the client does. */
function writeLines(events: AsyncIterator<ChefEvent, unknown>, end: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const batches = gatherEvents(events);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await batches.next();
          if (!done) {
            controller.enqueue(encoder.encode(value.map(writeEventLine).join("")));
            return;
          }
        } catch {
          // Only an abort is thrown here, and then nobody reads any more.
        }
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
