/** What it means when a service answers a chat-completion request with anything but success. */
import type { ChefErrorCode } from "#recipe/chef-event";
import type { ChatAnswer } from "./chat-request.ts";
import { ChefFault } from "./chef-fault.ts";
import { readBody, readText } from "./read-body.ts";
import { readRetryAfter } from "./retry-after.ts";
import type { TimeLimits, Watch } from "./watch.ts";

export interface ChatRefusal {
  readonly fault: ChefFault;
  /** Seconds after which the service wants to be asked again; undefined where trying again is of no use. */
  readonly retryAfterSeconds: number | undefined;
  /** The service dislikes the roles of the messages, as templates without a system role do. */
  readonly aboutRoles: boolean;
}

/** Reads a refusal and lets go of its body, of which nothing is kept. */
export async function readRefusal(response: ChatAnswer, watch: Watch, limits: TimeLimits): Promise<ChatRefusal> {
  const { status } = response;
  const aboutRoles = (status === 400 || status === 422) && isAboutRoles(await readWords(response, watch, limits));
  void response.body?.cancel().catch(() => undefined);
  const retryAfterSeconds = status === 429 || status === 503 ? readRetryAfter(response.headers) : undefined;
  return { fault: new ChefFault(readCode(response), describe(response), retryAfterSeconds), retryAfterSeconds, aboutRoles };
}

/** Enough of an error body to see what it is about; the rest is not worth the bytes. */
const MOST_READ = 16 * 1024;

async function readWords({ body }: ChatAnswer, watch: Watch, limits: TimeLimits): Promise<string> {
  const words = await readText(
    readBody(body, watch, () => limits.silence),
    MOST_READ,
  ).catch(() => "");
  watch.signal.throwIfAborted();
  return words ?? "";
}

/** `Conversation roles must alternate user/assistant/…`, `System role not supported`, and their like. */
function isAboutRoles(words: string): boolean {
  return /\broles?\b/i.test(words) && /system|alternat/i.test(words);
}

function readCode(response: ChatAnswer): ChefErrorCode {
  if (isRedirect(response)) return "bad-reply";
  if (response.status === 429) return "too-many-requests";
  return response.status >= 500 ? "upstream-down" : "refused";
}

const REASONS: Readonly<Record<number, string>> = {
  400: "did not accept the request",
  401: "did not accept the access token",
  402: "asks for a payment",
  403: "does not allow this access token to use the model",
  404: "does not know the model or the address",
  422: "did not accept the request",
  429: "is asked too often",
};

function describe(response: ChatAnswer): string {
  if (isRedirect(response)) return "The model's service points to another address, which is not followed.";
  const { status } = response;
  return `The model's service ${REASONS[status] ?? (status >= 500 ? "failed" : "refused the request")} (HTTP ${status}).`;
}

/** A browser hides the status of a redirect that it was told not to follow. */
function isRedirect({ type, status }: ChatAnswer): boolean {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}
