import { expect, test } from "vitest";
import { cook } from "../cook.ts";

test.each([
  ["a spice onto what is browned", ["cod", "lemon", "butter", "flour", "paprika"], /Season the cod with the paprika\./],
  ["a spice into the fat under what is browned", ["chicken thighs", "potatoes", "olive oil", "cumin", "salt"], /^3\. [^]*potatoes[^]*cumin/m],
  ["custard to a crumble", ["rhubarb", "strawberries", "sugar", "flour", "butter", "oats", "custard"], /(?:[Ss]erve|[Ww]arm)[^.]* the custard/],
] as const)("%s", (_, ingredients, words) => {
  const cooked = cook({ ingredients });
  if (!cooked.ok) throw new Error(cooked.message);
  expect(cooked.markdown).toMatch(words);
});

test("one bay leaf or two for a pot, a chop for each, and apples are whole", () => {
  const soup = cook({ ingredients: ["lentils", "carrots", "celery", "onion", "bay leaf", "olive oil", "salt"] });
  expect(soup.ok && soup.markdown).toMatch(/- [12] bay lea(?:f|ves)/);
  const chops = cook({ ingredients: ["pork chops", "apples", "onion", "butter", "sage", "cider"] });
  expect(chops.ok && chops.markdown).toMatch(/- 2 pork chops/);
  expect(chops.ok && chops.markdown).not.toMatch(/½ apples/);
});

test("a dried chilli is not strewn over what is done", () => {
  const wraps = cook({ ingredients: ["white fish", "tortillas", "red cabbage", "lime", "yoghurt", "chipotle", "coriander"] });
  expect(wraps.ok && wraps.markdown).not.toMatch(/[Aa]dd the chipotles? and scatter/);
});

test("what stands beside a batch of sweets is for a table, beside a roast for all who eat it", () => {
  const bars = cook({ ingredients: ["dark chocolate", "butter", "golden syrup", "raspberries", "digestive biscuits"], servings: 2 });
  expect(bars.ok && bars.markdown).toMatch(/fridge bars[^]*^- 1\d\d g raspberries/m);
  const lamb = ["bone-in lamb shoulder", "onion", "garlic", "tomatoes", "ghee", "thyme"];
  const roast = cook({ ingredients: lamb, servings: 2 });
  expect(roast.ok && roast.markdown).toMatch(/braised[^]*^- 2 tomatoes/m);
});

test("potatoes stand beside what flour only dusts", () => {
  const fish = cook({ ingredients: ["plaice fillets", "butter", "flour", "lemon", "capers", "new potatoes"] });
  expect(fish.ok && fish.markdown).toMatch(/meunière[^]*boil the new potatoes[^]*[Ss]erve with [^.]*the new potatoes/);
});
