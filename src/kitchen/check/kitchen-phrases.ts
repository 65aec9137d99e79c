/** Phrases of the kitchen that are no foods of their own: free things, tools, generic words, things a recipe makes. */

import { splitPhrases } from "#kitchen/knowledge/words/split-phrases";

export type PhraseKind = "free" | "tool" | "generic" | "made";

/** Water, ice and heat cost nothing and are always there; what comes out of the pot is not brought in either. */
const FREE = splitPhrases(`
  water, hot water, cold water, warm water, boiling water, ice water, iced water, tap water, ice, ice cube, crushed ice, steam, pasta water,
  pasta cooking water, cooking water, cooking liquid, potato water, rice water, starchy water, soaking water, soaking liquid, poaching liquid,
  noodle water, slurry, juice, zest, rind, peel, skin, seed, stem, stalk, leaf, liquid, fat, rendered fat, meat dripping, meat juice,
  roasting juice, cooking juice, resting juice, pan fat, pan juice, pan dripping, pan sauce, brine, pulp, flesh, white, yolk, stone, pit, core,
  crumb, foam, bone, shell, wedge, slice, chunk, strip, piece, round, ring, ribbon, matchstick, disc
`);

/** A food's name inside the name of a thing. */
const TOOLS = splitPhrases(`
  baking bean, baking beans, stock pot, stockpot, stewpot, teapot, soup pot, jam jar, cocktail shaker, soup bowl, soup plate, salad bowl, salad spinner, salad plate, serving bowl, rice cooker, egg slicer, egg cup, egg timer,
  egg mixture, egg wash brush, pizza cutter, pizza stone, pizza pan, pizza wheel, pizza peel, bread knife, bread machine, bread tin, bread pan,
  butter knife, butter dish, cheese grater, cheesecloth, cheese cloth, cloth, muslin, cake tin, cake pan, cake tester, pie dish, pie tin, pie plate, pie weight,
  muffin tin, muffin pan, muffin tray, muffin cup, muffin case, muffin liner, loaf tin, loaf pan, cookie cutter, cookie sheet, cookie scoop,
  baking sheet, tart tin, tart pan, waffle iron, waffle maker, fish slice, fish kettle, fish spatula, potato masher, potato peeler, potato ricer,
  vegetable peeler, garlic press, lemon squeezer, lemon juicer, citrus juicer, juicer, coffee grinder, coffee mug, coffee filter, spice grinder,
  pepper mill, pepper grinder, salt shaker, milk pan, meat thermometer, meat mallet, meat tenderizer, meat grinder, meat fork, poultry shear, wine glass,
  tea towel, teaspoon, tea strainer, toothpick, cocktail stick, taco shell holder, noodle bowl, pasta pot, pasta machine, pasta maker, pasta bowl,
  pasta spoon, oyster knife, crab cracker, nut milk bag, nutcracker, honey dipper, ice cream scoop, ice cream maker, ice cube tray, ice tray, ice bath,
  sauce pan, gravy boat, ramekin, parchment paper, baking paper, greaseproof paper, wax paper, paper towel, kitchen paper, kitchen towel, kitchen roll, aluminium foil,
  aluminum foil, cling film, plastic wrap, kitchen string, kitchen twine, skewer, wooden skewer, food processor, food colouring mark, rice paper side,
  golden brown, fork, stock cube wrapper, dutch oven, toast rack, griddle, chestnut brown, olive green, lime green, steak knife, chopping board,
  dry ingredient, wet ingredient, room temperature, season, date of, best before date, sell by date, use by date, butter side, grape sized, date night,
  bamboo stick, bamboo skewer, new pot, game day, gingerbread people, gingerbread men, peanut gallery, green top, red top, grain of salt, blue top, hot pot
`);

/** Words for what is already there: they bring nothing in unless a recipe invites something else ("your favourite herbs"). */
const GENERIC = splitPhrases(`
  vegetable, veg, veggie, root vegetable, roasted vegetable, fruit, greens, meat, protein, sauce, dressing, vinaigrette, batter, dough, mixture,
  topping, filling, stuffing, seasoning, spice, herb, fresh herb, aromatic, garnish, glaze, marinade, rub, paste, purée, puree, crust, coating,
  breading, stir fry, gratin, hash, drizzle, crumble, roux, spread, seafood, grain, pulse, dairy, bowl, ingredient, flavor, flavour, food,
  dish, meal, treat, leftover, snack, breakfast, side, side dish, starter, main, dessert, drink, sweetener, thickener, toppings, condiment, addition,
  base, layer, tempering, tadka, sofrito, soffritto, mirepoix, crumb topping, cooking fat, poultry, produce, starch, leftover meat
`);

/** Dishes and pieces that a recipe makes; a food only where a recipe takes one ready-made. */
const MADE = splitPhrases(`
  mash, slaw, salad, green salad, side salad, relish, syrup, icing, frosting, soup, stew, curry, ragu, bolognese, chili, casserole, custard, caramel, toffee, ganache,
  butterscotch, egg wash, cornbread, tea, meringue, gravy, dip, curd, whey, hollandaise, bechamel, batter bread, tagine, adobo, flapjack, colcannon, fries, chip, pickled onion,
  pancake, crepe, waffle, omelette, omelet, frittata, quiche, muffin, cupcake, cookie, biscuit, scone, brownie, bar, cake, loaf, pie, tart, pudding,
  sandwich, toastie, wrap, burger, patty, pattie, meatball, meatloaf, kebab, taco, quesadilla, burrito, enchilada, fajita, nacho, pizza, flatbread, dumpling,
  fritter, falafel, kofta, samosa, empanada, spring roll, arancini, pierogi, sushi, tempura, croquette, fishcake, fish cake, cutlet, smoothie, shake,
  milkshake, lemonade, parfait, granola, porridge, oatmeal, risotto, pilaf, paella, fried rice, egg fried rice, lasagna, lasagne, carbonara, dal,
  chowder, bisque, hummus, pesto, guacamole, salsa, tzatziki, coleslaw, popsicle, ice cream, sorbet, fudge, truffle, energy ball, energy bite, jam,
  chutney, mayonnaise, aioli, pastry, bread, roll, bun, roast, skewer, stir fry, wedge, chip, fry, crisp, rosti, hash brown, latke, gnocchi, casserole,
  bake, mousse, compote, coulis, caramel sauce, butter sauce, cheese sauce, tomato sauce, pasta sauce, peanut sauce, white sauce, cream sauce,
  dipping sauce, stir fry sauce, spice rub, spice mix, spice paste, garlic butter, herb butter, brown butter, lemon butter, sugar syrup, cinnamon sugar,
  crouton, toast, tortilla, naan, roti, shortbread, macaroon, french toast, rice pudding, bread pudding, bread and butter pudding,
  shepherd's pie, shepherd pie, cottage pie, fish pie, meat pie, steak pie, steak and ale pie, steak and kidney pie, chicken pie, chicken pot pie, pot pie,
  chicken and mushroom pie, apple pie, fruit pie, pumpkin pie, christmas pudding, cannoli, cookie dough, sugar cookie dough, chocolate chip cookie dough,
  green bean casserole, corn casserole, broccoli casserole, potato gratin, scalloped potato, au gratin potato, dauphinoise, dauphinoise potato, schnitzel,
  beef schnitzel, sponge, vol au vent, profiterole, eclair, choux bun, bao bun, steamed bun, crostini, slider, blondie,
  churro, pastry cream, creme patissiere, granita, pork curry, chicken curry, turkey curry, beef stew, pot roast, spag bol, pasta salad, potato salad, egg salad, tuna salad
`);

export const PHRASES: Readonly<Record<PhraseKind, readonly string[]>> = { free: FREE, tool: TOOLS, generic: GENERIC, made: MADE };
