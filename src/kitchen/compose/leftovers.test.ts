/** What a thin list, a tin or a leftover becomes: the dish that a cook would make of it. */
import { expect, test } from "vitest";
import { cook as cookWhole } from "#kitchen/compose/cook";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

function cooked(...ingredients: string[]) {
  const dish = cook({ ingredients });
  if (!dish.ok) throw new Error(dish.message);
  return dish;
}

test.each<[DishId, string[]]>([
  ["reheated_stew", ["leftover curry", "naan", "yogurt"]],
  ["reheated_stew", ["tin of tomato soup", "bread"]],
  ["reheated_stew", ["leftover spag bol", "garlic bread", "salad"]],
  ["tacos", ["tortillas", "eggs", "cheese", "potatoes", "sausage links", "bacon"]],
  ["warm_sandwich", ["baguette", "chicken", "daikon", "carrots", "cucumber", "jalapeño", "mayo", "fish sauce", "vinegar", "sugar", "cilantro"]],
  ["guacamole", ["avocados", "lime", "cilantro", "onion", "tomato", "tortilla chips"]],
  ["potato_salad", ["smoked mackerel", "new potatoes", "horseradish", "watercress"]],
  ["steamed_veg", ["new potatoes", "butter", "mint"]],
  ["stew_pie", ["leftover beef stew", "puff pastry"]],
  ["reheated_stew", ["leftover turkey curry", "rice", "poppadoms", "mango chutney"]],
  ["pasta_creamy", ["alfredo sauce", "fettuccine", "chicken", "broccoli"]],
  ["roast_bird", ["1.5kg chicken", "potatoes", "carrots", "stuffing", "gravy granules"]],
  ["topped_meringue", ["pavlova base", "cream", "passionfruit", "strawberries"]],
  ["mac_cheese", ["tin tuna", "2 minute noodles", "peas", "cheese", "milk", "flour", "butter"]],
  ["scrambled_eggs", ["eggs", "butter", "cream", "chives", "smoked salmon", "bagels"]],
  ["porridge", ["porridge oats", "dried apricots", "powdered milk", "golden syrup"]],
  ["noodle_stirfry", ["bacon", "onion", "cabbage", "noodles"]],
  ["noodle_soup", ["rotisserie chicken carcass", "carrots", "celery", "onion", "egg noodles"]],
  ["cottage_pie", ["leftover mince", "leftover mash", "cheddar", "frozen peas"]],
  ["trifle", ["tin of peaches", "sponge fingers", "custard powder", "milk", "sugar"]],
  ["lasagne", ["leftover bolognese", "lasagne sheets", "mozzarella", "milk", "flour"]],
  ["frittata", ["6 eggs", "spinach", "3 slices ham", "cheese", "splash of milk", "cherry tomatoes"]],
  ["layered_rice", ["basmati rice", "chicken", "yogurt", "fried onions", "biryani masala", "mint", "saffron", "ghee"]],
  ["gram_fritters", ["besan", "onion", "potato", "spinach", "chilli powder", "ajwain", "oil", "mint chutney"]],
  ["crumble", ["cooking apples", "oats", "butter", "sugar", "cinnamon", "custard"]],
  ["grain_bowl", ["couscous", "chorizo", "tin of chickpeas", "roasted peppers", "stock cube"]],
  ["dried_bean_pot", ["1 cup rajma", "onions", "tomatoes", "garam masala"]],
  ["lasagne", ["white sauce", "lasagne sheets", "mince", "tomato sauce", "cheddar"]],
  ["veg_ready_sauce", ["cauliflower", "broccoli", "carrots", "cheese sauce"]],
  ["loaded_fries", ["leftover chips", "gravy", "cheese"]],
  ["jacket_potato", ["jacket potato", "prawns", "marie rose sauce"]],
  ["roast_bird", ["roasting chicken", "egg noodles", "savoy cabbage", "vegetable juice", "zucchini", "eggplant", "mustard", "ranch"]],
  ["crumbed_supper", ["sausage rolls", "beans", "salad"]],
  ["crumbed_supper", ["quiche", "salad", "new potatoes"]],
  ["jacket_potato", ["baked potatoes", "tuna", "sweetcorn", "mayo", "salad"]],
  ["leaf_salad", ["fennel", "orange", "rocket", "olives"]],
  ["risotto", ["bay leaf", "clam juice", "port", "canned tomatoes", "arborio rice", "corn on the cob"]],
  ["crumbed_supper", ["2 slices leftover pizza", "eggs", "spinach"]],
  ["sandwich", ["tuna mayo", "bread", "cucumber"]],
  ["filo_pie", ["eggs", "spinach", "feta", "filo", "onion"]],
  ["lentil_rice", ["rice", "lentils", "onions", "oil", "cumin"]],
  ["pasta_greens", ["pasta", "broccoli", "garlic", "anchovies", "chilli", "breadcrumbs"]],
])("%s of %j", (archetype, ingredients) => {
  expect(cooked(...ingredients).archetype).toBe<DishId>(archetype);
});

test("halloumi is cooked wherever it goes", () => {
  for (const attempt of [0, 1, 2]) {
    const dish = cook({ ingredients: ["halloumi", "tomatoes", "cucumber", "rocket", "couscous"], attempt });
    if (dish.ok && dish.used.some(({ name }) => name === "halloumi"))
      expect(dish.recipe.steps.join(" ")).toMatch(/(?:halloumi|tray).*(?:fry|fried|roast|grill|brown|hot)/i);
  }
});

test("bread that coats is spoken of as crumbs", () => {
  const { recipe } = cooked("chicken breast", "bread", "egg", "potatoes", "peas");
  expect(recipe.ingredients.map(({ food, preparation }) => `${food}, ${preparation}`)).toContain("bread, torn into fine crumbs");
  expect(recipe.steps.join(" ")).toContain("breadcrumbs");
});

test("a tin is opened for all that is in it, where that is not too much", () => {
  const { recipe } = cooked("chickpeas", "spinach", "coconut milk", "curry powder", "onion");
  for (const { quantity } of recipe.ingredients) if (quantity?.unit === "tin") expect(Number.isInteger(quantity.amount)).toBe(true);
});

test("what a dish does not name speaks less for it: meat on the list is cooked before the eggs", () => {
  const { recipe } = cooked("chicken breasts", "broccoli", "eggs", "cheddar", "potatoes", "bacon", "milk");
  expect(recipe.ingredients.map(({ food }) => food)).toContain("chicken breast");
});

test.each([
  ["porridge beside a stew", ["sausages", "cabbage", "oats", "milk", "carrot", "strawberries"]],
  ["mash beside a sandwich", ["bagels", "cream cheese", "smoked salmon", "lettuce", "potatoes", "butter"]],
])("no %s", (_, list) => {
  const headings = cooked(...list).recipe.notes.map(({ heading }) => heading);
  expect(headings.filter((heading) => /^And with the rest: .*(?:porridge|mash)/.test(heading))).toEqual([]);
});

test("wine goes into the water that the rice takes up", () => {
  const { recipe } = cooked("rice", "mushrooms", "onion", "white wine", "stock cube", "parsley");
  const steps = recipe.steps.join(" ");
  expect(steps).toMatch(/white wine.*(?:bring to the boil|bubble).*Cover/s);
});

test("a sauce for pasta is never spooned over cold", () => {
  const { recipe } = cooked("potatoes", "pasta sauce", "cheddar");
  expect(recipe.ingredients.map(({ food }) => food)).toContain("pasta sauce");
  expect(recipe.steps.join(" ")).not.toMatch(/(?:spoon over|scatter|top)[^.]*pasta sauce/i);
});

test.each<[DishId, string[]]>([
  ["tomato_salad", ["tomatoes", "mozzarella", "basil"]],
  ["rice_cakes", ["leftover risotto", "egg", "breadcrumbs", "mozzarella"]],
])("%s of %j, and nothing plainer", (archetype, ingredients) => {
  expect(cooked(...ingredients).archetype).toBe<DishId>(archetype);
});

test("burgers that are shaped already are not shaped again", () => {
  for (const burgers of ["veggie burgers", "beef burgers"]) {
    const { recipe } = cooked(burgers, "burger buns", "cheddar", "onion", "lettuce");
    expect(recipe.title.toLowerCase()).not.toMatch(/burgers? burgers?/);
    expect(recipe.steps.join(" ")).not.toMatch(/\bshape/i);
  }
});

test.each<[DishId, string[]]>([["carbonara", ["spaghetti", "eggs", "parmesan", "peas"]]])(
  "%s of %j, where the food that names it is on the list",
  (archetype, ingredients) => {
    expect(cooked(...ingredients).archetype).toBe<DishId>(archetype);
  },
);

test("what simmers for long has water to simmer in from the start", () => {
  const { recipe } = cooked("pork belly", "soy sauce", "ginger", "rice", "pak choi");
  expect(recipe.steps.join(" ")).toMatch(/soy sauce to the (?:large saucepan|pan) with \d+ ml of water/);
});

test("what does not fry waits for the liquid", () => {
  const { recipe } = cooked("green lentils", "potatoes", "carrots", "onion", "tomato puree", "butter", "cheddar");
  expect(recipe.steps.join(" ")).toMatch(/lentils? to the (?:large saucepan|pan) with \d+ ml of water/);
});

test("apples are roasted round a joint, and butter without crumbs is dotted on", () => {
  expect(cooked("pork loin roast", "apples", "onion", "cider", "potatoes").recipe.steps.join(" ")).toMatch(/last 25 minutes, add the apples/);
  expect(cooked("chicken thighs", "cream of mushroom soup", "rice", "butter").recipe.steps.join(" ")).toMatch(/Dot the top with the butter/);
});

test("meat that is rolled up is in pieces", () => {
  const { recipe } = cooked("chicken thighs", "tortillas", "salsa", "cheddar", "peppers");
  expect(recipe.ingredients.find(({ food }) => food.startsWith("chicken"))?.preparation).toMatch(/pieces|strips/);
});

test("fish out of a tin goes into pasta and potato cakes", () => {
  const pasta = cookWhole({ ingredients: ["sardines", "spaghetti", "fennel", "raisins", "breadcrumbs", "pine nuts"] });
  expect(pasta.ok && pasta.archetype).toBe<DishId>("pasta-con-le-sarde");
  expect(cooked("leftover mash", "tinned salmon", "peas", "flour", "egg", "lemon").recipe.steps.join(" ")).toMatch(/Mix in the peas and (?:tinned )?salmon/);
});

test.each(["cooked", "leftover", "tinned"])("%s carrots are heated, not cooked again", (state) => {
  const { recipe } = cooked(`${state} carrots`, "leftover roast beef", "gravy", "potatoes");
  expect(recipe.steps.join(" ")).toMatch(/carrots and cook for 2–3 minutes/);
});

test("leftover chicken, stuffing and gravy go hot onto bread", () => {
  const { archetype, used } = cooked("leftover roast chicken", "leftover stuffing", "gravy", "bread");
  expect([archetype, used.length]).toEqual(["gravy_plate", 4]);
});

test("bacon on a crumpet is laid on it, with an egg or without", () => {
  for (const list of [
    ["crumpets", "bacon", "eggs"],
    ["crumpets", "bacon", "cheese"],
  ]) {
    expect(cooked(...list).recipe.steps.join(" ")).toMatch(/(?:Lay on|Pile on|with) [^.]*bacon|what is on the plate/);
  }
});

test("what is cooked for one is not cooked in large pans", () => {
  const dish = cook({ ingredients: ["eggs", "cheese", "onion", "milk"], servings: 1 });
  expect(dish.ok && dish.markdown).not.toMatch(/\blarge\b/);
});

test("a stock cube goes into the water of the couscous", () => {
  expect(cooked("couscous", "chorizo", "tin of chickpeas", "roasted peppers", "stock cube").recipe.steps.join(" ")).toMatch(
    /boiling water with the stock cube, cover/,
  );
});

test("chapati flour is rolled out beside a curry and thickens nothing", () => {
  const { recipe } = cooked("toor dal", "atta", "ghee", "cumin", "tomato");
  expect(recipe.steps.join(" ")).toMatch(/[Kk]nead the atta with .*roll out .*Serve with the warm rounds/);
  expect(cooked("toor dal", "ghee", "cumin", "tomato").recipe.steps.join(" ")).not.toMatch(/rounds/);
});

test("mushy peas are heated, not boiled and drained", () => {
  expect(cooked("cod fillets", "oven chips", "mushy peas", "lemon").recipe.steps.join(" ")).toMatch(/heat the mushy peas in .*until piping hot/);
});

test("suet is a dumpling or is left out, and never stirred in", () => {
  expect(cooked("diced beef", "bag of stew veg", "ale", "stock cube", "plain flour", "suet").markdown).toMatch(/## Left out[^]*Suet:/);
});

test("as many buns as hot dogs", () => {
  expect(cook({ ingredients: ["8 hot dogs", "8 hot dog buns", "onion", "mustard"], servings: 4 })).toMatchObject({
    markdown: expect.stringMatching(/8 hot dogs[^]*8 hot dog buns/),
  });
});

test("okra is trimmed and fried, with no water", () => {
  const { markdown, recipe } = cooked("okra", "onion", "cumin", "turmeric", "oil");
  expect(markdown).toMatch(/okra, wiped dry, trimmed and sliced/);
  expect(recipe.steps.join(" ")).not.toMatch(/water/);
});

test("pesto does not roast on a tray from the start", () => {
  expect(cooked("runner beans", "new potatoes", "pesto", "parmesan").recipe.steps.join(" ")).not.toMatch(/with the pesto on a baking tray/);
});

test("instant mash is made up before it is weighed", () => {
  expect(cooked("instant mash", "sausages", "gravy granules").markdown).toMatch(/instant mash, made up as its packet says/);
});

test("silken tofu goes into a noodle soup, hummus beside a quesadilla, roast pumpkin into a pie", () => {
  for (const list of [
    ["silken tofu", "miso", "spring onions", "noodles", "mushrooms", "spinach"],
    ["leftover roast veg", "hummus", "wraps", "feta", "spinach"],
    ["leftover roast pumpkin", "feta", "filo", "eggs", "spinach"],
  ])
    expect(cooked(...list).leftOut).toEqual([]);
});

test.each([
  [/curd rice/i, ["leftover rice", "curd", "curry leaves", "mustard seeds", "ginger", "green chilli", "cucumber"]],
  [/sausage.* rolls/i, ["sausage meat", "puff pastry", "onion", "sage", "egg", "milk"]],
])("%s with all that the kitchen knows, of %j", (title, ingredients) => {
  const dish = cookWhole({ ingredients });
  expect(dish.ok && dish.title).toMatch(title);
});

test.each([
  ["shredded ham hock", "peas", "pasta", "cream", "mustard", "cheddar"],
  ["pulled ham hock", "eggs", "peas", "potatoes", "butter"],
  ["shredded turkey", "rice", "onion", "soy sauce"],
])("%s was cooked before it was pulled apart, and is warmed", (...list) => {
  const dish = cookWhole({ ingredients: list, servings: 2 });
  expect(dish.ok && dish.markdown).toMatch(/\n- .*cooked/);
  expect(dish.ok && (dish.recipe.totalMinutes ?? 0)).toBeLessThanOrEqual(55);
  expect(dish.ok && dish.markdown).not.toMatch(/simmer[^.]*2 hours/);
});

test("grains and pasta that were cooked yesterday stand in a title and a summary by their own name", () => {
  const salad = cookWhole({ ingredients: ["cooked couscous", "feta", "cucumber", "tomatoes", "mint", "lemon", "olive oil"] });
  expect(salad.ok && salad.recipe.summary).not.toMatch(/cooked/);
  const bake = cookWhole({ ingredients: ["cooked pasta", "roast chicken leftovers", "broccoli", "cheddar", "milk", "butter", "flour"] });
  expect(bake.ok && bake.title).not.toMatch(/cooked/);
});
