/** What a model is told: the two messages of the order, and the one message for services that know no system role. */
import type { Locale, Order, Units } from "#recipe/order";
import type { Diet, Meal, Wishes } from "#recipe/wishes";

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

const DIETS: Record<Diet, string> = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  pescatarian: "pescatarian",
  "no-pork": "without pork",
  "no-beef": "without beef",
  "no-alcohol": "without alcohol",
};
const MEALS: Record<Meal, string> = { breakfast: "a breakfast", main: "a main dish", side: "a side dish", sweet: "something sweet", drink: "a drink" };

/** A dish's id is the name of its archetype, before what it is made of: `warm-salad|egg,feta`. */
function nameOfDish(id: string): string {
  return id.split("|", 1)[0]?.replaceAll(/[-_]+/g, " ").slice(0, 80) ?? "";
}

/** A sentence for each wish. What it asks is proved afterwards in code. */
function writeWishes({ diet = [], freeFrom = [], minutes, kit = {}, course, first = [], dish }: Wishes): readonly string[] {
  const lacks = [...(kit.oven === false ? ["an oven"] : []), ...(kit.blender === false ? ["a blender or food processor"] : [])];
  return [
    ...(diet.length > 0 ? [`The dish must be ${diet.map((each) => DIETS[each]).join(" and ")}.`] : []),
    ...(freeFrom.length > 0 ? [`It must be free of ${freeFrom.join(", ")}: leave out whatever may contain it.`] : []),
    ...(minutes === undefined ? [] : [`From start to table it may take ${minutes} minutes at most.`]),
    ...(lacks.length > 0 ? [`I have no ${lacks.join(" and no ").replaceAll(/\ban? /g, "")}.`] : []),
    ...(kit.pans === undefined ? [] : [kit.pans === 1 ? "Use one pan only." : `Use ${kit.pans} pans at most.`]),
    ...(course === undefined ? [] : [`I would like ${MEALS[course]}.`]),
    ...(first.length > 0 ? [`Be sure to use: ${first.join(", ")}.`] : []),
    ...(dish === undefined ? [] : [`I would like this dish: ${nameOfDish(dish)}.`]),
  ];
}

function writeRequest({ ingredients, avoid = [], mend = [], servings, attempt = 0, units, locale, ...wishes }: Order): string {
  return [
    `I only have the following ingredients: ${ingredients.join(", ")}. Please recommend one recipe that I can cook with them.`,
    avoid.length > 0 && `Do not use: ${avoid.join(", ")}.`,
    servings !== undefined && `It should serve ${servings}.`,
    ...writeWishes(wishes),
    mend.length > 0 &&
      `I had your recipe for it checked, and this was found: ${mend.join(" ")} Write the same dish once more without these faults, and with nothing that is not on my list.`,
    attempt > 0 &&
      `I have already had ${attempt === 1 ? "one suggestion" : `${attempt} suggestions`} for this list: choose a different dish from the first that come to mind.`,
    units && MEASURES[units],
    locale && SPELLINGS[locale],
  ]
    .filter((sentence) => typeof sentence === "string")
    .join(" ");
}
