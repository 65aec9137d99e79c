import type { Rule } from "../rule.ts";
import { isSaid } from "../dish-read.ts";

const HEATED = /\b(?:(?:pre-?)?heat|light|turn on|switch on) (?:the|an|your) oven\b/;
/** The oven itself, and neither a dish that bears it nor its being turned off. */
const SPOKEN_OF = /(?<!turn off the |switch off the )\boven\b(?! (?:dish|tray|tin|gloves?|off)\b)/;
const IN_A_TIN = /\b(?:tray|tin|dish|shelf|rack)\b/;
/** A covered pot is cooked for hours, in the oven that was heated for it. */
const FOR_HOURS = /\bcook\b[^.]*\bhours?\b/;

/** The oven is heated, and nothing is baked, roasted or warmed in it from there on. */
export const ovenForNothing: Rule = {
  id: "oven-for-nothing",
  why: "a cook pays for the heat and looks for the step that they must have missed",
  find({ sentences }) {
    const at = sentences.findIndex(({ text }) => HEATED.test(text));
    const heating = sentences[at];
    if (!heating) return [];
    const uses = sentences.slice(at).some(({ text, heats, minutes }) => {
      const rest = text.replace(HEATED, "");
      if (heats.includes("oven") || SPOKEN_OF.test(rest) || FOR_HOURS.test(rest)) return true;
      return (minutes > 0 && IN_A_TIN.test(rest)) || (minutes >= 45 && isSaid(rest, "cook"));
    });
    return uses ? [] : [{ weight: 2, what: heating.text }];
  },
};
