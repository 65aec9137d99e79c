import { expect, test } from "vitest";
import { cook } from "../compose/cook.ts";
import { checkPantry } from "./check-pantry.ts";

const LISTS = [
  "eggs, spinach, feta, red onion",
  "spaghetti, tinned tomatoes, garlic, basil, parmesan",
  "chicken thighs, rice, broccoli, soy sauce",
  "potatoes, leeks, butter, milk, salt",
  "red lentils, onion, cumin, coconut milk",
  "bread, cheddar, butter",
  "oats, milk, banana, honey",
  "salmon fillets, lemon, new potatoes, dill",
  "minced beef, kidney beans, onion, chopped tomatoes, chilli powder",
  "flour, eggs, milk, sugar",
  "tofu, pak choi, ginger, sesame oil",
  "apples, sugar, butter, flour, cinnamon",
  "chickpeas, tahini, lemon, garlic",
  "pork chops, apples, sage",
  "mushrooms, arborio rice, parmesan, stock cube",
];

test.each(LISTS)("what the built-in chef cooks from %s passes the check", (list) => {
  const ingredients = list.split(", ");
  const dish = cook({ ingredients });
  if (!dish.ok) throw new Error(`No dish from ${list}: ${dish.message}`);
  const { clean, findings } = checkPantry(dish.markdown, { ingredients });
  expect(findings.filter(({ id }) => id !== "unused-ingredient" && id !== "allergens")).toEqual([]);
  expect(clean).toBe(true);
});
