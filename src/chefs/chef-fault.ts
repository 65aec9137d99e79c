/** The one error thrown between a request to a model and the `recipe-error` it becomes. */
import type { ChefErrorCode, RecipeError } from "#recipe/chef-event";

/** A failure with a code of its own. Its message is written by us: it never quotes a token or what a service sent. */
export class ChefFault extends Error {
  override readonly name = "ChefFault";
  readonly code: ChefErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ChefErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Turns whatever was thrown into the event that ends a stream. A foreign error is a fault of our own and stays unquoted. */
export function toRecipeError(error: unknown): RecipeError {
  if (!(error instanceof ChefFault)) return { type: "recipe-error", code: "internal", message: "The chef failed unexpectedly." };
  const { code, message, retryAfterSeconds } = error;
  return { type: "recipe-error", code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
