/** The tools as an assistant meets them: the SDK's own client, over a process's pipes and over HTTP. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createToolServer } from "./create-tool-server.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const COMMAND = ["--import", "tsx", path.join(ROOT, "src/cli/recipie.ts"), "mcp"];
const LIST = ["4 eggs", "rice", "onion", "spinach", "feta", "oil"];

interface Text {
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
}

let http: ChildProcess;
let url = "";
beforeAll(async () => {
  http = spawn(process.execPath, [...COMMAND, "--http", "0"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(http.stdout as NonNullable<typeof http.stdout>, "data")) as [Buffer];
  url = /http:\S+/.exec(line.toString())?.[0] ?? "";
}, 60_000);
afterAll(() => http.kill());

async function connect(transport: "stdio" | "http" | "memory"): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  if (transport === "memory") {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await createToolServer("1.0.0").connect(theirs);
    await client.connect(ours);
  } else if (transport === "stdio") await client.connect(new StdioClientTransport({ command: process.execPath, args: COMMAND, cwd: ROOT }));
  else await client.connect(new StreamableHTTPClientTransport(new URL(url)) as Parameters<Client["connect"]>[0]);
  return client;
}

describe.each(["stdio", "http"] as const)("over %s", (transport) => {
  test("an assistant finds the tools, asks for dishes, has one written, and has a foreign recipe checked", async () => {
    const client = await connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["suggest_dishes", "write_recipe", "check_recipe"]);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
      expect(inputSchema.properties).toHaveProperty("ingredients");
      expect(outputSchema).toBeDefined();
    }

    const { structuredContent: menu } = await client.callTool({ name: "suggest_dishes", arguments: { ingredients: LIST, minutes: 60 } });
    const { dishes } = menu as { dishes: { dish: string; title: string; minutes: number }[] };
    expect(dishes).toHaveLength(5);
    for (const { minutes } of dishes) expect(minutes).toBeLessThanOrEqual(60);

    const chosen = dishes[2];
    const written = await client.callTool({ name: "write_recipe", arguments: { ingredients: LIST, minutes: 60, dish: chosen?.dish } });
    expect(written.structuredContent).toMatchObject({ title: chosen?.title, dish: chosen?.dish });
    const { markdown } = written.structuredContent as { markdown: string };
    expect(written.content).toEqual([{ type: "text", text: markdown }]);
    const proof = await client.callTool({ name: "check_recipe", arguments: { ingredients: LIST, recipe: markdown } });
    expect(proof.structuredContent).toMatchObject({ clean: true, extra: [], unsafe: [] });

    const foreign = {
      ingredients: ["2 eggs", "rice"],
      diet: ["vegan"],
      recipe: "Ingredients:\n- 2 eggs\n- 100 g bacon\n\nMethod:\n1. Fry the bacon, then the eggs.",
    };
    const { structuredContent: found } = await client.callTool({ name: "check_recipe", arguments: foreign });
    expect(found).toMatchObject({
      clean: false,
      extra: [{ food: "bacon", where: "list" }],
      unused: ["rice"],
      against: [expect.objectContaining({ wish: "diet" }), expect.anything()],
    });

    const { messages } = await client.getPrompt({ name: "cook-from-my-pantry", arguments: { ingredients: "eggs, rice", wishes: "no oven" } });
    expect(JSON.stringify(messages)).toMatch(/eggs, rice.*no oven/);
    await client.close();
  });

  test("what is malformed is told as an error, and the next call is answered", async () => {
    const client = await connect(transport);
    const bad: Record<string, unknown>[] = [{}, { ingredients: "egg" }, { ingredients: ["egg"], colour: "red" }, { ingredients: ["egg"], diet: ["carnivore"] }];
    for (const given of bad) {
      expect(await client.callTool({ name: "write_recipe", arguments: given })).toMatchObject({ isError: true });
    }
    const refused = (await client.callTool({ name: "write_recipe", arguments: { ingredients: ["bleach"] } })) as unknown as Text;
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("no recipe") as string }] });
    await expect(client.getPrompt({ name: "no-such-prompt" })).rejects.toMatchObject({ code: -32_602 });
    await expect(client.request({ method: "no/such" } as never, undefined as never)).rejects.toMatchObject({ code: -32_601 });
    expect(await client.callTool({ name: "suggest_dishes", arguments: { ingredients: LIST } })).not.toHaveProperty("isError");
    await client.close();
  });
});

test("only programs of this machine may ask over HTTP, with POST, and not too much", async () => {
  const ask = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers }, body });
  expect((await ask({})).status).toBe(200);
  expect((await ask({ origin: "http://localhost:5173" })).status).toBe(200);
  expect((await ask({ origin: "https://evil.example" })).status).toBe(403);
  expect((await ask({ origin: "http://127.0.0.1.evil.example" })).status).toBe(403);
  expect((await ask({ origin: "null" })).status).toBe(403);
  expect((await ask({}, "{")).status).toBe(400);
  expect((await ask({}, `{"jsonrpc":"2.0","id":1,"method":"${"x".repeat(1_100_000)}"}`)).status).toBe(413);
  expect((await fetch(url)).status).toBe(405);
  expect((await fetch(new URL("/", url))).status).toBe(404);
});

test.each([
  ["write_recipe", {}],
  ["check_recipe", { recipe: "Ingredients:\n- 2 eggs\n- 100 g bacon\n\nMethod:\n1. Fry the bacon, then the eggs." }],
])("once warm, %s is at most 50 ms of work", async (name, more) => {
  const client = await connect("memory");
  const call = { name, arguments: { ingredients: LIST, ...more } };
  for (let at = 0; at < 15; at += 1) await client.callTool(call);
  const began = process.cpuUsage();
  for (let at = 0; at < 20; at += 1) await client.callTool(call);
  // The processor's time, not the clock's: other tests run beside this one.
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 20_000).toBeLessThan(50);
});

test("10,000 calls of any shape are each answered, and memory stays level", async () => {
  const client = await connect("memory");
  const food = fc.constantFrom("egg", "2 onions", "rice", "__proto__", "", "bleach", "x".repeat(600));
  const fields = fc.record(
    {
      ingredients: fc.oneof(fc.array(food, { maxLength: 4 }), fc.anything()),
      recipe: fc.oneof(fc.string({ unit: "binary" }), fc.constant("- 2 eggs\n1. Boil."), fc.anything()),
      minutes: fc.oneof(fc.integer(), fc.anything()),
      diet: fc.anything(),
      dish: fc.oneof(fc.string(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const name = fc.constantFrom("suggest_dishes", "write_recipe", "check_recipe", "no_such_tool", "__proto__");
  const calls = fc.sample(fc.record({ name, arguments: fields }), { numRuns: 10_000, seed: 24 });
  const heap: number[] = [];
  let answered = 0;
  for (const [at, call] of calls.entries()) {
    // What JSON cannot say cannot arrive.
    const sent = JSON.parse(JSON.stringify(call, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value))) as typeof call;
    await client.callTool({ name: sent.name, arguments: sent.arguments as Record<string, unknown> }).then(
      () => (answered += 1),
      (error: { code?: number }) => (answered += Number(typeof error.code === "number")),
    );
    if (at % 2_500 === 2_499) {
      globalThis.gc?.();
      heap.push(process.memoryUsage().heapUsed / 1e6);
    }
  }
  expect(answered).toBe(10_000);
  // Megabytes, without asking for a collection.
  expect((heap[3] ?? 0) - (heap[1] ?? 0)).toBeLessThan(200);
});
