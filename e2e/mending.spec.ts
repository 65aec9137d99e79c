/** A model that is held to the list: asked once more with what the check found, and the better of its recipes kept and said. */
import type { Locator, Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import type { ReplyName } from "../src/chefs/test-upstream/replies.ts";
import { expect, generate, recipeSection, test } from "./hosted-test.ts";

const FIRST = "Cheese omelette with tomato";
const SECOND = "Omelette over rice";

const title = (page: Page): Locator => recipeSection(page).getByRole("article").getByRole("heading", { level: 3 });
const panel = (page: Page): Locator => recipeSection(page).getByRole("region", { name: "Pantry check" });
const askAgain = (page: Page): Locator => panel(page).getByRole("button", { name: "Ask again" });

test.beforeEach(async ({ page, add }) => {
  await add("eggs", "rice");
  await expect(page.getByLabel("Chef", { exact: true })).toHaveValue("hosted");
});

test("asked once more, for the same dish and with what was found, the better recipe stays and the first is a page back", async ({ page, hosted }) => {
  await generate(page);
  await expect(panel(page)).toContainText(/cheese/i);
  hosted.upstream.reply = "kept-to-the-list";
  await askAgain(page).click();
  await expect(title(page)).toHaveText(SECOND);
  const section = recipeSection(page);
  await expect(section.getByText(/asked once more, and this is the better recipe\. Against the first: Cheese is .* not on your list/)).toHaveCount(1);
  await expect(panel(page)).toContainText("and nothing else.");
  await expect(askAgain(page)).toHaveCount(0);
  await expect(section.getByText("made for another list")).toHaveCount(0);
  expect(hosted.upstream.requests).toHaveLength(2);
  const { content = "" } = hosted.upstream.requests[1]?.body.messages?.[1] ?? {};
  expect(content).toContain(`I would like this dish: ${FIRST}.`);
  expect(content).toMatch(/this was found: Cheese is .* not on your list\./);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.getByRole("button", { name: "Previous recipe" }).click();
  await expect(title(page)).toHaveText(FIRST);
  await expect(section).toContainText("the next one is better");
});

const noBetter: readonly [ReplyName, RegExp][] = [
  ["richer", /second recipe was no better, so this one stays/],
  ["good", /second recipe was no better, so this one stays/],
  ["apology", /second recipe was no better, so this one stays/],
  ["length", /second recipe was cut short, so this one stays/],
  ["reset-midway", /second recipe broke off half-way, so this one stays/],
];

for (const [reply, words] of noBetter) {
  test(`a second answer that is no better (${reply}) leaves the first where it is, and says so`, async ({ page, hosted }) => {
    await generate(page);
    await expect(askAgain(page)).toBeVisible();
    hosted.upstream.reply = reply;
    await askAgain(page).click();
    await expect(recipeSection(page)).toContainText(words, { timeout: 15_000 });
    await expect(title(page)).toHaveText(FIRST);
    await expect(askAgain(page)).toHaveCount(0);
    expect(hosted.upstream.requests).toHaveLength(2);
  });
}

const refusing: readonly [ReplyName, RegExp][] = [
  ["too-many-requests", /could not be asked once more\. Too many recipes have been asked for\. Try again in 1 second\./],
  ["wrong-token", /could not be asked once more\. The recipe service refused/],
  ["server-error", /could not be asked once more\. The recipe service is down/],
  ["no-words", /could not be asked once more\. .*not a recipe/],
];

for (const [reply, words] of refusing) {
  test(`where there is no second answer (${reply}) the first stays, and can be asked about again`, async ({ page, hosted }) => {
    await generate(page);
    await expect(askAgain(page)).toBeVisible();
    hosted.upstream.reply = reply;
    await askAgain(page).click();
    await expect(recipeSection(page)).toContainText(words, { timeout: 15_000 });
    await expect(title(page)).toHaveText(FIRST);
    hosted.upstream.reply = "kept-to-the-list";
    await askAgain(page).click();
    await expect(title(page)).toHaveText(SECOND);
  });
}

test("it is stopped for real, by its button or by asking for something else, and by keyboard the focus is not lost", async ({ page, hosted }) => {
  await generate(page);
  await expect(askAgain(page)).toBeVisible();
  hosted.upstream.reply = "hang-midway";
  await askAgain(page).focus();
  await page.keyboard.press("Enter");
  const stop = page.getByRole("button", { name: "Stop asking" });
  await expect(stop).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(stop).toBeFocused();
  await expect.poll(() => hosted.upstream.requests.length).toBe(2);
  await page.keyboard.press("Enter");
  expect(await hosted.upstream.requests[1]?.leftByClient).toBe(true);
  await expect(title(page)).toHaveText(FIRST);
  await expect(stop).toHaveCount(0);
  await askAgain(page).click();
  await expect.poll(() => hosted.upstream.requests.length).toBe(3);
  hosted.upstream.reply = "kept-to-the-list";
  await generate(page);
  expect(await hosted.upstream.requests[2]?.leftByClient).toBe(true);
  await expect(title(page)).toHaveText(SECOND);
  await expect(page.getByText("asked once more")).toHaveCount(0);
});

test("off at first; switched on in the fold, a model is asked twice of itself, once a recipe", async ({ page, hosted }) => {
  await page.getByText("What to mind").click();
  const box = page.getByLabel("Ask a model once more");
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByText("What to mind").click();
  await expect(page.getByRole("button", { name: "Do not mind asking a model twice" })).toBeVisible();
  await generate(page);
  await expect(recipeSection(page)).toContainText(/second recipe was no better, so this one stays/, { timeout: 20_000 });
  await expect(title(page)).toHaveText(FIRST);
  expect(hosted.upstream.requests).toHaveLength(2);
  await page.waitForTimeout(500);
  expect(hosted.upstream.requests).toHaveLength(2);
});

test("a wish that the recipe breaks is mended in the same way", async ({ page, add, hosted }) => {
  await add("cheese", "tomato");
  await page.getByText("What to mind").click();
  await page.getByLabel("vegan").check();
  await generate(page);
  await expect(panel(page)).toContainText("you asked for a dish that is vegan");
  await askAgain(page).click();
  await expect.poll(() => hosted.upstream.requests.length).toBe(2);
  const { content = "" } = hosted.upstream.requests[1]?.body.messages?.[1] ?? {};
  expect(content).toContain("The dish must be vegan.");
  expect(content).toMatch(/this was found: .*you asked for a dish that is vegan\./);
});

test("the built-in chef is not asked twice, and no switch speaks of it", async ({ page, hosted }) => {
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  await page.getByText("What to mind").click();
  await expect(page.getByLabel("Ask a model once more")).toHaveCount(0);
  await generate(page);
  await expect(panel(page)).toBeVisible();
  await expect(askAgain(page)).toHaveCount(0);
  expect(hosted.upstream.requests).toHaveLength(0);
});
