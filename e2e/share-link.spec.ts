import type { Page } from "@playwright/test";
import { expect, test } from "./book-test.ts";

test.use({ serviceWorkers: "block", permissions: ["clipboard-read", "clipboard-write"] });

const recipe = (page: Page) => page.getByRole("article");
const fit = (page: Page) => page.getByRole("group", { name: "Fit the recipe" });

async function copyLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Take it away" }).click();
  await page.getByRole("button", { name: "A link to this dish" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}

test("a link holds the list, what is minded and the dish: another browser cooks the same, and so does a reload", async ({ page, add, entries, browser }) => {
  await add("4 eggs", "spinach", "feta", "1 onion", "olive oil");
  await page.getByText("What to mind: people, time, diet").click();
  await page.getByLabel("Minutes at most").selectOption("45");
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Another recipe" }).click();
  await expect(page.getByRole("button", { name: "Previous recipe" })).toBeVisible();
  await page.getByRole("button", { name: "Fewer servings" }).click();
  await expect(fit(page)).toContainText("Serves 1");
  const words = await recipe(page).innerText();
  const link = await copyLink(page);
  await expect(page.getByRole("textbox", { name: "The link" })).toHaveValue(link);
  // Asked for, and still nothing of it in the address.
  expect(new URL(page.url()).hash).toBe("");

  const other = await browser.newPage();
  await other.goto(link);
  await expect(recipe(other)).toHaveText((await recipe(page).textContent()) ?? "");
  expect(await recipe(other).innerText()).toBe(words);
  await expect(other.getByRole("region", { name: "Ingredient On Hand :" }).getByRole("listitem")).toHaveCount(await entries.count());
  await expect(other.getByRole("button", { name: "Do not mind 45 min at most" })).toBeVisible();
  await expect(other.getByText("Your list has changed since")).toHaveCount(0);
  await other.getByRole("button", { name: "Remove feta" }).click();
  await other.reload();
  await expect(recipe(other)).toHaveText((await recipe(page).textContent()) ?? "");
  expect(await other.context().cookies()).toEqual([]);
  await other.close();
});

test("followed with a list on the page, it asks first; the panel behind the book opens and closes over it", async ({ page, add, entries }) => {
  await add("rice", "peas");
  const follow = (hash: string) => page.evaluate((hash) => void (location.hash = hash), hash);
  await follow("#list?ingredient=4+eggs&first=feta&diet=vegetarian");
  await expect(page.getByText("brings a list of 2 things")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Remove rice" })).toBeVisible();

  await follow("#list?ingredient=flour&first=feta&ingredient=leek&diet=vegetarian");
  await page.getByRole("button", { name: "Put it in place of mine" }).click();
  await expect(entries).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Do not mind vegetarian" })).toBeVisible();
  await page.getByRole("button", { name: "Remove leek" }).click();
  await page.getByRole("link", { name: "Behind the book" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(entries).toHaveCount(2);
  await expect(page.getByText("brings a list")).toHaveCount(0);
});

test("a link that cannot be read says so, and one that was cut or says more than the book knows", async ({ page, entries, baseURL, add }) => {
  const open = async (hash: string) => {
    await page.goto("about:blank");
    await page.goto(`${baseURL}/${hash}`);
  };
  await open("#list?%E0%A4%A");
  await expect(page.getByText("holds no list that the book can read")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await add("rice");
  await expect(entries).toHaveCount(1);

  await open("#list?letters=60&ingredient=4+eggs&ingredient=spin");
  await expect(page.getByText("was cut on its way")).toBeVisible();
  await expect(entries).toHaveCount(2);

  await open("#list?ingredient=4+eggs&ingredient=spinach&diet=carnivore&dish=frittata");
  await expect(page.getByText("“diet=carnivore”, which this book does not know")).toBeVisible();
  await expect(entries).toHaveCount(2);
  await expect(recipe(page)).toHaveCount(0);
});
