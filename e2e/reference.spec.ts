import { brotliCompressSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./book-test.ts";

/** What opening the panel may transfer, whichever page of it is opened first. */
const BUDGET_BYTES = 70_000;

const PLACES = [
  "",
  "/chef",
  "/code",
  "/tasks",
  "/tasks/text-generation",
  "/tasks/token-classification",
  "/libraries",
  "/libraries/open_clip",
  "/workbench",
  "/workbench/peft",
].map((place) => `#behind-the-book${place}`);

// The worker fetches for later what nobody has asked for; here only what the page itself asks for is counted.
test.use({ serviceWorkers: "block" });

const panel = (page: Page) => page.getByRole("dialog", { name: "Behind the book" });

async function turnTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((hash) => location.replace(hash), hash);
  await expect(panel(page).getByRole("heading", { level: 3 })).toBeFocused();
}

function assetsOf(page: Page): readonly Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => response.url().includes("/assets/") && responses.push(response));
  return responses;
}

/** Waits for what comes at idle, the kitchen above all: on a busy machine long after the network is first quiet. */
async function untilNothingComes(assets: readonly Response[]): Promise<void> {
  let seen = 0;
  const hasSettled = (): boolean => {
    const before = seen;
    seen = assets.length;
    return seen === before && assets.some((response) => response.url().includes("/assets/cooking-"));
  };
  await expect.poll(hasSettled, { timeout: 30_000, intervals: [3_000] }).toBe(true);
}

for (const place of ["", "/chef", "/code", "/tasks", "/libraries/peft", "/workbench"]) {
  test(`opening #behind-the-book${place} transfers at most ${BUDGET_BYTES / 1000} KB, and not before`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    // What the page that was opened for the test still fetches is not counted.
    await page.goto("about:blank");
    const assets = assetsOf(page);
    await page.goto(baseURL ?? "/");
    await expect(page.getByPlaceholder("e.g - cheese")).toBeVisible();
    await untilNothingComes(assets);
    const before = assets.map((response) => response.url());
    await turnTo(page, `#behind-the-book${place}`);
    const fetched = assets.filter((response) => !before.includes(response.url()));
    expect(fetched.length).toBeGreaterThan(1);
    const sizes = await Promise.all(fetched.map(async (response) => brotliCompressSync(await response.body()).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}

test("every page is free of faults that axe can find, light and dark, asks no other origin and fits a small phone", async ({ page, add, strangers }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await add("eggs", "baker's yeast");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const place of PLACES) {
      await turnTo(page, place);
      expect(await panel(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), place).toBe(0);
      // The hashes are addresses of the panel, not places on the page that a link would skip to.
      const { violations } = await new AxeBuilder({ page }).include("dialog").disableRules("skip-link").analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        `${place} ${colorScheme}`,
      ).toEqual([]);
    }
  }
  expect(strangers).toEqual([]);
});

test("by keyboard alone: open, read code, copy it, leave, and be where one was", async ({ page, add, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await add("eggs", "baker's yeast");
  const link = page.getByRole("link", { name: "Behind the book" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "How it works" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  for (const _ of ["Workbench", "Libraries", "Tasks"]) await page.keyboard.press("Shift+Tab");
  await expect(panel(page).getByRole("link", { name: "Your own code", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Cook from your own code" })).toBeFocused();
  for (const _ of ["code for", "stream", "copy"]) await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button", { name: "Copy curl" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("eggs, baker\\u0027s yeast");
  await page.keyboard.press("Tab");
  const code = panel(page).getByRole("region", { name: "Code: curl" });
  await expect(code).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});

test("Back leaves the panel in one step, Forward comes back, and the list is untouched", async ({ page, add, entries }) => {
  await add("eggs");
  await page.getByRole("link", { name: "Behind the book" }).click();
  await panel(page).getByRole("link", { name: "Libraries", exact: true }).click();
  await panel(page).getByLabel("Search the libraries").fill("sentence");
  await panel(page).getByRole("link", { name: "sentence-transformers" }).click();
  await expect(page).toHaveURL(/#behind-the-book\/libraries\/sentence-transformers$/);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(entries).toHaveText(["eggs"]);
  await page.goForward();
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText("sentence-transformers");
});

test("an address inside can be shared, reloaded and closed", async ({ page, baseURL }) => {
  await page.goto("about:blank");
  await page.goto(`${baseURL}/#behind-the-book/tasks/text-generation`);
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText("Text Generation");
  await page.reload();
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText("Text Generation");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByPlaceholder("e.g - cheese")).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test("without a network it says what is missing, and tries again", async ({ page }) => {
  await page.route("**/assets/panel-pages*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Behind the book" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("needs the network the first time");
  await page.unrouteAll();
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("heading", { name: "How it works" })).toBeVisible();
});
