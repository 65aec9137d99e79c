/**
 * The events every chef answers an order with: one `recipe-start`, any number of `text-delta`, then one
 * `recipe-end` or one `recipe-error`. A failure is a part of the stream, because the words before it have gone out.
 */

/** Who can cook: our own chef in the browser, a model behind our server, a model the browser calls itself, or the browser's own model. */
export const CHEF_IDS = ["built-in", "hosted", "direct", "on-device"] as const;
export type ChefId = (typeof CHEF_IDS)[number];

/**
 * Why no recipe, or no whole recipe, came:
 * - `bad-order`: the order itself was refused (see the message)
 * - `no-dish`: the built-in chef knows nothing good to cook from this list (the message says why)
 * - `not-food`: the order holds something that must never be cooked
 * - `offline`: the network, or our server, could not be reached
 * - `too-many-requests`: asked too often; `retryAfterSeconds` says when again
 * - `refused`: the model's service refused the request (a wrong token, no such model, a payment due)
 * - `upstream-down`: the model's service failed or could not be reached
 * - `upstream-timeout`: it took too long
 * - `bad-reply`: it answered with something that is not a recipe stream
 * - `broke-off`: the reply stopped half-way
 * - `model-failed`: the browser's own model could not be fetched, or failed (the message says which)
 * - `draining`: our server is shutting down
 * - `internal`: a fault of our own
 */
export const CHEF_ERROR_CODES = [
  "bad-order",
  "no-dish",
  "not-food",
  "offline",
  "too-many-requests",
  "refused",
  "upstream-down",
  "upstream-timeout",
  "bad-reply",
  "broke-off",
  "model-failed",
  "draining",
  "internal",
] as const;
export type ChefErrorCode = (typeof CHEF_ERROR_CODES)[number];

/** Why a whole recipe ended: the chef was done, or the token limit cut it short. */
export const END_REASONS = ["stop", "length"] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface RecipeStart {
  readonly type: "recipe-start";
  readonly chef: ChefId;
  /** The model's id, for chefs that have one. */
  readonly model?: string;
}
export interface TextDelta {
  readonly type: "text-delta";
  readonly text: string;
}
export interface RecipeEnd {
  readonly type: "recipe-end";
  readonly reason: EndReason;
}
export interface RecipeError {
  readonly type: "recipe-error";
  readonly code: ChefErrorCode;
  /** A sentence for the log and for whoever reads it; never holds a token or an upstream body. */
  readonly message: string;
  readonly retryAfterSeconds?: number;
}

export type ChefEvent = RecipeStart | TextDelta | RecipeEnd | RecipeError;
