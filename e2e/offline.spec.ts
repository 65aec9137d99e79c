import { pattern } from "../src/recipe/pattern.ts";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as base } from "@playwright/test";
import { startBook } from "./servers.ts";

const test = base;

function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}

async function cached(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

test("after one visit the page and the built-in chef work without a server", async ({ page }) => {
  const book = await startBook();
  const lines = consoleOf(page);
  await page.goto(book.url);
  await cached(page);
  await expect.poll(() => lines.join("\n")).toContain("Content is cached for offline use.");
  await book.stop();
  await page.reload();
  const field = page.getByPlaceholder("e.g - cheese");
  for (const text of ["rice", "eggs", "onion", "oil"]) {
    await field.fill(text);
    await field.press("Enter");
  }
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("region", { name: "Here is your Recipe from our BOOK:" })).toContainText("Written by the built-in chef");
  await expect.poll(() => lines.join("\n")).toContain("offline mode");
});

/** Serves the built page, but the worker's script as told. */
async function startPage(worker: { status: number; type: string } | undefined) {
  const state = { worker, pageLoads: 0 };
  const root = path.resolve("dist/client");
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
  const server = createServer((request, response) => {
    const name = request.url === "/" ? "/index.html" : ((request.url ?? "/").split("?")[0] ?? "/");
    if (name === "/index.html" && request.headers["sec-fetch-dest"] === "document") state.pageLoads++;
    if (name === "/service-worker.js" && state.worker)
      return response.writeHead(state.worker.status, { "content-type": state.worker.type }).end("<!doctype html>");
    try {
      const bytes = readFileSync(path.join(root, name));
      response.writeHead(200, { "content-type": types[path.extname(name)] ?? "application/octet-stream", "cache-control": "no-cache" }).end(bytes);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("not here");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, state, close: () => server.close() };
}

for (const [name, worker] of [
  ["gone", { status: 404, type: "text/plain" }],
  ["served as another type", { status: 200, type: "text/html" }],
] as const) {
  test(`worker script ${name}: unregistered, and the page reloads once`, async ({ page }) => {
    const site = await startPage(undefined);
    await page.goto(site.url);
    await cached(page);
    site.state.worker = { ...worker };
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));
    await page.reload();
    await expect.poll(() => loads.length).toBe(2);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await expect(page.getByPlaceholder("e.g - cheese")).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads).toHaveLength(2);
    site.close();
  });
}

test("what is not fetched until it is opened stays out of the cache", async ({ request }) => {
  const book = await startBook();
  const script = await (await request.get(`${book.url}/service-worker.js`)).text();
  for (const chunk of ["kitchen-worker", "cooking"]) expect(script.match(pattern("g")`assets/${chunk}-[\w-]+\.js`)).toHaveLength(1);
  expect(script).not.toMatch(/panel-pages|catalogue/);
  await book.stop();
});

test("a registration that fails is logged", async ({ page }) => {
  const site = await startPage({ status: 404, type: "text/plain" });
  const lines = consoleOf(page);
  await page.goto(site.url);
  await expect.poll(() => lines.join("\n")).toContain("Service worker registration failed");
  await expect(page.getByPlaceholder("e.g - cheese")).toBeVisible();
  site.close();
});
