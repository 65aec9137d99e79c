import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./book-test.ts";

test.use({ serviceWorkers: "block" });

const WORDS =
  "Pasta with eggs\n\nServes 2\n\nIngredients\n200 g pasta\n2 eggs\n100 g bacon\n\nMethod\n1. Boil the pasta for 10 minutes.\n2. Fry the bacon.\n3. Stir in the eggs.\n";
const SOURCE = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({
  "@graph": [
    {
      "@type": "Recipe",
      name: "Toast with cheese",
      recipeYield: "2",
      recipeIngredient: ["2 slices bread", "50 g cheddar"],
      recipeInstructions: [{ "@type": "HowToStep", text: "Toast the bread with the cheese." }],
    },
  ],
})}</script></head><body>a lot</body></html>`;

const recipe = (page: Page) => page.getByRole("article");
const panel = (page: Page) => page.getByRole("dialog", { name: "Bring a recipe" });

async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, text] as const,
  );
  await page.locator("main").dispatchEvent("drop", { dataTransfer: data });
}

async function pasteIntoField(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("e.g - cheese").evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("a pasted recipe is shown, proved, scaled, cooked from and taken away like any other", async ({ page, add }) => {
  await add("pasta", "eggs");
  await page.getByRole("link", { name: "Bring a recipe" }).click();
  await panel(page).getByLabel("The recipe").fill(WORDS);
  await expect(panel(page).getByRole("status")).toHaveText("Pasta with eggs: 3 ingredients, 3 steps.");
  await panel(page).getByRole("button", { name: "Bring it" }).click();
  await expect(recipe(page)).toContainText("Fry the bacon");
  await expect(page).not.toHaveURL(/#/);
  await expect(page.getByText("Brought here by you")).toBeVisible();
  await expect(page.getByRole("button", { name: "I have it: bacon" })).toBeVisible();
  await page.getByRole("button", { name: "I have it: bacon" }).click();
  await expect(page.getByRole("button", { name: "I have it: bacon" })).toHaveCount(0);
  // The list as it is: what is taken off again is missed again.
  await page.getByRole("button", { name: "Remove bacon" }).click();
  await expect(page.getByRole("button", { name: "I have it: bacon" })).toBeVisible();
  await expect(page.getByText("Your list has changed since")).toHaveCount(0);

  await page.getByRole("button", { name: "More servings" }).click();
  await expect(recipe(page)).toContainText("300 g pasta");
  await page.getByRole("button", { name: "Take it away" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /Cooklang/ }).click()]);
  expect(download.suggestedFilename()).toBe("pasta-with-eggs.cook");
  await expect(page.getByRole("button", { name: /^A link to/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("dialog")).toContainText("Boil the pasta");
});

test("dropped files: a page's source is shown for what it is, a pantry's file becomes the list", async ({ page, entries }) => {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_500);
  await drop(page, "page.html", SOURCE);
  await expect(panel(page).getByRole("status")).toHaveText("Toast with cheese: 2 ingredients, 1 step.");
  await panel(page).getByRole("button", { name: "Bring it" }).click();
  await expect(recipe(page)).toContainText("Toast the bread with the cheese.");
  await drop(page, "pantry.conf", '[fridge]\nmilk = "1%l"\neggs = "6"\n');
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Remove 1 l milk" })).toBeVisible();
});

test("into the field: a recipe opens the panel, a pantry's file and a list do not; the address of a page says why it is not fetched", async ({
  page,
  entries,
  strangers,
}) => {
  await pasteIntoField(page, "[shelf]\nrice = true\n");
  await expect(entries).toHaveCount(1);
  await pasteIntoField(page, "- [ ] eggs\n- [x] milk");
  await expect(entries).toHaveCount(3);
  await pasteIntoField(page, WORDS);
  await expect(panel(page).getByRole("button", { name: "Bring it" })).toBeVisible();
  await panel(page).getByLabel("The recipe").fill("https://example.org/carbonara");
  await expect(panel(page).getByRole("status")).toContainText("the book fetches no pages");
  await expect(panel(page).getByRole("link", { name: "Open example.org" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include("dialog").disableRules("skip-link").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await panel(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  expect(strangers).toEqual([]);
});

test("a page that is shared to the book is named, not fetched, and leaves no entry", async ({ page, entries, baseURL, strangers }) => {
  await page.goto(`${baseURL}/?title=Carbonara&url=${encodeURIComponent("https://example.org/carbonara")}`);
  await expect(panel(page).getByRole("status")).toContainText("the book fetches no pages");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(entries).toHaveCount(0);
  expect(strangers).toEqual([]);
});
