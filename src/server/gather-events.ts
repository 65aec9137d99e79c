/** Gathers what a chef says within one tick of the event loop, so that many small words are one write. */
import type { ChefEvent } from "#recipe/chef-event";

/** The most that is gathered in one go: a chef that never waits must not keep the others waiting, or fill the memory. */
const MOST_EVENTS = 512;
const MOST_CHARACTERS = 16 * 1024;

/** Batches in order, neighbouring deltas joined into one. Reads no further ahead than one event beyond a batch. */
export async function* gatherEvents(events: AsyncIterator<ChefEvent, unknown>): AsyncGenerator<readonly ChefEvent[], void, undefined> {
  let pending = events.next();
  for (;;) {
    const batch: ChefEvent[] = [];
    let text = "";
    const flush = () => {
      if (text) batch.push({ type: "text-delta", text });
      text = "";
    };
    let result: IteratorResult<ChefEvent, unknown> | undefined = await pending;
    const tick = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
    for (let count = 0; result && !result.done && count < MOST_EVENTS && text.length < MOST_CHARACTERS; count++) {
      if (result.value.type === "text-delta") text += result.value.text;
      else {
        flush();
        batch.push(result.value);
      }
      pending = events.next();
      result = await Promise.race([pending, tick]);
    }
    flush();
    if (batch.length > 0) yield batch;
    if (result?.done) return;
  }
}
