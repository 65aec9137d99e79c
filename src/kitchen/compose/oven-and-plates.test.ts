/** What comes out of the oven or cold to the table: which dish a list tells of, and what must not be done with it. */
import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

function cooked(ingredients: readonly string[]) {
  const answer = cook({ ingredients, servings: 4 });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer;
}

function methodOf(ingredients: readonly string[]): string {
  return cooked(ingredients).recipe.steps.join(" ");
}

describe("a list tells of its dish", () => {
  test.each<[DishId, string[]]>([
    ["enchilada_bake", ["corn tortillas", "shredded chicken", "enchilada sauce", "black olives", "green onions", "monterey jack", "sour cream"]],
    ["pizza", ["biscuit dough", "pepperoni", "mozzarella", "pizza sauce", "italian seasoning", "garlic"]],
    ["potato_salad", ["cauliflower", "bacon", "eggs", "mayonnaise", "celery", "mustard", "dill pickles", "green onions"]],
    ["floured_fry", ["green tomatoes", "cornmeal", "flour", "egg", "buttermilk", "vegetable oil"]],
    ["roast_bird", ["cornish hens", "wild rice", "mushrooms", "onion", "celery", "butter", "thyme", "chicken broth"]],
    ["guacamole", ["avocados", "lime juice", "salt", "onion", "cilantro", "roma tomatoes", "garlic", "cayenne pepper"]],
    ["soup_casserole", ["chicken breasts", "cream of chicken soup", "ritz crackers", "butter", "sour cream"]],
    ["tray_roast", ["chicken thighs", "chorizo", "peppers", "new potatoes", "red onion", "smoked paprika"]],
    ["filo_pie", ["filo pastry", "chicken", "feta", "spinach"]],
    ["baked_cheese", ["camembert", "rosemary", "garlic", "honey", "crusty bread"]],
    ["filled_mixture", ["chicken", "celery", "grapes", "mayonnaise", "pecans", "lemon juice"]],
    ["composed_salad", ["black beans", "corn", "tomatoes", "avocado", "red onion", "cilantro", "lime juice", "olive oil", "cumin", "jalapeno"]],
    ["creamy_dip", ["refried beans", "taco seasoning", "sour cream", "guacamole", "cheddar", "black olives", "green onions", "tomatoes"]],
    ["glazed_pan", ["meatballs", "grape jelly", "chilli sauce"]],
    ["pasta_salad", ["elbow macaroni", "ham", "peas", "mayonnaise", "cheddar", "red onion"]],
    ["veg_bake", ["yellow squash", "onion", "cheddar", "eggs", "mayonnaise", "ritz crackers", "butter"]],
    ["soup_casserole", ["hominy", "green chiles", "sour cream", "monterey jack", "cream of chicken soup"]],
    ["stuffed_veg", ["spaghetti squash", "marinara sauce", "italian sausage", "mozzarella", "parmesan", "basil"]],
    ["baked_stuffing", ["bread", "celery", "onion", "butter", "chicken broth", "sage", "eggs"]],
    ["baked_stuffing", ["stuffing mix", "sausage meat", "onion", "celery", "apple", "butter"]],
    ["soup_casserole", ["hash browns", "sour cream", "cheddar", "cream of chicken soup", "butter", "cornflakes"]],
    ["leaf_salad", ["kale", "pecans", "dried cherries", "goat cheese", "red onion", "rice vinegar", "dijon mustard", "olive oil"]],
    ["potato_salad", ["tuna", "green beans", "eggs", "potatoes", "olives", "lettuce"]],
    ["creamy_dip", ["spinach", "sour cream", "water chestnuts", "mayo", "vegetable soup mix"]],
    ["hot_dip", ["artichoke hearts", "mayonnaise", "parmesan", "garlic", "mozzarella"]],
    ["guacamole", ["avocado", "lime", "coriander", "red onion", "jalapeno", "tomato"]],
    ["tomato_salad", ["cucumber", "red onion", "green pepper", "tomatoes", "feta", "olives", "garlic", "red wine vinegar", "olive oil", "oregano"]],
    ["tomato_toast", ["baguette", "garlic", "olive oil", "parmesan", "roma tomatoes", "basil", "balsamic vinegar"]],
    ["chopped_salad", ["broccoli", "red onion", "cheddar", "cooked bacon", "mayonnaise", "cider vinegar", "sugar"]],
  ])("%s: %s", (dish, ingredients) => {
    expect(cooked(ingredients).archetype).toBe<DishId>(dish);
  });
});

test("a piece of meat that several share rests longer than a chop, and is carved", () => {
  expect(methodOf(["pork tenderloin", "dijon mustard", "garlic", "potatoes"])).toMatch(/rest for 8 minutes, then carve the meat/);
  expect(methodOf(["whole chicken", "butter", "thyme", "carrots"]).match(/carve/gi)).toHaveLength(1);
});

test("pineapple in rings comes out of a tin, and goes with gammon", () => {
  expect(cooked(["gammon steaks", "pineapple rings", "cheddar"]).markdown).toMatch(/g pineapple, drained[^]*Add the pineapple to the pan/);
});

test("anchovies go into a joint before it roasts, mustard into the custard of a quiche", () => {
  expect(methodOf(["leg of lamb", "garlic", "rosemary", "anchovies", "potatoes"])).toMatch(/push in the anchovies and garlic/);
  expect(methodOf(["shortcrust pastry", "broccoli", "ham", "eggs", "cream", "mustard", "cheddar"])).toMatch(/Beat the eggs with the cream and mustard/);
});

test("chops on the bone are threaded on no skewer", () => {
  expect(methodOf(["lamb chops", "yogurt", "mint", "cucumber", "garlic", "flatbread"])).not.toMatch(/skewer/);
});

test("fish fingers are baked from frozen", () => {
  expect(cooked(["frozen fish fingers", "oven chips", "peas"]).markdown).not.toMatch(/thawed/);
});

test("nothing is spooned over what has been baked that belongs inside it", () => {
  expect(methodOf(["ground beef", "macaroni", "onion", "tomato soup", "cheddar", "mozzarella", "monterey jack", "milk"])).toMatch(
    /[Aa]dd the milk and tomato soup to the (?:large sauce)?pan/,
  );
  expect(methodOf(["chicken", "leeks", "cream", "pesto", "puff pastry"])).not.toMatch(/Spoon over the pesto/);
  expect(methodOf(["aubergine", "beef mince", "onion", "tinned tomatoes", "sugar", "red wine", "milk", "flour", "egg yolks"])).toMatch(/red wine, sugar/);
});

test("raw carrots in a salad are grated, and onion goes with red cabbage", () => {
  expect(cooked(["bulgur wheat", "sultanas", "carrots", "pine nuts", "feta", "lemon", "olive oil"]).markdown).toMatch(/carrots?[^\n]*grated/);
  // A tray has no place for the berries, and nobody is served them by themselves.
  const cabbage = cooked(["butter", "red onion", "red cabbage", "balsamic vinegar", "brown sugar", "blackberries"]);
  expect(cabbage.leftOut.map(({ ingredient }) => ingredient)).toEqual(["blackberries"]);
});

test("what goes into the tin with a bird is not served raw beside it, and eggs go into a bake of vegetables", () => {
  expect(methodOf(["whole chicken", "lemon", "thyme", "butter", "onion", "carrots", "celery", "potatoes"])).not.toMatch(/celery alongside/);
  expect(methodOf(["eggplant", "ricotta", "mozzarella", "parmesan", "marinara sauce", "eggs", "breadcrumbs", "basil"])).toMatch(/pour over the eggs?, beaten/);
});

test("flat mushrooms are large, beans go onto the tray, sugar with the onions of a tart", () => {
  expect(cooked(["large flat mushrooms", "stilton", "walnuts", "thyme", "butter"]).archetype).toBe<DishId>("stuffed_veg");
  expect(cooked(["pork chops", "butter beans", "cherry tomatoes", "sage", "garlic", "lemon"]).leftOut).toEqual([]);
  expect(methodOf(["red onions", "balsamic vinegar", "brown sugar", "thyme", "goats cheese", "puff pastry"])).toMatch(/Stir in the thyme and brown sugar/);
});
