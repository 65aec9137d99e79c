/** Amounts, liquids and seasonings that hold in every dish alike. */
import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

function cooked(ingredients: readonly string[]) {
  const answer = cook({ ingredients, servings: 2 });
  if (!answer.ok) throw new Error("nothing was cooked");
  return { ...answer, steps: answer.recipe.steps.join(" ") };
}

/** The first suggestion that is this dish, whichever it is. */
function cookedAs(dish: DishId, ingredients: readonly string[]): string {
  for (let attempt = 0; attempt < 6; attempt++) {
    const answer = cook({ ingredients, servings: 2, attempt });
    if (answer.ok && answer.archetype === dish) return answer.recipe.steps.join(" ");
  }
  throw new Error(`no ${dish} was suggested`);
}

describe("sauces", () => {
  test("spices in water, with nothing that gives it body, boil down without a lid", () => {
    const steps = cookedAs("pot_curry", ["chicken breast", "red curry paste", "lime", "oil"]);
    expect(steps).toMatch(/100 ml of water.*little liquid is left/);
    expect(steps).not.toContain("covered");
  });

  test("potatoes and stock give it body", () => {
    expect(cookedAs("pot_curry", ["chicken breast", "red curry paste", "onion", "potatoes", "fish sauce"])).toMatch(/with [34]\d\d ml of water/);
  });

  test.each([
    [
      "stirred smooth where there is no fat to fry it in",
      ["flank steak", "bok choy", "garlic", "carrot", "soy sauce", "cornstarch"],
      /Stir the cornstarch smooth/,
    ],
    ["dusted over the meat where there is", ["flank steak", "bok choy", "garlic", "carrot", "soy sauce", "cornstarch", "oil"], /ust the flank steak/],
  ])("cornstarch is %s", (_, ingredients, said) => {
    expect(cooked(ingredients).steps).toMatch(said);
  });

  test("flour is not dusted over meat in a dry pan", () => {
    expect(cooked(["steak", "flour", "onion", "mushrooms", "potatoes"]).steps).not.toMatch(/dust/i);
  });
});

describe("amounts", () => {
  function gramsOf(ingredients: readonly string[], name: RegExp): number {
    const lines = cooked(ingredients).recipe.ingredients.filter(({ food }) => name.test(food));
    return lines.reduce((sum, { quantity }) => sum + (quantity?.amount ?? 0), 0);
  }

  test("sun-dried tomatoes are a flavouring", () => {
    expect(gramsOf(["sausages", "sun-dried tomatoes in oil", "penne", "spinach", "cream"], /sun.dried/)).toBeLessThanOrEqual(60);
  });

  test("cocoa is beaten into what is sweet", () => {
    expect(cookedAs("sweet_soft_cheese", ["banana", "cottage cheese", "milk", "cocoa powder", "honey"])).toMatch(/Beat the cottage cheese with .*cocoa/);
  });

  test("two kinds of lentils are no more than one", () => {
    expect(gramsOf(["chana dal", "urad dal", "curry leaves"], /dal/)).toBeLessThanOrEqual(190);
  });

  test("lentils in a sauce for pasta are not another dinner", () => {
    expect(gramsOf(["lentils", "elbow macaroni", "chili", "lime juice", "oil", "tomatoes", "onion"], /lentil/)).toBeLessThanOrEqual(100);
  });

  test("liquid smoke is strong, and clams are weighed in their shells", () => {
    expect(cooked(["pork shoulder", "liquid smoke", "cabbage", "rice"]).markdown).toMatch(/[½¼] tsp liquid smoke/);
    expect(gramsOf(["clams", "white wine", "potatoes", "bacon", "milk", "onion"], /clam/)).toBeGreaterThanOrEqual(400);
  });

  test("dried lentils drink before the spinach gives its juice", () => {
    expect(cooked(["italian sausage", "onion", "carrots", "celery", "brown lentils", "chicken broth", "cumin", "frozen spinach"]).steps).toMatch(
      /lentils to the pan with [1-4]\d\d ml of water/,
    );
  });

  test("rice that is cooked already is as much on the plate as rice that is cooked for it", () => {
    expect(gramsOf(["leftover rice", "black beans", "salsa", "cheddar"], /rice/)).toBeGreaterThanOrEqual(240);
  });

  test("a second sugar sweetens along with the first", () => {
    expect(cooked(["pork chops", "apple butter", "brown sugar", "garlic", "mustard", "apples", "onion"]).leftOut).toEqual([]);
  });
});

test("what melts goes back into the oven for it", () => {
  expect(cookedAs("tray_roast", ["chicken breasts", "pesto", "mozzarella", "cherry tomatoes"])).toMatch(/mozzarella and put back into the oven/);
});

test("breadcrumbs are toasted, never passed round", () => {
  const steps = cookedAs("pan_protein", ["flank steak", "spinach", "roasted red peppers", "garlic", "bread crumbs"]);
  expect(steps).toMatch(/Toast the bread crumbs.*Scatter over the bread crumbs/);
});

test("coconut milk is the liquid of a stew", () => {
  expect(cookedAs("fish_stew", ["red snapper", "coconut milk", "lime", "ginger", "thyme", "scallions"])).not.toMatch(/simmer.*with \d\d\d ml of water/);
});

describe("meat", () => {
  test("raw sausage and chicken are fried before they go onto a pizza", () => {
    expect(cookedAs("pizza", ["pizza dough", "italian sausage", "mozzarella", "tomato sauce", "peppers"])).toMatch(/no pink inside.*Bake/);
  });

  test("mutton under rice takes the time that mutton takes", () => {
    expect(cookedAs("layered_rice", ["basmati rice", "mutton", "yogurt", "onions", "mint", "saffron", "biryani masala"])).toMatch(/1½–2 hours/);
  });

  test.each(["bone-in chicken breasts", "chicken thighs on the bone"])("%s stay whole", (meat) => {
    const { markdown } = cooked([meat, "potatoes", "lemon", "garlic", "olive oil"]);
    expect(markdown).not.toContain("pieces");
    expect(markdown).toContain("at the bone");
  });

  test("it rests once", () => {
    const { steps } = cooked(["steak", "potatoes", "onion", "mushrooms", "butter"]);
    expect(steps).not.toMatch(/to rest/);
    expect(steps).toMatch(/Return the /);
  });
});

describe("a salty sauce that is on the list seasons the dish", () => {
  test.each([
    [["sirloin steak", "lettuce", "cucumber", "shallot", "chilli", "lime", "sugar", "mint"], "fish sauce"],
    [["tomatoes", "cucumber", "onion", "avocado"], "soy sauce"],
    [["lettuce", "radicchio", "lemon", "bread"], "worcestershire sauce"],
    [["minced beef", "eggs", "mushrooms", "onion", "spinach"], "soy sauce"],
  ])("%j, %s", (others, sauce) => {
    expect(cooked([...others, sauce]).leftOut.map(({ ingredient }) => ingredient)).not.toContain(sauce);
  });
});

describe("from the freezer", () => {
  test.each([
    ["quinoa", "frozen sweetcorn", "feta", "lime", "olive oil"],
    ["lettuce", "green pepper", "onion", "frozen peas", "mayonnaise", "bacon"],
  ])("vegetables are boiled before they are eaten cold: %s, %s, %s", (...ingredients) => {
    const { recipe } = cooked(ingredients);
    const frozen = recipe.ingredients.find(({ food }) => food.startsWith("frozen"));
    expect(frozen?.preparation).toMatch(/^boiled for \d+ minutes and cooled/);
  });
});

describe("cooked for two, unless one of them would go without or a whole recipe was typed", () => {
  test.each([
    [["1 egg", "bread", "cheddar"], 1],
    [["1 potato", "cheese", "baked beans"], 1],
    [["2 chicken thighs", "potatoes", "carrots"], 2],
    [["1 egg", "rice", "peas", "soy sauce"], 2],
    [["1.4 kg pork shoulder", "garlic", "honey", "soy sauce", "hoisin sauce"], 2],
    [["1 lb ground beef", "1 onion", "chopped tomatoes", "spaghetti"], 2],
    [["1 lb ground beef", "2 onions", "2 tins chopped tomatoes", "400 g spaghetti", "olive oil"], 4],
    [["90 g cooked ham", "potatoes", "peas", "onion", "cheddar"], 2],
    [["120 g chicken breast", "rice", "peppers", "onion", "soy sauce"], 2],
    [["1 kg peppers", "tomatoes", "onions", "eggs"], 2],
    [["1 kg red lentils", "onions", "ginger", "garlic", "turmeric"], 2],
    [["800 g beef mince", "carrots", "potatoes", "onion"], 2],
    [["1 kg chicken thighs", "1 carrot", "2 potatoes"], 2],
  ])("%s", (ingredients, servings) => {
    expect(cook({ ingredients })).toMatchObject({ recipe: { servings } });
  });
});

test("no cinnamon goes into a savoury omelette, nor worcestershire sauce over strawberries", () => {
  expect(cooked(["eggs", "ham", "spring onions", "cinnamon"]).steps).not.toContain("cinnamon");
  expect(cooked(["strawberries", "cheddar", "lemon", "worcestershire sauce"]).steps).not.toContain("worcestershire");
});

test("seven spices go into a curry, and chorizo into the title of the pasta that it is fried for", () => {
  const curry = ["green mango", "curry leaves", "turmeric", "cumin seeds", "mustard seeds", "fenugreek seeds", "cayenne", "coconut oil", "yogurt"];
  expect(cook({ ingredients: curry })).toMatchObject({ leftOut: [] });
  expect(cook({ ingredients: ["linguine", "chorizo", "parmesan", "parsley"] })).toMatchObject({ title: expect.stringContaining("chorizo") as string });
});

describe("birds of their own", () => {
  test.each([
    [["poussins", "potatoes", "thyme"], 4, "- 4 poussins"],
    [["quail", "potatoes", "bacon"], 3, "- 6 quails"],
    [["guinea fowl", "potatoes", "bacon"], 4, "- 2 guinea fowl"],
  ])("%s for %i", (ingredients, servings, line) => {
    const dish = cook({ ingredients, servings });
    expect(dish).toMatchObject({ recipe: { servings }, markdown: expect.stringContaining(line) as string });
    expect(dish.ok && dish.archetype).toBe<DishId>("roast_bird");
  });

  test("what takes longer than a quail stays in while it rests, and does not go in before it", () => {
    expect(cook({ ingredients: ["quail", "potatoes", "bacon"] })).toMatchObject({ markdown: expect.stringContaining("from the start") as string });
    expect(cook({ ingredients: ["whole chicken", "potatoes", "carrots"] })).toMatchObject({
      markdown: expect.stringContaining("For the last 45 minutes") as string,
    });
  });
});

test("what is fried besides is served, though the dish names no such part", () => {
  const { steps } = cooked(["puff pastry", "red mullet", "sweet potato", "peas", "egg", "chorizo"]);
  expect(steps).toMatch(/Add the peas[^]*Spread with what is in the pan/);
});

test("no beer goes over pasta, no pesto into noodles, no cereal into a salad", () => {
  expect(cooked(["penne", "sweetcorn", "cherry tomatoes", "spinach", "beer", "almonds"]).steps).not.toMatch(/Pour in the beer/);
  expect(cooked(["noodles", "carrots", "peas", "chilli", "pesto", "worcestershire sauce"]).steps).not.toContain("pesto");
  expect(cooked(["chorizo", "avocado", "cucumber", "lime", "rice krispies", "greek yogurt"]).steps).not.toContain("krispies");
});

test("mince and beans without chilli are a stew, and no soup of water", () => {
  expect(cook({ ingredients: ["mince", "onion", "kidney beans", "tinned tomatoes"] })).toMatchObject({ archetype: "bean_stew" satisfies DishId, leftOut: [] });
});

test("what steams for long under a lid gets more water than what is quick", () => {
  const waterFor = (entry: string): string =>
    /with (\d+ (?:ml|tbsp)) of water and cook, covered/.exec(
      JSON.stringify(cook({ ingredients: ["pork", entry, "soy sauce", "garlic", "ginger", "cornflour"] })),
    )?.[1] ?? "none";
  expect(waterFor("green beans")).toMatch(/^[34] tbsp$/);
  expect(waterFor("potatoes")).toMatch(/^(?:[6-9] tbsp|\d{2,3} ml)$/);
});

test("an eighth of a teaspoon is a pinch, and no dish falls for it", () => {
  const clafoutis = cook({ ingredients: ["cherries", "1/2 cup flour", "4 eggs", "2/3 cup sugar", "1/8 tsp cinnamon", "1 cup cream", "1/8 tsp salt"] });
  expect(clafoutis).toMatchObject({ archetype: "clafoutis" satisfies DishId, markdown: expect.stringContaining("a pinch of cinnamon") as string });
});
