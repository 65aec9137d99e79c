/**
 * Ingredient lines that somebody labelled, read by the reader: `npm run bench -- kitchen lines FILE`. A line of the file is
 * `{"set","line","quantity","food"}`; `quantity` is "" where there is none, "#3$4" or "3/4" for a fraction, "1#1$2" or "1 1/2" for a mixed number.
 */
import { readFileSync } from "node:fs";
import { readLine } from "#kitchen/read/read-line";

interface LabelledLine {
  readonly set: string;
  readonly line: string;
  readonly quantity: string;
}

/** Prints, a set, how many lines a food is read of and how many amounts are right; with `show`, the lines that are not. */
export function measureLines(file: string, show: boolean): void {
  const lines = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text) as LabelledLine);
  const times: number[] = [];
  for (const set of new Set(lines.map((line) => line.set))) {
    const own = lines.filter((line) => line.set === set);
    const read = own.map((labelled) => {
      const begun = performance.now();
      const { foods } = readLine(labelled.line);
      times.push(performance.now() - begun);
      return { labelled, isFood: foods.length > 0, isRight: isRight(labelled.quantity, foods[0]?.amount?.quantity) };
    });
    const share = (count: number): string => `${((100 * count) / own.length).toFixed(1)} %`;
    const [foods, amounts] = [read.filter(({ isFood }) => isFood).length, read.filter(({ isRight: right }) => right).length];
    console.log(`${set}: ${own.length} lines, a food read in ${share(foods)}, the amount right in ${share(amounts)}`);
    if (show) for (const { labelled, isFood, isRight: right } of read) if (!isFood || !right) console.log(`  ${isFood ? "amount" : "food  "} ${labelled.line}`);
  }
  const warm = measureWarm(lines.map(({ line }) => line));
  console.log(`a line at the median: ${medianOf(times).toFixed(3)} ms read once, ${medianOf(warm).toFixed(3)} ms warm`);
}

/** Lines are read so often, and the shortest time of a line counts: another program on the machine makes a time longer, and none shorter. */
const PASSES = 5;
/** No line is known by its text: each pass ends it with more blanks. */
const MOST_WARM = 1_500;

/** The time that each line takes once the engine has compiled the reader, in ms. */
function measureWarm(lines: readonly string[]): readonly number[] {
  const some = lines.slice(0, MOST_WARM);
  const shortest = some.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 1; pass <= PASSES; pass++)
    for (const [at, line] of some.entries()) {
      const text = line + " ".repeat(pass);
      const begun = performance.now();
      readLine(text);
      shortest[at] = Math.min(shortest[at] ?? Number.POSITIVE_INFINITY, performance.now() - begun);
    }
  return shortest;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

/** Of several amounts in a label, the first is asked for. */
function isRight(label: string, read: number | undefined): boolean {
  const labelled = numberOf(label);
  if (labelled === undefined || read === undefined) return labelled === read;
  return Math.abs(labelled - read) < 0.01;
}

function numberOf(label: string): number | undefined {
  const plain = label.replaceAll("⁄", "/").replaceAll("$", "/").replace(/^#/, "").replace(/(\d)#/, "$1 ").normalize("NFKD").replaceAll("⁄", "/");
  // Some labels are words.
  if (/^half\b/i.test(plain)) return 0.5;
  if (/^one\b/i.test(plain)) return 1;
  const [, whole, above, below, lone] = /^(?:(\d+) )?(\d+)\/(\d+)|^(\d+(?:\.\d+)?)/.exec(plain) ?? [];
  if (lone !== undefined) return Number(lone);
  return above === undefined ? undefined : Number(whole ?? 0) + Number(above) / Number(below);
}
