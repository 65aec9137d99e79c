import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import { createBatch } from "./frame-batch.ts";

/** A screen whose frames come when the test says so. */
function handDrivenFrames() {
  let due: (() => void) | undefined;
  return {
    schedule: (run: () => void) => {
      due = run;
      return () => (due = undefined);
    },
    frame: () => due?.(),
    isDue: () => due !== undefined,
  };
}

const delta = (text: string): ChefEvent => ({ type: "text-delta", text });

test("any mix of deltas and frames passes on the same words, in order, before the end", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constant(null))), (script) => {
      const frames = handDrivenFrames();
      const passed: ChefEvent[] = [];
      const batch = createBatch((event) => passed.push(event), frames.schedule);
      for (const step of script) {
        if (step === null) frames.frame();
        else batch.add(delta(step));
      }
      batch.add({ type: "recipe-end", reason: "stop" });
      expect(passed.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
      expect(passed.map((event) => (event.type === "text-delta" ? event.text : "")).join("")).toBe(script.join(""));
      expect(frames.isDue()).toBe(false);
    }),
  );
});

test("a thousand deltas in one frame are one update", () => {
  const frames = handDrivenFrames();
  const passed: ChefEvent[] = [];
  const batch = createBatch((event) => passed.push(event), frames.schedule);
  for (let index = 0; index < 1000; index++) batch.add(delta("a"));
  expect(passed).toEqual([]);
  frames.frame();
  expect(passed).toEqual([delta("a".repeat(1000))]);
});

test("a long text that comes at once is asked to wait for a frame when there is enough to draw in this one", async () => {
  const frames = handDrivenFrames();
  const batch = createBatch(() => undefined, frames.schedule);
  const line = "- I could not place this.\n";
  let lines = 0;
  let wait: Promise<void> | undefined;
  while (wait === undefined && lines < 10_000) {
    wait = batch.add(delta(line));
    lines += 1;
  }
  expect(lines * line.length).toBeLessThan(5_000);
  frames.frame();
  await wait;
  expect(batch.add(delta(line))).toBeUndefined();
});

test("of a text that comes at once the title has a frame of its own, and the frames after it hold more and more", async () => {
  const frames = handDrivenFrames();
  const drawn: number[] = [];
  const batch = createBatch((event) => drawn.push(event.type === "text-delta" ? event.text.length : 0), frames.schedule);
  const title = "# Rice pilaf with tomatoes\n\n";
  const lines = [title, ...Array.from({ length: 40 }, () => "- 40 g of something\n")];
  for (const line of lines) {
    const wait = batch.add(delta(line));
    if (!wait) continue;
    frames.frame();
    await wait;
  }
  frames.frame();
  expect(drawn[0]).toBe(title.length);
  expect(drawn.slice(0, -1)).toEqual(drawn.slice(0, -1).sort((a, b) => a - b));
  expect(drawn.length).toBeLessThan(5);
});

test("who waits for a frame goes on when the person stops", async () => {
  const batch = createBatch(() => undefined, handDrivenFrames().schedule);
  const wait = batch.add(delta("word ".repeat(10_000)));
  batch.cancel();
  await wait;
  expect(wait).toBeDefined();
});

test("what waits is forgotten when the person stops", () => {
  const frames = handDrivenFrames();
  const passed: ChefEvent[] = [];
  const batch = createBatch((event) => passed.push(event), frames.schedule);
  batch.add(delta("late"));
  batch.cancel();
  frames.frame();
  expect(passed).toEqual([]);
});
