/** What gives its fat first is fried once, and comes back: in every master, with a list that has no fat. */
import { expect, test } from "vitest";
import { allMasters } from "#kitchen/knowledge/masters/all-masters";
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { cook } from "../cook.ts";
import { type Food, isFat } from "../food.ts";
import { ownFatOf } from "../own-fat.ts";
import { friesFirst } from "../second-reading/rules/browned-dry.ts";
import { firstOf, foodOf, mayFill, recipeOf } from "../test-kitchen/row-lists.ts";
import { sentencesOf } from "./told-minutes.ts";

const hasNoFat = (food: Food): boolean => !isFat(food) && ownFatOf(food) === undefined;

/** A list of what gives the fat, and for the other parts a food each: those that the dish needs, or all but its fats. */
function listFor(master: Master, part: MasterPart, source: Food, isFull: boolean): readonly string[] | undefined {
  const taken = new Set<string>([source.ingredient.id]);
  const list = [source.readings[0]?.typed ?? source.name];
  for (const each of master.parts) {
    if (each === part || !(each.need || (isFull && !each.does.includes("cooking-fat")))) continue;
    const name = firstOf(each, taken, hasNoFat);
    if (name === undefined && each.need) return undefined;
    if (name === undefined) continue;
    taken.add(foodOf(name)?.ingredient.id ?? "");
    list.push(name);
  }
  return list;
}

/** The sentences of the master as these foods make it. */
function sentencesFor(master: Master, list: readonly string[]): readonly string[] | undefined {
  return recipeOf(master, list, 2)?.steps.flatMap(sentencesOf);
}

const SOURCES = ["bacon", "sausages", "frankfurters", "chorizo", "duck breasts", "sirloin steak", "pork chops"];

interface Told {
  readonly row: string;
  /** Sentences without a fat on the list, and with one. */
  readonly lean: readonly string[];
  readonly oiled: readonly string[];
  readonly names: (sentence: string) => boolean;
}

const told = SOURCES.flatMap((typed) => {
  const source = foodOf(typed);
  if (!source) throw new Error(typed);
  const name = source.name.replace(/s$/, "");
  return allMasters().flatMap((master) =>
    master.parts
      .filter((part) => mayFill(part, source))
      .flatMap((part) =>
        [false, true].flatMap((isFull): readonly Told[] => {
          const list = listFor(master, part, source, isFull);
          const lean = list && sentencesFor(master, list);
          const oiled = list && sentencesFor(master, [...list, "vegetable oil"]);
          return lean && oiled ? [{ row: `${master.id}: ${list.join(", ")}`, lean, oiled, names: (sentence) => sentence.includes(name) }] : [];
        }),
      ),
  );
});
const liftedFrom = ({ lean, names }: Told): number => lean.findIndex((sentence) => names(sentence) && sentence.endsWith("then lift out."));
const lifted = told.filter((each) => liftedFrom(each) >= 0);

test("there is something to see", () => {
  expect(told.length).toBeGreaterThan(1000);
  expect(new Set(lifted.map(({ row }) => row.split(":")[0])).size).toBeGreaterThan(15);
});

test("nothing is fried oftener than with oil on the list", () => {
  const fryings = (sentences: readonly string[], { names }: Told): number => sentences.filter((sentence) => names(sentence) && friesFirst(sentence)).length;
  expect(told.filter((each) => fryings(each.lean, each) > Math.max(1, fryings(each.oiled, each))).map(({ row }) => row)).toEqual([]);
});

test("what is lifted out is not fried again from raw", () => {
  const again = lifted.flatMap((each) => each.lean.slice(liftedFrom(each) + 1).filter((sentence) => each.names(sentence) && friesFirst(sentence)));
  expect(again).toEqual([]);
});

test("what is lifted out comes back", () => {
  expect(lifted.filter((each) => !each.lean.slice(liftedFrom(each) + 1).some(each.names)).map(({ row }) => row)).toEqual([]);
});

test("nothing is laid in before its pan is set on the fire", () => {
  const early = told.filter(({ lean }) => {
    const first = lean.findIndex((sentence) => /\b(?:fat runs, then lift out|fat has run|rim of fat for)\b/i.test(sentence));
    return first >= 0 && /^(?:pat|dry|grind|toss|season)\b/i.test(lean[first + 1] ?? "");
  });
  expect(early.map(({ row }) => row)).toEqual([]);
});

const print = (list: string): string => {
  const cooked = cook({ ingredients: list.split(", "), servings: 2 });
  return cooked.ok ? cooked.markdown : "";
};

test("bacon is browned before the gnocchi that fry in its fat, once, and comes back where the row would brown it", () => {
  const gnocchi = print("gnocchi, bacon, leeks, cream cheese");
  expect(gnocchi).toMatch(/Brown the bacon for 3–4 minutes, until hot and crisp at the edges, then lift out\.\s+(?:2\. )?Fry the gnocchi/);
  expect(gnocchi).toMatch(/Return the bacon to the pan for 1–2 minutes, until hot\. Soften the leek/);
  expect(gnocchi.match(/(?:Lay in|Brown|Fry) the bacon/g)).toHaveLength(1);
});
