import { describe, expect, test } from "vitest";
import { SHOWN_DISH } from "../test-shown/shown-dish.ts";
import { bookOf } from "./dish-book.ts";
import { UNNAMED_PANS, VESSELS, type Dish, type PlanStep } from "./dish.ts";
import { allDishes, DISHES } from "./all-dishes.ts";
import { slotsOf } from "./by-slot.ts";
import type { SlotName } from "./slot-names.ts";

const FINISHED: readonly SlotName[] = ["salt", "pepper", "sour", "herbs", "topping", "fat"];
const STARS = ["star", "others", "stars", "stars+"];
const HOLES = ["time", "cue", "water", "servings", "size", "makes", "lifted", ...STARS, "boiler of water", ...Object.keys(UNNAMED_PANS)];
/** What a part of a template may ask besides whether a slot is filled. */
const FACTS = ["short", "firm", "unheated"];

function slotsNamedBy(step: PlanStep): readonly string[] {
  const lists: Record<string, unknown> = { ...step };
  return ["of", "takes", "halves", "liquids", "late", "with"].flatMap((key) => (Array.isArray(lists[key]) ? (lists[key] as string[]) : []));
}

function templatesOf(dish: Dish): readonly string[] {
  return [...dish.titles, ...dish.summaries, ...(dish.remarks ?? []), ...dish.plan.flatMap((step) => ("say" in step ? step.say : []))];
}

describe.each([...DISHES.map((dish) => [dish.id, dish] as const), ["the dish that the README shows", SHOWN_DISH] as const])("%s", (_, dish) => {
  const slots = slotsOf(dish.slots);

  test("its plan and its title name slots that it has", () => {
    for (const slot of [...dish.plan.flatMap(slotsNamedBy), ...dish.stars, ...Object.keys(dish.batch?.parts ?? {})])
      expect([...slots, ...FINISHED]).toContain(slot);
    for (const template of templatesOf(dish)) {
      for (const [, hole = ""] of template.matchAll(/\{([^}]+)\}/g)) {
        if (HOLES.includes(hole) || (VESSELS as readonly string[]).includes(hole) || /^\d/.test(hole)) continue;
        for (const word of hole.split(" ").filter((part) => !["the", "n", "it", "is"].includes(part))) expect(slots).toContain(word);
      }
    }
  });

  test("a part of a template asks for a slot that it has, for a vessel, or for a fact that no slot is called after", () => {
    const known = [...slots, ...FINISHED, ...VESSELS, ...FACTS];
    for (const template of templatesOf(dish)) for (const [, word = ""] of template.matchAll(/\[[?!]([\w-]+) /g)) expect(known).toContain(word);
    for (const fact of FACTS) expect(slots).not.toContain(fact);
  });

  test("a part of a template that asks for nothing has a food in it, or it would always be printed", () => {
    const foods: readonly string[] = [...slots, ...FINISHED, ...STARS];
    const isFood = (hole: string): boolean => hole.split(" ").some((word) => foods.includes(word));
    const always = templatesOf(dish).flatMap((template) =>
      [...template.matchAll(/\[(?![?!])([^[\]]*)\]/g)].filter(([, inner = ""]) => ![...inner.matchAll(/\{([^}]+)\}/g)].some(([, hole = ""]) => isFood(hole))),
    );
    expect(always.map(([words]) => words)).toEqual([]);
  });

  test("every slot that seasons nothing is used by its plan", () => {
    const used = new Set([...dish.plan.flatMap(slotsNamedBy), ...FINISHED]);
    for (const slot of slots.filter((name) => !dish.slots[name]?.seasons)) expect([...used]).toContain(slot);
  });

  test("it needs something, and ends with serving", () => {
    expect(Object.values(dish.slots).some(({ least }) => least > 0)).toBe(true);
    expect(dish.plan.at(-1)?.do).toBe("serve");
  });
});

test("no two dishes share an id", () => {
  expect(new Set(DISHES.map(({ id }) => id)).size).toBe(DISHES.length);
});

test("what a dish asks of a list before it takes its extras is what it asks with them", () => {
  expect(allDishes().demands).toEqual(bookOf(DISHES).demands);
});
