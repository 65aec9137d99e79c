/** Lentils, beans, chickpeas and peas: dried, tinned and fresh. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const PULSES: readonly Ingredient[] = [
  food(
    "red lentil",
    "pulse_split",
    "split red lentil, red split lentil, masoor dal, masoor, masoor dhal, masoor daal, lentils red, orange lentil, pink lentil, dried red lentil, red lentil dal",
  ),
  food("yellow split pea", "pulse_split", "split pea, green split pea, dried split pea, yellow pea, split yellow pea, green split peas dried", {
    kindOf: "red-lentil",
  }),
  food("moong dal", "pulse_split", "mung dal, split mung, split mung bean, moong daal, yellow moong dal, split moong, split green gram, moong", {
    kindOf: "red-lentil",
    mass: true,
  }),
  food("chana dal", "pulse_split", "split chickpea, bengal gram, channa dal, chana daal, split chickpeas dried", { kindOf: "red-lentil", mass: true }),
  food("toor dal", "pulse_split", "tur dal, arhar dal, toor, toor daal, pigeon pea split, split pigeon pea, tuvar dal, arhar", {
    kindOf: "red-lentil",
    mass: true,
  }),
  food("urad dal", "pulse_split", "urid dal, urad, split black gram, split black lentil, urad daal, black gram dal, white urad dal, urad dhal", {
    kindOf: "red-lentil",
    mass: true,
  }),
  food("dal", "pulse_split", "daal, dhal, dahl, mixed dal", { kindOf: "red-lentil", mass: true }),
  food(
    "lentil",
    "pulse_whole",
    "green lentil, brown lentil, dried lentil, dried green lentil, lentils green, continental lentil, mixed lentil, le puy, dry lentil, sabut masoor, whole lentil",
  ),
  food("puy lentil", "pulse_whole", "french lentil, french green lentil, lentilles vertes, le puy lentil", { kindOf: "lentil" }),
  food("black lentil", "pulse_whole", "beluga lentil, black beluga lentil, whole urad, sabut urad, black dal", { kindOf: "lentil" }),
  food(
    "tinned lentil",
    "pulse_tin",
    "cooked lentil, lentil pouch, ready to eat lentil, tin of lentils, merchant gourmet lentil, precooked lentil, leftover lentil, ready cooked lentil, leftover dal, lentils in water",
    { kindOf: "lentil", usName: "canned lentil", states: ["tinned"] },
  ),
  food(
    "chickpea",
    "pulse_tin",
    "chick pea, garbanzo, garbanzo bean, canned chickpea, can chickpeas, tin of chickpeas, chick peas in water, cooked chickpea, cece",
    { eachGrams: 240, states: ["tinned"] },
  ),
  food(
    "dried chickpea",
    "pulse_slow",
    "dry chickpea, raw chickpea, kabuli chana, dried garbanzo, dried garbanzo bean, kala chana, black chickpea, chana, channa, chole",
    { kindOf: "chickpea", states: ["dried"] },
  ),
  food(
    "bean",
    "pulse_tin",
    "mixed bean, canned bean, bean salad, mixed bean salad, three bean salad, five bean salad, bean mix, tin of beans, pink bean, pinquito, taco bean, cooked bean, small red bean",
    { states: ["tinned"] },
  ),
  food(
    "black bean",
    "pulse_tin",
    "canned black bean, black turtle bean, turtle bean, frijol negro, cooked black bean, low sodium black bean, reduced sodium black bean",
    { kindOf: "bean", states: ["tinned"] },
  ),
  food(
    "kidney bean",
    "pulse_tin",
    "red kidney bean, canned kidney bean, red bean, cooked kidney bean, dark red kidney bean, light red kidney bean, kidney beans in water, kidney beans in chilli sauce, tin of kidney beans",
    { kindOf: "bean", states: ["tinned"] },
  ),
  food(
    "white bean",
    "pulse_tin",
    "cannellini bean, cannellini, haricot bean, navy bean, great northern bean, canned white bean, haricot, canellini bean, small white bean, white kidney bean, marrow bean, cannelini bean, cannelloni bean, flageolet bean, flageolet, tinned cannellini bean",
    { kindOf: "bean", states: ["tinned"] },
  ),
  food(
    "butter bean",
    "pulse_tin",
    "butterbean, lima bean, gigante, gigantes bean, judion, baby lima bean, frozen lima bean, canned lima bean, baby lima, corona bean, giant bean, queen butter bean, tinned butter bean, large white bean",
    { kindOf: "bean", states: ["tinned"] },
  ),
  food("borlotti bean", "pulse_tin", "borlotti, cranberry bean, roman bean, barlotti bean, romano bean, tinned borlotti bean", {
    kindOf: "bean",
    states: ["tinned"],
  }),
  food("pinto bean", "pulse_tin", "pinto, canned pinto bean, frijoles, carioca bean, pinto beans in chili sauce", { kindOf: "bean", states: ["tinned"] }),
  food(
    "black eyed bean",
    "pulse_tin",
    "cowpea, canned black eyed pea, lobia, pigeon pea, gandules, gungo pea, blackeyed pea, field pea, crowder pea, black eye bean, black eye pea, lupini bean, tinned black eyed bean",
    { kindOf: "bean", usName: "black eyed pea", states: ["tinned"] },
  ),
  food("adzuki bean", "pulse_tin", "aduki bean, azuki bean, red bean paste, adzuki bean paste, sweet red bean paste, anko, sweetened adzuki bean", {
    kindOf: "bean",
    states: ["tinned"],
  }),
  food("dried bean", "pulse_slow", "dry bean, soup mix beans, broth mix, 15 bean soup mix, dried mixed bean, soup bean, raw bean", { states: ["dried"] }),
  food("dried black bean", "pulse_slow", "dry black bean, raw black bean", { kindOf: "dried-bean", states: ["dried"] }),
  food(
    "dried kidney bean",
    "pulse_slow",
    "dry kidney bean, dried red kidney bean, raw kidney bean, dried red bean, rajma, dry red kidney bean, raw red kidney bean, uncooked kidney bean, rajmah, dry red bean",
    { kindOf: "dried-bean", states: ["dried"] },
  ),
  food(
    "dried white bean",
    "pulse_slow",
    "dry white bean, dried cannellini bean, dried navy bean, dried haricot bean, dried great northern bean, dry navy bean, dried cannellini, great northern beans dry, dried flageolet, dry cannellini bean",
    { kindOf: "dried-bean", states: ["dried"] },
  ),
  food("dried butter bean", "pulse_slow", "dried lima bean, dry lima bean, dried gigante bean, dry butter bean", { kindOf: "dried-bean", states: ["dried"] }),
  food("dried pinto bean", "pulse_slow", "dry pinto bean, dried borlotti bean, pinto beans dry, dried cranberry bean, raw pinto bean", {
    kindOf: "dried-bean",
    states: ["dried"],
  }),
  food("dried black eyed bean", "pulse_slow", "dry black eyed pea, dried cowpea, dried pigeon pea", {
    kindOf: "dried-bean",
    usName: "dried black eyed pea",
    states: ["dried"],
  }),
  food("mung bean", "pulse_slow", "moong bean, green gram, whole moong, mung, sabut moong, whole green moong, dried mung bean, green moong, moth bean, matki", {
    kindOf: "dried-bean",
    states: ["dried"],
  }),
  food("dried soybean", "pulse_slow", "soybean, soya bean, dried soya bean, black soybean, dried adzuki bean, dry adzuki bean", {
    kindOf: "dried-bean",
    allergens: ["soy"],
    states: ["dried"],
  }),
  food("dried broad bean", "pulse_slow", "dried fava bean, dry fava bean, split fava bean, ful medames, ful, foul medames, foul, fava bean dried", {
    kindOf: "dried-bean",
    states: ["dried"],
  }),
  food("dried pea", "pulse_slow", "marrowfat pea, dried green pea, whole dried pea, vatana, blue pea, dried marrowfat pea", {
    kindOf: "dried-bean",
    states: ["dried"],
  }),
  food(
    "baked bean",
    "beans_sauced",
    "beans in tomato sauce, pork and bean, chilli bean, bbq bean, boston baked bean, beanz, branston beans, vegetarian baked bean, beans and pork, ranch style beans, tin of baked beans, baked beanz, baked beans in tomato sauce, ranch bean, chili style bean, mexican bean",
    { states: ["tinned"] },
  ),
  food(
    "refried bean",
    "beans_sauced",
    "refried black bean, refritos, frijoles refritos, bean dip tin, refried pinto bean, refries, vegetarian refried bean, fat free refried bean",
    { states: ["tinned"] },
  ),
  food(
    "pea",
    "pulse_fresh",
    "garden pea, green pea, petit pois, petite pea, sweet pea, english pea, baby pea, tinned pea, fresh pea, shelled pea, pea fresh, peas in pod, le sueur pea, sweet garden pea, processed pea",
  ),
  food("mushy pea", "pulse_fresh", "tin of mushy peas, pease pudding, crushed pea", { kindOf: "pea", states: ["tinned"] }),
  food("edamame", "pulse_fresh", "edamame bean, shelled edamame, green soybean, fresh soya bean, soya beans frozen, frozen edamame, edamame pod, mukimame", {
    mass: true,
    allergens: ["soy"],
  }),
  food(
    "broad bean",
    "pulse_fresh",
    "fava bean, fava, fresh broad bean, baby broad bean, fresh fava bean, podded broad bean, double podded broad bean, fresh lima bean, fresh borlotti bean, shelled fava bean",
  ),
];
