/** A file of the engine is one that can be read in one go. Rows are as many as there is to know, and are split by family. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { nodesIn } from "./test-syntax/nodes-in.ts";

const KITCHEN = new URL(".", import.meta.url);

/** Lines of code that a file may have. */
const MOST = 300;

const RUNS = /^(?:FunctionExpression|ArrowFunctionExpression)$/;

/** How many lines a piece of the text has. */
const linesOf = (text: string, { start, end }: { readonly start: number; readonly end: number }): number => text.slice(start, end).split("\n").length;

/** How many lines of a text are no rows: of what is written at its top level, a table, only the functions in it are counted. */
function linesOfCode(name: string, text: string): number {
  const lines = text.trimEnd().split("\n").length;
  if (lines <= MOST) return lines;
  const rows = parseSync(name, text).program.body.map((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    const table = declared?.type === "VariableDeclaration" ? declared.declarations[0]?.init : undefined;
    if (!table || RUNS.test(table.type)) return 0;
    const run = nodesIn(table).flatMap(({ type, start, end }) => (RUNS.test(type) ? [{ start: Number(start), end: Number(end) }] : []));
    const outer = run.filter((one) => !run.some((other) => other !== one && other.start <= one.start && one.end <= other.end));
    return linesOf(text, statement) - outer.reduce((sum, one) => sum + linesOf(text, one), 0);
  });
  return lines - rows.reduce((sum, many) => sum + Math.max(0, many), 0);
}

test("code is counted, and rows are not", () => {
  const row = `export const ROWS = new Set([\n${'  "a",\n'.repeat(400)}]);\n`;
  const code = `export function sum(): number {\n${"  add();\n".repeat(400)}}\n`;
  expect(linesOfCode("a.ts", row)).toBe(0);
  expect(linesOfCode("a.ts", row + code)).toBe(402);
  expect(linesOfCode("a.ts", `const sum = () => {\n${"  add();\n".repeat(400)}};\n`)).toBe(402);
});

test("no file of the engine is longer than can be read in one go", () => {
  const files = readdirSync(KITCHEN, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|\/corpus\/|\/test-kitchen\/|^test-faults\//.test(file),
  );
  const long = files.flatMap((file) => {
    const lines = linesOfCode(file, readFileSync(new URL(file, KITCHEN), "utf8"));
    return lines > MOST ? [`${file}: ${lines}`] : [];
  });
  expect(long).toEqual([]);
}, 60_000);
