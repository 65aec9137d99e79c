import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startUpstream } from "../src/chefs/test-upstream/upstream.ts";

const TOKEN = "hf_publictokenofthestaticpage";
const ROOT = path.resolve(import.meta.dirname, "..");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml" };

/** Builds into a folder of its own with the token in the environment; gives back what the build printed. */
async function build(folder: string, ...flags: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)("npx", ["vite", "build", "--outDir", folder, ...flags], {
    cwd: ROOT,
    env: { ...process.env, VITE_HF_TOKEN: TOKEN },
  });
  return stdout + stderr;
}

function allBytes(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), "latin1"))
    .join("\n");
}

/** Any web host: files under a path of its own, nothing else. */
async function host(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const name = (request.url ?? "").replace(/^\/book\//, "/").replace(/\?.*$/, "");
    try {
      const bytes = readFileSync(path.join(folder, name === "/" ? "index.html" : name));
      response.writeHead(200, { "content-type": TYPES[path.extname(name)] ?? "text/html" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/book/`, server };
}

test.describe.configure({ mode: "serial", timeout: 180_000 });

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "recipie-static-"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test("the ordinary build holds no token and no direct chef, whatever the environment says", async () => {
  await build(path.join(folder, "client"));
  const bytes = allBytes(path.join(folder, "client"));
  expect(bytes).not.toContain(TOKEN);
  expect(bytes).not.toContain("router.huggingface.co/v1/chat");
});

test("the static build warns, and its page calls the service itself, from a folder of any host", async ({ page }) => {
  const printed = await build(path.join(folder, "static"), "--mode", "static");
  const headers = readFileSync(path.join(folder, "static/_headers"), "utf8");
  expect(headers).toContain("connect-src 'self' https://router.huggingface.co;");
  expect(headers).toMatch(/\/assets\/\*\n.*\n {2}cache-control: .*immutable/);
  expect(readFileSync(path.join(folder, "static/service-worker.js"), "utf8")).not.toContain("_headers");

  expect(printed).toMatch(/VITE_HF_TOKEN is now part of the page/);
  expect(printed).not.toContain(TOKEN);

  const upstream = await startUpstream();
  await page.route("https://router.huggingface.co/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await route.fetch({ url: upstream.baseUrl.replace(/\/v1$/, "") + pathname });
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "access-control-allow-origin": "*", "access-control-allow-headers": "*" } });
  });
  const { url, server } = await host(path.join(folder, "static"));
  const ours: string[] = [];
  page.on("request", (request) => ours.push(new URL(request.url()).pathname));
  await page.goto(url);
  const field = page.getByPlaceholder("e.g - cheese");
  for (const text of ["eggs", "cheese", "tomato", "butter"]) {
    await field.fill(text);
    await field.press("Enter");
  }
  await expect(page.getByLabel("Chef", { exact: true })).toHaveValue("direct");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("heading", { name: "Cheese omelette with tomato" })).toBeVisible();
  expect(upstream.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(upstream.requests[0]?.path).toBe("/v1/chat/completions");
  expect(ours.filter((name) => name.startsWith("/api"))).toEqual([]);
  server.close();
  await upstream.close();
});
