import path from "node:path";
import { createServer, type Plugin } from "vite";

const ROOT = path.resolve(import.meta.dirname, "..");
const KNOWLEDGE = path.join(ROOT, "src/kitchen/knowledge");

/** The modules that are replaced, by the table that they hand out: `writtenDishes` of `written-dishes.ts` is packed by `packDishes` of `packed-dishes.ts`. */
const MODULES: Readonly<Record<string, string>> = {
  [path.join(KNOWLEDGE, "dishes/written-dishes.ts")]: "Dishes",
  [path.join(KNOWLEDGE, "ingredients/written-ingredients.ts")]: "Ingredients",
  [path.join(KNOWLEDGE, "classes/written-classes.ts")]: "Classes",
  [path.join(KNOWLEDGE, "masters/written-masters.ts")]: "Masters",
  [path.join(KNOWLEDGE, "written-nutrition.ts")]: "Nutrition",
};

/** Puts the kitchen's tables into the bundle packed: half the bytes on the way, and nothing to run but the reading. Tests and the development server use them as written. */
export function packTables(): Plugin {
  let packed: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: "pack-tables",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const table = MODULES[id];
      if (table === undefined) return undefined;
      packed ??= packAll();
      const text = (await packed).get(table) ?? "";
      const reader = path.join(KNOWLEDGE, "packed", `packed-${table.toLowerCase()}.ts`);
      return `import { unpack${table} } from ${JSON.stringify(reader)};
const packed = ${JSON.stringify(text)};
export function written${table}() { return unpack${table}(packed); }`;
    },
  };
}

type Functions = Readonly<Record<string, (table?: unknown) => unknown>>;

async function packAll(): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const packed = new Map<string, string>();
    for (const [module, table] of Object.entries(MODULES)) {
      const written = (await server.ssrLoadModule(module)) as Functions;
      const packer = (await server.ssrLoadModule(path.join(KNOWLEDGE, "packed", `packed-${table.toLowerCase()}.ts`))) as Functions;
      packed.set(table, String(packer[`pack${table}`]?.(written[`written${table}`]?.())));
    }
    return packed;
  } finally {
    await server.close();
  }
}
