/** What a portion is called in a sentence: the person's word, in the number its amount has. */
import { oncePer } from "#kitchen/once-per";
import type { Cut } from "#kitchen/knowledge/classes/class-row";
import { type Food, isFlesh, isLoosePowder, pieceGrams } from "../food.ts";
import type { Share } from "../plan/op.ts";
import type { Portion } from "../portion.ts";
import { inParts } from "../portion/in-parts.ts";
import { writeShare } from "../portion/share.ts";
import { isMass, isPlural, listOf, pluralise } from "./nouns.ts";

/** True when the portion is spoken of in the plural: `2 carrots`, `150 g mushrooms`. */
export function isMany(portion: Portion): boolean {
  const { food, grams, count } = portion;
  const { kind, ingredient, name } = food;
  if (food.parts !== undefined && (isNamedByAll(food) || (kind.measure === "piece" && !isMass(name, ingredient)))) return true;
  if (isPlural(name) || ALWAYS_MANY.test(name) || portion.cut === "crumbs") return true;
  if (isMass(name, ingredient) || isLoosePowder(food)) return false;
  switch (kind.measure) {
    case "piece":
      return count === undefined || count > 1;
    case "leaf":
    case "sprig":
      return kind.measure === "leaf" && (count ?? 1) > 1;
    case "weight": {
      const each = pieceGrams(food);
      if (kind.shelf === "pulse" && kind.form === "small") return true;
      if (isFlesh(kind) && kind.form === "solid") return each !== undefined && grams / each > 1.3;
      return each === undefined ? kind.form !== "paste" && kind.form !== "powder" && kind.form !== "liquid" && kind.form !== "leaf" : grams / each > 1.2;
    }
    case "tin":
      return kind.form === "small" || kind.id === "tomato_tin" || kind.id === "fish_tin" || kind.id === "beans_sauced";
    case "spoon":
      return kind.form === "small";
    default:
      return false;
  }
}

/** What is weighed or spooned and yet spoken of in the plural. */
const ALWAYS_MANY = /(?:flake|seed|caper|crumb|granule|peppercorn|lardon|bone|noodle)$/i;

/** Brie and camembert, each by its name: they melt, and one of them melts. */
function isNamedByAll({ name, parts = [] }: Food): boolean {
  return parts.length > 0 && parts.every((part) => name.includes(part.name));
}

/** Bread that was torn up is spoken of as crumbs. */
export const nameOf = oncePer((portion: Portion): string => {
  if (portion.cut === "crumbs") return `${portion.food.name}${portion.food.name.endsWith("bread") ? "" : " "}crumbs`;
  if (isNamedByAll(portion.food)) return listOf(inParts(portion, "metric").map(nameOf));
  return isMany(portion) ? pluralise(portion.food.name, portion.food.ingredient) : portion.food.name;
});

const SQUEEZED: Partial<Record<Cut, string>> = { juice: "juice", zested: "zest and juice" };

/** What goes in: of a fruit that is squeezed, the juice. */
function spokenName(portion: Portion): string {
  const part = SQUEEZED[portion.cut];
  return part === undefined ? nameOf(portion) : `${portion.food.name} ${part}`;
}

/** `the onion, carrots and half of the cheese`. */
export function withThe(shares: readonly Share[]): string {
  const whole = shares.filter(({ label }) => label === "all").map(({ portion }) => spokenName(portion));
  const parts = shares
    .filter(({ label }) => label !== "all")
    .map(({ label, part, portion }) => `${label === "half" ? (writeShare(portion, part) ?? "half") : "the rest"} of the ${spokenName(portion)}`);
  return listOf([...whole.map((name, index) => (index === 0 ? `the ${name}` : name)), ...parts]);
}
