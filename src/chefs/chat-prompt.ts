/** What a model is told: the two messages of the order, and the one message for services that know no system role. */
import type { Locale, Order, Units } from "#recipe/order";

export interface ChatMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

const ASSISTANT = `You are a helpful chef assistant. You write one recipe for a home cook.
Use only ingredients from the cook's list, and water. Never add anything else: no salt, oil, butter, spice or stock that is not on the list. You need not use everything on the list.
Leave out whatever on the list is not food, and say so.
Give an amount for every ingredient. For meat, poultry, fish, eggs and leftovers give the temperature that makes them safe: poultry 74 °C, minced meat 71 °C, whole cuts and fish 63 °C.
Answer in Markdown and nothing else, in this shape: the dish as a heading (#), one sentence about it, a line such as **Serves 2 · 25 min**, "## Ingredients" with one line for each (- amount ingredient, preparation), "## Method" with numbered steps.`;

const MEASURES: Record<Units, string> = { metric: "Use metric measures.", us: "Use US cups, spoons and ounces." };
const SPELLINGS: Record<Locale, string> = { "en-GB": "Write British English.", "en-US": "Write American English." };

/** The system and the user message for an order. The entries go in exactly as typed, in list order. */
export function writeChefPrompt(order: Order): readonly [ChatMessage, ChatMessage] {
  return [
    { role: "system", content: ASSISTANT },
    { role: "user", content: writeRequest(order) },
  ];
}

/** The same words in one user message. */
export function foldSystemMessage(messages: readonly ChatMessage[]): readonly [ChatMessage] {
  return [{ role: "user", content: messages.map((message) => message.content).join("\n\n") }];
}

function writeRequest({ ingredients, avoid = [], servings, attempt = 0, units, locale }: Order): string {
  return [
    `I only have the following ingredients: ${ingredients.join(", ")}. Please recommend one recipe that I can cook with them.`,
    avoid.length > 0 && `Do not use: ${avoid.join(", ")}.`,
    servings !== undefined && `It should serve ${servings}.`,
    attempt > 0 &&
      `I have already had ${attempt === 1 ? "one suggestion" : `${attempt} suggestions`} for this list: choose a different dish from the first that come to mind.`,
    units && MEASURES[units],
    locale && SPELLINGS[locale],
  ]
    .filter((sentence) => typeof sentence === "string")
    .join(" ");
}
