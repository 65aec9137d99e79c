/** The foods of a recipe as they are gathered: which of them a mention means, whose it is, and which of two was chosen. */
import { keyOf } from "#kitchen/knowledge/vocabulary";
import { BRANDS } from "#kitchen/knowledge/words/brands";
import { readBrand } from "#kitchen/read/read-brand";
import { recognise } from "#kitchen/read/recognise";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Ingredient, ReadingWay } from "#kitchen/knowledge/schema";
import { instructionForm } from "#recipe/instruction-verbs";
import { readQuantity } from "#recipe/quantity";
import type { IngredientLine } from "#recipe/recipe";
import type { FoodPlace } from "./finding.ts";
import { type Mention } from "./find-mentions.ts";
import { pointingOf } from "./mention-place.ts";
import { CUT_WORDS, OWN_HEADS } from "./kinship-words.ts";
import { differInKind, matchFood, type NamedFood, type Pointing } from "./match-food.ts";
import { matchEntries, namedBy } from "./match-entries.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";
import { withoutTreatment } from "./treated-foods.ts";
import type { Sentence } from "./sentence.ts";
export type FoodVerdict = "yours" | "not-on-your-list" | "not-sure";

export interface RecipeFood extends NamedFood {
  /** In the recipe's words, lower-case. */
  readonly name: string;
  readonly ingredient?: Ingredient;
  readonly lemmas: readonly string[];
  readonly verdict: FoodVerdict;
  /** It is not settled whether the recipe uses it at all. */
  readonly doubted?: true;
  readonly place: FoodPlace;
  /** The entries it comes from. */
  readonly entries: readonly OrderEntry[];
  /** Those entries as typed. */
  readonly typed: readonly string[];
  /** The words of its ingredient line, and the line's place in the list. */
  readonly line?: string;
  readonly lineIndex?: number;
  readonly mentions: readonly Mention[];
}

/** While foods are gathered, their mentions and place still grow. */
export type OpenFood = { -readonly [name in keyof RecipeFood]: RecipeFood[name] } & { mentions: Mention[] };

/** Readings that do not guess: a brand, a foreign word, an emoji may name the food of a line, a corrected spelling may not. */
const CERTAIN: ReadonlySet<ReadingWay> = new Set<ReadingWay>(["exact", "translation", "emoji"]);
/** Words of a list line that are no food: what holds, lines or ties. */
const NOT_A_FOOD =
  /^(?:\w+ )?if |\boven (?:to|on)\b|\b(?:skewers?|toothpicks?|cocktail sticks?|parchment|baking paper|foil|twine|string|cases|liners|jars?|lids|equipment|pan|pot|saucepan|skillet|wok|tin|bowl|plates?|stick|blender|whisk)\b/;
/** Without an amount these begin no name of a food: "into the oven", "then the rest", "enjoy!". */
const NO_NAME =
  /^[^\p{L}\p{N}]*(?:in|into|on|onto|out|back|off|up|down|over|then|when|until|next|now|not|no|if|for|to|at|sit|enjoy|that|this|it|they|you|we|and|or|but)\b|[.!?](?:$| \p{L})|:|^[^\p{L}]*$/u;

export class GatheredFoods {
  readonly foods: OpenFood[] = [];
  private readonly entries: readonly OrderEntry[];
  private readonly hasYielded: (what: string) => boolean;
  /** What `find` found for words, as long as no food has been added since. */
  private readonly found = new Map<string, OpenFood | undefined>();

  /** `hasYielded`: whether the recipe has made something of the kind of what its list holds, a puree of tomatoes. */
  constructor(entries: readonly OrderEntry[], hasYielded: (what: string) => boolean) {
    this.entries = entries;
    this.hasYielded = hasYielded;
  }

  isListed(mention: Mention): boolean {
    return this.find(mention) !== undefined || matchEntries(this.entries, mention, pointingOf(mention)).length > 0;
  }

  add(mention: Mention, place: "list" | "step", line?: string, lineIndex?: number, glossed: readonly OrderEntry[] = []): void {
    if (this.foods.length >= FOODS_MOST) return;
    const known = this.find(mention);
    const here: FoodPlace = mention.use === "optional" ? "optional" : place;
    if (known) {
      known.mentions.push(mention);
      if (known.doubted && mention.doubted === undefined && here !== "optional") {
        known.verdict = mention.ingredient === undefined && mention.phrase === undefined ? "not-sure" : "not-on-your-list";
        delete known.doubted;
      }
      if (PLACES.indexOf(here) < PLACES.indexOf(known.place)) known.place = here;
      return;
    }
    const matched = matchEntries(this.entries, mention, pointingOf(mention));
    const same = matched.length > 0 ? matched : glossed;
    const maybe = same.length > 0 ? [] : matchEntries(this.entries, mention, pointingOf(mention), "maybe");
    // A name of which the list itself speaks is the list's: "1/2 cup Frank's RedHot", "add the Frank's".
    const unknown = mention.ingredient === undefined && mention.entry === undefined && mention.phrase === undefined && !mention.inviting;
    const entries = same.length > 0 ? same : maybe;
    this.foods.push({
      name: nameOf(mention),
      lemmas: mention.lemmas,
      ...(mention.ingredient ? { ingredient: mention.ingredient } : {}),
      verdict: same.length > 0 ? "yours" : maybe.length > 0 || unknown || mention.doubted ? "not-sure" : "not-on-your-list",
      ...(mention.doubted && same.length === 0 ? { doubted: true as const } : {}),
      place: here,
      entries,
      typed: entries.map((entry) => entry.typed),
      ...(line === undefined ? {} : { line }),
      ...(lineIndex === undefined ? {} : { lineIndex }),
      mentions: [mention],
    });
  }

  /** A line without a food the kitchen knows: the person's own words make it theirs, anything else is not sure. */
  addUnknownLine(sentence: Sentence, { food, quantity }: IngredientLine, optional: boolean): void {
    const name = food.toLowerCase();
    if (quantity === undefined && (NO_NAME.test(name) || (name.includes(" ") && instructionForm(/^\p{L}+/u.exec(name)?.[0] ?? "") === "bare"))) return;
    if (name === "" || NOT_A_FOOD.test(name) || readQuantity(`1 ${name}`)?.unit !== undefined) return;
    const start = Math.max(0, sentence.text.indexOf(name));
    const end = Math.min(sentence.text.length, start + name.length);
    const [reading, ...more] = food.length > NAME_LENGTH_MOST ? [] : recognise([food]).readings;
    // "85 g cold Kerrygold": how it is stands before its name.
    const described = /^(?:[\p{Ll}-]+ )*(?=\p{Lu})/u.exec(food)?.[0] ?? "";
    const withoutCuts = lemmasOf(described).every((lemma) => CUT_WORDS.has(lemma)) ? food.slice(described.length) : food;
    // "1/2 cup Frank's RedHot", of the listed hot sauce.
    const ingredient = reading && more.length === 0 && CERTAIN.has(reading.how) ? getIngredient(reading.ingredient) : readBrand(keyOf(withoutCuts))?.ingredient;
    this.add(
      {
        sentence,
        start,
        end,
        words: name,
        lemmas: lemmasOf(withoutCuts),
        ...(ingredient ? { ingredient } : {}),
        use: optional ? "optional" : "used",
        why: "line",
        definite: false,
        inviting: false,
        alternative: false,
      },
      "list",
      sentence.text,
      sentence.part.index,
    );
  }

  /** The food already gathered that a mention means. */
  find(mention: Mention): OpenFood | undefined {
    const key = `${mention.words}|${mention.definite}|${mention.bought ?? false}|${mention.sentence.part.role === "ingredient"}|${this.foods.length}`;
    if (!this.found.has(key)) this.found.set(key, this.searchFood(mention));
    return this.found.get(key);
  }

  private searchFood(mention: Mention): OpenFood | undefined {
    const name = nameOf(mention);
    const exact = this.foods.find(
      (food) =>
        (mention.ingredient !== undefined && food.ingredient?.id === mention.ingredient.id && !differInKind(mention.lemmas, food.lemmas)) || food.name === name,
    );
    if (exact || mention.sentence.part.role === "ingredient") return exact;
    // "The biscuits", for ladyfingers, and a line further on "biscuits" alone: the same.
    const called = this.foods.find(
      ({ verdict, mentions }) => verdict === "yours" && mentions.some(({ words, definite }) => definite && words === mention.words),
    );
    if (called) return called;
    const listed = matchEntries(this.entries, mention, "listed", "same", true);
    if (listed.length > 0) return this.foods.find((food) => food.entries.some((entry) => listed.includes(entry)));
    const same = this.foods.find((food) => matchFood(mention, food, pointingOf(mention)) === "same");
    if (same || mention.bought || matchEntries(this.entries, mention, pointingOf(mention)).length > 0) return same;
    return this.findTreated(mention) ?? this.findShortened(mention);
  }

  /** "the sage oil", "hot oil", "tortilla strips": a food that is there, after something was done with it. */
  private findTreated(mention: Mention): OpenFood | undefined {
    // Whipped cream is had of cream, and of no ice cream.
    const pointing = (lemmas: readonly string[]): Pointing => (!mention.definite && OWN_HEADS.has(lemmas.at(-1) ?? "") ? "bare" : "definite");
    const isThere = (lemmas: readonly string[]): OpenFood | undefined =>
      this.foods.find((food) => food.verdict === "yours" && matchFood({ lemmas, ...namedBy(lemmas) }, food, pointing(lemmas)) === "same");
    return withoutTreatment(
      mention,
      (lemmas) => isThere(lemmas) !== undefined,
      (yielded) => this.hasYielded(yielded),
    )
      .map(isThere)
      .find((food) => food !== undefined);
  }

  /** "The remaining oil" behind "the tomato oil": the last word of a longer name for a food that is there. */
  private findShortened({ lemmas, definite }: Mention): OpenFood | undefined {
    if (!definite || lemmas.length !== 1) return undefined;
    return this.foods.find(
      (food) =>
        food.verdict === "yours" &&
        food.mentions.some(({ lemmas: longer, sentence }) => sentence.part.role === "step" && longer.length > 1 && longer.at(-1) === lemmas[0]),
    );
  }

  /** "butter or oil": where one of the two is there, the other is optional; where neither is, the second is. */
  settleAlternatives(mentions: readonly Mention[]): void {
    for (let at = 1; at < mentions.length; at += 1) {
      const [one, other] = [mentions[at - 1], mentions[at]];
      if (!one || !other?.alternative) continue;
      const chosen = this.isListed(one) && this.verdictOf(one) === "yours" ? one : this.verdictOf(other) === "yours" ? other : one;
      const left = chosen === one ? other : one;
      Object.assign(left, { use: "optional" });
      const food = this.foods.find((candidate) => candidate.mentions.length === 1 && candidate.mentions[0] === left);
      if (food) food.place = "optional";
    }
  }

  verdictOf(mention: Mention): FoodVerdict {
    return this.find(mention)?.verdict ?? (matchEntries(this.entries, mention, pointingOf(mention)).length > 0 ? "yours" : "not-on-your-list");
  }
}

/** A brand goes by what it sells, and a food whose name is cut short by all of it: "dijon mustard". */
function nameOf({ words, sold, ingredient, phrase }: Mention): string {
  const name = words.replace(MEASURED, "");
  const brand = sold ?? (ingredient !== undefined && ingredient.name !== name ? BRANDS.get(keyOf(name)) : undefined);
  if (brand !== undefined && brand !== "") return `${brand} (${words})`;
  return phrase === undefined && ingredient?.name.startsWith(`${name} `) === true ? ingredient.name : name;
}

/** "a knob of butter" is about butter. */
const MEASURED =
  /^(?:knob|glass|cup|pinch|juice|zest|bunch|handful|splash|drizzle|piece|slice|tin|can|jar|bag|packet|pouch|clove|sprig|head|stick|bottle|pot|tub|block|lump|dash|rasher)(?:e?s)? of (?:half )?(?:an? )?(?=\S)/;
/** Longer words are no name of a food. */
const NAME_LENGTH_MOST = 80;
/** No recipe holds more foods; what goes on is not looked at. */
export const FOODS_MOST = 200;

const PLACES: readonly FoodPlace[] = ["list", "step", "optional"];
