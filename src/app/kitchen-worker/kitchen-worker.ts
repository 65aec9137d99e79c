/** The kitchen in a thread of its own: answers every question with a reply of the same number. Imported by a page, it answers there. */
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
    return { number, answer: await answer(...given) };
  } catch (error) {
    return { number, problem: String(error) };
  }
}

/** A dish for nobody, once what cooks is there: whoever asks for the first one then need not wait until tables are read and code is compiled. */
const TRIAL: Question = { number: 0, deed: "cook", given: [{ ingredients: ["egg", "onion", "potato", "tomato", "flour", "butter"] }] };

if ("DedicatedWorkerGlobalScope" in self)
  self.addEventListener("message", async ({ data }: MessageEvent<Question>) => {
    self.postMessage(await answerQuestion(data));
    // What has been asked meanwhile goes first.
    if (data.deed === "prepareToCook") setTimeout(() => void answerQuestion(TRIAL));
  });
