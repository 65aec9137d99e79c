/** A recipe on the screen that a hosted chef has said, and the parts of the page around it. */
import type { Page } from "@playwright/test";
import { expect } from "./book-test.ts";

export const FRITTATA = `# Spinach & feta frittata

**Serves 2 · 25 min (10 hands-on)**

## Ingredients

- 5 eggs
- ½ red onion (about 75 g), thinly sliced
- 100 g feta, crumbled
- 2 tbsp olive oil
- 1 cup milk
- salt, to taste

## Method

1. Heat the oven to 200°C.
2. Heat 1 tbsp of the oil in a 24 cm pan. Cook the onion for 6–8 minutes, until soft.
3. Beat the 5 eggs with the milk and simmer for 1 minute.
4. Scatter the feta over and bake for 12 minutes.
`;
export const SOUP = "# Egg soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil the eggs for 30 seconds.\n";

/** A hosted chef that says these texts, one a request, and the book opened with its first recipe on the screen. */
export async function serve(page: Page, ...texts: string[]): Promise<void> {
  let asked = 0;
  await page.route("**/api/chefs", (route) => route.fulfill({ json: { chefs: [{ id: "hosted", model: "test/model" }, { id: "built-in" }] } }));
  await page.route("**/api/recipe", (route) => {
    const text = texts[asked++ % texts.length];
    const events = [
      { type: "recipe-start", chef: "hosted", model: "test/model" },
      { type: "text-delta", text },
      { type: "recipe-end", reason: "stop" },
    ];
    return route.fulfill({ contentType: "application/x-ndjson", body: events.map((event) => `${JSON.stringify(event)}\n`).join("") });
  });
  await page.reload();
  await page.getByPlaceholder("e.g - cheese").fill("eggs");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Chef")).toHaveValue("hosted");
  await page.getByRole("button", { name: "Get a recipe" }).click();
  await expect(tools(page)).toBeVisible();
}

export const tools = (page: Page) => page.getByRole("group", { name: "Recipe tools" });
export const fit = (page: Page) => page.getByRole("group", { name: "Fit the recipe" });
export const people = (page: Page) => page.getByRole("group", { name: "Servings" });
export const recipe = (page: Page) => page.getByRole("article");
export const view = (page: Page) => page.getByRole("dialog");
export const cook = (page: Page) => page.getByRole("button", { name: "Cook", exact: true });
export const place = (page: Page) => view(page).locator("header p").first();
