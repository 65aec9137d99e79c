/**
 * The text of a recipe as it stands on the screen: as written, for other people, in other measures. There is one such text, and
 * whatever speaks of the recipe (the check, the cooking view, what is taken away) speaks of it.
 */
import { useState } from "react";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import { type Adjustments, AS_WRITTEN } from "../recipe-tools/adjustments.ts";
import type { Session } from "../session/session.ts";

export interface ShownRecipe {
  /** The chef's markdown: what was served, or the same dish cooked again for other people. */
  readonly written: string;
  readonly adjustments: Adjustments;
  /** People it was cooked again for; undefined as long as it is what was served. */
  readonly servings: number | undefined;
  /** The markdown on the screen. */
  readonly words: string;
  adjust(adjustments: Adjustments, words: string): void;
  /** Left out where the chef cannot cook the same dish again: then amounts are multiplied in the text. */
  readonly people: PeopleControls | undefined;
}

export interface PeopleControls {
  /** Asked for and not there yet. */
  readonly isBusy: boolean;
  /** Why the dish stays as it is, a sentence. */
  readonly refusal: string | undefined;
  /** Cooks the same dish again, within what is there. */
  serve(people: number): void;
}

/** What has been made of one served text. */
interface State {
  readonly served: string;
  readonly written: string;
  readonly adjustments: Adjustments;
  readonly words: string;
  readonly servings?: number;
  readonly isBusy?: boolean;
  readonly refusal?: string;
}

export function useShownRecipe(shown: Session): ShownRecipe {
  const [last, setState] = useState<State | undefined>(undefined);
  const served = shown.state === "served" || shown.state === "cooking" ? shown.text : "";
  // Another recipe begins as it was written; this one stays as the cook left it.
  const asServed: State = { served, written: served, adjustments: AS_WRITTEN, words: served };
  const state = last?.served === served ? last : asServed;
  const { written, adjustments, words, servings, isBusy = false, refusal } = state;

  /** Changes this recipe alone: an answer that comes when another is on the screen is late. */
  const change = (make: (state: State) => State): void => setState((last) => make(last?.served === served ? last : asServed));

  const serve = (people: number): void => {
    if (isBusy || shown.state !== "served") return;
    change(({ refusal: _refusal, ...state }) => ({ ...state, isBusy: true }));
    const settle = (markdown: string | undefined): void =>
      setState((last) => {
        if (last?.served !== served) return last;
        const { isBusy: _isBusy, ...state } = last;
        return markdown === undefined
          ? { ...state, refusal: refuse(people) }
          : { served, written: markdown, adjustments: AS_WRITTEN, words: markdown, servings: people };
      });
    askKitchen("cookAgain", shown.order, people).then(settle, () => settle(undefined));
  };

  return {
    written,
    adjustments,
    words,
    servings,
    adjust: (adjustments, words) => change(({ refusal: _refusal, ...state }) => ({ ...state, adjustments, words })),
    people: shown.state === "served" && shown.chef === "built-in" ? { isBusy, refusal, serve } : undefined,
  };
}

function refuse(people: number): string {
  return `What is on your list does not make this dish for ${people === 1 ? "one" : people}. Its amounts stay as they are.`;
}
