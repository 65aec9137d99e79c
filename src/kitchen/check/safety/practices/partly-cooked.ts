/** Meat that is half cooked, kept, and finished another time. */
import type { Clause } from "../clauses.ts";
import { namesFlesh } from "../flesh.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";
import { spansNight } from "../said-time.ts";

const HALF_COOKED =
  /\b(?:half|part(?:ly|ially)?|par|semi)[- ]?(?:done|cook(?:s|ed|ing)?|grill(?:ed)?|roast(?:ed)?|boil(?:ed|ing)?|fr(?:y|ied)|bake[ds]?)\b|\b(?:brown|sear|start|cook)\w* (?:\w+ ){0,4}(?:halfway|half way|half of the way)\b/g;
const KEEPS = /\b(?:keep|kept|store|leave|left|park|chill|refrigerat\w+|fridge|counter|cool|set aside|hold|wait)\b/;
const LATER = /\b(?:later|tomorrow|the day|another day|hours?|when (?:you're|you are|they|the guests)|finish (?:it|them|off|cooking))\b/;

export const partlyCooked: Practice = {
  kind: "partly-cooked",
  message: "Do not half cook meat and finish it later: it stays warm enough for germs to grow and is not hot enough to kill them. Cook it through at once.",
  source: "USDA FSIS, partial cooking",
  find: (view) => (view.raw.size > 0 ? view.clauses.find((clause, at) => isKeptHalfCooked(clause, at, view))?.sentence : undefined),
};

function isKeptHalfCooked(clause: Clause, at: number, { clauses, raw }: SafetyView): boolean {
  if (clause.sentence.part.role === "ingredient") return false;
  if (![...clause.text.matchAll(HALF_COOKED)].some(({ index }) => saysToDo(clause, index))) return false;
  const near = clauses.slice(Math.max(0, at - 2), at + 4).filter(({ sentence }) => sentence.part === clause.sentence.part || sentence.part.role === "step");
  const text = near.map((each) => each.text).join(" ");
  return (
    namesFlesh(text, raw) && KEEPS.test(text) && (spansNight(text) || (LATER.test(text) && /\b(?:fridge|refrigerat\w+|chill|tomorrow|counter)\b/.test(text)))
  );
}
