/** No row cooks as raw what comes cooked, smoked or out of a tin, and none cuts up or whips what cannot be. */
import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import { recognise } from "#kitchen/read/recognise";
import { cook } from "../cook.ts";
import type { Food } from "../food.ts";
import { stockPantry } from "../stock-pantry.ts";
import type { Placed } from "./candidate.ts";
import { partsCookedAgain, withoutCookedAgain } from "./done-already.ts";
import { keysIn } from "./food-keys.ts";
import { rowFitsOf } from "./row-fits.ts";

const known = new Map<string, Food>();
function foodOf(typed: string): Food {
  const food = known.get(typed) ?? stockPantry(recognise([typed]), recognise([]), findIngredient, {}, new Set()).foods[0];
  if (!food) throw new Error(typed);
  known.set(typed, food);
  return food;
}

/** What a part is first written for. */
function firstFood({ foods }: MasterPart): Food | undefined {
  const id = keysIn(foods).find((key) => /^[a-z][a-z-]*$/.test(key));
  const name = id === undefined ? undefined : findIngredient(id)?.name;
  return name === undefined ? undefined : foodOf(name);
}

/** The part filled with the food, and what else the dish needs with what it is written for. */
function placedWith(master: Master, part: MasterPart, food: Food): Placed {
  const others = master.parts.flatMap((each) => {
    const first = each === part || each.need !== true ? undefined : firstFood(each);
    return first ? [[each, [first]] as const] : [];
  });
  return new Map([[part, [food]], ...others]);
}

const fits = rowFitsOf(masterBook());
const placesOf = (food: Food) => allMasters().flatMap((master) => master.parts.flatMap((part) => (fits.of(food).has(part.foods) ? [{ master, part }] : [])));
const idsOf = (typed: string) => {
  const food = foodOf(typed);
  return placesOf(food)
    .filter(({ master, part }) => partsCookedAgain(master, placedWith(master, part, food)).includes(part))
    .map(({ master: { id }, part }) => `${id} ${part.part}`);
};

test.each([
  ["smoked salmon", "fish-poached-in-broth fish"],
  ["smoked mackerel", "fish-in-white-sauce fish"],
  ["boiled eggs", "jangjorim egg"],
  ["cooked prawns", "omurice meat"],
  ["cooked chicken", "chicken-with-dumplings chicken"],
  ["cooked sausages", "sausages-with-lentils sausage"],
])("%s is no raw food: %s", (typed, place) => {
  const food = foodOf(typed);
  const [id = "", name] = place.split(" ");
  const master = allMasters().find((each) => each.id === id);
  const part = master?.parts.find((each) => each.part === name);
  if (!master || !part) throw new Error(place);
  const left = withoutCookedAgain(master, placedWith(master, part, food));
  if (part.need) expect(left).toBeUndefined();
  else expect([...(left?.keys() ?? [])]).not.toContain(part);
});

/** Few rows are left to the rule: what a row takes in this form, it treats in this form. */
test.each([
  ["boiled eggs", 1],
  ["tinned tuna", 0],
  ["tinned salmon", 0],
  ["cooked rice", 0],
  ["cooked pasta", 0],
  ["cooked prawns", 2],
  ["smoked mackerel", 4],
  ["cooked chicken", 5],
] as const)("rows that would cook %s again: %i at most", (typed, most) => {
  expect(placesOf(foodOf(typed)).length).toBeGreaterThan(1);
  expect(idsOf(typed).length).toBeLessThanOrEqual(most);
});

test("what is on the bone stands in no row for what is off it", () => {
  const rows = placesOf(foodOf("bone-in chicken thighs")).map(({ part }) => part.foods);
  expect(rows.length).toBeGreaterThan(50);
  const own = /~poultry_bone|!poultry_bone|@/;
  expect(rows.filter((row) => !own.test(row))).toEqual([]);
});

test("what takes whipped cream takes no cream that does not whip", () => {
  const whips = allMasters().flatMap(({ id, parts }) =>
    parts
      .filter(({ foods, does }) => does.includes("whisked") && keysIn(foods).includes("~cream") && /whipped/.test(foods))
      .map(({ foods }) => ({ id, foods })),
  );
  expect(whips.length).toBeGreaterThan(5);
  expect(whips.filter(({ foods }) => keysIn(foods).includes("~cream_thin")).map(({ id }) => id)).toEqual([]);
});

test.each([
  ["2 boiled eggs, lettuce, tuna, green beans, olives", /Halve the boiled eggs\./, /eggs? into boiling|Boil the (?:boiled )?eggs/],
  ["cooked pasta, cheddar, milk, broccoli", /Pull the cooked pasta apart/, /Boil the cooked pasta/],
  ["8 bone-in chicken thighs, chorizo, peppers, rice, onion", /74 °C/, /chicken thighs[^.\n]*cut into/],
] as const)("%s", (list, says, never) => {
  const cooked = cook({ ingredients: list.split(", "), servings: 2 });
  if (!cooked.ok) throw new Error(cooked.message);
  expect(cooked.markdown).toMatch(says);
  expect(cooked.markdown).not.toMatch(never);
});
