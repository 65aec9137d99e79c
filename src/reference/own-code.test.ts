/** The shown code is judged by what it does: a real shell reads the command, a real curl sends it, and the book's own request is the measure. */
import { pattern } from "#recipe/pattern";
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import * as fc from "fast-check";
import { parseSync } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChatChef } from "#chefs/chat-completion";
import { writeChefPrompt } from "#chefs/chat-prompt";
import { DEFAULT_BASE_URL, DEFAULT_MODEL } from "#chefs/chat-request";
import { collect } from "../chefs/test-upstream/collect.ts";
import { startUpstream, type ReceivedRequest, type Upstream } from "../chefs/test-upstream/upstream.ts";
import { type OwnCall, writeOwnCode } from "./own-code.ts";

const TOKEN = "hf_of_the_person";
const LIST = ["baker's yeast", 'a "quoted" 🧀', "$HOME `id` \\", "'; exit 1; '", "two\nlines", ""];

const run = promisify(execFile);

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

function curlFor(call: Partial<OwnCall> = {}): string {
  const command = writeOwnCode({ ingredients: LIST, stream: true, ...call }).find(({ client }) => client === "curl")?.code;
  if (command === undefined) throw new Error("there is no curl snippet");
  return command;
}

/** The words that a shell makes of a curl command, `curl` itself left out. */
async function readWords(command: string): Promise<readonly string[]> {
  const printWords = String.raw`curl() { for word; do printf '%s\0' "$word"; done; }`;
  const { stdout } = await run("sh", ["-c", `${printWords}\n${command}`], { env: { HF_TOKEN: TOKEN } });
  return stdout.split("\0").slice(0, -1);
}

async function sentByTheBook(): Promise<ReceivedRequest> {
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: DEFAULT_MODEL, token: TOKEN } });
  await collect(chef({ ingredients: LIST }, new AbortController().signal));
  return last();
}

function last(): ReceivedRequest {
  const request = upstream.requests.at(-1);
  if (!request) throw new Error("nothing was sent");
  return request;
}

function visible({ method, path, headers, body }: ReceivedRequest) {
  return { method, path, body, authorization: headers.authorization, "content-type": headers["content-type"] };
}

test("a shell reads the curl command as the book's own request: address, headers, body", async () => {
  const { body } = await sentByTheBook();
  const [url, ...options] = await readWords(curlFor());
  expect(url).toBe(`${DEFAULT_BASE_URL}/chat/completions`);
  expect(options.slice(0, 5)).toEqual(["-H", `Authorization: Bearer ${TOKEN}`, "-H", "Content-Type: application/json", "-d"]);
  expect(JSON.parse(options[5] ?? "")).toEqual(body);
  expect(options).toHaveLength(6);
});

// On a machine without curl the words above are all that can be compared.
if (spawnSync("curl", ["--version"]).status === 0) {
  test("curl really sends the book's own request", async () => {
    const ours = visible(await sentByTheBook());
    const command = curlFor().replace(DEFAULT_BASE_URL, upstream.baseUrl);
    const { stdout } = await run("sh", ["-c", command], { env: { PATH: process.env["PATH"], HF_TOKEN: TOKEN } });
    expect(visible(last())).toEqual(ours);
    expect(stdout).toContain("data: [DONE]");
  });
}

test("no list breaks out of the command's quotes", async () => {
  const awkward = fc.string({ unit: fc.constantFrom("'", '"', "\\", "$", "`", "\n", "\0", "-d '", "é", "🧀", "\ud83e", "a") });
  await fc.assert(
    fc.asyncProperty(fc.array(awkward, { maxLength: 4 }), async (ingredients) => {
      const words = await readWords(curlFor({ ingredients }));
      expect(JSON.parse(words[6] ?? "")).toMatchObject({ messages: writeChefPrompt({ ingredients }) });
      expect(words).toHaveLength(7);
    }),
    { numRuns: 60 },
  );
});

test.each([true, false])("the JavaScript parses, streaming %s", (stream) => {
  const snippets = writeOwnCode({ ingredients: LIST, stream }).filter(({ language }) => language === "js");
  expect(snippets.length).toBeGreaterThanOrEqual(2);
  for (const { code } of snippets) expect(parseSync("own-code.mjs", code).errors).toEqual([]);
});

test("all three languages say model, 1024 tokens, both messages, and take the token from where they run", () => {
  const snippets = writeOwnCode({ ingredients: LIST, stream: true });
  expect([...new Set(snippets.map(({ language }) => language))]).toEqual(["sh", "python", "js"]);
  for (const { code } of snippets) {
    expect(code).toContain(DEFAULT_MODEL);
    expect(code).toMatch(/max_tokens"?[:=] ?1024/);
    for (const { role } of writeChefPrompt({ ingredients: LIST })) expect(code).toMatch(pattern()`role"?: "${role}"`);
    expect(code).toContain(String.raw`a \"quoted\" 🧀`);
    expect(code).toMatch(/\$HF_TOKEN|environ\[['"]HF_TOKEN['"]\]|process\.env\.HF_TOKEN/);
    expect(code).not.toMatch(/placeholder|hf_[a-z]/);
  }
});

test("the model in use takes the place of the book's own", () => {
  expect(curlFor({ model: "acme/cook-7b" })).toContain('"model": "acme/cook-7b"');
  expect(curlFor({ model: "acme/cook-7b" })).not.toContain(DEFAULT_MODEL);
});
