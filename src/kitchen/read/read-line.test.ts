import { expect, test } from "vitest";
import { readLine } from "./read-line.ts";
import { recognise } from "./recognise.ts";

/** The foods and amounts of a line, in short. */
const read = (line: string): string =>
  readLine(line)
    .foods.map(({ id, amount }) =>
      [amount && `${amount.quantity ?? "some"}${amount.most === undefined ? "" : `-${amount.most}`} ${amount.unit ?? ""}`.trim(), id].join(" ").trim(),
    )
    .join(", ");

test.each([
  ["300ml/10fl oz chicken stock", "300 ml stock"],
  ["3.5kg/7lb 10oz turkey", "3.5 kg turkey"],
  ["2 md carrots, diced", "2 carrot"],
  ["scant 1 cup packed light brown sugar", "1 cup brown-sugar"],
  ["juice of ½ lemon", "0.5 lemon-juice"],
  ["Finely grated zest of 1 large lemon", "1 lemon-zest"],
  ["4-6 tbsp milk", "4-6 tbsp milk"],
  ["one and a half cups sugar", "1.5 cup sugar"],
  ["50g/2oz butter, plus extra for greasing", "50 g butter"],
  ["1 (14 ounce) can chickpeas", "1 can chickpea"],
  ["½ c canola oil or grapeseed oil (or any neutral oil)", "0.5 cup rapeseed-oil"],
  ["Canola oil for deep frying", "rapeseed-oil"],
  ["2 c shredded oaxacan cheese or jack cheese", "2 cup cheese"],
  ["3 cups flour (lightly spooned into measuring cups and leveled, don’t scoop it!)", "3 cup flour"],
  ["a knob of butter", "some knob butter"],
  ["small bunch coriander, stalks finely chopped", "some bunch coriander"],
  ["½ recipe Basic Pie Dough (page 12)", "0.5 shortcrust-pastry"],
  ["2 cups scrambled eggs", "2 cup egg"],
  ["2 dozen native oysters, shucked", "24 oyster"],
  ["1 cup well-shaken buttermilk", "1 cup buttermilk"],
  ["1 tsp dried herbs plus 1-inch strip of orange peel", "1 tsp mixed-herbs, orange-zest"],
  ["4 x 140g skinless salmon fillets", "4 salmon"],
  ["1 x 400g/14oz tin plum tomatoes", "1 tin tinned-tomato"],
  ["70cl bottle vodka", "70 cl vodka"],
  ["2.5cm/1in piece ginger, grated", "2.5 cm ginger"],
  ["a thumb-sized piece of fresh root ginger", "some ginger"],
  ["a good glug of olive oil", "some olive-oil"],
  ["1 and a half lemons", "1.5 lemon"],
  ["half a dozen eggs", "6 egg"],
  ["½ c plus 2 tbsp caster sugar", "0.5 cup sugar"],
])("the amount of %j is read", (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ["butter (not margarine)", "butter"],
  ["seltzer (or club soda)", "sparkling-water"],
  ["hershey's cocoa", "cocoa-powder"],
  ["oregano sprigs", "marjoram"],
  ["2 sprigs oregano", "marjoram"],
  ["walnut bitters", "bitters"],
  ["wheat germ", "wheat-germ"],
  ["banana leaves", ""],
])("%j is no other food", (line, id) => {
  expect(
    readLine(line)
      .foods.map((food) => food.id)
      .join(),
  ).toBe(id);
});

test("what a line weighs is said in grams, in whatever measure it stands", () => {
  const gramsOf = (line: string): number | undefined => readLine(line).foods[0]?.amount?.grams;
  expect(gramsOf("1 cup (120 g) flour")).toBe(120);
  expect(gramsOf("2 tins (400 g each) tomatoes")).toBe(800);
  expect(gramsOf("1 lb carrots")).toBeCloseTo(453.6);
  expect(gramsOf("1 cup flour")).toBeUndefined();
});

test.each([
  ["s+p", ["salt", "black-pepper"]],
  ["s & p to taste", ["salt", "black-pepper"]],
  ["1 lemon, zest and juice only", ["lemon"]],
  ["2 limes, juice only", ["lime"]],
  ["1 pomegranate, seeds only", ["pomegranate"]],
])("%s is nothing else", (line, ids) => {
  expect(readLine(line).foods.map(({ id }) => id)).toEqual(ids);
});

test("so many of a size say the size, and weigh all together", () => {
  expect(readLine("2 x 400g tins tomatoes").foods[0]?.amount).toMatchObject({ quantity: 2, unit: "tin", grams: 800, each: { quantity: 400, unit: "g" } });
  expect(readLine("4 x 100ml pots yogurt").foods[0]?.amount).toMatchObject({ quantity: 4, each: { quantity: 100, unit: "ml" } });
});

test.each([
  ["4 skinless, boneless chicken thighs", "4 chicken-thigh"],
  ["3 tbsp milk plus extra to glaze", "3 tbsp milk"],
  ["1 lemon, zest and juice", "1 lemon"],
  ["300ml stock, made from 1 stock cube", "300 ml stock"],
])("nothing of %j is unread", (line, expected) => {
  expect(read(line)).toBe(expected);
  expect(readLine(line).unread).toEqual([]);
});

/** What the cook is told that there is of a line's food, in g, ml or pieces. */
test.each([
  ["2-3 tbsp soy sauce", { millilitres: 30 }],
  ["2 heaping cups sweetcorn", { millilitres: 480 }],
  ["2 (8 ounce) packages cream cheese", { grams: 453.6 }],
  ["2 lb plus 2 oz leeks", { grams: 963.9 }],
  ["1 c plus 2 tbsp flour", { millilitres: 270 }],
  ["1 cup (120 g) flour", { grams: 120 }],
  ["1 envelope (.25 ounce) yeast", { grams: 7.1 }],
])("who cooks with %j has the amount that the line says", (line, amount) => {
  expect(recognise([line]).readings[0]?.amount).toMatchObject(amount);
});

test.each(["dry sherry", "1 bottle dry white wine", "vermouth, dry", "150ml medium dry cider"])("%s is not dried", (line) => {
  expect(readLine(line).foods[0]?.state).toEqual([]);
});

test("a dozen counts", () => {
  expect(readLine("1 dozen clams, scrubbed").foods[0]?.amount?.quantity).toBe(12);
});

test.each([
  ["1.25 tbsp sambal, more or less to taste", ["hot-sauce"]],
  ["2 pieces milk chocolate candy bars", ["milk-chocolate", "sweets"]],
  ["butter, room temperature", ["butter"]],
])("%s holds no word of another language", (line, ids) => {
  expect(readLine(line).foods.map(({ id }) => id)).toEqual(ids);
});
