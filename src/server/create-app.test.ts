import { expect, describe, test, vi } from "vitest";
import type { Chef } from "#chefs/chef";
import { collect } from "#chefs/test-upstream/collect";
import { readEventLines } from "#chefs/event-lines";
import type { CHEF_ERROR_CODES, ChefEvent } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { createApp, type AppOptions } from "./create-app.ts";
import { OpenRecipes } from "./open-recipes.ts";

const START: ChefEvent = { type: "recipe-start", chef: "hosted", model: "m" };
const END: ChefEvent = { type: "recipe-end", reason: "stop" };

function say(...events: readonly ChefEvent[]): Chef {
  return async function* cook() {
    yield* events;
  };
}

function appWith(chef: Chef, options: AppOptions = {}) {
  return createApp({ hosted: { chef, model: "m" }, ...options });
}

function post(app: ReturnType<typeof createApp>, body: unknown, headers: Record<string, string> = {}) {
  return app.request("/api/recipe", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function readRecipe(response: Response): Promise<ChefEvent[]> {
  return collect(readEventLines(response.body as unknown as AsyncIterable<Uint8Array>));
}

describe("who can cook", () => {
  test("nobody is lent without a model", async () => {
    expect(await (await createApp().request("/api/chefs")).json()).toEqual({ chefs: [{ id: "built-in" }] });
    const response = await post(createApp(), { ingredients: ["egg"] });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "upstream-down", detail: expect.stringContaining("HF_TOKEN") });
  });

  test("the hosted chef is listed first, with its model", async () => {
    expect(await (await appWith(say(END)).request("/api/chefs")).json()).toEqual({ chefs: [{ id: "hosted", model: "m" }, { id: "built-in" }] });
  });
});

describe("an order", () => {
  test("reaches the chef as it was sent", async () => {
    const seen: Order[] = [];
    const app = appWith(async function* cook(order) {
      seen.push(order);
      yield* [START, END];
    });
    const order = { ingredients: ["", "egg", "egg", "Jalapeño 🌶"], avoid: ["milk"], servings: 3 };
    expect((await post(app, order, { "content-type": "Application/JSON; charset=UTF-8" })).status).toBe(200);
    expect(seen).toEqual([order]);
  });

  test("may be as large as the limits", async () => {
    const entries = Array.from({ length: 120 }, () => "x".repeat(500));
    expect((await post(appWith(say(START, END)), { ingredients: entries })).status).toBe(200);
    expect((await post(appWith(say(START, END)), { ingredients: Array.from({ length: 200 }, () => "") })).status).toBe(200);
  });

  test.each<[string, unknown, number, RegExp, Record<string, string>?]>([
    ["is no JSON", "{", 400, /not valid JSON/],
    ["is empty", "", 400, /not valid JSON/],
    ["is a form", "ingredients=egg", 415, /application\/json/, { "content-type": "application/x-www-form-urlencoded" }],
    ["is plain text", '{"ingredients":["egg"]}', 415, /application\/json/, { "content-type": "text/plain" }],
    ["is compressed", '{"ingredients":["egg"]}', 415, /not compressed/, { "content-encoding": "gzip" }],
    ["is in another encoding", '{"ingredients":["egg"]}', 415, /UTF-8/, { "content-type": "application/json; charset=utf-16" }],
    ["is too large", { ingredients: ["x".repeat(64 * 1024)] }, 413, /65536 bytes/],
    ["is a list", ["egg"], 422, /object/],
    ["is null", "null", 422, /object/],
    ["has no ingredients", {}, 422, /ingredients/],
    ["has an empty list", { ingredients: [] }, 422, /empty/],
    ["has numbers for ingredients", { ingredients: [1] }, 422, /texts/],
    ["has too many entries", { ingredients: Array.from({ length: 201 }, () => "egg") }, 422, /201 entries/],
    ["has too long an entry", { ingredients: ["egg", "x".repeat(501)] }, 422, /Entry 2/],
    ["has too much to avoid", { ingredients: ["egg"], avoid: Array.from({ length: 201 }, () => "egg") }, 422, /avoid/],
    ["has a field that we do not know", { ingredients: ["egg"], model: "other" }, 422, /"model"/],
    ["has a field that means something to JavaScript", '{"ingredients":["egg"],"__proto__":{"servings":2}}', 422, /__proto__/],
    ["is nested without end", `{"ingredients":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, 422, /texts/],
    ["serves nobody", { ingredients: ["egg"], servings: 0 }, 422, /servings/],
  ])("that %s is refused with a reason", async (_, body, status, detail, headers) => {
    const chef = vi.fn<Chef>(say(START, END));
    const response = await post(appWith(chef), body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({ type: "about:blank", status, code: "bad-order", title: expect.any(String), detail: expect.stringMatching(detail) });
    expect(chef).not.toHaveBeenCalled();
  });

  test("in bytes that are no UTF-8 is refused", async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"ingredients":["'), 0xff, ...new TextEncoder().encode('"]}')]);
    const response = await appWith(say(START, END)).request("/api/recipe", { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(response.status).toBe(400);
  });

  test("whose size nobody announced is counted while it is read", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(10_000).fill(32));
      },
    });
    const request = { method: "POST", headers: { "content-type": "application/json" }, body, duplex: "half" } as RequestInit;
    expect((await appWith(say(START, END)).request("/api/recipe", request)).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});

describe("a recipe", () => {
  test("streams as lines of events, words of one moment joined", async () => {
    const response = await post(appWith(say(START, { type: "text-delta", text: "# Ome" }, { type: "text-delta", text: "lette" }, END)), {
      ingredients: ["egg"],
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/x-ndjson",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(await readRecipe(response)).toEqual([START, { type: "text-delta", text: "# Omelette" }, END]);
  });

  test("that breaks off says so in its last line", async () => {
    const error: ChefEvent = { type: "recipe-error", code: "broke-off", message: "Gone." };
    const response = await post(appWith(say(START, { type: "text-delta", text: "# Ome" }, error)), { ingredients: ["egg"] });
    expect(response.status).toBe(200);
    expect((await readRecipe(response)).at(-1)).toEqual(error);
  });

  test.each([
    ["bad-order", 422],
    ["no-dish", 422],
    ["not-food", 422],
    ["offline", 502],
    ["too-many-requests", 429],
    ["refused", 502],
    ["upstream-down", 502],
    ["upstream-timeout", 504],
    ["bad-reply", 502],
    ["broke-off", 502],
    ["model-failed", 502],
    ["draining", 503],
    ["internal", 500],
  ] satisfies [(typeof CHEF_ERROR_CODES)[number], number][])("that fails before the first words with %s is answered with %i", async (code, status) => {
    const response = await post(appWith(say(START, { type: "recipe-error", code, message: "Why.", retryAfterSeconds: 7 })), { ingredients: ["egg"] });
    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await response.json()).toMatchObject({ status, code, detail: "Why." });
  });

  test("of a chef that throws, before or after the first words, tells the client nothing and us everything", async () => {
    const faults: unknown[] = [];
    const onFault = (error: unknown) => faults.push(error);
    const broken: Chef = async function* cook(order) {
      yield START;
      if (order.ingredients.includes("late")) yield { type: "text-delta", text: "# Ome" };
      throw new Error("secret of the kitchen");
    };
    const early = await post(appWith(broken, { onFault }), { ingredients: ["egg"] });
    expect(early.status).toBe(500);
    const late = await post(appWith(broken, { onFault }), { ingredients: ["late"] });
    expect(await readRecipe(late.clone())).toMatchObject([START, { text: "# Ome" }, { code: "internal" }]);
    expect((await early.text()) + (await late.text())).not.toMatch(/secret|at /);
    expect(faults).toEqual([new Error("secret of the kitchen"), new Error("secret of the kitchen")]);
  });

  test("is not cooked further than the client reads", async () => {
    let said = 0;
    const app = appWith(async function* cook() {
      yield START;
      for (;;) yield { type: "text-delta", text: `${said++} ${"x".repeat(1000)}` };
    });
    const reader = (await post(app, { ingredients: ["egg"] })).body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said).toBeLessThan(2000);
    await reader?.cancel();
  });

  test("that nobody reads to the end lets its chef go", async () => {
    const gone = vi.fn();
    const openRecipes = new OpenRecipes();
    const app = appWith(
      async function* cook(_, signal) {
        try {
          yield* [START, { type: "text-delta", text: "# Ome" } as const];
          await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
        } finally {
          gone();
        }
      },
      { openRecipes },
    );
    const response = await post(app, { ingredients: ["egg"] });
    await response.body?.cancel();
    await openRecipes.drain();
    await expect.poll(() => gone.mock.calls.length).toBe(1);
  });
});

describe("an address", () => {
  test.each([
    ["GET", "/api/recipe", 405, "POST, OPTIONS"],
    ["PUT", "/api/recipe", 405, "POST, OPTIONS"],
    ["POST", "/api/chefs", 405, "GET, HEAD, OPTIONS"],
    ["DELETE", "/api/health", 405, "GET, HEAD, OPTIONS"],
    ["GET", "/api", 404, null],
    ["GET", "/api/", 404, null],
    ["POST", "/api/recipes", 404, null],
    ["GET", "/api/%2e%2e/%2e%2e/etc/passwd", 404, null],
    ["GET", "/api/%E0%A4%A", 404, null],
  ])("%s %s is answered with %i", async (method, path, status, allow) => {
    const response = await appWith(say(END)).request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(allow);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status, code: status === 405 ? "method-not-allowed" : "not-found" });
  });

  test("OPTIONS tells what it takes", async () => {
    const response = await appWith(say(END)).request("/api/recipe", { method: "OPTIONS" });
    expect([response.status, response.headers.get("allow"), await response.text()]).toEqual([204, "POST, OPTIONS", ""]);
  });

  test("HEAD asks for the headers alone", async () => {
    const response = await appWith(say(END)).request("/api/health", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

test("a closing server says so and cooks nothing new", async () => {
  const openRecipes = new OpenRecipes();
  const app = appWith(say(START, END), { openRecipes });
  expect(await (await app.request("/api/health")).json()).toEqual({ status: "ready" });
  await openRecipes.drain();
  const health = await app.request("/api/health");
  expect([health.status, await health.json()]).toEqual([503, { status: "draining" }]);
  const response = await post(app, { ingredients: ["egg"] });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await response.json()).toMatchObject({ code: "draining" });
});
