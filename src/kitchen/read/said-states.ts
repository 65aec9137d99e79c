/** States that several words say, or that only some foods have: "bone-in" thighs, peaches "in syrup". */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { FoodState } from "#kitchen/knowledge/schema";
import type { Read } from "./outcome.ts";

const MEAT = /^(poultry|red_|pork|roast_joint|joint_cured|offal)/;

/** By the class of a food and its id: the words, and the state that they say. */
const SAID: readonly (readonly [kind: RegExp, words: RegExp, state: FoodState])[] = [
  [/^poultry_(breast|dark) /, /\bbone[- ]?in\b|\bon the bone\b/i, "on the bone"],
  [/^poultry_dark /, /\b(?:boneless|skinless|de-?boned)\b/i, "boned"],
  [/^poultry_(whole|breast chicken$)/, /\b(?:(?:dis)?joint(?:s|ed)|cut[- ]?up|quarter(?:s|ed)|curry[- ]cut|cut in(?:to)? (?:serving|\d+))\b/i, "jointed"],
  [/^poultry_whole/, /\bcut in(?:to)?\b/i, "jointed"],
  // Meat that has been cut already cooks in the minutes of strips.
  [MEAT, /\b(?:thinly|thin[- ](?:cut|sliced)|shaved)\b/i, "thin"],
  [/^(roast_joint|joint_cured) /, /\b(?:slices|escalopes?|minute)\b/i, "thin"],
  [MEAT, /\b(?:stir[- ]?fry|strips)\b/i, "strips"],
  // What can be pulled apart has been cooked until it could.
  [/^(?:poultry|red_|pork|roast_joint|joint_cured|bone_cured|meat_bone) ?/, /\b(?:shredded|pulled)\b/i, "cooked"],
  [/^(red|pork)_quick /, /\bjoint\b/i, "joint"],
  [/^(red|pork)_quick /, /\b(?:filet|fillet|tenderloin|loin)\b/i, "fillet"],
  // What was dried with salt and has had its water, in the languages of those who cook it.
  [
    /^fish_salt /,
    /\b(?:soaked|desalted|de-salted|demolhad[oa]s?|dessalgad[oa]s?|desalad[oa]s?|remojad[oa]s?|dessal[eé]e?s?|ammollat[oaie]|dissalat[oaie]|gew(?:ä|ae)ssert|vattnad|utvannet)(?!\p{L})/iu,
    "soaked",
  ],
  // Fruit comes so out of a tin, though nobody says so.
  [/^(tropical|stone|pome) /, /\b(?:crushed|rings?|tidbits?|in (?:its own |light |heavy )?(?:juice|syrup))\b/i, "tinned"],
  [/^tropical /, /\bcrushed\b/i, "crushed"],
];

/** The rows of the table for a class and an id, by both. */
const rowsOf = new Map<string, typeof SAID>();

function rowsFor(key: string): typeof SAID {
  let rows = rowsOf.get(key);
  if (rows === undefined) rowsOf.set(key, (rows = SAID.filter(([kind]) => kind.test(key))));
  return rows;
}

/** Dry sherry is no dried food. */
const isPoured = ofGenera(["wine", "beer", "spirit", "liqueur", "soda", "cordial"]);

/** A reading with the states that the text says it was read from. */
export function withSaidStates(typed: Read, text: string): Read {
  const dry = typed.states.includes("dried") && isPoured(getIngredient(typed.ingredient).classId);
  const read = dry ? { ...typed, states: typed.states.filter((state) => state !== "dried") } : typed;
  const rows = rowsFor(`${getIngredient(read.ingredient).classId} ${read.ingredient}`);
  if (rows.length === 0) return read;
  const said = rows.flatMap(([, words, state]) => (words.test(text) && !read.states.includes(state) ? [state] : []));
  return said.length === 0 ? read : { ...read, states: [...read.states, ...said] };
}
