/** No code reads an id: what a class is, its genus and its fields say; what a slot is for, `dishes/slot-uses.ts` says. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isNode, nodesIn } from "./test-syntax/nodes-in.ts";

const KITCHEN = new URL(".", import.meta.url);

/** Where an id is still read by a pattern, and how often. A number here only ever falls. */
const STILL: Readonly<Record<string, number>> = {};

/** What holds an id, by the name that it goes by. */
const IDS = /^(?:id|classId|kindId|dishId|slot|slotName)$/;

function isId(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === "Identifier") return IDS.test(String(value["name"]));
  if (value.type === "MemberExpression") return value["computed"] === false && isId(value["property"]);
  if (value.type === "LogicalExpression") return isId(value["left"]);
  if (value.type === "TemplateLiteral") return Array.isArray(value["expressions"]) && value["expressions"].some(isId);
  return "expression" in value && isId(value["expression"]);
}

const OF_A_PATTERN = /^(?:test|exec)$/;
const OF_AN_ID = /^(?:startsWith|endsWith|includes|match|replace|replaceAll|split|slice)$/;

/** Most files, and all rows, ask nothing of a text: they are not parsed. */
const ASKS = /\.(?:test|exec|startsWith|endsWith|includes|match|replace|replaceAll|split|slice)\(/;

/** How often a text asks a pattern about an id, or a part of one. */
function patternsOverIds(name: string, text: string): number {
  if (!ASKS.test(text)) return 0;
  return nodesIn(parseSync(name, text).program).filter((node) => {
    const callee = node["callee"];
    if (node.type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee["property"])) return false;
    const method = String(callee["property"]["name"]);
    const [asked] = node["arguments"] as readonly unknown[];
    return (OF_A_PATTERN.test(method) && isId(asked)) || (OF_AN_ID.test(method) && isId(callee["object"]));
  }).length;
}

/** Where the engine still knows a slot by its name instead of a use (`dishes/slot-uses.ts`), and how often. A number here only ever falls. */
const STILL_NAMED: Readonly<Record<string, number>> = {};
const OF_SLOTS = /^(?:takeSlots|waiting|inSlot|inPlay)$/;
const COMPARES = /^[!=]==$/;

function isText(value: unknown): boolean {
  return isNode(value) && value.type === "Literal" && typeof value["value"] === "string";
}

function isSlot(value: unknown): boolean {
  if (!isNode(value)) return false;
  return value.type === "MemberExpression" ? isSlot(value["property"]) : value.type === "Identifier" && value["name"] === "slot";
}

/** How often a text knows a slot by its name. */
function slotsNamed(name: string, text: string): number {
  if (!/takeSlots|waiting|inSlot|inPlay|\bslot\b/.test(text)) return 0;
  return nodesIn(parseSync(name, text).program).filter((node) => {
    if (node.type === "BinaryExpression" && COMPARES.test(String(node["operator"]))) {
      return (isSlot(node["left"]) && isText(node["right"])) || (isText(node["left"]) && isSlot(node["right"]));
    }
    const callee = node["callee"];
    if (node.type !== "CallExpression" || !isNode(callee) || !isNode(callee["property"]) || !OF_SLOTS.test(String(callee["property"]["name"]))) return false;
    return nodesIn(node["arguments"]).some(isText);
  }).length;
}

test("a slot that is known by its name is seen", () => {
  expect(slotsNamed("a.ts", 'bench.takeSlots(["fat"])')).toBe(1);
  expect(slotsNamed("a.ts", 'portion.slot === "binder"')).toBe(1);
  expect(slotsNamed("a.ts", 'bench.takeSlots(SLOT_USES.panFat); isUsedTo("bind", portion.slot)')).toBe(0);
});

test("the engine knows no slot by its name, but where it still does", () => {
  const files = readdirSync(new URL("compose/", KITCHEN), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|test-kitchen/.test(file),
  );
  const found = files.flatMap((file): (readonly [string, number])[] => {
    const count = slotsNamed(file, readFileSync(new URL(`compose/${file}`, KITCHEN), "utf8"));
    return count === 0 ? [] : [[`compose/${file}`, count]];
  });
  expect(Object.fromEntries(found.toSorted())).toEqual(STILL_NAMED);
}, 60_000);

test("a pattern over an id is seen, however it is asked", () => {
  expect(patternsOverIds("a.ts", "/^fish/.test(kind.id)")).toBe(1);
  expect(patternsOverIds("a.ts", 'OILY.test(food?.ingredient.classId ?? "")')).toBe(1);
  expect(patternsOverIds("a.ts", 'kind.id.startsWith("cheese")')).toBe(1);
  expect(patternsOverIds("a.ts", "/pork/.test(`${id} ${name}`)")).toBe(1);
  expect(patternsOverIds("a.ts", '/^fish/.test(name); isFish(kind.id); kind.genus === "poultry"')).toBe(0);
});

test("the kitchen asks no pattern about an id, but where it still does", () => {
  const files = readdirSync(KITCHEN, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|^knowledge\/packed\/|\/corpus\/|\/test-kitchen\/|^test-faults\//.test(file),
  );
  const found = files.flatMap((file): (readonly [string, number])[] => {
    const count = patternsOverIds(file, readFileSync(new URL(file, KITCHEN), "utf8"));
    return count === 0 ? [] : [[file, count]];
  });
  expect(Object.fromEntries(found.toSorted())).toEqual(STILL);
}, 60_000);
