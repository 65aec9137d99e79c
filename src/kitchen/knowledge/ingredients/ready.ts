/** Meals that are ready, and food for babies. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const READY: readonly Ingredient[] = [
  food(
    "ready meal",
    "ready_meal",
    "leftover, microwave meal, frozen meal, takeaway, frozen dinner, sushi, sandwich, pot pie, jambalaya, burrito, kebab, tamale, steak pie, chicken pie, chicken pot pie, meat pie, chicken and mushroom pie, steak and kidney pie, steak and ale pie",
    { mass: true, mayContain: ["gluten", "milk", "egg", "fish", "soy", "celery", "mustard"] },
  ),
  food("pizza", "ready_bake", "frozen margherita, calzone, hot pocket, bagel bite, pizza margherita, margherita pizza, pizza roll", {
    eachGrams: 350,
    allergens: ["gluten", "milk"],
  }),
  food("mac and cheese", "bake_ready", "macaroni and cheese, macaroni cheese, mac n cheese, leftover mac and cheese, kraft mac and cheese box", {
    kindOf: "ready-meal",
    mass: true,
    allergens: ["gluten", "milk"],
  }),
  food(
    "leftover lasagne",
    "bake_ready",
    "moussaka, scalloped potato, au gratin potato, potato gratin, dauphinoise, dauphinoise potato, enchilada, fish pie, cottage pie, shepherd pie, leftover fish pie, leftover lasagna, leftover cannelloni, leftover pasta bake, pasta bake",
    { kindOf: "ready-meal", mass: true, allergens: ["gluten", "milk"], mayContain: ["egg", "celery", "fish"] },
  ),
  food("green bean casserole", "bake_ready", "corn casserole, broccoli casserole", { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk"] }),
  food("nut roast", "bake_ready", "nut loaf, leftover nut roast", {
    kindOf: "ready-meal",
    mass: true,
    allergens: ["nuts"],
    mayContain: ["gluten", "egg", "milk", "celery", "soy"],
  }),
  food("boxed mac and cheese", "bake_box", "box mac and cheese, box of mac and cheese, mac and cheese box, kraft dinner, kraft mac and cheese, easy mac", {
    kindOf: "ready-meal",
    mass: true,
    allergens: ["gluten", "milk"],
  }),
  food("tomato soup", "soup_tomato", "cream of tomato soup, condensed tomato soup, campbell tomato soup, heinz tomato soup", {
    kindOf: "ready-meal",
    mass: true,
    mayContain: ["gluten", "milk", "celery"],
  }),
  food(
    "soup",
    "soup_ready",
    "cup a soup, campbell soup, french onion soup, chicken noodle soup, chicken soup, lentil soup, onion soup, minestrone, celery soup, carrot soup, chowder, gazpacho, borscht, instant soup",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery", "fish", "molluscs", "egg"] },
  ),
  food("tinned spaghetti", "stew_ready", "spaghetti hoop, tinned ravioli, alphabetti, spaghettio, alphabetti spaghetti, tinned pasta, tinned spag", {
    kindOf: "ready-meal",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["egg", "milk"],
    states: ["tinned"],
  }),
  food(
    "leftover stew",
    "stew_ready",
    "stew, casserole, stewed steak, leftover casserole, leftover bolognese, spag bol, leftover spag bol, leftover stir fry, leftover ragu, leftover tagine, tagine, chicken curry, turkey curry, pork curry, leftover turkey curry, leftover chicken curry, vegetable curry, lamb curry, beef curry, beef stew, chicken casserole, hot pot, leftover curry, tinned curry, chicken tikka masala, ratatouille",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery", "egg", "fish", "crustaceans", "nuts", "mustard"] },
  ),
  food("chilli con carne", "stew_ready", "leftover chilli, tinned chilli, chilli tin, cooked chilli, hormel chilli", {
    kindOf: "leftover-stew",
    mass: true,
    mayContain: ["gluten", "milk", "celery"],
  }),
  food(
    "leftover dal",
    "stew_ready",
    "cooked dal, leftover chana, leftover chana masala, leftover chole, leftover rajma, leftover sambar, tarka dal, tadka dal, dal makhani, dal tadka, leftover lentil dal, cooked toor dal, cooked moong dal, cooked chana dal, cooked masoor dal, cooked urad dal",
    { kindOf: "leftover-stew", mass: true, mayContain: ["milk", "mustard"] },
  ),
  food("coleslaw", "slaw_ready", "slaw dressed, slaw", { kindOf: "ready-meal", mass: true, allergens: ["egg"], mayContain: ["milk", "mustard"] }),
  food(
    "prepared salad",
    "salad_ready",
    "potato salad, pasta salad, deli salad, waldorf salad, greek salad, caesar salad, tuna salad, chicken salad, leftover salad, tabbouleh, couscous salad, rice salad, egg salad, egg mayo, egg mayonnaise, tuna mayo, tuna mayonnaise, fattoush",
    { kindOf: "ready-meal", mass: true, mayContain: ["egg", "milk", "mustard", "gluten", "fish", "crustaceans", "sesame", "soy"] },
  ),
  food("yorkshire pudding", "yorkshire", "yorkshire, yorkshire pud, yorkie pudding, yorky", { eachGrams: 25, allergens: ["gluten", "egg", "milk"] }),
  food("pasta mix", "ready_meal", "pasta n sauce, instant pasta, pasta side", { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery"] }),
  food(
    "rice mix",
    "rice_mix",
    "savoury rice, golden vegetable rice, rice a roni, rice pilaf, stovetop rice, rice pilaf mix, pilaf mix, yellow rice mix, spanish rice mix, wild rice pilaf, rice side, flavoured rice, seasoned rice mix",
    { kindOf: "rice", mass: true, mayContain: ["gluten", "milk", "celery"] },
  ),
  food(
    "baby food",
    "ready_meal",
    "formula milk, infant formula, baby puree, ella kitchen, baby porridge, baby rice, baby milk, aptamil, infant cereal, formula, baby cereal",
    { mass: true, mayContain: ["milk", "gluten", "soy"] },
  ),
];
