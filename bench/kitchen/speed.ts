/** How fast the kitchen is: a recipe once warm, loading in a fresh process, and the weight of what is loaded. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { cook } from "#kitchen/compose/cook";
import { packTables } from "../../scripts/pack-tables.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const BUNDLE = path.join(ROOT, ".cache/bench/kitchen");
const WARM_ROUNDS = 3;
const ROUNDS = 5;
const PROCESSES = 5;

/** Milliseconds a recipe, once warm. */
export interface Speed {
  readonly p50: number;
  readonly p95: number;
}

/** Percentiles over the lists; each list counts with the median of its rounds, so that a busy machine blurs them less. */
export function measureRecipes(lists: readonly (readonly string[])[]): Speed {
  const times = lists.map((): number[] => []);
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    lists.forEach((ingredients, index) => {
      const start = performance.now();
      cook({ ingredients });
      if (round >= WARM_ROUNDS) times[index]?.push(performance.now() - start);
    });
  }
  const each = times.map(median).sort((a, b) => a - b);
  return { p50: each[Math.floor(each.length * 0.5)] ?? 0, p95: each[Math.floor(each.length * 0.95)] ?? 0 };
}

export interface Load {
  /** Milliseconds to load the kitchen and find the first word in it, in a fresh process. */
  readonly milliseconds: number;
  /** Milliseconds of the first recipe after that. */
  readonly firstRecipe: number;
  /** KB of the kitchen as one chunk, compressed with brotli. */
  readonly kilobytes: number;
}

/** Builds the kitchen as the page would fetch it, and loads it in fresh processes; medians. */
export async function measureLoad(): Promise<Load> {
  await build({
    root: ROOT,
    configFile: false,
    plugins: [packTables()],
    logLevel: "silent",
    build: {
      outDir: BUNDLE,
      emptyOutDir: true,
      minify: true,
      rollupOptions: {
        input: path.join(import.meta.dirname, "loaded-kitchen.ts"),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "kitchen.js" },
      },
    },
  });
  const file = path.join(BUNDLE, "kitchen.js");
  const script = `
    const start = performance.now();
    const { cook, findIngredientByName } = await import(${JSON.stringify(file)});
    findIngredientByName("egg");
    const loaded = performance.now();
    cook({ ingredients: ["egg", "onion", "potato"] });
    console.log(JSON.stringify([loaded - start, performance.now() - loaded]));`;
  const runs = Array.from(
    { length: PROCESSES },
    () => JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })) as [number, number],
  );
  return {
    milliseconds: median(runs.map(([load]) => load)),
    firstRecipe: median(runs.map(([, first]) => first)),
    kilobytes: brotliCompressSync(readFileSync(file)).length / 1024,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
