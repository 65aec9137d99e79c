import { expect, test } from "vitest";
import { gateOrder } from "#kitchen/check/gate-order";
import type { Order } from "#recipe/order";
import type { Chef } from "./chef.ts";
import { createGatedChef } from "./gated.ts";

function listeningChef() {
  const orders: Order[] = [];
  const chef: Chef = async function* (order) {
    orders.push(order);
    yield { type: "recipe-end", reason: "stop" };
  };
  return { orders, chef: createGatedChef("hosted", chef, (order) => Promise.resolve(gateOrder(order))) };
}

async function ask(chef: Chef, ...ingredients: string[]) {
  const events = [];
  for await (const event of chef({ ingredients }, new AbortController().signal)) events.push(event);
  return events;
}

test("the chef never hears of what must not be cooked", async () => {
  const { orders, chef } = listeningChef();
  await ask(chef, "eggs", "bleach", "rice");
  expect(orders).toEqual([{ ingredients: ["eggs", "rice"] }]);
});

test("where nothing edible is left, nobody is asked", async () => {
  const { orders, chef } = listeningChef();
  const events = await ask(chef, "bleach", "", "rhubarb leaves");
  expect(orders).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "recipe-error", code: "not-food", message: expect.stringMatching(/bleach.*rhubarb leaves/) });
});

test("an empty list is the chef's own to answer", async () => {
  const { orders, chef } = listeningChef();
  await ask(chef, "");
  expect(orders).toHaveLength(1);
});
