import { expect, test } from "vitest";
import { TimeSlices } from "./time-slices.ts";

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** So many steps of one millisecond each. */
function* steps<Result>(count: number, result: Result): Generator<undefined, Result> {
  for (let step = 0; step < count; step++) {
    busy(1);
    yield;
  }
  return result;
}

const patient = () => ({ signal: new AbortController().signal, budget: 10_000 });

test("others have their turns while long work is done, however many of it there is", async () => {
  const slices = new TimeSlices();
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const work = Array.from({ length: 4 }, (_, name) => slices.run(steps(50, name), patient()));
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
  isOver = true;
  // 200 ms of work in slices of 5: a turn after each, not one after each round.
  expect(turns).toBeGreaterThan(30);
});

test("a thousand short pieces of work share a few turns", async () => {
  const slices = new TimeSlices();
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await Promise.all(Array.from({ length: 1_000 }, () => slices.run([][Symbol.iterator](), patient())));
  isOver = true;
  expect(turns).toBeLessThan(100);
});

test("short work does not wait for long work", async () => {
  const slices = new TimeSlices();
  const ended: string[] = [];
  await Promise.all([
    slices.run(steps(200, undefined), patient()).then(() => ended.push("long")),
    slices.run(steps(1, undefined), patient()).then(() => ended.push("short")),
  ]);
  expect(ended).toEqual(["short", "long"]);
});

test("work ends when its budget is spent, when nobody waits for it, and when it fails; other work goes on", async () => {
  const slices = new TimeSlices();
  const leaving = new AbortController();
  setImmediate(() => leaving.abort(new Error("gone")));
  // oxlint-disable-next-line require-yield
  function* failing(): Generator<undefined, string> {
    throw new Error("broken");
  }
  const results = await Promise.allSettled([
    slices.run(steps(1_000, "all"), { ...patient(), budget: 20 }),
    slices.run(steps(10_000, "all"), { ...patient(), signal: leaving.signal }),
    slices.run(failing(), patient()),
    slices.run(steps(20, "all"), patient()),
  ]);
  expect(results).toMatchObject([
    { status: "fulfilled", value: undefined },
    { status: "rejected", reason: new Error("gone") },
    { status: "rejected", reason: new Error("broken") },
    { status: "fulfilled", value: "all" },
  ]);
});
