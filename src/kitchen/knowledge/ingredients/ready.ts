/** Meals that are ready, and food for babies. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const READY: readonly Ingredient[] = [
  food(
    "ready meal",
    "ready_meal",
    "leftover, microwave meal, frozen meal, takeaway, frozen dinner, tv dinner, leftover dinner, hello fresh leftover, meal deal, leftover food, instant meal, restaurant leftover, microwave dinner, lean cuisine, cup a soup meal, leftover thanksgiving, chicken kiev meal, mre",
    { mass: true },
  ),
  food("pizza", "ready_meal", "margherita pizza, pepperoni pizza, frozen margherita, calzone, hot pocket, bagel bite", {
    kindOf: "ready-meal",
    eachGrams: 350,
    allergens: ["gluten", "milk"],
  }),
  food(
    "mac and cheese",
    "ready_meal",
    "macaroni and cheese, macaroni cheese, kraft dinner, mac n cheese, kraft mac and cheese, boxed mac and cheese, anny mac and cheese, instant mac and cheese, velveeta shell and cheese, easy mac, kraft macaroni and cheese, macaroni and cheese dinner, macaroni and cheese mix, leftover mac and cheese, shell and cheese",
    { kindOf: "ready-meal", mass: true, allergens: ["gluten", "milk"] },
  ),
  food(
    "soup",
    "ready_meal",
    "cup a soup, tomato soup, instant soup, chicken soup, vegetable soup, minestrone soup, lentil soup, chicken noodle soup, mushroom soup, leek and potato soup, cuppa soup, potato soup, broccoli soup, butternut squash soup, onion soup, minestrone, pea soup, ham and pea soup, carrot and coriander soup, cream of tomato soup, covent garden soup, clam chowder, gazpacho, ramen soup, beef soup, black bean soup, oxtail soup, scotch broth, celery soup, spinach soup, carrot soup, asparagus soup, chowder, new england clam chowder, borscht, stewed soup, cheddar broccoli soup, egg drop soup",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery", "fish", "molluscs", "egg"] },
  ),
  food(
    "tinned spaghetti",
    "ready_meal",
    "spaghetti hoop, tinned ravioli, alphabetti, tin of spaghetti, spaghettio, alphabetti spaghetti, tinned pasta, tin of ravioli, tinned spag, spaghetti in tomato sauce, chef boyardee",
    { kindOf: "ready-meal", mass: true, allergens: ["gluten"], states: ["tinned"] },
  ),
  food(
    "leftover stew",
    "ready_meal",
    "stew, casserole, beef stew, chicken casserole, hot pot, leftover goulash, leftover curry, leftover chilli, chilli con carne, tinned chilli, tinned curry, chilli with bean, chilli tin, chilli without bean, cooked chilli, chilli no bean, tin of chilli, hormel chilli, leftover stir fry, leftover bolognese pasta, leftover lasagne, shepherd pie, cottage pie, fish pie, leftover pie, chicken pie, steak pie, chicken curry, beef curry, vegetable curry, chicken tikka masala, chicken korma, meat pie, steak and kidney pie, pot pie, sunday roast leftover, spaghetti bolognese, spag bol, leftover risotto, leftover paella, leftover chow mein, moussaka, jambalaya, toad in the hole, enchilada, burrito, bean burrito, ratatouille, kebab, doner kebab, tamale, leftover taco, leftover stroganoff, leftover nacho, leftover roast dinner, bolognese leftover, sloppy joe",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery", "egg", "fish", "crustaceans", "nuts", "mustard"] },
  ),
  food("coleslaw", "ready_meal", "slaw dressed, slaw", { kindOf: "ready-meal", mass: true, allergens: ["egg"], mayContain: ["milk", "mustard"] }),
  food(
    "prepared salad",
    "ready_meal",
    "potato salad, pasta salad, deli salad, waldorf salad, greek salad, caesar salad, tuna salad, chicken salad, leftover salad, tabbouleh, couscous salad, rice salad, egg salad, egg mayo, egg mayonnaise, tuna mayo, tuna mayonnaise, sandwich filler, coronation chicken, bean salad dressed, cheese savoury, chicken mayo, crab salad, fattoush, prawn cocktail, sushi, california roll, sandwich, onigiri, uncrustable, sandwich platter",
    { kindOf: "ready-meal", mass: true, mayContain: ["egg", "milk", "mustard", "gluten", "fish", "crustaceans", "sesame", "soy"] },
  ),
  food("yorkshire pudding", "ready_meal", "yorkshire, yorkshire pud, aunt bessy yorkshire pudding, yorkie pudding, yorky", {
    kindOf: "ready-meal",
    eachGrams: 25,
    allergens: ["gluten", "egg", "milk"],
  }),
  food(
    "rice mix",
    "ready_meal",
    "savoury rice, golden vegetable rice, rice a roni, rice pilaf mix, rice pilaf, zatarain rice mix, couscous mix, ainsley harriott couscous, stovetop rice, pasta n sauce, pasta and sauce, hamburger helper, tuna helper, pasta roni, mug shot, noodle pot, instant pasta, long grain and wild rice mix, seasoned rice mix, dirty rice mix, red bean and rice mix, uncle ben rice mix, jambalaya mix, chicken rice mix, rice dish packet, rice and sauce, super rice",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery"] },
  ),
  food(
    "baby food",
    "ready_meal",
    "formula milk, infant formula, baby puree, ella kitchen, baby porridge, baby rice, baby milk, aptamil, follow on milk, infant cereal, toddler milk, formula, baby cereal, breast milk, breastmilk, toddler meal",
    { mass: true },
  ),
];
