import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, generate, recipeSection, test } from "./hosted-test.ts";
import { SCREEN_STATES } from "./screen-states.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const [name, reach] of Object.entries(SCREEN_STATES)) {
  test(`axe finds nothing, light or dark: ${name}`, async ({ page, add }) => {
    await reach(page, add);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    }
  });
}

test("the whole screen with the keyboard alone: type, remove, ask, stop, ask again, read", async ({ page, hosted }) => {
  const { keyboard } = page;
  const field = page.getByRole("combobox", { name: "Ingredient" });
  await keyboard.press("Tab");
  await expect(field).toBeFocused();
  for (const food of ["eggs", "cheese", "tomato", "reply:hang-before-headers"]) {
    await keyboard.type(food);
    await keyboard.press("Enter");
  }
  await tabTo(page, "Generate");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cooking…" })).toBeFocused();
  // Stopped any sooner, the model would never have been asked.
  await expect.poll(() => hosted.upstream.requests.length).toBe(1);
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Generate" })).toBeFocused();

  await page.getByRole("button", { name: "Remove reply:hang-before-headers" }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove tomato" })).toBeFocused();
  await tabTo(page, "Add salt");
  await keyboard.press("Space");
  await tabTo(page, "Generate");
  await keyboard.press("Space");
  await expect(recipeSection(page).getByRole("heading", { name: "Cheese omelette with tomato" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate" })).toBeFocused();
  expect(hosted.upstream.requests).toHaveLength(2);
});

test("focus is not lost when what was failed is served after all", async ({ page, add }) => {
  await SCREEN_STATES["failed"]?.(page, add);
  await page.getByRole("button", { name: "Remove reply:too-many-requests" }).click();
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cheese omelette with tomato" })).toBeVisible();
  await expect(recipeSection(page)).toBeFocused();
});

test("what a screen reader meets: names, roles and one announcement a change, never word by word", async ({ page, add }) => {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest("[role='status'], [role='alert'], [aria-live]");
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await add("eggs", "cheese", "tomato", "butter");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - banner:
      - heading "The Recipie Book" [level=1]
    - main:
      - combobox "Ingredient"
      - button "Add Ingredient"
      - region "Ingredient On Hand :":
        - heading "Ingredient On Hand :" [level=2]
        - list:
          - listitem:
            - button "eggs"
            - button "Remove eggs"
          - listitem:
            - button "cheese"
            - button "Remove cheese"
          - listitem:
            - button "tomato"
            - button "Remove tomato"
          - listitem:
            - button "butter"
            - button "Remove butter"
        - group "Add a staple":
          - button "Add salt"
          - button "Add pepper"
          - button "Add oil"
        - heading "Ready for a Recepie ?" [level=3]
        - paragraph: Generate a recepie from the list of your items.
        - button "Generate"
        - text: Chef
        - combobox "Chef"
  `);
  await generate(page);
  await expect(page.getByRole("heading", { name: "Pantry check" })).toBeVisible();
  await expect(recipeSection(page)).toMatchAriaSnapshot(`
    - region "Here is your Recipe from our BOOK:":
      - heading "Here is your Recipe from our BOOK:" [level=2]
      - article:
        - heading "Cheese omelette with tomato" [level=3]
        - 'region "Table: what, how much"':
          - table
        - heading "Ingredients" [level=4]
        - list
        - heading "Method" [level=4]
        - list
  `);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((words) => words === "Cooking up a recipe.")).toHaveLength(1);
  expect(said.filter((words) => words === "Your recipe is ready.")).toHaveLength(1);
  expect(said.filter((words) => /to choose from/.test(words)).length).toBeLessThanOrEqual(1);
  // Two more: the verdict of the pantry check, and the menu's count.
  expect(said.length).toBeLessThanOrEqual(4);
});

test("every target is at least 24 by 24 CSS pixels", async ({ page, add }) => {
  await SCREEN_STATES["served"]?.(page, add);
  const small = await page.locator("button:visible, select:visible, summary:visible, input:visible:not([disabled])").evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((target) => target.outerHTML),
  );
  expect(small).toEqual([]);
});

test("with reduced motion nothing moves: the page jumps to the recipe, and no animation runs", async ({ page, add }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    const scrollIntoView = Element.prototype.scrollIntoView;
    const behaviours: unknown[] = [];
    Object.assign(window, { behaviours });
    Element.prototype.scrollIntoView = function (options) {
      behaviours.push(typeof options === "object" ? options.behavior : options);
      scrollIntoView.call(this, options);
    };
  });
  await add("eggs", "cheese", "tomato", "reply:hang-midway");
  await generate(page);
  await expect(recipeSection(page).getByRole("article")).not.toBeEmpty();
  await expect.poll(() => page.evaluate(() => (window as unknown as { behaviours: unknown[] }).behaviours)).toEqual(["auto"]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Presses Tab until the button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
}
