/** Problem details (RFC 9457), as the server writes and the hosted chef reads them. */
import { CHEF_ERROR_CODES, type ChefErrorCode } from "#recipe/chef-event";
import { ChefFault } from "./chef-fault.ts";
import { parseJson, readFields } from "./parse-json.ts";

export const PROBLEM_TYPE = "application/problem+json";

export interface Problem {
  /** Always "about:blank": the code says more than an address could. */
  readonly type: "about:blank";
  readonly status: number;
  /** A chef error code, or a word for a request that never reached a chef. */
  readonly code: ChefErrorCode | "not-found" | "method-not-allowed" | "foreign-origin";
  readonly title: string;
  /** What is wrong with this very request. */
  readonly detail: string;
}

/** What a failed answer of the server means for the order. `body` may be anything: a proxy may have written it. */
export function readProblem(status: number, body: string, retryAfterSeconds: number | undefined): ChefFault {
  const { code, detail } = readFields(parseJson(body));
  const known = CHEF_ERROR_CODES.find((each) => each === code);
  if (known && typeof detail === "string") return new ChefFault(known, detail, retryAfterSeconds);
  return new ChefFault(CODES[status] ?? "internal", `The book's server answered with HTTP ${status}.`, retryAfterSeconds);
}

const CODES: Readonly<Record<number, ChefErrorCode>> = {
  400: "bad-order",
  413: "bad-order",
  415: "bad-order",
  422: "bad-order",
  429: "too-many-requests",
  502: "upstream-down",
  503: "upstream-down",
  504: "upstream-timeout",
};
