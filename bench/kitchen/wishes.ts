/** Wishes over many orders: random ones by a second reading, and how many lists are answered within half an hour or a diet. */
import { cook } from "#kitchen/compose/cook";
import { menu } from "#kitchen/compose/menu";
import { createRandom } from "#kitchen/compose/seeded-random";
import type { Order } from "#recipe/order";
import { DIETS, FREE_FROM, MEALS, type Wishes } from "#recipe/wishes";
import { findDishKind } from "./golden/dish-kinds.ts";
import { findBroken } from "./second-reading.ts";

type List = readonly string[];

export interface WishFigures {
  readonly orders: number;
  readonly answered: number;
  /** Orders with a wish that the second reading says is broken. */
  readonly broken: readonly string[];
  /** Refusals for the sake of a wish that do not name it: refused with the wishes, answered without. */
  readonly unnamed: number;
  /** Entries to be used first that are neither used nor explained. */
  readonly unexplained: readonly string[];
}

/** Random wishes on the lists in turn, the same at every run; each order has its own, so that many can be read in pieces, one that begins at the order `from`. */
export function measureWishes(lists: readonly List[], orders: number, from = 0): WishFigures {
  const broken: string[] = [];
  const unexplained: string[] = [];
  let answered = 0;
  let unnamed = 0;
  for (let index = from; index < from + orders; index++) {
    const ingredients = lists[index % lists.length] ?? [];
    const random = createRandom(21_000_000 + index);
    const order: Order = { ingredients, seed: index, ...randomWishes(ingredients, random) };
    const answer = cook(order);
    if (!answer.ok) {
      if (answer.wish === undefined && cook({ ingredients, seed: index }).ok) unnamed += 1;
      continue;
    }
    answered += 1;
    const used = answer.used.map(({ typed }) => typed);
    broken.push(
      ...findBroken(order, used, answer.markdown).map((fault) => `${fault} — ${answer.title}, ${answer.recipe.totalMinutes} min (${JSON.stringify(order)})`),
    );
    const told = new Set([...used, ...answer.leftOut.map(({ ingredient }) => ingredient)]);
    unexplained.push(...(order.first ?? []).filter((entry) => !told.has(entry)));
  }
  return { orders, answered, broken, unnamed, unexplained };
}

function randomWishes(ingredients: List, random: () => number): Wishes {
  const some = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const may = (chance: number): boolean => random() < chance;
  return {
    ...(may(0.4) ? { diet: [some(DIETS)] } : {}),
    ...(may(0.4) ? { freeFrom: [some(FREE_FROM), ...(may(0.3) ? [some(FREE_FROM)] : [])] } : {}),
    ...(may(0.4) ? { minutes: some([15, 20, 30, 45, 60]) } : {}),
    ...(may(0.4) ? { kit: { ...(may(0.5) ? { oven: false } : {}), ...(may(0.4) ? { blender: false } : {}), ...(may(0.3) ? { pans: 1 } : {}) } } : {}),
    ...(may(0.2) ? { course: some(MEALS) } : {}),
    ...(may(0.3) ? { first: [some(ingredients)] } : {}),
  };
}

/** Of the lists that are answered at all, those answered with these wishes as well, in percent. */
export function shareAnswered(lists: readonly List[], wishes: Wishes): number {
  const cooked = lists.filter((ingredients) => cook({ ingredients }).ok);
  return (100 * cooked.filter((ingredients) => cook({ ingredients, ...wishes }).ok).length) / cooked.length;
}

interface MenuFigures {
  readonly p50: number;
  readonly p95: number;
  /** What all menus take by what it takes to cook each list once: the same on a busy machine as on an idle one. */
  readonly ratio: number;
}

/** Milliseconds of a menu, once warm: median and 95th percentile over the lists. */
export function measureMenus(lists: readonly List[]): MenuFigures {
  for (const ingredients of lists) menu({ ingredients });
  const timed = (deed: (order: Order) => unknown, ingredients: List): number => {
    const start = performance.now();
    deed({ ingredients });
    return performance.now() - start;
  };
  const both = lists.map((ingredients) => ({ once: timed(cook, ingredients), whole: timed(menu, ingredients) }));
  const times = both.map(({ whole }) => whole).sort((a, b) => a - b);
  const sum = (those: readonly number[]): number => those.reduce((total, each) => total + each, 0);
  return {
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    ratio: sum(times) / sum(both.map(({ once }) => once)),
  };
}

interface VarietyFigures {
  /** Menus of five dishes. */
  readonly full: number;
  /** Menus with two dishes that go by names of one kind and use the same entries. */
  readonly withTwins: number;
}

/** So much of what either of two dishes uses both use, where they are taken for the same. */
const SAME_ENTRIES = 0.75;

/** How different the dishes of a menu are, told by their names and their entries and not as the chef tells it. */
export function measureVariety(lists: readonly List[]): VarietyFigures {
  const menus = lists.map((ingredients) => {
    const answer = menu({ ingredients });
    return answer.ok ? answer.dishes.map(({ title, uses }) => ({ kind: findDishKind([title]), uses })) : [];
  });
  const isTwin = (one: (typeof menus)[number][number], other: (typeof menus)[number][number]): boolean =>
    one.kind !== "nameless" &&
    one.kind === other.kind &&
    one.uses.filter((entry) => other.uses.includes(entry)).length >= SAME_ENTRIES * new Set([...one.uses, ...other.uses]).size;
  return {
    full: menus.filter(({ length }) => length === 5).length,
    withTwins: menus.filter((dishes) => dishes.some((one, place) => dishes.slice(place + 1).some((other) => isTwin(one, other)))).length,
  };
}

/** The first piece says the shares of lists answered and the times as well. */
export function writeWishes(lists: readonly List[], orders: number, from = 0): string {
  const { answered, broken, unnamed, unexplained } = measureWishes(lists, orders, from);
  const head = [
    `Random orders with wishes: ${orders} from ${from}, answered ${answered}, broken by a second reading ${broken.length}, refused without naming a wish ${unnamed}, first and unexplained ${unexplained.length}`,
    ...broken.slice(0, 40).map((fault) => `  ${fault}`),
  ];
  return [...head, ...(from === 0 ? writeShares(lists) : [])].join("\n");
}

function writeShares(lists: readonly List[]): readonly string[] {
  const { p50, p95, ratio } = measureMenus(lists);
  const { full, withTwins } = measureVariety(lists);
  const share = (wishes: Wishes): string => `${shareAnswered(lists, wishes).toFixed(1)} %`;
  return [
    `Answered in 30 minutes ${share({ minutes: 30 })}, in 20 ${share({ minutes: 20 })}, without oven ${share({ kit: { oven: false } })}, in one pan ${share({ kit: { pans: 1 } })}`,
    `Answered vegetarian ${share({ diet: ["vegetarian"] })}, vegan ${share({ diet: ["vegan"] })}, free of gluten ${share({ freeFrom: ["gluten"] })}`,
    `Of ${lists.length} menus ${full} are of five dishes, ${withTwins} hold two of one kind and the same entries`,
    `A menu takes ${p50.toFixed(1)} ms at the median, ${p95.toFixed(1)} ms at the 95th percentile, ${ratio.toFixed(1)} times one recipe`,
  ];
}
