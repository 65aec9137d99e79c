/** An order that hands a food over and says where to, and nothing besides: "shake malt vinegar over the chips". */
import { instructionForm } from "#recipe/instruction-verbs";
import type { Mention } from "../find-mentions.ts";

/** The verb at the head of its clause, and up to the food only how much of it. */
const HEAD =
  /(?:^|[.,;:] ?|\b(?:and|then|now) )(\p{L}+) (?:(?:an?|some|more|plenty|the rest|about|another|lots|\d[\d./]*|[½¼¾⅓⅔⅛]|(?:little|good|generous|big|small|heaped|level)|(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ml|g|oz|pinch|splash|dash|drizzle|handful|dollop|spoonful|spoonfuls|squeeze|knob|glug|ladle|ladleful|bit)|of) )*$/u;
/** Where it goes. */
const GOES_OVER =
  /^ (?:(?:all )?over|onto|on|into|through|across|around) (?:(?:the|each|every|your|both|all|it|them|everything|all of it)\b|the (?:top|side)\b)/;
/** A condition, a wish, what others do, a "no": somebody else's order, or none. */
const NO_ORDER =
  /\b(?:if|should|when(?:ever)?|unless|would|could|might|may|can|some|many|most|people|others|not|no|never|none|nothing|without|instead|like|another|i|i'm|\p{L}+n't|mood|fancy|want|wish|once|whoever|tomorrow|next time)\b/u;
/** What only seems to be done: "leave the olives on the table". */
const KEEPS_OFF = /^(?:leave|keep|save|forget|skip|imagine|picture|think|say|call|lay|see|watch|let|make|turn)$/;

/** Whether a step's sentence orders a food that it does not point at to be put over what is there. */
export function isPlainOrder({ sentence: { part, text }, start, end, definite, inviting, sense, alternative }: Mention): boolean {
  if (part.role !== "step" || definite || inviting || alternative || sense !== undefined) return false;
  const before = text.slice(0, start);
  const verb = HEAD.exec(before)?.[1] ?? "";
  return (
    instructionForm(verb) === "bare" && !KEEPS_OFF.test(verb) && GOES_OVER.test(text.slice(end)) && !NO_ORDER.test(before) && !/\bif\b/.test(text.slice(end))
  );
}
