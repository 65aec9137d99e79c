import { expect, test } from "vitest";
import { maybePantryConf, readPantryConf } from "./read-pantry-conf.ts";

test("a file of what is in store becomes a list; what has run out is left out", () => {
  const file = `# our kitchen
[freezer]
ice_cream = "1%l"
"frozen peas" = { bought = "05.05.2026", expire = "2027-05-05", quantity = "400%g", low = "100%g" }
spinach = { bought = 2026-05-05 }

[fridge]
eggs = 6
milk = "0%l"
butter = "some"

[pantry]
salt = true
yeast = false
rice = ""

[pantry.pasta]
quantity = "1.5%kg"
`;
  expect(maybePantryConf(file)).toBe(true);
  expect(readPantryConf(file)).toEqual(["1 l ice cream", "400 g frozen peas", "spinach", "6 eggs", "butter", "salt", "rice", "1.5 kg pasta"]);
});

test("shelves with names alone, as the same tools keep them, are a list too", () => {
  const file = "[dairy]\r\nmilk\nbutter # unsalted\n\n[tins]\ntuna|tuna in oil\n";
  expect(maybePantryConf(file)).toBe(true);
  expect(readPantryConf(file)).toEqual(["milk", "butter", "tuna"]);
});

test("lists of names in a section are its items", () => {
  expect(readPantryConf('freezer = ["peas", { name = "cod", quantity = "2%fillets" }]\n')).toEqual(["peas", "2 fillets cod"]);
});

test.each([
  ["a list with boxes to tick", "[ ] milk\n[x] eggs\n"],
  ["a plain list", "milk\neggs\n"],
  ["JSON", '["milk", "eggs"]'],
])("%s is no such file", (_, text) => {
  expect(maybePantryConf(text)).toBe(false);
});

test("a file that is none after all is read as nothing", () => {
  expect(readPantryConf("[a]\nb = = c\n")).toBeUndefined();
  expect(readPantryConf("title = 3\n")).toBeUndefined();
});
