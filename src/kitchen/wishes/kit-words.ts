/** What the words of a method ask of a kitchen. */

const OVEN = /\b(oven|ovenproof|grill|broiler|broil|bake|baked|baking tray|roasting tin)\b/i;
const BLENDER = /\b(blend|blended|blends|blender|blitz|liquidi[sz]e|food processor|whizz|puree in)\b/i;
/** Kinds of pan, of which a method may name one by several names. */
const PANS: readonly (readonly [pan: string, words: RegExp])[] = [
  ["frying pan", /\b(frying pan|skillet|saut[eé] pan|griddle|wok)\b/i],
  ["pot", /\b(saucepan|pot(?![- ](?:roast|stick|pie))|stockpot|casserole|dutch oven)\b/i],
  [
    "oven dish",
    /\b((?:baking|roasting|oven) (?:tray|sheet|dish|tin|pan)|(?:cake|loaf|muffin|tart|square|springform) (?:tin|pan)|(?:ovenproof|gratin|pie) (?:dish|cups))\b/i,
  ],
];
const SECOND = /\b(?:another|a second|a separate|the other) (?:[a-z-]+ ){0,2}(?:pan|saucepan|pot|tin|tray|baking dish)\b/i;

export function saysOven(text: string): boolean {
  // A dutch oven stands on the hob.
  return OVEN.test(text.replaceAll(/dutch oven/gi, "pot"));
}

export function saysBlender(text: string): boolean {
  return BLENDER.test(text);
}

/** The kinds of pan that the text names, and a second one of a kind. */
export function saysPans(text: string): readonly string[] {
  const kinds = PANS.filter(([, words]) => words.test(text)).map(([pan]) => pan);
  return kinds.length < 2 && SECOND.test(text) ? [kinds[0] ?? "a pan", "a second one"] : kinds;
}
