/** What the browser makes of whatever our server, or something in between, answers. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import { createHostedChef } from "./hosted.ts";
import { collect } from "./test-upstream/collect.ts";

const START = '{"type":"recipe-start","chef":"hosted","model":"m"}\n';
const WORDS = '{"type":"text-delta","text":"# Ome"}\n';
const END = '{"type":"recipe-end","reason":"stop"}\n';
const LIMITS = { firstByte: 400, silence: 400, total: 3_000 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/recipe`;
}

async function ask(listener: RequestListener): Promise<ChefEvent[]> {
  const chef = createHostedChef({ url: await serve(listener), model: "known", limits: LIMITS });
  return collect(chef({ ingredients: ["egg"] }, new AbortController().signal));
}

function answer(status: number, type: string, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "content-type": type, ...headers });
    response.end(body);
  };
}

function stream(body: string, then: "end" | "hang" | "reset"): RequestListener {
  return (request, response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    response.write(body);
    if (then === "end") response.end();
    if (then === "reset") setTimeout(() => request.socket.resetAndDestroy(), 20);
  };
}

test("the order is posted as it is, and the events come as they are", async () => {
  let sent = "";
  const events = await ask((request, response) => {
    sent = `${request.method} ${request.headers["content-type"]} `;
    request.on("data", (bytes: Buffer) => (sent += bytes.toString())).on("end", () => stream(START + WORDS + END, "end")(request, response));
  });
  expect(sent).toBe('POST application/json {"ingredients":["egg"]}');
  expect(events).toEqual([
    { type: "recipe-start", chef: "hosted", model: "m" },
    { type: "text-delta", text: "# Ome" },
    { type: "recipe-end", reason: "stop" },
  ]);
});

function problem(code: string): string {
  return JSON.stringify({ type: "about:blank", status: 429, code, title: "t", detail: "In a minute." });
}

function fetchWithoutNetwork(): Promise<never> {
  return Promise.reject(new TypeError("Failed to fetch"));
}

describe("every failure begins with who cooks and ends with why not", () => {
  test.each<[string, RequestListener, Partial<ChefEvent> & { type: "recipe-error" }]>([
    [
      "our server's own words",
      answer(429, "application/problem+json", problem("too-many-requests"), { "retry-after": "60" }),
      { type: "recipe-error", code: "too-many-requests", message: "In a minute.", retryAfterSeconds: 60 },
    ],
    ["our server's own code, whatever the status", answer(502, "application/problem+json", problem("refused")), { type: "recipe-error", code: "refused" }],
    ["a code that nobody knows", answer(429, "application/problem+json", problem("tired")), { type: "recipe-error", code: "too-many-requests" }],
    [
      "a proxy's page for 502",
      answer(502, "text/html", "<h1>Bad gateway</h1>"),
      { type: "recipe-error", code: "upstream-down", message: "The book's server answered with HTTP 502." },
    ],
    ["a proxy's page for 413", answer(413, "text/html", "<h1>Too large</h1>"), { type: "recipe-error", code: "bad-order" }],
    ["a proxy's endless page", answer(504, "text/html", "x".repeat(1_000_000)), { type: "recipe-error", code: "upstream-timeout" }],
    ["no such address", answer(404, "text/plain", "no"), { type: "recipe-error", code: "internal" }],
    ["a sign-in page", answer(200, "text/html", "<title>Sign in</title>"), { type: "recipe-error", code: "bad-reply" }],
    ["lines that are no events", stream("hello\n", "end"), { type: "recipe-error", code: "bad-reply" }],
    ["nothing at all", stream("", "end"), { type: "recipe-error", code: "broke-off" }],
    ["an end without an end", stream(START + WORDS, "end"), { type: "recipe-error", code: "broke-off" }],
    ["a connection lost midway", stream(START + WORDS, "reset"), { type: "recipe-error", code: "broke-off" }],
    ["a connection lost before the first words", stream(START, "reset"), { type: "recipe-error", code: "offline" }],
    ["a server that says nothing", () => undefined, { type: "recipe-error", code: "upstream-timeout" }],
    ["a server that falls silent", stream(START + WORDS, "hang"), { type: "recipe-error", code: "upstream-timeout" }],
  ])("%s", async (_, listener, error) => {
    const events = await ask(listener);
    expect(events[0]).toMatchObject({ type: "recipe-start", chef: "hosted" });
    expect(events.filter(({ type }) => type === "recipe-start")).toHaveLength(1);
    expect(events.at(-1)).toMatchObject(error);
  });

  test("no network", async () => {
    const events = await collect(createHostedChef({ fetch: fetchWithoutNetwork, model: "known" })({ ingredients: ["egg"] }, new AbortController().signal));
    expect(events).toMatchObject([
      { type: "recipe-start", chef: "hosted", model: "known" },
      { type: "recipe-error", code: "offline" },
    ]);
  });
});

test("Stop throws the person's reason and closes the connection", async () => {
  let closed: Promise<unknown> = Promise.resolve();
  const url = await serve((request, response) => {
    closed = new Promise((resolve) => response.once("close", resolve));
    stream(START + WORDS, "hang")(request, response);
  });
  const person = new AbortController();
  const events: ChefEvent[] = [];
  const cooking = (async () => {
    for await (const event of createHostedChef({ url })({ ingredients: ["egg"] }, person.signal)) events.push(event);
  })();
  await expect.poll(() => events.length).toBe(2);
  const stopped = performance.now();
  person.abort(new Error("enough"));
  await expect(cooking).rejects.toThrow("enough");
  await closed;
  expect(performance.now() - stopped).toBeLessThan(100);
});
