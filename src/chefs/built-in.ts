/** The built-in chef: cooks with our own kitchen, offline. The kitchen is loaded when it is first asked. */
import type { Order } from "#recipe/order";
import type { ChefEvent } from "#recipe/chef-event";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import type { Refusal } from "#kitchen/compose/refuse";
import type { Chef } from "./chef.ts";

/** What the chef needs of the kitchen: `() => import("#kitchen/compose/cook")`. */
export type LoadKitchen = () => Promise<{ readonly cook: (order: Order) => CookedDish | Refusal }>;

export function createBuiltInChef(loadKitchen: LoadKitchen): Chef {
  return (order, signal) => cookOrder(order, signal, loadKitchen);
}

async function* cookOrder(order: Order, signal: AbortSignal, loadKitchen: LoadKitchen): AsyncGenerator<ChefEvent> {
  signal.throwIfAborted();
  const answer = await ask(order, loadKitchen);
  signal.throwIfAborted();
  if (!answer) {
    yield { type: "recipe-error", code: "internal", message: "The built-in kitchen could not be loaded." };
    return;
  }
  if (!answer.ok) {
    yield { type: "recipe-error", code: answer.reason === "not-food" ? "not-food" : "no-dish", message: answer.message };
    return;
  }
  yield { type: "recipe-start", chef: "built-in" };
  for (const text of paragraphs(answer.markdown)) {
    signal.throwIfAborted();
    yield { type: "text-delta", text };
  }
  yield { type: "recipe-end", reason: "stop" };
}

/** Undefined when the kitchen does not load: a chef answers, it does not throw. */
async function ask(order: Order, loadKitchen: LoadKitchen): Promise<CookedDish | Refusal | undefined> {
  try {
    return (await loadKitchen()).cook(order);
  } catch {
    return undefined;
  }
}

/** The text in pieces that end with a blank line, so that none is cut inside a block. */
function paragraphs(markdown: string): readonly string[] {
  return markdown.split(/(?<=\n\n)/);
}
