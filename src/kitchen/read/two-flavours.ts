/** One food sold in two flavours: "pork and apple sausages", "naans garlic and coriander". */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import { findFoodAt, findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { MADE_OF_TWO } from "#kitchen/knowledge/words/modifiers";
import type { PhraseWord } from "./phrase-word.ts";
import { brandOf, isFlavoured, readBrand } from "./read-brand.ts";
import { readExactly } from "./read-exactly.ts";
import { FLAVOURED } from "./read-several.ts";
import { areModifiers, isTail } from "./tails.ts";

/** What is sold in flavours of two foods: sausages and soups, and what a brand sells, "sour cream and onion Pringles". */
function isFlavouredHead(lemma: string): boolean {
  const sold = FLAVOURED.has(lemma) ? undefined : readBrand(lemma);
  return FLAVOURED.has(lemma) || (sold !== undefined && isFlavoured(sold));
}

/** "Pork and apple sausages": the phrase without the first flavour, where both are said as adjectives are: in the singular, a word each. */
export function flavoured(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const and = words.findIndex(({ word }) => word === "and");
  const [first, , second, ...heads] = words.slice(and - 1);
  const [head] = heads;
  if (and < 1 || heads.length < 1 || heads.length > 2 || first === undefined || second === undefined) return words;
  // "Tomato and basil pasta sauce".
  if (heads.length === 1 ? !isFlavouredHead(head?.lemma ?? "") : !MADE_OF_TWO.has(heads[1]?.lemma ?? "") || readExactly(heads) === undefined) return words;
  const bare = [first, second].every(({ word, lemma }) => word === lemma && findIngredientByName(lemma) !== undefined);
  if (!bare || !areModifiers(words.slice(0, and - 1))) return words;
  return words.toSpliced(and - 1, readExactly(words.slice(and + 1)) === undefined ? 3 : 2);
}

/** "Naans garlic and coriander": the head without its two flavours behind it, where they are said in the singular. */
export function withoutFlavours(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const and = words.findIndex(({ word }) => word === "and");
  if (and < 2 || words.length !== and + 2) return words;
  // The first flavour may have two words: "Pringles sour cream and onion".
  for (const from of [and - 2, and - 1]) {
    const head = words.slice(0, from);
    if (head.length === 0 || !isSoldInFlavours(head)) continue;
    const flavours = [words.slice(from, and), words.slice(and + 1)];
    if (flavours.every((flavour) => flavour.at(-1)?.word === flavour.at(-1)?.lemma && canFlavour(findFoodAt(flavour, 0, flavour.length)?.classId))) return head;
  }
  return words;
}

/** A head that comes in flavours: "naans", "Boursin", "Loyd Grossman". */
function isSoldInFlavours(head: readonly PhraseWord[]): boolean {
  const noun = head.findLast((word) => !isTail(word));
  const ingredient = findFoodAt(head, 0, head.length);
  const sold = ingredient === undefined ? brandOf(head) : { ingredient };
  return FLAVOURED.has(noun?.lemma ?? "") || (sold !== undefined && isFlavoured(sold));
}

/** Staples and what is poured: no other food is sold in these flavours. */
const isNoFlavour = ofGenera(
  [
    "bread",
    "roll",
    "breaded-fish",
    "pasta",
    "rice",
    "cooked-rice",
    "rice-mix",
    "egg",
    "milk",
    "milk-powder",
    "plant-milk",
    "coconut-milk",
    "cream",
    "cream-cheese",
    "butter",
    "nut-butter",
    "oil",
    "oily-fish",
    "wine",
    "beer",
    "juice",
    "tomato-juice",
    "soda",
  ],
  ["noodle_rice", "rice_paper", "rice_wine", "pasta_sauce", "cornbread_mix", "soda_bicarb", "citrus_juice"],
);

function canFlavour(classId: ClassId | undefined): boolean {
  return classId !== undefined && !isNoFlavour(classId);
}
