import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bringRecipe } from "./bring-recipe.ts";
import { cooklangToRecipe } from "./cooklang-to-recipe.ts";
import { exportCooklang } from "./export-cooklang.ts";
import { readCooklang, type CooklangItem } from "./read-cooklang.ts";
import { readRecipe } from "./read-recipe.ts";
import { recipes } from "./test-arbitraries/recipes.ts";

const words = (value: string): CooklangItem => ({ type: "text", value });
const food = (name: string, quantity: number | string = "some", units = "", more: object = {}): CooklangItem => ({
  type: "ingredient",
  name,
  quantity,
  units,
  ...more,
});
const tool = (name: string, quantity: number | string = 1, more: object = {}): CooklangItem => ({ type: "cookware", name, quantity, ...more });
const timer = (name: string, quantity: number | string, units: string): CooklangItem => ({ type: "timer", name, quantity, units });

// What the format's specification asks of a reader, case by case (its canonical tests, version 8), in sentences of our own.
describe("the canonical cases", () => {
  test.each<[name: string, source: string, steps: readonly (readonly CooklangItem[])[]]>([
    ["BasicDirection", "Chop a few leaves\n", [[words("Chop a few leaves")]]],
    ["Comments", "-- nothing to see\n", []],
    ["CommentsAfterIngredients", "@dill{3%sprigs} -- from the garden\nand then more\n", [[food("dill", 3, "sprigs"), words("  and then more")]]],
    ["CommentsWithIngredients", "-- from the garden\n@dill{3%sprigs}\n", [[food("dill", 3, "sprigs")]]],
    ["DirectionsWithDegrees", "Set the oven to 180°C\n", [[words("Set the oven to 180°C")]]],
    ["DirectionsWithNumbers", "Boil 3L of water\n", [[words("Boil 3L of water")]]],
    [
      "DirectionWithIngredient",
      "Mix @lemon{2%items}, @sugar{40%g} and @cream{2%dl}.\n",
      [[words("Mix "), food("lemon", 2, "items"), words(", "), food("sugar", 40, "g"), words(" and "), food("cream", 2, "dl"), words(".")]],
    ],
    ["EquipmentMultipleWords", "Bake in #loaf tin{}\n", [[words("Bake in "), tool("loaf tin")]]],
    ["EquipmentMultipleWordsWithLeadingNumber", "Bake in #9-inch loose base tin{ }\n", [[words("Bake in "), tool("9-inch loose base tin")]]],
    ["EquipmentMultipleWordsWithSpaces", "Bake in #loaf tin{ }\n", [[words("Bake in "), tool("loaf tin")]]],
    ["EquipmentOneWord", "Whisk in #bowl until pale\n", [[words("Whisk in "), tool("bowl"), words(" until pale")]]],
    ["EquipmentQuantity", "#loaf tin{3}\n", [[tool("loaf tin", 3)]]],
    ["EquipmentQuantityOneWord", "#loaf tin{four}\n", [[tool("loaf tin", "four")]]],
    ["EquipmentQuantityMultipleWords", "#loaf tin{one large}\n", [[tool("loaf tin", "one large")]]],
    ["Fractions", "@cream{3/4%cup}\n", [[food("cream", 0.75, "cup")]]],
    ["FractionsInDirections", "cut into pieces of 1/4 inch\n", [[words("cut into pieces of 1/4 inch")]]],
    ["FractionsLike", "@cream{03/4%cup}\n", [[food("cream", "03/4", "cup")]]],
    ["FractionsWithSpaces", "@cream{3 / 4 %cup}\n", [[food("cream", 0.75, "cup")]]],
    ["IngredientMultipleWordsWithLeadingNumber", "Stir in @7 spice powder{ }\n", [[words("Stir in "), food("7 spice powder")]]],
    ["IngredientWithEmoji", "Slice some @🥕\n", [[words("Slice some "), food("🥕")]]],
    ["IngredientExplicitUnits", "@lemon{2%items}\n", [[food("lemon", 2, "items")]]],
    ["IngredientExplicitUnitsWithSpaces", "@lemon{ 2 % items }\n", [[food("lemon", 2, "items")]]],
    ["IngredientImplicitUnits", "@lemon{2}\n", [[food("lemon", 2)]]],
    ["IngredientNoUnits", "@lemon\n", [[food("lemon")]]],
    ["IngredientNoUnitsNotOnlyString", "@3lemons\n", [[food("3lemons")]]],
    ["IngredientWithNumbers", "@tipo 0 semolina{300%g}\n", [[food("tipo 0 semolina", 300, "g")]]],
    ["IngredientWithoutStopper", "@lemon in thin slices\n", [[food("lemon"), words(" in thin slices")]]],
    ["MetadataBreak", "well ---\nfrom: grandma\n---\n", [[words("well --- from: grandma ---")]]],
    ["MultiLineDirections", "Chop the leaves\n\nToast the bread\n", [[words("Chop the leaves")], [words("Toast the bread")]]],
    ["MultiWordIngredient", "@sweet onion{2}\n", [[food("sweet onion", 2)]]],
    ["MultiWordIngredientNoAmount", "@sweet onion{}\n", [[food("sweet onion")]]],
    ["MutipleIngredientsWithoutStopper", "@lemon in slices and @mint\n", [[food("lemon"), words(" in slices and "), food("mint")]]],
    ["QuantityAsText", "@dill{many%sprigs}\n", [[food("dill", "many", "sprigs")]]],
    ["QuantityDigitalString", "@stock{9 d }\n", [[food("stock", "9 d")]]],
    ["SlashInText", "Heat the oven to 190℃/Fan 170°C.\n", [[words("Heat the oven to 190℃/Fan 170°C.")]]],
    ["TimerDecimal", "Steam for ~{2.5%minutes}\n", [[words("Steam for "), timer("", 2.5, "minutes")]]],
    ["TimerFractional", "Steam for ~{1/4%hour}\n", [[words("Steam for "), timer("", 0.25, "hour")]]],
    ["TimerInteger", "Steam for ~{12%minutes}\n", [[words("Steam for "), timer("", 12, "minutes")]]],
    ["TimerWithName", "Steam for ~carrot{12%minutes}\n", [[words("Steam for "), timer("carrot", 12, "minutes")]]],
    ["SingleWordTimer", "Leave to ~cool before slicing\n", [[words("Leave to "), timer("cool", "", ""), words(" before slicing")]]],
    ["SingleWordTimerWithPunctuation", "Leave to ~cool, then slice\n", [[words("Leave to "), timer("cool", "", ""), words(", then slice")]]],
    ["SingleWordTimerWithUnicodePunctuation", "Leave to ~cool⸫ then slice\n", [[words("Leave to "), timer("cool", "", ""), words("⸫ then slice")]]],
    ["TimerWithUnicodeWhitespace", "Leave to ~cool\u2009then slice\n", [[words("Leave to "), timer("cool", "", ""), words("\u2009then slice")]]],
    ["InvalidMultiWordTimer", "That is ~ {9}\n", [[words("That is ~ {9}")]]],
    ["InvalidSingleWordTimer", "That is ~ 9\n", [[words("That is ~ 9")]]],
    ["SingleWordIngredientWithPunctuation", "Stir in @mint, then chill\n", [[words("Stir in "), food("mint"), words(", then chill")]]],
    ["SingleWordIngredientWithUnicodePunctuation", "Stir @mint⸫ then chill\n", [[words("Stir "), food("mint"), words("⸫ then chill")]]],
    ["IngredientWithUnicodeWhitespace", "Stir @mint\u2009then chill\n", [[words("Stir "), food("mint"), words("\u2009then chill")]]],
    ["InvalidMultiWordIngredient", "Write to @ nobody{}\n", [[words("Write to @ nobody{}")]]],
    ["InvalidSingleWordIngredient", "Write to me @ home\n", [[words("Write to me @ home")]]],
    ["SingleWordCookwareWithPunctuation", "Put in #wok, then toss\n", [[words("Put in "), tool("wok"), words(", then toss")]]],
    ["SingleWordCookwareWithUnicodePunctuation", "Put in #wok⸫ then toss\n", [[words("Put in "), tool("wok"), words("⸫ then toss")]]],
    ["CookwareWithUnicodeWhitespace", "Put in #wok\u2009then toss\n", [[words("Put in "), tool("wok"), words("\u2009then toss")]]],
    ["InvalidMultiWordCookware", "Dish # 12{}\n", [[words("Dish # 12{}")]]],
    ["InvalidSingleWordCookware", "Dish # 3\n", [[words("Dish # 3")]]],
    ["OptionalIngredient", "Finish with @?flat parsley{2%sprigs}\n", [[words("Finish with "), food("flat parsley", 2, "sprigs", { optional: true })]]],
    ["OptionalSingleWordIngredient", "Finish with @?dill\n", [[words("Finish with "), food("dill", "some", "", { optional: true })]]],
    ["OptionalCookware", "Take a #?fine sieve{} if there is one\n", [[words("Take a "), tool("fine sieve", 1, { optional: true }), words(" if there is one")]]],
    [
      "OptionalAndRequiredSameIngredient",
      "Fold @feta{80%g} in, crumble over @?feta{20%g}\n",
      [[words("Fold "), food("feta", 80, "g"), words(" in, crumble over "), food("feta", 20, "g", { optional: true })]],
    ],
    ["OptionalMarkerOnlyOnce", "Stir in @??dill{}\n", [[words("Stir in "), food("?dill", "some", "", { optional: true })]]],
    ["OptionalMarkerFollowedBySpace", "Stir in @? dill\n", [[words("Stir in @? dill")]]],
    ["QuestionMarkAfterIngredient", "Is there enough @pepper{}?\n", [[words("Is there enough "), food("pepper"), words("?")]]],
  ])("%s", (_, source, steps) => {
    expect(readCooklang(source).steps).toEqual(steps);
    expect(readCooklang(source).metadata.size).toBe(0);
  });

  test.each<[name: string, source: string, metadata: Record<string, string>]>([
    ["Metadata", "---\nfrom: grandma\n---\n", { from: "grandma" }],
    ["MetadataMultiwordKey", "---\nresting time: 20 mins\n---\n", { "resting time": "20 mins" }],
    ["MetadataMultiwordKeyWithSpaces", "---\nresting time    :20 mins\n---\n", { "resting time": "20 mins" }],
    ["MultipleLines", "---\nPrep Time: 10 minutes\nCook Time: 25 minutes\n---\n", { "Prep Time": "10 minutes", "Cook Time": "25 minutes" }],
    ["Servings", "---\nservings: 2|4|6\n---\n", { servings: "2|4|6" }],
  ])("%s", (_, source, metadata) => {
    expect(Object.fromEntries(readCooklang(source).metadata)).toEqual(metadata);
    expect(readCooklang(source).steps).toEqual([]);
  });
});

const file = `---
title: "Leek tart: the plain one"
servings: 4
time:
  prep: 20 min
  cook: 1h10m
tags:
  - supper
---
> Better on the second day.

= Pastry
Rub @butter{125%g}(cold) into @plain flour|flour{250%g} [- or spelt -] in a #bowl.

== Filling ==
Soften @leeks{3%large} and @thyme{a few%sprigs} in @&butter{}
for ~{10%minutes}. -- not too hot
Write to cook@example.org.
`;

test("a file with all that people put in one becomes a recipe", () => {
  expect(cooklangToRecipe(readCooklang(file))).toEqual({
    title: "Leek tart: the plain one",
    servings: 4,
    totalMinutes: 90,
    ingredients: [
      { quantity: { amount: 125, unit: "g" }, food: "butter", preparation: "cold" },
      { quantity: { amount: 250, unit: "g" }, food: "plain flour" },
      { quantity: { amount: 3 }, food: "leeks", note: "large" },
      { food: "thyme", note: "a few sprigs" },
    ],
    steps: ["Rub butter into flour in a bowl.", "Soften leeks and thyme in butter for 10 minutes. Write to cook@example.org."],
    notes: [{ heading: "Notes", lines: ["Better on the second day."] }],
  });
});

test("what is shown of a brought file reads back as the same recipe", () => {
  const brought = bringRecipe(file);
  expect(brought?.form).toBe("cooklang");
  expect(readRecipe(brought?.markdown ?? "").recipe).toEqual(cooklangToRecipe(readCooklang(file)));
});

test("a recipe of ours that went out as Cooklang comes back with its title, its foods and its steps", () => {
  const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
  fc.assert(
    fc.property(recipes, (recipe) => {
      const back = cooklangToRecipe(readCooklang(exportCooklang(recipe)));
      expect(letters(back.title)).toBe(letters(recipe.title));
      expect(back.ingredients).toHaveLength(recipe.ingredients.length);
      const steps = back.steps.length > recipe.steps.length ? back.steps.slice(1) : back.steps;
      expect(steps.map(letters)).toEqual(recipe.steps.map(letters));
    }),
    { numRuns: 200 },
  );
});

test("any text is read in time that grows with its length", () => {
  for (const piece of ["[-", "@a b ", "~{", "@{", "#?", "---\n", "> "]) {
    const started = performance.now();
    readCooklang(piece.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  }
});
