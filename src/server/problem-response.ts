/** Answers that say what went wrong: problem details with a status, for machines and people. */
import { STATUS_CODES } from "node:http";
import { PROBLEM_TYPE, type Problem } from "#chefs/problem";
import type { ChefErrorCode, RecipeError } from "#recipe/chef-event";

/** The status for a failure before the first words. */
const STATUSES: Readonly<Record<ChefErrorCode, number>> = {
  "bad-order": 422,
  "no-dish": 422,
  "not-food": 422,
  offline: 502,
  "too-many-requests": 429,
  refused: 502,
  "upstream-down": 502,
  "upstream-timeout": 504,
  "bad-reply": 502,
  "broke-off": 502,
  "model-failed": 502,
  draining: 503,
  internal: 500,
};

/** One problem as a response. `headers` adds to it, for instance Allow or Retry-After. */
export function respondProblem(status: number, code: Problem["code"], detail: string, headers: Readonly<Record<string, string>> = {}): Response {
  const problem: Problem = { type: "about:blank", status, code, title: STATUS_CODES[status] ?? "Error", detail };
  return new Response(JSON.stringify(problem), { status, headers: { "content-type": PROBLEM_TYPE, ...headers } });
}

/** The response to an order that failed before the first words. */
export function respondError({ code, message, retryAfterSeconds }: RecipeError): Response {
  return respondProblem(STATUSES[code], code, message, retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) });
}
