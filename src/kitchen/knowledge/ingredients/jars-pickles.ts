/** Olives, capers, pickles and other briny things from a jar. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const JARS_PICKLES: readonly Ingredient[] = [
  food("olive", "briny", "cracked olive, cracked green olive, kalamata, pimiento stuffed olive, castelvetrano, kalamata olive, stuffed olive, nicoise olive", {
    eachGrams: 4,
  }),
  food("tapenade", "briny", "olive paste, muffuletta, muffaletta", { kindOf: "olive", mass: true, mayContain: ["fish"] }),
  food("caper", "briny", "nonpareil caper, caperberry, caper berry, lilliput caper, capote, nonpareille caper, nonpareil"),
  food(
    "gherkin",
    "pickle",
    "dill pickle, cornichon, pickled cucumber, pickle chip, wally, dill pickle chip, pickled dill cucumber, polish dill, salt cucumber, burger gherkin, pickle dill",
    { usName: "pickle", eachGrams: 30, states: ["pickled"] },
  ),
  food("pickled onion", "pickle", "silverskin onion, pickled red onion, cocktail onion, balsamic onion, pickled shallot, pickled pearl onion", {
    eachGrams: 10,
    kindOf: "gherkin",
    states: ["pickled"],
  }),
  food("sour cabbage", "sauerkraut", "sour cabbage leaf, pickled cabbage leaf, whole sauerkraut head", {
    kindOf: "sauerkraut",
    mass: true,
    states: ["pickled"],
  }),
  food("sauerkraut", "sauerkraut", "kraut, wine sauerkraut, fermented cabbage", { kindOf: "gherkin", mass: true, states: ["pickled"] }),
  food("pickled cabbage", "pickle", "curtido, pickled red cabbage, rotkohl, pikliz", { kindOf: "gherkin", mass: true, states: ["pickled"] }),
  food("fermented tea leaf", "pickle", "pickled tea leaf, tea leaf salad mix, lahpet, laphet", { mass: true }),
  food(
    "pickled vegetable",
    "pickle",
    "giardiniera, pickled carrot, pickled radish, takuan, danmuji, pickled mustard green, preserved mustard green, suan cai, ya cai, zha cai, pickled turnip, pickled daikon, pickled veg, preserved mustard, turshi, fukujinzuke, pickled mustard, pickled lettuce, umeboshi, preserved radish, chai poh, salted radish, sweet pickled radish, mei cai, tianjin preserved vegetable, chai poh radish, gundruk, fermented green",
    { kindOf: "gherkin", mass: true, states: ["pickled"] },
  ),
  food("pickled ginger", "briny", "sushi ginger, beni shoga, pink ginger", { kindOf: "gherkin", mass: true, states: ["pickled"] }),
  food(
    "relish",
    "chutney",
    "dill relish, burger relish, tomato relish, onion relish, corn relish, sweetcorn relish, hamburger relish, beetroot relish, cucumber relish, chilli relish, pepper relish, cranberry relish, fruit relish, sweet pickle relish",
    { kindOf: "gherkin", mass: true },
  ),
  food("preserved lemon", "briny", "salted lemon, confit lemon, preserved lime, pickled lemon, salt preserved lemon", { eachGrams: 40 }),
  food(
    "kimchi",
    "kimchi",
    "kim chi, kimchee, cabbage kimchi, napa kimchi, radish kimchi, kkakdugi, baechu kimchi, kimchi juice, gimchi, kimchi cabbage pickled, kimche",
    { mass: true, mayContain: ["fish", "crustaceans"] },
  ),
  food("chutney", "chutney", "onion marmalade, chilli jam, bacon jam, mrs ball, mrs ball chutney, blatjang, fruit chutney", {
    mass: true,
    mayContain: ["mustard"],
  }),
  food("branston pickle", "chutney", "sweet pickle, sandwich pickle spread, pub pickle, ploughman pickle, small chunk pickle, british pickle, brown pickle", {
    kindOf: "chutney",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["mustard"],
  }),
  food("piccalilli", "chutney", "picalilli, piccalilly, chow chow", { kindOf: "branston-pickle", mass: true, allergens: ["gluten"], mayContain: ["mustard"] }),
  food(
    "lime pickle",
    "chutney",
    "mango pickle, achar, achaar, indian pickle, mixed pickle, aubergine pickle, brinjal pickle, chilli pickle, garlic pickle, carrot pickle, lemon pickle",
    { kindOf: "chutney", mass: true, mayContain: ["mustard"] },
  ),
];
