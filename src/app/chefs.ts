/** Sets up the chefs this page may ask. */
import { createBuiltInChef } from "#chefs/built-in";
import type { Chef } from "#chefs/chef";
import { createGatedChef } from "#chefs/gated";
import { createHostedChef } from "#chefs/hosted";
import type { Order } from "#recipe/order";
import { askKitchen } from "./kitchen/ask-kitchen.ts";
import type { Chefs } from "./session/use-session.ts";

export function createChefs(): Chefs {
  return {
    "built-in": createBuiltInChef((order) => askKitchen("cook", order)),
    hosted: createGatedChef("hosted", createHostedChef(), gate),
    direct: __DIRECT_TOKEN__ === "" ? createHostedChef() : createGatedChef("direct", directChef, gate),
    "on-device": createGatedChef("on-device", onDeviceChef, gate),
  };
}

/** The built-in chef has the gate inside; the others get it in front. */
const gate = (order: Order) => askKitchen("gateOrder", order);

/** Fetched by who has chosen it. */
const onDeviceChef: Chef = async function* (order, signal) {
  const { cookOnDevice } = await import("./on-device/cook-on-device.ts");
  yield* cookOnDevice(order, signal);
};

/** Calls the model's service from the browser. In every build but the static one with a token this is dead code, and dropped. */
const directChef: Chef = async function* (order, signal) {
  const { createDirectChef } = await import("#chefs/direct");
  yield* createDirectChef({ token: __DIRECT_TOKEN__ })(order, signal);
};
