import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { nodesIn } from "../../test-syntax/nodes-in.ts";
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

/** How many lines each row of the book takes. */
const rows = [...readFileSync(new URL("written-masters.ts", FOLDER), "utf8").matchAll(/from "\.\/(.+\.ts)"/g)].flatMap(([, file = ""]) => {
  const text = readFileSync(new URL(file, FOLDER), "utf8");
  return nodesIn(parseSync(file, text).program)
    .filter(({ type, properties }) => type === "ObjectExpression" && JSON.stringify(properties).includes('"name":"method"'))
    .map(({ start, end }) => text.slice(Number(start), Number(end)).split("\n").length);
});

test("a row is one that a cook can read: half of them are 35 lines or fewer", () => {
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.toSorted((one, other) => one - other)[Math.floor(rows.length / 2)]).toBeLessThanOrEqual(35);
});
