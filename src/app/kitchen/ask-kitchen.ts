/**
 * Asks the kitchen, which works in threads of its own, so that neither typing nor a recipe that streams in waits for it: one reads
 * lists and checks, and one cooks. Where no such thread can be started, it works in this one.
 */
import type { Kitchen } from "../kitchen-worker/kitchen.ts";
import type { Question, Reply } from "../kitchen-worker/kitchen-worker.ts";

type Desk = "reading" | "cooking";

/** The gate, a suggestion, a chip and a proof never wait for what takes the code of all dishes. */
const READ: ReadonlySet<keyof Kitchen> = new Set(["gateOrder", "suggestIngredients", "describeEntries", "weighFoods", "checkPage"]);

/** What nobody waits for: it goes when all else has been answered, and of several of a kind only the newest. */
const WAITS: keyof Kitchen = "menu";
/** Fetches, and so keeps nobody from working. */
const PREPARES: keyof Kitchen = "prepareToCook";

interface Asked {
  readonly question: Question;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Questions without an answer yet, by number. */
const asked = new Map<number, Asked>();
let asks = 0;
let waiting: Asked | undefined;
const workers = new Map<Desk, Worker>();
let hasFailed = false;

/** @returns the kitchen's answer; rejects where the kitchen, or the part of it that is asked, cannot be fetched, or where a newer menu is asked for. To ask again is to try again. */
export function askKitchen<Deed extends keyof Kitchen>(deed: Deed, ...given: Parameters<Kitchen[Deed]>): Promise<Awaited<ReturnType<Kitchen[Deed]>>> {
  asks += 1;
  const question: Question = { number: asks, deed, given };
  return new Promise((resolve, reject) => {
    const open: Asked = { question, resolve, reject };
    if (deed !== WAITS || !isCooking()) return send(open);
    waiting?.reject(new Error("A newer list is asked about."));
    waiting = open;
  });
}

/** Fetches what reads a list, so that the first question need not wait for that. What cooks is fetched by `prepareToCook`. */
export function openKitchen(): void {
  openDesk("reading");
}

function isCooking(): boolean {
  return [...asked.values()].some(({ question: { deed } }) => deskOf(deed) === "cooking" && deed !== PREPARES);
}

function deskOf(deed: keyof Kitchen): Desk {
  return READ.has(deed) ? "reading" : "cooking";
}

function send(open: Asked): void {
  const { question } = open;
  const worker = openDesk(deskOf(question.deed));
  asked.set(question.number, open);
  if (worker) worker.postMessage(question);
  else answerHere([open]);
}

function openDesk(desk: Desk): Worker | undefined {
  const open = workers.get(desk);
  if (open || hasFailed) return open;
  try {
    const worker = new Worker(new URL("../kitchen-worker/kitchen-worker.ts", import.meta.url), { type: "module", name: desk });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => hear(data));
    worker.addEventListener("error", giveUpWorkers);
    workers.set(desk, worker);
    return worker;
  } catch {
    giveUpWorkers();
    return undefined;
  }
}

function hear(reply: Reply): void {
  const open = asked.get(reply.number);
  asked.delete(reply.number);
  if ("problem" in reply) open?.reject(new Error(reply.problem));
  else open?.resolve(reply.answer as never);
  if (!waiting || isCooking()) return;
  const next = waiting;
  waiting = undefined;
  send(next);
}

/** A worker could not be fetched, or is forbidden. */
function giveUpWorkers(): void {
  hasFailed = true;
  for (const worker of workers.values()) worker.terminate();
  workers.clear();
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
      for (const { question } of open) hear({ number: question.number, problem: String(reason) });
    },
  );
}
