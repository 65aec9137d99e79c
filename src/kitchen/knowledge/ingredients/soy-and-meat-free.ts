/** Tofu, tempeh and the meat-free stand-ins. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const SOY_AND_MEAT_FREE: readonly Ingredient[] = [
  food(
    "tofu",
    "tofu",
    "bean curd, beancurd, tofu puff, marinated tofu, pressed tofu, super firm tofu, tauhu, aburaage, inari, agedashi tofu, five spice tofu, firm silken style tofu, yuba, tofu skin, tofoo",
    { mass: true, allergens: ["soy"] },
  ),
  food("silken tofu", "tofu_silken", "soft tofu, japanese tofu, silken style tofu, egg tofu, sundubu", { kindOf: "tofu", mass: true, allergens: ["soy"] }),
  food("tempeh", "tempeh", "tempe", { mass: true, allergens: ["soy"] }),
  food("natto", "miso", "", { mass: true, allergens: ["soy"] }),
  food(
    "seitan",
    "plant_meat",
    "wheat meat, mock duck, vital wheat gluten, wheat gluten, gluten steak, vegan chicken, vegan chicken piece, vegan chicken nugget, mock chicken, vegan duck",
    { mass: true, allergens: ["gluten"], mayContain: ["soy"] },
  ),
  food(
    "plant mince",
    "plant_meat",
    "vegan mince, vegetarian mince, soy mince, tvp, veggie mince, meat free mince, meatless crumble, veggie crumble, veggie ground round, beyond mince, impossible meat, beyond meat, impossible beef, beyond beef, soy chunk, textured vegetable protein, soy nugget, meal maker, soy curl, quorn mince, linda mccartney mince, plant based mince, vegan ground beef, nutrela, vegetarian ground beef, soy crumble, okara, textured soy protein",
    { mass: true, allergens: ["soy"], mayContain: ["gluten"] },
  ),
  food("quorn", "plant_meat", "quorn chicken, mycoprotein, meat free piece, vegetarian chicken, quorn nugget, veggie chicken", {
    mass: true,
    allergens: ["egg"],
    mayContain: ["gluten", "milk"],
  }),
  food(
    "veggie burger",
    "plant_meat",
    "vegetarian burger, vegan burger, beyond burger, impossible burger, bean burger, plant burger, soy burger, garden burger, plant based burger, boca burger, veggie patty, vegetable burger, veg burger, falafel burger",
    { eachGrams: 100, mayContain: ["soy", "gluten", "milk"] },
  ),
  food(
    "veggie sausage",
    "plant_meat",
    "vegetarian sausage, vegan sausage, linda mccartney sausage, meat free sausage, quorn sausage, veg sausage, plant based sausage, vegan hot dog, glamorgan sausage, soy chorizo, soyrizo, vegan bacon, facon, vegan chorizo, tofu dog, veggie bacon, vegetarian bacon, veggie dog, tempeh bacon, veggie hot dog",
    { eachGrams: 50, mayContain: ["soy", "gluten", "egg"] },
  ),
  food("falafel", "dumpling", "falafel mix, falafel ball", { eachGrams: 20, mayContain: ["gluten", "sesame"] }),
];
