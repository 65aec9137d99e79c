import { setImmediate as nextTick } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { collect } from "#chefs/test-upstream/collect";
import type { ChefEvent } from "#recipe/chef-event";
import { gatherEvents } from "./gather-events.ts";

const START: ChefEvent = { type: "recipe-start", chef: "hosted" };
const END: ChefEvent = { type: "recipe-end", reason: "stop" };

async function* speak(ticks: readonly (readonly string[])[]): AsyncGenerator<ChefEvent> {
  yield START;
  for (const words of ticks) {
    for (const text of words) yield { type: "text-delta", text };
    await nextTick();
    await nextTick();
  }
  yield END;
}

test("what is said in one tick goes out in one delta", async () => {
  expect(
    await collect(
      gatherEvents(
        speak([
          ["a", "b", "c"],
          ["d", "e"],
        ]),
      ),
    ),
  ).toEqual([[START, { type: "text-delta", text: "abc" }], [{ type: "text-delta", text: "de" }], [END]]);
});

test("no word is lost, doubled or moved, however they come", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.string()), { maxLength: 20 }), async (ticks) => {
      const events = (await collect(gatherEvents(speak(ticks)))).flat();
      expect(events.map((event) => (event.type === "text-delta" ? event.text : "")).join("")).toBe(ticks.flat().join(""));
      expect([events[0], events.at(-1)]).toEqual([START, END]);
    }),
  );
});

test("a chef that never pauses for breath cannot fill the memory, nor keep others waiting", async () => {
  let said = 0;
  async function* chatter(): AsyncGenerator<ChefEvent> {
    for (;;) yield { type: "text-delta", text: String(said++) };
  }
  const batches = gatherEvents(chatter());
  await batches.next();
  await nextTick();
  expect(said).toBeLessThan(1000);
});

test("a failure comes after the words before it", async () => {
  async function* fail(): AsyncGenerator<ChefEvent> {
    yield START;
    await nextTick();
    await nextTick();
    throw new Error("burnt");
  }
  const batches = gatherEvents(fail());
  expect(await batches.next()).toEqual({ done: false, value: [START] });
  await nextTick();
  await nextTick();
  await expect(batches.next()).rejects.toThrow("burnt");
});
