/** The one hook with effects: ties the pure session to a chef, the network and the clock. */
import { startTransition, useCallback, useEffect, useReducer, useRef } from "react";
import type { Chef } from "#chefs/chef";
import type { ChefEvent, ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { createBatch, onNextFrame } from "./frame-batch.ts";
import { type Book, emptyBook, type EntryChange, reduceBook, type Served } from "./session.ts";

export type Chefs = Readonly<Record<ChefId, Chef>>;

export interface SessionControls {
  readonly book: Book;
  addEntries(texts: readonly string[]): void;
  /** Adds what the recipe on the screen uses: it is for this list then, as it was before. */
  addFound(texts: readonly string[]): void;
  /** Puts another list in place of the one that is there, some of it to be used first, and clears the recipe from the screen. */
  openList(texts: readonly string[], first: readonly string[]): void;
  /** Puts a recipe that somebody else wrote on the screen. The order says what it is held against. */
  bring(text: string, order: Order): void;
  removeEntry(position: number): void;
  changeEntry(position: number, change: EntryChange): void;
  /** Asks a chef. While one cooks, asking again does nothing. */
  ask(chef: ChefId, order: Order): void;
  /** Ends the request for real: the upstream call is aborted too. */
  stop(): void;
  /** Puts an earlier recipe back on the screen. */
  turnTo(recipe: Served): void;
}

export function useSession(chefs: Chefs): SessionControls {
  const [book, dispatch] = useReducer(reduceBook, emptyBook);
  const current = useRef<AbortController | undefined>(undefined);

  const ask = useCallback(
    (chef: ChefId, order: Order) => {
      if (current.current) return;
      const request = new AbortController();
      current.current = request;
      dispatch({ type: "asked", chef, order });
      const pass = (event: ChefEvent): void => {
        // oxlint-disable-next-line no-console -- the seed asks for the error's message in the log
        if (event.type === "recipe-error") console.error(event.message);
        const answer = (): void => dispatch({ type: "chef-answered", event });
        // With the end comes all that can be done with the recipe: drawn a few milliseconds at a time, so that no press waits for it.
        if (event.type === "recipe-end") startTransition(answer);
        else answer();
      };
      void relay(chefs[chef](order, request.signal), request.signal, pass).finally(() => {
        if (current.current === request) current.current = undefined;
      });
    },
    [chefs],
  );

  const stop = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    dispatch({ type: "stopped" });
  }, []);

  useEffect(() => () => current.current?.abort(), []);

  return {
    book,
    addEntries: useCallback((texts) => dispatch({ type: "entries-added", texts }), []),
    addFound: useCallback((texts) => dispatch({ type: "entries-added", texts, found: true }), []),
    bring: useCallback((text, order) => dispatch({ type: "recipe-brought", text, order }), []),
    openList: useCallback((texts, first) => dispatch({ type: "list-opened", texts, first }), []),
    removeEntry: useCallback((position) => dispatch({ type: "entry-removed", position }), []),
    changeEntry: useCallback((position, change) => dispatch({ type: "entry-changed", position, change }), []),
    ask,
    stop,
    turnTo: useCallback((recipe) => dispatch({ type: "turned-to", recipe }), []),
  };
}

/** Passes a chef's events on until the stream ends or the person stops it. A stream that ends without a last word has broken off. */
async function relay(events: AsyncIterable<ChefEvent>, signal: AbortSignal, pass: (event: ChefEvent) => void): Promise<void> {
  const batch = createBatch(pass, onNextFrame);
  signal.addEventListener("abort", () => batch.cancel());
  let ended = false;
  try {
    for await (const event of events) {
      if (signal.aborted) return;
      ended = event.type === "recipe-end" || event.type === "recipe-error";
      await batch.add(event);
    }
    if (!ended && !signal.aborted) batch.add({ type: "recipe-error", code: "broke-off", message: "The chef stopped in the middle of the reply." });
  } catch (error) {
    if (signal.aborted) return;
    batch.add({ type: "recipe-error", code: "internal", message: error instanceof Error ? error.message : String(error) });
  }
}
