import fc from "fast-check";
import { expect, test } from "vitest";
import { packTable } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

/** The table again, whole. */
function unpack(packed: string): readonly unknown[] {
  const { count, row } = unpackTable(packed);
  return Array.from({ length: count }, (_, index) => row(index));
}

const name = fc.constantFrom("oil", "butter", "salt", "", "a b");
const text = fc.string({ unit: "grapheme" }).filter((any) => !any.includes("|"));
const number = fc.oneof(fc.integer(), fc.constantFrom(0.1, -3, 1e6, null));

/** Rows of every kind that a table may have: texts, numbers, lists of records, maps, keys that may be missing, values that repeat. */
const row = fc.record(
  {
    id: text,
    noun: name,
    sure: fc.boolean(),
    weight: number,
    roles: fc.array(name),
    slots: fc.dictionary(name, fc.record({ roles: fc.array(name, { maxLength: 3 }), grams: number }, { requiredKeys: ["roles"] })),
    plan: fc.array(fc.record({ say: fc.array(text), minutes: fc.tuple(number, number) }, { requiredKeys: ["say"] })),
  },
  { requiredKeys: ["id"] },
);
const layout = { maps: ["slots"], names: { food: ["roles", "slots", "slots.*.roles"] } };

test("reading what was packed gives the table back, keys of maps in order", () => {
  fc.assert(
    fc.property(fc.array(row), (table) => {
      const read = unpack(packTable(table, layout)) as typeof table;
      expect(read).toEqual(table);
      expect(read.map(({ slots }) => Object.keys(slots ?? {}))).toEqual(table.map(({ slots }) => Object.keys(slots ?? {})));
    }),
  );
});

test("what is in a set comes back once, and in one order everywhere", () => {
  const sets = [["salt", "oil", "salt"], ["butter", "salt"], ["oil", "butter", "salt"], []];
  const read = unpack(
    packTable(
      sets.map((roles) => ({ roles, steps: ["salt", "oil"] })),
      { ...layout, sets: ["roles"] },
    ),
  ) as readonly { readonly roles: readonly string[]; readonly steps: readonly string[] }[];
  expect(read.map(({ roles }) => roles.toSorted())).toEqual([["oil", "salt"], ["butter", "salt"], ["butter", "oil", "salt"], []]);
  const order = read[2]?.roles ?? [];
  for (const { roles, steps } of read) {
    expect(roles).toEqual(order.filter((role) => roles.includes(role)));
    expect(steps).toEqual(["salt", "oil"]);
  }
});

test("more different values than one character can number", () => {
  const table = Array.from({ length: 3000 }, (_, index) => ({ id: `dish ${index % 1400}`, steps: Array.from({ length: index % 200 }, (__, step) => step) }));
  expect(unpack(packTable(table, layout))).toEqual(table);
});

test.each([
  ["the end mark in a text", [{ id: "a | b" }]],
  ["values of different kinds", [{ id: "a" }, { id: 1 }]],
])("refuses %s", (_, table) => {
  expect(() => packTable(table, layout)).toThrow(/packed table|different kinds/);
});
