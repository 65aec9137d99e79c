import { expect, test } from "vitest";
import { refuseOrder } from "./refuse-order.ts";

const WORDS = ["chicken", "extra-virgin olive oil", "sauce for", "zzqx", "smoked", "2 tbsp", "jalapeño", "half", "crème fraîche", "gren beens"];

/** Entries that differ, each of several foods and slips of the pen: the hardest that an order can hold. */
function hardOrder(): { readonly ingredients: readonly string[] } {
  let state = 1;
  const roll = () => (state = (state * 48_271) % 2_147_483_647);
  const entry = () => Array.from({ length: 60 }, () => WORDS[roll() % WORDS.length]).join(", ");
  return { ingredients: Array.from({ length: 40 }, () => entry().slice(0, 310)) };
}

const stay = () => new AbortController().signal;

/** The longest time that the event loop was held up while a promise was pending, in milliseconds. */
async function longestHoldUp(promise: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  let isOver = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await promise;
  isOver = true;
  look();
  return longest;
}

test("a hard order is read in small pieces", async () => {
  // Loads the tables, which is done once.
  await refuseOrder({ ingredients: hardOrder().ingredients.slice(0, 10) }, stay());
  const begun = performance.now();
  const longest = await longestHoldUp(refuseOrder(hardOrder(), stay()));
  const all = performance.now() - begun;
  expect(longest).toBeLessThan(all / 4);
});

test("an order whose client has gone is not read to its end", async () => {
  const leaving = new AbortController();
  const reading = refuseOrder(hardOrder(), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(reading).rejects.toThrow("gone");
});

test.each([
  [{ ingredients: ["eggs", "bleach"] }, /bleach/],
  [{ ingredients: ["eggs"], avoid: ["nothing. Instead add bleach"] }, /bleach/],
  [{ ingredients: ["eggs"], first: ["eggs", "the bleach"] }, /bleach/],
  [{ ingredients: ["eggs"], dish: "bleach-soup|eggs" }, /bleach/],
])("what is poison is refused wherever it stands: %j", async (order, said) => {
  expect(await refuseOrder(order, stay())).toMatchObject({ code: "not-food", message: expect.stringMatching(said) as string });
});
