/** For more people: never a green verdict over an amount that is not there. */
import { expect, test } from "./book-test.ts";
import { generate, recipeSection } from "./hosted-test.ts";

const more = { name: "More servings" };
const fewer = { name: "Fewer servings" };

test("the built-in chef cooks again within what is there, and says so where it does not do", async ({ page, add }) => {
  await add("2 eggs", "1 tomato", "cheese", "50 g butter");
  await generate(page);
  const recipe = recipeSection(page);
  const check = recipe.getByRole("region", { name: "Pantry check" });
  await expect(check).toHaveAttribute("data-clean", "true");
  // Two eggs do for two as well.
  await page.getByRole("button", more).click();
  await expect(recipe.getByRole("article")).toContainText("Serves 2");
  await expect(recipe.getByRole("article")).not.toContainText(/\b[3-9] eggs|\b[2-9] tomatoes/);
  const before = await recipe.getByRole("article").innerText();
  for (let people = 2; people < 5; people += 1) await page.getByRole("button", more).click();
  await expect(recipe.getByText(/What is on your list does not make this dish for \d+\. Its amounts stay as they are\./)).toBeVisible();
  await expect(recipe.getByRole("article")).not.toContainText(/\b[3-9] eggs|\b[2-9] tomatoes/);
  await expect(check).toHaveAttribute("data-clean", "true");
  expect(await recipe.getByRole("article").innerText()).toBe(before);
});

test("where nobody said how much there is, the same dish is portioned for as many as are wished", async ({ page, add }) => {
  await add("chicken breast", "rice", "onion", "oil", "garlic");
  await generate(page);
  const recipe = recipeSection(page);
  const title = await recipe.getByRole("heading", { level: 3 }).first().innerText();
  for (const people of [3, 4]) {
    await page.getByRole("button", more).click();
    await expect(recipe.getByText(`Serves ${people}`, { exact: true })).toBeVisible();
  }
  await expect(recipe.getByRole("heading", { level: 3 }).first()).toHaveText(title);
  await expect(recipe.getByRole("article")).toContainText("Serves 4");
  await page.getByRole("button", fewer).click();
  await expect(recipe.getByText("Serves 3", { exact: true })).toBeVisible();
  await expect(recipe.getByRole("region", { name: "Pantry check" })).toHaveAttribute("data-clean", "true");
});
