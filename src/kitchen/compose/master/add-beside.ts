/** A master with what a cook would put beside it or finish it with, of what it leaves. */
import { BESIDE, type Beside } from "../../knowledge/masters/beside.ts";
import type { Master, MasterPart } from "../../knowledge/masters/master.ts";
import type { Food } from "../food.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { DRY_HEAT } from "./treatments.ts";

export interface Filled {
  readonly master: Master;
  readonly placed: ReadonlyMap<MasterPart, readonly Food[]>;
}

/** `placed` grows by what is put beside; the method by steps after the first, and by how the last one ends. */
export function addBeside({ master, placed }: Filled, foods: readonly Food[], isSweet: boolean): Filled {
  const used = new Set([...placed.values()].flat());
  const spare = foods.filter((food) => !used.has(food));
  if (spare.length === 0) return { master, placed };
  const added: Beside[] = [];
  const grown = new Map(placed);
  const rawStar = rawStarOf(master, placed);
  for (const row of BESIDE) {
    if (isSweet !== (row.sweet ?? false) || !row.courses.includes(master.course)) continue;
    if (row.star !== undefined && !holdsAny(row.star, rawStar?.foods ?? [])) continue;
    if (holdsAny(row.unless, [...grown.values()].flat()) || (row.given !== undefined && !holdsAny(row.given, [...used]))) continue;
    const food = keysIn(row.part.foods)
      .flatMap((key) => spare.filter((each) => keysOf(each).has(key) && ![...grown.values()].flat().includes(each)))
      .at(0);
    if (!food) continue;
    const part = inProportion(row.part, master);
    added.push({ ...row, part });
    grown.set(part, [food]);
  }
  if (added.length === 0) return { master, placed };
  const last = master.method.at(-1) ?? "";
  const steps = added.flatMap(({ step }) => (step === undefined ? [] : [forPeople(step, master)]));
  const begins = added.flatMap(({ first }) => first?.replace("{star}", `{${rawStar?.part ?? ""}}`) ?? []);
  const ends = added.flatMap((row) => row.last ?? []);
  return {
    master: {
      ...master,
      parts: [...master.parts, ...added.map(({ part }) => part)],
      // What takes its own time is begun early.
      method: [
        ...master.method.slice(0, -1).flatMap((step, index) => (index === 0 ? [[...begins, step].join(" "), ...steps] : [step])),
        ...(master.method.length < 2 ? steps : []),
        [...(master.method.length < 2 ? begins : []), last, ...ends].join(" "),
      ],
    },
    placed: grown,
  };
}

/** The first star, where it goes raw into dry heat. */
function rawStarOf({ parts }: Master, placed: Filled["placed"]): { readonly part: string; readonly foods: readonly Food[] } | undefined {
  const star = parts.find((part) => part.role === "star" && placed.has(part));
  return star?.does.some((way) => DRY_HEAT.has(way)) ? { part: star.part, foods: placed.get(star) ?? [] } : undefined;
}

function holdsAny(row: string, foods: readonly Food[]): boolean {
  return keysIn(row).some((key) => foods.some((food) => keysOf(food).has(key)));
}

function inProportion(part: MasterPart, { serves }: Master): MasterPart {
  return serves === FOR ? part : { ...part, grams: (part.grams * serves) / FOR };
}

/** People that the rows are written for. */
const FOR = 2;

/** Water of a step in the master's own proportion. */
function forPeople(step: string, { serves }: Master): string {
  return serves === FOR ? step : step.replaceAll(/\{(\d+) ml\}/g, (_, ml: string) => `{${(Number(ml) * serves) / FOR} ml}`);
}
