import { expect, test } from "vitest";
import { startWorker, type WorkerSurroundings } from "./register-service-worker.ts";

/** A browser whose worker script answers as told, and which writes down what happens. */
function browser(script: () => Promise<Response>, registered: boolean, registers = true) {
  const happened: string[] = [];
  const installing = Object.assign(new EventTarget(), { state: "installing", postMessage: (words: unknown) => happened.push(`message ${String(words)}`) });
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing,
    unregister: async () => {
      happened.push("unregister");
      return true;
    },
  });
  const workers = {
    controller: null as unknown,
    getRegistration: async () => (registered ? registration : undefined),
    register: async (url: string) => {
      if (!registers) throw new Error("not allowed");
      happened.push(`register ${url}`);
      return registration;
    },
  };
  const surroundings = {
    workers,
    fetch: script,
    reload: () => happened.push("reload"),
    log: (words: string) => happened.push(words),
  } as unknown as WorkerSurroundings;
  const become = (state: string): void => {
    installing.state = state;
    installing.dispatchEvent(new Event("statechange"));
  };
  return { surroundings, happened, workers, registration, become };
}

const script = async (): Promise<Response> => new Response("", { headers: { "content-type": "text/javascript" } });
const start = (page: ReturnType<typeof browser>, offered: (() => void)[] = []): Promise<void> =>
  startWorker("./service-worker.js", page.surroundings, (use) => offered.push(use));

test("the first visit registers and says when the page is cached", async () => {
  const page = browser(script, false);
  await start(page);
  page.registration.dispatchEvent(new Event("updatefound"));
  page.become("installed");
  expect(page.happened).toEqual(["register ./service-worker.js", "Content is cached for offline use."]);
});

test.each([
  ["gone", async () => new Response("", { status: 404 })],
  ["no script", async () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
])("a script that is %s: unregister, reload", async (_, answer) => {
  const page = browser(answer, true);
  await start(page);
  expect(page.happened).toEqual(["unregister", "reload"]);
});

test.each(["application/ecmascript", "text/javascript; charset=utf-8", "Application/X-JavaScript", "text/jscript"])("%s is a script", async (type) => {
  const page = browser(async () => new Response("", { headers: { "content-type": type } }), true);
  await start(page);
  expect(page.happened[0]).toBe("register ./service-worker.js");
});

test("a script that is gone never reloads a page that has no worker", async () => {
  const page = browser(async () => new Response("", { status: 404 }), false, false);
  await start(page);
  expect(page.happened).toEqual(["Service worker registration failed: not allowed"]);
});

test("without a network the page says that it runs offline", async () => {
  const page = browser(() => Promise.reject(new TypeError("failed")), true);
  await start(page);
  expect(page.happened).toEqual([expect.stringContaining("offline mode")]);
});

test("a new edition is logged, offered, and used only when asked for", async () => {
  const page = browser(script, true);
  page.workers.controller = {};
  const offered: (() => void)[] = [];
  await start(page, offered);
  page.registration.dispatchEvent(new Event("updatefound"));
  page.become("installed");
  expect(page.happened).toEqual(["register ./service-worker.js", expect.stringContaining("New content is available")]);
  offered[0]?.();
  expect(page.happened.at(-1)).toBe("message use-new-edition");
  page.become("activated");
  expect(page.happened.at(-1)).toBe("reload");
});
