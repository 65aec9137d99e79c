/** A chef that asks a model: the one conversation with a chat-completion service, for the server and the browser alike. */
import type { ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { foldSystemMessage, writeChefPrompt, type ChatMessage } from "./chat-prompt.ts";
import { readRefusal } from "./chat-refusal.ts";
import { readReply } from "./chat-reply.ts";
import { writeChatRequest, type ChatAnswer, type ChatService, type SendChatRequest } from "./chat-request.ts";
import { ChefFault, toRecipeError } from "./chef-fault.ts";
import type { Chef } from "./chef.ts";
import { withholdSecret } from "./withhold-secret.ts";
import { TIME_LIMITS, pauseFor, startWatch, type TimeLimits, type Watch } from "./watch.ts";

export interface ChatChefOptions {
  /** Who the events say is cooking. */
  readonly id: ChefId;
  readonly service: ChatService;
  /** `fetch`, or something leaner that answers like it. */
  readonly fetch?: SendChatRequest;
  readonly limits?: TimeLimits;
}

/** Makes a chef of a chat-completion service. Leaving the stream early or aborting its signal ends the request to the service at once. */
export function createChatChef({ id, service, fetch = globalThis.fetch, limits = TIME_LIMITS }: ChatChefOptions): Chef {
  return async function* cook(order, signal) {
    signal.throwIfAborted();
    yield { type: "recipe-start", chef: id, model: service.model };
    const watch = startWatch(signal, limits.total);
    try {
      const response = await ask({ service, fetch, limits, watch }, order);
      yield* withholdSecret(readReply(response, watch, limits), service.token);
    } catch (error) {
      signal.throwIfAborted();
      yield toRecipeError(error);
    } finally {
      watch.end();
    }
  };
}

interface Conversation {
  readonly service: ChatService;
  readonly fetch: SendChatRequest;
  readonly limits: TimeLimits;
  readonly watch: Watch;
}

/**
 * The first successful answer. Asks again at most once after the wait that a busy service named, and at most once with
 * the system message folded into the user's; nothing else is tried twice.
 */
async function ask(conversation: Conversation, order: Order): Promise<ChatAnswer> {
  const { limits, watch } = conversation;
  let messages: readonly ChatMessage[] = writeChefPrompt(order);
  let hasWaited = false;
  for (;;) {
    const response = await send(conversation, messages);
    if (response.ok) return response;
    const refusal = await readRefusal(response, watch, limits);
    if (refusal.retryAfterSeconds !== undefined && !hasWaited) {
      hasWaited = true;
      watch.pause();
      await pauseFor(Math.min(refusal.retryAfterSeconds * 1000, limits.retryWait), watch.signal);
    } else if (refusal.aboutRoles && messages.length > 1) {
      messages = foldSystemMessage(messages);
    } else {
      throw refusal.fault;
    }
  }
}

async function send({ service, fetch, limits, watch }: Conversation, messages: readonly ChatMessage[]): Promise<ChatAnswer> {
  const { url, init } = writeChatRequest(service, messages);
  watch.expect(limits.firstByte);
  try {
    return await fetch(url, { ...init, signal: watch.signal });
  } catch {
    watch.signal.throwIfAborted();
    throw new ChefFault("upstream-down", "The model's service could not be reached.");
  }
}
