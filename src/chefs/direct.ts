/** The direct chef: the browser asks the model's service itself, for pages that are hosted without a server. Its token is public. */
import { createChatChef, type ChatChefOptions } from "./chat-completion.ts";
import { DEFAULT_BASE_URL, DEFAULT_MODEL } from "./chat-request.ts";
import type { Chef } from "./chef.ts";

export interface DirectChefOptions extends Omit<ChatChefOptions, "id" | "service"> {
  readonly token: string;
  readonly baseUrl?: string;
  readonly model?: string;
  /** Tells a browser without a network from a service that is down. */
  readonly isOnline?: () => boolean;
}

/** Makes the chef that asks the service with the token that was built into the page. */
export function createDirectChef({
  token,
  baseUrl = DEFAULT_BASE_URL,
  model = DEFAULT_MODEL,
  isOnline = () => navigator.onLine,
  ...options
}: DirectChefOptions): Chef {
  const chef = createChatChef({ ...options, id: "direct", service: { baseUrl, model, token } });
  return async function* cook(order, signal) {
    for await (const event of chef(order, signal)) {
      const cutOff = event.type === "recipe-error" && event.code === "upstream-down" && !isOnline();
      yield cutOff ? { ...event, code: "offline", message: "The browser is offline." } : event;
    }
  };
}
