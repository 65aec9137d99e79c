/** How fast the kitchen is: a recipe once warm, loading in a fresh process, and the weight of its two chunks. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { cook } from "#kitchen/compose/cook";
import { bundleChunks } from "../../scripts/bundle-chunks.ts";
import { packTables } from "../../scripts/pack-tables.ts";
import { plainAscii } from "../../scripts/plain-ascii.ts";

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
  /** Milliseconds to load what reads a list and to suggest names for two letters, in a fresh process. */
  readonly reading: number;
  /** Milliseconds to load what cooks after that. */
  readonly cooking: number;
  /** Milliseconds of the first recipe after that. */
  readonly firstRecipe: number;
  /** KB of each chunk, compressed with brotli. */
  readonly kilobytes: { readonly reading: number; readonly cooking: number };
}

/** Builds the kitchen's two chunks as the page fetches them, and loads them in fresh processes; medians. */
export async function measureLoad(): Promise<Load> {
  await build({
    root: ROOT,
    base: "./",
    configFile: false,
    plugins: [packTables(), bundleChunks(), plainAscii()],
    logLevel: "silent",
    build: {
      outDir: BUNDLE,
      emptyOutDir: true,
      minify: true,
      rollupOptions: {
        input: path.join(ROOT, "src/app/kitchen-worker/kitchen-worker.ts"),
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  const [reading, cooking] = ["kitchen-worker.js", "cooking.js"].map((name) => path.join(BUNDLE, name)) as [string, string];
  const script = `
    globalThis.self = globalThis;
    const times = [performance.now()];
    const { answerQuestion } = await import(${JSON.stringify(reading)});
    for (const [deed, ...given] of [["suggestIngredients", "eg"], ["prepareToCook"], ["cook", { ingredients: ["egg", "onion", "potato"] }]]) {
      const { problem } = await answerQuestion({ number: 1, deed, given });
      if (problem) throw new Error(problem);
      times.push(performance.now());
    }
    console.log(JSON.stringify(times.slice(1).map((time, index) => time - times[index])));`;
  const runs = Array.from(
    { length: PROCESSES },
    () => JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })) as [number, number, number],
  );
  const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length / 1024;
  return {
    reading: median(runs.map(([ms]) => ms)),
    cooking: median(runs.map(([, ms]) => ms)),
    firstRecipe: median(runs.map(([, , ms]) => ms)),
    kilobytes: { reading: weigh(reading), cooking: weigh(cooking) },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
