import { beforeEach, expect, test, vi } from "vitest";
import type { Question, Reply } from "../kitchen-worker/kitchen-worker.ts";

/** A worker that answers when the test says so. */
class Thread extends EventTarget {
  static readonly all: Thread[] = [];
  readonly questions: Question[] = [];
  readonly name: string | undefined;
  constructor(_address: URL, { name }: WorkerOptions) {
    super();
    this.name = name;
    Thread.all.push(this);
  }
  postMessage(question: Question): void {
    this.questions.push(question);
  }
  terminate(): void {}
  answer(deed: string, answer: unknown): void {
    const at = this.questions.findIndex((question) => question.deed === deed);
    const [question] = this.questions.splice(at, 1);
    const reply: Reply = { number: question?.number ?? 0, answer };
    this.dispatchEvent(Object.assign(new Event("message"), { data: reply }));
  }
}

const thread = (name: string): Thread => Thread.all.find((each) => each.name === name) as Thread;
const deeds = (name: string): readonly string[] => thread(name).questions.map(({ deed }) => deed);

async function openKitchen(): Promise<typeof import("./ask-kitchen.ts").askKitchen> {
  const { askKitchen } = await import("./ask-kitchen.ts");
  return askKitchen;
}

beforeEach(() => {
  vi.resetModules();
  Thread.all.length = 0;
  vi.stubGlobal("Worker", Thread);
});

const eggs = { ingredients: ["eggs"] };
const rice = { ingredients: ["rice"] };

test("a proof is asked for in another thread than the one that works at the menu", async () => {
  const askKitchen = await openKitchen();
  void askKitchen("menu", eggs);
  const checked = askKitchen("checkPage", "# Eggs", eggs);
  thread("reading").answer("checkPage", "a page");
  await expect(checked).resolves.toBe("a page");
});

test("the gate is asked in another thread than the one that works at the menu", async () => {
  const askKitchen = await openKitchen();
  void askKitchen("menu", eggs);
  const gated = askKitchen("gateOrder", eggs);
  expect(deeds("cooking")).toEqual(["menu"]);
  expect(deeds("reading")).toEqual(["gateOrder"]);
  thread("reading").answer("gateOrder", "gated");
  await expect(gated).resolves.toBe("gated");
});

test("a menu waits until nobody waits for a dish, and only the newest is asked for", async () => {
  const askKitchen = await openKitchen();
  void askKitchen("prepareToCook");
  const first = askKitchen("menu", eggs);
  const second = askKitchen("menu", rice);
  const third = askKitchen("menu", eggs);
  const dish = askKitchen("cook", rice);
  await expect(second).rejects.toThrow("newer");
  expect(deeds("cooking")).toEqual(["prepareToCook", "menu", "cook"]);
  thread("cooking").answer("menu", "a menu");
  await expect(first).resolves.toBe("a menu");
  expect(deeds("cooking")).toEqual(["prepareToCook", "cook"]);
  thread("cooking").answer("cook", "a dish");
  await expect(dish).resolves.toBe("a dish");
  expect(deeds("cooking")).toEqual(["prepareToCook", "menu"]);
  thread("cooking").answer("menu", "the newest menu");
  await expect(third).resolves.toBe("the newest menu");
});
