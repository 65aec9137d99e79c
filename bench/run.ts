/** `npm run bench` lists the benchmarks; `npm run bench -- <name> [part …]` runs one. Each is a folder with a `bench.ts` that exports `run`. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

interface Benchmark {
  /** @param parts what to run of it; everything where none is named */
  run(parts: readonly string[]): Promise<void> | void;
}

const names = readdirSync(import.meta.dirname).filter((name) => existsSync(benchFile(name)));
const [name, ...parts] = process.argv.slice(2);

if (name === undefined) {
  console.log(`Benchmarks: ${names.join(", ")}. Run one with: npm run bench -- <name>`);
} else if (names.includes(name)) {
  const benchmark = (await import(pathToFileURL(benchFile(name)).href)) as Benchmark;
  await benchmark.run(parts);
} else {
  console.error(`There is no benchmark ${JSON.stringify(name)}. There are: ${names.join(", ")}`);
  process.exitCode = 1;
}

function benchFile(name: string): string {
  return path.join(import.meta.dirname, name, "bench.ts");
}
