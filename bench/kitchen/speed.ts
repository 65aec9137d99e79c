/** How fast the kitchen is: a recipe and a menu once warm, loading in a fresh process, and the weight of its two chunks. */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { cook } from "#kitchen/compose/cook";
import { menu } from "#kitchen/compose/menu";
import type { Order } from "#recipe/order";

const ROOT = path.join(import.meta.dirname, "../..");
const BUNDLE = path.join(ROOT, ".cache/bench/kitchen");
const WARM_ROUNDS = 3;
const ROUNDS = 5;
const PROCESSES = 5;

/** Milliseconds an answer, once warm. */
export interface Speed {
  readonly p50: number;
  readonly p95: number;
}

/** Milliseconds a recipe. */
export function measureRecipes(lists: readonly (readonly string[])[]): Speed {
  return measureEach(lists, cook);
}

/** Milliseconds a menu of up to five dishes, with what one more food would open. */
export function measureMenus(lists: readonly (readonly string[])[]): Speed {
  return measureEach(lists, menu);
}

/** Percentiles over the lists; each list counts with the median of its rounds, so that a busy machine blurs them less. */
function measureEach(lists: readonly (readonly string[])[], answer: (order: Order) => unknown): Speed {
  const times = lists.map((): number[] => []);
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    lists.forEach((ingredients, index) => {
      const start = performance.now();
      answer({ ingredients });
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
  /** KB of each chunk, compressed with brotli. What the page itself has fetched for its own part (the reader of recipes) is in neither. */
  readonly kilobytes: { readonly reading: number; readonly cooking: number };
}

/** Builds the page, and loads the kitchen's two chunks as it fetches them in fresh processes; medians. */
export async function measureLoad(): Promise<Load> {
  await build({ configFile: path.join(ROOT, "vite.config.ts"), base: "./", logLevel: "silent", build: { outDir: BUNDLE, emptyOutDir: true } });
  const [reading, cooking] = [findChunk("kitchen-worker"), findChunk("cooking")];
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
  const weigh = (file: string): number => statSync(`${file}.br`).size / 1024;
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

/** Where the build has put the chunk of that name. */
function findChunk(name: string): string {
  const assets = path.join(BUNDLE, "assets");
  const file = readdirSync(assets).find((each) => each.startsWith(`${name}-`) && each.endsWith(".js"));
  if (file === undefined) throw new Error(`There is no chunk ${name}.`);
  return path.join(assets, file);
}
