/**
 * Asks the kitchen, which works in a thread of its own, so that neither typing nor a recipe that streams in waits for it.
 * Where no such thread can be started, it works in this one.
 */
import type { Kitchen } from "../kitchen-worker/kitchen.ts";
import type { Question, Reply } from "../kitchen-worker/kitchen-worker.ts";

interface Asked {
  readonly question: Question;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Questions without an answer yet, by number. */
const asked = new Map<number, Asked>();
let asks = 0;
/** Undefined until the kitchen is first needed, and for good once the worker has failed. */
let worker: Worker | undefined;
let hasFailed = false;

/** @returns the kitchen's answer; rejects where the kitchen cannot be fetched */
export function askKitchen<Deed extends keyof Kitchen>(deed: Deed, ...given: Parameters<Kitchen[Deed]>): Promise<ReturnType<Kitchen[Deed]>> {
  openKitchen();
  asks += 1;
  const question: Question = { number: asks, deed, given };
  return new Promise((resolve, reject) => {
    asked.set(question.number, { question, resolve, reject });
    if (worker) worker.postMessage(question);
    else answerHere();
  });
}

/** Fetches the kitchen, so that the first question need not wait for that. */
export function openKitchen(): void {
  if (worker || hasFailed) return;
  try {
    worker = new Worker(new URL("../kitchen-worker/kitchen-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => hear(data));
    worker.addEventListener("error", giveUpWorker);
  } catch {
    giveUpWorker();
  }
}

function hear(reply: Reply): void {
  const waiting = asked.get(reply.number);
  asked.delete(reply.number);
  if ("problem" in reply) waiting?.reject(new Error(reply.problem));
  else waiting?.resolve(reply.answer as never);
}

/** The worker could not be fetched, or is forbidden. */
function giveUpWorker(): void {
  hasFailed = true;
  worker?.terminate();
  worker = undefined;
  answerHere();
}

/** Answers all open questions in this thread. */
function answerHere(): void {
  import("../kitchen-worker/kitchen-worker.ts").then(
    ({ answerQuestion }) => {
      for (const { question } of asked.values()) hear(answerQuestion(question));
    },
    (reason: unknown) => {
      for (const { reject } of asked.values()) reject(reason);
      asked.clear();
    },
  );
}
