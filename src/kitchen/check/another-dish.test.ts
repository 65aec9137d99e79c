import { expect, test } from "vitest";
import { checkPantry } from "./check-pantry.ts";

const check = (ingredients: readonly string[], markdown: string) => checkPantry(markdown, { ingredients });
const PASTA = ["penne", "spinach", "gorgonzola", "walnuts"];
const STEPS = "# Penne with gorgonzola\n\n1. Boil 200 g penne.\n2. Melt 100 g gorgonzola over it, add the spinach and top with the walnuts.\n\n";

test.each([
  "**Variation** – use Stilton instead of gorgonzola, kale instead of spinach.",
  "**Swap it:** feta for the gorgonzola, pecans for the walnuts.",
  "## Variations\n\n- Add 50 g bacon.",
  "**Next time:** knead in a handful of olives.",
  "- No spinach? Kale works too.",
  "*No gorgonzola? Use stilton with a little more pasta water.*",
  "**FAQ**\n*Can I add bacon?* Plenty of people do. I don't.",
])("%s: another dish, which is mentioned and does not accuse this one", (note) => {
  const { clean, verdict, mentioned } = check(PASTA, STEPS + note);
  expect(verdict).toBe("Uses all 4 of your ingredients, and nothing else.");
  expect(clean).toBe(true);
  expect(mentioned.length).toBeGreaterThan(0);
});

test.each([
  ["Serve with garlic bread.", "garlic bread"],
  ["**Tip:** scatter with bacon bits before serving.", "bacon"],
  ["3. Swap the pasta water for 100 ml cream and stir it in.", "cream"],
  ["3. Finish with parmesan. Next time you will remember the lemon.", "parmesan"],
  ["3. Works well with chips, so fry some chips and pile them on.", "chips"],
])("%s: part of this dish, and told", (step, food) => {
  const { clean, verdict } = check(PASTA, `${STEPS.trimEnd()}\n${step}`);
  expect(clean).toBe(false);
  expect(verdict).toContain(food);
});

test("what is measured out of a jar is not made by a heading that is called after it", () => {
  const flour = ["flour", "butter"];
  const verdictOf = (heading: string, step: string): string =>
    check(flour, `# Baking\n\n## ${heading}\n\n1. Rub 100 g butter into 200 g flour.\n2. ${step}\n`).verdict;
  expect(verdictOf("Jam pinwheels", "Spread with 3 tbsp raspberry jam, roll up and slice.")).toContain("raspberry jam");
  expect(check(flour, "# Jam tarts\n\n1. Rub 100 g butter into 200 g flour.\n2. Fill with 100 g jam.\n").verdict).toContain("jam");
});
