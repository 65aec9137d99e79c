/** The kitchen in a thread of its own: answers every question with a reply of the same number. Imported by a page, it answers there. */
import { fetchLanguages } from "./fetch-languages.ts";
import { type Kitchen, kitchen } from "./kitchen.ts";

export interface Question {
  readonly number: number;
  readonly deed: keyof Kitchen;
  readonly given: readonly unknown[];
}

export type Reply = { readonly number: number; readonly answer: unknown } | { readonly number: number; readonly problem: string };

/** Never rejects. What needs no fetching is answered in the order of the questions. */
export async function answerQuestion({ number, deed, given }: Question): Promise<Reply> {
  const answer = kitchen[deed] as (...given: readonly unknown[]) => unknown;
  try {
    const languages = fetchLanguages(given.flatMap(textsOf));
    if (languages !== undefined) await languages;
    return { number, answer: await answer(...given) };
  } catch (error) {
    return { number, problem: String(error) };
  }
}

/** The texts of a question that foods are read in: a list, a recipe, an order. */
function textsOf(given: unknown): readonly string[] {
  if (typeof given === "string") return given.includes("\n") ? given.split("\n") : [];
  if (Array.isArray(given)) return given.filter((text) => typeof text === "string");
  if (typeof given !== "object" || given === null) return [];
  const { ingredients, avoid, first } = given as { readonly [part: string]: unknown };
  return [ingredients, avoid, first].flatMap(textsOf);
}

/** A dish for nobody, once what cooks is there: whoever asks for the first one then need not wait until tables are read and code is compiled. */
const TRIAL: Question = { number: 0, deed: "cook", given: [{ ingredients: ["egg", "onion", "potato", "tomato", "flour", "butter"] }] };

if ("DedicatedWorkerGlobalScope" in self)
  self.addEventListener("message", async ({ data }: MessageEvent<Question>) => {
    self.postMessage(await answerQuestion(data));
    // What has been asked meanwhile goes first.
    if (data.deed === "prepareToCook") setTimeout(() => void answerQuestion(TRIAL));
  });
