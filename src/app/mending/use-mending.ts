/**
 * A model held to the list: where the check finds fault with its recipe, it is asked once more for the dish, with what was found,
 * and the better of the two stays. The second answer is not shown while it comes: what is on the screen stays readable until it is known to be worse.
 */
import { useEffect, useRef, useState } from "react";
import type { Finding } from "#kitchen/check/finding";
import type { ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import { faultsOf, isBetter } from "../pantry-check/faults.ts";
import type { PantryChecking } from "../pantry-check/use-pantry-check.ts";
import { dishOnScreen } from "../session/dish-on-screen.ts";
import type { Ending, Failed, Failure, Served, Session } from "../session/session.ts";
import type { Chefs } from "../session/use-session.ts";
import { collectRecipe } from "./collect-recipe.ts";

/** What came of asking once more, as told of the recipe that is on the screen. */
export type Mended =
  | { readonly state: "asking"; readonly faults: readonly Finding[] }
  /** This recipe is the second one: what the first had against it, and how much of that is left. */
  | { readonly state: "second-kept"; readonly faults: readonly Finding[]; readonly left: number }
  /** This recipe is the first one, and the second was better. */
  | { readonly state: "second-kept-instead" }
  /** The second was no better. */
  | { readonly state: "first-kept"; readonly ending: Ending }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "stopped" };

export interface Mending {
  readonly mended: Mended | undefined;
  /** Left out where there is nothing to mend, nobody to ask, or it has been asked already. */
  readonly ask: (() => void) | undefined;
  stop(): void;
}

interface MendingOptions {
  readonly session: Session;
  /** What is on the screen of it. */
  readonly shown: Session;
  readonly checking: PantryChecking;
  readonly chefs: Chefs;
  /** Asks of itself, once a recipe. */
  readonly asksTwice: boolean;
  /** Puts the better recipe on the screen. */
  readonly onKeep: (recipe: Served) => void;
}

/** More findings than this are not told: the model has not understood the order at all. */
const MOST_TOLD = 20;

export function useMending({ session, shown, checking, chefs, asksTwice, onKeep }: MendingOptions): Mending {
  const [told, setTold] = useState<ReadonlyMap<Served, Mended>>(new Map());
  const asking = useRef<{ readonly about: Served; readonly request: AbortController } | undefined>(undefined);
  const served = shown.state === "served" && isOfModel(shown) ? shown : undefined;
  const mended = served && told.get(served);
  const { page, order, isCurrent } = checking;
  const faults = page && isCurrent ? faultsOf(page.check) : [];
  const isBusy = session.state === "cooking";
  const canAsk =
    served !== undefined &&
    order !== undefined &&
    faults.length > 0 &&
    !isBusy &&
    (mended === undefined || mended.state === "failed" || mended.state === "stopped");

  const tell = (recipe: Served, mended: Mended): void => setTold((told) => new Map(told).set(recipe, mended));

  const ask = (): void => {
    if (!canAsk || asking.current) return;
    const request = new AbortController();
    asking.current = { about: served, request };
    tell(served, { state: "asking", faults });
    const first = { check: page?.check ?? { findings: [], foods: [], used: 0 }, isWhole: served.ending === "whole" };
    askOnceMore(chefs, served, order, faults, request.signal)
      .then(async (second) => {
        if (second.state === "failed") return tell(served, { state: "failed", failure: second.failure });
        const { check } = await askKitchen("checkPage", second.text, order);
        request.signal.throwIfAborted();
        const left = faultsOf(check).length;
        if (!isBetter({ check, isWhole: second.ending === "whole" }, first)) return tell(served, { state: "first-kept", ending: second.ending });
        tell(served, { state: "second-kept-instead" });
        tell(second, { state: "second-kept", faults, left });
        onKeep(second);
      })
      .catch((error: unknown) => {
        if (request.signal.aborted) return tell(served, { state: "stopped" });
        tell(served, { state: "failed", failure: { code: "internal", message: error instanceof Error ? error.message : String(error) } });
      })
      .finally(() => {
        if (asking.current?.request === request) asking.current = undefined;
      });
  };

  // Who turns the page, asks for something else or clears it does not wait for this any more.
  useEffect(() => {
    if (isBusy || asking.current?.about !== served) asking.current?.request.abort();
  });
  useEffect(() => () => asking.current?.request.abort(), []);

  const isDue = asksTwice && canAsk && mended === undefined && served.ending === "whole";
  useEffect(() => {
    if (isDue) ask();
  });

  return { mended, ask: canAsk ? ask : undefined, stop: () => asking.current?.request.abort() };
}

type OfModel = Served & { readonly chef: ChefId };

function isOfModel(served: Served): served is OfModel {
  return served.chef !== "built-in" && served.chef !== "brought";
}

/** Which attempt the first was is no matter: the dish is to be the same. */
async function askOnceMore(chefs: Chefs, served: OfModel, order: Order, faults: readonly Finding[], signal: AbortSignal): Promise<Served | Failed> {
  const { attempt: _, dish: __, ...wanted } = order;
  const dish = dishOnScreen(served, served.chef);
  const mend = faults.slice(0, MOST_TOLD).map(({ message }) => message);
  const asked: Order = { ...wanted, ...(dish === undefined ? {} : { dish }), mend };
  const answer = await collectRecipe(chefs[served.chef], { chef: served.chef, order: asked }, signal);
  return { ...answer, order };
}
