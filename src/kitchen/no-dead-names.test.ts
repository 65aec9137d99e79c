/** A document and a header name files: each of them is there. Decisions tell of what was, and are left out. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FOLDERS = ["src", "docs", "bench", "scripts", "e2e"];

/** How the name of a file ends is enough to find it. */
const paths = FOLDERS.flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `/${folder}/${file}`));
/** Every end of a path that begins with a folder's name or a file's. */
const ends: ReadonlySet<string> = new Set(paths.flatMap((file) => file.split("/").flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(at).join("/")]))));

/** Files in backticks that a text names, and that are not there. */
function deadNames(text: string): readonly string[] {
  return [...text.matchAll(/`((?:\.{1,2}\/)*[\w./-]*[\w-]+\.tsx?)`/g)].flatMap(([, name = ""]) =>
    ends.has(name.replace(/^(?:\.{1,2}\/)+/, "")) ? [] : [name],
  );
}

test("a name that no file has is seen", () => {
  expect(deadNames("`../compose/plan.ts`, `no-dead-names.test.ts` and `read/gone.ts`")).toEqual(["read/gone.ts"]);
});

test("every file that a document or a comment names is there", () => {
  const documents = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
    ...paths.filter((file) => /\.(?:md|tsx?)$/.test(file) && !file.startsWith("/docs/decisions/")),
  ];
  const dead = documents.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), "utf8");
    const told = file.endsWith(".md") ? text : [...text.matchAll(/\/\*\*[^]*?\*\/|(?:^|\s)\/\/ .*/g)].join("\n");
    return deadNames(told).map((name) => `${file}: ${name}`);
  });
  expect(dead).toEqual([]);
});
