/** The built server as a process: what it prints, when it refuses to start, how it ends. */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startUpstream } from "#chefs/test-upstream/upstream";

const folder = mkdtempSync(path.join(tmpdir(), "book-server-"));
const page = path.join(folder, "client/index.html");

beforeAll(async () => {
  await build({ logLevel: "silent", build: { ssr: "src/server/main.ts", outDir: path.join(folder, "server"), emptyOutDir: true } });
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

function layOutPage(): void {
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, "<!doctype html><title>The Recipie Book</title>");
}

function start(variables: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [path.join(folder, "server/main.js")], { env: { PATH: process.env["PATH"], PORT: "0", ...variables } });
}

async function refusalOf(variables: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const server = start(variables);
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit") as Promise<[number]>]);
  return { code, said };
}

/** The address that an opened book has printed. */
async function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  return /^The Recipie Book is open at (http:\/\/\S+)\n$/.exec(line.toString())?.[1] ?? "";
}

test("a setting that makes no sense is named, a missing page explained, a port in use told; each ends with 1", async () => {
  expect(await refusalOf({ PORT: "many", HF_TOKEN: "my secret" })).toEqual({
    code: 1,
    said: expect.stringMatching(/^HF_TOKEN must be (?!.*secret).+\nPORT must be .+\n$/),
  });
  expect(await refusalOf({})).toEqual({ code: 1, said: "The page has not been built yet. Run: npm run build\n" });
  layOutPage();
  const first = start({});
  const { port } = new URL(await addressOf(first));
  expect(await refusalOf({ PORT: port })).toEqual({ code: 1, said: expect.stringContaining(`Port ${port} is already in use.`) });
  expect(await refusalOf({ METRICS_PORT: port })).toEqual({ code: 1, said: expect.stringContaining(`Port ${port} is already in use. Set METRICS_PORT`) });
  first.kill("SIGINT");
  expect(await once(first, "exit")).toEqual([0, null]);
});

test("it opens with the page, lets an open recipe end when it is told to close, and ends with 0", async () => {
  layOutPage();
  const upstream = await startUpstream({ pace: 2 });
  const server = start({ HF_ENDPOINT_URL: upstream.baseUrl });
  const url = await addressOf(server);
  expect(await (await fetch(url)).text()).toContain("The Recipie Book");
  const recipe = await fetch(`${url}/api/recipe`, { method: "POST", headers: { "content-type": "application/json" }, body: '{"ingredients":["egg"]}' });
  server.kill("SIGTERM");
  const [said, exit] = await Promise.all([recipe.text(), once(server, "exit")]);
  expect(said).toContain('{"type":"recipe-end","reason":"stop"}');
  expect(exit).toEqual([0, null]);
  await upstream.close();
});
