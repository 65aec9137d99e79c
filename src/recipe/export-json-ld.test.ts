import * as fc from "fast-check";
import jsonld from "jsonld";
import type { Recipe as SchemaRecipe, WithContext } from "schema-dts";
import { expect, test } from "vitest";
import { exportJsonLd, type RecipeJsonLd, toJsonLd } from "./export-json-ld.ts";
import { ingredientText } from "./ingredient-text.ts";
import { recipes } from "./test-arbitraries/recipes.ts";

/** Says that every member is schema.org's, of a kind that schema.org allows. */
const asSchema = (recipe: RecipeJsonLd): WithContext<SchemaRecipe> => recipe;

const SCHEMA = "https://schema.org/";
/** schema.org's context in little, so that no test needs a network: every name is schema.org's. */
const documentLoader = async (documentUrl: string) => ({ contextUrl: null, documentUrl, document: { "@context": { "@vocab": SCHEMA } } });

interface Expanded {
  readonly "@value"?: unknown;
  readonly [name: string]: unknown;
}
const valuesOf = (node: Expanded | undefined, name: string): Expanded[] => (node?.[SCHEMA + name] ?? []) as Expanded[];

test("facts are schema.org's, durations ISO 8601", () => {
  const recipe = { title: "Stew", summary: "Warm.", servings: 4, totalMinutes: 95, ingredients: [{ food: "beans" }], steps: ["Boil."], notes: [] };
  expect(asSchema(toJsonLd(recipe))).toEqual({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Stew",
    description: "Warm.",
    recipeYield: "4 servings",
    totalTime: "PT1H35M",
    recipeIngredient: ["beans"],
    recipeInstructions: [{ "@type": "HowToStep", position: 1, text: "Boil." }],
  });
});

test("a JSON-LD processor reads the same name, ingredients and steps, whatever words are in them", async () => {
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const [node] = (await jsonld.expand(JSON.parse(exportJsonLd(recipe)) as object, { documentLoader })) as Expanded[];
      expect(node?.["@type"]).toEqual([`${SCHEMA}Recipe`]);
      expect(valuesOf(node, "name")[0]?.["@value"]).toBe(recipe.title);
      expect(valuesOf(node, "recipeIngredient").map((value) => value["@value"])).toEqual(recipe.ingredients.map(ingredientText));
      expect(valuesOf(node, "recipeInstructions").map((step) => valuesOf(step, "text")[0]?.["@value"])).toEqual(recipe.steps);
    }),
    { numRuns: 100 },
  );
});
