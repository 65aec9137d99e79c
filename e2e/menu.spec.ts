import { expect, generate, recipeSection, test } from "./hosted-test.ts";

const FOODS = ["eggs", "spinach", "feta", "onion", "potatoes", "chicken breast", "rice"];

test("the menu is live, keeps to the wishes, and a tap on a dish cooks that one", async ({ page, add }) => {
  await add(...FOODS);
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  const dishes = page.getByRole("group", { name: "Dishes" }).getByRole("button");
  await expect(dishes).toHaveCount(5);
  await page.getByText("What to mind").click();
  await page.getByLabel("vegetarian").check();
  await expect(page.getByRole("button", { name: "Do not mind vegetarian" })).toBeVisible();
  await expect(dishes.locator("span:first-child").filter({ hasText: "chicken" })).toHaveCount(0);
  await expect(dishes.first()).toBeVisible();
  await page.getByText("What to mind").click();
  const second = dishes.nth(1);
  const title = (await second.locator("span").first().textContent()) ?? "";
  await second.click();
  await expect(recipeSection(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  // A recipe is read without the menu above it.
  await expect(dishes.first()).toBeHidden();

  const heading = recipeSection(page).getByRole("article").getByRole("heading", { level: 3 });
  const seen = new Set([title]);
  for (let turn = 2; turn <= 4; turn += 1) {
    await page.getByRole("button", { name: "Another recipe" }).click();
    await expect(heading).not.toHaveText([...seen].at(-1) ?? "");
    seen.add((await heading.textContent()) ?? "");
    expect([...seen]).toHaveLength(turn);
  }
  await expect(recipeSection(page).getByText("made for another list")).toHaveCount(0);
  await page.getByRole("button", { name: "Do not mind vegetarian" }).click();
  await expect(recipeSection(page).getByText("made for another list")).toHaveCount(1);
});

test("a wish that leaves nothing is named where the menu would be", async ({ page, add }) => {
  await add("chicken breast");
  await page.getByText("What to mind").click();
  await page.getByLabel("vegan").check();
  await expect(page.getByText(/I know no dish that is vegan\. Without that wish it would be/)).toBeVisible();
});

test("one thing away is added as an ordinary entry", async ({ page, add }) => {
  await add("smoked haddock", "potatoes", "onion");
  const addition = page.getByRole("button", { name: /^Add .*, for / }).first();
  const name = /^Add (.*), for /.exec((await addition.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await addition.click();
  await expect(page.getByRole("button", { name: `Remove ${name}`, exact: true })).toBeVisible();
});

test("a chip says how it was read, and is edited, used first and kept for another day", async ({ page, add }) => {
  await add("chiken", ...FOODS.slice(0, 4));
  await page.getByRole("button", { name: "chiken → chicken?" }).click();
  await page.getByRole("button", { name: "It is chicken" }).click();
  await expect(page.getByRole("button", { name: "Remove chicken", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "feta", exact: true }).click();
  await page.getByRole("button", { name: "Not today" }).click();
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  await generate(page);
  await expect(recipeSection(page).getByRole("article")).toBeVisible();
  await expect(recipeSection(page).getByRole("article").getByText(/feta/i)).toHaveCount(0);
});
