/** Which of a list's best dishes never reach the table, because a stage after choosing finds a fault in them, and which fault. */
import { findCandidates, withFewerExtras, type Candidate } from "#kitchen/compose/choose-dish";
import { tryCourse, type Circumstances, type Drop } from "#kitchen/compose/course";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "#kitchen/compose/stock-pantry";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";

/** A dish of a list that is spoilt as it was chosen. */
export interface DroppedDish extends Drop {
  readonly list: readonly string[];
  readonly dish: string;
  /** 0 is the dish that would have been answered. */
  readonly rank: number;
  /** It is cooked all the same, with fewer of the parts that it does not name itself. */
  readonly mended: boolean;
}

/** Candidates of a list that are looked at. */
const MOST_RANKS = 4;
const NOTHING = { readings: [], rejections: [] };
const CIRCUMSTANCES: Omit<Circumstances, "wishes"> = { servings: 2, wording: { locale: "en-GB", units: "metric" }, leftOut: [], seed: 1 };

export function findDrops(list: readonly string[]): readonly DroppedDish[] {
  const { foods } = stockPantry(recognise(list), NOTHING, findIngredient);
  return findCandidates(foods)
    .slice(0, MOST_RANKS)
    .flatMap((candidate, rank): readonly DroppedDish[] => {
      const drop = dropOf(candidate);
      if (!drop) return [];
      const mended = [...withFewerExtras(candidate)].some((fewer) => !dropOf(fewer));
      return [{ ...drop, list, dish: candidate.dish.id, rank, mended }];
    });
}

function dropOf(candidate: Candidate): Drop | undefined {
  const outcome = tryCourse(candidate, CIRCUMSTANCES);
  return "stage" in outcome ? outcome : undefined;
}

/** Dropped dishes by dish and fault, most often first; those that are lost altogether before those that lose a part only. */
export function writeDrops(drops: readonly DroppedDish[]): string {
  return [false, true]
    .flatMap((mended) => [mended ? "\nCooked with fewer extras:" : "Lost:", ...tally(drops.filter((drop) => drop.mended === mended))])
    .join("\n");
}

function tally(drops: readonly DroppedDish[]): readonly string[] {
  const groups = new Map<string, DroppedDish[]>();
  for (const drop of drops) {
    const key = `${drop.dish}: ${drop.stage}: ${(drop.faults[0] ?? "").replace(/\b\d+\b/g, "N")}`;
    groups.set(key, [...(groups.get(key) ?? []), drop]);
  }
  return [...groups]
    .sort((a, b) => b[1].length - a[1].length)
    .map(
      ([key, group]) =>
        `${group.length} ${key}   <= ${[...group]
          .sort((a, b) => a.rank - b.rank)[0]
          ?.list.join("; ")
          .slice(0, 140)}`,
    );
}
