import { expect, test } from "vitest";
import { createFairUse } from "./fair-use.ts";
import { KnownClients } from "./known-clients.ts";

test("a client has so many recipes a minute; others are not affected", async () => {
  const fairUse = createFairUse({ perMinute: 2, atOnce: 10 });
  const verdicts = await Promise.all(["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.8"].map(fairUse));
  expect(verdicts.map(({ ok }) => ok)).toEqual([true, true, false, true]);
  const refusal = verdicts[2];
  expect(refusal).toMatchObject({ limit: "per-minute" });
  expect(refusal && !refusal.ok && refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test("a client has so many at once, and one more as soon as one is over", async () => {
  const fairUse = createFairUse({ perMinute: 100, atOnce: 2 });
  const [first] = await Promise.all([fairUse("::1"), fairUse("::1")]);
  expect(await fairUse("::1")).toMatchObject({ ok: false, limit: "at-once" });
  if (first?.ok) first.leave();
  expect(await fairUse("::1")).toMatchObject({ ok: true });
});

test("a site of IPv6 has what four households have, however many it asks from; one that is too busy does not use that up", async () => {
  const fairUse = createFairUse({ perMinute: 10, atOnce: 10_000 });
  const ask = async (addresses: readonly string[]) => (await Promise.all(addresses.map(fairUse))).filter(({ ok }) => ok).length;
  expect(await ask(Array.from({ length: 60 }, () => "2001:db8:7::1"))).toBe(10);
  expect(await ask(Array.from({ length: 60 }, (_, network) => `2001:db8:7:${(network + 1).toString(16)}::1`))).toBe(30);
  expect(await ask(["2001:db8:8::1", "203.0.113.7"])).toBe(2);
});

test("a site of IPv6 has so many at once, and gives its places back", async () => {
  const fairUse = createFairUse({ perMinute: 1_000, atOnce: 1 });
  const uses = await Promise.all(Array.from({ length: 5 }, (_, network) => fairUse(`2001:db8:7:${network}::1`)));
  expect(uses.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
  expect(uses[4]).toMatchObject({ limit: "at-once" });
  for (const use of uses) if (use.ok) use.leave();
  expect(await fairUse("2001:db8:7:4::1")).toMatchObject({ ok: true });
});

test("who is refused for the minute holds no place", async () => {
  const fairUse = createFairUse({ perMinute: 1, atOnce: 1 });
  const first = await fairUse("::1");
  if (first.ok) first.leave();
  for (let turn = 0; turn < 3; turn++) expect(await fairUse("::1")).toMatchObject({ limit: "per-minute" });
});

test("a flood of addresses is counted as one crowd; who was there before is not", () => {
  const clock = { now: 100_000 };
  const clients = new KnownClients(2, () => clock.now);
  expect(["a", "b", "c", "d", "a"].map((name) => clients.nameOf(name))).toEqual(["a", "b", "crowd", "crowd", "a"]);
  clock.now += 60_000;
  expect(clients.nameOf("c")).toBe("c");
});
