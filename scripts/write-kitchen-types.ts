/**
 * Lays the types of `the-recipie-book/kitchen` beside its build: the declarations that the type checker has written, as far as
 * the kitchen's face reaches them, with the package's own imports made relative. Run after `tsc -b src/package`.
 */
import fs from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const TARGET = path.join(ROOT, "dist/server/kitchen/types");
const IMPORTED = /(\bfrom |\bimport\()"([#.][^"]+)"/g;

/** `package/kitchen`, `recipe/order`: a module by its place under src. */
type Place = string;

function findImported(specifier: string, importer: Place): Place {
  const place = specifier.startsWith("#") ? specifier.slice(1) : path.posix.join(path.posix.dirname(importer), specifier);
  return place.replace(/\.ts$/, "");
}

/** Writes one module's declarations; gives back what it imports. */
function layOut(place: Place): Place[] {
  const [folder = ""] = place.split("/");
  const written = fs.readFileSync(path.join(ROOT, ".cache/tsc", folder, "src", `${place}.d.ts`), "utf8");
  const imported: Place[] = [];
  const text = written.replaceAll(IMPORTED, (_, before: string, specifier: string) => {
    const other = findImported(specifier, place);
    imported.push(other);
    const way = path.posix.relative(path.posix.dirname(place), other);
    return `${before}"${way.startsWith(".") ? way : `./${way}`}.js"`;
  });
  const file = path.join(TARGET, `${place}.d.ts`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return imported;
}

fs.rmSync(TARGET, { recursive: true, force: true });
const waiting: Place[] = ["package/kitchen"];
const seen = new Set(waiting);
for (const place of waiting) {
  for (const other of layOut(place)) {
    if (seen.has(other)) continue;
    seen.add(other);
    waiting.push(other);
  }
}
