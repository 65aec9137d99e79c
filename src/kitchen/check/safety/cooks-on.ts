/** Whether meat that is said to be underdone goes on cooking afterwards: mince that simmers on in its sauce, a breast that was only browned. */
import type { Clause } from "./clauses.ts";
import { fleshAt, namesFlesh } from "./flesh.ts";
import { heats } from "./heat.ts";
import type { SafetyView } from "./practice.ts";
import { longestMinutes } from "./said-time.ts";

/** The words themselves say that it is not the end: "at this stage", "it cooks on in the sauce", "it goes into the oven later". */
const IN_PASSING =
  /\b(?:cooks? on|will cook|(?:keeps?|goes? on|continues?|carr(?:y|ies) on) cooking|finish(?:es)? (?:cooking|later|in the)|cooks? (?:through|more|further|again|properly|the rest)|at this (?:stage|point)|for now|for the moment|not yet|later|(?:not|n't)\b[^.;]{0,30}\b(?:all the way|right through|cook(?:ed)? through|fully|completely)|(?:goes?|going|back) (?:back )?in(?:to)? the (?:oven|sauce|pot|pan|stew|pie)|when you (?:roll|wrap|fill|put|add|layer)|only (?:a|the) (?:little|last|bit|touch|trace)\b[^.;]{0,12}\bremains|before (?:it|they|you) (?:goes?|add|pour|put)|will (?:still )?be|may (?:still )?be)\b/;
/** What is only coloured is not done. */
const COLOURED = /\b(?:brown|sear|seal|colou?r)(?:s|ed|ing)?\b/;
/** It cooks what is there: "simmer for an hour", "bake them", "braise everything". */
const COOKS =
  /\b(?:simmer|bak|bake|roast|stew|brais|braise|cook|boil|bubbl|bubble|slow[- ]cook|pressure[- ]cook|oven)(?:s|ed|ing|e)?\b(?! (?:the|your|some|an?|half|those|these|\d+ g\b) (?!oven|lot|whole|pie|dish|bake|pan\b|pot\b)(\p{L}+(?: \p{L}+)?))/u;
const ELSEWHERE =
  /\b(?:meanwhile|(?:another|second|separate|other|small|clean) (?:\w+ )?(?:pan|pot|saucepan|dish|tray)|for the (?:sauce|gravy|rice|pasta|potatoes|buns))\b/;
const ENDS = /\b(?:serve|eat|carve|plate up|dish up|tuck in)\b/;
/** Minutes after which mince that simmers or bakes is done all through. */
const LONG = 10;

/** Whether the meat told of in a clause is only on its way: it is said so, or it was only browned, and it is cooked for long behind it. */
export function cooksOn({ clauses, recipe, raw }: SafetyView, at: number): boolean {
  const clause = clauses[at];
  if (!clause) return false;
  const { sentence } = clause;
  const before = recipe.sentences[sentence.at - 1]?.text ?? "";
  if (!IN_PASSING.test(sentence.text) && !COLOURED.test(sentence.text) && !COLOURED.test(before) && !IN_PASSING.test(sentence.next)) return false;
  for (let next = at; next < clauses.length; next += 1) {
    const later = clauses[next];
    if (!later || later.sentence.part.role === "ingredient") continue;
    if (later.sentence.part.role !== "step" && later.sentence.part !== sentence.part) return false;
    if (next > at && ENDS.test(later.text)) return false;
    if ((next > at || IN_PASSING.test(later.text)) && isCooking(later, raw) && fleshAt(later.sentence, 0, recipe.sentences, raw) !== "other") return true;
  }
  return false;
}

function isCooking(clause: Clause, raw: SafetyView["raw"]): boolean {
  const found = COOKS.exec(clause.text);
  const another = /\b(?:simmer|bake|roast|cook|boil)\w* (?:the|your) (\p{L}+(?: \p{L}+)?)/u.exec(clause.text)?.[1];
  if (ELSEWHERE.test(clause.sentence.text) || (found === null && !(another !== undefined && namesFlesh(another, raw)))) return false;
  return heats(clause) && (longestMinutes(clause.sentence.text.slice(clause.start)) ?? 0) >= LONG;
}
