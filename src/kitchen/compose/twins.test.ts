import { expect, test } from "vitest";
import { library, readOrder } from "./cook.ts";
import { findCourses } from "./find-courses.ts";
import { menu } from "./menu.ts";
import { likenessOf, makeOf } from "./twins.ts";

function coursesOf(...ingredients: string[]) {
  return findCourses({ ingredients }, readOrder({ ingredients }), library(), 8).courses;
}

function titlesOf(...ingredients: string[]): readonly string[] {
  const answer = menu({ ingredients });
  if (!answer.ok) throw new Error(answer.message);
  return answer.dishes.map(({ title }) => title);
}

test("of spinach, feta and eggs one omelette or frittata is on the menu, and the menu is full", () => {
  for (const more of [[], ["butter"], ["olive oil", "salt"], ["onion", "potatoes"]]) {
    const titles = titlesOf("spinach", "feta", "eggs", ...more);
    expect(titles).toHaveLength(5);
    expect(titles.filter((title) => /omelette|frittata/i.test(title)).length, titles.join("; ")).toBeLessThan(2);
  }
});

test("one fish with the same vegetables comes out of the pan once", () => {
  const titles = titlesOf("garlic", "shallot", "olive oil", "mahi mahi fillets", "salt", "oyster mushrooms", "cherry tomatoes", "white wine", "butter");
  expect(titles).toHaveLength(5);
  expect(titles.filter((title) => /pan-fried/i.test(title)).length, titles.join("; ")).toBeLessThan(2);
});

test("one soup of the same foods is on a menu", () => {
  for (const list of [
    ["carrots", "celery", "potatoes", "onion", "butter", "chicken stock", "cream", "salt"],
    ["tomatoes", "onion", "garlic", "olive oil", "salt", "bread", "cheddar"],
  ]) {
    const titles = titlesOf(...list);
    expect(titles).toHaveLength(5);
    expect(titles.filter((title) => /soup/i.test(title)).length, titles.join("; ")).toBeLessThan(2);
  }
});

test("what a list cannot do without comes again rather than leave the menu empty", () => {
  expect(titlesOf("eggs", "salt", "butter")).toHaveLength(5);
});

test("no two titles of a menu say the same in another order", () => {
  for (const list of [
    ["shrimp", "garlic", "butter", "parsley"],
    ["shallots", "vinegar", "sugar", "honey", "mustard"],
    ["leeks", "cremini mushrooms", "cream", "butter"],
  ]) {
    const said = titlesOf(...list).map((title) =>
      title
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => !["with", "and", "of", "in"].includes(word))
        .map((word) => word.replace(/s$/, ""))
        .sort()
        .join(" "),
    );
    expect(new Set(said).size, said.join("; ")).toBe(said.length);
  }
});

test("likeness is of the foods and of what is done with them", () => {
  const courses = coursesOf("chicken breasts", "potatoes", "carrots", "onion", "butter", "chicken stock", "salt");
  const likeness = courses.flatMap((one) => courses.map((other) => likenessOf(makeOf(one), makeOf(other))));
  for (const course of courses) expect(likenessOf(makeOf(course), makeOf(course))).toBe(1);
  for (const each of likeness) {
    expect(each).toBeGreaterThanOrEqual(0);
    expect(each).toBeLessThanOrEqual(1);
  }
  const soup = courses.find(({ dish }) => dish.family === "soup");
  const other = courses.find(({ dish }) => dish.family !== "soup");
  if (!soup || !other) throw new Error("There is a soup and something else.");
  expect(likenessOf(makeOf(soup), makeOf(other))).toBe(0);
});
