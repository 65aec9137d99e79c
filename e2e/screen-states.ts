/** Every state of the screen, and how a person comes to it: what is looked at in all of them is tested in all of them. */
import { expect, type Page } from "@playwright/test";
import { generate, recipeSection } from "./hosted-test.ts";

type Add = (...texts: string[]) => Promise<void>;

const FOODS = ["4 eggs", "cheddar", "tomatoes", "butter"];

async function cook(page: Page, add: Add, ...entries: string[]): Promise<void> {
  await add(...FOODS, ...entries);
  await generate(page);
}

async function cookBuiltIn(page: Page, add: Add, ...entries: string[]): Promise<void> {
  await add(...entries);
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  await generate(page);
}

async function untilServed(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: "Your recipe is ready." })).toBeAttached();
  await expect(page.getByRole("button", { name: "Cook", exact: true })).toBeVisible();
}

const FAILED = "Sorry, could not fetch recipe!";

export const SCREEN_STATES: Readonly<Record<string, (page: Page, add: Add) => Promise<void>>> = {
  empty: async (page) => expect(page.getByText("Type what you have")).toBeVisible(),
  "a short list": async (_page, add) => add("eggs", "rice"),
  "a long list": async (_page, add) => add(...FOODS, "salt", "", "eggs"),
  "words that are long, empty or run from right to left": async (_page, add) =>
    add("Donaudampfschifffahrtsgesellschaftskapitänssuppengrün".repeat(3), "بصل أحمر", "עגבנייה שרי 2", "", "a ".repeat(5_000), "x".repeat(300)),
  waiting: async (page, add) => {
    await cook(page, add, "reply:hang-before-headers");
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  },
  streaming: async (page, add) => {
    await cook(page, add, "reply:hang-midway");
    await expect(recipeSection(page).getByRole("article")).not.toBeEmpty();
  },
  served: async (page, add) => {
    await cook(page, add);
    await untilServed(page);
    await expect(page.getByRole("heading", { name: "Pantry check" })).toBeVisible();
  },
  "served by the built-in chef": async (page, add) => {
    await cookBuiltIn(page, add, ...FOODS);
    await untilServed(page);
  },
  stale: async (page, add) => {
    await cookBuiltIn(page, add, ...FOODS);
    await untilServed(page);
    await add("cream");
    await expect(page.getByText("Your list has changed since")).toBeVisible();
  },
  "with poison and no food on the list": async (page, add) => {
    await cookBuiltIn(page, add, ...FOODS, "bleach", "a door knob");
    await untilServed(page);
  },
  refused: async (page, add) => {
    await cookBuiltIn(page, add, "bleach", "chalk");
    await expect(recipeSection(page).getByText(FAILED)).toBeVisible();
  },
  failed: async (page, add) => {
    await cook(page, add, "reply:too-many-requests");
    await expect(page.getByRole("button", { name: "Ask the built-in chef" })).toBeVisible();
  },
  "broken off": async (page, add) => {
    await cook(page, add, "reply:reset-midway");
    await expect(page.getByText("The reply broke off here")).toBeVisible();
  },
  "cut short": async (page, add) => {
    await cook(page, add, "reply:length");
    await expect(page.getByText("The recipe was cut short here")).toBeVisible();
  },
  "with every fold open": async (page, add) => {
    await cookBuiltIn(page, add, ...FOODS);
    await untilServed(page);
    await expect(page.getByText("Pantry check")).toBeVisible();
    // One after the other: each that opens is closed no more, and may hold another.
    const closed = page.locator("main details:not([open]) > summary").filter({ visible: true });
    for (let most = 20; most > 0 && (await closed.count()) > 0; most -= 1) await closed.first().click();
    await expect(page.getByText("I have exactly")).toBeVisible();
  },
  "taken away": async (page, add) => {
    await cookBuiltIn(page, add, ...FOODS);
    await untilServed(page);
    await page.getByRole("button", { name: "Take it away" }).click();
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  },
  "a link that brings another list": async (page, add) => {
    await add("rice");
    await page.evaluate(() => void (location.hash = "#list?ingredient=4+eggs&ingredient=flour"));
    await expect(page.getByText("brings a list of 2 things")).toBeVisible();
  },
  "bringing a recipe": async (page) => {
    await page.getByRole("link", { name: "Bring a recipe" }).click();
    await expect(page.getByRole("dialog", { name: "Bring a recipe" }).getByRole("textbox")).toBeVisible();
  },
  "behind the book": async (page) => {
    await page.getByRole("link", { name: "Behind the book" }).click();
    await expect(page.getByRole("heading", { name: "What is safe" })).toBeVisible();
  },
  "cooking from it": async (page, add) => {
    await cookBuiltIn(page, add, ...FOODS);
    await untilServed(page);
    await page.getByRole("button", { name: "Cook", exact: true }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  },
  offline: async (page, add) => {
    await add(...FOODS);
    await page.context().setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
  },
};
