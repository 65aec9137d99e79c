/**
 * Writes src/kitchen/knowledge/company-table.ts: how often two kinds of food meet in dishes, against chance. Counted over the masters of the
 * book, the cooks' recipes of the golden book and the lists of real recipes that the bench is measured on. Run: npx tsx scripts/derive-company.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { layOut } from "#kitchen/compose/food";
import { keysIn } from "#kitchen/compose/master/food-keys";
import { findClass, isClassId } from "#kitchen/knowledge/classes/all-classes";
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { allMasters } from "#kitchen/knowledge/masters/all-masters";
import { recognise } from "#kitchen/read/recognise";

const KNOWLEDGE = path.join(import.meta.dirname, "../src/kitchen/knowledge");
const BENCH = path.join(import.meta.dirname, "../bench/kitchen");

/** Dishes that a kind must be in to have a row of its own; below, it is counted with its genus. */
const LEAST_DISHES = 12;
/** Dishes added to both what was seen and what chance would give: of what is rare little is said. */
const DOUBT = 2;
/** Binary logarithms of what was seen over chance, and the mark of each. */
const MARKS: readonly (readonly [least: number, mark: string])[] = [
  [1.2, "A"],
  [0.5, "B"],
  [-0.5, "."],
  [-1.2, "y"],
  [-Infinity, "z"],
];

/** The kinds of food in one dish. */
type Dish = ReadonlySet<ClassId>;

/** What a master is first written for; a part that takes any food of a role says nothing. */
function dishesOfMasters(): readonly Dish[] {
  return allMasters().map(({ parts }) => new Set(parts.flatMap(({ foods }) => kindsOfRow(foods).slice(0, 1))));
}

function kindsOfRow(row: string): readonly ClassId[] {
  return keysIn(row).flatMap((key) => {
    const name = key.replace(/!.*$/, "");
    if (name.startsWith("-") || name.startsWith("@")) return [];
    const id = name.startsWith("~") ? name.slice(1) : findIngredient(name)?.classId;
    return id !== undefined && isClassId(id) ? [id] : [];
  });
}

/** The kinds of what was read of these entries, water apart. */
function dishOf(entries: readonly string[]): Dish {
  const { readings } = recognise(entries);
  return new Set(
    readings.flatMap((reading) => {
      const ingredient = findIngredient(reading.ingredient);
      const food = ingredient && layOut([reading], ingredient);
      return food && food.salience > 0 ? [food.kind.id] : [];
    }),
  );
}

function dishesOfBench(): readonly Dish[] {
  const golden = readJson<readonly { readonly foods: readonly { readonly food: string }[] }[]>("golden/book.json");
  const { dishes } = readJson<{ readonly dishes: readonly { readonly items: readonly string[] }[] }>("told-dishes.json");
  return [...golden.map(({ foods }) => dishOf(foods.map(({ food }) => food))), ...dishes.map(({ items }) => dishOf(items))];
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(BENCH, file), "utf8")) as Content;
}

/** Rows in the order of their names, each with a mark for every row before it. */
function deriveRows(dishes: readonly Dish[]): readonly (readonly [name: string, marks: string])[] {
  const ofClass = countOf(dishes.flatMap((dish) => [...dish]));
  const nameOf = (id: ClassId): string => ((ofClass.get(id) ?? 0) >= LEAST_DISHES ? id : `of ${findClass(id)?.genus ?? ""}`);
  const named = dishes.map((dish) => [...new Set([...dish].map(nameOf))].sort());
  const seen = countOf(named.flat());
  const met = countOf(named.flatMap((names) => names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one}|${other}`))));
  const rows = [...seen].filter(([, count]) => count >= LEAST_DISHES).map(([name]) => name);
  rows.sort();
  return rows.map((name, at) => [
    name,
    rows
      .slice(0, at)
      .map((other) => {
        const chance = ((seen.get(name) ?? 0) * (seen.get(other) ?? 0)) / named.length;
        const lift = Math.log2(((met.get(`${other}|${name}`) ?? 0) + DOUBT) / (chance + DOUBT));
        return MARKS.find(([least]) => lift >= least)?.[1] ?? ".";
      })
      .join(""),
  ]);
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const HEADER = `/**
 * How often two kinds of food meet in dishes, against chance. Written by \`npx tsx scripts/derive-company.ts\`: change that, not this.
 * A row is a class, or the rest of a genus ("of cheese"), with a mark for each row before it: A and B meet oftener than chance (A more than
 * twice as often), y and z more seldom (z less than half as often), and of what is marked by a full stop nothing is known or it is as chance has it.
 */
`;

if (process.argv[1] === import.meta.filename) {
  const dishes = [...dishesOfMasters(), ...dishesOfBench()].filter(({ size }) => size > 1);
  const rows = deriveRows(dishes);
  const text = rows.map(([name, marks]) => `${name}|${marks.replace(/\.+$/, "")}`).join("\n");
  writeFileSync(path.join(KNOWLEDGE, "company-table.ts"), `${HEADER}export const COMPANY_ROWS = \`\n${text}\n\`;\n`);
  console.log(`${rows.length} kinds in ${dishes.length} dishes.`);
}
