/** Leftovers that are warmed again and again, or only made lukewarm. */
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";

const AGAIN =
  /\b(?:reheat\w*|re-heat\w*|rewarm\w*|warm(?:ed)? (?:it |them )?up|heat (?:it|them) up)\b[^.;]{0,40}\b(?:again|as (?:often|many times)|several times|many times|(?:two|three|four|five|\d)(?: or \w+)? times|more than once|twice|a second time|each (?:day|time|morning|night|evening)|every (?:day|time|morning|night|evening)|over and over|repeatedly)\b|\b(?:heat|warm)(?:s|ed|ing)?\b[^.;]{0,50}\b(?:again\b[^.;]{0,30}\bagain|as (?:often|many times) as|over and over|several times|more than once|a second time|a third time)\b|\b(?:warm|heat|reheat|microwave)\b[^.;]{0,60}\balready (?:been )?(?:warmed|heated|reheated|microwaved)\b|\bin and out of the (?:microwave|oven|pan)\b|\b(?:re)?heat(?:s|ing)?\b[^.;]{0,30}\b(?:each|every) (?:day|time|lunch\w*|morning|night|evening|meal|dinner)\b[^.;]*\bback in(?:to)? the fridge|\b(?:again and again|repeatedly|several times|as often as)\b[^.;]{0,30}\b(?:reheat\w*|rewarm\w*|warm\w* up)\b/g;
const LUKEWARM =
  /\btak(?:e|es|ing) the chill off\b|\b(?:doesn't|don't|does not|do not) (?:need|have) to (?:get|be) (?:\w+ )?hot\b|\b(?:reheat\w*|rewarm\w*)\b[^.;]{0,60}\b(?:lukewarm|tepid|barely warm|just warm|slightly warm|warm to the touch)\b/g;
/** Of leftovers the same, whatever the verb: "warm the curry until it is just lukewarm". */
const ONLY_WARM =
  /\b(?:warm|heat|microwave|give it)(?:s|ed|ing)?\b[^.;]{0,60}\b(?:lukewarm|tepid|barely warm|just warm|slightly warm|warm to the touch|hand[- ]warm|blood[- ]warm)\b|\b(?:need not|needn't) (?:be|get) hot\b/g;
/** "Heat it until steaming, and not a second time." */
const NOT_AGAIN = /\b(?:not|never) (?:a (?:second|third) time|again|twice|more than once)$/;
const OF_FOOD = /\b(?:oil|pan|oven|grill|skillet|wok|iron|butter|syrup|bread|milk for|yogh?urt|eggs?|cheese)\b/;

export const reheatedTwice: Practice = {
  kind: "unsafe-reheating",
  message: "Reheat leftovers once, and until they steam all through, 74 °C (165 °F): every round of cooling and warming lets germs grow.",
  source: "UK FSA, reheating; FoodSafety.gov, leftovers 74 °C (165 °F)",
  find: ({ clauses, recipe }) => {
    const isLeftOver = recipe.entries.some(({ typed }) => /\b(?:left-?overs?|cooked)\b/i.test(typed));
    return clauses.find(
      (clause) =>
        !OF_FOOD.test(clause.text) &&
        [...clause.text.matchAll(AGAIN), ...clause.text.matchAll(LUKEWARM), ...(isLeftOver ? clause.text.matchAll(ONLY_WARM) : [])].some(
          (match) => !NOT_AGAIN.test(match[0]) && saysToDo(clause, match.index) && !/\bonly once\b/.test(clause.sentence.text),
        ),
    )?.sentence;
  },
};
