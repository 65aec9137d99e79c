/** The built-in chef: cooks with our own kitchen, offline. */
import type { Order } from "#recipe/order";
import type { ChefEvent } from "#recipe/chef-event";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import type { Refusal } from "#kitchen/compose/refuse";
import type { Chef } from "./chef.ts";

/** What the chef needs of the kitchen: its `cook`, wherever it runs. Rejects where the kitchen cannot be loaded. */
export type Cook = (order: Order) => Promise<Pick<CookedDish, "ok" | "markdown"> | Pick<Refusal, "ok" | "reason" | "message">>;

export function createBuiltInChef(cook: Cook): Chef {
  return (order, signal) => cookOrder(order, signal, cook);
}

async function* cookOrder(order: Order, signal: AbortSignal, cook: Cook): AsyncGenerator<ChefEvent> {
  signal.throwIfAborted();
  // A chef answers, it does not throw.
  const answer = await cook(order).catch(() => undefined);
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
  for (const text of inPieces(answer.markdown)) {
    signal.throwIfAborted();
    yield { type: "text-delta", text };
  }
  yield { type: "recipe-end", reason: "stop" };
}

/** The text in pieces that end where a block ends or, of a long list, some lines before that: nothing is cut inside a line. */
function inPieces(markdown: string): readonly string[] {
  return markdown.split(/(?<=\n\n)/).flatMap((block) => block.match(/(?:.*\n){1,8}|.+$/g) ?? []);
}
