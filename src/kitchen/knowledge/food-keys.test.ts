/** A misspelt key of a table compiles and does nothing: every name of a food, a class or a role is one. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isNode, type Node, nodesIn } from "../test-syntax/nodes-in.ts";
import { isClassId } from "./classes/all-classes.ts";
import { ROLES } from "./classes/roles.ts";
import { findIngredient } from "./ingredients/all-ingredients.ts";

const KITCHEN = new URL("../", import.meta.url);

const isRole = (word: string): boolean => word in ROLES || isClassId(word);
const isIngredient = (word: string): boolean => findIngredient(word) !== undefined;

/** `spinach`, `salmon!fish_smoked`, `~fish_white`, `@herb_tender`, each with a `-` before it. */
function isKey(key: string): boolean {
  if (key.startsWith("-")) return isKey(key.slice(1));
  if (key.startsWith("~")) return isClassId(key.slice(1));
  if (key.startsWith("@")) return isRole(key.slice(1));
  const [id = "", kind] = key.split("!");
  return isIngredient(id) && (kind === undefined || isClassId(kind));
}

/** `~soy @rice lamb`: a row of keys, told by its signs. */
const isRow = (text: string): boolean => /(?:^| )-?[~@]/.test(text) && text.split(" ").every((word) => /^-?[~@]?[a-z][\w!-]*$/.test(word));

/** The texts that stand in a piece of code, and the words that its rows are filed under. */
const textsIn = (value: unknown): readonly string[] =>
  nodesIn(value).flatMap(({ type, value: text }) => (type === "Literal" && typeof text === "string" ? [text] : []));
const nameOf = (value: unknown): string => (isNode(value) ? String(value["name"] ?? value["value"] ?? "") : "");
const keysIn = (value: unknown): readonly string[] =>
  nodesIn(value).flatMap(({ type, key, computed }) => (type === "Property" && computed !== true ? [nameOf(key)] : []));
const firstsIn = (value: unknown): readonly string[] =>
  nodesIn(value).flatMap(({ type, elements }) => {
    const [first] = type === "ArrayExpression" ? (elements as readonly unknown[]) : [];
    return isNode(first) && typeof first["value"] === "string" ? [first["value"]] : [];
  });

/** Names in the tables of a text that their types call an ingredient's id or any food's key, and that are none. */
function slipsIn(name: string, text: string): readonly string[] {
  if (!/[~@][a-z]|IngredientId|FoodKey/.test(text)) return [];
  const nodes = nodesIn(parseSync(name, text).program);
  const said = (value: unknown): string => (isNode(value) ? text.slice(Number(value["start"]), Number(value["end"])) : "");
  const aliases = nodes.flatMap(({ type, id, typeAnnotation }) =>
    type === "TSTypeAliasDeclaration" && said(typeAnnotation).includes("FoodKey") ? [nameOf(id)] : [],
  );
  const isFood = (word: string): boolean => word === "" || isIngredient(word) || isRole(word) || isKey(word);
  const namesIn = (node: Node): readonly string[] => {
    const type = node.type === "VariableDeclarator" && isNode(node["id"]) ? said(node["id"]["typeAnnotation"]) : "";
    const { init } = node;
    if (!isNode(init)) return [];
    const filed = /Record<(?:IngredientId|FoodKey)\b/.test(type) ? keysIn(init) : /Map<(?:IngredientId|FoodKey)\b/.test(type) ? firstsIn(init) : [];
    const holds = /(?:Set<|readonly )(?:IngredientId|FoodKey)\b/.test(type) || aliases.some((alias) => type.includes(`readonly ${alias}[]`));
    return [...filed, ...(holds ? textsIn(init) : [])];
  };
  const fields = nodes.flatMap(({ type, key, typeAnnotation }) =>
    type === "TSPropertySignature" && said(typeAnnotation).includes("FoodKey") ? [nameOf(key)] : [],
  );
  const fromTables = nodes.flatMap((node) => (node.type === "VariableDeclarator" ? namesIn(node) : []));
  const fromFields = nodes.flatMap(({ type, key, value }) => (type === "Property" && fields.includes(nameOf(key)) ? textsIn(value) : []));
  const rows = nodes.flatMap(({ type, value }) => {
    const words = type === "Literal" ? value : type === "TemplateElement" && typeof value === "object" ? (value as { readonly raw: string }).raw : undefined;
    return typeof words === "string" && isRow(words.trim()) ? words.trim().split(" ") : [];
  });
  return [...[...fromTables, ...fromFields].flatMap((words) => words.split(/[\s,]+/)).filter((word) => !isFood(word)), ...rows.filter((key) => !isKey(key))];
}

test("a slip is seen in every kind of table", () => {
  expect(slipsIn("a.ts", 'const A: ReadonlySet<IngredientId> = new Set(["feta", "fetta"]);')).toEqual(["fetta"]);
  expect(slipsIn("a.ts", 'const A: Readonly<Record<FoodKey, readonly FoodKey[]>> = { tomato: ["basil", "garlick"], eggg: ["cheese"] };')).toEqual([
    "eggg",
    "garlick",
  ]);
  expect(slipsIn("a.ts", 'const A: ReadonlyMap<IngredientId, string> = new Map([["nduja", "x"], ["nduya", "y"]]);')).toEqual(["nduya"]);
  expect(slipsIn("a.ts", 'type Foes = readonly [FoodKey, FoodKey, number]; const A: readonly Foes[] = [["mint", "bacon", 1], ["mynt", "soy", 1]];')).toEqual([
    "mynt",
  ]);
  expect(slipsIn("a.ts", 'interface Work { wantedBy: readonly FoodKey[] } const A = { wantedBy: ["beet", "beat"] };')).toEqual(["beat"]);
  expect(slipsIn("a.ts", 'const A = "~soy @rice lamb"; const B = `${A} ~soj @riice lamb`;')).toEqual(["~soj", "@riice"]);
});

test("every key of a table names a food, a class or a role", () => {
  const files = readdirSync(KITCHEN, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|\/corpus\/|\/test-kitchen\/|^test-faults\/|knowledge\/languages\//.test(file),
  );
  const slips = files.flatMap((file) => slipsIn(file, readFileSync(new URL(file, KITCHEN), "utf8")).map((word) => `${file}: ${word}`));
  expect(slips).toEqual([]);
}, 60_000);
