/** A master with what a cook would put beside it or finish it with, of what it leaves. */
import type { Beside } from "#kitchen/knowledge/masters/beside";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { ADDED } from "#kitchen/knowledge/masters/seasonings";
import { clashesWith } from "../choose/clashes.ts";
import { isFat, isFlesh, thereIs, type Food } from "../food.ts";
import { holdsAny } from "./food-keys.ts";
import { intoPots, NOWHERE, placeInPot } from "./into-pots.ts";
import type { RowFits } from "./row-fits.ts";
import { DRY_HEAT, HEATS } from "./treatments.ts";

export interface Filled {
  readonly master: Master;
  readonly placed: ReadonlyMap<MasterPart, readonly Food[]>;
  /** Foods that only season it, and that its row has no part for. */
  readonly seasoning?: ReadonlySet<Food>;
  /** Vegetables that go in where something is cooked as long: they are welcome, and tell nothing of the dish. */
  readonly guests?: ReadonlySet<Food>;
}

/** Whether a food may be added to others; the row that adds it may say itself beside what, and may stand apart on the plate. */
export type Admits = (food: Food, others: Iterable<Food>, isGiven: boolean, isApart?: boolean) => boolean;

/** `placed` grows by what is put beside; the method by steps after the first, and by how the last one ends. */
export function addBeside(filled: Filled, foods: readonly Food[], isSweet: boolean, fits: RowFits, admits: Admits): Filled {
  const { master, placed } = filled;
  const used = new Set([...placed.values()].flat());
  const spare = foods.filter((food) => !used.has(food));
  if (spare.length === 0) return filled;
  const added: Beside[] = [];
  const dressings: MasterPart[] = [];
  const grown = new Map(placed);
  const rawStar = rawStarOf(master, placed);
  const isJuicy = leavesJuices(rawStar?.foods ?? [], placed);
  const share = (isSweet ? Math.min(master.serves, MOST_AT_TABLE) : master.serves) / FOR;
  // Whether there is anything for a row is asked first: mostly there is not.
  const places = [...new Set(spare.flatMap((food) => fits.besides(food)))].sort((a, b) => a - b);
  for (const place of places) {
    const row = ADDED[place];
    if (row === undefined || isSweet !== (row.sweet ?? false) || !row.courses.includes(master.course)) continue;
    const food = bestFor(row, spare, fits);
    if (!food) continue;
    if (row.star !== undefined && !holdsAny(row.star, rawStar?.foods ?? [])) continue;
    if (row.hot && !isHot(placed)) continue;
    if (holdsAny(row.unless, inTheMeal(master, grown)) || (row.given !== undefined && !holdsAny(row.given, [...grown.values()].flat()))) continue;
    if (placeInPot(row, food, master, placed) === NOWHERE) continue;
    if (row.once !== undefined && added.some(({ once }) => once === row.once)) continue;
    if (row.seasons && clashesWith(food, used)) continue;
    const isGiven = row.given !== undefined || row.star !== undefined;
    const mayStand = (each: Food): boolean => admits(each, used, isGiven, row.apart);
    if (!mayStand(food)) continue;
    const those = [food, ...othersFor(row, food, spare, fits, mayStand)];
    const part = share === 1 ? row.part : timesAs(row.part, share);
    const isTurnedInJuices = isJuicy && row.withJuices !== undefined && added.every(({ withJuices }) => withJuices === undefined);
    const isBare = isTurnedInJuices || (row.bare !== undefined && holdsAny(row.bare, [...used]));
    added.push({ ...row, part });
    grown.set(part, those);
    for (const each of those) spare.splice(spare.indexOf(each), 1);
    for (const [dressing, fat] of isBare ? [] : dress(row, spare, grown, fits)) {
      const more = share === 1 ? dressing : timesAs(dressing, share);
      dressings.push(more);
      grown.set(more, [fat]);
      if (spare.includes(fat)) spare.splice(spare.indexOf(fat), 1);
    }
    if (spare.length === 0) break;
  }
  if (added.length === 0) return filled;
  const own = master.method.at(-1) ?? "";
  const pots = intoPots(added, master, placed, ({ part }) => grown.get(part)?.[0]);
  const last = pots.method.at(-1) ?? own;
  const isLate = master.goesOn ? () => false : ({ quick }: Beside) => quick === true;
  const stepsOf = (rows: readonly Beside[]) => rows.flatMap((row) => (row.step === undefined || pots.held.has(row) ? [] : [inProportion(row.step, share)]));
  const steps = stepsOf(added.filter((row) => !isLate(row)));
  const late = stepsOf(added.filter(isLate));
  const oven = master.kit.includes("oven") ? undefined : added.find(({ oven: celsius }) => celsius !== undefined)?.oven;
  const heats = oven === undefined ? [] : [`Heat the oven to {${oven} C}.`];
  const starred = (words: string): string => words.replace("{star}", `{${rawStar?.part ?? ""}}`);
  const begins = heats.concat(added.flatMap(({ first }) => (first === undefined ? [] : starred(first))));
  const juices = isJuicy ? added.find(({ withJuices }) => withJuices !== undefined) : undefined;
  const ends = added.flatMap((row) => (pots.held.has(row) ? [] : ((row === juices ? row.withJuices : row.last) ?? []))).map(starred);
  const { aside: place = 1 } = master;
  const first = master.method.findIndex((_, index) => master.besides?.includes(index) !== true);
  return {
    master: {
      ...master,
      parts: [...master.parts, ...added.map(({ part }) => part), ...dressings],
      asides: [...steps, ...late, ...sidesOf({ ...master, method: pots.method })],
      method: [
        ...master.method.slice(0, -1).flatMap((step, index) => {
          const said = pots.method[index] ?? step;
          return [...(index === place ? steps : []), index === first ? [...begins, said].join(" ") : said];
        }),
        ...(place >= master.method.length - 1 ? steps : []),
        ...late,
        [...(master.method.length < 2 ? begins : []), beforeServing(last, ends)].join(" "),
      ],
    },
    placed: grown,
    guests: new Set([...(filled.guests ?? []), ...added.flatMap(({ part, late }) => (late === undefined ? [] : (grown.get(part) ?? [])))]),
    seasoning: new Set([...(filled.seasoning ?? []), ...added.flatMap(({ part, seasons }) => (seasons ? (grown.get(part) ?? []) : []))]),
  };
}

/** What finishes the dish is done before it is eaten: "Eat at once." stays the last word. */
function beforeServing(last: string, ends: readonly string[]): string {
  const finish = ends.join(" ");
  const served = ends.length === 0 ? last : last.replace(SERVES, (_, stop: string, serves: string) => `${stop} ${finish}${serves}`);
  return served === last && ends.length > 0 ? `${last} ${finish}` : served;
}
const SERVES = /([.!\]])( (?:Eat|Serve) (?:at once|hot|warm|straight)[a-z ,]*\.)$/;

/** Steps of its own that cook what stands beside it. */
export function sidesOf({ method, besides = [] }: Master): readonly string[] {
  return besides.flatMap((place) => method[place] ?? []);
}

/** Of a part that is written for two, as many times the grams. */
function timesAs(part: MasterPart, share: number): MasterPart {
  const { grams, perFood } = part;
  const own = perFood && Object.fromEntries(Object.entries(perFood).map(([key, each]) => [key, each * share]));
  return { ...part, grams: grams * share, ...(own && { perFood: own }) };
}

/** All that is in it, but for the spoonful of flour that dusts a fillet or thickens a sauce: that is no starch of the meal. */
function inTheMeal({ serves }: Master, placed: Filled["placed"]): readonly Food[] {
  return [...placed].flatMap(([{ role, grams }, foods]) =>
    role === "binder" && grams <= MOST_TO_BIND * serves ? foods.filter(({ kind }) => kind.roles.flour !== 1) : foods,
  );
}
/** Grams for each who eats. */
const MOST_TO_BIND = 20;

/** Of what is left, the food that the row is best filled with. */
function bestFor({ part: { foods: row } }: Beside, spare: readonly Food[], fits: RowFits): Food | undefined {
  let best: Food | undefined;
  let least = Infinity;
  for (const food of spare) {
    const rank = fits.of(food).get(row) ?? Infinity;
    if (rank < least) [best, least] = [food, rank];
  }
  return best;
}

/** What else stands in the part with it, one of a sort. */
function othersFor(
  { part: { foods: row, most = 1 } }: Beside,
  first: Food,
  spare: readonly Food[],
  fits: RowFits,
  admits: (food: Food) => boolean,
): readonly Food[] {
  if (most === 1) return [];
  const others = spare.filter((food) => food !== first && food.kind.id !== first.kind.id && fits.of(food).has(row) && admits(food));
  return others.filter(({ kind }, at) => others.findIndex((other) => other.kind.id === kind.id) === at).slice(0, most - 1);
}

/** For each part of the row's dressing what is left, or what one other part takes in one go, and so little of that there is enough for both. */
function dress({ dressing = [] }: Beside, spare: readonly Food[], grown: Filled["placed"], fits: RowFits): readonly (readonly [MasterPart, Food])[] {
  const placed = [...grown.values()].flat();
  const again = [...grown].flatMap(([{ once }, foods]) => (once ? foods.filter((food) => placed.indexOf(food) === placed.lastIndexOf(food)) : []));
  return dressing.flatMap((part) => {
    const fit = (foods: readonly Food[]): Food | undefined => foods.find((food) => fits.of(food).has(part.foods));
    const food = fit(spare) ?? fit(again.filter((each) => (each.kind.form === "liquid" || isFat(each)) && thereIs(each) >= ENOUGH_FOR_BOTH * part.grams));
    return food === undefined ? [] : [[part, food] as const];
  });
}
const ENOUGH_FOR_BOTH = 3;

function isHot(placed: Filled["placed"]): boolean {
  return [...placed.keys()].some(({ role, does }) => (role === "star" || role === "body" || role === "base") && does.some((way) => HEATS.has(way)));
}

/** The first star, meat before potatoes, where it goes raw into dry heat. */
function rawStarOf({ parts }: Master, placed: Filled["placed"]): { readonly part: string; readonly foods: readonly Food[] } | undefined {
  const stars = parts.filter((part) => part.role === "star" && placed.has(part));
  const star = stars.find((part) => placed.get(part)?.some(({ kind }) => isFlesh(kind))) ?? stars[0];
  return star?.does.some((way) => DRY_HEAT.has(way)) ? { part: star.part, foods: placed.get(star) ?? [] } : undefined;
}

/** Meat or fish out of a hot pan or tin, of which no sauce is made; fried in deep oil or on skewers it leaves none. */
function leavesJuices(star: readonly Food[], placed: Filled["placed"]): boolean {
  const parts = [...placed.keys()];
  return (
    star.some(({ kind }) => isFlesh(kind) && kind.form === "solid") &&
    parts.some(({ role, does }) => role === "star" && does.some((way) => way === "roasted" || way === "seared-then-finished" || way === "browned-in-fat")) &&
    !parts.some(({ role }) => role === "sauce" || role === "liquid")
  );
}

/** People for whom something is put beside a sweet, which is made as a batch: sixteen bars are eaten over days. */
const MOST_AT_TABLE = 4;

/** People that the rows are written for. */
const FOR = 2;

/** Water of a step for as many times the people of the row. */
function inProportion(step: string, share: number): string {
  return share === 1 ? step : step.replaceAll(/\{(\d+) ml\}/g, (_, ml: string) => `{${Number(ml) * share} ml}`);
}
