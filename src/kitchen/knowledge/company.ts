/** Whether two kinds of food are known to go together, by the dishes in which they meet and by the written pairs. */
import type { IngredientClass } from "./classes/ingredient-class.ts";
import { COMPANY_ROWS } from "./company-table.ts";

/** What a mark of the table is worth. */
const WORTH: Readonly<Record<string, number>> = { A: 1.5, B: 0.8, y: -0.8, z: -1.8 };

interface Table {
  /** Places of rows, by their names. */
  readonly places: ReadonlyMap<string, number>;
  readonly marks: readonly string[];
}

let table: Table | undefined;

/** Read on first use. */
function readTable(): Table {
  if (table) return table;
  const rows = COMPANY_ROWS.trim()
    .split("\n")
    .map((row) => row.split("|"));
  return (table = { places: new Map(rows.map(([name = ""], place) => [name, place])), marks: rows.map(([, marks = ""]) => marks) });
}

/** The place of a class in the table, by its own row or that of the rest of its genus; undefined where it is counted nowhere. */
export function placeInCompany({ id, genus }: IngredientClass): number | undefined {
  const { places } = readTable();
  return places.get(id) ?? places.get(`of ${genus}`);
}

/** How two rows of the table go together, −1.8 to 1.5; 0 where nothing is known. */
export function companyOfPlaces(one: number, other: number): number {
  const mark = readTable().marks[Math.max(one, other)]?.[Math.min(one, other)];
  return (mark === undefined ? 0 : WORTH[mark]) ?? 0;
}
