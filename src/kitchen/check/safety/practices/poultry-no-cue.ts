/** Poultry cooked by minutes or colour alone: neither a temperature inside nor a sign that it is done. */
import { rulesOutPink } from "../doneness.ts";
import { heats, isWhole } from "../heat.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";
import { findTemperatures } from "../temperature.ts";
import { undercookedPoultry } from "./undercooked-poultry.ts";
import type { Clause } from "../clauses.ts";

const CUE =
  /cooked (?:all the way |right )?through|cook(?:s|ing)? (?:\w+ ){1,4}through|cook(?:ed|ing|s)? (?:it |them )?(?:completely|fully|thoroughly)|(?:fully|completely|thoroughly|properly) (?:cooked|done)|no (?:longer|more) (?:\w+ )?pink|not pink|isn't pink|no (?:(?:trace|sign|hint|bit|speck|touch)s? of )?pink|pink (?:is gone|has gone|disappears)|loses? (?:its|their|all|any) (?:raw )?(?:pink|colou?r)|lost (?:its|their|all) pink|\b(?:juices?|liquid|what comes out)\b[^.;,]{1,24}\bclear\b|clear juices|no red juices? (?:is |are )?left|(?:white|firm) (?:all the way |right |all )?through|from pink to white|opaque|until (?:the \w+ (?:is|are) |it(?:'s| is) |they(?:'re| are) )?(?:cooked|done)\b|fall(?:s|ing)? (?:off|apart|from)|(?:com|slip|slid|fall|drop|pull|lift)(?:e?s|ing)? (?:\w+ )?(?:away |off |from )(?:\w+ )?(?:the )?bones?|shreds? easily|pulls? apart|piping hot (?:all the way )?through/g;
/** Denied inside the cue itself: "no pink" is a cue because of its "no". */
const SAYS_NO = /^(?:no|not|isn't|loses?|lost)\b/;
/** Too cold for any oven, hot enough for a bird. */
const COOKED = { least: 73.5, most: 95 };
/** What else is brought to such temperatures, and a sentence that says that its figure shows nothing. */
const SET_TEMPERATURE = /\b(?:oven|preheat|fan|gas|water bath|sous[- ]vide|slow cooker|keep warm)\b/;
/** "At 170 °C (150 °C fan) for an hour, until 74 °C in the thickest part": what the meat comes to, beside what the oven is set to. */
const COMES_TO =
  /\b(?:until|till|reads?|reach(?:es)?|registers?|hits?|comes to|gets to|(?:cook|precook|roast|bake|grill|fry)\b[^.;,]{0,40}(?<!\bheat\w* (?:the |your |an )?(?:oven|grill)) to)(?: (?!oven\b|fan\b|gas\b)[\p{L}-]+){0,10} $/u;
/** "If the juices are still pink, give it five more": how it is seen, told by what is not done. */
const NOT_YET = /\bif\b[^.;]*\b(?:pink|red|bloody|not (?:yet )?(?:clear|done|cooked))\b[^.;]*\b(?:more|longer|back|again|extra|another)\b/;
const NO_SIGN =
  /\b(?:no (?:sign|way|guarantee)|says nothing|tells? you nothing|(?:isn't|is not|not) (?:a sign|enough|something you can)|without a (?:cue|sign))\b/;

export const poultryNoCue: Practice = {
  kind: "poultry-no-cue",
  message:
    "The recipe never says how to tell that the poultry is done: cook it to 74 °C (165 °F) inside, until no pink is left and the juices run clear (FoodSafety.gov, safe minimum internal temperatures).",
  source: "FoodSafety.gov (USDA), safe minimum internal temperatures",
  find: (view) => {
    if (!view.raw.has("poultry") || !isWhole(view) || !view.clauses.some(heats) || undercookedPoultry.find(view)) return undefined;
    return view.clauses.some((clause) => givesCue(clause) || rulesOutPink(clause) || saysDoneAt(clause) || NOT_YET.test(clause.sentence.text))
      ? undefined
      : "missing";
  },
};

function givesCue(clause: Clause): boolean {
  for (const match of clause.text.matchAll(CUE)) {
    const from = SAYS_NO.test(match[0]) ? Math.max(0, match.index - 1) : match.index;
    if (!NO_SIGN.test(clause.text) && saysToDo(clause, from)) return true;
  }
  return false;
}

/** "until the turkey is 74 °C", "above 75 °C at the bone". */
function saysDoneAt(clause: Clause): boolean {
  if (NO_SIGN.test(clause.sentence.text)) return false;
  const isSet = SET_TEMPERATURE.test(clause.sentence.text);
  return findTemperatures(clause.text).some(
    ({ celsius, start }) =>
      celsius >= COOKED.least && celsius < COOKED.most && (!isSet || COMES_TO.test(clause.text.slice(0, start))) && saysToDo(clause, start),
  );
}
