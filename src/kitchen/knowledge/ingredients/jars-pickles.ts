/** Olives, capers, pickles and other briny things from a jar. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const JARS_PICKLES: readonly Ingredient[] = [
  food(
    "olive",
    "briny",
    "kalamata, kalamata olive, stuffed olive, nocellara olive, pimento stuffed olive, castelvetrano olive, gordal olive, nicoise olive, marinated olive, crespo olive, kalamon olive, pimiento stuffed olive, picholine olive, manzanilla olive, oil cured olive, cerignola olive, oil cured black olive, gaeta olive, taggiasca olive, garlic stuffed olive, arbequina olive, sicilian olive, anchovy stuffed olive, calamata olive, halkidiki olive, brine cured olive, castelvetrano",
    { eachGrams: 4 },
  ),
  food("tapenade", "briny", "olive tapenade, olive paste, muffuletta, olive salad, muffaletta", { kindOf: "olive", mass: true, mayContain: ["fish"] }),
  food("caper", "briny", "nonpareil caper, caperberry, caper berry, lilliput caper, capote, nonpareille caper"),
  food(
    "gherkin",
    "pickle",
    "dill pickle, cornichon, pickled cucumber, pickle chip, bread and butter pickle, wally, dill pickle chip, sandwich pickle, burger pickle, dilled gherkin, pickled dill cucumber, polish dill, salt cucumber, burger gherkin, pickle dill, pickled cucumber slice, crinkle cut pickle",
    { usName: "pickle", eachGrams: 30, states: ["pickled"] },
  ),
  food(
    "pickled onion",
    "pickle",
    "silverskin onion, pickled red onion, cocktail onion, balsamic onion, pickled shallot, pickled pearl onion, borettane onion in balsamic",
    { kindOf: "gherkin", states: ["pickled"] },
  ),
  food(
    "sauerkraut",
    "pickle",
    "pickled cabbage, sour cabbage, kraut, curtido, pickled red cabbage, wine sauerkraut, rotkohl, fermented cabbage, suan cai, red cabbage in a jar, bavarian sauerkraut",
    { kindOf: "gherkin", mass: true, states: ["pickled"] },
  ),
  food(
    "pickled vegetable",
    "pickle",
    "giardiniera, pickled carrot, pickled radish, takuan, danmuji, pickled mustard green, pickled turnip, pickled daikon, pickled veg, zha cai, preserved mustard, preserved vegetable, turshi, pickled mustard, sichuan preserved vegetable, fukujinzuke, pickled lettuce, japanese pickle, torshi, escabeche, pickled plum, umeboshi, pickled garlic clove, pickled asparagus, pickled green bean, pickled cauliflower, pickled okra, pickled mustard leaf, preserved radish, salted radish, tianjin preserved vegetable, pickled walnut, umeboshi paste, pickled carrot and daikon, salted turnip, dongcai, ya cai",
    { kindOf: "gherkin", mass: true, states: ["pickled"] },
  ),
  food("pickled ginger", "pickle", "sushi ginger, beni shoga, pink ginger", { kindOf: "gherkin", mass: true, states: ["pickled"] }),
  food(
    "relish",
    "chutney",
    "pickle relish, dill relish, burger relish, tomato relish, onion relish, corn relish, hot dog relish, dill pickle relish, sweetcorn relish, hamburger relish, gherkin relish, chow chow relish, beetroot relish, cucumber relish, chilli relish, pepper relish, cranberry relish, fruit relish",
    { kindOf: "gherkin", mass: true },
  ),
  food(
    "preserved lemon",
    "briny",
    "salted lemon, confit lemon, preserved lemon rind, preserved lime, preserved lemon peel, pickled lemon, salt preserved lemon, lemon confit",
    { eachGrams: 40 },
  ),
  food(
    "kimchi",
    "kimchi",
    "kim chi, kimchee, cabbage kimchi, napa kimchi, radish kimchi, kkakdugi, baechu kimchi, kimchi juice, gimchi, kimchi cabbage pickled, kimche",
    { mass: true, mayContain: ["fish", "crustaceans"] },
  ),
  food(
    "chutney",
    "chutney",
    "mango chutney, tomato chutney, onion chutney, apple chutney, caramelised onion chutney, onion marmalade, chilli jam, caramelised onion relish, caramelised red onion chutney, major gray chutney, fruit chutney, peach chutney, fig chutney, cranberry chutney, spiced chutney, ploughman chutney, pumpkin chutney, bacon jam, tamarind chutney, date and tamarind chutney, imli chutney, mint chutney, coriander chutney, coconut chutney, tomato jam, pineapple chutney, apricot chutney, onion jam, caramelised onion jar, pear chutney, rhubarb chutney, beetroot chutney, pepper jelly, jalapeno jelly, mint jelly, jalapeno pepper jelly, redcurrant jelly with mint, pepper jam, mint sauce, chutney mango",
    { mass: true, mayContain: ["mustard"] },
  ),
  food(
    "branston pickle",
    "chutney",
    "sweet pickle, sandwich pickle spread, pub pickle, ploughman pickle, piccalilli, chow chow, picalilli, piccalilly, small chunk pickle, british pickle, brown pickle",
    { kindOf: "chutney", mass: true, allergens: ["gluten"], mayContain: ["mustard"] },
  ),
  food(
    "lime pickle",
    "chutney",
    "mango pickle, achar, achaar, indian pickle, mixed pickle, aam ka achar, aubergine pickle, brinjal pickle, chilli pickle, lime chutney, garlic pickle, mango pickle oil, carrot pickle, lemon pickle, avakaya",
    { kindOf: "chutney", mass: true, mayContain: ["mustard"] },
  ),
];
