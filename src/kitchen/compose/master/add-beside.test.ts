import { expect, test } from "vitest";
import { cook } from "../cook.ts";
import { ADDED } from "#kitchen/knowledge/masters/seasonings";

test("what is put beside a dish shares one oven, which has one heat", () => {
  expect(new Set(ADDED.flatMap(({ oven }) => oven ?? [])).size).toBe(1);
});

test.each([
  ["a spice onto what is browned", ["cod", "lemon", "butter", "flour", "paprika"], /Season the cod with the paprika\./],
  ["a spice into the fat under what is browned", ["chicken thighs", "potatoes", "olive oil", "cumin", "salt"], /^3\. [^]*potatoes[^]*cumin/m],
  ["custard to a crumble", ["rhubarb", "strawberries", "sugar", "flour", "butter", "oats", "custard"], /(?:[Ss]erve|[Ww]arm)[^.]* the custard/],
] as const)("%s", (_, ingredients, words) => {
  const cooked = cook({ ingredients });
  if (!cooked.ok) throw new Error(cooked.message);
  expect(cooked.markdown).toMatch(words);
});

test("one bay leaf or two for a pot, a chop for each, and apples are whole", () => {
  const soup = cook({ ingredients: ["lentils", "carrots", "celery", "onion", "bay leaf", "olive oil", "salt"] });
  expect(soup.ok && soup.markdown).toMatch(/- [12] bay lea(?:f|ves)/);
  const chops = cook({ ingredients: ["pork chops", "apples", "onion", "butter", "sage", "cider"] });
  expect(chops.ok && chops.markdown).toMatch(/- 2 pork chops/);
  expect(chops.ok && chops.markdown).not.toMatch(/½ apples/);
});

test("a dried chilli is not strewn over what is done", () => {
  const wraps = cook({ ingredients: ["white fish", "tortillas", "red cabbage", "lime", "yoghurt", "chipotle", "coriander"] });
  expect(wraps.ok && wraps.markdown).not.toMatch(/[Aa]dd the chipotles? and scatter/);
});

test("what stands beside a batch of sweets is for a table, beside a roast for all who eat it", () => {
  const bars = cook({ ingredients: ["dark chocolate", "butter", "golden syrup", "raspberries", "digestive biscuits"], servings: 2 });
  expect(bars.ok && bars.markdown).toMatch(/fridge bars[^]*^- 1\d\d g raspberries/m);
  const lamb = ["bone-in lamb shoulder", "onion", "garlic", "tomatoes", "ghee", "thyme"];
  const roast = cook({ ingredients: lamb, servings: 2 });
  expect(roast.ok && roast.markdown).toMatch(/braised[^]*^- 2 tomatoes/m);
});

test("potatoes stand beside what flour only dusts", () => {
  const fish = cook({ ingredients: ["plaice fillets", "butter", "flour", "lemon", "capers", "new potatoes"] });
  expect(fish.ok && fish.markdown).toMatch(/meunière[^]*[Bb]oil the new potatoes[^]*[Ss]erve with [^.]*the new potatoes/);
});

test.each([
  [
    "stuffing and a sauce out of a jar",
    ["cooked turkey", "stuffing leftover", "gravy", "camembert", "baguette", "butter", "salt"],
    /[Ff]ry the stuffing[^]*[Ss]erve with[^.]*stuffing/,
  ],
  [
    "coleslaw, beans and a sauce beside sausage rolls",
    ["sausages", "puff pastry", "onion", "egg", "coleslaw", "baked beans", "barbecue sauce", "oil"],
    /[Hh]eat the baked beans[^]*[Ss]erve with the coleslaw, the baked beans and the barbecue sauce\./,
  ],
  [
    "tabbouleh and pomegranate beside halloumi",
    ["pitta", "hummus", "iceberg", "pickled turnip", "tabbouleh", "halloumi", "pomegranate", "courgette"],
    /pomegranate[^]*[Ss]erve with the tabbouleh/,
  ],
  [
    "pepper where a chilli is hot already",
    ["chicken pieces", "onions", "limes", "dijon mustard", "garlic", "chilli", "oil", "rice", "salt", "black pepper"],
    /black pepper\./,
  ],
  [
    "a salad of what is fresh, dressed",
    ["lasagne sheets", "beef mince", "tinned tomatoes", "mozzarella", "milk", "rocket", "cucumber", "olive oil", "balsamic vinegar"],
    /Dress the rocket and cucumber with [^.]*balsamic vinegar and serve alongside\./,
  ],
] as const)("%s", (_, ingredients, words) => {
  const cooked = cook({ ingredients, servings: 2 });
  if (!cooked.ok) throw new Error(cooked.message);
  expect(cooked.markdown).toMatch(words);
});

test("what no sentence of a row would name is squeezed over all the same", () => {
  const frittata = cook({ ingredients: ["asparagus", "eggs", "parma ham", "parmesan", "new potatoes", "lemon", "peas", "mint"] });
  expect(frittata.ok && frittata.markdown).toMatch(/frittata[^]*lemon/);
  expect(frittata.ok && frittata.leftOut).toEqual([]);
});

test("no strawberries beside a braise, and no ketchup beside scones", () => {
  const braise = cook({
    ingredients: ["chicken thighs", "mushrooms", "gravy", "flour tortilla", "white vinegar", "frozen strawberries", "crayfish", "roasted peppers"],
  });
  expect(braise.ok && braise.used.map(({ typed }) => typed)).not.toContain("frozen strawberries");
  const scones = cook({ ingredients: ["flour", "baking powder", "butter", "egg", "milk", "bacon", "cheddar", "ketchup"] });
  expect(scones.ok && scones.used.map(({ typed }) => typed)).not.toContain("ketchup");
});

test.each([
  [
    "boils along with pasta",
    ["penne", "vodka", "cream", "tinned tomatoes", "garlic", "frozen peas", "parmesan", "chilli flakes"],
    /boil the penne[^.]*\. Let the peas boil along for the last/,
  ],
  [
    "wilts in a sauce that simmers, and not in the pan before it",
    ["beef mince", "lasagne sheets", "tinned tomatoes", "mozzarella", "spinach", "ricotta", "carrots", "red wine", "parmesan"],
    /Simmer gently for 30–40 minutes[^.]*\. Add the spinach for the last/,
  ],
  [
    "is cooked with what takes as long",
    ["salmon fillets", "white wine", "orzo", "frozen peas", "capers", "dill", "lemon", "cream cheese", "asparagus", "salt", "oil"],
    /peas and asparagus/,
  ],
] as const)("a vegetable that no part was written for %s", (_, ingredients, words) => {
  const cooked = cook({ ingredients, servings: 2 });
  if (!cooked.ok) throw new Error(cooked.message);
  expect(cooked.recipe.steps.join("\n")).toMatch(words);
});
