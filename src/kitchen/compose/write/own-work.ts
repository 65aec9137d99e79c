/** Work that a food asks for whatever the row says: strawberries are hulled, and juice is juice already. */
import type { Food } from "../food.ts";

/** By ingredient: what is done before all else, and what more where a row says nothing. */
const FIRST: Readonly<Record<string, { readonly first: string; readonly alone: string }>> = {
  strawberry: { first: "hulled", alone: " and halved" },
  "cardamom-pod": { first: "seeds ground", alone: "" },
};
/** A row that means the fruit with its stalk, or that sees to it. */
const SEES_TO_IT = /\b(?:hulled|crushed|bruised|whole|stalks?|leaves)\b/;

/** The `work` of a row as this food, in the form in which it is there, bears it. */
export function ownWork({ ingredient, kind, states }: Food, work: string | undefined): string | undefined {
  if (kind.form === "liquid" && work !== undefined && PRESSED.test(work)) return undefined;
  const own = kind.id === ingredient.classId && !states.includes("frozen") ? FIRST[ingredient.id] : undefined;
  if (own === undefined || SEES_TO_IT.test(work ?? "")) return work;
  return work === undefined || work === "" || own.first.endsWith(work) ? own.first + own.alone : `${own.first} and ${work}`;
}
const PRESSED = /^(?:zested and )?juiced\b/;
