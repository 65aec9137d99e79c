/**
 * What is on the screen, as data: the list, and the session with the chef. A pure reducer; nothing is kept anywhere else.
 * Everything that can be worked out (the recipe's text, whether it is stale, what to announce) is derived below, not stored.
 */
import type { ChefErrorCode, ChefEvent, ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";

/** The recipe text after a failure, in the seed's words. */
export const FAILURE_TEXT = "Sorry, could not fetch recipe!";

/** An entry of the list. `id` tells two equal texts apart. */
export interface Entry {
  readonly id: number;
  /** Exactly as typed; may be empty. */
  readonly text: string;
  /** To be used before others, or kept for another day. */
  readonly mark?: EntryMark | undefined;
  /** Put on the list because a recipe uses it: that recipe is for the list with it as well as without. */
  readonly found?: boolean;
}

export type EntryMark = "first" | "not-today";
/** Other words, another mark, or several entries in its place. */
export type EntryChange = Partial<Pick<Entry, "text" | "mark">> | { readonly texts: readonly string[] };

/** What went wrong, as the screen explains it. */
export interface Failure {
  readonly code: ChefErrorCode;
  readonly message: string;
  readonly retryAfterSeconds?: number;
}

/** How the words ended: all there, cut at the token limit, stopped by the person, or broken off by a fault. */
export type Ending = "whole" | "cut-short" | "stopped" | "broke-off";

/** Who wrote a recipe: a chef, or somebody whose recipe was brought here. */
export type Author = ChefId | "brought";

interface Asked {
  readonly chef: ChefId;
  readonly order: Order;
}

export interface Idle {
  readonly state: "idle";
}
export interface Served {
  readonly state: "served";
  readonly chef: Author;
  readonly order: Order;
  readonly text: string;
  readonly model?: string;
  readonly ending: Ending;
  /** Why it broke off. */
  readonly failure?: Failure;
}
export interface Failed extends Asked {
  readonly state: "failed";
  readonly failure: Failure;
}
/** What can be on the screen while nobody cooks. */
export type Settled = Idle | Served | Failed;

export interface Cooking extends Asked {
  readonly state: "cooking";
  /** The words so far; empty until the first ones arrive. */
  readonly text: string;
  readonly model?: string;
  /** What was on the screen before, shown until the first words arrive and again if it is stopped before them. */
  readonly before: Settled;
}
export type Session = Settled | Cooking;

/** The whole screen. */
export interface Book {
  readonly entries: readonly Entry[];
  readonly nextId: number;
  readonly session: Session;
  /** Every recipe served so far, in the order of their serving; kept as long as the page is open. */
  readonly recipes: readonly Served[];
}

export const emptyBook: Book = { entries: [], nextId: 1, session: { state: "idle" }, recipes: [] };

/** More than anyone leafs through. */
const MOST_RECIPES = 50;

export type Action =
  | { readonly type: "entries-added"; readonly texts: readonly string[]; readonly found?: boolean }
  | { readonly type: "list-opened"; readonly texts: readonly string[]; readonly first: readonly string[] }
  | { readonly type: "entry-removed"; readonly position: number }
  | { readonly type: "entry-changed"; readonly position: number; readonly change: EntryChange }
  | { readonly type: "asked"; readonly chef: ChefId; readonly order: Order }
  | { readonly type: "chef-answered"; readonly event: ChefEvent }
  | { readonly type: "recipe-brought"; readonly text: string; readonly order: Order }
  | { readonly type: "stopped" }
  | { readonly type: "turned-to"; readonly recipe: Served };

export function reduceBook(book: Book, action: Action): Book {
  const next = reduce(book, action);
  const { session, recipes } = next;
  return session.state === "served" && !recipes.includes(session) ? { ...next, recipes: [...recipes, session].slice(-MOST_RECIPES) } : next;
}

function reduce(book: Book, action: Action): Book {
  switch (action.type) {
    case "entries-added": {
      const added = action.texts.map((text, index) => ({ id: book.nextId + index, text, ...(action.found ? { found: true } : {}) }));
      return { ...book, entries: [...book.entries, ...added], nextId: book.nextId + added.length };
    }
    case "list-opened": {
      const first = [...action.first];
      const entries = action.texts.map((text, index): Entry => {
        const at = first.indexOf(text);
        if (at >= 0) first.splice(at, 1);
        return { id: book.nextId + index, text, ...(at < 0 ? {} : { mark: "first" }) };
      });
      return { ...book, entries, nextId: book.nextId + entries.length, session: { state: "idle" } };
    }
    case "entry-removed":
      return { ...book, entries: book.entries.filter((_, position) => position !== action.position) };
    case "entry-changed":
      return changeEntry(book, action.position, action.change);
    case "asked":
      // One request at a time: a second one while the chef cooks changes nothing.
      if (book.session.state === "cooking") return book;
      return { ...book, session: { state: "cooking", chef: action.chef, order: action.order, text: "", before: book.session } };
    case "chef-answered":
      return book.session.state === "cooking" ? { ...book, session: afterEvent(book.session, action.event) } : book;
    case "stopped":
      if (book.session.state !== "cooking") return book;
      return { ...book, session: book.session.text === "" ? book.session.before : serve(book.session, "stopped") };
    case "recipe-brought":
      if (book.session.state === "cooking") return book;
      return { ...book, session: { state: "served", chef: "brought", order: action.order, text: action.text, ending: "whole" } };
    case "turned-to":
      return book.session.state === "cooking" ? book : { ...book, session: action.recipe };
  }
}

function changeEntry(book: Book, at: number, change: EntryChange): Book {
  if (!("texts" in change)) return { ...book, entries: book.entries.map((entry, position) => (position === at ? { ...entry, ...change } : entry)) };
  const apart = change.texts.map((text, index): Entry => ({ id: book.nextId + index, text }));
  return { ...book, entries: book.entries.flatMap((entry, position) => (position === at ? apart : [entry])), nextId: book.nextId + apart.length };
}

function afterEvent(session: Cooking, event: ChefEvent): Session {
  switch (event.type) {
    case "recipe-start":
      return { ...session, chef: event.chef, ...(event.model === undefined ? {} : { model: event.model }) };
    case "text-delta":
      return { ...session, text: session.text + event.text };
    case "recipe-end":
      if (session.text.trim() === "") return fail(session, { code: "bad-reply", message: "The chef answered without a word." });
      return serve(session, event.reason === "length" ? "cut-short" : "whole");
    case "recipe-error": {
      const failure: Failure = {
        code: event.code,
        message: event.message,
        ...(event.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: event.retryAfterSeconds }),
      };
      return session.text.trim() === "" ? fail(session, failure) : { ...serve(session, "broke-off"), failure };
    }
  }
}

function serve({ chef, order, text, model }: Cooking, ending: Ending): Served {
  return { state: "served", chef, order, text, ending, ...(model === undefined ? {} : { model }) };
}

function fail({ chef, order }: Cooking, failure: Failure): Failed {
  return { state: "failed", chef, order, failure };
}

/** The session whose words are on the screen: while a new reply has none yet, the one before it. */
export function shownSession(session: Session): Session {
  return session.state === "cooking" && session.text === "" ? session.before : session;
}

/** The recipes served before and after the one on the screen, to turn back to. */
export function neighbours({ session, recipes }: Book): { readonly previous: Served | undefined; readonly next: Served | undefined } {
  const shown = shownSession(session);
  const at = shown.state === "served" ? recipes.indexOf(shown) : recipes.length;
  return { previous: recipes[at - 1], next: recipes[at + 1] };
}

/** The recipe's markdown as the seed defines it: empty, the reply, or the failure sentence. */
export function recipeText(session: Session): string {
  const shown = shownSession(session);
  switch (shown.state) {
    case "idle":
      return "";
    case "failed":
      return FAILURE_TEXT;
    case "served":
    case "cooking":
      return shown.text;
  }
}

/** True when the recipe on the screen was made for another list than the one above it, or for other wishes than those that are set. */
export function isStale(book: Book, wishes: Partial<Order> = {}): boolean {
  const shown = shownSession(book.session);
  if (shown.state !== "served" && shown.state !== "cooking") return false;
  // A brought recipe was made for no list, and is held against the one that is there.
  if (shown.chef === "brought") return false;
  return !isForList(shown, book) || !isForWishes(shown.order, wishes);
}

/** What is asked for beside the list. Which dish, and which attempt, is no wish. */
const WISHED = ["servings", "diet", "freeFrom", "minutes", "kit", "course", "avoid", "first"] as const satisfies readonly (keyof Order)[];

function isForWishes(order: Order, wishes: Partial<Order>): boolean {
  return WISHED.every((name) => JSON.stringify(order[name] ?? []) === JSON.stringify(wishes[name] ?? []));
}

/** Whether an order was for the list as it is now. */
export function isForList({ order: { ingredients } }: { readonly order: Order }, { entries }: Book): boolean {
  const list = entries.filter(({ mark }) => mark !== "not-today");
  let at = 0;
  for (const { text, found } of list) {
    if (ingredients[at] === text) at += 1;
    else if (!found) return false;
  }
  return at === ingredients.length;
}

/** The texts that are cooked with: all but those kept for another day. */
export function listOf(entries: readonly Entry[]): readonly string[] {
  return entries.filter(({ mark }) => mark !== "not-today").map(({ text }) => text);
}
