/** A master in words: its own sentences, with what is there put into them. */
import { writeQuantity } from "#recipe/quantity";
import type { Recipe, RecipeNote } from "#recipe/recipe";
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import { TECHNIQUES } from "#kitchen/knowledge/classes/class-row";
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import { isCube, isFlesh, isLoosePowder, type Food } from "../food.ts";
import type { LeftOut } from "../left-out.ts";
import { writeNutrition } from "../nutrition.ts";
import { isSalt, type Portion, type Portions } from "../portion.ts";
import { writeVolume } from "../portion/measure.ts";
import { fitWork } from "../write/fit-work.ts";
import { writeLine } from "../write/ingredient-lines.ts";
import { isMany, nameOf } from "../write/naming.ts";
import { allergens, readings, reasons, remainder } from "../write/notes.ts";
import { asAdjective, listOf, withoutItsTin } from "../write/nouns.ts";
import { localise, writeOven, writeTemperature, writeTime, type Wording } from "../write/wording.ts";
import { byFirmness } from "./by-firmness.ts";
import { earnWords } from "./earned-words.ts";
import { fitCores, fitNote } from "./fit-cores.ts";
import { fillSentence, type Filling } from "./fill-sentence.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import type { Placed } from "./candidate.ts";
import { joinShort } from "./join-short.ts";
import { mergeSame } from "./merge-same.ts";
import { tellShares } from "../write/tell-shares.ts";
import { ownWork } from "../write/own-work.ts";
import { isSaltForWater, saltWater } from "./salt-the-water.ts";
import { sayOnce } from "./say-once.ts";
import { inSmallerTin } from "./smaller-tin.ts";
import { takeWhole } from "./take-whole.ts";
import { tellTheRest } from "./tell-the-rest.ts";
import { withToldMinutes } from "./told-minutes.ts";
import { tellWhole } from "./whole-shares.ts";
import { COLD } from "./treatments.ts";
import { warningsOf } from "./warnings.ts";

export interface MasterDraft {
  readonly master: Master;
  readonly placed: Placed;
  readonly portions: Portions;
  readonly wording: Wording;
}

/** The recipe without its remarks. Undefined where a sentence wants what is not there. */
export function writeMaster(draft: MasterDraft): Recipe | undefined {
  const { master, portions, wording } = draft;
  const filling = fillingOf(draft, "method");
  const say = fillingOf(draft, "title");
  const foods = [...new Set(portions.all.map(({ food }) => food))];
  const steps = master.method.map((step) => {
    const said = fillSentence(localise(step, wording), filling);
    return said === undefined
      ? undefined
      : inSmallerTin(joinShort(takeWhole(fitCores(earnWords(said, foods, master.method), foods))), portions.servings / master.serves);
  });
  const told = steps.filter((step) => step !== undefined);
  const shared = master.parts.map(({ part }) => portions.all.filter(({ fills }) => fills === part)).filter(({ length }) => length > 1);
  const inOrder = shared.reduce<readonly string[]>(byFirmness, told);
  const isSalted = isSaltForWater(portions.all, master.parts, told);
  const placed = isSalted ? inOrder.map(saltWater) : inOrder;
  const title = fillSentence(localise(master.title, wording), say);
  const summary = fillSentence(localise(master.summary, wording), fillingOf(draft, "prose"));
  if (title === undefined || summary === undefined || told.length < steps.length) return undefined;
  return {
    title: tellTheRest(earnWords(title, foods, master.method), isNamed(master.title, say), master, portions.all, portions.servings).replaceAll(NUTS, "$1$2s"),
    summary: earnWords(summary, foods, master.method),
    servings: portions.asked ?? portions.servings,
    ...(portions.asked === undefined ? {} : { makes: `${portions.servings} helpings` }),
    totalMinutes: withToldMinutes(told, master.minutes),
    handsOnMinutes: Math.min(master.handsOn, master.minutes),
    ingredients: mergeSame(portions.all, wording.units).map((portion) => {
      const part = master.parts.find((each) => each.part === portion.fills);
      const isUnheated = part?.does.every((way) => COLD.has(way)) ?? false;
      const work = isSalted && isSalt(portion) ? "plus some for the water" : part && workOf(part, portion, draft);
      return sayOnce(writeLine(portion, portions, wording, isUnheated, work), nameOf(portion), told);
    }),
    steps: tellShares(tellWhole(together(placed), [...new Set(portions.all.flatMap((portion) => [nameOf(portion), portion.food.name]))]), portions.all),
    notes: [],
  };
}

/** It names no food before what it comes "with": cottage pie, and not crumbed cod. */
function isNamed(title: string, say: Filling): boolean {
  const marked = fillSentence(title, { ...say, hole: (hole, article) => (say.hole(hole, article) === undefined ? undefined : FOOD_MARK) });
  return marked !== undefined && !(marked.split(" with ", 1)[0] ?? "").toLowerCase().includes(FOOD_MARK);
}
const FOOD_MARK = "§";

/** A nut or a chip before a noun is one, and by itself many: "walnut bread", "trout with almonds". */
const NUTS = /((?: with (?:\w+ )?|, (?=[\w ]+$)| and (?=[\w ]+$)))(almond|walnut|pine nut|hazelnut|cashew nut|chestnut|peanut|chip)(?=$| and\b| with\b|,)/g;

/** What was to be cooked there is not on the list: the next step begins so. */
const ONLY_THE_HEAT = /^(?:Lower|Turn (?:up|down)|Raise) the heat[^.,;]*\.$/;

/** Letters of a step that is too short to stand by itself: it ends the one before. */
const SHORT = 45;

function together(steps: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const step of steps) {
    if (step === "") continue;
    const last = joined.at(-1) ?? "";
    const isBegun = ONLY_THE_HEAT.test(last);
    const before = isBegun || (step.length < SHORT && joined.length > 1 && !ONLY_THE_HEAT.test(step)) ? joined.pop() : undefined;
    const [, aside, rest] = isBegun ? (PUT_ASIDE.exec(step) ?? []) : [];
    joined.push(before === undefined ? step : aside === undefined ? `${before} ${step}` : `${aside} ${before} ${rest}`);
  }
  return joined;
}
/** What goes on in another pan is begun before the heat of this one is seen to. */
const PUT_ASIDE = /^((?:Meanwhile,? |Put )[^.]*\b(?:boil|simmer|bake)\b[^.]*\.) (.+)$/s;

/** Of a note that names foods, those: bacon over a salad is no reason to cook its bean curd to a temperature. */
function foodsOfNote(line: string, foods: readonly Food[]): readonly Food[] {
  const named = foods.filter(({ name }) => line.toLowerCase().includes(name.toLowerCase()));
  return named.length > 0 ? named : foods;
}

/** What is good to know, what is left out, how the list was read, what it contains and gives. */
export function writeMasterNotes(draft: MasterDraft, steps: readonly string[], leftOut: readonly LeftOut[]): readonly RecipeNote[] {
  const { master, portions, wording } = draft;
  const say = fillingOf(draft, "prose");
  const foods = portions.all.map(({ food }) => food);
  const own = [master.safety, master.note]
    .flatMap((line) => (line === undefined ? [] : (fillSentence(localise(line, wording), say) ?? [])))
    .flatMap((line) => fitNote(line, foodsOfNote(line, foods)) ?? [])
    .filter((line) => !isCoreToldAlready(line, steps));
  const notes = [
    {
      heading: "Good to know",
      lines: [
        ...own,
        ...untoldCores(draft, [...steps, ...own]),
        ...warningsOf(draft),
        ...portions.all.flatMap(remainder),
        ...reasons(leftOut, (code) => code === "at-hand"),
      ].filter((line) => line !== ""),
    },
    { heading: "Left out", lines: reasons(leftOut, (code) => code !== "at-hand") },
    { heading: "How I read your list", lines: readings(portions.all) },
    { heading: "Contains", lines: allergens(portions.all) },
  ];
  return [...notes.filter(({ lines }) => lines.length > 0), ...writeNutrition(portions, wording)];
}

/** Raw poultry and its mince in a row that was written for another meat: how hot they must be is told all the same. */
function untoldCores(draft: MasterDraft, told: readonly string[]): readonly string[] {
  const { portions, wording } = draft;
  const text = told.join(" ");
  const parts = portions.all.flatMap(({ food: { kind }, fills }) =>
    kind.shelf === "meat" && kind.raw === "unsafe" && (kind.core ?? 0) >= POULTRY_CORE ? (fills ?? []) : [],
  );
  if (parts.length === 0 || TELLS_OF_DONE.test(text)) return [];
  const say = fillingOf(draft, "prose");
  return [...new Set(parts)].flatMap(
    (part) => fillSentence(localise(`Cook the {${part}} to {${POULTRY_CORE} c} inside, with no pink left.`, wording), say) ?? [],
  );
}
/** °C (FoodSafety.gov, safe minimum internal temperatures). */
const POULTRY_CORE = 74;
const TELLS_OF_DONE = /\b(?:7[4-9]|8\d|9\d) °C|\b1[67]\d °F|\b2\d\d °F inside|\bno(?:t| longer)? pink|\bjuices? run(?:s|ning)? clear/;

/** `Cook to 74 °C.`, where a step has said it: a note is for what the method does not tell. What it warns of besides is told. */
function isCoreToldAlready(line: string, steps: readonly string[]): boolean {
  const cores = line.match(CORES) ?? [];
  const method = steps.join(" ");
  return cores.length > 0 && !WARNS.test(line) && (!/\brest\b/.test(line) || /\b[Rr]est\b/.test(method)) && cores.every((core) => method.includes(core));
}
const CORES = /\b\d+ °[CF]/g;
const WARNS = /;|\b(?:anyone|throw|never|raw|keep|cool|chill|only once|doubt)\b/i;

/** The work that a part wants done to this food; what has no cuts, peas or rice, is not cut up with the others. */
function workOf(part: MasterPart, portion: Portion, { portions, wording }: MasterDraft): string | undefined {
  const { prep, prepOf = {}, knife } = part;
  const { food } = portion;
  if (isPressed(part, [portion]) && keysIn(part.foods).some((key) => POURED.has(key))) return "juiced";
  const keys = keysOf(food);
  const isUncut = knife === true && food.kind.form !== "solid" && food.kind.form !== "leaf" && food.kind.cuts.every((cut) => cut === "whole");
  // What one use is for is no work on all of it.
  const isShared = prep?.startsWith("for the ") === true && portions.all.filter((other) => other.food === food).length > 1;
  const work = ownWork(food, Object.entries(prepOf).find(([key]) => keys.has(key))?.[1] ?? (isUncut || isShared ? undefined : prep));
  if (work === undefined && part.does.includes("boiled") && (keys.has("~potato") || keys.has("~potato_baker")))
    return localise("cut into 3 cm pieces", wording);
  const wanted =
    work === undefined || !work.endsWith(IF_SOLID) ? work : keys.has("~oil") || keys.has("~oil_finish") ? undefined : work.slice(0, -IF_SOLID.length);
  // Slices are sliced.
  if (wanted === undefined || (wanted === "sliced" && portion.quantity.unit === "slice")) return undefined;
  return localise(fitWork(wanted, food), wording);
}

const IF_SOLID = " if solid";

/** In a title, a summary or a note no share of a food is told of, and nothing stands for the amounts; only in a title does a food stand before a noun. */
function fillingOf({ master, placed, portions, wording }: MasterDraft, where: "method" | "title" | "prose"): Filling {
  const parts = new Map(master.parts.map((part) => [part.part, part]));
  const portionsOf = (name: string): readonly Portion[] => {
    const named = portions.all.filter(({ fills }) => fills === name);
    return where === "method" || named.length < 2 ? named : withoutSeasonings(named, parts.get(name));
  };
  const isFilledBy = (name: string, keys: readonly string[]): boolean => {
    const part = parts.get(name);
    return ((part && placed.get(part)) ?? []).some((food) => keys.some((key) => keysOf(food).has(key)));
  };
  return {
    isFilled: (name) => portionsOf(name).length > 0,
    isFilledBy,
    isMany(hole) {
      const named = portionsOf(hole);
      const part = parts.get(hole);
      return named.length > 1 || (named.some(isMany) && !(where === "method" && part !== undefined && isPressed(part, named)));
    },
    hole(hole, article, before = "") {
      const the = article ? "the " : "";
      const measured = /^(\d+(?:\.\d+)?) (ml|C|c|n)$/.exec(hole);
      if (measured) return the + writeMeasured(Number(measured[1]), measured[2] ?? "", master, portions, wording);
      if (hole === "serves") return the + String(portions.servings);
      const [first = "", second, technique] = hole.split(" ");
      const named = portionsOf(second === undefined ? first : second);
      if (named.length === 0) return undefined;
      const many = named.length > 1 || named.some(isMany);
      const cube = cubeOf(named, parts.get(first));
      if (cube !== undefined && second === undefined && where === "method") return writeDissolved(cube, parts.get(first), master, portions, wording);
      if (first === "one" && cubeOf(named, parts.get(second ?? "")) !== undefined) return `${the}stock`;
      if (first === "one") return the + listOf(named.map(({ food }) => asAdjective(where === "title" ? shortNoun(food) : food.name)));
      if (second !== undefined) return the + (formOf(first, named, many, technique, wording) ?? "");
      const part = parts.get(first);
      if (where === "method") return sayPortions(named, the, portions, part !== undefined && isPressed(part, named) && !TELLS_FRUIT.test(before));
      const name = where === "title" ? asAdjective : withoutItsTin;
      return the + listOf([...new Set(named.map((portion) => name(where === "title" ? nameInTitle(portion) : nameOf(portion))))]);
    },
  };
}

/** Chicken that was cooked before is chicken on a menu, and stewing beef is beef. */
function nameInTitle(portion: Portion): string {
  const name = nameOf(portion);
  return isFlesh(portion.food.kind) ? name.replace(BOUGHT_AS, "") : name;
}
const BOUGHT_AS = /^(?:(?:ready-|pre-?)?cooked|stewing|braising|casserole|diced|lean) (?=\w)/i;

/** Before the name of a dish stands the animal: chicken paprikash, and no chicken thigh paprikash. */
function shortNoun({ name, kind }: Food): string {
  return isFlesh(kind)
    ? name.replace(BOUGHT_AS, "").replace(/(?<=^|\s)(chicken|turkey|duck) (?:thigh|breast|leg|drumstick|fillet)s?(?: fillets?)?$/i, "$1")
    : name;
}

/** A title and a summary speak of what the part is for, and not of what seasons it. */
function withoutSeasonings(named: readonly Portion[], part: MasterPart | undefined): readonly Portion[] {
  const row = keysIn(part?.foods ?? "");
  const meant = named.filter(({ food }) => food.salience >= 1 || row.some((key) => keysOf(food).has(key)));
  return meant.length > 0 ? meant : named;
}

/** Of a lemon that goes into a dressing or a sauce the juice goes in, unless the sentence tells of the fruit itself. */
function isPressed({ does, prep, prepOf }: MasterPart, named: readonly Portion[]): boolean {
  const isJuiced = prep === undefined && Object.values(prepOf ?? {}).every((work) => work === "juiced");
  return isJuiced && does.every((way) => PRESSED.has(way)) && named.every(({ food }) => food.kind.id === "citrus_sour");
}

const PRESSED: ReadonlySet<Treatment> = new Set<Treatment>(["stirred-in-off-heat", "dressed", "marinated", "macerated", "whisked", "deglazed-with"]);
/** Where one of these might stand too, no zest is meant. */
const POURED: ReadonlySet<string> = new Set(["lemon-juice", "lime-juice", "~citrus_juice", "vinegar", "~vinegar", "tamarind", "~tamarind"]);
const TELLS_FRUIT = /\b(?:juice|zest|wedges?|slices?|halves|squeezed?|squeezing|grate|peel)\b[^.]*$/i;

/** A cube that stands where the row means stock, and the method says nothing of cubes. */
function cubeOf(named: readonly Portion[], part: MasterPart | undefined): Portion | undefined {
  const [portion] = named;
  return portion && named.length === 1 && isCube(portion.food) && part && !part.foods.includes("stock_cube") ? portion : undefined;
}

/** `700 ml water with the stock cube crumbled in`. */
function writeDissolved(cube: Portion, part: MasterPart | undefined, master: Master, portions: Portions, wording: Wording): string {
  return `${writeMeasured(part?.grams ?? 0, "ml", master, portions, wording)} water with the ${nameOf(cube)} ${isLoosePowder(cube.food) ? "stirred" : "crumbled"} in`;
}

function formOf(form: string, named: readonly Portion[], many: boolean, technique: string | undefined, wording: Wording): string | undefined {
  switch (form) {
    case "it":
      return many ? "them" : "it";
    case "they":
      return many ? "they" : "it";
    case "is":
      return many ? "are" : "is";
    case "cue":
      return (named.map(({ food }) => food.kind.cue).find((cue) => cue !== undefined) ?? "tender").replaceAll(/\{(\d+)C\}/g, (_, degrees: string) =>
        writeTemperature(Number(degrees), wording),
      );
    case "time": {
      const times = named.flatMap(({ food }) => (isTechnique(technique) ? [minutesOf(food, technique)] : [])).filter((time) => time.length > 0);
      const least = Math.max(...times.map(([from = 0]) => from));
      const most = Math.max(...times.map(([, to = 0]) => to));
      return times.length === 0 ? undefined : writeTime([least, most]);
    }
    default:
      return undefined;
  }
}

/** Minutes from and to; what a food's class says of a boil holds at a simmer, and the other way round. */
function minutesOf({ kind }: Food, technique: Technique): readonly number[] {
  return kind.cook[technique] ?? (technique === "boil" ? kind.cook.simmer : technique === "simmer" ? kind.cook.boil : undefined) ?? [];
}

function isTechnique(word: string | undefined): word is Technique {
  return (TECHNIQUES as readonly (string | undefined)[]).includes(word);
}

function writeMeasured(value: number, unit: string, { serves }: Master, { servings, times = servings / serves }: Portions, wording: Wording): string {
  if (unit === "C") return writeOven(value, wording);
  if (unit === "c") return writeTemperature(value, wording);
  if (unit === "n") return String(Math.max(1, Math.round(value * times)));
  return writeVolume(value * times, wording.units);
}

/** A spoonful kept for the end cannot be told from the whole in a rounded amount. */
function shareOf(portion: Portion, uses: readonly Portion[]): string {
  if (uses.every((use) => use === portion || use.grams < A_SPOONFUL * portion.grams)) return "most";
  return portion.quantity.unit === undefined ? "some" : writeQuantity(portion.quantity);
}
const A_SPOONFUL = 0.15;

/** `the butter`, or of what goes in twice `15 g of the butter`, and later `the rest of the butter`. */
function sayPortions(named: readonly Portion[], the: string, { all }: Portions, isJuice: boolean): string {
  const words = named.map((portion) => {
    const uses = all.filter(({ food }) => food === portion.food);
    const name = isJuice ? `${portion.food.name} juice` : nameOf(portion);
    if (uses.length < 2) return name;
    return uses.at(-1) === portion ? `the rest of the ${name}` : `${shareOf(portion, uses)} of the ${name}`;
  });
  const isShared = words.some((word) => / of the /.test(word));
  return (isShared ? "" : the) + listOf(words);
}
