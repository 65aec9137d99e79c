/** Which sweet dish a list asks for, and how much of it. */
import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

function cooked(ingredients: string, servings = 2) {
  const answer = cook({ ingredients: ingredients.split(", "), servings });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer;
}

describe("which bake a list asks for", () => {
  test.each<[string, DishId]>([
    ["flour, butter, brown sugar, eggs, chocolate chips, vanilla, baking soda, salt", "cookies"],
    ["flour, cocoa, sugar, eggs, milk, sunflower oil, bicarbonate of soda, vanilla", "chocolate_cake"],
    ["oats, honey, cashews, sunflower seeds, coconut oil, dried cranberries", "granola"],
    ["self raising flour, butter, milk, sultanas, jam, clotted cream, caster sugar", "scones"],
    ["bread, eggs, milk, maple syrup, raspberries, cinnamon", "french_toast"],
    ["shortcrust pastry, lemons, eggs, sugar, butter", "citrus_tart"],
    ["mixed dried fruit, butter, brown sugar, eggs, flour, mixed spice, brandy", "sponge_cake"],
    ["self raising flour, butter, golden syrup, ground ginger, sugar", "cookies"],
    ["strawberries, vanilla ice cream, milk", "milkshake"],
    ["cherries, eggs, milk, flour, sugar", "clafoutis"],
    ["apple sauce, flour, eggs, sugar, butter, cinnamon", "whisked_sponge"],
    ["self raising flour, caster sugar, butter, eggs, jam", "sponge_cake"],
    ["bread flour, yeast, honey, milk, butter, salt", "yeast_bread"],
    ["blackberries, jam sugar, lemon", "quick_jam"],
    ["almonds, brown sugar, cinnamon, egg white, salt", "candied_nuts"],
    ["mung beans, rock sugar", "sweet_pulses"],
    ["moong dal, jaggery, ghee, cardamom, cashews, coconut milk", "sweet_pulses"],
    ["waffles, strawberries, cream, maple syrup", "topped_waffles"],
    ["ladyfingers, mascarpone, espresso, eggs, sugar, cocoa", "trifle"],
    ["angel food cake, strawberries, cool whip, vanilla pudding mix, milk", "trifle"],
    ["weetabix, soya milk, banana, honey", "cereal_bowl"],
    ["pizza dough, nutella, strawberries", "sweet_pizza"],
    ["canned biscuits, sausage, gravy mix, milk", "baked_biscuit_dough"],
    ["cottage cheese, eggs, oats, cinnamon, blueberries", "banana_pancakes"],
    ["chex, pretzels, peanuts, butter, worcestershire, garlic powder", "snack_mix"],
    ["mixed dried fruit, tea, self raising flour, egg, brown sugar", "tea_loaf"],
    ["brioche, eggs, cream, maple syrup, bacon", "french_toast"],
    ["sesame seeds, honey, sugar", "candied_nuts"],
    ["chickpea water, caster sugar, vinegar, raspberries", "meringue"],
    ["espresso, vanilla ice cream, amaretto", "affogato"],
    ["oranges, marmalade, dark rum, butter, brown sugar, crepes", "topped_waffles"],
    ["cornbread mix, egg, milk, honey", "cornbread"],
    ["milk, lemon juice, salt", "curdled_cheese"],
    ["crumpets, butter, honey", "topped_waffles"],
    ["tortilla wraps, nutella, banana", "topped_waffles"],
    ["graham cracker crust, cream cheese, cool whip, strawberries, sugar", "icebox_pie"],
    ["sugar cookie mix, butter, egg, frosting, sprinkles", "cookies_from_mix"],
    ["tea bags, milk, sugar", "infusion"],
    ["plain flour, lard, salt, mincemeat", "small_tarts"],
    ["whole milk, live yogurt", "set_yogurt"],
    ["sweet potato, marshmallow fluff, butter, pecans", "sweet_mash_bake"],
    ["sausages, puff pastry, egg", "sausage_rolls"],
    ["hot dogs, crescent rolls, mustard", "sausage_rolls"],
    ["vanilla pudding mix, milk, bananas, vanilla wafers, cool whip", "trifle"],
    ["pancake mix, bacon, maple syrup", "eggless_pancakes"],
    ["corn tortillas, oil, salt, lime", "crisp_wraps"],
    ["weetabix, dates, self raising flour, brown sugar, egg, milk", "tea_loaf"],
    ["ricotta, lemons, flour, eggs, sugar, butter, baking powder", "yogurt_cake"],
    ["chickpeas, peanut butter, maple syrup, chocolate chips, vanilla, baking powder", "bean_squares"],
    ["black beans, cocoa, eggs, sugar, vanilla, oil, baking powder", "bean_squares"],
    ["greek yogurt, frozen mixed berries, granola, honey", "parfait"],
    ["golden syrup, self raising flour, butter, eggs, sugar, milk, custard", "steamed_pudding"],
    ["bagels, cream cheese, jam, strawberries", "topped_waffles"],
    ["instant coffee, self raising flour, butter, caster sugar, eggs", "sponge_cake"],
    ["egg whites, spinach, feta, tomatoes, toast", "omelette"],
    ["potato scones, black pudding, eggs, tomatoes, brown sauce", "cooked_breakfast"],
    ["sweet potatoes, eggs, evaporated milk, brown sugar, cinnamon, nutmeg, pie crust", "custard_pie"],
    ["tortilla chips, velveeta, rotel, jalapenos", "loaded_chips"],
    ["puff pastry, brie, cranberry sauce, pecans", "cheese_in_pastry"],
    ["mozzarella, balsamic glaze, peaches, basil", "fruit_cheese_salad"],
    ["sponge cake, raspberry jam, custard powder, milk, sugar, cream, raspberries", "trifle"],
    ["suet, breadcrumbs, raisins, currants, brown sugar, eggs, stout, mixed spice, flour", "steamed_pudding"],
    ["desiccated coconut, condensed milk, vanilla, egg whites, chocolate", "macaroons"],
    ["frozen peaches, sugar, cinnamon, refrigerated biscuits, butter", "dough_topped_fruit"],
    ["dark chocolate, chilli flakes, sea salt, pistachios, dried cranberries", "chocolate_slab"],
    ["gingerbread mix, whipped cream, applesauce, eggs", "cake_from_mix"],
    ["double cream, milk, sugar, egg yolks, vanilla pod, rum, raisins", "custard_ice"],
    ["graham cracker pie crust, instant vanilla pudding, milk, crushed pineapple, bananas, cool whip", "icebox_pie"],
    ["white grape juice, lime juice, mint, ice", "fruit_fizz"],
    ["cucumbers, agave, lime juice, chia seeds, limes, ice", "lemonade"],
    ["unbaked pastry shell, canned pumpkin, condensed milk, eggs, cinnamon, nutmeg", "custard_pie"],
    ["milk powder, flour, sugar, ghee, cardamom, rose water", "syrup_dumplings"],
    ["chhena, sugar", "syrup_dumplings"],
    ["vermicelli, milk, dates, pistachios, almonds", "vermicelli_pudding"],
    ["bread, ghee, sugar, milk, cardamom, almonds", "milk_toast"],
    ["cream cheese, sour cream, canned artichokes, frozen spinach, parmesan, garlic", "hot_dip"],
    ["plain flour, butter, caster sugar, egg, vanilla", "cookies"],
    ["filo pastry, walnuts, pistachios, honey, butter, sugar, cinnamon", "layered_pastry"],
    ["peanuts, sugar, golden syrup, butter, bicarbonate of soda", "butter_toffee"],
    ["sticky rice, coconut milk, mango, sugar, salt", "sweet_rice"],
    ["whiskey, lemon, sugar syrup, egg white, ice", "mixed_drink"],
    ["self raising flour, lemonade, double cream, strawberry jam", "scones"],
    ["dark chocolate, avocado, maple syrup, vanilla, almond milk", "avocado_mousse"],
    ["strawberries, sugar, lemon", "quick_jam"],
    ["walnut bread, butter, honey", "sweet_butter"],
    ["semolina, milk, sugar, jam", "thickened_pudding"],
    ["apple cider, red wine, honey, cinnamon sticks, oranges, whole cloves, star anise", "mulled_drink"],
    ["vodka, coffee liqueur, espresso, sugar syrup, ice", "mixed_drink"],
    ["whiskey, honey, lemon", "hot_spirit"],
    ["vegan butter, oat milk, self raising flour, sugar, lemon, poppy seeds", "scones"],
    ["silken tofu, dark chocolate, maple syrup, vanilla", "avocado_mousse"],
    ["black beans, cocoa powder, dates, eggs, coconut oil", "bean_squares"],
    ["flour, suet, currants, sugar, milk, lemon", "steamed_pudding"],
    ["melon, prosciutto, mint, lime", "fruit_cheese_salad"],
    ["panettone, mascarpone, coffee, marsala", "trifle"],
    ["baileys, vodka, kahlua, ice", "mixed_drink"],
    ["cream cheese, eggs, sugar, cream, flour, vanilla", "baked_cheesecake"],
    ["oranges, lemons, sugar, mint, ice", "lemonade"],
    ["tapioca pearls, tea bags, sugar, milk", "spiced_milk"],
    ["flour, butter, sugar, eggs", "whisked_sponge"],
    ["flour, butter, salt, cheddar, cayenne, egg", "cheese_biscuits"],
    ["damsons, gin, sugar", "fruit_spirit"],
    ["flour, sugar, baking powder, baking soda, poppy seeds, eggs, vegetable oil, milk, vanilla extract, salt", "muffins"],
    ["flour, beer, sugar, butter, salt, baking powder", "soda_bread"],
    ["flour, yogurt, yeast, garlic, butter, coriander, salt, sugar", "flatbread"],
    ["pizza dough, garlic, olive oil, ricotta, parmesan, mozzarella", "pizza"],
    ["greek yogurt, flour, sugar, eggs, oil, lemon, baking powder", "yogurt_cake"],
    ["semolina, yogurt, sugar, coconut, baking powder, syrup, almonds", "yogurt_cake"],
    ["red bean paste, glutinous rice flour, sugar", "steamed_dumplings"],
    ["campari, gin, sweet vermouth, orange", "mixed_drink"],
    ["plantains, cinnamon, sugar, butter", "pan_fruit"],
    ["lemon, flour, powdered sugar, baking powder, poppy seeds, heavy whipping cream", "scones"],
    ["sugar, cocoa, vanilla, milk, peanut butter, butter, quick oats", "melted_squares"],
    ["sugar, evaporated milk, peanut butter, marshmallow fluff, vanilla, salt", "boiled_fudge"],
    ["bourbon, lemon juice, simple syrup, egg white, maraschino cherry, orange", "mixed_drink"],
    ["cooking apples, butter, blueberries, sugar, mascarpone, self raising flour, lemon, milk", "cobbler"],
    ["mascarpone, strawberries, digestive biscuits, icing sugar", "parfait"],
    ["bisquick, strawberries, sugar, milk, heavy cream", "scones"],
    ["egg whites, oats, banana", "banana_pancakes"],
    ["saltine crackers, butter, brown sugar, chocolate chips, pecans", "butter_toffee"],
    ["frozen blueberries, cornflour, sugar, flour, baking powder, milk, butter", "cobbler"],
    ["saltine crackers, butter, sugar, condensed milk, lemon juice, egg yolks, whipped cream", "citrus_pie"],
    ["rhubarb, self raising flour, butter, sugar", "crumble"],
    ["graham crackers, butter, condensed milk, lime juice, egg yolks", "citrus_pie"],
    ["kale, apple, banana, ginger, lemon", "smoothie"],
    ["flour, eggs, sugar, condensed milk, evaporated milk, vanilla", "whisked_sponge"],
  ])("%s: %s", (list, dish) => expect(cooked(list).archetype).toBe<DishId>(dish));
});

describe("how much of it", () => {
  test("nobody bakes a cake or cookies for two: half a batch at least, unless there is less", () => {
    expect(cooked("self raising flour, caster sugar, butter, eggs, jam").markdown).toContain("- 2 eggs");
    expect(cooked("flour, butter, brown sugar, eggs, chocolate chips, baking soda").markdown).toContain("Makes 16 cookies");
    expect(cooked("self raising flour, caster sugar, butter, 1 egg, jam").markdown).toContain("- 1 egg\n");
  });

  test("what is made for twice as many is still for those who asked", () =>
    expect(cooked("flour, butter, brown sugar, eggs, chocolate chips, baking soda", 4).markdown).toContain("**Serves 4 · Makes 16 cookies"));

  test("frozen fruit that is eaten as it is thaws", () =>
    expect(cooked("granola, almond milk, frozen mango, yogurt").markdown).toMatch(/frozen mango, thawed/));

  test("a box of mix goes in whole", () => expect(cooked("yellow cake mix, eggs, oil, frosting").markdown).toContain("- 3 eggs"));

  test("a cordial is diluted, and ground tea is drunk with its leaves", () => {
    expect(cooked("orange cordial, mint, ice", 4).markdown).toMatch(/150 ml orange cordial[\s\S]*of cold water/);
    expect(cooked("matcha, milk, ice, honey").markdown).not.toMatch(/[Ss]train/);
  });
});

describe("how it is flavoured", () => {
  test("sour fruit takes more sugar than sweet fruit", () => {
    const sugarFor = (fruit: string) => Number(/- (\d+) g sugar/.exec(cooked(`${fruit}, sugar, flour, butter`, 4).markdown)?.[1]);
    expect(sugarFor("rhubarb")).toBeGreaterThan(sugarFor("apples") * 1.5);
  });

  test("a lemon gives its zest, and half of it the icing", () =>
    expect(cooked("lemons, self raising flour, butter, sugar, eggs, icing sugar", 4).markdown).toMatch(
      /1 lemon .*zest finely grated[\s\S]*half of the lemon zest and juice[\s\S]*icing sugar with the rest of the lemon/,
    ));

  test("bottled juice is no whole lemon", () =>
    expect(cooked("lemon juice, self raising flour, butter, sugar, eggs, icing sugar", 4).markdown).toMatch(/- [12]½? tbsp lemon juice/));

  test("pancakes are not served a teaspoon of syrup", () => expect(cooked("pancake mix, milk, egg, maple syrup").markdown).toMatch(/[34]½? tbsp maple syrup/));

  test("cookies are called after what is in them, not after the vanilla", () =>
    expect(cooked("chocolate chips, flour, butter, brown sugar, eggs, vanilla extract, baking soda", 4).title).not.toContain("anilla"));
});

describe("what goes over it", () => {
  test("frosting is spread when the cake is cold", () =>
    expect(cooked("yellow cake mix, eggs, oil, frosting").markdown).toContain("When cold, spread with the frosting"));

  test("jam fills a sponge, and sugar dusts it", () =>
    expect(cooked("self raising flour, caster sugar, butter, eggs, jam, icing sugar").markdown).toMatch(/fill with the jam[\s\S]*dust with the icing sugar/));

  test("custard powder and milk are cooked to pour over a hot pudding", () => {
    const { markdown, leftOut } = cooked("rhubarb, oats, flour, butter, sugar, custard powder, milk", 4);
    expect(leftOut).toEqual([]);
    expect(markdown).toMatch(/stir the custard powder to a paste with a little of the milk[\s\S]*Pour what is in/);
  });
});

test("cinnamon sugar goes over hot biscuits", () => expect(cooked("refrigerated biscuits, cinnamon, sugar, butter, brown sugar", 4).leftOut).toEqual([]));

test("no jug of eggs and cream is drunk beside a pudding", () =>
  expect(cooked("cooking chocolate, eggs, caster sugar, double cream, orange, cointreau", 6).markdown).not.toContain("And with the rest"));

test("greens go into a smoothie", () => {
  expect(cooked("frozen mango, coconut milk, spinach").leftOut).toEqual([]);
  expect(cooked("kale, banana, almond milk, peanut butter").leftOut).toEqual([]);
});

test("a trifle is layered: jelly that sets, custard, then cream", () =>
  expect(cooked("sponge fingers, jelly, custard, tinned peaches, double cream, sherry", 6).markdown).toMatch(
    /Dissolve the jelly[^.]*until set[\s\S]*Spread the custard[\s\S]*whip the double cream/,
  ));

test("biscuits are crushed where they are strewn, and whole where something is spread on them", () => {
  expect(cooked("white chocolate, double cream, raspberries, amaretti biscuits").markdown).toMatch(/amaretti biscuits, crushed/);
  expect(cooked("cream cheese, chives, garlic, crackers").markdown).not.toMatch(/crackers, crushed/);
});

test("a filling from a tin is sweet already", () =>
  expect(cooked("apple pie filling, self raising flour, butter, sugar, milk, cinnamon", 6).markdown).toMatch(/- 30 g sugar/));

test("firm fruit bakes in the pancake", () => expect(cooked("plums, butter, flour, eggs, milk, sugar", 4).markdown).toMatch(/Lay the plums in the hot tin/));

test("cranberries go into a dough", () => expect(cooked("flour, baking powder, sugar, shortening, orange, egg, cranberries, pecans", 6).leftOut).toEqual([]));

test("a glass is filled: wine is no seasoning where it is drunk", () =>
  expect(cooked("red wine, oranges, cinnamon sticks, cloves, sugar", 4).markdown).toMatch(/- (?:6|7)\d\d ml red wine/));

test("basil and balsamic go with strawberries", () => expect(cooked("strawberries, balsamic vinegar, basil, sugar, vanilla ice cream", 4).leftOut).toEqual([]));

test("instant coffee is spooned, and whipped topping is not boiled", () => {
  expect(cooked("pound cake, mascarpone, whipped topping, instant coffee, powdered sugar", 6).markdown).toMatch(/- [1-5]½? (?:tsp|tbsp) instant coffee/);
  expect(cooked("cool whip, lemons, sugar", 4).markdown).not.toMatch(/boil/);
});

describe("amounts that were typed", () => {
  const bake = (list: string) => {
    const answer = cook({ ingredients: list.split(", ") });
    if (!answer.ok) throw new Error("nothing was cooked");
    return answer;
  };

  test("tell by their ratio what is to be baked", () => {
    expect(bake("110g butter, 225g self-raising flour, 85g caster sugar, 50g sultanas, 1 egg, milk").archetype).toBe<DishId>("scones");
    expect(bake("250g flour, 125g butter, 100g sugar, 1 egg, vanilla").archetype).toBe<DishId>("cookies");
    expect(bake("250g bread, 450ml cream, 225ml milk, 4 eggs, vanilla extract, 110g sugar, butter, 100g dark chocolate").archetype).toBe<DishId>(
      "bread_pudding",
    );
  });

  test("make the bake that they belong to, in their own ratio and all of it", () => {
    const muffins = bake("250 g flour, 100 g sugar, 1 tbsp baking powder, 250 ml milk, 1 egg, 55 ml oil, 160 g blueberries");
    expect(muffins.archetype).toBe<DishId>("muffins");
    expect(muffins.markdown).toMatch(/- 250 g flour(.*\n)*- 1 egg(.*\n)*- 250 ml milk/);
    expect(bake("6 apples, 200 g flour, 100 g butter, 100 g sugar, cinnamon").archetype).toBe<DishId>("crumble");
    expect(bake("375 g self-raising flour, 80 g butter, 180 ml water, salt").archetype).toBe<DishId>("scones");
    const pudding = bake("8 slices bread, 50 g butter, 2 eggs, 350 ml milk, 50 ml cream, 25 g sugar, sultanas");
    expect(pudding.archetype).toBe<DishId>("bread_pudding");
    expect(pudding.markdown).toMatch(/- 8 slices of bread(.*\n)*- 2 eggs/);
  });

  test("with more than twice the usual sugar make no cookies of their own ratio", () => {
    const answer = cook({ ingredients: ["3 eggs", "2 cups sugar", "3/4 cup unsalted butter", "2 cups flour", "12 oz cranberries"], units: "metric" });
    expect(answer.ok && answer.recipe.ingredients.find(({ food }) => food === "sugar")?.quantity?.amount).toBeLessThan(260);
  });

  test("of a rich dough are not cut to its spoonful of milk", () => {
    expect(bake("450 g strong flour, 7 g yeast, 50 g sugar, 150 ml milk, 1 egg, 50 g butter, 100 g currants, mixed spice").markdown).toContain(
      "- 450 g strong flour",
    );
  });

  test("of vinegar, salt or sugar tell what is for jars", () => {
    expect(bake("2 kg apples, 400 g sugar, cinnamon, cloves, apple cider").archetype).toBe<DishId>("fruit_butter");
  });

  test("of one part that a sweet can do without make no smaller sweet", () =>
    expect(bake("200 g sugar, 160 g corn syrup, 165 g peanuts, 1 tbsp butter, 1 tsp baking soda").markdown).toContain("- 165 g peanuts"));

  test("of a whole recipe are used up, and a spoonful of baking powder makes no smaller cake", () => {
    const { markdown } = bake(
      "380g self-raising flour, 250g sugar, 1 tsp baking powder, 500ml soya milk, 180ml vegetable oil, 2 tbsp vinegar, vanilla extract",
    );
    expect(markdown).toMatch(/- 3[0-9]{2} g self raising flour/);
  });
});

test("ginger beside golden syrup or soda is ground", () =>
  expect(cooked("butter, golden syrup, self raising flour, sugar, ginger, egg, bicarbonate of soda").markdown).toContain("ground ginger"));

test("soda beside flour is for baking", () =>
  expect(cooked("flour, baking powder, soda, nutmeg, butter, sugar, vanilla, eggs, sour cream, salt").markdown).toMatch(/tsp bicarbonate of soda/));

test("what a bread is said to be made with is an allergen of it", () =>
  expect(cooked("walnut bread, goat cheese, figs, honey").markdown).toMatch(/## Contains\n\n- Gluten, milk and nuts/));

test("ice is not left out of what is poured over it, and tea bags are counted", () => {
  const { markdown } = cooked("4 tea bags, peaches, sugar, ice");
  expect(markdown).toMatch(/- \d tea bags/);
  expect(markdown).not.toMatch(/Left out/);
});

test("what sparkles is poured last", () => expect(cooked("prosecco, aperol, soda water, orange").markdown).toMatch(/top up with the prosecco and soda water/));

test("juice alone makes no note of alcohol", () => expect(cooked("apple juice, cinnamon stick, cloves, orange").markdown).not.toMatch(/alcohol|^- *$/m));

test("nobody drinks vanilla by the cup", () => expect(cooked("icing sugar, milk, vanilla extract", 4).markdown).toMatch(/- [1-4]½? tsp vanilla/));

test("bitters are counted in dashes", () => expect(cooked("bourbon, sugar, bitters, orange").markdown).toMatch(/[⅛¼½] tsp bitters/));

test("oil is not melted, and butter is", () => {
  const list = "self raising flour, sugar, cocoa, milk, egg";
  expect(cooked(`${list}, vegetable oil`).markdown).not.toContain("melted");
  expect(cooked(`${list}, butter`).markdown).toContain("the butter, melted,");
});

test("tabasco is counted in drops", () => expect(cooked("mayo, ketchup, lemon, tabasco", 4).markdown).toMatch(/[¼½¾1] tsp tabasco/));

test("one food boiled by itself is no second meal", () =>
  expect(cooked("basmati rice, milk, cardamom, sugar, pistachios, moong dal").markdown).not.toContain("dal soup"));
