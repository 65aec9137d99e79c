/** A dish in grams, as the rules of quantity read it: what was served of a row or of a list, and what a cook of the golden book wrote. */
import { fillRoughly } from "#kitchen/compose/master/fill-sentence";
import { fillingOf, type MasterDraft } from "#kitchen/compose/master/master-filling";
import { isCube, type Food } from "#kitchen/compose/food";
import type { MasterCourse, PartRole, Treatment } from "#kitchen/knowledge/masters/master";

export interface PlateFood {
  readonly food: Food;
  readonly grams: number;
  readonly role: PartRole;
  readonly does: readonly Treatment[];
}

export interface Plate {
  /** The row's id, or the golden recipe's. */
  readonly id: string;
  readonly course: MasterCourse;
  readonly servings: number;
  readonly foods: readonly PlateFood[];
  /** Millilitres of water that the method measures, and the most of them in one go. */
  readonly water: number;
}

const MARK = /⟦(\d+(?:\.\d+)?)⟧/g;

/** What was portioned of a master, with the water of the sentences that are told. */
export function plateOf(draft: MasterDraft): Plate {
  const { master, portions } = draft;
  const times = portions.times ?? portions.servings / master.serves;
  const said = master.method.map((step, at) => {
    const filling = fillingOf(draft, "method", at);
    const own = portions.waters?.[at] ?? times;
    return fillRoughly(step, {
      ...filling,
      hole(hole, article) {
        const [, ml] = /^(\d+(?:\.\d+)?) ml$/.exec(hole) ?? [];
        return ml === undefined ? filling.hole(hole, article) : `⟦${Number(ml) * own}⟧`;
      },
    });
  });
  const parts = new Map(master.parts.map((part) => [part.part, part]));
  const foods = portions.all.map(({ food, grams, fills = "" }): PlateFood => {
    const part = parts.get(fills);
    return { food, grams, role: part?.role ?? "seasoning", does: part?.does ?? [] };
  });
  const dissolved = portions.all.reduce((sum, { food, fills = "" }) => {
    const part = parts.get(fills);
    return sum + (isCube(food) && part && !part.foods.includes("stock_cube") ? part.grams * times : 0);
  }, 0);
  const water = said.flatMap((step) => [...(step ?? "").matchAll(MARK)]).reduce((sum, [, ml]) => sum + Number(ml), 0);
  return { id: master.id, course: master.course, servings: portions.servings, foods, water: water + dissolved };
}
