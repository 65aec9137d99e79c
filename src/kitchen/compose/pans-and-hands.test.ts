/** What a list for the pan, the wrap or the toaster makes, and what must not be done there. */
import { describe, expect, test } from "vitest";
import { cook as cookWhole } from "#kitchen/compose/cook";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

function cooked(ingredients: readonly string[]) {
  const answer = cook({ ingredients, servings: 4 });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer;
}

const methodOf = (ingredients: readonly string[]) => cooked(ingredients).recipe.steps.join(" ");

describe("a list tells of its dish", () => {
  test.each<[DishId, string[]]>([
    ["tacos", ["chicken breast", "red pepper", "onion", "lime", "cumin", "paprika", "tortillas", "oil"]],
    ["tacos", ["tortilla", "eggs", "cheese", "sausage", "taco seasoning", "spinach"]],
    ["tacos", ["tortilla wraps", "kidney beans", "sweetcorn", "rice", "cheddar", "salsa", "sour cream", "avocado"]],
    ["stir_fry", ["chicken thighs", "pineapple", "red pepper", "onion", "soy sauce", "vinegar", "brown sugar", "cornflour", "ketchup"]],
    ["toast_topped", ["avocado", "bread", "eggs", "chilli flakes", "lemon", "feta"]],
    ["oven_fried", ["chicken drumsticks", "flour", "eggs", "breadcrumbs", "paprika", "garlic powder"]],
    ["sandwich", ["rye bread", "smoked salmon", "cream cheese", "capers", "red onion", "dill"]],
    ["pasta_creamy", ["wide egg noodles", "lemons", "heavy cream", "salt", "black pepper"]],
    ["toast_topped", ["mushrooms", "garlic", "cream", "sourdough", "thyme", "parmesan"]],
    ["toast_topped", ["tinned sardines", "toast", "tomato", "lemon", "parsley"]],
    ["toast_topped", ["eggs", "smoked salmon", "english muffins", "spinach", "hollandaise sauce"]],
    ["fried_rice", ["eggs", "kimchi", "rice", "sesame oil", "spring onion"]],
    ["warm_sandwich", ["bacon", "eggs", "bread rolls", "brown sauce", "mushrooms"]],
    ["pan_protein", ["lamb chops", "couscous", "harissa", "yogurt", "mint", "courgettes"]],
    ["pan_protein", ["veal escalopes", "flour", "butter", "lemon", "capers", "white wine"]],
    ["tacos", ["ground beef", "taco seasoning", "tortillas", "lettuce", "sour cream", "cheese", "black olives", "tomatoes"]],
    ["porridge", ["cooked pearl barley", "oat milk", "cherries", "cinnamon"]],
    ["toastie", ["rye bread", "corned beef", "swiss cheese", "sauerkraut", "thousand island dressing", "butter"]],
    ["pan_protein", ["scallops", "black pudding", "peas", "butter", "mint"]],
    ["warm_sandwich", ["steak", "baguette", "blue cheese", "onions", "mustard", "watercress"]],
    ["warm_sandwich", ["halloumi", "bread rolls", "aubergine", "pesto", "rocket"]],
    ["battered_fish", ["haddock", "batter mix", "potatoes", "oil", "peas", "lemon"]],
    ["battered_fish", ["cod", "flour", "baking powder", "oven chips", "oil", "mushy peas"]],
    ["pasta_creamy", ["penne", "broccoli", "peas", "asparagus", "cherry tomatoes", "garlic", "cream", "parmesan", "lemon"]],
    ["warm_sandwich", ["jackfruit", "bbq sauce", "buns", "red cabbage", "carrot", "vegan mayo"]],
    ["pancakes", ["pancake mix", "greek yogurt", "berries", "egg whites"]],
    ["quesadilla", ["egg", "avocado", "tortilla", "salsa", "cheese"]],
    ["filled_mixture", ["tinned tuna", "tortillas", "sweetcorn", "cheddar", "red onion", "mayo"]],
    ["crumbed_supper", ["chicken nuggets", "sweet and sour sauce", "peppers", "pineapple", "rice"]],
    ["pan_protein", ["zucchini noodles", "prawns", "garlic", "butter", "lemon", "parmesan"]],
  ])("%s: %s", (dish, ingredients) => {
    expect(cooked(ingredients).archetype).toBe<DishId>(dish);
  });
});

test("tinned tomatoes simmer into the filling of tacos", () => {
  expect(methodOf(["minced beef", "chopped tomatoes", "taco shells", "cheddar", "lettuce", "cumin", "onion"])).toMatch(
    /Stir in the chopped tomatoes and simmer/,
  );
});

test("raw fish is not fried together with what goes round it in a wrap", () => {
  expect(methodOf(["cod fillets", "broccoli", "tortillas", "lime", "coriander"])).toMatch(/Lift out onto a plate.*Add the broccoli to the pan/);
});

test("oats that stand in for flour are ground", () => {
  expect(cooked(["rolled oats", "egg", "milk", "banana", "cinnamon"]).markdown).toMatch(/g rolled oats, finely ground/);
});

test("a hot dog goes into each bun", () => {
  expect(cooked(["hot dogs", "buns", "onions", "ketchup", "mustard"]).markdown).toMatch(/^- 4 hot dogs .*\n(.*\n)*- 4 buns/m);
});

test("mayonnaise is stirred into the tuna of a toasted sandwich, and bread is fried for a salad with parmesan", () => {
  expect(methodOf(["bread", "tinned tuna", "cheddar", "mayo", "red onion"])).toMatch(/Mix the tinned tuna .* with the mayo/);
  expect(methodOf(["romaine lettuce", "parmesan", "bread", "olive oil", "garlic", "lemon"])).toMatch(/Turn the bread in .*until golden and crisp/);
});

test("crumbs on a tray bind nothing, and beans are not fried dry", () => {
  const { leftOut } = cook({ ingredients: ["fresh green tomatoes", "eggs", "breadcrumbs", "mozzarella", "tomato sauce"] }) as ReturnType<typeof cooked>;
  expect(JSON.stringify(leftOut)).not.toMatch(/bind/);
  expect(methodOf(["tortillas", "black beans", "corn", "cheddar", "salsa"])).not.toMatch(/black beans .*without fat, and fry/);
});

test("squid in flour fries no longer than squid does, and its sauce is boiled down to coat it", () => {
  expect(methodOf(["squid", "flour", "paprika", "lemon", "oil"])).toMatch(/cook for 2 minutes, turning, until golden and crisp outside, and opaque white/);
  expect(methodOf(["chicken", "flour", "egg", "oil", "vinegar", "ketchup", "sugar"])).toMatch(
    /ketchup, sugar and vinegar bubble .* turn the crisp pieces in it/,
  );
});

test("a blend for the grill goes into creamy pasta", () => {
  const { archetype, leftOut } = cooked(["penne", "chicken breast", "cajun seasoning", "cream", "red pepper", "parmesan"]);
  expect(archetype).toBe<DishId>("pasta_creamy");
  expect(leftOut).toEqual([]);
});

test("oil that nothing else wants is for the sausages, and is not drizzled over at the end", () => {
  expect(methodOf(["sausages", "flour", "breadcrumbs", "vegetable oil", "mustard"])).not.toMatch(/Drizzle with the vegetable oil/);
  expect(methodOf(["linguine", "olive oil", "bacon", "eggs", "parmesan"])).toMatch(/heat the olive oil in .* Add the bacon/);
});

test("cornflour beside mince thickens the sauce", () => {
  const { leftOut } = cooked(["cornflour", "oyster sauce", "rice vinegar", "soy sauce", "garlic", "aubergines", "oil", "ground pork", "ginger"]);
  expect(leftOut).toEqual([]);
});

test("no egg is pushed aside in an empty wok, and an egg goes on top of noodles in peanut sauce", () => {
  expect(methodOf(["noodles", "egg", "peanut butter", "soy sauce", "cucumber"])).toMatch(/top with the eggs/);
  expect(methodOf(["noodles", "egg", "soy sauce", "sesame oil", "chilli sauce", "garlic"])).not.toMatch(/^Push everything/);
});

test("chops in flour get a gravy of their stock", () => {
  const { archetype, recipe } = cooked(["pork chops", "onions", "flour", "chicken broth", "paprika", "butter"]);
  expect(archetype).toBe<DishId>("pan_protein");
  expect(recipe.steps.join(" ")).toMatch(/Pour in the chicken broth and let it bubble for 3–4 minutes, until half has boiled away/);
});

test("flour binds a cream sauce where there is no fat to dust the meat for, and no stock is poured over rice that is cooked", () => {
  expect(methodOf(["beef", "mushrooms", "onion", "flour", "cream", "parsley"])).toMatch(/Stir in the flour and cook for 2 minutes/);
  const bowl = cookWhole({ ingredients: ["beef", "ginger", "onion", "soy sauce", "sugar", "cooked rice", "egg", "dashi"] });
  expect(bowl.ok && bowl.markdown).toMatch(/Put the dashi.*bring to the boil/);
});

test("chips and hash browns go into the oven beside what is held in the hand, and undressed carrot is not tossed with nothing", () => {
  expect(methodOf(["english muffins", "sausage patties", "eggs", "cheese slices", "hash browns"])).toMatch(/Spread the hash browns.*tray/);
  expect(methodOf(["jackfruit", "bbq sauce", "buns", "carrot", "vegan mayo"])).not.toMatch(/with in/);
});

test("tempeh that is called bacon is tempeh, and cauliflower rice is cut already", () => {
  expect(cooked(["tempeh bacon", "lettuce", "tomato", "vegan mayo", "sourdough"]).markdown).not.toMatch(/rashers/);
  expect(cooked(["cauliflower rice", "chicken", "soy sauce", "peas", "garlic"]).markdown).toMatch(/cauliflower rice$/m);
});

test("a whole bird that was cut up is cooked as pieces on the bone", () => {
  const salan = cooked(["whole chicken, cut into pieces", "tomatoes", "onion", "oil", "cumin", "turmeric", "garam masala"]);
  expect(salan).toMatchObject({ markdown: expect.stringMatching(/chicken pieces[^]*the meat at the bone is 74/) as string });
  expect(cooked(["whole chicken", "butter", "potatoes"]).archetype).toBe<DishId>("roast_bird");
});

test("a long list keeps its salt, its fat and its spices", () => {
  const qorma = cooked(
    "cashews; poppy seeds; ghee; paneer; onions; garlic; ginger; cumin seeds; green cardamom; turmeric; cinnamon stick; cloves; cayenne; yogurt; tomato paste; potato; cauliflower; carrot; salt; peas; golden raisins; cilantro; green chile".split(
      "; ",
    ),
  );
  expect(qorma.leftOut.map(({ ingredient }) => ingredient)).not.toEqual(expect.arrayContaining([expect.stringMatching(/salt|ghee|turmeric/)]));
});

test.each([
  [["pizza base", "passata", "mozzarella", "anchovies", "olives"], /Scatter over .*anchovies/],
  [["pizza dough", "mozzarella", "ham", "spinach", "tomato sauce"], /Scatter over .*spinach/],
  [["chicken breasts", "romaine lettuce", "parmesan", "caesar dressing", "anchovies"], /anchovies/],
  [["tin chickpeas", "onion", "cumin", "flour", "baking powder", "oil"], /Mix in .*baking powder/],
  [["beef", "soy sauce", "garlic", "wide rice noodles", "broccoli", "cornflour", "oil"], /cornflour smooth/],
])("%j leaves nothing out that belongs there", (ingredients, step) => {
  const answer = cooked(ingredients);
  expect(answer.recipe.steps.join(" ")).toMatch(step);
  expect(answer.leftOut).toEqual([]);
});

test.each<[DishId, string]>([
  ["dried_bean_pot", "dried kidney beans; smoked sausage; onion; green pepper; celery; garlic; bay leaf; cayenne; thyme; rice"],
  [
    "creamy_curry",
    "chicken thighs; yogurt; cream; ground almonds; onion; garlic; ginger; cardamom pods; cinnamon stick; turmeric; garam masala; chilli powder; oil; salt",
  ],
])("many spices do not turn a list away from its dish: %s", (dish, list) => expect(cooked(list.split("; ")).archetype).toBe<DishId>(dish));

test("where more than one pan is in use, each is told by its name", () => {
  const method = methodOf(["farfalle", "mint", "prosciutto", "parmesan"]);
  expect(method).toMatch(/large pan of water/);
  expect(method).toMatch(/frying pan/);
  expect(method).not.toMatch(/\bthe pan\b/);
  expect(methodOf(["pork chops", "pineapple", "brown sugar", "soy sauce"])).toMatch(/\bthe pan\b/);
});

test("bacon that was weighed is weighed, and counted otherwise", () => {
  expect(cooked(["200 g bacon", "cabbage", "onion"]).markdown).toMatch(/- \d+ g bacon/);
  expect(cooked(["bacon", "cabbage", "onion"]).markdown).toMatch(/rashers? of bacon/);
});
