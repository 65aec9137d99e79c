/** The page meets real texts: each is a hosted model's reply, and whatever is in it, the page stands, says nothing in its log, and gives its verdict. */
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { CLEAN_RECIPES } from "../src/kitchen/check/corpus/clean-recipes.ts";
import { OVERREACHING_RECIPES } from "../src/kitchen/check/corpus/overreaching-recipes.ts";
import { MIXED_RECIPES } from "../src/kitchen/check/corpus/mixed-recipes.ts";
import { UNSAFE_RECIPES } from "../src/kitchen/check/corpus/unsafe-recipes.ts";
import { expect, test as base } from "./book-test.ts";
import { generate, recipeSection } from "./hosted-test.ts";
import { type RunningBook, startBook } from "./servers.ts";

const GOLDEN = JSON.parse(readFileSync(new URL("../bench/kitchen/golden/book.json", import.meta.url), "utf8")) as readonly Text[];

interface Text {
  readonly ingredients: readonly string[];
  readonly markdown: string;
}

/** A model that says what it is told to, cut at random. */
interface Parrot {
  readonly book: RunningBook;
  says: string;
}

const test = base.extend<object, { parrot: Parrot }>({
  parrot: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const parrot = { says: "" };
      const service = createServer((_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        for (const content of cutUp(parrot.says)) response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
        response.end(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`);
      });
      await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
      const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
      const book = await startBook({ HF_ENDPOINT_URL: address, HF_TOKEN: "hf_parrot", RECIPES_PER_MINUTE: "1000000" });
      await use(Object.assign(parrot, { book }));
      await book.stop();
      service.closeAllConnections();
      service.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ parrot }, use) => use(parrot.book.url),
});

/** Pieces of one to forty units, so that marks and characters are cut through. */
function cutUp(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0, length = 1; at < text.length; at += length, length = 1 + ((length * 7 + at) % 40)) pieces.push(text.slice(at, at + length));
  return pieces;
}

/** Asks for a recipe of these entries and waits until it is there; the faults are what the page logged or threw meanwhile. */
async function meet(page: Page, parrot: Parrot, { ingredients, markdown }: Text): Promise<string[]> {
  const faults: string[] = [];
  const onThrown = (error: Error): number => faults.push(error.message);
  const onLogged = (message: { type(): string; text(): string }): number | false => message.type() === "error" && faults.push(message.text());
  page.on("pageerror", onThrown).on("console", onLogged);
  parrot.says = markdown;
  await replaceList(page, ingredients);
  await generate(page);
  await expect(page.getByRole("status").filter({ hasText: /^(Your recipe is ready\.|Sorry)/ })).toBeAttached();
  page.off("pageerror", onThrown).off("console", onLogged);
  return faults;
}

/** As a person would, and sooner. The page itself stays: what it remembers of the texts before is part of the test. */
async function replaceList(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    const turn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
    for (const button of document.querySelectorAll<HTMLElement>("button[aria-label^='Remove ']")) {
      button.click();
      await turn();
    }
    const field = document.querySelector<HTMLInputElement>("input[name=ingredient]");
    for (const text of texts) {
      if (field) field.value = text;
      field?.form?.requestSubmit();
      await turn();
    }
  }, texts);
}

async function meetAll(page: Page, parrot: Parrot, texts: readonly Text[]): Promise<void> {
  for (const text of texts) {
    await test.step(text.markdown.slice(0, 60), async () => {
      expect(await meet(page, parrot, text)).toEqual([]);
      await expect(recipeSection(page).getByRole("heading", { name: "Pantry check" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
}

function share<Item>(items: readonly Item[], part: number, of: number): readonly Item[] {
  return items.filter((_, index) => index % of === part);
}

test.setTimeout(300_000);

const STRANGERS = [
  "extra-virgin olive oil",
  "self-raising flour",
  "half-and-half",
  "Coca-Cola",
  "all-purpose flour",
  "Worcestershire sauce (1+1)",
  "M&M's",
  "7-Up",
];

test("a stranger with a hyphen in its name is marked, and the page stands", async ({ page, parrot }) => {
  for (const food of STRANGERS) {
    const markdown = `# Eggs\n\n## Ingredients\n- 2 eggs\n- 1 tbsp ${food}\n\n## Method\n1. Stir the ${food} into the eggs and fry for 3 minutes until set.`;
    expect(await meet(page, parrot, { ingredients: ["2 eggs"], markdown })).toEqual([]);
    await expect(recipeSection(page).locator("mark").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove 2 eggs" })).toBeVisible();
  }
});

test("every labelled recipe", async ({ page, parrot }) => {
  await meetAll(page, parrot, [...CLEAN_RECIPES, ...OVERREACHING_RECIPES, ...MIXED_RECIPES, ...UNSAFE_RECIPES]);
});

/** Every so manieth of them in an ordinary run; EVERY_TEXT=1 meets them all. */
const PARTS = process.env["EVERY_TEXT"] === undefined ? [0] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
for (const part of PARTS) {
  test(`a cook's recipes with one food taken off their list, part ${part + 1}`, async ({ page, parrot }) => {
    const texts = GOLDEN.map(({ ingredients, markdown }, index) => ({
      markdown,
      ingredients: ingredients.filter((_, at) => at !== index % ingredients.length),
    }));
    await meetAll(page, parrot, share(texts, part, 9));
  });
}

/** The server takes no longer ones. */
const LONGEST_ENTRY = 500;
const payloads = (createRequire(import.meta.url)("dompurify-payloads/test/fixtures/expect.js") as readonly { readonly payload: string }[]).map(
  ({ payload }) => payload,
);

test("what has run as a script somewhere is words here, as a reply and as an entry", async ({ page, parrot, strangers }) => {
  expect(payloads.length).toBeGreaterThan(150);
  await page.addInitScript(() => {
    for (const name of ["alert", "prompt", "confirm", "open"]) Object.assign(window, { [name]: () => console.error(`${name} was called`) });
  });
  await page.reload();
  for (const payload of payloads) {
    await test.step(payload.slice(0, 60), async () => {
      expect(
        await meet(page, parrot, {
          ingredients: ["eggs", payload.slice(0, LONGEST_ENTRY)],
          markdown: `# Eggs\n\n${payload}\n\n- ${payload}\n\n| ${payload} |\n|--|\n`,
        }),
      ).toEqual([]);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
  expect(strangers).toEqual([]);
});

test("any foods at all, in any recipe", async ({ page, parrot }) => {
  const piece = fc.constantFrom(..."-'\"()[]{}|\\^$.*+?/#_~`<>&", "oil", "öl", "زيت", "בצל", "🍅", "\u202E", "crème", "half-and-half", " ", "\u00A0", "ſ", "İ");
  const food = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(""));
  const texts = fc.sample(fc.tuple(fc.array(food, { minLength: 2, maxLength: 4 }), fc.array(food, { maxLength: 2 })), { numRuns: 60, seed: 17 });
  for (const [foods, listed] of texts) {
    const markdown = `# ${foods[0]}\n\n## Ingredients\n${foods.map((food) => `- 2 ${food}\n`).join("")}\n## Method\n${foods.map((food, index) => `${index + 1}. Fry the ${food} with **${food}**.\n`).join("")}`;
    await test.step(markdown.slice(0, 60), async () => {
      expect(await meet(page, parrot, { ingredients: ["eggs", ...listed], markdown })).toEqual([]);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
});

test.describe("without what was kept for the times offline", () => {
  test.use({ serviceWorkers: "block" });

  test("where a part of the page cannot be fetched, the rest of it is there", async ({ page, parrot, context }) => {
    const markdown = "# Eggs\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Fry the eggs for 3 minutes.";
    await context.route(/assets\/recipe-tools-[^/]*\.js/, (route) => route.abort());
    await page.reload();
    const faults = await meet(page, parrot, { ingredients: ["2 eggs"], markdown });
    await expect(page.getByRole("alert")).toContainText("What can be done with the recipe could not be shown");
    await expect(recipeSection(page).getByRole("heading", { name: "Eggs" })).toBeVisible();
    await expect(recipeSection(page).getByRole("heading", { name: "Pantry check" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove 2 eggs" })).toBeVisible();
    expect(faults).not.toEqual([]);
  });
});
