/** Reads foods one after the other without a mark between: "eggs milk flour". */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findLongestFood } from "#kitchen/knowledge/vocabulary";
import { KEPT_WORDS } from "#kitchen/knowledge/words/modifiers";
import { isKindOf } from "./find-form.ts";
import type { Read } from "./outcome.ts";
import type { PhraseWord } from "./phrase-word.ts";
import { readAmount } from "./read-amount.ts";
import { readFood } from "./read-food.ts";
import { foreignName } from "./read-foreign.ts";
import { areTails } from "./tails.ts";
import type { EntryPart } from "./split-entry.ts";
import { toReading } from "./to-reading.ts";

/** What is sold in flavours that are named by two foods: "pork and apple sausages" are sausages. */
export const FLAVOURED: ReadonlySet<string> = new Set(
  "sausage soup crisp stuffing chutney quiche pie pasty hummus ravioli tortellini pizza relish stew curry naan protein jello cheerio crouton gyoza samosa granule".split(
    " ",
  ),
);

const MADE_OF = new Set("oil cream juice powder paste extract water wax".split(" "));

/** What is left of a food when it is eaten. */
const LEAVINGS = new Set(["shell", "husk", "skin", "peel", "bone", "rind", "pod", "stone", "pit", "leaf"]);

/** The foods in order; every word must belong to one. */
export function readSeveral(words: readonly PhraseWord[], part: EntryPart): Read[] | undefined {
  const outcomes: Read[] = [];
  let from = 0;
  let modifiers = 0;
  let names = 0;
  let lastLength = 0;
  // "tortellini spinach ricotta" is filled with them.
  let flavoured = false;
  while (from + modifiers < words.length) {
    const length = findLongestFood(words, from + modifiers)?.length ?? (foreignName(words[from + modifiers]?.lemma ?? "") === undefined ? 0 : 1);
    // In "green olives" the colour is no vegetable.
    if (length === 0 || (length === 1 && KEPT_WORDS.has(words[from + modifiers]?.word ?? ""))) {
      modifiers++;
      continue;
    }
    const end = from + modifiers + length;
    // "prawn shells" are the shells of prawns, no pasta.
    if (outcomes.length > 0 && length === 1 && LEAVINGS.has(words[end - 1]?.lemma ?? "")) return undefined;
    const outcome = readOne(words.slice(from, end), part);
    if (outcome === undefined) return undefined;
    // "back bacon rashers" are one food, named twice.
    const last = outcomes.at(-1);
    // "Apricot-mango nectar" tastes of both.
    const hyphened = from > 0 && part.text.slice(words[from - 1]?.end, words[from]?.start) === "-";
    if (last !== undefined && (hyphened || isKindOf(outcome.ingredient, last.ingredient))) outcomes[outcomes.length - 1] = outcome;
    else if (last === undefined || !isKindOf(last.ingredient, outcome.ingredient)) outcomes.push(outcome);
    flavoured ||= outcomes.length === 1 && words.slice(from, end).some(({ lemma }) => FLAVOURED.has(lemma));
    names++;
    lastLength = length;
    from = end;
    modifiers = 0;
  }
  if (names < (from < words.length ? 2 : 1) || !areTails(words.slice(from))) return undefined;
  // "Lemon oil" and "coffee cream" are made of what is named first, nobody knows how.
  // But "chive sour cream" is sour cream.
  if (outcomes.length === 2 && MADE_OF.has(words.at(-1)?.lemma ?? "")) return lastLength > 1 && words.length === lastLength + 1 ? outcomes.slice(1) : undefined;
  return flavoured || isFlavourOf(outcomes, words) ? outcomes.slice(0, 1) : outcomes;
}

/** What is sold in one flavour, by its class, and of what it may taste. */
const TASTES: readonly (readonly [sold: RegExp, of: RegExp])[] = [
  [/^(yogurt|jelly_mix|jam|ice_cream|cordial)/, /^(berry|stone|tropical|citrus|vanilla|pome)/],
  [/^(biscuit|cake|cereal)/, /^choc/],
];

/** "Yogurts strawberry", "digestives choc": one food and its flavour, said in the singular as an adjective is. */
function isFlavourOf(outcomes: readonly Read[], words: readonly PhraseWord[]): boolean {
  const [sold, taste] = outcomes.map(({ ingredient }) => findIngredient(ingredient)?.classId ?? "");
  const last = words.at(-1);
  if (sold === undefined || taste === undefined || outcomes.length !== 2 || last?.word !== last?.lemma) return false;
  return TASTES.some(([head, of]) => head.test(sold) && of.test(taste));
}

function readOne(words: readonly PhraseWord[], part: EntryPart): Read | undefined {
  const read = readAmount(words, part.text);
  const food = readFood(read.rest as readonly PhraseWord[]);
  return food === undefined ? undefined : toReading(food, read.amount, read.tinned, { ...part, comment: "" });
}
