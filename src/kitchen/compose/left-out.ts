/** What is not cooked with, and why, in one sentence for each. Nothing is left out in silence. */
import type { Recognition } from "../knowledge/schema.ts";
import { NEVER } from "./choose/clashes.ts";
import { harmonyIn } from "./choose/table-limits.ts";
import { type Refused } from "./choose/dish-table.ts";
import { isMainProtein, roleWeight, type Food } from "./food.ts";
import { enoughAlready } from "./left-out/enough.ts";
import { nameFood, Scene, these, type Noun, type Planned } from "./left-out/scene.ts";
import { itOrThem, itOrThey } from "./left-out/why.ts";
import { whyNoPlace, whyTooSweet } from "./left-out/why-no-place.ts";
import { isMilky } from "./simulate/heat-faults.ts";
import { capitalise } from "./write/nouns.ts";

const LEFT_OUT_CODES = [
  "empty",
  "not-food",
  "poison",
  "unknown",
  "avoided",
  /** Against a diet, or not free of an allergen. */
  "wish",
  "too-many",
  "too-little",
  "no-place",
  "clash",
  "enough",
  "sweet-in-savoury",
  "savoury-in-sweet",
  /** Water and ice: used, and never listed. */
  "at-hand",
] as const;
export type LeftOutCode = (typeof LEFT_OUT_CODES)[number];

export interface LeftOut {
  readonly entry: number;
  /** As typed. */
  readonly ingredient: string;
  readonly code: LeftOutCode;
  readonly reason: string;
}

/** Foods that the dish has no seat for. */
export function explainRefusals(planned: Planned, refused: ReadonlyMap<Food, Refused>): readonly LeftOut[] {
  if (refused.size === 0) return [];
  const scene = new Scene(planned);
  return [...refused].flatMap(([food, refusal]) => {
    const name = nameFood(food);
    const { code, words } = explain(food, name, refusal, scene);
    // Entries of one food share one sentence, which names each of them.
    const reason = `${capitalise(name.text)}: ${words}.`;
    return food.readings.map(({ entry, typed }) => ({ entry, ingredient: typed, code, reason }));
  });
}

/** Of two meats that are not put together, one is enough. What stood in its way when seats were given may itself have had to go; then the dish is looked at as it is. */
function explain(food: Food, name: Noun, refusal: Refused, scene: Scene): { readonly code: LeftOutCode; readonly words: string } {
  if (refusal.why === "clash") {
    const enemy = scene.portionsOf([refusal.with]);
    const rival = isMainProtein(food) && roleWeight(refusal.with.kind, ["protein", "protein_ready"]) >= 0.8 ? enoughAlready(food, enemy, scene) : undefined;
    if (rival !== undefined) return { code: "enough", words: rival };
    if (enemy.length > 0) {
      const tooSweet = whyTooSweet(food, name, scene);
      if (tooSweet) return tooSweet;
      const words = sayClash(food, name, refusal.with, these(enemy).text, scene);
      if (words !== undefined) return { code: "clash", words };
    }
  }
  if (refusal.why === "enough") {
    const words = enoughAlready(food, scene.portionsOf(refusal.than), scene);
    if (words !== undefined) return { code: "enough", words };
  }
  return whyNoPlace(food, name, scene);
}

/** What comes of the two together, where that is known, or that nobody eats them so. */
function sayClash(food: Food, name: Noun, enemy: Food, called: string, { dish }: Scene): string | undefined {
  if (isSour(food) && isMilky(enemy.kind)) return `${itOrThey(name)} would curdle ${called}`;
  if (isMilky(food.kind) && isSour(enemy)) return `${called} would curdle ${itOrThem(name)}`;
  return harmonyIn(dish, food, enemy) <= NEVER ? `${name.many ? "they do" : "it does"} not go with ${called}` : undefined;
}

function isSour({ kind }: Food): boolean {
  return roleWeight(kind, ["acid", "juice"]) >= 0.9;
}

export function explainRejections({ rejections }: Recognition): readonly LeftOut[] {
  return rejections.map(({ entry, typed, code, why }) => ({ entry, ingredient: typed, code, reason: why }));
}
