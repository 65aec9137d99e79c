/** Lists in other languages: the same food as its English name, with its amount. */
import { expect, test } from "vitest";
import { readLine } from "./read-line.ts";

const read = (line: string): string =>
  readLine(line)
    .foods.map(({ id, amount }) => `${amount?.quantity ?? ""}${amount?.unit === undefined ? "" : ` ${amount.unit}`} ${id}`.trim())
    .join(", ");

test.each([
  ["鸡蛋2个", "2 egg"],
  ["500克牛肉", "500 g beef"],
  ["牛肉500克", "500 g beef"],
  ["西红柿 3个", "3 tomato"],
  ["大さじ1 醤油", "1 tbsp soy-sauce"],
  ["醤油 大さじ1", "1 tbsp soy-sauce"],
  ["じゃがいも 2個", "2 potato"],
  ["豚バラ肉200g", "200 g pork-belly"],
  ["टमाटर 2", "2 tomato"],
  ["500 ग्राम आलू", "500 g potato"],
  ["500 g mąki pszennej", "500 g flour"],
  ["3 łyżki oliwy", "3 tbsp olive-oil"],
  ["1 szczypta soli", "1 salt"],
  ["3 uien", "3 onion"],
  ["2 eetlepels olijfolie", "2 tbsp olive-oil"],
  ["kipfilet 400 g", "400 g chicken-breast"],
  ["1 EL Honig", "1 tbsp honey"],
  ["2 c. à s. d'huile d'olive", "2 tbsp olive-oil"],
  ["2 cucharadas de azúcar", "2 tbsp sugar"],
  ["una pizca de sal", "salt"],
])("%j is read", (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ["lievito in polvere", "baking-powder"],
  ["levadura química", "baking-powder"],
  ["peperoni rossi", "bell-pepper"],
  ["mantequilla clarificada", "ghee"],
  ["Butterschmalz", "ghee"],
])("%j is what it is where it is said", (line, id) => {
  expect(readLine(line).foods.map((food) => food.id)).toEqual([id]);
});
