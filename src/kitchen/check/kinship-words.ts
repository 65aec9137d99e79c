/** Words that decide which listed food a name may mean: used where mentions are matched. */
import { ofGenera, type IsOneOf } from "#kitchen/knowledge/classes/all-classes";
import { CHEESES, FISH } from "#kitchen/knowledge/classes/genera";

/** Words behind a food for what can be had from the food itself at home. */
export const DERIVED_TAILS = new Set(
  "juice liquid zest peel rind wedge slice yolk white leaf stalk stem green top floret kernel crumb fat dripping grease brine skin shaving segment half quarter chunk cube piece round ring ribbon shred strip matchstick bit fillet flesh pulp head clove sprig bulb frond curl crown heart tip spear".split(
    " ",
  ),
);

/** Words that name a cut or a shape of a food, not another food. */
export const CUT_WORDS = new Set(
  "breast thigh drumstick wing leg fillet loin tenderloin chop steak cutlet mince ground minced stewing stew shoulder shank rib roast joint strip cube chunk piece slice half boneless skinless whole large medium small big baby fresh dried dry frozen tinned canned raw ripe cooked leftover chopped sliced diced grated shredded crushed flaked toasted roasted smoked plain unsalted salted organic free range lean extra virgin thick thin firm soft stale day old good quality mixed uncooked rinsed drained peeled pitted hot cold warm clove stick head bunch sprig leaf packet sheet block round bite sized new mini jumbo king long short grain low fat full semi skimmed reduced sodium light dark red green yellow white brown black sweet".split(
    " ",
  ),
);

/** A single word that may refer back to any listed food of these classes. */
export const GENUS: Readonly<Record<string, IsOneOf>> = {
  meat: ofGenera(["poultry", "mince", "pork", "bacon", "cooked-meat", "offal", "red-meat", "cured-meat", "sausage"], ["plant_meat"]),
  poultry: ofGenera(["poultry", "cooked-meat"], ["mince_poultry"]),
  sausage: ofGenera(["sausage"], ["cured_ready", "cured_fatty"]),
  fish: ofGenera(FISH),
  seafood: ofGenera([...FISH, "crustacean", "mollusc"]),
  shellfish: ofGenera(["crustacean", "mollusc"]),
  pasta: ofGenera(["pasta"]),
  noodle: ofGenera(["pasta", "noodle"]),
  cheese: ofGenera([...CHEESES, "cream-cheese"]),
  nut: ofGenera(["nut"]),
  berry: ofGenera(["berry"]),
  oil: ofGenera(["oil"]),
  rice: ofGenera(["rice", "cooked-rice", "rice-mix"]),
  bread: ofGenera(["bread", "roll"], ["wrap", "wrapper"]),
  bun: ofGenera(["roll"]),
  pastry: ofGenera(["pastry"]),
  lettuce: ofGenera(["salad-leaf"]),
  flour: ofGenera(["flour", "nut-flour"]),
  sugar: ofGenera([], ["sugar", "sugar_jam", "sugar_substitute"]),
  stock: ofGenera(["stock", "stock-cube"]),
  broth: ofGenera(["stock", "stock-cube"]),
  bean: ofGenera(["split-pulse", "whole-pulse", "fresh-pulse", "green-bean"], ["pulse_tin", "beans_sauced"]),
  lentil: ofGenera(["split-pulse", "whole-pulse", "fresh-pulse"], ["pulse_tin"]),
  mushroom: ofGenera(["mushroom"]),
  vinegar: ofGenera(["vinegar"]),
  wine: ofGenera(["wine"]),
  chocolate: ofGenera(["chocolate-spread"], ["chocolate"]),
  squash: ofGenera(["squash", "squash-puree"]),
  cabbage: ofGenera([], ["cabbage"]),
  chilli: ofGenera([], ["chilli"]),
  yogurt: ofGenera(["yogurt"]),
  yoghurt: ofGenera(["yogurt"]),
  cracker: ofGenera(["cracker"]),
  lardon: ofGenera(["bacon"]),
  soybean: ofGenera(["fresh-pulse"]),
  grain: ofGenera(["rice", "cooked-rice", "whole-grain"]),
  pickle: ofGenera(["briny", "pickle"]),
};

/** What only "the cream", "the milk" may refer back to. */
export const DEFINITE_GENUS: Readonly<Record<string, IsOneOf>> = {
  cream: ofGenera(["cream", "sour-cream", "coconut-milk", "cream-cheese"]),
  milk: ofGenera(["milk-powder", "milk", "plant-milk", "coconut-milk", "condensed-milk"]),
  cheese: ofGenera(["cream-cheese"]),
  herb: ofGenera(["tender-herb", "dried-herb"], ["herb_woody", "herb_infuse"]),
  chocolate: ofGenera([], ["cocoa"]),
  butter: ofGenera(["nut-butter"]),
  flatbread: ofGenera([], ["wrap", "wrapper"]),
  crumb: ofGenera(["bread", "breadcrumbs", "cracker", "biscuit"]),
  leaf: ofGenera(["tender-herb", "dried-herb", "salad-leaf"], ["herb_woody", "herb_infuse", "leaf_cook", "leaf_tough"]),
  greens: ofGenera(["salad-leaf"], ["leaf_cook", "leaf_tough"]),
  green: ofGenera(["salad-leaf"], ["leaf_cook", "leaf_tough"]),
};

/** A kind that its genus cannot stand in for: icing sugar is not made of "sugar". */
export const OWN_KINDS = new Set([
  "powdered",
  "icing",
  "confectioner",
  "condensed",
  "evaporated",
  "sour",
  "cream",
  "sweet",
  "spring",
  "yolk",
  "zest",
  "juice",
  "peel",
]);
/** A kind that may or may not be meant by its genus. */
export const UNSURE_KINDS = new Set(["brown", "demerara", "muscovado", "raising", "rising", "cake", "glutinous", "wild", "blue", "smoked"]);
/** With another food in front, these are a mixture of both: garlic salt is not salt. */
export const MIXED_HEADS = new Set(["salt", "sugar", "vinegar", "butter"]);
/** Words that say in what form a food was bought. */
export const FORM_WORDS = new Set(["ground", "cooked", "leftover", "dried", "dry", "fresh", "frozen", "tinned", "canned", "whole"]);

/** Behind a food's name, what it was bought as: the steps say the name alone. */
export const BOUGHT_AS = new Set(
  "mince ground minced puree purée hock shank leg belly round chuck breast thigh fillet loin chop steak joint roast seed wrapper sheet wing drumstick rib shoulder neck cheek tail crumb flake piece kernel half leaf sprig heart floret tin tinned jar pack dried fresh frozen raw cooked meat".split(
    " ",
  ),
);

/** Heads whose bare name is a food of its own, so that only "the …" refers back: "butter" is not the listed peanut butter. */
export const OWN_HEADS = new Set("butter milk cream pepper onion juice water sauce powder seed paste leaf cheese cake spray extract".split(" "));
