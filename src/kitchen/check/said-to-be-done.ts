/** By what verbs beside its own a sentence says that something is done: "don't forget", "should go on", "is carved and fanned out". */
import type { Token } from "#kitchen/knowledge/vocabulary";
import { instructionForm } from "#recipe/instruction-verbs";

export const BE = new Set("is are was were be been being gets get got has have having should must can theyre".split(" "));

/** "Don't forget rice", "do not hold back on the dill", "never skimp on cheese": told to do it, and more so. */
export function isUrged(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1]?.word ?? "", tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (!/^(?:dont|never)$/.test(word) && !(word === "not" && before === "do")) return false;
  return (
    /^(?:forget|skimp|stint|scrimp|spare|omit|skip|neglect|overlook|hold|be)$/.test(next === "you" ? (tokens[at + 2]?.word ?? "") : next) &&
    (next !== "be" || /^(?:shy|stingy|mean|timid|coy|afraid|scared|sparing)$/.test(tokens[at + 2]?.word ?? "")) &&
    (next !== "hold" || tokens[at + 2]?.word === "back")
  );
}

/** "Should go on now", "will go under it". */
export function isSaidToGo(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:should|will|must|can|shall|would)$/.test(tokens[at]?.word ?? "") &&
    /^(?:go|come|get)$/.test(tokens[at + 1]?.word ?? "") &&
    /^(?:in|on|over|under|into|onto|through|around|round|between|beneath|alongside|beside|next|last|first)$/.test(tokens[at + 2]?.word ?? "")
  );
}

/** "Is carved and fanned out over", "should be well covered with": a form of "be" before it, and between only what else is done, and how. */
export function isBeingDone(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1) {
    const word = tokens[back]?.word ?? "";
    if (BE.has(word)) return true;
    if (!/^(?:and|then|well|out|up|off|\p{L}+(?:ed|ly))$/u.test(word) && instructionForm(word) !== "past") return false;
  }
  return false;
}
