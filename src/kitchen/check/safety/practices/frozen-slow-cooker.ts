/** Meat that goes into a slow cooker frozen, and stays for hours at the warmth in which germs grow. */
import type { Clause } from "../clauses.ts";
import { namesFlesh } from "../flesh.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";

const SLOW = /\b(?:slow[- ]?cooker|crock[- ]?pot|slow cook)\b/;
/** Said of the meat as it goes in: "still frozen solid", "straight from the freezer", "the frozen thighs". */
const FROZEN =
  /\b(?:still|while|rock|frozen) (?:frozen|hard|solid)|\b(?:hard|solid) as (?:a )?(?:rocks?|stones?|bricks?|ice)\b|\bfrom (?:the freezer|frozen)\b|\bno need to (?:thaw|defrost)\b|\bfrozen (?:\w+ ){0,2}(?:chicken|turkey|duck|meat|beef|pork|lamb|joint|thighs?|breasts?|legs|drumsticks?|wings|mince|meatballs?|sausages?|steaks?|roast|ribs)\b/g;

export const frozenSlowCooker: Practice = {
  kind: "frozen-slow-cooker",
  message: "Thaw meat in the fridge before it goes into a slow cooker: from frozen it stays between 4 and 60 °C (40 and 140 °F) for too long.",
  source: "USDA FSIS, slow cookers and food safety",
  find: (view) => (view.raw.size > 0 ? view.clauses.find((clause, at) => isFrozenIn(clause, at, view))?.sentence : undefined),
};

/** The cooker is named in the clause, or in one of its neighbours. */
function isFrozenIn(clause: Clause, at: number, { clauses, raw }: SafetyView): boolean {
  if (clause.sentence.part.role === "ingredient") return false;
  const frozen = [...clause.text.matchAll(FROZEN)].find(({ 0: words, index }) => saysToDo(clause, words.startsWith("no need") ? 0 : index));
  if (!frozen) return false;
  const near = clauses.slice(Math.max(0, at - 2), at + 3).filter(({ sentence }) => Math.abs(sentence.at - clause.sentence.at) <= 1);
  return near.some(({ text }) => SLOW.test(text)) && near.some(({ text }) => namesFlesh(text, raw)) && !near.some(({ text }) => /\bpressure\b/.test(text));
}
