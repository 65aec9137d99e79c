/** Board, knife or plate of raw meat, used unwashed for what is eaten. */
import type { Clause } from "../clauses.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";

const SAME = /\b(?:same|unwashed|dirty|used) (?:unwashed |dirty )?(?:cutting |chopping )?(?:board|knife|plate|platter|tray|bowl|tongs|dish)\b/;
const THAT_HELD =
  /\b(?:board|knife|plate|platter|tray|bowl|tongs|dish) (?:that |which |you )?(?:\w+ ){0,2}(?:held|had|used for|cut|carried) (?:the |your )?raw\b/;
const EATEN =
  /\b(?:raw|salad|lettuce|tomato(?:es)?|cucumber|cooked|serve|bread|herbs|fruit|without (?:washing|cleaning|rinsing)|vegetables|onions?|avocado|peppers?|radish\w*)\b/;
const WASHED = /\b(?:after (?:washing|cleaning)|washed|cleaned|(?:clean|wash|scrub|rinse) (?:it|them|the|your)|once clean|(?:hot|soapy) water)\b/;
const NO_WASHING =
  /\b(?:no need to|don't (?:bother|need to)|do not (?:bother|need to)|without|skip|instead of|needn't)\b[^.;]{0,24}\b(?:wash\w*|clean\w*|rins\w*|chang\w*)\b[^.;]{0,40}/;

/** What was cooked goes back to where it lay raw. */
const GOES_BACK = /\b(?:return\w*|back)\b[^.;]{0,40}\b(?:plate|platter|tray|bowl|dish|board|marinade)\b/;

export const sharedBoard: Practice = {
  kind: "cross-contamination",
  message: "What touched raw meat carries its germs: wash board, knife, plate and hands before anything that is eaten comes near them.",
  source: "USDA FSIS, safe food handling: separate",
  find: ({ clauses, raw }) => (raw.size > 0 ? clauses.find(shares)?.sentence : undefined),
};

function shares(clause: Clause): boolean {
  const { sentence } = clause;
  const unwashed = NO_WASHING.exec(sentence.text);
  const thing = SAME.exec(clause.text) ?? THAT_HELD.exec(clause.text);
  if (
    unwashed &&
    /\b(?:board|knife|plate|platter|tray|dish|bowl|hands|tongs|it|them)\b/.test(unwashed[0]) &&
    !/\b(?:rice|chicken|turkey|meat|bird|mushrooms?|vegetables)\b/.test(unwashed[0].slice(-30))
  ) {
    return thing !== null || /\b(?:board|knife|plate|platter|tongs|hands)\b/.test(sentence.text) || GOES_BACK.test(sentence.text);
  }
  if (!thing || !(EATEN.test(sentence.text) || GOES_BACK.test(sentence.text)) || WASHED.test(sentence.text)) return false;
  return saysToDo(clause, thing.index);
}
