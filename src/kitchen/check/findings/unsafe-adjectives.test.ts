/** No word that describes a food switches a finding off: 60 adjectives, before the food and behind it. */
import { expect, test } from "vitest";
import { checkPantry } from "../check-pantry.ts";

const ADJECTIVES =
  "skinless; boneless; boneless, skinless; skin-on; bone-in; fat trimmed; well trimmed; organic; free-range; fresh; frozen; thawed; raw; uncooked; large; small; medium; plump; jumbo; thin; thick; thin-cut; thinly sliced; diced; cubed; chopped; butterflied; flattened; halved; quartered; whole; lean; tender; juicy; young; corn-fed; local; British; American; kosher; halal; premium; quality; good; cheap; supermarket; marinated; seasoned; salted; unsalted; spiced; plain; natural; air-chilled; brined; patted dry; room-temperature; cold; chilled; trimmed".split(
    "; ",
  );

const kinds = (line: string, entry: string, step: string): string[] =>
  checkPantry(`# Dinner\n\n## Ingredients\n\n- ${line}\n- 1 tsp salt\n\n## Method\n\n1. ${step}\n2. Serve.`, { ingredients: [entry, "salt"] }).findings.flatMap(
    ({ kind }) => kind ?? [],
  );

test("there are 60 of them", () => {
  expect(new Set(ADJECTIVES).size).toBeGreaterThanOrEqual(60);
});

test.each(ADJECTIVES)("%s chicken is still chicken", (adjective) => {
  const early = "Fry the chicken with the salt until it reaches 145°F inside and is a little pink.";
  const done = "Fry the chicken with the salt until it reaches 165°F inside and no pink is left.";
  for (const [line, entry] of [
    [`2 ${adjective} chicken breasts`, `${adjective} chicken breasts`],
    [`2 chicken breasts, ${adjective}`, "chicken breasts"],
  ] as const) {
    expect(kinds(line, entry, early), line).toEqual(["undercooked-poultry"]);
    expect(kinds(line, entry, "Fry the chicken with the salt for 8 minutes."), line).toEqual(["poultry-no-cue"]);
    expect(kinds(line, entry, done), line).toEqual([]);
  }
});

test.each([
  ["200 ml chicken stock", "chicken stock"],
  ["200 g cooked chicken", "cooked chicken"],
  ["200 g leftover roast turkey", "leftover roast turkey"],
  ["2 duck eggs", "duck eggs"],
])("%s needs no sign that it is done", (line, entry) => {
  expect(kinds(line, entry, "Heat it with the salt for 5 minutes.")).toEqual([]);
});

test.each([
  ["2 chicken thighs", "chicken thighs", "Cook the chicken thighs with the salt until they are 74°C at the bone."],
  ["1 chicken breast", "chicken breast", "Cook the chicken and salt until cooked through. If it sat out overnight, throw it away."],
  ["100 g cheddar", "cheddar", "Add the cheddar as glue, with the salt."],
])("%s: safe in words that sound unsafe", (line, entry, step) => {
  expect(kinds(line, entry, step)).toEqual([]);
});

test("supper left on the stove until lunchtime tomorrow is left out", () => {
  expect(kinds("200 g cooked rice", "cooked rice", "Salt the rice and leave it on the stove until lunchtime tomorrow.")).toEqual(["left-out"]);
});
