/** Work that a food asks for whatever the row says: strawberries are hulled, and juice is juice already. */
import type { Food } from "../food.ts";
import { asks, begins, worksIn } from "./said-work.ts";

/** By ingredient: what is done before all else, and what more where a row says nothing. */
const FIRST: Readonly<Record<string, { readonly first: string; readonly alone: string }>> = {
  strawberry: { first: "{hulled}", alone: " and {halved}" },
  "cardamom-pod": { first: "{seeds} {ground}", alone: "" },
};

/** The `work` of a row as this food, in the form in which it is there, bears it. */
export function ownWork({ ingredient, kind, states }: Food, work: string | undefined): string | undefined {
  if (kind.form === "liquid" && work !== undefined && begins(work, "presses")) return undefined;
  const own = kind.id === ingredient.classId && !states.includes("frozen") ? FIRST[ingredient.id] : undefined;
  if (own === undefined || asks(work ?? "", "seesToStalk")) return work;
  const done = worksIn(own.first);
  const asked = worksIn(work ?? "");
  return work === undefined || work === "" || (asked.length > 0 && asked.every((id) => done.includes(id))) ? own.first + own.alone : `${own.first} and ${work}`;
}
