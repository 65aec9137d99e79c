import { isFat, isFlesh } from "#kitchen/compose/food";
import { type Heat, isFatty, type Sentence, type UsedFood } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

export interface DryPan {
  readonly sentence: Sentence;
  readonly sticking: readonly UsedFood[];
}

/** Vegetables, lean flesh, eggs and tofu are browned in a pan before any fat has gone into it. */
export const brownedDry: Rule = {
  id: "browned-dry",
  why: "without fat a vegetable scorches before it is soft, and lean flesh sticks",
  find({ sentences, foods, left }) {
    const dry = nameDry(sentences);
    if (!dry) return [];
    const { sentence, sticking } = dry;
    const spare = left.some(isFat) || foods.some(({ food }) => isFat(food));
    const behind = sentences.indexOf(sentence) + 1;
    const isMended = WATER_FOR_FAT.test(sentences[behind]?.text ?? "") || sentences.slice(0, behind).some(({ text }) => /\bnon-stick\b/.test(text));
    if (!spare && isMended) return [];
    return [{ weight: spare ? 3 : 1, what: `${sticking.map(({ names }) => names[0]).join(", ")}: ${sentence.text}` }];
  },
};

/** What is told where water stands in for the fat of a pan. */
export const WATER_FOR_FAT = /\b(?:spoonful of|hot) water\b/;

/** The sentence brings water of its own into the pan: more than the drop that tells how hot it is, and none that waits beside it. */
export function hasWater(sentence: string): boolean {
  return /(?<!drop of |lift out into hot )\bwater\b/.test(sentence);
}

/** The sentence speaks of fat that is in the pan, or comes into it. */
export function tellsOfFat(sentence: string): boolean {
  return FAT.test(sentence);
}
const FAT = /\b(?:fat|dripping|grease|rendered|its oil runs|the oil of|what was in the tin)\b/;

/** The sentence cooks in a pan, and not in the oven, in water or on a board. */
export function isPanWork(sentence: string): boolean {
  return PAN_WORK.test(sentence) && !OVEN.test(sentence);
}
const PAN_WORK = /\b(?:fry|stir-fry|brown|sear|sizzle|sweat|soften|cook|crisp|colour|melt|toss|turn|stir|add|tip|let|throw)\b/i;
const OVEN = /\b(?:roast|bake|grill|tray|boil)\b/;

/** The sentence fries what it names from the beginning, and does not bring it back to others. */
export function friesFirst(sentence: string): boolean {
  return FRIES.test(sentence) && !hasWater(sentence) && !OVEN.test(sentence);
}
const FRIES = /^(?!(?:return|stir|toss|fold)\b)(?:(?:fry|brown|crisp|cook|colour|sear|soften)\b|.*(?:\band|,) (?:fry|cook|brown|crisp|sear)\b)/i;

/** The sentence says itself that the skin comes first. */
export function tellsOfSkin(sentence: string): boolean {
  return /\bskin\b/.test(sentence);
}

/** The sentence puts what it cooks into a pan of its own. */
export function namesItsPan(sentence: string): boolean {
  return ITS_PAN.test(sentence);
}
const ITS_PAN = /\b(?:in|into) (?:an?|another|the dry) (?:[\p{L}-]+ )*(?:pan|casserole|pot|wok|griddle)\b/u;

/** The first sentence that browns what sticks in a pan without any fat. */
export function nameDry(sentences: readonly Sentence[]): DryPan | undefined {
  let isGreased = false;
  for (const sentence of sentences) {
    const { text, foods, heats } = sentence;
    isGreased ||= foods.some(({ food }) => isFatty(food)) || tellsOfFat(text);
    const sticking = foods.filter(sticks);
    if (isGreased) return undefined;
    if (sticking.length > 0 && heats.includes("pan") && !heats.some((heat) => NO_PAN.has(heat)) && !WET.test(text)) return { sentence, sticking };
  }
  return undefined;
}
/** What is boiled or roasted "until it softens" is in no pan, and toasting is meant to be dry. */
const NO_PAN: ReadonlySet<Heat> = new Set<Heat>(["toast", "oven", "water"]);
/** Water does what fat would; and some things are meant to be charred dry. */
const WET = /\bwater\b|\bstock\b|\bsteam|\bwine\b|\bdry\b|\bchar\b/;

function sticks({ food: { kind } }: UsedFood): boolean {
  if (kind.roles.egg !== undefined || kind.roles.tofu !== undefined) return true;
  return (kind.shelf === "vegetable" && kind.form === "solid" && kind.roles.aromatic === undefined) || (isFlesh(kind) && kind.raw === "unsafe");
}
