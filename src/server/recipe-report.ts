/** What became of one order, in figures and codes: enough for logs, metrics and the circuit, and nothing that a person typed. */
import type { ChefErrorCode, ChefEvent, EndReason } from "#recipe/chef-event";

/** How a recipe ended; `left`: the client went before it did. */
export type RecipeResult = EndReason | ChefErrorCode | "left";

/** Why an order never reached a chef. */
export type Turnaway = "per-minute" | "at-once" | "queue" | "circuit";

export interface RecipeReport {
  readonly result: RecipeResult;
  /** Our own sentence about a failure. */
  readonly message?: string;
  readonly turnedAwayBy?: Turnaway;
  /** From the order to the first words, in milliseconds. */
  readonly firstWords?: number;
  /** From the order to the end, in milliseconds. */
  readonly duration: number;
  /** Of the recipe, in UTF-16 code units; a token has about four. */
  readonly characters: number;
}

/** Follows one recipe from the order on. */
export class RecipeRecord {
  readonly #begun = performance.now();
  #result: RecipeResult = "left";
  #message: string | undefined;
  #firstWords: number | undefined;
  #characters = 0;

  note(event: ChefEvent): void {
    if (event.type === "text-delta") {
      this.#firstWords ??= this.#elapsed();
      this.#characters += event.text.length;
    } else if (event.type === "recipe-end") this.#result = event.reason;
    else if (event.type === "recipe-error") {
      this.#result = event.code;
      this.#message = event.message;
    }
  }

  report(turnedAwayBy?: Turnaway): RecipeReport {
    return {
      result: this.#result,
      ...(this.#message === undefined ? {} : { message: this.#message }),
      ...(turnedAwayBy === undefined ? {} : { turnedAwayBy }),
      ...(this.#firstWords === undefined ? {} : { firstWords: this.#firstWords }),
      duration: this.#elapsed(),
      characters: this.#characters,
    };
  }

  #elapsed(): number {
    return performance.now() - this.#begun;
  }
}
