/** A master with what a cook would put beside it or finish it with, of what it leaves. */
import type { Beside } from "#kitchen/knowledge/masters/beside";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { ADDED } from "#kitchen/knowledge/masters/seasonings";
import { clashesWith } from "../choose/clashes.ts";
import { isFlesh, type Food } from "../food.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { intoPots, NOWHERE, placeInPot } from "./into-pots.ts";
import type { RowFits } from "./row-fits.ts";
import { DRY_HEAT, HEATS } from "./treatments.ts";

export interface Filled {
  readonly master: Master;
  readonly placed: ReadonlyMap<MasterPart, readonly Food[]>;
  /** Foods that only season it, and that its row has no part for. */
  readonly seasoning?: ReadonlySet<Food>;
}

/** Whether a food may be added to others, and whether the row that adds it says itself beside what. */
export type Admits = (food: Food, others: Iterable<Food>, isGiven: boolean) => boolean;

/** `placed` grows by what is put beside; the method by steps after the first, and by how the last one ends. */
export function addBeside(filled: Filled, foods: readonly Food[], isSweet: boolean, fits: RowFits, admits: Admits): Filled {
  const { master, placed } = filled;
  const used = new Set([...placed.values()].flat());
  const spare = foods.filter((food) => !used.has(food));
  if (spare.length === 0) return filled;
  const added: Beside[] = [];
  const grown = new Map(placed);
  const rawStar = rawStarOf(master, placed);
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
    if (holdsAny(row.unless, inTheMeal(master, grown)) || (row.given !== undefined && !holdsAny(row.given, [...used]))) continue;
    if (placeInPot(row, master, placed) === NOWHERE) continue;
    if (row.once !== undefined && added.some(({ once }) => once === row.once)) continue;
    if (row.seasons && clashesWith(food, used)) continue;
    if (!admits(food, used, row.given !== undefined || row.star !== undefined)) continue;
    const part = share === 1 ? row.part : timesAs(row.part, share);
    added.push({ ...row, part });
    grown.set(part, [food]);
    spare.splice(spare.indexOf(food), 1);
    if (spare.length === 0) break;
  }
  if (added.length === 0) return filled;
  const own = master.method.at(-1) ?? "";
  const pots = intoPots(added, master, placed);
  const last = pots.method.at(-1) ?? own;
  const isLate = master.goesOn ? () => false : ({ quick }: Beside) => quick === true;
  const stepsOf = (rows: readonly Beside[]) => rows.flatMap((row) => (row.step === undefined || pots.held.has(row) ? [] : [inProportion(row.step, share)]));
  const steps = stepsOf(added.filter((row) => !isLate(row)));
  const late = stepsOf(added.filter(isLate));
  const begins = added.flatMap(({ first }) => first?.replace("{star}", `{${rawStar?.part ?? ""}}`) ?? []);
  const juices = leavesJuices(rawStar?.foods ?? [], placed) ? added.find(({ withJuices }) => withJuices !== undefined) : undefined;
  const ends = added.flatMap((row) => (pots.held.has(row) ? [] : ((row === juices ? row.withJuices : row.last) ?? [])));
  const { aside: place = 1 } = master;
  return {
    master: {
      ...master,
      parts: [...master.parts, ...added.map(({ part }) => part)],
      method: [
        ...master.method.slice(0, -1).flatMap((step, index) => {
          const said = pots.method[index] ?? step;
          return [...(index === place ? steps : []), index === 0 ? [...begins, said].join(" ") : said];
        }),
        ...(place >= master.method.length - 1 ? steps : []),
        ...late,
        [...(master.method.length < 2 ? begins : []), last, ...ends].join(" "),
      ],
    },
    placed: grown,
    seasoning: new Set([...(filled.seasoning ?? []), ...added.flatMap(({ part, seasons }) => (seasons ? (grown.get(part) ?? []) : []))]),
  };
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

function holdsAny(row: string, foods: readonly Food[]): boolean {
  return keysIn(row).some((key) => foods.some((food) => keysOf(food).has(key)));
}

/** People for whom something is put beside a sweet, which is made as a batch: sixteen bars are eaten over days. */
const MOST_AT_TABLE = 4;

/** People that the rows are written for. */
const FOR = 2;

/** Water of a step for as many times the people of the row. */
function inProportion(step: string, share: number): string {
  return share === 1 ? step : step.replaceAll(/\{(\d+) ml\}/g, (_, ml: string) => `{${Number(ml) * share} ml}`);
}
