import { expect, generate, recipeSection, test } from "./hosted-test.ts";

test("says what is not on the list, marks it in the recipe, and lets the person say so", async ({ page, add, entries, hosted }) => {
  await add("eggs", "rice");
  await generate(page);
  const panel = recipeSection(page).getByRole("region", { name: "Pantry check" });
  await expect(panel).toContainText(/cheese/);
  await expect(recipeSection(page).locator("mark").filter({ hasText: "cheese" }).first()).toBeVisible();
  await expect(recipeSection(page).locator("mark").filter({ hasText: "egg" })).toHaveCount(0);
  await expect(panel).toContainText(/rice/);

  await panel.getByRole("button", { name: "I have it: cheese" }).click();
  await expect(entries).toHaveText(["eggs", "rice", "cheese"]);
  await expect(panel.getByRole("button", { name: "I have it: cheese" })).toHaveCount(0);
  await expect(recipeSection(page).locator("mark").filter({ hasText: "cheese" })).toHaveCount(0);

  const stale = recipeSection(page).getByText("made for another list");
  await expect(stale).toHaveCount(0);

  await panel.getByRole("button", { name: "Cook without it: tomato" }).click();
  await expect.poll(() => hosted.upstream.requests.length).toBe(2);
  const prompt = hosted.upstream.requests[1]?.body.messages?.[1]?.content ?? "";
  expect(prompt).toContain("eggs, rice, cheese");
  expect(prompt).toContain("Do not use: tomato");
  expect(prompt).toContain("I would like this dish: Cheese omelette with tomato.");
  expect(prompt).not.toContain("different dish");
  await expect(stale).toHaveCount(0);
  await page.getByRole("button", { name: "Do not mind without tomato" }).click();
  await expect(stale).toHaveCount(1);
  await page.getByRole("button", { name: "Previous recipe" }).click();
  await expect(stale).toHaveCount(0);
});

test("what a recipe adds is taken on to the list at once, all of it", async ({ page, add, entries }) => {
  await add("rice");
  await generate(page);
  const panel = recipeSection(page).getByRole("region", { name: "Pantry check" });
  await panel.getByRole("button", { name: "I have all of these" }).click();
  await expect(panel.getByRole("button", { name: /^I have it/ })).toHaveCount(0);
  await expect(panel).toContainText("and nothing else.");
  await expect(recipeSection(page).getByText("made for another list")).toHaveCount(0);
  expect(await entries.count()).toBe(4);
});

test("a recipe of the built-in chef passes clean", async ({ page, add }) => {
  await add("pasta", "tomatoes", "garlic", "olive oil");
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  await generate(page);
  const panel = recipeSection(page).getByRole("region", { name: "Pantry check" });
  await expect(panel).toContainText("and nothing else.");
  await expect(
    recipeSection(page)
      .getByRole("status")
      .filter({ hasText: /and nothing else\.$/ }),
  ).toHaveCount(1);
  await expect(recipeSection(page).locator("mark")).toHaveCount(0);
});

test("poison never reaches the model, and the person is told", async ({ page, add, hosted }) => {
  await add("eggs", "bleach", "rice");
  await generate(page);
  await expect(recipeSection(page)).toContainText(/Kept from the chef: bleach/);
  expect(hosted.upstream.requests[0]?.body.messages?.[1]?.content).toContain("eggs, rice");
  expect(JSON.stringify(hosted.upstream.requests[0]?.body)).not.toContain("bleach");
});

test("a list with nothing edible asks nobody", async ({ page, add, hosted }) => {
  await add("bleach");
  await generate(page);
  await expect(recipeSection(page)).toContainText("Sorry, could not fetch recipe!");
  await expect(recipeSection(page)).toContainText(/bleach/i);
  expect(hosted.upstream.requests).toHaveLength(0);
});

test("works by keyboard: from the finding to the list and back to a recipe", async ({ page, add, entries }) => {
  await add("eggs", "rice");
  await generate(page);
  const have = recipeSection(page).getByRole("button", { name: "I have it: cheese" });
  await have.focus();
  await page.keyboard.press("Enter");
  await expect(entries).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Pantry check" })).toBeFocused();
});
