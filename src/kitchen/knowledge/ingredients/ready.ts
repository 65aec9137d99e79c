/** Meals that are ready, and food for babies. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const READY: readonly Ingredient[] = [
  food(
    "ready meal",
    "ready_meal",
    "leftover, microwave meal, frozen meal, takeaway, leftover takeaway, frozen dinner, tv dinner, leftover chinese, leftover dinner, takeaway leftover, hello fresh leftovers, meal deal, leftover food, instant meal, restaurant leftovers, leftover thai, leftover indian takeaway, microwave dinner, lean cuisine, cup a soup meal, leftover thanksgiving, chicken kiev meal, mre",
    { mass: true },
  ),
  food(
    "pizza",
    "ready_meal",
    "frozen pizza, leftover pizza, pizza slice, cold pizza, margherita pizza, pepperoni pizza, slice of pizza, frozen margherita, pizza slices leftover, calzone, hot pocket, bagel bite",
    { kindOf: "ready-meal", eachGrams: 350, allergens: ["gluten", "milk"] },
  ),
  food(
    "mac and cheese",
    "ready_meal",
    "macaroni and cheese, macaroni cheese, kraft dinner, mac n cheese, kraft mac and cheese, boxed mac and cheese, annies mac and cheese, box of mac and cheese, instant mac and cheese, velveeta shells and cheese, easy mac, kraft macaroni and cheese, macaroni and cheese dinner, macaroni and cheese mix, leftover mac and cheese, leftover macaroni cheese, shells and cheese",
    { kindOf: "ready-meal", mass: true, allergens: ["gluten", "milk"] },
  ),
  food(
    "soup",
    "ready_meal",
    "tinned soup, cup a soup, tomato soup, instant soup, leftover soup, chicken soup, vegetable soup, carton of soup, heinz tomato soup, minestrone soup, lentil soup, chicken noodle soup, can of soup, packet soup, mushroom soup, leek and potato soup, fresh soup, cuppa soup, potato soup, tin of tomato soup, broccoli soup, butternut squash soup, onion soup, minestrone, pea soup, ham and pea soup, carrot and coriander soup, tinned tomato soup, cream of tomato soup, heinz soup, covent garden soup, leftover chicken soup, clam chowder, gazpacho, ramen soup, beef soup, dried soup, black bean soup, packet of soup, oxtail soup, scotch broth, celery soup, spinach soup, carrot soup, asparagus soup, chowder, new england clam chowder, borscht, stewed soup, cheddar broccoli soup, egg drop soup",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery"] },
  ),
  food(
    "tinned spaghetti",
    "ready_meal",
    "spaghetti hoop, tinned ravioli, spaghetti hoops tin, alphabetti, tin of spaghetti, spaghettios, alphabetti spaghetti, tinned pasta, tin of ravioli, tinned spag, spaghetti in tomato sauce, chef boyardee",
    { kindOf: "ready-meal", mass: true, allergens: ["gluten"], states: ["tinned"] },
  ),
  food(
    "leftover stew",
    "ready_meal",
    "stew, leftover casserole, casserole, beef stew, tinned stew, leftover beef stew, chicken casserole, tinned irish stew, hot pot, leftover goulash, leftover curry, leftover chilli, chilli con carne, tinned chilli, tinned curry, leftover chilli con carne, chili with beans, chilli tin, chili without beans, canned chili with beans, cooked chilli, chili no beans, can of chili, hormel chili, leftover stir fry, leftover bolognese pasta, leftover lasagne, shepherd pie, cottage pie, leftover shepherd pie, fish pie, leftover fish pie, leftover pie, chicken pie, steak pie, chicken curry, beef curry, vegetable curry, chicken tikka masala, chicken korma, meat pie, steak and kidney pie, pot pie, sunday roast leftovers, leftover spaghetti bolognese, spaghetti bolognese, spag bol, leftover risotto, leftover paella, leftover chow mein, moussaka, jambalaya, toad in the hole, enchilada, burrito, frozen burrito, bean burrito, leftover burrito, ratatouille, tinned ratatouille, kebab, doner kebab, tamale, leftover taco meat, leftover tacos, leftover stroganoff, leftover ratatouille, leftover nachos, leftover roast dinner, bolognese leftovers, sloppy joe",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery"] },
  ),
  food(
    "coleslaw",
    "ready_meal",
    "potato salad, pasta salad, leftover coleslaw, tub of coleslaw, deli salad, waldorf salad, greek salad, caesar salad, tuna salad, chicken salad, leftover salad, slaw dressed, tabbouleh, couscous salad, rice salad, egg salad, egg mayo, egg mayonnaise, tuna mayo, tuna mayonnaise, sandwich filler, coronation chicken, bean salad dressed, prepared coleslaw, cheese savoury, chicken mayo, crab salad, fattoush, prawn cocktail, sushi, california roll, sandwich, leftover sandwich, onigiri, uncrustable, sandwich platter, leftover potato salad",
    { kindOf: "ready-meal", mass: true, mayContain: ["egg", "milk", "mustard", "gluten"] },
  ),
  food(
    "yorkshire pudding",
    "ready_meal",
    "frozen yorkshire pudding, yorkshires, yorkshire pud, aunt bessie yorkshires, aunt bessies yorkshire puddings, yorkie pudding, giant yorkshire pudding, yorkies",
    { kindOf: "ready-meal", eachGrams: 25, allergens: ["gluten", "egg", "milk"] },
  ),
  food(
    "rice mix",
    "ready_meal",
    "savoury rice, golden vegetable rice, rice a roni, batchelors savoury rice, spanish rice mix, rice pilaf mix, rice pilaf, yellow rice mix, zatarain rice mix, couscous mix, ainsley harriott couscous, stovetop rice, pasta n sauce, pasta and sauce, batchelors pasta n sauce, hamburger helper, tuna helper, pasta roni, mug shot, noodle pot, instant pasta, long grain and wild rice mix, seasoned rice mix, dirty rice mix, red beans and rice mix, uncle ben rice mix, jambalaya mix, chicken rice mix, rice dish packet, rice and sauce, super rice",
    { kindOf: "ready-meal", mass: true, mayContain: ["gluten", "milk", "celery"] },
  ),
  food(
    "baby food",
    "baby_food",
    "baby formula, formula milk, infant formula, baby puree, ella kitchen, baby porridge, baby rice, baby milk, aptamil, follow on milk, baby food pouch, infant cereal, toddler milk, formula, baby cereal, breast milk, breastmilk, jar of baby food, toddler meal",
    { mass: true },
  ),
];
