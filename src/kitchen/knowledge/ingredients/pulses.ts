/** Lentils, beans, chickpeas and peas: dried, tinned and fresh. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const PULSES: readonly Ingredient[] = [
  food("red lentil", "pulse_split", "red split lentil, masoor dal, masoor, lentil red, orange lentil, pink lentil, masoor lentil"),
  food("yellow split pea", "pulse_split_slow", "split pea, yellow pea, lapeh, lappeh", { kindOf: "red-lentil" }),
  food("moong dal", "pulse_split", "mung dal, split mung, split mung bean, split moong, moong, dhuli moong", { kindOf: "red-lentil", mass: true }),
  food("chana dal", "pulse_split_slow", "split chickpea, bengal gram, channa dal, roasted gram, pottukadalai, fried gram, split bengal gram", {
    kindOf: "red-lentil",
    mass: true,
  }),
  food("toor dal", "pulse_split_slow", "tur dal, arhar dal, toor, split pigeon pea, arhar", { kindOf: "red-lentil", mass: true }),
  food("urad dal", "pulse_urad", "urid dal, urad, split black lentil, urad dhal", { kindOf: "red-lentil", mass: true }),
  food("dal", "pulse_split", "dhal, dahl", { kindOf: "red-lentil", mass: true }),
  food("lentil", "pulse_whole", "le puy, sabut masoor"),
  food("puy lentil", "pulse_whole", "french lentil, french green lentil, lentille verte", { kindOf: "lentil" }),
  food("black lentil", "pulse_whole", "beluga lentil, whole urad, sabut urad, black dal", { kindOf: "lentil" }),
  food("tinned lentil", "pulse_tin", "lentil pouch, tin of lentil, lentil in water, tinned green lentil, tinned lentil", {
    kindOf: "lentil",
    usName: "canned lentil",
    states: ["tinned"],
  }),
  food("cooked lentil", "pulse_tin", "leftover lentil, boiled lentil, cooked red lentil", { kindOf: "tinned-lentil", states: ["cooked"] }),
  food("chickpea", "pulse_tin", "chick pea, garbanzo bean, cece, garbanzo", { eachGrams: 240, states: ["tinned"] }),
  food(
    "dried chickpea",
    "pulse_slow",
    "dry chickpea, soaked chickpea, kabuli chana, chana, channa, chole, dried chick pea, black chickpea, black chana, kala chana, brown chickpea",
    { kindOf: "chickpea", states: ["dried"] },
  ),
  food("bean", "pulse_tin", "bean mix, pinquito, maharage, maharagwe, rosecoco, rosecoco bean, nyayo bean, wairimu bean, brown bean", { states: ["tinned"] }),
  food("black bean", "pulse_tin", "turtle bean, frijol negro", { kindOf: "bean", states: ["tinned"] }),
  food("kidney bean", "pulse_tin", "red bean, chilli bean, chilli style bean", { kindOf: "bean", states: ["tinned"] }),
  food(
    "white bean",
    "pulse_tin",
    "cannellini, navy bean, great northern bean, haricot, white kidney bean, marrow bean, cannelloni bean, flageolet, cannellini bean",
    { kindOf: "bean", states: ["tinned"] },
  ),
  food("butter bean", "pulse_tin", "butterbean, lima bean, gigante, judion, baby lima, corona bean, large white bean", { kindOf: "bean", states: ["tinned"] }),
  food("borlotti bean", "pulse_tin", "borlotti, cranberry bean, romano bean", { kindOf: "bean", states: ["tinned"] }),
  food("pinto bean", "pulse_tin", "pinto, frijole", { kindOf: "bean", states: ["tinned"] }),
  food(
    "black eyed bean",
    "pulse_tin",
    "cowpea, pigeon pea, gandule, gungo pea, blackeyed pea, field pea, crowder pea, black eye pea, black eye bean, kunde, akara bean, adua, niebe",
    {
      kindOf: "bean",
      usName: "black eyed pea",
      states: ["tinned"],
    },
  ),
  food("adzuki bean", "pulse_tin", "aduki bean, adzuki, azuki", { kindOf: "bean", states: ["tinned"] }),
  food(
    "dried bean",
    "pulse_slow",
    "dry bean, soaked bean, soup mix bean, broth mix, soup bean, raw bean, bambara bean, bambara nut, bambara groundnut, dried kunde",
    {
      states: ["dried"],
    },
  ),
  food("dried black bean", "pulse_slow", "dry black bean, soaked black bean, raw black bean, njahi, lablab bean", { kindOf: "dried-bean", states: ["dried"] }),
  food(
    "dried kidney bean",
    "pulse_slow",
    "dry kidney bean, soaked kidney bean, soaked red bean, raw kidney bean, dried red bean, raw red kidney bean, uncooked kidney bean, rajma, rajmah, dry red bean",
    { kindOf: "dried-bean", states: ["dried"] },
  ),
  food(
    "dried white bean",
    "pulse_slow",
    "dry white bean, soaked white bean, dried cannellini bean, dried navy bean, dried haricot bean, dry navy bean, dried cannellini, great northern bean dry, dried flageolet, dry cannellini bean",
    { kindOf: "dried-bean", states: ["dried"] },
  ),
  food("dried butter bean", "pulse_slow", "dried lima bean, dry lima bean, dried gigante bean, dry butter bean", { kindOf: "dried-bean", states: ["dried"] }),
  food(
    "dried pinto bean",
    "pulse_slow",
    "dry pinto bean, dried borlotti bean, pinto bean dry, dried cranberry bean, raw pinto bean, sugar bean, dried sugar bean, rosecoco dried",
    {
      kindOf: "dried-bean",
      states: ["dried"],
    },
  ),
  food(
    "dried black eyed bean",
    "pulse_slow",
    "lobia, dry black eyed pea, soaked black eyed pea, soaked black eyed bean, dried cowpea, dried pigeon pea, honey bean, oloyin, oloyin bean, ewa oloyin, peeled bean, ewa, drum bean, bean flour, black eyed bean dried, moi moi flour, waakye bean, peeled black eyed bean",
    {
      kindOf: "dried-bean",
      usName: "dried black eyed pea",
      states: ["dried"],
    },
  ),
  food(
    "mung bean",
    "pulse_split_slow",
    "moong bean, green gram, whole moong, mung, sabut moong, green moong, moth bean, matki, ndengu, pojo, choroko, ndengu green gram",
    {
      kindOf: "dried-bean",
      states: ["dried"],
    },
  ),
  food("dried soybean", "pulse_slow", "soybean, soy bean, dried adzuki bean, dry adzuki bean, bhatma", {
    kindOf: "dried-bean",
    allergens: ["soy"],
    states: ["dried"],
  }),
  food(
    "dried broad bean",
    "pulse_slow",
    "dried fava bean, dry fava bean, soaked fava bean, soaked broad bean, split fava bean, ful medame, ful, foul, fava bean dried, ful medamme, fool medame, foul medame, split fava, split broad bean, ful madshoush, ful medshash, foul medshash, dried split fava, feve seche, feve cassee, foul madame",
    {
      kindOf: "dried-bean",
      states: ["dried"],
    },
  ),
  food(
    "dried pea",
    "pulse_slow",
    "marrowfat pea, dried green pea, vatana, blue pea, gray pea, carlin pea, maple pea, soaked pea, soaked green pea, soaked gray pea",
    { kindOf: "dried-bean", states: ["dried"] },
  ),
  food(
    "baked bean",
    "beans_sauced",
    "bean in tomato sauce, pork and bean, barbecue bean, beanz, branston bean, bean and pork, ranch style bean, ranch bean, mexican bean, bean heinz, heinz bean",
    { states: ["tinned"] },
  ),
  food("refried bean", "beans_sauced", "refried black bean, refrito, frijole refrito, bean dip tin, refried pinto bean, refry", { states: ["tinned"] }),
  food("pea", "pulse_fresh", "petit pois, petite pea, petite pois, shell pea, minji, garden pea, kawo"),
  food("mushy pea", "pea_mushy", "pease pudding", { kindOf: "pea", states: ["tinned"] }),
  food("edamame", "pulse_fresh", "edamame bean, green soybean, fresh soy bean, soy bean frozen, edamame pod, mukimame", { mass: true, allergens: ["soy"] }),
  food("broad bean", "pulse_fresh", "fava bean, fava, fresh lima bean, fresh borlotti bean, bagilla, baghali, bagali, baqilla"),
];
