/** Stage 7: reads the finished recipe as a stranger would, and says what is wrong with it. */
import type { Recipe } from "#recipe/recipe";
import type { Portions } from "./portion.ts";
import { nameOf } from "./write/naming.ts";

/** Staples that slip into recipes unasked. Each may be named only when something on the list carries the word. */
const STAPLES = ["salt", "pepper", "oil", "butter", "sugar", "flour", "stock", "garlic", "cream", "vinegar"];
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN|null|\[object/, "a value is missing"],
  [/[{}[\]]/, "a hole is not filled"],
  [/ {2}|\s[,.;:]|,,|\.\./, "the punctuation is broken"],
  [/\b(\w+) \1\b/i, "a word is doubled"],
  [/\ba (?=[aeio])/i, "a wrong article"],
  [/\ban (?=[bcdfgjklmnpqrstvwxz])/i, "a wrong article"],
  [/\b1 (?:minutes|hours)\b/, "a wrong number"],
];
const MOST_STEP_WORDS = 75;

/** Faults of the text, for a developer. Empty: it may be served. */
export function proofread(recipe: Recipe, { all }: Portions): readonly string[] {
  const faults: string[] = [];
  const method = recipe.steps.join(" ");
  const names = all
    .flatMap((portion) => [portion.food.name, nameOf(portion)])
    .join(" ")
    .toLowerCase();
  // The person's own words are not ours to correct.
  const ours = all.reduce(
    (text, portion) => text.replaceAll(nameOf(portion).toLowerCase(), "food").replaceAll(portion.food.name.toLowerCase(), "food"),
    `${recipe.summary ?? ""} ${method}`.toLowerCase(),
  );
  for (const [slip, what] of SLIPS) if (slip.test(ours)) faults.push(`${what}: ${slip.exec(ours)?.[0]}`);
  for (const staple of STAPLES) if (new RegExp(`\\b${staple}\\b`, "i").test(ours) && !names.includes(staple)) faults.push(`${staple} is not on the list`);
  for (const portion of all)
    if (!method.toLowerCase().includes((portion.cut === "juice" ? portion.food.name : nameOf(portion)).toLowerCase()))
      faults.push(`the method does not mention ${nameOf(portion)}`);
  if (recipe.steps.length < 2 || recipe.steps.length > 12) faults.push(`${recipe.steps.length} steps`);
  for (const step of recipe.steps) if (step.split(" ").length > MOST_STEP_WORDS) faults.push("a step is too long");
  if (recipe.title.length < 4 || recipe.title.length > 110) faults.push("the title has a wrong length");
  return faults;
}
