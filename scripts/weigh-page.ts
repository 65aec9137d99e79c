/** What the built page weighs over the wire, in bytes of brotli, and which of its files come before anything can be done with it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

export interface WeighedFile {
  readonly name: string;
  readonly kind: "script" | "style" | "font" | "page";
  /** `first`: the page and all that it names, and what those scripts import at once. `later`: fetched when it is needed, or at idle. */
  readonly when: "first" | "later";
  readonly bytes: number;
}

const KINDS: Readonly<Record<string, WeighedFile["kind"]>> = { ".js": "script", ".css": "style", ".woff2": "font", ".html": "page" };

/** @param folder the built page, such as `dist/client` */
export function weighPage(folder: string): WeighedFile[] {
  const page = readFileSync(path.join(folder, "index.html"), "utf8");
  const assets = readdirSync(path.join(folder, "assets")).map((name) => `assets/${name}`);
  const first = new Set(["index.html", ...assets.filter((name) => page.includes(name))]);
  for (const name of first) {
    if (name.endsWith(".js")) for (const imported of findImports(readFileSync(path.join(folder, name), "utf8"))) first.add(`assets/${imported}`);
  }
  return [...first, ...assets.filter((name) => !first.has(name))].flatMap((name) => {
    const kind = KINDS[path.extname(name)];
    const when = first.has(name) ? "first" : "later";
    return kind ? [{ name, kind, when, bytes: weigh(path.join(folder, name), kind) }] : [];
  });
}

/** The chunks that a chunk waits for: `import "./x.js"` and `from "./x.js"`, not `import("./x.js")`. */
function findImports(script: string): string[] {
  return [...script.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map(([, name = ""]) => name);
}

/** Fonts are compressed already. */
function weigh(file: string, kind: WeighedFile["kind"]): number {
  const bytes = readFileSync(file);
  return kind === "font" ? bytes.length : brotliCompressSync(bytes).length;
}
