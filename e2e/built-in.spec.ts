import type { Page } from "@playwright/test";
import { expect, test } from "./book-test.ts";

const recipe = "Here is your Recipe from our BOOK:";

test("four ingredients become a recipe from only those, and the page goes to it", async ({ page, add, strangers }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await add("eggs", "cheddar", "tomatoes", "butter");
  await expect(page.getByText("built-in chef")).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click();
  const section = page.getByRole("region", { name: recipe });
  await expect(section.getByRole("article").getByRole("heading", { level: 3 })).toBeVisible();
  await expect(section.getByRole("heading", { name: "Ingredients" })).toBeVisible();
  expect(await section.getByRole("list").first().getByRole("listitem").count()).toBeGreaterThanOrEqual(2);
  await expect(section).toContainText(/eggs?/);
  await expect.poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top))).toBeLessThan(40);
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
});

test("the kitchen works in threads of its own: one reads lists and checks, and one cooks", async ({ page, add }) => {
  await add("eggs", "cheddar", "tomatoes", "butter");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("region", { name: recipe }).getByRole("heading", { name: "Pantry check" })).toBeVisible();
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining("kitchen-worker"), expect.stringContaining("kitchen-worker")]);
});

test.describe("where nothing is in the offline cache", () => {
  // Its service worker may have fetched all of the page before the journey forbids anything.
  test.use({ serviceWorkers: "block" });

  test("where what cooks cannot be fetched the page says so, and another try fetches it", async ({ page, add }) => {
    await page.context().route(/cooking-[\w-]+\.js/, (route) => route.abort());
    await page.reload();
    await add("eggs", "cheddar", "tomatoes", "butter");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("region", { name: recipe })).toContainText("Something went wrong in the book itself.");
    await page.context().unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: recipe }).getByRole("heading", { name: "Ingredients" })).toBeVisible();
  });

  for (const [name, forbid] of [
    ["that knows no workers", (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "Worker"))],
    [
      "that is forbidden to start one",
      (page: Page) =>
        page.route("/", async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": "worker-src 'none'" } });
        }),
    ],
  ] as const) {
    test(`a browser ${name} cooks all the same`, async ({ page, add }) => {
      await forbid(page);
      await page.reload();
      await add("eggs", "cheddar", "tomatoes", "butter");
      await page.getByRole("button", { name: "Generate" }).click();
      await expect(page.getByRole("region", { name: recipe }).getByRole("heading", { name: "Pantry check" })).toBeVisible();
      expect(page.workers()).toEqual([]);
    });
  }
});

test("a thousand entries, none of them known but one, are cooked in words that arrive over many frames", async ({ page, add }) => {
  test.slow();
  await page.getByPlaceholder("e.g - cheese").evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", Array.from({ length: 1_000 }, (_, index) => `food number ${index + 1}`).join("\n"));
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await add("rice");
  await page.evaluate(() => {
    const sizes: number[] = [];
    Object.assign(window, { sizes });
    new MutationObserver(() => {
      const size = document.querySelector("article")?.textContent.length ?? 0;
      if (size !== sizes.at(-1)) sizes.push(size);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole("button", { name: "Generate" }).click();
  // Some forty frames of a page with a thousand chips: what a busy machine takes for them says nothing of how they come.
  await expect(page.getByText("Your recipe is ready.")).toBeAttached({ timeout: 45_000 });
  await expect(page.getByRole("region", { name: recipe })).toContainText("food number 1000");
  const sizes = await page.evaluate(() => (window as unknown as { sizes: number[] }).sizes);
  const size = sizes.at(-1) ?? 0;
  expect(size).toBeGreaterThan(30_000);
  // A frame brings 4,000 characters; a busy machine may draw several of them at once, but never all.
  expect(Math.max(...sizes.map((size, index) => size - (sizes[index - 1] ?? 0)))).toBeLessThan(size / 2);
});

test("a status tells screen readers once that the recipe is ready", async ({ page, add }) => {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector("main ~ [role=status]") as HTMLElement;
    new MutationObserver(() => said.push(status.innerText)).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await add("rice", "eggs", "onion", "oil");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("region", { name: recipe })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(["Cooking up a recipe.", "Your recipe is ready."]);
});

test("says when the recipe was made for another list", async ({ page, add }) => {
  await add("pasta", "tomatoes", "garlic");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  const stale = page.getByText("this recipe was made for another list");
  await expect(page.getByRole("region", { name: recipe })).toBeVisible();
  await expect(stale).toHaveCount(0);
  await add("basil");
  await expect(stale).toBeVisible();
  await page.getByRole("button", { name: "Remove basil" }).click();
  await expect(stale).toHaveCount(0);
});

test("asking again for the same list gives another dish", async ({ page, add }) => {
  await add("eggs", "potatoes", "onion", "cheddar", "butter", "milk");
  const title = page.getByRole("region", { name: recipe }).getByRole("article").getByRole("heading", { level: 3 });
  await page.getByRole("button", { name: "Generate" }).click();
  const first = await title.innerText();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(title).not.toHaveText(first);
});

test("a list that makes no dish gets a reason, not a recipe", async ({ page, add }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await add("chalk", "bleach");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  const section = page.getByRole("region", { name: recipe });
  await expect(section).toContainText("Sorry, could not fetch recipe!");
  await expect(section).toContainText(/not food/i);
  await expect(section.getByRole("button", { name: "Ask the built-in chef" })).toHaveCount(0);
  expect(errors).toHaveLength(1);
});

test("reload clears everything and nothing is kept anywhere", async ({ page, add, entries, context }) => {
  await add("eggs", "milk", "flour", "sugar");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("region", { name: recipe })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept).toEqual({ local: 0, session: 0, databases: 0 });
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByPlaceholder("e.g - cheese")).toBeVisible();
  await expect(entries).toHaveCount(0);
  await expect(page.getByRole("region", { name: recipe })).toHaveCount(0);
});

test("works by keyboard alone", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByPlaceholder("e.g - cheese")).toBeFocused();
  await page.keyboard.type("eggs");
  await page.keyboard.press("Enter");
  const generate = page.getByRole("button", { name: "Get a recipe" });
  for (let presses = 0; presses < 30 && !(await generate.evaluate((button) => button === document.activeElement)); presses++) await page.keyboard.press("Tab");
  await expect(generate).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: recipe })).toBeVisible();
});
