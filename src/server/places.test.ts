import { expect, test } from "vitest";
import { Places } from "./places.ts";

const HERE = new AbortController().signal;

test("who comes when all places are taken waits, first come first served", async () => {
  const places = new Places({ places: 1, queue: 2, patience: 5_000 });
  const giveBack = await places.take(HERE);
  const order: string[] = [];
  const waiting = ["first", "second"].map(async (name) => {
    const next = await places.take(HERE);
    order.push(name);
    next?.();
  });
  expect(await places.take(HERE)).toBeUndefined();
  giveBack?.();
  giveBack?.();
  await Promise.all(waiting);
  expect(order).toEqual(["first", "second"]);
  const last = await places.take(HERE);
  expect([places.waiting, typeof last]).toEqual([0, "function"]);
});

test("closed, they send away who waits and whoever comes, and a place that is given back goes to nobody", async () => {
  const places = new Places({ places: 1, queue: 5, patience: 60_000 });
  const giveBack = await places.take(HERE);
  const waiting = [places.take(HERE), places.take(HERE)];
  places.close();
  giveBack?.();
  expect([...(await Promise.all(waiting)), await places.take(HERE)]).toEqual([undefined, undefined, undefined]);
});

test("nobody waits for ever, and who has left waits no longer", async () => {
  const places = new Places({ places: 1, queue: 5, patience: 20 });
  await places.take(HERE);
  expect(await places.take(HERE)).toBeUndefined();
  const client = new AbortController();
  const leaving = places.take(client.signal);
  client.abort();
  expect(await leaving).toBeUndefined();
  expect(await places.take(AbortSignal.abort())).toBeUndefined();
  expect(places.waiting).toBe(0);
});
