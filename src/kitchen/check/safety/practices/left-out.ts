/** Perishable food that stands at the temperature of a room for more than two hours, or is thawed there. */
import type { Clause } from "../clauses.ts";
import { heats } from "../heat.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";
import { clockMinutes, longestMinutes, spansNight } from "../said-time.ts";
import { findStoragePlace, warmPlaceAt } from "../storage-place.ts";

/** Minutes between 4 and 60 °C. */
const MOST = 120;

/** Clauses to either side that may tell how long, or what. */
const NEAR = 4;
/** Clauses in which a food may go by "it". */
const CALLED_IT_MOST = 8;
const STANDS =
  /\b(?:leave|leaves|leaving|left|let|lets|sit|sits|sitting|sat|stand|stands|standing|rest|rests|resting|cool|cools|cooling|keep|keeps|keeping|kept|hold|holding|store|stores|stored|storing|stay|stays|remain|marinate|marinates|marinating|marinade|wait|waits|lay|lays|hang|hangs|park|parks|parked|happy|fine|live|lives|serve|put|pop|place|set|spread|dry|carry|carries|carrying|carried|do not refrigerate|don't refrigerate|no need to refrigerate|refrigerat\w+|eat|chill)\b/g;
const KEEPS = /\b(?:store|stores|stored|storing|keep|keeps|keeping|kept)\b/;
const THAWS = /\b(?:thaw|thaws|thawed|thawing|defrost|defrosts|defrosted|defrosting)\b/g;
const FLESH =
  /\b(?:chickens?|turkey|duck|poultry|meat|beef|pork|lamb|ham|mince|burgers?|meatballs?|sausages?|steaks?|fish|salmon|tuna|cod|shrimps?|prawns?|seafood|mussels|crab|scallops|drumsticks?|thighs?|wings|breasts?|bird|ribs|joint|chops|(?:pork|lamb|veal) chop)\b/;
const COOKED =
  /\b(?:rice|stews?|soups?|curry|curries|chill?i(?! (?:flakes?|powder|oil|sauce|pepper|paste))|casserole|pasta|noodles|gravy|stock|broth|leftovers?|cooked|custard|quiche|lasagne?|pudding|risotto|paella|pilaf|beans|lentils|dal|dhal|stuffing|potato salad|chowder|ragu|bolognese|stir[- ]fry|congee|porridge)\b/;
const RAW_KEEPS_BADLY = /\b(?:eggs?|yolks?|cream|milk|yogh?urt|mayo(?:nnaise)?|mousse|tofu|sauce|salad|filling|pâté|pate)\b/;
/** What is meant to stand warm, or does no harm there. */
const STANDS_WELL =
  /\b(?:dough|starter|sourdough|yeast|poolish|biga|levain|batter|ferment\w*|culture|kimchi|sauerkraut|kombucha|kefir|pickl\w*|brine|rise|rises|prove|proof|butter|bread|loaf|cookies?|biscuits?|cakes?|meringues?|jam|jelly|marmalade|granola|crackers|dried|jars? of|vinegar|vinaigrette|syrup|fudge|brownies|muffins|scones|pastry|tart|pie crust|tortillas?|oven to|jerky)\b/;
/** What is done to a thing as it stands, until it is cooked. */
const STANDS_TO_SOAK = /\b(?:soak|soften)\w*/;
const FROZEN_FINE = /\b(?:pastry|phyllo|filo|dough|bread|rolls|berries|peas|corn|spinach|fruit|cake|bagels|waffles|puff)\b/;
const LEFT_OVER =
  /\b(?:any(?:thing)?(?: (?:is|that's|there's))? left|left ?overs?|the rest of it|what's left|what is left|any(?:thing)? (?:that )?you (?:don't|do not|can't) (?:finish|eat|use|manage))\b/;
/** "The rest of the bowl": what was mixed, and not what it was spread on. */
const REST_OF_IT = /\b(?:rest|remainder) of the (?:bowl|pot|pan|dish|salad|filling)\b/;
const RISES = /\b(?:yeast|sourdough|starter|dough|dried)\b/;
/** What is sealed to be kept is the matter of the practices about preserving. */
const PRESERVED = /\b(?:jars?|bottles?|bottled|canned|canner|canning|seals?|sealed|pickled?|cork(?:ed)?)\b/;
const CANNED = /\b(?:jars|canning)\b/;
/** "Store at room temperature" of a thing is no fault of its own; of these it is. */
const NEVER_WARM = /\b(?:rice|chickens?|turkey|duck|meat|beef|pork|lamb|fish|shrimps?|prawns?|stews?|soups?|curry|custard|gravy|casserole|seafood)\b/;

export const leftOut: Practice = {
  kind: "left-out",
  message: "Cooked food must not stand at room temperature for more than two hours: cool it fast, thaw in the fridge, and keep it there.",
  source: "USDA/CDC two-hour rule, 4 to 60 °C (40 to 140 °F)",
  find: (view) => view.clauses.find((clause, at) => isFollowed(clause) && (thawsWarm(clause, view, at) || standsWarm(clause, view, at)))?.sentence,
};

/** What stands before the method is a story, but for what it tells to do: "The night before: … and just leave the rice out". */
const TELLS = /^[^\p{L}]*(?:(?:and|then|just|now|simply) )*(?:leave|let|keep|put|set|store|spread|cool|thaw|defrost)\b/u;

function isFollowed({ sentence, text }: Clause): boolean {
  return sentence.part.role !== "opening" || TELLS.test(text);
}

/** "Serve it the same day; tomorrow it's a puddle on the table": nobody keeps it so long. */
const SAME_DAY = /\bsame day\b[^.]*;$/;

function standsWarm(clause: Clause, view: SafetyView, at: number): boolean {
  const place = findStoragePlace(clause.text) ?? placeBehind(view, at);
  if (place !== "warm") return false;
  const minutes = minutesOf(view, at);
  // "Tuck it beside the tent for the night": whatever the verb, where a place and a long time are told.
  const stands =
    [...clause.text.matchAll(STANDS)].some((match) => isTold(clause, match.index, match[0])) ||
    (minutes !== undefined &&
      warmPlaceAt(clause.text) >= 0 &&
      !heats(clause) &&
      !SAME_DAY.test(view.recipe.sentences[clause.sentence.at - 1]?.text ?? "") &&
      saysToDo(clause, warmPlaceAt(clause.text)));
  if (!stands) return false;
  const perishable = findPerishable(view, at);
  if (!perishable) return false;
  if (minutes !== undefined) return minutes > MOST;
  return KEEPS.test(clause.text) && NEVER_WARM.test(clause.text) && !/\b(?:warm|hot|away|aside|out of)\b/.test(clause.text);
}

/** "No need to refrigerate" tells to leave it out: its "no" belongs to the fridge. */
function isTold(clause: Clause, at: number, verb: string): boolean {
  if (/refrigerat|chill/.test(verb)) return findStoragePlace(clause.text) === "warm" && !/\b(?:never|dangerous|unsafe)\b/.test(clause.sentence.text);
  return saysToDo(clause, at);
}

/** "…, on the counter": the place may stand behind a comma, or before it. */
function placeBehind({ clauses }: SafetyView, at: number): "warm" | undefined {
  const clause = clauses[at];
  const next = clauses[at + 1];
  if (!clause || next?.sentence !== clause.sentence || next.text.search(STANDS) < 0 || !/^(?:no|do not|don't|without)\b/.test(next.text.trim()))
    return undefined;
  return findStoragePlace(next.text) === "warm" ? "warm" : undefined;
}

/** "…, five or six hours", "about nine hours later": a time that says of what stood before how long. */
const ONLY_A_TIME = /^\W*(?:about |for |some |say )?(?:[\w-]+ ){1,3}(?:hours?|days?)\W*$|\b(?:hours?|days?) later\b/;

/** The clause's own time; a night may be told of in the sentence before or behind, unless a fridge is told of there. */
function minutesOf({ clauses }: SafetyView, at: number): number | undefined {
  const clause = clauses[at];
  if (!clause) return undefined;
  const own = longestMinutes(clause.text) ?? clockMinutes(`${clause.sentence.text} ${clause.sentence.next}`);
  if (own !== undefined) return own;
  const near = clauses
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .filter(
      (other) =>
        other !== clause &&
        Math.abs(other.sentence.at - clause.sentence.at) <= 1 &&
        (spansNight(other.text) || ONLY_A_TIME.test(other.text) || isLongBeside(other, clause)) &&
        findStoragePlace(other.text) === undefined,
    );
  return near.length > 0 ? longestMinutes(near[0]?.text ?? "") : undefined;
}

/** Minutes that are told of what stands, and not of what is done to it. */
const LONG = 240;

/** "Let it ride along; it's at its best about six hours on": in the same sentence, or the half of one, and no cooking. */
function isLongBeside(other: Clause, { sentence }: Clause): boolean {
  const isNear = other.sentence === sentence || (other.sentence.at === sentence.at + 1 && sentence.text.trimEnd().endsWith(";"));
  return isNear && !heats(other) && (longestMinutes(other.text) ?? 0) >= LONG;
}

/** What another thing is like: "rather like thick porridge". */
const LIKENESS = /\blike (?:an? |the )?(?:\w+ ){0,2}\w+/g;

/** "Fold in the rice vinegar": what is stirred into the thing that stands, and does not change how it keeps. */
const SEASONED_WITH =
  /\b(?:add|fold|stir|mix|pour|sprinkle|drizzle|season|dot|toss)(?:s|ing)?(?: \w+)?(?: in| with| over| on| through)? (?:the |an? |some |your )?(?:[\w-]+ ){0,3}(?:vinegar|vinaigrette|butter|syrup|jam|jelly|dried \w+)\b/g;

/** "Cook the rice with the peas and butter": what is cooked with it. */
const COOKED_WITH =
  /(?<=\b(?:cook|boil|fry|simmer|steam|stew|braise)\b[^.;]*) (?:with|and|in) (?:(?:the|some|a little|plenty of|melted) )*(?:butter|vinegar|syrup|jam)\b/g;

/** Whether what stands there spoils: named in the clause, or else shortly before it. */
function findPerishable({ clauses, recipe }: SafetyView, at: number): boolean {
  // "Then the rosemary and the chilli": the pod, and no stew.
  const spoils = recipe.foods.some(({ name }) => CHILLI.test(name)) ? (words: string) => keepsBadly(words.replaceAll(CHILLI_WORDS, "")) : keepsBadly;
  const text = clauses[at]?.text ?? "";
  if (clauses.slice(Math.max(0, at - 3), at + 1).some((clause) => PRESERVED.test(clause.text))) return false;
  if (clauses.slice(Math.max(0, at - CALLED_IT_MOST), at).some((clause) => CANNED.test(clause.text))) return false;
  if (spoils(text)) return true;
  if (STANDS_WELL.test(text) || STANDS_TO_SOAK.test(text)) return false;
  if (REST_OF_IT.test(text)) return recipe.foods.some(({ place, name }) => place !== "optional" && spoils(name));
  // "Boil the rice. Tip it out, spread it, drape a cloth over it and leave it": what "it" is stands as far back as it goes by no other name.
  let isCooked = false;
  for (let [before, named] = [at - 1, 0]; before >= 0 && before >= at - CALLED_IT_MOST && named < NEAR; before -= 1) {
    const earlier = (clauses[before]?.text ?? "").replace(LIKENESS, "").replace(SEASONED_WITH, "").replace(COOKED_WITH, "");
    const clause = clauses[before];
    isCooked ||= clause !== undefined && heats(clause);
    // "Soak for 30 minutes, then cook it": what stands is cooked.
    if (STANDS_WELL.test(earlier) || (!isCooked && STANDS_TO_SOAK.test(earlier))) return false;
    if (spoils(earlier)) return true;
    if (!/\b(?:it|them)\b/.test(earlier)) named += 1;
  }
  const title = recipe.reading.recipe.title?.toLowerCase() ?? "";
  if (spoils(title)) return !STANDS_WELL.test(title);
  // "Spread, fill, wrap, and carry them about all day": what was made, of flesh and nothing that rises.
  if (/\b(?:it|them|everything|the (?:bowl|plate|platter|lot))\b/.test(text) && !STANDS_WELL.test(title))
    return recipe.foods.some(({ place, name }) => place !== "optional" && FLESH.test(name)) && !recipe.foods.some(({ name }) => RISES.test(name));
  // "Leave it on the stove overnight if there's any left": what is left is the dish, and it is made of what it holds.
  return (
    LEFT_OVER.test(text) &&
    recipe.foods.some(({ place, name, ingredient }) => place !== "optional" && (FLESH.test(name) || (COOKED.test(name) && ingredient?.classId !== undefined)))
  );
}

const CHILLI = /\bchill?i(?:es)?$/;
const CHILLI_WORDS = /\bchill?i(?:es)?\b/g;

function keepsBadly(text: string): boolean {
  if (FLESH.test(text) || COOKED.test(text)) return !/\b(?:dough|batter|doubled|starter|sourdough|ferment\w*|soak\w*|dried|rinse)\b/.test(text);
  return RAW_KEEPS_BADLY.test(text) && !STANDS_WELL.test(text);
}

/** "Take the mince out of the freezer. Leave the pack on the windowsill": it thaws there, whether the word is said or not. */
const FROM_FREEZER = /\b(?:out of|from) (?:the|your) (?:deep )?freezer\b/;

/** "Float the frozen cod in a bowl of warm water for three hours." */
const IS_FROZEN =
  /\bfrozen (?:\w+ )?(?:chicken|turkey|duck|meat|beef|pork|lamb|mince|fish|salmon|cod|prawns|shrimps?|steaks?|thighs|breasts|joint|sausages|burgers)\b/;
const FLOATS = /\b(?:float|floats|submerge|soak|sink|dunk)\b/g;

function leavesFrozen({ clauses }: SafetyView, at: number): boolean {
  const clause = clauses[at];
  const near = clauses.slice(Math.max(0, at - 2), at + 1).map(({ text }) => text);
  return (
    clause !== undefined &&
    (near.some((text) => FROM_FREEZER.test(text)) || (IS_FROZEN.test(clause.text) && longestMinutes(clause.text) !== undefined)) &&
    near.some((text) => FLESH.test(text)) &&
    !near.some((text) => FROZEN_FINE.test(text)) &&
    [...clause.text.matchAll(STANDS), ...clause.text.matchAll(FLOATS)].some((match) => isTold(clause, match.index, match[0]))
  );
}

/** Meat and fish thaw in the fridge; bread and berries where they like. Under two hours is let pass. */
function thawsWarm(clause: Clause, view: SafetyView, at: number): boolean {
  if (leavesFrozen(view, at) && findStoragePlace(clause.text) === "warm") return (longestMinutes(clause.text) ?? Infinity) > MOST;
  const verb = [...clause.text.matchAll(THAWS)].find((match) => saysToDo(clause, match.index));
  if (!verb || (findStoragePlace(clause.text) !== "warm" && !/\b(?:warm|hot|tepid|lukewarm)(?: tap)? water\b/.test(clause.text))) return false;
  if (/\b(?:never|not|rather than|instead of)\b[^.;]{0,16}\b(?:counter|worktop|side|sink|table|radiator|sill|room)/.test(clause.text)) return false;
  if (/\bcold water\b/.test(clause.text) || (FROZEN_FINE.test(clause.text) && !FLESH.test(clause.text))) return false;
  const minutes = longestMinutes(clause.text);
  return (minutes === undefined || minutes > MOST) && (FLESH.test(clause.text) || view.raw.size > 0 || findPerishable(view, at));
}
