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
/** Undefined until the kitchen is first needed, and once it has failed. */
let worker: Worker | undefined;
let hasFailed = false;

/** @returns the kitchen's answer; rejects where the kitchen, or the part of it that is asked, cannot be fetched. To ask again is to try again. */
export function askKitchen<Deed extends keyof Kitchen>(deed: Deed, ...given: Parameters<Kitchen[Deed]>): Promise<Awaited<ReturnType<Kitchen[Deed]>>> {
  openKitchen();
  asks += 1;
  const question: Question = { number: asks, deed, given };
  return new Promise((resolve, reject) => {
    const open: Asked = { question, resolve, reject };
    asked.set(question.number, open);
    if (worker) worker.postMessage(question);
    else answerHere([open]);
  });
}

/** Fetches what reads a list, so that the first question need not wait for that. What cooks is fetched by `prepareToCook`. */
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
  answerHere([...asked.values()]);
}

/** Answers questions in this thread. Where even that cannot be fetched, the next question tries a worker again. */
function answerHere(open: readonly Asked[]): void {
  import("../kitchen-worker/kitchen-worker.ts").then(
    ({ answerQuestion }) => {
      for (const { question } of open) void answerQuestion(question).then(hear);
    },
    (reason: unknown) => {
      hasFailed = false;
      for (const { question, reject } of open) {
        asked.delete(question.number);
        reject(reason);
      }
    },
  );
}
