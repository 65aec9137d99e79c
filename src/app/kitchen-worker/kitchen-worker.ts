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

if ("DedicatedWorkerGlobalScope" in self)
  self.addEventListener("message", ({ data }: MessageEvent<Question>) => void answerQuestion(data).then((reply) => self.postMessage(reply)));
