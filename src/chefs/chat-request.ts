/** The chat-completion request: where it goes and what it says. The official client sends the same (chat-request.test.ts). */
import type { ChatMessage } from "./chat-prompt.ts";
import type { Body } from "./read-body.ts";

export const DEFAULT_BASE_URL = "https://router.huggingface.co/v1";
export const DEFAULT_MODEL = "mistralai/Mistral-7B-Instruct-v0.3";
const MAX_TOKENS = 1024;

/** A service that speaks the OpenAI chat-completion protocol. */
export interface ChatService {
  /** Absolute, ending in `/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Sent as the bearer token. Left out: no authorization is sent. */
  readonly token?: string;
}

export interface ChatRequest {
  readonly url: string;
  readonly init: ChatRequestInit;
}

interface ChatRequestInit extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request, as `fetch` does. When the signal aborts it rejects, or the body it gave fails. */
export type SendChatRequest = (url: string, init: ChatRequestInit & { readonly signal: AbortSignal }) => Promise<ChatAnswer>;

/** As much of a `Response` as is read of it. */
export interface ChatAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly type: ResponseType;
  readonly headers: Pick<Headers, "get">;
  readonly body: Body | null;
}

/** A redirect is not followed: it would carry the order, and on the same host the token, to an address that nobody configured. */
export function writeChatRequest({ baseUrl, model, token }: ChatService, messages: readonly ChatMessage[]): ChatRequest {
  return {
    url: `${baseUrl}/chat/completions`,
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ model, messages, max_tokens: MAX_TOKENS, stream: true }),
      redirect: "manual",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    },
  };
}
