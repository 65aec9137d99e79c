/**
 * The built-in chef, measured on lists of real kitchens. `npm run bench -- kitchen` prints figures and a line MISSED for
 * each target that is missed; `--json` prints the figures for a machine, `--lists` what is wrong with which list. `drops [file]`
 * measures nothing: it says which dishes of the lists (or of a file's, one a line, entries apart by `;`) a later stage drops, and why.
 * `wishes [orders [from]]` measures orders with wishes, `lines FILE` the reader, `held [file]` what a cook's second reading holds against the dishes,
 * `golden` how far the chef agrees with the golden book, `check` asks the pantry check for its proofs, `labelled [foods]` its
 * mechanical tests over every labelled recipe, `phrases FILE [every]` sentences with a hole for a food, `evidence [write]` learns the weights of the check's evidence.
 */
import { readFileSync } from "node:fs";
import { cookList, type CookedList } from "./cook-lists.ts";
import { trainEvidence } from "./evidence/train.ts";
import { explainChoice } from "./explain-choice.ts";
import { findDrops, writeDrops } from "./find-drops.ts";
import { meanWeight, readAll, writeHeld } from "./held.ts";
import { writeGolden } from "./golden/write-golden.ts";
import { measureLines } from "./lines.ts";
import { LIST_KINDS, readPantryLists } from "./pantry-lists.ts";
import { proveCheck, proveLabelled } from "./prove-check.ts";
import { measureLoad, measureMenus, measureRecipes, type Load, type Speed } from "./speed.ts";
import { sweepPhrases } from "./sweep-phrases.ts";
import { writeWishes } from "./wishes.ts";
import { KNOWN_SETS, REAL_SETS, recogniseDishes, type RecognisedDish } from "./told-dishes.ts";

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: "%" | "ms" | "KB";
  readonly target?: { readonly least: number } | { readonly most: number };
}

/** Reasons that say no more than that a food is left out: the last that the chef falls back on, and wordings that it has given up. */
const GENERAL = /would crowd|kept plain|there is no (?:part|place) for|of its kind|not needed in|: too (?:sweet|savoury) for/;

export async function run(parts: readonly string[]): Promise<void> {
  const [part, file] = parts;
  if (part === "drops") {
    console.log(writeDrops(readLists(file).flatMap(findDrops)));
    return;
  }
  if (part === "why") {
    if (file === undefined) console.log('usage: npm run bench -- kitchen why "eggs; potatoes; onion"');
    else console.log(explainChoice(file.split(";").map((entry) => entry.trim())));
    return;
  }
  if (part === "wishes") {
    console.log(
      writeWishes(
        readPantryLists().flatMap(({ kind, items }) => (kind === "hostile" ? [] : [items])),
        Number(file ?? 10_000),
        Number(parts[2] ?? 0),
      ),
    );
    return;
  }
  if (part === "check") {
    proveCheck(parts.includes("--lists"));
    return;
  }
  if (part === "labelled") {
    proveLabelled(Number(file ?? 2));
    return;
  }
  if (part === "phrases") {
    if (file === undefined) console.log("usage: npm run bench -- kitchen phrases FILE [every] [--lists]");
    else sweepPhrases(file, parts.includes("--lists"), Number(parts[2]) || 1);
    return;
  }
  if (part === "evidence") {
    await trainEvidence(file === "write");
    return;
  }
  if (part === "held") {
    console.log(writeHeld(readAll(readLists(file))));
    return;
  }
  if (part === "golden") {
    console.log(writeGolden());
    return;
  }
  if (part === "lines") {
    if (file === undefined) console.log("usage: npm run bench -- kitchen lines FILE [--lists]");
    else measureLines(file, parts.includes("--lists"));
    return;
  }
  const cooked = readPantryLists().map(cookList);
  const ordinary = cooked.filter(({ list }) => list.kind !== "hostile");
  const speed = measureRecipes(ordinary.map(({ list }) => list.items));
  const menus = measureMenus(ordinary.map(({ list }) => list.items));
  const known = recogniseDishes();
  const figures = [...measureDishes(cooked, ordinary), ...measureHeld(ordinary), ...measureKnown(known), ...measureSpeed(speed, menus, await measureLoad())];
  const wins = countWins(ordinary);

  if (parts.includes("--json")) {
    console.log(JSON.stringify({ figures, wins }, undefined, 2));
    return;
  }
  for (const figure of figures) console.log(writeFigure(figure));
  console.log(`\nDishes by how often they come first: ${wins.map(([dish, times]) => `${dish} ${times}`).join(", ")}`);
  if (parts.includes("--lists")) for (const list of cooked) console.log(describe(list));
  if (parts.includes("--lists"))
    for (const { name, answer, isRecognised } of known) if (!isRecognised) console.log(`${name} is answered by ${answer ?? "nothing"}`);
  console.log("");
  for (const figure of figures) if (isMissed(figure)) console.log(`MISSED ${writeFigure(figure)}`);
}

function readLists(file: string | undefined): readonly (readonly string[])[] {
  if (file === undefined) return readPantryLists().map(({ items }) => items);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => line.split(";").map((entry) => entry.trim()));
}

function measureDishes(cooked: readonly CookedList[], ordinary: readonly CookedList[]): readonly Figure[] {
  const served = ordinary.filter(({ dish }) => dish);
  const coverageOn = (kind: string): number => mean(served.filter(({ list }) => list.kind === kind).map(({ coverage }) => coverage));
  const varied = served.flatMap(({ attempts }) => (attempts ? [new Set(attempts).size] : []));
  const omissions = served.flatMap(({ dish }) => dish?.leftOut ?? []);
  const total = (count: (list: CookedList) => number): number => cooked.reduce((sum, list) => sum + count(list), 0);
  return [
    { name: "lists that get a dish", value: share(ordinary, ({ dish }) => dish !== undefined), unit: "%", target: { least: 97 } },
    ...LIST_KINDS.map((kind): Figure => ({
      name: `… of the ${kind} lists`,
      value: share(
        cooked.filter(({ list }) => list.kind === kind),
        ({ dish }) => dish !== undefined,
      ),
      unit: "%",
    })),
    { name: "coverage of recipe lists", value: coverageOn("recipe"), target: { least: 0.92 } },
    { name: "coverage of fridges", value: coverageOn("fridge"), target: { least: 0.88 } },
    { name: "foods in the text that are not on the list", value: total(({ foreignFoods }) => foreignFoods.length), target: { most: 0 } },
    { name: "entries neither used nor explained", value: total(({ unexplained }) => unexplained.length), target: { most: 0 } },
    { name: "reasons that any food could be given", value: share(omissions, ({ reason }) => GENERAL.test(reason)), unit: "%", target: { most: 0 } },
    { name: "safety findings", value: total(({ safety }) => safety.length), target: { most: 0 } },
    { name: "different dishes in 5 attempts, mean", value: mean(varied) },
    { name: "lists of 5 foods with 4 different dishes in 5 attempts", value: share(varied, (dishes) => dishes >= 4), unit: "%", target: { least: 100 } },
    {
      name: "hostile lists answered as expected",
      value: share(
        cooked.filter(({ list }) => list.expect),
        isAsExpected,
      ),
      unit: "%",
    },
    { name: "exceptions", value: total(({ exception }) => (exception === undefined ? 0 : 1)), target: { most: 0 } },
  ];
}

function measureHeld(lists: readonly CookedList[]): readonly Figure[] {
  const value = meanWeight(readAll(lists.map(({ list }) => list.items)));
  return [{ name: "held against a dish by a cook's second reading, mean weight", value, target: { most: 0.5 } }];
}

function measureKnown(dishes: readonly RecognisedDish[]): readonly Figure[] {
  const recognised = (...sets: readonly RecognisedDish["set"][]): number =>
    share(
      dishes.filter(({ set }) => sets.includes(set)),
      ({ isRecognised }) => isRecognised,
    );
  const each = (sets: readonly RecognisedDish["set"][]): readonly Figure[] =>
    sets.map((set) => ({ name: `… of the ${set} ones`, value: recognised(set), unit: "%" }));
  return [
    { name: "well-known dishes recognised by their list", value: recognised(...KNOWN_SETS), unit: "%", target: { least: 95 } },
    ...each(KNOWN_SETS),
    { name: "real recipes' lists answered with a dish that was accepted", value: recognised(...REAL_SETS), unit: "%" },
    ...each(REAL_SETS),
  ];
}

function measureSpeed(speed: Speed, menus: Speed, load: Load): readonly Figure[] {
  return [
    { name: "a recipe, p50", value: speed.p50, unit: "ms", target: { most: 3 } },
    { name: "a recipe, p95", value: speed.p95, unit: "ms", target: { most: 8 } },
    { name: "a menu of five, p50", value: menus.p50, unit: "ms", target: { most: 15 } },
    { name: "a menu of five, p95", value: menus.p95, unit: "ms" },
    { name: "loading the kitchen in a fresh process", value: load.reading + load.cooking, unit: "ms", target: { most: 25 } },
    { name: "… of it what reads a list", value: load.reading, unit: "ms" },
    { name: "the first recipe after that", value: load.firstRecipe, unit: "ms" },
    { name: "the chunk that reads a list, brotli", value: load.kilobytes.reading, unit: "KB", target: { most: 130 } },
    { name: "the chunk that cooks, brotli", value: load.kilobytes.cooking, unit: "KB", target: { most: 130 } },
    { name: "both chunks, brotli", value: load.kilobytes.reading + load.kilobytes.cooking, unit: "KB" },
  ];
}

/** To cook is right where food is left once the rest is set aside; to refuse, where none is, or the danger is named. */
function isAsExpected({ list, dish }: CookedList): boolean {
  if (list.expect === "cook") return dish !== undefined;
  if (list.expect === "warn") return true;
  return dish === undefined || dish.leftOut.some(({ code }) => code === "poison" || code === "not-food");
}

function countWins(cooked: readonly CookedList[]): readonly (readonly [dish: string, times: number])[] {
  const wins = new Map<string, number>();
  for (const { dish } of cooked) if (dish) wins.set(dish.archetype, (wins.get(dish.archetype) ?? 0) + 1);
  return [...wins].sort((a, b) => b[1] - a[1]);
}

function describe({ list, dish, coverage, foreignFoods, unexplained, safety, attempts, exception }: CookedList): string {
  const faults = [
    ...foreignFoods.map((food) => `not on the list: ${food}`),
    ...unexplained.map((entry) => `not explained: ${entry}`),
    ...safety,
    ...(attempts && new Set(attempts).size < 4 ? [`attempts: ${attempts.join(", ")}`] : []),
    ...(exception === undefined ? [] : [exception]),
  ];
  const what = dish ? `${dish.archetype} ${coverage.toFixed(2)} of ${list.items.length}` : `no dish from ${list.items.join(", ").slice(0, 120)}`;
  return [`${list.id} ${what}`, ...faults].join("\n    ");
}

function writeFigure({ name, value, unit, target }: Figure): string {
  const write = (figure: number): string => `${Number.isInteger(figure) ? figure : figure.toFixed(2)}${unit ? ` ${unit}` : ""}`;
  const wanted = target && ("least" in target ? `at least ${write(target.least)}` : `at most ${write(target.most)}`);
  return `${name}: ${write(value)}${wanted ? ` (${wanted})` : ""}`;
}

function isMissed({ value, target }: Figure): boolean {
  return target !== undefined && ("least" in target ? value < target.least : value > target.most);
}

function share<T>(things: readonly T[], holds: (thing: T) => boolean): number {
  return things.length === 0 ? 0 : (100 * things.filter(holds).length) / things.length;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
