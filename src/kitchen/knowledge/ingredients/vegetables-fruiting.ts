/** Tomatoes, peppers, squashes, mushrooms, seaweed and other fruiting vegetables. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const VEGETABLES_FRUITING: readonly Ingredient[] = [
  food(
    "tomato",
    "tomato",
    "beef tomato, roma, plum tomato, fresh plum tomato, plum tomato fresh, campari tomato, kumato, roma plum tomato, tom, beefsteak tomato, roma tomato, beef tom",
    { eachGrams: 100 },
  ),
  food("cherry tomato", "tomato", "grape tomato, baby plum tomato, baby plum tom, santini, pomodorini, pear tomato, cherry tom, piccolo tomato", {
    kindOf: "tomato",
    eachGrams: 15,
  }),
  food("green tomato", "tomato", "", { kindOf: "tomato", eachGrams: 100 }),
  food("tomatillo", "tomato", "husk tomato, miltomate", { kindOf: "tomato", eachGrams: 35 }),
  food("roasted tomato", "tomato", "", { kindOf: "tomato", states: ["roasted"] }),
  food(
    "tinned tomato",
    "tomato_tin",
    "chopped tomato, diced tomato, crushed tomato, tomato tin, tinned plum tomato, peeled tomato, italian tomato, stewed tomato, polpa, san marzano, san marzano tomato, chopped tom, tomato with green chilli, pelati, tinned tomato, fire roasted diced tomato, petite diced tomato, fire roasted tomato",
    { usName: "canned tomato", eachGrams: 400, states: ["tinned"] },
  ),
  food("passata", "tomato_sieved", "tomato passata, sieved tomato, strained tomato, creamed tomato, tinned tomato puree", {
    kindOf: "tinned-tomato",
    mass: true,
  }),
  food("tomato sauce", "tomato_sieved", "", { kindOf: "tinned-tomato", mass: true }),
  food("tomato juice", "tomato_juice", "v 8, vegetable juice, tomato vegetable juice, v 8 juice, bloody mary mix", {
    kindOf: "tinned-tomato",
    mass: true,
    mayContain: ["celery"],
  }),
  food(
    "tomato puree",
    "tomato_conc",
    "tinned tomato paste, double concentrate, tomato concentrate, tomato pure, tom puree, sundried tomato paste, tomato powder, harissa tomato paste",
    { usName: "tomato paste", mass: true },
  ),
  food("red pepper paste", "tomato_conc", "pepper paste, biber salcasi, turkish pepper paste, capsicum paste, salca", { kindOf: "tomato-puree", mass: true }),
  food(
    "sun-dried tomato",
    "tomato_dried",
    "sundried tomato, semi dried tomato, sunblush tomato, sunblushed tomato, dried tomato, sunkissed tomato, oil packed sun dried tomato, sundried tom, sun dried tomato, sundried",
    { eachGrams: 2, mayContain: ["sulphites"] },
  ),
  food(
    "bell pepper",
    "pepper_sweet",
    "pepper ring, pepper strip, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper, capsicum, mixed pepper, romano pepper, pepper red, pepper green, mini pepper, ramiro pepper, frozen pepper, bellpepper, pointed red pepper, shimla mirch, tri colour pepper, frying pepper, cubanelle, cubanelle pepper, palermo pepper",
    { eachGrams: 150 },
  ),
  food("padron pepper", "pepper_sweet", "shishito, shishito pepper, padron", { kindOf: "bell-pepper", eachGrams: 8 }),
  food("banana pepper", "pepper_sweet", "hatch chilli, hatch green chilli, roasted green chilli, cubanelle chilli", {
    kindOf: "bell-pepper",
    eachGrams: 45,
  }),
  food(
    "roasted pepper",
    "veg_jar",
    "roasted red pepper, jarred pepper, piquillo pepper, roast pepper, roasted bell pepper, chargrilled pepper, pepper in a jar, jar of pepper, pepper in oil, grilled pepper, roasted red bell pepper, piquillo, pimiento, pimento, pimiento pepper",
    { eachGrams: 80, plural: "roasted peppers" },
  ),
  food(
    "pickled pepper",
    "pickle_hot",
    "peppadew, pepperoncini, banana pepper ring, pickled jalapeno, jarred jalapeno, jalapeno slice, pickled chilli, sliced jalapeno jar, jar of jalapeno, guindilla, peppadew pepper, nacho jalapeno, jalapeno ring, pickled hot pepper, pickled pepper ring, mild pickled pepper ring",
    { eachGrams: 10, kindOf: "roasted-pepper", states: ["pickled"] },
  ),
  food(
    "chilli",
    "chilli",
    "chilli pepper, hot pepper, bird eye pepper, bird chilli, cayenne chilli, hari mirch, chilli paste fresh, thai pepper, red cayenne pepper, serrano, serrano pepper, chilli, serrano chilli, bird eye chilli",
    { usName: "chili", eachGrams: 15 },
  ),
  food("jalapeno", "chilli", "jalapeno pepper", {
    kindOf: "chilli",
    eachGrams: 15,
  }),
  food("habanero", "chilli", "scotch bonnet, scotch bonnet pepper, habanero pepper, ghost pepper, aji amarillo, rocoto", { kindOf: "chilli", eachGrams: 12 }),
  food("poblano", "pepper_sweet", "poblano pepper, anaheim, anaheim pepper", { kindOf: "chilli", eachGrams: 110 }),
  food("tinned green chilli", "veg_jar", "diced green chilli, green chilli tin, tinned jalapeno, tinned green chilli", {
    kindOf: "chilli",
    usName: "canned green chili",
    states: ["tinned"],
  }),
  food(
    "dried chilli",
    "dried_chilli",
    "dried poblano, dried red pepper, dried pepper, ancho chilli, ancho, chipotle, chipotle chilli, guajillo, pasilla, kashmiri chilli, guajillo chilli, arbol chilli, sichuan chilli, dry chilli, byadgi chilli, chipotle pepper, dried chilli, chilli de arbol",
    { usName: "dried chili", eachGrams: 1, states: ["dried"] },
  ),
  food(
    "chipotle in adobo",
    "sauce_hot",
    "adobo chilli, chipotle paste, chipotle pepper in adobo sauce, chipotle pepper in adobo, chipotle chilli in adobo, adobo sauce, tinned chipotle, tinned chipotle chilli, tinned chipotle pepper",
    {
      kindOf: "dried-chilli",
      mass: true,
    },
  ),
  food("aubergine", "aubergine", "brinjal, graffiti aubergine, talong, egg plant, melongene, garden egg, pea aubergine", {
    usName: "eggplant",
    eachGrams: 300,
  }),
  food("courgette", "courgette", "zuke, summer squash, yellow squash, pattypan squash, patty pan, pattypan, crookneck squash, tromboncino", {
    usName: "zucchini",
    eachGrams: 200,
  }),
  food("marrow", "courgette", "vegetable marrow", { kindOf: "courgette", eachGrams: 900 }),
  food("courgetti", "veg_frozen_mix", "zoodle, zucchini noodle, courgette spaghetti, courgette noodle", {
    kindOf: "courgette",
    mass: true,
    states: ["sliced"],
  }),
  food("chayote", "courgette", "chayote squash, choko, chow chow squash, mirliton, christophene, christophine, sayote, chouchou, cho cho", {
    kindOf: "courgette",
    eachGrams: 200,
  }),
  food(
    "bottle gourd",
    "courgette",
    "lauki, doodhi, dudhi, calabash, ridge gourd, turai, winter melon, opo squash, opo, tinda, tori, wax gourd, sponge gourd, patola, ash gourd, snake gourd",
    {
      kindOf: "courgette",
      eachGrams: 500,
    },
  ),
  food("bitter melon", "courgette", "bitter gourd, karela, goya, bitter cucumber, ampalaya, kerela", { kindOf: "courgette", eachGrams: 150 }),
  food("butternut squash", "squash", "butternut, squash, winter squash", {
    eachGrams: 900,
  }),
  food("pumpkin", "squash", "sugar pumpkin, pumkin, pumpkin flesh, calabaza, cheese pumpkin, muscat pumpkin", { kindOf: "butternut-squash", eachGrams: 2000 }),
  food("acorn squash", "squash", "delicata, hubbard squash, banana squash", { kindOf: "butternut-squash", eachGrams: 700 }),
  food("kabocha", "squash", "japanese pumpkin, onion squash, hokkaido pumpkin, uchiki kuri, kabocha pumpkin, potimarron", {
    kindOf: "butternut-squash",
    eachGrams: 1200,
  }),
  food("spaghetti squash", "squash_strands", "vegetable spaghetti", { kindOf: "butternut-squash", eachGrams: 900 }),
  food(
    "pumpkin puree",
    "squash_puree",
    "tinned pumpkin, libby pumpkin, pumpkin pie filling, pumpkin tinned, 100 pumpkin, pumpkin pie mix, pureed pumpkin, solid pack pumpkin, mashed pumpkin",
    { kindOf: "butternut-squash", mass: true, states: ["tinned"] },
  ),
  food(
    "mushroom",
    "mushroom",
    "button mushroom, chestnut mushroom, closed cup mushroom, cremini, baby bella, cup mushroom, portabellini, portobellini, crimini, cremini mushroom, crimini mushroom",
    { eachGrams: 15 },
  ),
  food(
    "portobello mushroom",
    "mushroom_large",
    "flat mushroom, large flat mushroom, field mushroom, large mushroom, stuffing mushroom, portobello, portabella, portobella, portabello",
    { kindOf: "mushroom", eachGrams: 80 },
  ),
  food("shiitake mushroom", "mushroom", "shiitake, shitaki mushroom, shimeji fresh shiitake", { kindOf: "mushroom", eachGrams: 19 }),
  food("oyster mushroom", "mushroom", "king oyster, eryngii, pleurotus, king trumpet, abalone mushroom", { kindOf: "mushroom", eachGrams: 25 }),
  food("enoki mushroom", "mushroom", "enoki, beech mushroom, bunashimeji, enokitake, nameko", { kindOf: "mushroom", eachGrams: 5 }),
  food("shimeji", "mushroom", "buna shimeji, hon shimeji", { kindOf: "enoki-mushroom", eachGrams: 5 }),
  food("straw mushroom", "mushroom", "", { kindOf: "enoki-mushroom", eachGrams: 5 }),
  food("maitake", "mushroom", "", { kindOf: "enoki-mushroom", eachGrams: 5 }),
  food("chanterelle", "mushroom_wild", "girolle, exotic mushroom, porcini mushroom fresh, fresh porcini, cep, frozen porcini", {
    kindOf: "mushroom",
    eachGrams: 6,
  }),
  food("wild mushroom", "mushroom", "", { kindOf: "chanterelle", eachGrams: 6 }),
  food("morel", "mushroom_wild", "morel mushroom, morchella", { kindOf: "mushroom", eachGrams: 8 }),
  food(
    "dried mushroom",
    "mushroom_dry",
    "porcini, dried shiitake, dried wild mushroom, dried shiitake mushroom, porcini mushroom, porcini powder, black fungus, wood ear, wood ear mushroom, mushroom powder, dried cep, black mushroom, dried chanterelle",
    { states: ["dried"] },
  ),
  food("truffle", "mushroom_dry", "truffle paste, summer truffle, truffle salsa, truffle puree, tartufo", { eachGrams: 20 }),
  food("corn on the cob", "corn_cob", "corn cob, corncob, cobette, elote, corn ear, ear of corn", {
    kindOf: "sweetcorn",
    plural: "corn on the cob",
    eachGrams: 200,
  }),
  food("sweetcorn", "corn", "corn kernel, maize, corn niblet, green giant, whole kernel corn, kernel corn", {
    usName: "corn",
    mass: true,
    eachGrams: 200,
  }),
  food("creamed corn", "corn_creamed", "cream style corn, cream corn, creamed sweetcorn, creamstyle corn", { kindOf: "sweetcorn", mass: true, eachGrams: 400 }),
  food("cucumber", "cucumber", "snack cucumber, cuke, ridge cucumber, hothouse cucumber, pickling cucumber, kirby, lemon cucumber, kheera, kirby cucumber", {
    eachGrams: 300,
  }),
  food("radish", "radish", "breakfast radish, watermelon radish", { eachGrams: 10 }),
  food("avocado", "avocado", "avo, hass avocado, haa avocado, avocado pear", { eachGrams: 150 }),
  food(
    "seaweed",
    "seaweed",
    "wakame, aonori, kombu, kelp, dulse, hijiki, konbu, arame, sea lettuce, dashi kombu, kelp noodle, dashi seaweed, laverbread, spirulina",
    {
      mass: true,
      eachGrams: 3,
    },
  ),
  food("nori", "nori", "sushi nori, laver, gim, sushi seaweed, seaweed sheet, roasted seaweed, kimbap gim, gimbap gim, sushi gim", {
    kindOf: "seaweed",
    mass: true,
    eachGrams: 3,
  }),
];
