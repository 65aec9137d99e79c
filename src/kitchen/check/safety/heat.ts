/** Whether a recipe heats what it makes. */
import { instructionForm } from "#recipe/instruction-verbs";
import type { Clause } from "./clauses.ts";
import { saysToDo, saysToDoAny } from "./polarity.ts";
import type { SafetyView } from "./practice.ts";
import { longestMinutes } from "./said-time.ts";
import { findTemperatures } from "./temperature.ts";

/** "The cooked skewers" are heated no more. */
const HEAT =
  /(?<!\b(?:the|your|those|these|of|over) (?=\w+ed\b))\b(?:bak(?:e|es|ed|ing)|boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|cook(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|scrambl(?:e|ed|ing)|poach(?:ed|ing)?|roast(?:s|ed|ing)?|steam(?:ed|ing)?|microwav(?:e|ed|ing)|heat(?:ed|ing)?(?!-)|oven|grill(?:s|ed|ing)?|griddle|sear(?:s|ed|ing)?|char(?:s|red|ring)?|brown(?:ed|ing)?(?! (?:sugar|rice|bread|sauce|flour|paper))|toast(?:ed|ing)?(?= the|,| it| them| until| for)|barbecue(?! sauce| rub| seasoning)|braise[ds]?|saut[eé](?:ed|ing)?|broil(?:ed|ing)?|air[- ]?fr\w+|stew(?:s|ed|ing)?|skillet|wok|(?:stir|deep|pan)-?fr\w+|warm through|slow cooker|crock[- ]?pot|on (?:low|high) for (?=\w+ hours)|pressure(?: |-)cook\w*|(?:high|low|full|under) pressure|instant pot|bubbl\w+|gas (?:mark )?\d|\d{3,4} ?w(?:atts?)?(?=[^\w ]| for|$)|barbie|bbq(?! (?:sauce|rub|spice))|on the (?:coals|embers)|hot (?:\w+ )?(?:pan|skillet|griddle|iron|oil|fat|coals|waffle)|(?:minutes?|mins|seconds) (?:per|a|each|on each|on the (?:one|other)) side|until (?:\w+ )?(?:golden|browned|risen|springy))\b/g;
/** °C: "170 °C, 16 minutes" names no verb, and no other thing in a kitchen is that hot. */
const OVEN = 100;
/** °C: what is brought to so much inside is on the heat, whatever the verb. */
const INSIDE = 60;
const TAKEN_INSIDE = /\b(?:thermometer|probe|inside|middle|cent(?:re|er)|thickest|bone|thigh|hits?|reads?|reach\w*)\b/;
const MELTED = /\bmelt(?:s|ed|ing)?\b/;

/** Whether the clause tells a cook what to do: a line of the list names a food, unless it begins with an instruction. */
export function isStep({ sentence, text }: Clause): boolean {
  return sentence.part.role !== "ingredient" || instructionForm(/^\s*(\p{L}+)/u.exec(text)?.[1] ?? "") === "bare";
}

/** "The acid cooks it", "the lime will do the cooking": without any heat. */
const CURED =
  /\b(?:acid|juice|lemon|lime|citrus|vinegar|salt|marinade|cure)(?: itself)? (?:will |does |has |is )?(?:do(?:es)? the |all the |slowly |gently )?["'“]?cook(?:s|ed|ing)?\b/;

/** Whether the clause says to heat food; melting chocolate or butter for it is no cooking. */
export function heats(clause: Clause): boolean {
  if (!isStep(clause) || CURED.test(clause.text) || MELTED.test(clause.text)) return false;
  if (
    findTemperatures(clause.text).some(
      ({ celsius, start }) => (celsius >= OVEN || (celsius >= INSIDE && TAKEN_INSIDE.test(clause.text))) && saysToDo(clause, start),
    )
  )
    return true;
  return saysToDoAny(clause, HEAT);
}

/** An oven that is on by its figure: "Oven 170 °C", "Preheat to 160 fan", "Gas 4". */
const OVEN_IS_ON = /\b(?:(?<!\b(?:mind|skip) .*)(?:oven|pre-?heat(?:ed)?)\b[^.;]{0,24}?\b\d{3}\b|\d{3} fan|gas (?:mark )?\d)/;
/** What takes minutes without any heat. */
const TAKES_TIME = /\b(?:chill|fridge|freez|rest|stand|cool|rise|pro(?:v|of)|knead|beat|whisk|whip|mix|stir|soak|leave|let)/;

/** Whether anything is heated in the sentence that first uses a food in a step, or behind it: what goes for minutes into an oven that is on is baked, without a verb. No such sentence: anywhere. */
export function heatsAfter({ clauses }: SafetyView, food: RegExp): boolean {
  const first = clauses.find((clause) => isStep(clause) && food.test(clause.text))?.sentence.at ?? 0;
  let isOn = false;
  return clauses.some((clause) => {
    isOn ||= isStep(clause) && OVEN_IS_ON.test(clause.text) && saysToDo(clause, clause.text.search(OVEN_IS_ON));
    if (clause.sentence.at < first) return false;
    return heats(clause) || (isOn && isStep(clause) && longestMinutes(clause.text) !== undefined && !TAKES_TIME.test(clause.text));
  });
}

/** Whether there are steps to judge by: a recipe, and a whole one. */
export function isWhole({ recipe: { reading }, clauses }: SafetyView): boolean {
  // A closing remark that breaks off, or ends without a full stop, leaves the steps whole.
  const isCut = reading.cutOff && /^(?:step|ingredient)$/.test(clauses.at(-1)?.sentence.part.role ?? "step");
  return !isCut && (reading.recipe.steps.length > 0 || clauses.some((clause) => clause.sentence.part.role === "ingredient" && isStep(clause)));
}
