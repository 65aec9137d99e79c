import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isNode, nodesIn, type Node } from "../../test-syntax/nodes-in.ts";
import { made, need, part, salt } from "./row-parts.ts";

const FOLDER = new URL(".", import.meta.url);

test("a part says in a line what its fields say", () => {
  expect(part("veg", "carrot", 150, "body", "fried", { or: "leek ~onion", cut: "{sliced}", most: 2 })).toEqual({
    part: "veg",
    foods: "carrot leek ~onion",
    grams: 150,
    role: "body",
    does: ["fried"],
    prep: "{sliced}",
    knife: true,
    most: 2,
    once: true,
  });
  expect(need("rice", "rice", 150, "base", ["soaked", "boiled"], { prep: "{rinsed}", once: false })).toEqual({
    part: "rice",
    foods: "rice",
    grams: 150,
    role: "base",
    does: ["soaked", "boiled"],
    prep: "{rinsed}",
    need: true,
  });
  expect(salt(4, "fried", "simmered")).toEqual({ part: "salt", foods: "salt ~salt", grams: 4, role: "seasoning", does: ["fried", "simmered"] });
  expect(made("Thai", "main", { serves: 2, minutes: 30, handsOn: 25, kit: ["wok"] })).toEqual({
    kitchen: "Thai",
    course: "main",
    serves: 2,
    minutes: 30,
    handsOn: 25,
    kit: ["wok"],
  });
});

test("keys that stand together are told the same, in their order, and what is left as it is comes first", () => {
  const { prepOf, perFood } = part("acid", "lemon lime ~vinegar", 10, "finish", "dressed", {
    asIs: "~vinegar ~citrus_juice",
    prepOf: { "lemon lime": "{juiced}" },
    perFood: { "lemon lime": 40, "~vinegar": 8 },
  });
  expect(Object.entries(prepOf ?? {})).toEqual([
    ["~vinegar", ""],
    ["~citrus_juice", ""],
    ["lemon", "{juiced}"],
    ["lime", "{juiced}"],
  ]);
  expect(Object.entries(perFood ?? {})).toEqual([
    ["lemon", 40],
    ["lime", 40],
    ["~vinegar", 8],
  ]);
});

/** Every object of the book's rows: the names of its own fields, and its text. */
const objects = [...readFileSync(new URL("written-masters.ts", FOLDER), "utf8").matchAll(/from "\.\/(.+\.ts)"/g)].flatMap(([, file = ""]) => {
  const text = readFileSync(new URL(file, FOLDER), "utf8");
  return nodesIn(parseSync(file, text).program)
    .filter(({ type }) => type === "ObjectExpression")
    .map(({ properties, start, end }) => ({
      fields: (properties as readonly Node[]).map(({ key }) => (isNode(key) ? String(key["name"]) : "")),
      text: text.slice(Number(start), Number(end)),
    }));
});

test("no row writes a part or its head out in fields", () => {
  const written = objects.filter(({ fields }) => ["foods", "course"].some((field) => fields.includes(field)));
  expect(written.map(({ text }) => text)).toEqual([]);
});

test("a row is one that a cook can read: half of them are 35 lines or fewer", () => {
  const lines = objects.filter(({ fields }) => fields.includes("method")).map(({ text }) => text.split("\n").length);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.toSorted((one, other) => one - other)[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(35);
});
