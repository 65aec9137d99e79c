/** Shares told of what is all used in one go: "the rest of the lime" of which nothing went before, "half of the oil" of which nothing comes after. */
import { pattern } from "#recipe/pattern";
import { placesOf } from "../proofread/proof.ts";
import { SHARES } from "../write/shares.ts";

const REST = /\bthe rest of $/i;
const SHARE = pattern("i")`\b${SHARES} of $`;
/** Letters before a name in which a share of it is told, with room for the word before. */
const LONGEST = 60;
/** It goes on without naming the food. */
const GOES_ON = /\b(?:the rest|remaining|remainder|the other half|last of)\b/i;

/** `names` are what the method calls its foods. */
export function tellWhole(steps: readonly string[], names: readonly string[]): readonly string[] {
  let text = steps.join("\n");
  let lower = text.toLowerCase();
  for (const name of names) {
    const places = placesOf(lower, name.toLowerCase());
    const [first] = places;
    if (first === undefined) continue;
    const from = Math.max(0, first - LONGEST);
    const before = text.slice(from, first).replace(/the $/i, "");
    const share = REST.exec(before) ?? (places.length === 1 && !GOES_ON.test(text.slice(first)) ? SHARE.exec(before) : null);
    if (share === null) continue;
    const at = from + share.index;
    const whole = text.charAt(at) === "T" || /[.\n] ?$/.test(text.slice(0, at)) ? "The " : "the ";
    text = text.slice(0, at) + whole + text.slice(first);
    lower = text.toLowerCase();
  }
  return text.split("\n");
}
