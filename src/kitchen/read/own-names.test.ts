/** What a recipe calls a food that is held for its neighbour: as the person does, where English or the shop has no other word for it. */
import { expect, test } from "vitest";
import { cook } from "../compose/cook.ts";
import { recognise } from "./recognise.ts";

test.each([
  [["nutella", "bread", "banana"], "chocolate-spread", "Nutella"],
  [["Philadelphia", "bagels", "smoked salmon"], "cream-cheese", "Philadelphia"],
  [["babybels", "bread"], "gouda", "Babybel"],
  [["laughing cow", "pasta"], "american-cheese", "Laughing Cow"],
  [["small Milkybar", "flour"], "white-chocolate", "Milkybar"],
  [["beyaz peynir", "tomatoes"], "feta", "beyaz peynir"],
  [["bai kaprao", "rice"], "basil", "holy basil"],
  [["三つ葉", "卵"], "shiso", "mitsuba"],
  [["limão", "arroz", "frango"], "lemon", "limão"],
  [["ground coriander seed", "onion"], "ground-coriander", "ground coriander seed"],
  [["Zwiebeln", "Mehl"], "onion", "onion"],
  [["Barilla", "tomatoes"], "pasta", "pasta"],
] as const)("%j: the %s is called %s", (entries, ingredient, name) => {
  expect(recognise(entries).readings[0]).toMatchObject({ ingredient, name });
});

test.each([
  [["beyaz peynir", "tomatoes", "cucumber", "eggs", "bread"], /^- \d+ g beyaz peynir/m, /\bfeta\b/i],
  [["nutella", "bread", "banana"], /^- \d+ tbsp Nutella$/m, /- [^\n]*chocolate spread/],
  [["Babybel", "bread", "butter", "tomatoes"], /^- \d+ g Babybel/m, /gouda/i],
] as const)("%j are cooked by the names that were typed", (ingredients, line, never) => {
  const dish = cook({ ingredients });
  const recipe = dish.ok ? dish.markdown : "refused";
  expect(recipe).toMatch(line);
  expect(recipe).not.toMatch(never);
});
