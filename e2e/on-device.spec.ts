/** The browser's own model as a fourth chef, in a page whose browser has one: a stand-in that keeps to the specification. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { makeLanguageModel, type StandInLog, type StandInSettings } from "../src/chefs/test-language-model/make-language-model.ts";
import { expect, test } from "./book-test.ts";

const RECIPE = [
  "# Cheese omelette",
  "\n\nA supper.\n\n## Ingredients\n\n- 4 eggs\n- 60 g cheese\n- 1 tbsp cream",
  "\n\n## Method\n\n1. Beat the eggs with the cream.\n",
];

/** Opens the book in a browser with a model of its own. */
async function open(page: Page, settings: StandInSettings): Promise<void> {
  await page.addInitScript(`window.LanguageModel = (${makeLanguageModel.toString()})(${JSON.stringify(settings)})`);
  await page.reload();
}

const logOf = (page: Page) => page.evaluate(() => (window as unknown as { LanguageModel: { log: StandInLog } }).LanguageModel.log);
/** Whoever looks for another chef has the browser asked. */
const lookForOthers = (page: Page) => page.getByRole("button", { name: "Others?" }).click();
const chefs = (page: Page) => page.getByLabel("Chef", { exact: true });
const recipe = (page: Page) => page.getByRole("region", { name: "Here is your Recipe from our BOOK:" });

test("a browser without a model of its own offers none", async ({ page, add }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "LanguageModel"));
  await page.reload();
  await add("eggs");
  await expect(page.getByText("The built-in chef cooks, on this device.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Others?" })).toHaveCount(0);
  await expect(chefs(page)).toHaveCount(0);
});

test("nor does one whose model cannot run, or speaks no English", async ({ page, add }) => {
  await open(page, { availability: "unavailable" });
  await add("eggs");
  await expect(page.getByText("The built-in chef cooks, on this device.")).toBeVisible();
  await lookForOthers(page);
  await expect(page.getByText("Your browser has no model of its own that could.")).toBeVisible();
  await expect(chefs(page)).toHaveCount(0);
});

test("a browser is asked for its model by who looks for another chef, and not before: a plain visit leaves the console quiet", async ({ page, add }) => {
  const said: string[] = [];
  page.on("console", (message) => ["warning", "error"].includes(message.type()) && said.push(message.text()));
  await page.addInitScript("window.LanguageModel = { availability: async () => (console.warn('asked'), 'available') }");
  await page.reload();
  await add("eggs", "cheese");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  await expect(recipe(page).getByText("Written by the built-in chef, on this device.")).toBeVisible();
  expect(said).toEqual([]);
  await page.reload();
  await add("eggs");
  await lookForOthers(page);
  await expect(chefs(page).getByRole("option")).toHaveCount(2);
  expect(said).toEqual(["asked"]);
});

for (const [how, model] of [
  ["has another interface", "{ capabilities: async () => ({ available: 'readily' }) }"],
  ["answers in other words", "{ availability: async () => 'readily' }"],
  ["fails to say whether it is there", "{ availability: () => { throw new Error('no') } }"],
] as const) {
  test(`a model that ${how} is none, and the page stands`, async ({ page, add }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.addInitScript(`window.LanguageModel = ${model}`);
    await page.reload();
    await add("eggs");
    await lookForOthers(page);
    await expect(page.getByText("Your browser has no model of its own that could.")).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test("it is offered, never chosen by itself, and nothing is fetched before it is", async ({ page, add }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, { availability: "downloadable" });
  await add("eggs", "cheese");
  await lookForOthers(page);
  await expect(chefs(page)).toHaveValue("built-in");
  await expect(chefs(page).getByRole("option")).toHaveText(["the built-in chef", "your browser’s own model"]);
  await page.getByRole("button", { name: "Get a recipe" }).click();
  await expect(recipe(page).getByText("Written by the built-in chef, on this device.")).toBeVisible();
  expect(await logOf(page)).toMatchObject({ system: [], prompts: [], open: 0 });
  expect(fetched.filter((name) => name.includes("on-device"))).toEqual([]);
});

test("chosen, it is fetched under the person's eyes, streams, and is checked like any other chef", async ({ page, add, strangers }) => {
  await open(page, { availability: "downloadable", pieces: RECIPE, pace: 400 });
  await add("eggs", "cheese", "tomato", "bleach");
  await lookForOthers(page);
  await chefs(page).selectOption("on-device");
  await expect(page.getByText("nothing is fetched before you ask for a recipe")).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click();
  const progress = page.getByRole("progressbar", { name: "The browser’s model, fetched" });
  await expect(progress).toHaveAttribute("value", /^0\.(25|5|75)$/);
  await expect(page.getByText(/The browser is fetching its model: (25|50|75) %\./)).toBeVisible();
  await expect(recipe(page).getByRole("heading", { name: "Cheese omelette" })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(recipe(page).getByText("Written by your browser’s own model, on this device.")).toBeVisible();
  await expect(page.getByText("Your browser’s own model cooks, on this device.")).toBeVisible();

  // The same gate and the same check.
  await expect(recipe(page)).toContainText("Kept from the chef: bleach");
  await expect(recipe(page).getByRole("heading", { name: "Pantry check" })).toBeVisible();
  await expect(recipe(page)).toContainText(/cream/);
  const { prompts, system, open: left } = await logOf(page);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toContain("eggs, cheese, tomato.");
  expect(prompts[0]).not.toContain("bleach");
  expect(system[0]).toContain("helpful chef assistant");
  expect(left).toBe(0);
  expect(strangers).toEqual([]);
});

test("it cooks without a network, once it is there", async ({ page, add, context }) => {
  await open(page, { availability: "downloadable", pieces: RECIPE });
  await add("eggs", "cheese");
  await lookForOthers(page);
  await chefs(page).selectOption("on-device");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  await expect(recipe(page).getByRole("heading", { name: "Cheese omelette" })).toBeVisible();
  await context.setOffline(true);
  await expect(chefs(page)).toHaveValue("on-device");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  await expect.poll(async () => (await logOf(page)).prompts.length).toBe(2);
  await context.setOffline(false);
});

for (const [when, settings] of [
  ["while its model is fetched", { availability: "downloadable", hang: "download" }],
  ["before its first word", { hang: "prompt" }],
] as const) {
  test(`Stop ends it for real ${when}`, async ({ page, add }) => {
    await open(page, settings);
    await add("eggs");
    await lookForOthers(page);
    await chefs(page).selectOption("on-device");
    await page.getByRole("button", { name: "Get a recipe" }).click();
    if ("availability" in settings) {
      await expect(page.getByRole("progressbar")).toHaveAttribute("value", "0.25");
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    } else await expect.poll(async () => (await logOf(page)).prompts.length).toBe(1);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Get a recipe" })).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect.poll(async () => (await logOf(page)).open).toBe(0);
    expect((await logOf(page)).ended).toEqual("availability" in settings ? [] : ["aborted"]);
  });
}

test("a model that cannot be fetched says so, and the built-in chef is a press away", async ({ page, add }) => {
  await open(page, { availability: "downloadable", fault: { at: "download", name: "NetworkError" } });
  await add("eggs", "cheese");
  await lookForOthers(page);
  await chefs(page).selectOption("on-device");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  await expect(recipe(page).getByText("Sorry, could not fetch recipe!")).toBeVisible();
  await expect(recipe(page).getByText("The browser could not fetch its model. It takes a network, and room on the disk.")).toBeVisible();
  await expect(recipe(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await recipe(page).getByRole("button", { name: "Ask the built-in chef" }).click();
  await expect(recipe(page).getByText("Written by the built-in chef, on this device.")).toBeVisible();
});

test.describe("without what was kept for the times offline", () => {
  test.use({ serviceWorkers: "block" });

  test("where what belongs to it cannot be fetched, the rest of the screen is there", async ({ page, add, context }) => {
    await context.route(/assets\/on-device-notice-[^/]*\.js/, (route) => route.abort());
    await open(page, { pieces: RECIPE });
    await add("eggs", "cheese");
    await lookForOthers(page);
    await chefs(page).selectOption("on-device");
    await expect(page.getByRole("alert")).toContainText("What your browser says of its model could not be shown");
    await expect(page.getByRole("button", { name: "Remove eggs" })).toBeVisible();
    await page.getByRole("button", { name: "Get a recipe" }).click();
    await expect(recipe(page).getByRole("heading", { name: "Cheese omelette" })).toBeVisible();
  });
});
