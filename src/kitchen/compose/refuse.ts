/** When nothing sensible can be cooked: says why, kindly, and names the kind of thing that would make a dish. */
import type { Food } from "./food.ts";
import type { LeftOut } from "./left-out.ts";
import { listOf } from "./write/nouns.ts";

const REFUSAL_REASONS = ["empty", "not-food", "unknown", "only-seasoning", "no-dish", "wish"] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal {
  readonly ok: false;
  readonly reason: RefusalReason;
  /** For the person: specific, and in whole sentences. */
  readonly message: string;
  /** The wish that stands in the way, or several of them. */
  readonly wish?: string;
  readonly leftOut: readonly LeftOut[];
}

export function refuse(foods: readonly Food[], leftOut: readonly LeftOut[]): Refusal {
  const words = (of: readonly { readonly ingredient: string }[]) =>
    listOf([...new Set(of.map(({ ingredient }) => `“${ingredient.trim().slice(0, 40)}”`))].slice(0, 4));
  const names = listOf(foods.map(({ name }) => name).slice(0, 6));
  const barred = leftOut
    .filter(({ code }) => code === "not-food" || code === "poison")
    .map(({ reason }) => reason)
    .slice(0, 3)
    .join(" ");
  const no = (reason: RefusalReason, message: string): Refusal => ({
    ok: false,
    reason,
    message: barred === "" || reason === "not-food" ? message : `${barred} ${message}`,
    leftOut,
  });

  if (foods.length > 0 && foods.every(({ salience }) => salience < 1))
    return no(
      "only-seasoning",
      `With ${names} alone there is nothing to season yet. Add a vegetable, a grain, an egg, fruit or some protein and I will cook it.`,
    );
  if (foods.length > 0)
    return no(
      "no-dish",
      `I know no dish I could recommend from ${names} alone. One more ingredient, such as a vegetable, a grain or something with protein, would make one.`,
    );
  if (barred !== "") return no("not-food", `There is no recipe here. ${barred} Add something to eat and I will cook it.`);
  const unknown = leftOut.filter(({ code }) => code === "unknown");
  if (unknown.length > 0) return no("unknown", `I do not know ${words(unknown)} as food. Try a plainer word for it.`);
  const avoided = leftOut.filter(({ code }) => code === "avoided" || code === "wish");
  if (avoided.length > 0) return no("no-dish", `Without ${words(avoided)} nothing is left to cook with. Add another ingredient and I will cook it.`);
  return no("empty", "The list is empty. Add something to eat and I will cook it.");
}
