/** What the words of a method ask of a kitchen. */

const OVEN = /\b(oven|ovenproof|grill|broiler|broil|bake|baked|baking tray|roasting tin)\b/i;
const BLENDER = /\b(blend|blended|blends|blender|blitz|liquidi[sz]e|food processor|whizz|puree in)\b/i;
/** Kinds of pan, of which a method may name one by several names. */
const PANS: readonly (readonly [pan: string, words: RegExp])[] = [
  ["frying pan", /\b(frying pan|skillet|saut[eé] pan|griddle|wok)\b/i],
  ["pot", /\b(saucepan|pot|stockpot|casserole|dutch oven)\b/i],
  ["oven dish", /\b(baking (?:tray|sheet|dish|tin|pan)|roasting (?:tin|pan|tray)|(?:cake|loaf|muffin|tart) (?:tin|pan)|ovenproof dish)\b/i],
];

export function saysOven(text: string): boolean {
  // A dutch oven stands on the hob.
  return OVEN.test(text.replaceAll(/dutch oven/gi, "pot"));
}

export function saysBlender(text: string): boolean {
  return BLENDER.test(text);
}

/** The kinds of pan that the text names. */
export function saysPans(text: string): readonly string[] {
  return PANS.filter(([, words]) => words.test(text)).map(([pan]) => pan);
}
