/** How far a recipe cooks its meat: the temperature it stops at, and words such as "pink". */
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Sentence } from "../sentence.ts";
import { cooksOn } from "./cooks-on.ts";
import { UNDERDONE } from "./doneness-words.ts";
import { findTemperatures } from "./temperature.ts";
import type { Clause } from "./clauses.ts";
import { fleshAt, namesFlesh, type FleshKind } from "./flesh.ts";
import { heats, isStep, isWhole } from "./heat.ts";
import { saysToDo } from "./polarity.ts";
import type { SafetyView } from "./practice.ts";

/** The sentence gives a temperature at which cooking ends. */
const END =
  /\b(?:internal|thermometer|probe|inside|inner|reach(?:es|ed)?|heart|reads?|registers?|hits?|core|cent(?:er|re)|middle|thickest|sous[- ]vide|shows?|measures?|gets? to|comes? to|temperature of|temp|aim for|bone|done|ready|pull(?:s|ed)?|(?:take|get|lift|have) (?:it|them|the \w+) (?:off|out)|off the (?:heat|grill|pan)|(?:roast|bake|fry|grill|braise|poach|smoke|sear|barbecue|pan-fry)(?:s|ed|ing)?\b[^.;,]{0,24} to(?= (?:about |around |just |only )?\d)|(?:come|comes|want to come) (?:off|out)|remove|stop|until|till|cook(?:ed|ing)? (?:\w+ ){0,2}to|just)\b/;
/** What else has such a temperature: an oven, a plate, milk. */
const SETTING =
  /\b(?:oven|preheat\w*|fan|gas|water bath|slow cooker|keep (?:\w+ )?warm|hold|fridge|refrigerat\w+|oil|milk|water|syrup|yeast|plates?|smoker|(?:keeps?|stays?|holds?|kept) (?:\w+ )?(?:above|over|at)|(?<!\b(?:off|from) )(?:the|a|your|gas|charcoal) grill|set)\b[^.;,]{0,24}$/;
/** "165 °F is overkill": not the temperature that is cooked to. */
const SCORNED =
  /\b(?:overkill|too (?:much|far|high|hot|long|dry)|dr(?:y|ies|ied) (?:it |them )?out|dry as|overcook\w*|rubber\w*|official|recommend\w*|guidelines?|usda|forget|ignore|rather than|instead of|myth)\b/;
const RISES = /\b(?:rise|rises|climb|climbs|carry[- ]?over|carries over|coast|coasts|finish(?:es)? cooking|keeps? (?:on )?cooking|go up|creep)\b/;

/** Pink that is gone, or of something else. */
const OTHER_PINK =
  /^\s?(?:from (?:the |its )?(?!meat|blood|inside|cent|middle|bone)\w+|chocolate|port|grape\w*|lentils?|(?:is|has|are) gone|disappears|has gone|colou?r (?:is gone|has gone|disappears)|(?:salt|pepper|peppercorns?|himalayan|onions?|lady|grapefruit|pickled|ginger|lemonade|wine|sauce|radish\w*|shrimp|prawns|flesh of|icing|cakes?|spices?|earth|treat)\b)/;
/** "Rosy with tomato". */
const COLOURED_WITH = /^ with (?!(?:blood|juices?|an?|the|its)\b)\w/;
/** "Most, but not all, of the pink has gone." */
const PINK_REMAINS = /\b(?:most|all|some|half)\b[^.;]{0,20}\bof the $/;
const PINK_DENIED =
  /\b(?:no longer|isn't|not|no|without|until (?:it|they)(?:'ve| have|'s| has)? (?:lost|loses)|none|never|any|loses?|lost|gone)\b[^,;.]{0,30}$/;

/** "The meat near the bone can look pinkish even when it's cooked": what it looks like once it is done, not when to stop. */
const MAY_LOOK_PINK =
  /\b(?:can|may|might|could|will|often|sometimes) (?:\w+ ){0,2}(?:look|be|stay|appear|seem)\b[^.;]{0,60}\b(?:even (?:when|if|though|after|once)|although|though) (?:(?:it|they|the \w+)(?:'s|'re| is| are| has| have)? )?(?:\w+ )?(?:cooked|done|safe|reached|at|come)/;

const AT_THE_BONE = /\b(?:at|near|by|against|around|close to|next to|along) the bones?\b/;

/** Clauses to either side in which the meat may be said to get hotter. */
const NEAR = 12;
const ROLES = new Set(["step", "note", "remark", "ingredient"]);

/** The sentence that stops cooking a meat before `least` °C inside, or calls it done underdone in the words of `words`. */
export function findEarlyStop(view: SafetyView, flesh: FleshKind, least: number, words: RegExp = UNDERDONE): Sentence | undefined {
  if (!view.raw.has(flesh)) return undefined;
  const isCookedThrough = view.clauses.some((clause) => endTemperatures(clause, view.recipe, view.raw, flesh).some((celsius) => celsius >= least));
  for (const [at, clause] of view.clauses.entries()) {
    if (!ROLES.has(clause.sentence.part.role)) continue;
    // "You may see a bit of pink at the bone even then": it is the marrow's, where the meat has reached its temperature.
    if (isCookedThrough && AT_THE_BONE.test(clause.sentence.text) && !endsTooCold(clause, at, view, flesh, least)) continue;
    if (endsTooCold(clause, at, view, flesh, least)) return clause.sentence;
    if (saysUnderdone(clause, view.recipe, view.raw, flesh, words) && !cooksOn(view, at) && !getsHotter(clause, view, flesh, least)) return clause.sentence;
  }
  return undefined;
}

/** The same, or the first step of a recipe that handles this meat raw and never heats anything. */
export function findUndercooked(view: SafetyView, flesh: FleshKind, least: number): Sentence | undefined {
  const early = findEarlyStop(view, flesh, least);
  if (early) return early;
  const isNeverHeated = view.raw.has(flesh) && isWhole(view) && !view.clauses.some((clause) => heats(clause) || tellsDone(clause));
  return isNeverHeated ? view.clauses.find(isStep)?.sentence : undefined;
}

/** "Char until the juices are clear": heated, whatever the verb. */
function tellsDone(clause: Clause): boolean {
  return /\bjuices? (?:\w+ ){0,2}clear\b|\bcooked through\b/.test(clause.text) || rulesOutPink(clause);
}

/** "They're still raw within, so simmer for half an hour, till 72 °C." */
function getsHotter({ sentence, start }: Clause, { recipe, clauses, raw }: SafetyView, flesh: FleshKind, least: number): boolean {
  return clauses.some(
    (other) =>
      (other.sentence.at === sentence.at + 1 || (other.sentence === sentence && other.start >= start)) &&
      heats(other) &&
      endTemperatures(other, recipe, raw, flesh).some((celsius) => celsius >= least),
  );
}

function endsTooCold(clause: Clause, place: number, { recipe, clauses, raw }: SafetyView, flesh: FleshKind, least: number): boolean {
  const { sentence } = clause;
  if (!END.test(sentence.text)) return false;
  const here = endTemperatures(clause, recipe, raw, flesh);
  if (here.length === 0 || Math.max(...here) >= least) return false;
  // "Take it off at 160 °F; it rises to 165 °F as it rests."
  const near = clauses
    .slice(Math.max(0, place - NEAR), place + NEAR)
    .filter(({ sentence: { at, text } }) => at === sentence.at || (at === sentence.at + 1 && RISES.test(text)));
  return near.every((other) => endTemperatures(other, recipe, raw, flesh).every((celsius) => celsius < least));
}

/** The temperatures in °C at which the clause says that this meat is done. */
function endTemperatures(clause: Clause, { sentences }: CheckedRecipe, raw: ReadonlySet<FleshKind>, flesh: FleshKind): number[] {
  return findTemperatures(clause.text).flatMap(({ celsius, start }) => {
    if (celsius <= 30 || celsius >= 95 || SCORNED.test(clause.text)) return [];
    if (SETTING.test(clause.text.slice(0, start)) || !saysToDo(clause, start)) return [];
    return fleshAt(clause.sentence, clause.start + start, sentences, raw) === flesh ? [celsius] : [];
  });
}

function saysUnderdone(clause: Clause, recipe: CheckedRecipe, raw: ReadonlySet<FleshKind>, flesh: FleshKind, words: RegExp): boolean {
  for (const match of clause.text.matchAll(words)) {
    const before = clause.text.slice(Math.max(0, match.index - 40), match.index);
    const remains = PINK_REMAINS.test(before) && /\b(?:most|nearly|almost|not all|some|half)\b/.test(before) && DONE.test(clause.sentence.text);
    if (!remains && deniesPink(before)) continue;
    if (/\b(?:cool|cold|lukewarm)\b/.test(match[0]) && COOLED.test(clause.sentence.text.replace(match[0], ""))) continue;
    if (flesh === "ground" && WHOLE_CUT.test(clause.text.slice(match.index + match[0].length))) continue;
    const behind = clause.text.slice(match.index + match[0].length);
    if (/^(?:pink|rosy|blush)/.test(match[0]) && COLOURED_WITH.test(behind)) continue;
    if (!remains && (OTHER_PINK.test(behind) || !saysToDo(clause, match.index))) continue;
    if (MAY_LOOK_PINK.test(clause.sentence.text) || (/^(?:pink|blush)/.test(match[0]) && isOfAnotherFood(clause.sentence, recipe, raw))) continue;
    if (fleshAt(clause.sentence, clause.start + match.index, recipe.sentences, raw) === flesh) return true;
  }
  return false;
}

/** "A rosy steak is fine": another meat than the mince at hand. */
const WHOLE_CUT = /^ (?:steaks?|roasts?|joints?|chops?|tuna|salmon|duck)\b(?! burgers?| mince)/;

/** Cold, as a thing is that was let cool. */
const COOLED = /\b(?:cool|chill|fridge|refrigerat\w+|freez\w+|thaw\w*|defrost\w*)\b/;

/** The meat is taken off as it is told to be: no stage on its way. */
const DONE = /\b(?:done|ready|serve|served|stop|eat|plate|enough|take (?:it|them) off|off the heat)\b/;

/** Whether what stands before a word for underdone flesh denies it: "until there is no". */
function deniesPink(before: string): boolean {
  return PINK_DENIED.test(before.replace(/\b(?:don't|do not|not to|never|no need to) (?:worry|mind|panic|fret|be)\b|\bnot a problem\b/g, ""));
}

/** "Until none is bloody in the middle", "till not even a blush is left": what is not to be seen is a sign that it is done. */
export function rulesOutPink({ plain, sentence, wrong }: Clause): boolean {
  if (wrong || sentence.part.role === "ingredient") return false;
  for (const { index } of plain.matchAll(UNDERDONE)) {
    const before = plain.slice(Math.max(0, index - 40), index);
    if (/\b(?:until|till|make sure|check|must|should)\b/.test(plain.slice(0, index)) && !PINK_REMAINS.test(before) && deniesPink(before)) return true;
  }
  return false;
}

/** Foods that are pink, or turn it in acid. */
const TURNS_PINK =
  /\b(?:onions?|shallots?|radish(?:es)?|rhubarb|beet(?:root)?s?|cabbage|raspberr(?:y|ies)|strawberr(?:y|ies)|plums?|cherr(?:y|ies)|ginger|grapefruit)\b/;

/** "Toss the red onion with the lemon juice, until bright pink": a step about such a food, that names no meat. */
function isOfAnotherFood({ part }: Sentence, { foods }: CheckedRecipe, raw: ReadonlySet<FleshKind>): boolean {
  return (
    part.role === "step" &&
    !namesFlesh(part.plain.text.toLowerCase(), raw) &&
    foods.some(({ name, mentions }) => TURNS_PINK.test(name) && mentions.some(({ sentence }) => sentence.part === part))
  );
}
