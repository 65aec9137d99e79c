import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { may, need, type Dish } from "../knowledge/dishes/dish.ts";
import type { DishId } from "../knowledge/dishes/dish-ids.ts";
import { ALL_INGREDIENTS } from "../knowledge/ingredients/all-ingredients.ts";
import { draftDishes } from "../test-faults/draft-dish.ts";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

/** Dishes with few places, which stay as they are whatever the kitchen's own dishes come to take. */
const plain = { base: 0.8, stars: [], titles: ["Supper"], summaries: ["A supper."] };
const FRY_UP: Dish = {
  ...plain,
  id: "pan_protein",
  family: "pan",
  flavour: "savoury",
  noun: "a fry-up",
  plate: [10, 1000],
  slots: { meat: need(["protein_quick"], 1, { cook: "fry" }), veg: may(["veg"], 2, { cook: "fry" }), fat: may(["fat"], 1, { seasons: true }) },
  plan: [
    { do: "fry", of: ["meat", "veg"], in: "pan" },
    { do: "serve", say: ["Serve hot."] },
  ],
};
const SALAD: Dish = {
  ...plain,
  id: "leaf_salad",
  family: "salad",
  flavour: "savoury",
  noun: "a salad",
  plate: [10, 1000],
  slots: { leaf: need(["salad"], 1, { raw: true }), oil: may(["fat"], 1, { seasons: true }) },
  plan: [
    { do: "work", say: ["Toss {the leaf}[ with {the oil}]."], takes: ["leaf", "oil"], in: "bowl" },
    { do: "serve", say: ["Serve."] },
  ],
};
const FRUIT_BOWL: Dish = {
  ...SALAD,
  id: "fruit_plate",
  flavour: "sweet",
  noun: "a bowl of fruit",
  slots: { leaf: need(["fruit"], 3), oil: may(["milk"], 1, { seasons: true }) },
};

/** Why the dish leaves out the last food of the list. */
function whyNot(dish: Dish, ...ingredients: readonly string[]): string | undefined {
  const [work] = draftDishes({ ingredients }, [dish]);
  return work?.leftOut.find(({ entry }) => entry === ingredients.length - 1)?.reason;
}

describe("why a food is left out", () => {
  test("there is enough of its kind", () => {
    expect(whyNot(FRY_UP, "steak", "chicken breast")).toBe("Chicken breast: the steaks are meat enough for this fry-up.");
    expect(whyNot(FRY_UP, "chicken breast", "carrots", "broccoli", "green beans")).toMatch(
      /^\w+( beans)?: the .+ and .+ are vegetables enough for this fry-up\.$/,
    );
    expect(whyNot(FRY_UP, "chicken breast", "butter", "olive oil")).toMatch(/^\w+.*: the .+ is (?:fat )?enough for this fry-up\.$/);
  });

  test("it cannot be cooked the dish's way, or not for so short a time", () => {
    expect(whyNot(SALAD, "lettuce", "chicken breast")).toBe("Chicken breast: it has to be cooked, and this salad is put together cold.");
    expect(whyNot(FRY_UP, "beef steak", "dried chickpeas")).toBe("Dried chickpeas: they need boiling, and this fry-up is cooked in a frying pan.");
    expect(whyNot(FRY_UP, "beef steak", "potatoes")).toMatch(/^Potatoes: they need about 18 minutes of frying, and would get \d in this fry-up\.$/);
    expect(whyNot(FRY_UP, "beef steak", "cucumber")).toBe("Cucumber: heat would spoil it, and nothing in this fry-up is eaten raw.");
  });

  test("it is sweet or savoury, and the dish is not", () => {
    expect(whyNot(FRY_UP, "chicken breast", "broccoli", "strawberries")).toBe("Strawberries: fruit to eat by themselves, after this fry-up.");
    expect(whyNot(FRUIT_BOWL, "apples", "bananas", "soy sauce")).toBe("Soy sauce: it is savoury, and this bowl of fruit is sweet.");
    expect(whyNot(FRY_UP, "onion", "chicken breast", "dark chocolate")).toBe(
      "Dark chocolate: sweet beside the chicken breasts, it is best kept for a pudding or a bake.",
    );
  });

  test("what it does is not wanted, or done already", () => {
    expect(whyNot(FRY_UP, "chicken breast", "baking powder")).toBe("Baking powder: nothing in this fry-up has to rise.");
    expect(whyNot(FRY_UP, "chicken breast", "cornflour")).toBe("Cornflour: nothing in this fry-up has to be thickened.");
    expect(whyNot(FRUIT_BOWL, "apples", "gelatine")).toBe("Gelatine: nothing in this bowl of fruit has to set.");
    expect(whyNot(FRUIT_BOWL, "apples", "bananas", "sugar")).toBe("Sugar: the apple and banana are sweet enough for this bowl of fruit.");
  });

  test("it fights another food, and what comes of it where that is known", () => {
    expect(whyNot(FRUIT_BOWL, "bananas", "milk", "orange juice")).toBe("Orange juice: it would curdle the milk.");
    expect(whyNot(FRUIT_BOWL, "bananas", "onion")).toBe("Onion: it does not go with the bananas.");
  });

  test("where nothing is proved, nothing is made up: no taste is muddled, no main food one too many", () => {
    const bowl: Dish = {
      ...SALAD,
      slots: { ...SALAD.slots, more: may(["cheese_brine", "nut_butter"], 2, { seasons: true }) },
      plan: [
        { do: "work", say: ["Toss {the leaf more}."], takes: ["leaf", "more"], in: "bowl" },
        { do: "serve", say: ["Serve."] },
      ],
    };
    expect(whyNot(bowl, "lettuce", "feta", "peanut butter")).toBe("Peanut butter: not needed here.");
    const fish = { ...FRY_UP, slots: { ...FRY_UP.slots, meat: need(["fish"], 1, { cook: "fry" }), veg: may(["protein_ready"], 2, { cook: "fry" }) } };
    expect(whyNot(fish, "salmon", "ham")).toBe("Ham: not needed here.");
    const beef = { ...FRY_UP, slots: { ...FRY_UP.slots, meat: need(["meat"], 1, { cook: "fry" }), veg: may(["fish"], 2, { cook: "fry" }) } };
    expect(whyNot(beef, "minced beef", "cod")).toBe("Cod: not needed here.");
    expect(whyNot(SALAD, "lettuce", "olive oil", "brandy")).toBe("Brandy: not needed here.");
    expect(whyNot(FRY_UP, "chicken breast", "broccoli", "raisins")).toBe("Raisins: not needed here.");
  });

  test("of water nothing is said", () => {
    for (const list of [
      ["buckwheat flour", "egg", "water", "butter", "ham", "gruyere"],
      ["lettuce", "water", "olive oil", "feta"],
    ]) {
      const dish = cook({ ingredients: list });
      expect(dish.ok ? dish.markdown : "").not.toMatch(/^(?:- )?Water:/m);
    }
  });

  test("it is a meal by itself", () => {
    expect(whyNot(SALAD, "lettuce", "mac and cheese")).toBe("Mac and cheese: a dish of its own, made already.");
  });

  test("a reason names no food but those that the dish is made of", () => {
    const list = fc.uniqueArray(fc.constantFrom(...ALL_INGREDIENTS.map(({ name }) => name)), { minLength: 3, maxLength: 10 });
    fc.assert(
      fc.property(list, (ingredients) => {
        const answer = cook({ ingredients });
        if (!answer.ok) return;
        const dish = answer.markdown.split("## Left out")[0]?.toLowerCase() ?? "";
        for (const { reason } of answer.leftOut) {
          expect(reason).toMatch(/^[\p{Lu}\d“].*[^ ]: [^:]+\.$|^This |^“/u);
          expect(reason).not.toMatch(/[{}]|undefined| {2}/);
          const [, named] = /: (the .+?) (?:is|are|has|have|binds?|flavours?|raises?|thickens?|brings?) /.exec(reason) ?? [];
          for (const food of named?.replace("the ", "").split(/, | and /) ?? []) expect(dish, reason).toContain(food.toLowerCase());
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe("what a cook would use is used", () => {
  test.each([
    [["gammon steaks", "pineapple", "peas"], 0],
    [["gammon steaks", "pineapple", "peas"], 1],
    [["mackerel", "rhubarb", "new potatoes"], 0],
    [["mackerel", "rhubarb", "new potatoes"], 1],
    [["turkey steaks", "cranberries", "potatoes", "brussels sprouts"], 1],
    [["pork chops", "apples", "cider", "potatoes"], 1],
    [["prawns", "mango", "avocado", "lime", "lettuce"], 0],
    [["shrimp", "grits", "cheddar", "butter"], 0],
    [["mushrooms", "cream", "truffle oil", "tagliatelle"], 0],
    [["puff pastry", "blue cheese", "pear", "walnuts"], 0],
    [["spinach", "gorgonzola", "pears", "puff pastry"], 0],
    [["green beans", "potatoes", "pesto", "pasta"], 0],
    [["leftover baked potatoes", "baked beans", "cheese"], 0],
    [["leftover chilli", "tortilla wraps", "cheddar", "lettuce", "sour cream"], 0],
    [["leftover roast chicken", "stuffing", "potatoes", "carrots", "gravy", "peas"], 0],
    [["chicken breasts", "bacon", "leeks", "cream"], 0],
  ])("%s, suggestion %i", (ingredients, attempt) => {
    const answer = cook({ ingredients, attempt });
    expect(answer).toMatchObject({ ok: true, leftOut: [] });
  });

  test("okra is not blended into a soup", () => {
    expect(cook({ ingredients: ["okra", "onion", "tomatoes", "turmeric"] })).not.toMatchObject({ archetype: "tomato_soup" satisfies DishId });
  });
});

test("meat is not left out for fish enough, nor cheese", () => {
  for (const list of [
    ["oysters", "tinned tomatoes", "pork chop", "onion"],
    ["salmon", "rice", "sweet potato", "paneer"],
  ]) {
    const dish = cook({ ingredients: list });
    expect(dish.ok ? dish.leftOut.map(({ reason }) => reason).filter((reason) => /^(?:Pork|Paneer).*fish enough/.test(reason)) : ["refused"]).toEqual([]);
  }
});

test("entries that are one food to the kitchen stand in the list by their own names, each with what a cook takes of it", () => {
  const recipe = (ingredients: readonly string[]) => {
    const dish = cook({ ingredients });
    return dish.ok ? dish.markdown : "refused";
  };
  const peppers = recipe(["red bell pepper", "yellow bell pepper", "rice", "oil"]);
  expect(peppers).toMatch(/^- 1 red bell pepper \(about 150 g\), deseeded/m);
  expect(peppers).toMatch(/^- 1 yellow bell pepper \(about 150 g\), deseeded/m);
  const soys = recipe(["beef", "noodles", "broccoli", "garlic", "light soy sauce", "dark soy sauce"]);
  expect(soys).toMatch(/^- 2½ tsp light soy sauce$/m);
  expect(soys).toMatch(/^- ½ tsp dark soy sauce$/m);
  expect(soys).toMatch(/the light and dark soy sauce/);
  expect(recipe(["salt", "sea salt", "potatoes", "olive oil"])).toMatch(/(?:with|in) the salt\./);
  expect(recipe(["egg", "2 eggs", "spinach"]).match(/^- .*eggs?/gm)).toHaveLength(1);
  expect(recipe(["whole wheat flour", "pearl millet flour", "sorghum flour", "sesame seeds"])).toContain("Pearl millet and sorghum flour:");
});

test.each([
  ["walnuts", ["walnut bread", "cheddar", "apple"], "walnut bread"],
  ["walnuts", ["pasta", "pesto with walnuts", "parmesan"], "pesto with walnuts"],
  ["nuts", ["almonds", "pasta", "tomatoes"], "almonds"],
  ["dairy", ["milk", "eggs", "potatoes", "onion"], "milk"],
  ["gluten", ["bread", "eggs", "tomatoes"], "bread"],
  ["shellfish", ["prawns", "rice", "peas", "eggs"], "prawns"],
  ["pork", ["bacon", "potatoes", "eggs"], "bacon"],
  ["pork", ["sausages", "potatoes", "eggs"], "sausages"],
  ["pork", ["speck", "potatoes", "eggs"], "speck"],
])("without %s: what holds it, or is named after it, is refused (%s)", (wish, ingredients, refused) => {
  expect(cook({ ingredients, avoid: [wish] })).toMatchObject({
    leftOut: expect.arrayContaining([expect.objectContaining({ ingredient: refused, code: "avoided" })]) as unknown,
  });
});

test("without pork, what is of no pig comes in, whatever it is called", () => {
  const answer = cook({ ingredients: ["turkey bacon", "vegetable shortening", "potatoes", "eggs"], avoid: ["pork"] });
  expect(answer.leftOut.filter(({ code }) => code === "avoided")).toEqual([]);
});

test("a name alone refuses no other food", () => {
  const answer = cook({ ingredients: ["peanut butter", "butter beans", "bell pepper", "coconut milk", "rice"], avoid: ["butter", "pepper", "milk"] });
  expect(answer).toMatchObject({ ok: true });
  expect(answer.leftOut.filter(({ code }) => code === "avoided")).toEqual([]);
});
