/** Board, knife, plate or brush of raw meat, used unwashed for what is eaten. */
import { isThrownAway, walkKitchen, type Moment } from "../kitchen-walk.ts";
import { namesFlesh } from "../flesh.ts";
import { heats } from "../heat.ts";
import { saysToDo } from "../polarity.ts";
import { pattern } from "#recipe/pattern";
import type { Practice, SafetyView } from "../practice.ts";
import { ANY_WARE, waresIn } from "../wares.ts";

/** It is said to be the one of before: "the same board", "that plate", "its tray". */
const SAME = pattern()`\b(?:same|unwashed|dirty|used|that|its|this|very) (?:(?:patch|part|side|spot|bit|corner|end) of (?:the |your )?)?(?:unwashed |dirty |very |raw )?${ANY_WARE}\b|\b(?:other|free|empty|far)? ?(?:end|side|half|corner) of the (?:chopping |cutting )?board\b`;
/** "The plate that held the raw chicken", "the platter you carried it out on", "the board you've just had the meat on". */
const THAT_HELD = pattern()`\b${ANY_WARE},? (?:(?:that |which |where )?(?:you |you've |you'd )?(?:\w+ ){0,2}(?:held|had|used for|cut|carried) (?:the |your )?raw\b|(?:that |which )?(?:you|it|they|the (?:raw )?\w+)(?:'ve|'d|'s)? [^.;,]{0,32}\b(?:on|in|with|from)(?=[.,;:!)]|$| (?:it|they|before|earlier|while|to|is|for|so|and)\b))`;
/** "With the knife still in your hand". */
const STILL_HELD = /\b(?:knife|tongs|brush|board) still (?:in (?:your|the) hands?|out|wet|there)\b/;
const EATEN =
  /\b(?:raw|salad|lettuce|tomato(?:es)?|cucumber|cooked|serve|bread|buns?|herbs?|coriander|parsley|mint|fruit|without (?:washing|cleaning|rinsing)|vegetables|onions?|avocado|peppers?|radish\w*|carrots?|celery|limes?|lemons?|cheese|cabbage|rocket|leaves|table)\b/;
const WASHED = /\b(?:after (?:washing|cleaning)|washed|cleaned|(?:clean|wash|scrub|rinse) (?:it|them|the|your|that|both)|once clean|(?:hot|soapy) water)\b/;
const NO_WASHING =
  /\b(?:no need to|don't (?:bother|need to)|do not (?:bother|need to)|without|skip|instead of|needn't)\b[^.;]{0,24}\b(?:wash\w*|clean\w*|rins\w*|chang\w*|swap\w*|switch\w*|scrub\w*)\b[^.;]{0,40}/;
/** "Wipe the knife on a towel and use it for the herbs": wiping washes nothing off. */
const WIPED = pattern()`\bwip(?:e|es|ed|ing) (?:off |down )?(?:the |your )?${ANY_WARE}\b[^.;]*\b(?:use|slice|chop|cut|spread|serve)\b`;
/** What was cooked goes back to where it lay raw. */
const GOES_BACK = /\b(?:return\w*|back)\b[^.;]{0,40}\b(?:plate|platter|tray|bowl|dish|board|marinade)\b/;
const BACK_ON = /\bback (?:straight |right )?(?:on|onto|on to) (?:the|its|that|their|your) (?:\w+ )?(?:plate|platter|board)\b/;
/** What they are baked on is hot by then. */
const BAKED_ON = /\b(?:pan|oven|baking|roasting|skillet|wok|pot|casserole|tin|grill|rack)\b/;

export const sharedBoard: Practice = {
  kind: "cross-contamination",
  message: "What touched raw meat carries its germs: wash board, knife, plate and hands before anything that is eaten comes near them.",
  source: "USDA FSIS, safe food handling: separate",
  find: (view) => (view.raw.size > 0 ? walkKitchen(view).find((moment) => shares(moment, view))?.clause.sentence : undefined),
};

function shares(moment: Moment, { raw }: SafetyView): boolean {
  const { clause, soiled, cooked } = moment;
  const { sentence, text } = clause;
  const unwashed = NO_WASHING.exec(sentence.text);
  const held = STILL_HELD.exec(text);
  const thing = SAME.exec(text) ?? THAT_HELD.exec(text) ?? held;
  if (
    unwashed &&
    /\b(?:board|knife|plate|platter|tray|dish|bowl|hands|tongs|it|them)\b/.test(unwashed[0]) &&
    !/\b(?:rice|chicken|turkey|meat|bird|mushrooms?|vegetables)\b/.test(unwashed[0].slice(-30))
  )
    return thing !== null || /\b(?:board|knife|plate|platter|tongs|hands)\b/.test(sentence.text) || GOES_BACK.test(sentence.text);
  const wiped = WIPED.exec(sentence.text);
  if (wiped && !/\b(?:soap|soapy|wash\w*|hot water|clean (?:knife|board))\b/.test(sentence.text) && waresIn(wiped[0]).some((ware) => soiled.has(ware)))
    return EATEN.test(sentence.text) && saysToDo(clause, 0);
  if (WASHED.test(sentence.text) || /\bclean (?:board|plate|platter|knife|bowl|dish|tongs|brush)/.test(text)) return false;
  const back = cooked ? BACK_ON.exec(text) : null;
  if (back && waresIn(back[0]).some((ware) => soiled.has(ware))) return saysToDo(clause, back.index);
  if (!thing || BAKED_ON.test(thing[0]) || isThrownAway(sentence.text.slice(0, clause.start + thing.index))) return false;
  const isOwn = /^(?:that|its|this|very) /.test(thing[0]) || THAT_HELD.test(thing[0]) || held !== null;
  // What the walk has not seen soiled is believed where the words say so themselves: "the same unwashed board", "held the raw".
  const isSoiled = waresIn(thing[0]).some((ware) => soiled.has(ware));
  if (isOwn && !isSoiled && !/\braw\b/.test(thing[0])) return false;
  // "Chop the lettuce first, then slice the raw chicken on the same board": the meat is what comes last.
  const eaten = !isSoiled && namesFlesh(text, raw) ? sentence.text.replaceAll(/\braw\b/g, "~") : sentence.text;
  const isForFood =
    EATEN.test(eaten) ||
    GOES_BACK.test(sentence.text) ||
    (isSoiled && cooked && (namesFlesh(text, raw) || /\b(?:it|them|they)\b/.test(sentence.text.slice(clause.start))));
  if (!isForFood || (isOwn && !cooked && heats(clause)) || (isOwn && /\bwas (?:on )?raw\b/.test(text))) return false;
  return saysToDo(clause, thing.index);
}
