/** The cooking view in a cook's hands: everything of the recipe in it, its words large on any screen, timers on a line, read aloud. */
import type { Page } from "@playwright/test";
import { expect, test } from "./book-test.ts";
import { generate } from "./hosted-test.ts";
import { cook, FRITTATA, place, recipe, serve, view } from "./served-recipe.ts";

test.use({ serviceWorkers: "block" });

const WITH_A_PUDDING = ["chicken breasts", "broccoli", "soy sauce", "rice", "oil", "chocolate", "cream", "strawberries", "sugar"];

test("a second dish is in it: its ingredients on the list, its steps behind those of the first, under its name", async ({ page, add }) => {
  await add(...WITH_A_PUDDING);
  await generate(page);
  const heading = await recipe(page)
    .getByRole("heading", { name: /^(And with the rest|For another meal):/ })
    .innerText();
  await cook(page).click();
  const dish = view(page).getByRole("heading", { name: heading });
  await expect(dish).toBeVisible();
  const all = await view(page).getByRole("checkbox").count();
  const own = await view(page).locator("section").first().getByRole("checkbox").count();
  expect(all).toBeGreaterThan(own);
  const method = await recipe(page).locator("ol > li").count();
  for (let step = 0; step <= method; step += 1) await page.keyboard.press("ArrowRight");
  await expect(view(page).getByText(heading)).toBeVisible();
  await expect(view(page).getByRole("list", { name: "From your list" })).toBeVisible();
  await expect(place(page)).toContainText(`Step ${method + 1} of `);
  // Said of the whole page, and so here too.
  await view(page).getByRole("button", { name: "List of ingredients" }).click();
  await expect(view(page)).toContainText("Contains.");
});

test("the place is kept while the list is looked at", async ({ page }) => {
  await serve(page, FRITTATA);
  await cook(page).click();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await view(page).getByRole("button", { name: "List of ingredients" }).click();
  await expect(place(page)).toHaveText("Ingredients");
  await expect(view(page).getByText("5 eggs")).toBeVisible();
  await view(page).getByRole("button", { name: "Back to step 3" }).click();
  await expect(place(page)).toHaveText("Step 3 of 4");
});

/** A phone on its side, a desk and a phone at 200 % zoom, a phone with letters twice as big. */
const SCREENS = [
  { width: 844, height: 390, letters: 100 },
  { width: 640, height: 360, letters: 100 },
  { width: 195, height: 422, letters: 100 },
  { width: 390, height: 844, letters: 200 },
];

const LONG =
  "Heat 2 tbsp of the oil in a pan for 1 minute. Fry the onion with the salt for 6–8 minutes, stirring now and then, until it is soft, golden at the edges and smells sweet. Stir in the rice, and toast it for 2 minutes more.";
const RISOTTO = `# Rice\n\nServes 2\n\n## Ingredients\n\n- 2 tbsp oil\n- 1 onion, chopped\n- 200 g rice\n\n## Method\n\n1. ${LONG}\n2. Serve.\n`;

for (const { width, height, letters } of SCREENS) {
  test(`five lines of a step are in view with three timers set, at ${width} by ${height} and ${letters} % letters`, async ({ page }) => {
    await serve(page, RISOTTO);
    await cook(page).click();
    await page.keyboard.press("ArrowRight");
    for (const time of await view(page)
      .getByRole("button", { name: /^Set a timer/ })
      .all())
      await time.click();
    await page.setViewportSize({ width, height });
    await page.evaluate((letters) => document.documentElement.style.setProperty("font-size", `${letters}%`), letters);
    const lines = await view(page)
      .locator("p[data-done]")
      .evaluate((step) => {
        const stage = step.closest("div[data-at]");
        stage?.scrollTo(0, 0);
        const bottom = Math.min(stage?.getBoundingClientRect().bottom ?? 0, innerHeight);
        return (bottom - step.getBoundingClientRect().top) / Number.parseFloat(getComputedStyle(step).lineHeight);
      });
    expect(lines).toBeGreaterThanOrEqual(5);
    expect(await view(page).evaluate(({ scrollHeight, scrollWidth }) => [scrollHeight, scrollWidth])).toEqual([height, width]);

    const timers = view(page).getByRole("list", { name: "Timers" });
    const pills = timers.getByRole("button", { name: /^Timer:/ });
    const tops = await pills.evaluateAll((all) => all.map((pill) => Math.round(pill.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await pills.last().click();
    await timers.getByRole("button", { name: /^Stop/ }).click();
    await expect(pills).toHaveCount(2);
  });
}

test("a comma stays with the time before it, however narrow the lines are", async ({ page }) => {
  await serve(page, "# Roast\n\n## Ingredients\n\n- 2 potatoes\n\n## Method\n\n1. Roast for 40–45 minutes, until gold; rest for 5 minutes.\n");
  await cook(page).click();
  await page.keyboard.press("ArrowRight");
  for (let width = 320; width <= 460; width += 10) {
    await page.setViewportSize({ width, height: 700 });
    const points = await view(page)
      .getByRole("button", { name: /^Set a timer/ })
      .evaluateAll((times) =>
        times.map((time) => {
          const range = document.createRange();
          const point = time.nextSibling as Text;
          range.setStart(point, 0);
          range.setEnd(point, 1);
          const { left, top } = range.getBoundingClientRect();
          const box = time.getBoundingClientRect();
          return [String(range), left >= box.right - 1, top < box.bottom];
        }),
      );
    expect(points, `at ${width} pixels`).toEqual([
      [",", true, true],
      [".", true, true],
    ]);
  }
});

interface Spoken {
  readonly spoken: readonly string[];
  readonly cancelled: number;
}

/** A device with a voice that says nothing until it is told that it has. */
async function giveVoice(page: Page): Promise<() => Promise<Spoken>> {
  await page.addInitScript(() => {
    const heard = { spoken: [] as string[], cancelled: 0, last: undefined as EventTarget | undefined };
    Object.assign(window, { heard });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: (utterance: SpeechSynthesisUtterance) => {
          heard.spoken.push(utterance.text);
          heard.last = utterance;
        },
        cancel: () => void (heard.cancelled += 1),
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: Spoken }).heard);
}

test("steps are read aloud when that is asked for, the next by key, until it is stopped", async ({ page }) => {
  const heard = await giveVoice(page);
  await serve(page, FRITTATA);
  await cook(page).click();
  await page.keyboard.press("ArrowRight");
  expect((await heard()).spoken).toEqual([]);
  await view(page).getByRole("button", { name: "Read aloud" }).click();
  expect((await heard()).spoken).toEqual(["Step 1 of 4. Heat the oven to 200 degrees Celsius."]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await heard()).spoken.at(-1)).toMatch(/^Step 2 of 4\. .*2 tablespoons olive oil.* for 6 to 8 minutes, until soft\.$/);
  // What has been said can be said again.
  await page.evaluate(() => (window as unknown as { heard: { last: EventTarget } }).heard.last.dispatchEvent(new Event("end")));
  await view(page).getByRole("button", { name: "Read aloud" }).click();
  expect((await heard()).spoken).toHaveLength(3);
  await view(page).getByRole("button", { name: "Stop reading" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText("Step 3 of 4");
  expect((await heard()).spoken).toHaveLength(3);
});

test("the number of people goes on to another recipe, and stands among what is minded", async ({ page, add }) => {
  await add("chicken breast", "rice", "onion", "oil", "garlic", "tomatoes");
  await generate(page);
  const title = await recipe(page).getByRole("heading", { level: 3 }).innerText();
  await page.getByRole("button", { name: "More servings" }).click();
  await expect(recipe(page)).toContainText("Serves 3");
  await page.getByRole("button", { name: "Another recipe" }).click();
  await expect(recipe(page).getByRole("heading", { level: 3 })).not.toHaveText(title);
  await expect(recipe(page)).toContainText("Serves 3");
  await expect(page.getByRole("button", { name: "Do not mind for 3" })).toBeVisible();
  await expect(page.getByText("Your list has changed since")).toHaveCount(0);
  const second = await recipe(page).getByRole("heading", { level: 3 }).innerText();
  await page.getByRole("button", { name: "Another recipe" }).click();
  await expect(recipe(page).getByRole("heading", { level: 3 })).not.toHaveText(second);
  await expect(recipe(page).getByRole("heading", { level: 3 })).not.toHaveText(title);
});
