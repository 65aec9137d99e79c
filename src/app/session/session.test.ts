import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import { dishesChosen, nextAttempt } from "./next-attempt.ts";
import { type Action, type Book, emptyBook, FAILURE_TEXT, isStale, neighbours, recipeText, reduceBook } from "./session.ts";
import { describeStatus } from "./status.ts";

const play = (actions: readonly Action[], from: Book = emptyBook): Book => actions.reduce(reduceBook, from);
const add = (...texts: string[]): Action => ({ type: "entries-added", texts });
const ask = (...ingredients: string[]): Action => ({ type: "asked", chef: "hosted", order: { ingredients } });
const answer = (event: ChefEvent): Action => ({ type: "chef-answered", event });
const words = (text: string): Action => answer({ type: "text-delta", text });
const end = answer({ type: "recipe-end", reason: "stop" });
const fault = answer({ type: "recipe-error", code: "upstream-down", message: "no" });
const soup = play([add("leek"), ask("leek"), words("# Soup"), end]);

describe("the list", () => {
  test("takes any text at the end, empty and twice", () => {
    expect(play([add("egg"), add(""), add("egg", "  rice ")]).entries.map((entry) => entry.text)).toEqual(["egg", "", "egg", "  rice "]);
  });

  test("loses the entry at a position, not its double", () => {
    const book = play([add("egg", "rice", "egg"), { type: "entry-removed", position: 2 }]);
    expect(book.entries.map((entry) => entry.text)).toEqual(["egg", "rice"]);
  });

  test("an entry is edited in its place, and keeps its id", () => {
    const before = play([add("rise", "egg")]);
    const after = play([{ type: "entry-changed", position: 0, change: { text: "rice" } }], before);
    expect(after.entries.map(({ text }) => text)).toEqual(["rice", "egg"]);
    expect(after.entries[0]?.id).toBe(before.entries[0]?.id);
  });

  test("an entry is taken apart in its place, into entries with ids of their own", () => {
    const book = play([add("leek", "egg, rice", "salt"), { type: "entry-changed", position: 1, change: { texts: ["egg", "rice"] } }, add("oil")]);
    expect(book.entries.map(({ text }) => text)).toEqual(["leek", "egg", "rice", "salt", "oil"]);
    expect(new Set(book.entries.map(({ id }) => id)).size).toBe(5);
  });

  test("what is kept for another day is not cooked with, and a mark is taken back", () => {
    const book = play([add("leek", "egg"), { type: "entry-changed", position: 1, change: { mark: "not-today" } }, ask("leek"), words("# Soup"), end]);
    expect(isStale(book)).toBe(false);
    expect(isStale(play([{ type: "entry-changed", position: 1, change: { mark: undefined } }], book))).toBe(true);
  });

  test("never gives two entries the same id, whatever is added and removed", () => {
    const action = fc.oneof(
      fc.array(fc.string(), { maxLength: 4 }).map((texts) => add(...texts)),
      fc.nat(9).map((position): Action => ({ type: "entry-removed", position })),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const ids = play(actions).entries.map((entry) => entry.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe("the recipe", () => {
  test("grows word by word and is whole at the end", () => {
    const half = play([ask("leek"), answer({ type: "recipe-start", chef: "hosted", model: "m" }), words("# So"), words("up")]);
    expect(recipeText(half.session)).toBe("# Soup");
    expect(play([end], half).session).toMatchObject({ state: "served", ending: "whole", model: "m" });
  });

  test("of before stays until the first words of the new one", () => {
    const waiting = play([ask("leek")], soup);
    expect(recipeText(waiting.session)).toBe("# Soup");
    expect(recipeText(play([words("# Stew")], waiting).session)).toBe("# Stew");
  });

  test("of before comes back when the new one is stopped before its first words", () => {
    expect(play([ask("leek"), { type: "stopped" }], soup).session).toBe(soup.session);
  });

  test("keeps its words when it is stopped half-way", () => {
    expect(play([ask("leek"), words("# St"), { type: "stopped" }]).session).toMatchObject({ state: "served", text: "# St", ending: "stopped" });
  });

  test("becomes the failure sentence when it fails before a word", () => {
    const failed = play([ask("leek"), fault], soup);
    expect(recipeText(failed.session)).toBe(FAILURE_TEXT);
    expect(describeStatus(failed.session)).toBe(FAILURE_TEXT);
  });

  test("keeps what came, and says so, when it breaks off", () => {
    expect(play([ask("leek"), words("# St"), fault]).session).toMatchObject({
      state: "served",
      text: "# St",
      ending: "broke-off",
      failure: { code: "upstream-down" },
    });
  });

  test("says that the token limit cut it", () => {
    expect(play([ask("leek"), words("# St"), answer({ type: "recipe-end", reason: "length" })]).session).toMatchObject({ ending: "cut-short" });
  });

  test("that ends without a word has failed", () => {
    expect(play([ask("leek"), words(" \n"), end]).session).toMatchObject({ state: "failed", failure: { code: "bad-reply" } });
  });

  test("is asked for once: a second request while cooking changes nothing", () => {
    const cooking = play([ask("leek")]);
    expect(play([ask("rice")], cooking)).toBe(cooking);
  });

  test("takes no words after its end", () => {
    expect(play([words("late")], soup)).toBe(soup);
  });
});

describe("stale", () => {
  test("as soon as the list is another one, fresh again when it is the same", () => {
    expect(isStale(soup)).toBe(false);
    const more = play([add("rice")], soup);
    expect(isStale(more)).toBe(true);
    expect(isStale(play([{ type: "entry-removed", position: 1 }], more))).toBe(false);
  });

  test("not by what the recipe uses and the cook has after all, listed or taken off again", () => {
    const more = play([{ type: "entries-added", texts: ["salt"], found: true }], soup);
    expect(isStale(more)).toBe(false);
    expect(isStale(play([{ type: "entry-removed", position: 1 }], more))).toBe(false);
    expect(isStale(play([{ type: "entry-removed", position: 0 }], more))).toBe(true);
    expect(nextAttempt(more)).toBe(1);
  });

  test("by another wish, and not by which dish was asked for", () => {
    const vegan = play([
      add("leek"),
      { type: "asked", chef: "hosted", order: { ingredients: ["leek"], diet: ["vegan"], dish: "soup|leek", attempt: 2 } },
      words("# Soup"),
      end,
    ]);
    expect(isStale(vegan, { diet: ["vegan"], first: [] })).toBe(false);
    expect(isStale(vegan, { first: [] })).toBe(true);
    expect(isStale(vegan, { diet: ["vegan"], avoid: ["cream"] })).toBe(true);
  });

  test("never without a recipe", () => {
    expect(isStale(play([add("rice")]))).toBe(false);
    expect(isStale(play([add("rice"), ask("rice"), fault, add("egg")]))).toBe(false);
  });
});

describe("asking again", () => {
  test("for the same list asks for another dish, for another list for the first", () => {
    expect(nextAttempt(emptyBook)).toBe(0);
    expect(nextAttempt(soup)).toBe(1);
    expect(nextAttempt(play([add("rice")], soup))).toBe(0);
    expect(nextAttempt(play([ask("leek"), fault], soup))).toBe(0);
  });
});

test("after a dish of the menu, the list's first dish has not been had", () => {
  const chosen = play([add("leek"), { type: "asked", chef: "built-in", order: { ingredients: ["leek"], dish: "soup|leek" } }, words("# Soup"), end]);
  expect(nextAttempt(chosen)).toBe(0);
  expect(dishesChosen(chosen)).toEqual(["soup|leek"]);
});

describe("turning back", () => {
  const stew = play([{ type: "asked", chef: "hosted", order: { ingredients: ["leek"], attempt: 1 } }, words("# Stew"), end], soup);
  const back = play([{ type: "turned-to", recipe: neighbours(stew).previous as never }], stew);

  test("brings the recipe before back, and the one after", () => {
    expect(recipeText(back.session)).toBe("# Soup");
    expect(neighbours(back)).toEqual({ previous: undefined, next: stew.session });
    expect(recipeText(play([{ type: "turned-to", recipe: neighbours(back).next as never }], back).session)).toBe("# Stew");
  });

  test("to the first recipe and asking again gives a third, not the second", () => {
    expect(nextAttempt(back)).toBe(2);
  });

  test("from a failure finds the last recipe", () => {
    expect(recipeText(neighbours(play([ask("leek"), fault], stew)).previous ?? { state: "idle" })).toBe("# Stew");
  });

  test("while the chef cooks changes nothing", () => {
    const cooking = play([ask("leek")], stew);
    expect(play([{ type: "turned-to", recipe: soup.session as never }], cooking)).toBe(cooking);
  });
});

describe("a recipe that was brought", () => {
  const brought = play([add("leek"), { type: "recipe-brought", text: "# Pie", order: { ingredients: ["leek"] } }]);

  test("is on the screen, belongs to no list, and is turned back to like any other", () => {
    expect(recipeText(brought.session)).toBe("# Pie");
    expect(isStale(play([add("rice")], brought))).toBe(false);
    const after = play([ask("leek"), words("# Soup"), end], brought);
    expect(recipeText(neighbours(after).previous ?? { state: "idle" })).toBe("# Pie");
  });

  test("is none that a chef has cooked: asking then begins with the list's first dish", () => {
    expect(nextAttempt(brought)).toBe(0);
  });

  test("does not break into a recipe that is arriving", () => {
    const cooking = play([ask("leek")], soup);
    expect(play([{ type: "recipe-brought", text: "# Pie", order: { ingredients: [] } }], cooking)).toBe(cooking);
  });
});

test("a list from a link takes the place of the one that is there, with what is to be used first", () => {
  const opened = play([{ type: "list-opened", texts: ["egg", "egg", "feta"], first: ["egg"] }], soup);
  expect(opened.entries.map(({ text, mark }) => [text, mark])).toEqual([
    ["egg", "first"],
    ["egg", undefined],
    ["feta", undefined],
  ]);
  expect(new Set(opened.entries.map(({ id }) => id)).size).toBe(3);
  expect(recipeText(opened.session)).toBe("");
});
