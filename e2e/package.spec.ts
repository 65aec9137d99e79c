/** The package as others get it: packed, installed into an empty folder without a network, run, imported, bundled. Wants `npm run build:package`. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { publint } from "publint";
import { build } from "vite";

const ROOT = path.resolve(import.meta.dirname, "..");

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), "recipie-package-"));
const installed = path.join(folder, "node_modules/the-recipie-book");
const recipie = path.join(folder, "node_modules/.bin/recipie");

let tarball = "";
let host: Server;
let address = "";

test.describe.configure({ mode: "serial", timeout: 90_000 });

test.beforeAll(async () => {
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: ROOT });
  tarball = path.join(folder, stdout.trim());
  writeFileSync(path.join(folder, "package.json"), '{"private":true,"type":"module"}');
  await run("npm", ["install", "--offline", "--silent", tarball], { cwd: folder });
  host = createServer((request, response) => {
    try {
      const bytes = readFileSync(path.join(folder, request.url ?? ""));
      response.writeHead(200, { "content-type": request.url?.endsWith(".js") ? "text/javascript" : "text/html" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

test("at most 3,365,000 bytes packed, nothing to install beside it, and nothing in it but what runs", async () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(3_365_000);
  expect(readdirSync(path.join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["the-recipie-book"]);
  expect(readdirSync(installed).toSorted()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json"]);
  const licences = readFileSync(path.join(installed, "dist/licences.md"), "utf8");
  for (const name of ["react-dom", "hono", "pino", "workbox-core", "@fontsource-variable/literata"]) expect(licences).toContain(`\n## ${name} - `);
  const { messages } = await publint({ pkgDir: installed, strict: true });
  expect(messages).toEqual([]);
});

test("npx of the tarball cooks in an empty folder", async () => {
  const empty = path.join(folder, "empty");
  mkdirSync(empty);
  copyFileSync(tarball, path.join(empty, path.basename(tarball)));
  const { stdout } = await run("npx", ["--yes", "--offline", `./${path.basename(tarball)}`, "cook", "eggs", "rice", "onion"], { cwd: empty });
  expect(stdout).toMatch(/^# .+\n/);
  expect(stdout).toContain("egg");
});

/** Milliseconds that a process has had of a processor, so that whatever else the machine does is not counted. Undefined where the system does not say. */
function processorTime(pid = 0): number | undefined {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return undefined;
  }
}

/** Milliseconds: beside two browsers on two cores 1.0 to 1.3 s were measured. */
const MOST_TO_START = 1_500;

test("the command opens the book within a second and a half of processor time, and so it cooks", async () => {
  const book = spawn(recipie, { cwd: folder, env: { PATH: process.env["PATH"], PORT: "0" } });
  const [line] = (await once(book.stdout, "data")) as [Buffer];
  expect(processorTime(book.pid) ?? 0).toBeLessThan(MOST_TO_START);
  const url = /http:\S+/.exec(line.toString())?.[0] ?? "";
  const page = await fetch(url, { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(await page.text()).toContain("The Recipie Book");
  book.kill("SIGTERM");
  expect(await once(book, "exit")).toEqual([0, null]);

  const cooking = spawn(recipie, ["cook", "eggs", "rice", "onion"]);
  await once(cooking.stdout, "data");
  expect(processorTime(cooking.pid) ?? 0).toBeLessThan(MOST_TO_START);
});

test("the packed book holds one form of each asset, and sends both the packed and the plain one", async () => {
  const assets = readdirSync(path.join(ROOT, "dist/client/assets")).filter((name) => /\.(?:js|css)$/.test(name));
  expect(readdirSync(path.join(installed, "dist/client/assets")).filter((name) => /\.(?:js|css)$/.test(name))).toEqual([]);
  expect(assets.length).toBeGreaterThan(20);
  const book = spawn(recipie, { cwd: folder, env: { PATH: process.env["PATH"], PORT: "0" } });
  const [line] = (await once(book.stdout, "data")) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? "";
  for (const name of assets) {
    const built = readFileSync(path.join(ROOT, "dist/client/assets", name), "utf8");
    for (const accepted of ["br", "identity"]) {
      const answer = await fetch(new URL(`assets/${name}`, url), { headers: { "accept-encoding": accepted } });
      expect([name, answer.headers.get("content-encoding")]).toEqual([name, accepted === "br" ? "br" : null]);
      expect(await answer.text()).toBe(built);
    }
  }
  book.kill("SIGTERM");
  await once(book, "exit");
});

test("menu, check and read answer; a recipe that is not clean ends with 1, and so does a command that does not exist", async () => {
  expect((await run(recipie, ["menu", "eggs", "rice", "onion"])).stdout).toMatch(/\(\d+ min, uses \d of 3\)/);
  expect(JSON.parse((await run(recipie, ["read", "2", "eggs"])).stdout)).toMatchObject({ foods: [{ id: "egg" }] });
  const checking = spawn(recipie, ["check", "eggs"]);
  checking.stdin.end("Ingredients:\n- 2 eggs\n- butter\n");
  const [said] = (await once(checking.stdout, "data")) as [Buffer];
  expect(said.toString()).toContain("butter");
  expect(await once(checking, "exit")).toEqual([1, null]);
  await expect(run(recipie, ["bake"])).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("usage") as unknown });
});

test("every example of the documented functions runs as it stands", async () => {
  const sources = ["cook", "menu", "check", "read"].map((name) => readFileSync(path.join(ROOT, `src/package/${name}.ts`), "utf8"));
  const examples = sources.flatMap((source) => [...source.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code.replaceAll(/^ \* ?/gm, "")));
  expect(examples).toHaveLength(4);
  for (const example of examples) {
    const file = path.join(folder, "example.js");
    writeFileSync(file, example);
    const { stdout, stderr } = await run(process.execPath, [file]);
    expect(stderr).toBe("");
    expect(stdout.trim()).toMatch(/\w/);
  }
});

test("its types hold for every way of resolving modules", async () => {
  writeFileSync(
    path.join(folder, "typed.ts"),
    `import { check, cook, menu, read, type Order } from "the-recipie-book/kitchen";
const order: Order = { ingredients: ["eggs"], diet: ["vegetarian"], kit: { oven: false } };
const answer = cook(order);
export const text: string = answer.ok ? answer.markdown : answer.message;
export const titles: readonly string[] = ((dishes) => (dishes.ok ? dishes.dishes.map(({ title }) => title) : []))(menu(order));
export const clean: boolean = check(text, order).clean;
export const grams: number | undefined = read("2 eggs").foods[0]?.amount?.grams;
// @ts-expect-error An order's diet is one of the known ones.
cook({ ingredients: [], diet: ["carnivore"] });
`,
  );
  for (const module of ["nodenext", "esnext"]) {
    const resolution = module === "nodenext" ? "nodenext" : "bundler";
    const flags = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2023", "--module", module, "--moduleResolution", resolution];
    await run(process.execPath, [path.join(ROOT, "node_modules/typescript/bin/tsc"), ...flags, "typed.ts"], { cwd: folder });
  }
});

/** What a bundler makes of one statement. */
async function bundle(code: string): Promise<string> {
  writeFileSync(path.join(folder, "bundled.js"), code);
  const bundles = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: path.join(folder, "bundled.js"), preserveEntrySignatures: "strict" } },
  });
  const [{ output } = { output: [] }] = [bundles].flat() as { output: { code?: string }[] }[];
  return output.map(({ code = "" }) => code).join("\n");
}

test("who only checks does not carry the dishes", async () => {
  const checking = await bundle('export { check } from "the-recipie-book/kitchen";');
  const cooking = await bundle('export { cook } from "the-recipie-book/kitchen";');
  expect(checking.length).toBeLessThan(cooking.length / 3);
  // Said by the chef alone.
  expect([cooking, checking].map((code) => code.includes("I know no dish"))).toEqual([true, false]);
});

const ORDERS = [
  { ingredients: ["4 eggs", "spinach", "feta"], seed: 3 },
  { ingredients: ["rice", "chicken thighs", "onion", "soy sauce", "garlic", "oil"], servings: 4, units: "us" },
  { ingredients: ["flour", "milk", "2 eggs", "sugar", "butter", "lemon"], course: "sweet", minutes: 60 },
  { ingredients: ["bleach"] },
];

/** Cooks, plans and checks every order, as one text. */
const COOK_ALL = `const cookAll = (orders) => JSON.stringify(orders.map((order) => {
  const cooked = kitchen.cook(order);
  return [cooked, kitchen.menu(order), kitchen.check(cooked.markdown ?? "", order), order.ingredients.map((line) => kitchen.read(line))];
}));`;

test("a bare page, a worker and Node cook the same bytes", async ({ page }) => {
  const module = "/node_modules/the-recipie-book/dist/server/kitchen/kitchen.js";
  writeFileSync(
    path.join(folder, "node.js"),
    `import * as kitchen from "the-recipie-book/kitchen";\n${COOK_ALL}\nconsole.log(cookAll(JSON.parse(process.argv[2])));`,
  );
  writeFileSync(
    path.join(folder, "worker.js"),
    `import * as kitchen from "${module}";\n${COOK_ALL}\nonmessage = ({ data }) => postMessage(cookAll(data));\npostMessage("ready");`,
  );
  writeFileSync(
    path.join(folder, "bare.html"),
    `<!doctype html><script type="module">import * as kitchen from "${module}";\n${COOK_ALL}\nwindow.cookAll = cookAll;\nwindow.worker = new Worker("/worker.js", { type: "module" });
window.worker.onmessage = () => { document.title = "ready"; };</script>`,
  );
  const { stdout } = await run(process.execPath, [path.join(folder, "node.js"), JSON.stringify(ORDERS)]);
  await page.goto(`${address}/bare.html`);
  await expect(page).toHaveTitle("ready");
  const inPage = await page.evaluate((orders) => (window as unknown as { cookAll(orders: unknown): string }).cookAll(orders), ORDERS);
  const inWorker = await page.evaluate(
    (orders) =>
      new Promise<string>((resolve) => {
        const { worker } = window as unknown as { worker: Worker };
        worker.addEventListener("message", ({ data }) => resolve(data as string), { once: true });
        worker.postMessage(orders);
      }),
    ORDERS,
  );
  expect(stdout.trim()).toContain("Uses");
  expect(inPage).toBe(stdout.trim());
  expect(inWorker).toBe(stdout.trim());
});
