/** Tofu, tempeh and the meat-free stand-ins. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const SOY_AND_MEAT_FREE: readonly Ingredient[] = [
  food(
    "tofu",
    "tofu",
    "beancurd, tofu puff, pressed tofu, tauhu, aburaage, inari, five spice tofu, yuba, fried tofu, tofu pok, fried tofu puff, tofu skin, bean curd skin, beancurd stick, dried tofu, tofu stick, tokwa, tau kwa, tau pok",
    { mass: true, allergens: ["soy"] },
  ),
  food("silken tofu", "tofu_silken", "soft tofu, sundubu", { kindOf: "tofu", mass: true, allergens: ["soy"] }),
  food("tempeh", "tempeh", "tempe, tempeh bacon", { mass: true, allergens: ["soy"] }),
  food("natto", "miso", "", { mass: true, allergens: ["soy"] }),
  food("seitan", "plant_meat", "wheat meat, mock duck, vital wheat gluten, wheat gluten, gluten steak, vegan chicken, vegan chicken nugget, vegan duck", {
    mass: true,
    allergens: ["gluten"],
    mayContain: ["soy"],
  }),
  food(
    "plant mince",
    "plant_mince",
    "beyond beef, impossible ground, impossible beef, vegan mince, vegetarian mince, soy mince, veggie mince, meat free mince, veggie crumble, meatless crumble, plant based crumble, veggie ground round, beyond meat, plant based mince, okara, impossible meat",
    { mass: true, allergens: ["soy"], mayContain: ["gluten"] },
  ),
  food("soy chunk", "plant_dry", "tvp, textured vegetable protein, soy nugget, nutrela, meal maker, soy protein chunk", {
    kindOf: "plant-mince",
    allergens: ["soy"],
  }),
  food("quorn mince", "plant_mince", "", { kindOf: "plant-mince", mass: true, allergens: ["egg"], mayContain: ["gluten", "milk"] }),
  food("veggie bacon", "plant_meat", "vegan bacon, facon, vegetarian bacon", { mass: true, mayContain: ["soy", "gluten", "egg"] }),
  food("quorn", "plant_meat", "quorn chicken, mycoprotein, vegetarian chicken, quorn nugget, veggie chicken", {
    mass: true,
    allergens: ["egg"],
    mayContain: ["gluten", "milk"],
  }),
  food(
    "veggie burger",
    "plant_patty",
    "vegetarian burger, vegan burger, beyond burger, impossible burger, bean burger, soy burger, garden burger, vegetable burger, veg burger, falafel burger, plant based burger",
    { eachGrams: 100, mayContain: ["soy", "gluten", "milk"] },
  ),
  food(
    "veggie sausage",
    "plant_sausage",
    "vegetarian sausage, vegan sausage, linda mccartney sausage, meat free sausage, quorn sausage, veg sausage, glamorgan sausage, soy chorizo, soyrizo, vegan chorizo, beyond sausage",
    { eachGrams: 50, mayContain: ["soy", "gluten", "egg"] },
  ),
  food("falafel", "breaded", "falafel mix, falafel ball", { eachGrams: 20, mayContain: ["gluten", "sesame"] }),
];
