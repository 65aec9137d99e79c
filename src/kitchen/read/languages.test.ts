/** Lists in other languages: the same food as its English name, with its amount. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KNOWN_MISREADINGS } from "./corpus/known-misreadings.ts";
import { LISTS_BY_LANGUAGE } from "./corpus/lists-by-language.ts";
import { LISTS_TOLD_BY_LANGUAGE } from "./corpus/lists-told-by-language.ts";
import { languageOf } from "./language-of.ts";
import { entriesOf, foodsOf, LANGUAGES_PAGE_COMMAND, namedFoods, readLists, writeLanguagesPage } from "./languages-page.ts";
import { readLine } from "./read-line.ts";
import { recognise } from "./recognise.ts";

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
  ["de l'huile d'olive", "olive-oil"],
  ["un peu de sel", "salt"],
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

test.each(Object.entries(LISTS_BY_LANGUAGE))("of lists in %s, 95 of 100 entries are read, 90 as their English name", (_, lists) => {
  const entries = entriesOf(lists);
  const nameless = entries.filter(([line]) => foodsOf(line) === "").map(([line]) => line);
  const others = entries
    .filter(([line, english]) => foodsOf(line) !== namedFoods(english))
    .map(([line, english]) => `${line}: ${foodsOf(line)}, not ${english}`);
  expect(nameless.length / entries.length, nameless.join("; ")).toBeLessThanOrEqual(0.05);
  expect(others.length / entries.length, others.join("; ")).toBeLessThanOrEqual(0.1);
});

test.each(Object.entries(LISTS_TOLD_BY_LANGUAGE))("lists in %s are told, and 90 of 100 entries read as their English name", (_, lists) => {
  for (const list of lists.trim().split("\n")) expect(languageOf(entriesOf(list).map(([line]) => line)), list).toBeDefined();
  const entries = readLists(lists);
  const others = entries.filter(({ named, read }) => named !== read).map(({ line, english, read }) => `${line}: ${read}, not ${english}`);
  expect(others.length / entries.length, others.join("; ")).toBeLessThanOrEqual(0.1);
});

test.each([
  ["isang kurot na asin", ["salt"]],
  ["3 ulo ng bawang", ["garlic"]],
  ["gul lök 2 st", ["onion"]],
  ["두부 1모", ["tofu"]],
  ["kangkong 1 ikat", ["water-spinach"]],
  ["돼지고기300g", ["pork"]],
  ["۲ عدد تخم مرغ", ["egg"]],
  ["2 diş sarımsak", ["garlic"]],
  ["500 г картошки", ["potato"]],
  ["3 fej vöröshagymát", ["onion"]],
])("measures, numbers and cases of a list that is told: %s", (line, ids) => {
  expect(readLine(line).foods.map(({ id }) => id)).toEqual(ids);
});

test.each([
  [["ikan selayang", "bawang merah", "kunyit", "minyak goreng"], "white-fish"],
  [["cá linh", "tỏi", "nước mắm"], "white-fish"],
  [["baila maach", "holud", "peyaj"], "white-fish"],
])("a kind of fish that no table holds is a fish, where the language's own word says so: %j", ([fish = "", ...others], id) => {
  expect(recognise([fish, ...others]).readings[0]?.ingredient).toBe(id);
});

test.each([[["ikan buntal", "bawang merah", "kunyit"]], [["cá nóc", "tỏi", "nước mắm"]], [["potka mach", "holud", "peyaj"]]])(
  "a pufferfish stays poison in any language: %j",
  (entries) => {
    expect(recognise(entries).rejections.map(({ entry, code }) => [entry, code])).toEqual([[0, "poison"]]);
  },
);

// Words that English has, too: the list tells what they mean.
test.each([
  ["peperoni in Italian", ["2 peperoni", "3 uova", "farina"], ["bell-pepper", "egg", "flour"]],
  ["peperoni in German", ["2 Peperoni", "3 Eier", "Mehl"], ["chilli", "egg", "flour"]],
  ["raisin in French", ["raisin", "farine", "beurre"], ["grape", "flour", "butter"]],
  ["raisins secs in French", ["raisins secs", "farine"], ["raisin", "flour"]],
  ["raisin in English", ["raisin", "flour", "butter"], ["raisin", "flour", "butter"]],
  ["pâte in French", ["pâte", "œufs", "crème fraîche"], ["shortcrust-pastry", "egg", "creme-fraiche"]],
  ["latte in Italian", ["latte", "burro", "zucchero"], ["milk", "butter", "sugar"]],
  ["salsa in Portuguese", ["salsa", "2 dentes de alho", "azeite"], ["parsley", "garlic", "olive-oil"]],
  ["salsa beside half a tin, which is no Portuguese", ["salsa", "half a tin of black beans", "a lime"], ["salsa", "black-bean", "lime"]],
  ["citron in French", ["citron", "sucre", "œufs"], ["lemon", "sugar", "egg"]],
])("%s", (_, entries, ids) => {
  expect(recognise(entries).readings.map(({ ingredient }) => ingredient)).toEqual(ids);
});

test.each([
  ["ziemniaków, 1 kg, i łyżka masła", ["potato", "butter"]],
  ["200 g pieczarek i 2 łyżki śmietany", ["mushroom", "sour-cream"]],
  ["3 pomodori maturi", ["tomato"]],
  ["een scheutje olijfolie", ["olive-oil"]],
  ["200 g geraspte kaas", ["cheese"]],
  ["sal e pimenta-do-reino a gosto", ["salt", "black-pepper"]],
  ["बारीक कटा हुआ प्याज", ["onion"]],
  ["胡萝卜丁适量", ["carrot"]],
  ["新鲜香菇5个", ["shiitake-mushroom"]],
  ["玉ねぎのみじん切り", ["onion"]],
])("cases, numbers, articles, kinds and cuts: %s", (line, ids) => {
  expect(readLine(line).foods.map(({ id }) => id)).toEqual(ids);
});

test("docs/languages.md says what is read", () => {
  const page = readFileSync(new URL("../../../docs/languages.md", import.meta.url), "utf8");
  expect(page === writeLanguagesPage(), `docs/languages.md is out of date: run ${LANGUAGES_PAGE_COMMAND}`).toBe(true);
});

test.each([
  ["bademjan", "aubergine"],
  ["3 badrijani", "aubergine"],
  ["kuohukerma 2 dl", "whipping-cream"],
  ["taze sogan", "spring-onion"],
  ["500g zardchoobeh", "turmeric"],
])("a word of a language that the rest of the list does not tell is read: %s", (typed, id) => {
  expect(recognise(["chicken", "butter", typed, "black pepper"]).readings.map(({ ingredient }) => ingredient)).toEqual([
    "chicken",
    "butter",
    id,
    "black-pepper",
  ]);
});

test.each([["flask"], ["cedar"], ["turps"], ["spirit level of yumurta"], ["ham and cheese toastie"]])(
  "an English thing is no food for another language's word: %s",
  (typed) => {
    const { readings } = recognise(["chicken", typed]);
    expect(readings.filter(({ how }) => how === "translation")).toEqual([]);
  },
);

test("what English has another word for is read in a language that lends others", () => {
  const entries = ["chicken", "room", "aartappels", "knoffel"];
  expect(recognise(entries).readings.map(({ ingredient }) => ingredient)).toEqual(["chicken", "cream", "potato", "garlic"]);
  expect(recognise(["chicken", "room"]).readings.map(({ ingredient }) => ingredient)).toEqual(["chicken"]);
});

test.each([
  ["salsa (parsley)", "parsley"],
  ["peperoni (bell peppers) 300g", "bell-pepper"],
  ["salsa (tomato)", "salsa"],
])("what a word is called in English stands in brackets behind it: %s", (typed, id) => {
  expect(recognise([typed]).readings.map(({ ingredient }) => ingredient)).toEqual([id]);
});

// What is known to be read as something else. One that is read well is a test that fails here: take it out of the list then.
test.fails.each(KNOWN_MISREADINGS)("%j is not read as %s", (line, english) => {
  expect(foodsOf(line)).toBe(namedFoods(english));
});
