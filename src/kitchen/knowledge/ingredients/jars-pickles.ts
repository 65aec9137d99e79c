/** Olives, capers, pickles and other briny things from a jar. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const JARS_PICKLES: readonly Ingredient[] = [
  food(
    "olive",
    "briny",
    "black olive, green olive, kalamata, kalamata olive, pitted olive, stuffed olive, nocellara olive, pitted black olive, mixed olive, olives in brine, sliced olive, pimento stuffed olive, pitted green olive, castelvetrano olive, gordal olive, jar of olives, nicoise olive, marinated olive, crespo olives, sliced black olive, ripe olive, kalamon olive, greek olive, pimiento stuffed olive, picholine olive, pitted kalamata olive, spanish olive, chopped olive, manzanilla olive, oil cured olive, cerignola olive, green stuffed olive, canned black olive, oil cured black olive, gaeta olive, pitted ripe olive, taggiasca olive, garlic stuffed olive, olive sliced, italian olive, arbequina olive, sicilian olive, moroccan olive, salad olive, anchovy stuffed olive, calamata olive, halkidiki olive, brine cured olive, black olives sliced, castelvetrano, black pitted olive, green pitted olive",
    { eachGrams: 4 },
  ),
  food("tapenade", "briny", "olive tapenade, olive paste, black olive tapenade, green olive tapenade, muffuletta, olive salad, muffaletta", {
    kindOf: "olive",
    mass: true,
    mayContain: ["fish"],
  }),
  food(
    "caper",
    "briny",
    "capers in brine, nonpareil caper, baby caper, caperberry, salted caper, capers in vinegar, caper berry, lilliput capers, capers drained, capote, capers in salt, jar of capers, nonpareille caper",
  ),
  food(
    "gherkin",
    "pickle",
    "dill pickle, cornichon, pickled cucumber, dill pickles jar, pickled gherkin, sliced gherkin, jar of gherkins, pickle slice, pickle chip, bread and butter pickle, pickle spear, wally, sour pickle, kosher dill pickle, dill pickle slice, dill pickle spear, sweet gherkin, sweet pickle chip, dill pickle chip, mini gherkin, sandwich pickle, burger pickle, dilled gherkin, pickled dill cucumber, baby dill pickle, polish dill, salt cucumber, burger gherkin, pickles dill, pickled cucumbers slices, kosher pickle, baby gherkin, crinkle cut pickle",
    { usName: "pickle", eachGrams: 30, states: ["pickled"] },
  ),
  food(
    "pickled onion",
    "pickle",
    "silverskin onion, pickled red onion, cocktail onion, pink pickled onion, balsamic onion, pickled shallot, pickled pearl onion, borettane onion in balsamic",
    { kindOf: "gherkin", states: ["pickled"] },
  ),
  food(
    "sauerkraut",
    "pickle",
    "pickled cabbage, sour cabbage, kraut, jar of sauerkraut, curtido, pickled red cabbage, wine sauerkraut, rotkohl, saurkraut, fermented cabbage, suan cai, red cabbage in a jar, bavarian sauerkraut",
    { kindOf: "gherkin", mass: true, states: ["pickled"] },
  ),
  food(
    "pickled vegetable",
    "pickle",
    "giardiniera, pickled carrot, pickled radish, takuan, danmuji, pickled mustard green, pickled turnip, mixed pickled vegetables, pickled daikon, pickled veg, zha cai, preserved mustard, preserved vegetable, turshi, pickled mustard, sichuan preserved vegetable, fukujinzuke, pickled lettuce, japanese pickle, torshi, escabeche, pickled plum, umeboshi, pickled garlic clove, pickled asparagus, pickled green bean, pickled cauliflower, pickled okra, umeboshi plum, pickled mustard leaf, preserved radish, salted radish, preserved mustard green, tianjin preserved vegetable, pickled walnut, umeboshi paste, pickled carrots and daikon, yellow pickled radish, salted turnip, dongcai, ya cai",
    { kindOf: "gherkin", mass: true, states: ["pickled"] },
  ),
  food("pickled ginger", "pickle", "sushi ginger, beni shoga, pink ginger, japanese pickled ginger", { kindOf: "gherkin", mass: true, states: ["pickled"] }),
  food(
    "relish",
    "chutney",
    "pickle relish, sweet pickle relish, dill relish, burger relish, tomato relish, onion relish, sweet relish, corn relish, hot dog relish, dill pickle relish, sweetcorn relish, hamburger relish, green relish, gherkin relish, chow chow relish, beetroot relish, cucumber relish, chilli relish, pepper relish, cranberry relish, pickled relish, fruit relish",
    { kindOf: "gherkin", mass: true },
  ),
  food(
    "preserved lemon",
    "briny",
    "preserved lemons in a jar, moroccan preserved lemon, salted lemon, confit lemon, preserved lemon rind, preserved lime, preserved lemon peel, pickled lemon, salt preserved lemon, lemon confit",
    { eachGrams: 40 },
  ),
  food(
    "kimchi",
    "kimchi",
    "kim chi, kimchee, cabbage kimchi, napa kimchi, vegan kimchi, radish kimchi, kkakdugi, baechu kimchi, jar of kimchi, kimchi juice, gimchi, kimchi cabbage pickled, kimche",
    { mass: true, mayContain: ["fish", "crustaceans"] },
  ),
  food(
    "chutney",
    "chutney",
    "mango chutney, tomato chutney, onion chutney, apple chutney, caramelised onion chutney, red onion chutney, green tomato chutney, onion marmalade, chilli jam, red onion marmalade, caramelised onion relish, caramelised red onion chutney, major grey chutney, fruit chutney, peach chutney, fig chutney, cranberry chutney, spiced chutney, ploughman chutney, pumpkin chutney, bacon jam, tamarind chutney, date and tamarind chutney, imli chutney, sweet chutney, mint chutney, coriander chutney, coconut chutney, green chutney, tomato jam, pineapple chutney, apricot chutney, hot mango chutney, onion jam, caramelised onions jar, sweet mango chutney, pear chutney, plum chutney, rhubarb chutney, beetroot chutney, red pepper jelly, pepper jelly, jalapeno jelly, hot pepper jelly, mint jelly, jalapeno pepper jelly, redcurrant jelly with mint, pepper jam, mint sauce, chutney mango",
    { mass: true, mayContain: ["mustard"] },
  ),
  food(
    "branston pickle",
    "chutney",
    "sweet pickle, sandwich pickle spread, pub pickle, ploughmans pickle, piccalilli, chow chow, branston, picalilli, piccalilly, small chunk pickle, branston small chunk, british pickle, brown pickle",
    { kindOf: "chutney", mass: true, allergens: ["gluten"], mayContain: ["mustard"] },
  ),
  food(
    "lime pickle",
    "chutney",
    "mango pickle, achar, achaar, indian pickle, mixed pickle, aam ka achar, aubergine pickle, brinjal pickle, chilli pickle, lime chutney, garlic pickle, mango pickle oil, carrot pickle, indian mango pickle, indian lime pickle, lemon pickle, mixed indian pickle, avakaya",
    { kindOf: "chutney", mass: true, mayContain: ["mustard"] },
  ),
];
