/** What the tools take and give, as schemas that an assistant reads. The kitchen parses once more; these are for those who ask. */
import { z } from "zod";
import { LOCALES, UNITS } from "#recipe/order";
import { DIETS, FREE_FROM, MEALS } from "#recipe/wishes";

/** As the server of the page: more is no kitchen's. */
const entries = z.array(z.string().max(500)).max(200);

const wishes = {
  diet: z.array(z.enum(DIETS)).optional().describe("Ways to eat that must be kept."),
  freeFrom: z.array(z.enum(FREE_FROM)).optional().describe("Allergens (the EU's fourteen) that must not be in it."),
  minutes: z.int().min(1).max(1440).optional().describe("Minutes from start to table, at most."),
  kit: z
    .strictObject({ oven: z.boolean().optional(), blender: z.boolean().optional(), pans: z.int().min(1).max(12).optional() })
    .optional()
    .describe("What the kitchen lacks: false where there is none; pans is how many may be used."),
  course: z.enum(MEALS).optional().describe("What the dish is for."),
  first: entries.optional().describe("Entries of ingredients that are to be used before others."),
};

export const listInput = z.strictObject({
  ingredients: entries
    .min(1)
    .describe("All that is at hand, one food an entry, in the person's own words, amounts if known: “2 eggs”. Only water and heat are assumed."),
  avoid: entries.optional().describe("Foods that must not be used."),
  servings: z.int().min(1).max(12).optional().describe("People to feed; two where it is left out."),
  units: z.enum(UNITS).optional(),
  locale: z.enum(LOCALES).optional(),
  ...wishes,
});

export const recipeInput = z.strictObject({
  ...listInput.shape,
  dish: z.string().min(1).max(1000).optional().describe("The id of a dish that suggest_dishes gave for this list; the best one where it is left out."),
  attempt: z.int().min(0).max(1000).optional().describe("1, 2, … for another dish of the same list."),
});

export const checkInput = z.strictObject({
  recipe: z.string().max(100_000).describe("The whole recipe as text or markdown, whoever wrote it."),
  ingredients: entries.describe("All that is at hand, one food an entry."),
  ...wishes,
});

const oneAway = z.array(z.object({ food: z.string(), dish: z.string(), title: z.string() }));

export const menuOutput = z.object({
  dishes: z.array(
    z.object({
      dish: z.string().describe("For write_recipe's dish."),
      title: z.string(),
      minutes: z.number(),
      handsOn: z.number(),
      oven: z.boolean(),
      uses: z.array(z.string()),
      leaves: z.array(z.string()),
    }),
  ),
  oneAway: oneAway.describe("Single foods that are not at hand and would open another dish."),
});

export const recipeOutput = z.object({
  title: z.string(),
  dish: z.string(),
  markdown: z.string(),
  used: z.array(z.string()),
  leftOut: z.array(z.object({ ingredient: z.string(), reason: z.string() })),
});

export const checkOutput = z.object({
  clean: z.boolean().describe("Nothing that it needs is beyond the list, and every food was understood."),
  verdict: z.string(),
  extra: z.array(z.object({ food: z.string(), where: z.string() })).describe("Foods that it uses and the list has not."),
  unused: z.array(z.string()),
  overAmount: z.array(z.string()),
  missingQuantity: z.array(z.string()),
  unsafe: z.array(z.object({ kind: z.string(), why: z.string() })),
  unsure: z.array(z.string()),
  mentioned: z.array(z.string()),
  allergens: z.array(z.string()),
  truncated: z.boolean(),
  against: z
    .array(z.object({ wish: z.string(), why: z.string(), food: z.string().optional(), minutes: z.number().optional(), kit: z.string().optional() }))
    .describe("Wishes that it breaks."),
});
