/** What belongs together in a kitchen, as one amount to another: between a least and a most that no cook passes. */
import { roleWeight } from "#kitchen/compose/food";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { MasterCourse } from "#kitchen/knowledge/masters/master";
import type { Plate, PlateFood } from "./plate.ts";

export interface RatioRule {
  readonly id: string;
  /** Where its figures are from. */
  readonly source: string;
  readonly least: number;
  readonly most: number;
  /** Undefined where the dish has nothing of the kind. */
  readonly of: (plate: Plate) => number | undefined;
}

function is({ food: { kind } }: PlateFood, ...roles: readonly Role[]): boolean {
  return roleWeight(kind, roles) >= 0.6;
}

function gramsOf({ foods }: Plate, ...roles: readonly Role[]): number {
  return foods.reduce((sum, food) => sum + (is(food, ...roles) ? food.grams : 0), 0);
}

function ratio(a: number, b: number, leastOfB: number): number | undefined {
  return a > 0 && b >= leastOfB ? a / b : undefined;
}

const SAVOURY: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["main", "side", "soup", "salad"]);
const BAKED: ReadonlySet<MasterCourse> = new Set<MasterCourse>(["bake", "bread", "breakfast", "sweet"]);

/** Grams a person of what perfumes a savoury dish. */
function aPerson(id: string, role: Role, most: number, source: string): RatioRule {
  const eaten = (food: PlateFood): boolean => is(food, role) && food.food.kind.form !== "powder" && !food.does.includes("infused-and-removed");
  const of = ({ course, servings, foods }: Plate): number | undefined =>
    SAVOURY.has(course)
      ? ratio(
          foods.filter((food) => eaten(food) && food.role !== "star").reduce((sum, { grams }) => sum + grams, 0),
          servings,
          1,
        )
      : undefined;
  return { id, source, least: 0, most, of };
}

export const RATIO_RULES: readonly RatioRule[] = [
  {
    id: "yeast to flour",
    source: "dried yeast: 1 to 2 % of a dough, up to 4 % of a small quick one",
    least: 0.004,
    most: 0.05,
    of: (plate) =>
      ratio(
        plate.foods.reduce((sum, each) => sum + (is(each, "yeast") ? each.grams / (/fresh/.test(each.food.ingredient.id) ? 2.5 : 1) : 0), 0),
        gramsOf(plate, "flour"),
        60,
      ),
  },
  {
    id: "baking powder to flour",
    source: "cakes and scones rise by 4 to 6 %; a pinch makes a crust short (1 %)",
    least: 0.006,
    most: 0.13,
    of: (plate) =>
      BAKED.has(plate.course)
        ? ratio(
            gramsOf({ ...plate, foods: plate.foods.filter((each) => !is(each, "flour")) }, "leaven"),
            gramsOf(plate, "flour", "nut_flour", "oats", "polenta"),
            60,
          )
        : undefined,
  },
  {
    id: "fat to flour, rubbed in",
    source: "scones a fifth, crumbles and shortcrust a half, shortbread two thirds",
    least: 0.12,
    most: 0.9,
    of: ({ foods }) => {
      const rubbed = foods.filter(({ does }) => does.includes("rubbed-in"));
      const all = (...roles: readonly Role[]): number => rubbed.reduce((sum, each) => sum + (is(each, ...roles) ? each.grams : 0), 0);
      return ratio(all("fat"), all("flour", "oats", "nut_flour", "semolina", "polenta"), 30);
    },
  },
  {
    id: "custard powder to milk",
    source: "the tin: 2 tablespoons (25 to 30 g) to a pint",
    least: 0.035,
    most: 0.12,
    of: (plate) =>
      plate.foods.some((each) => is(each, "custard_powder") && each.does.includes("simmered")) && gramsOf(plate, "flour") < 400
        ? ratio(gramsOf(plate, "custard_powder"), gramsOf(plate, "milk", "cream"), 60)
        : undefined,
  },
  {
    id: "egg to milk in a custard",
    source: "the golden book: 0.19 to 0.44 for bread puddings; a yolky cream sets with more",
    least: 0.07,
    most: 0.9,
    of: (plate) => {
      const thick = gramsOf(plate, "flour", "oats", "semolina", "rice", "custard_powder", "cheese_fresh", "choc");
      const milk = gramsOf(plate, "milk", "cream");
      return plate.course === "sweet" && thick < 0.05 * milk ? ratio(gramsOf(plate, "egg"), milk, 100) : undefined;
    },
  },
  aPerson("ginger a person", "ginger", 20, "the golden book: 5 to 10 g; three-cup chicken has 20"),
  aPerson("garlic a person", "garlic", 24, "the golden book: nine of ten 8 g or less; chicken with garlic has 22"),
];
