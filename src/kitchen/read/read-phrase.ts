/** The longest known name in a phrase, among words that leave it the same food: "large free-range eggs", "tomatoes, chopped", "2 große Zwiebeln". */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findFoodAt } from "#kitchen/knowledge/vocabulary";
import { KEPT_WORDS, NEUTRAL_TAILS } from "#kitchen/knowledge/words/modifiers";
import { type PhraseWord, nameOf } from "./phrase-word.ts";
import { soldAs } from "./read-brand.ts";
import { nameFor, readExactly, readTranslated, statesOf } from "./read-exactly.ts";
import { type ReadFood, readNamed } from "./read-named.ts";
import { areModifiers, isModifier, isTail, leavesSame } from "./tails.ts";

/**
 * The longest known name that ends the phrase, where all before it are modifiers and all behind it leave it the same
 * food: "large free-range eggs", "tomatoes, chopped", "kale leaves". A roast pork is cooked, a pork shoulder roast is a joint.
 */
export function readPhrase(words: readonly PhraseWord[]): ReadFood | undefined {
  for (let from = 0; from < words.length; from++) {
    const before = words.slice(0, from);
    if (!areModifiers(before)) continue;
    for (let end = words.length; end > from; end--) {
      const ingredient = findFoodAt(words, from, end);
      const behind = words.slice(end);
      if (ingredient === undefined || !leavesSame(behind, ingredient)) continue;
      const name = words.slice(from, end);
      // A "leftover" is a meal; what is left over of a pizza is a pizza.
      if (name.every(isModifier) && behind.some((_, at) => findFoodAt(behind, at, behind.length) !== undefined)) continue;
      const turned = readNamedWith(name, behind) ?? readNamedWith(name, before.slice(0, -1));
      if (turned !== undefined) return { ...turned, states: statesOf([...before, ...behind], turned.ingredient) };
      const mix = before.some(({ word }) => word === "boxed") ? readNamed(`${nameOf(name)} mix`, "phrase", 0.9) : undefined;
      if (mix !== undefined) return mix;
      // Chocolate raisins are chocolate.
      const coated = before.some(({ lemma }) => lemma === "chocolate") && isCoated(ingredient.classId) ? readNamed("chocolate", "phrase", 0.8) : undefined;
      if (coated !== undefined) return { ...coated, name: `chocolate ${nameOf(name)}` };
      const sold = soldAs(before, ingredient, name);
      if (sold !== undefined) return { ...sold, states: statesOf([...before, ...behind], sold.ingredient) };
      const kept = before.filter((word) => KEPT_WORDS.has(word.lemma));
      const states = statesOf([...before, ...behind.filter(({ word }) => word !== "roast")], ingredient);
      return { ingredient, name: nameFor(ingredient, [...kept, ...name]), states, how: "phrase", confidence: 0.95 };
    }
    const foreignFood = from === 0 ? undefined : readForeignTail(words.slice(from));
    if (foreignFood !== undefined) return { ...foreignFood, states: statesOf(words, foreignFood.ingredient) };
  }
  return undefined;
}

/**
 * "Beef, minced", "haddock fillets smoked undyed" and "cherry vine tomatoes": words that stand apart from a name belong
 * before it, where the tables have that name.
 */
function readNamedWith(name: readonly PhraseWord[], apart: readonly PhraseWord[]): ReadFood | undefined {
  const said = apart.filter((word) => isModifier(word));
  if (said.length === 0) return undefined;
  const core = name.filter(({ lemma }) => !NEUTRAL_TAILS.has(lemma));
  for (const beside of [said, ...said.map((word) => [word])]) {
    const food = readExactly([...beside, ...name]) ?? (core.length < name.length ? readExactly([...beside, ...core]) : undefined);
    if (food !== undefined) return { ...food, how: "phrase", confidence: 0.95 };
  }
  return undefined;
}

/** "2 große Zwiebeln": a foreign name behind modifiers we know, and before what leaves it the same. */
function readForeignTail(words: readonly PhraseWord[]): ReadFood | undefined {
  for (let end = words.length; end > 0; end--) {
    const food = readTranslated(words.slice(0, end));
    if (food !== undefined) return food;
    if (!isTail(words[end - 1])) return undefined;
  }
  return undefined;
}

/** What is sold in chocolate. */
const isCoated = ofGenera(["nut", "nut-butter", "dried-fruit", "berry"]);
