import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./book-test.ts";
import { cook, fit, FRITTATA, people, place, recipe, serve, SOUP, tools, view } from "./served-recipe.ts";

// A worker would answer before the test's own chef does.
test.use({ serviceWorkers: "block" });

test.describe("cooking step by step", () => {
  test("by keyboard: amounts in the step, progress, Escape, and the focus back", async ({ page }) => {
    await serve(page, FRITTATA);
    await cook(page).press("Enter");
    await expect(place(page)).toHaveText("Before you begin");
    await page.keyboard.press("ArrowRight");
    await expect(place(page)).toHaveText("Step 1 of 4");
    await page.keyboard.press("ArrowRight");
    await expect(view(page).getByRole("list", { name: "From your list" }).getByRole("listitem")).toHaveText(["½ red onion (about 75 g)", "2 tbsp olive oil"]);
    await page.keyboard.press("ArrowLeft");
    await expect(place(page)).toHaveText("Step 1 of 4");
    await expect(view(page).getByRole("status").filter({ hasText: "Step 1 of 4. Heat the oven to 200°C." })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(view(page)).toHaveCount(0);
    await expect(cook(page)).toBeFocused();
  });

  test("by touch: a tap on either side, and a swipe", async ({ page }) => {
    await serve(page, FRITTATA);
    await cook(page).click();
    const finger = await page.context().newCDPSession(page);
    const touch = async (...xs: number[]): Promise<void> => {
      for (const [index, x] of xs.entries())
        await finger.send("Input.dispatchTouchEvent", { type: index === 0 ? "touchStart" : "touchMove", touchPoints: [{ x, y: 180 }] });
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await touch(300, 220, 120);
    await expect(place(page)).toHaveText("Step 1 of 4");
    await touch(330);
    await expect(place(page)).toHaveText("Step 2 of 4");
    await touch(40);
    await expect(place(page)).toHaveText("Step 1 of 4");
    await touch(120, 220, 300);
    await expect(place(page)).toHaveText("Before you begin");
  });

  test("what is ticked off, and the step, are still there after closing", async ({ page }) => {
    await serve(page, FRITTATA);
    await cook(page).click();
    await view(page).getByText("5 eggs").click();
    await view(page).getByRole("button", { name: "Start" }).click();
    await view(page).getByText("Done").click();
    await view(page).getByRole("button", { name: "Close" }).click();
    await cook(page).click();
    await expect(place(page)).toHaveText("Step 1 of 4");
    await expect(view(page).getByRole("checkbox", { name: "Done" })).toBeChecked();
    await view(page).getByRole("button", { name: "List of ingredients" }).click();
    await expect(view(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
  });

  test("is for knuckles, narrow screens and screen readers", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await serve(page, FRITTATA);
    await cook(page).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await view(page).getByRole("button", { name: "Set a timer: 6–8 minutes" }).click();
    const heights = await view(page)
      .locator("button:visible, label:visible")
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(6);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    expect(await view(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press("Escape");
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });

  test("a reply without steps keeps its words, and says why it cannot be cooked from", async ({ page }) => {
    await serve(page, "I would rather not say.");
    await expect(recipe(page)).toHaveText("I would rather not say.");
    await expect(cook(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Here is your Recipe" })).toContainText("cannot be cooked from one step at a time");
    await expect(page.getByRole("button", { name: "More servings" })).toHaveCount(0);
  });
});

test.describe("the screen", () => {
  test("is kept on, asked for again after another app, and let go", async ({ page }) => {
    await page.addInitScript(() => {
      const log: string[] = [];
      const locks: EventTarget[] = [];
      const request = async () => {
        log.push("on");
        const lock = Object.assign(new EventTarget(), { released: false, release: async () => void log.push("off") });
        locks.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      Object.assign(window, {
        log,
        turn(state: string) {
          Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
          const lock = locks.at(-1);
          if (state === "hidden" && lock) {
            Object.assign(lock, { released: true });
            lock.dispatchEvent(new Event("release"));
          }
          document.dispatchEvent(new Event("visibilitychange"));
        },
      });
    });
    const turn = (state: string) => page.evaluate((to) => (window as unknown as { turn(state: string): void }).turn(to), state);
    const log = () => page.evaluate(() => (window as unknown as { log: string[] }).log);
    await serve(page, FRITTATA);
    await cook(page).click();
    await expect(view(page).getByText("Screen stays on")).toBeVisible();
    await turn("hidden");
    await expect(view(page).getByText("Screen may turn off")).toBeVisible();
    await turn("visible");
    await expect(view(page).getByText("Screen stays on")).toBeVisible();
    expect(await log()).toEqual(["on", "on"]);
    await page.keyboard.press("Escape");
    await expect.poll(log).toEqual(["on", "on", "off"]);
  });

  test("that cannot be kept on is said to be so", async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    await serve(page, FRITTATA);
    await cook(page).click();
    await expect(view(page).getByText("this browser cannot keep it on")).toBeVisible();
  });
});

test.describe("timers", () => {
  const timers = (page: Page) => page.getByRole("region", { name: "Kitchen timers" }).getByRole("listitem");

  /** From here on time passes only when the test says so. */
  async function stopTheClock(page: Page): Promise<void> {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }

  test("sound and buzz until they are heard", async ({ page }) => {
    await page.addInitScript(() => {
      const heard = { beeps: 0, buzzes: 0 };
      Object.assign(window, { heard });
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (when) {
        heard.beeps++;
        return start.call(this, when);
      };
      navigator.vibrate = () => ++heard.buzzes > 0;
    });
    const heard = () => page.evaluate(() => ({ ...(window as unknown as { heard: { beeps: number; buzzes: number } }).heard }));
    await page.clock.install();
    await serve(page, SOUP);
    await stopTheClock(page);
    await cook(page).click();
    await page.keyboard.press("ArrowRight");
    await view(page).getByRole("button", { name: "Set a timer: 30 seconds" }).click();
    await page.clock.runFor(29_000);
    expect(await heard()).toEqual({ beeps: 0, buzzes: 0 });
    await page.clock.runFor(2000);
    await expect.poll(heard).toEqual({ beeps: 3, buzzes: 1 });
    await page.clock.runFor(4000);
    await expect.poll(heard).toEqual({ beeps: 6, buzzes: 2 });
    await view(page)
      .getByRole("button", { name: /^Done: Step 1/ })
      .click();
    await page.clock.runFor(20_000);
    expect(await heard()).toEqual({ beeps: 6, buzzes: 2 });
  });

  test("two at once, named after their steps, ring on time and outlive the cooking view", async ({ page }) => {
    await page.clock.install();
    await serve(page, FRITTATA);
    await stopTheClock(page);
    await cook(page).click();
    for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
    await view(page).getByRole("button", { name: "Set a timer: 6–8 minutes" }).click();
    await page.keyboard.press("ArrowRight");
    await view(page).getByRole("button", { name: "Set a timer: 1 minute" }).click();
    await expect(view(page).getByRole("list", { name: "Timers" }).getByRole("listitem")).toHaveText([/^Step 2: Cook the onion6:00/, /^Step 3: .*1:00/]);
    await page.clock.runFor(30_000);
    await expect(page).toHaveTitle(/^0:30 · The Recipie Book$/);
    await page.keyboard.press("Escape");
    await expect(timers(page)).toHaveCount(2);

    await page.clock.runFor(30_000);
    await expect(timers(page).nth(1)).toContainText("Time is up");
    await expect(page.getByRole("status").filter({ hasText: /Step 3: .*: time is up\./ })).toHaveCount(1);
    await expect(page).toHaveTitle(/^⏰ Step 3: .* · The Recipie Book$/);
    await expect(page.getByRole("button", { name: /^Stop: Step 3/ })).toHaveCount(0);
    await page.getByRole("button", { name: /^Done: Step 3/ }).click();
    await expect(timers(page)).toHaveCount(1);

    // A tab that slept: time passes without a tick.
    await page.clock.fastForward("05:10");
    await expect(timers(page)).toContainText("Look now: it may take up to 2:00 more");
    await page.getByRole("button", { name: /^Go on: Step 2/ }).click();
    await expect(timers(page)).toContainText("1:50");
    await page.clock.fastForward("02:00");
    await expect(timers(page)).toContainText("Time is up");
    await page.getByRole("button", { name: /^Done: Step 2/ }).click();
    await expect(timers(page)).toHaveCount(0);
    await expect(page).toHaveTitle("The Recipie Book");
  });

  test("while one runs, the way back to the step is in reach wherever the recipe is read, and neither covers the other", async ({ page }) => {
    await serve(page, FRITTATA);
    await cook(page).click();
    for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
    await view(page).getByRole("button", { name: "Set a timer: 6–8 minutes" }).click();
    await page.keyboard.press("Escape");
    await recipe(page).getByText("5 eggs", { exact: true }).scrollIntoViewIfNeeded();
    await expect(timers(page)).toBeInViewport({ ratio: 1 });
    await expect(cook(page)).toBeInViewport({ ratio: 1 });
    const edges = async () => [await tools(page).boundingBox(), await page.getByRole("region", { name: "Kitchen timers" }).boundingBox()];
    // Not even a slit is left between them.
    const overlap = async () => edges().then(([bar, clock]) => (bar?.y ?? 0) + (bar?.height ?? 0) - (clock?.y ?? 0));
    await expect.poll(async () => overlap().then((pixels) => pixels >= 0 && pixels <= 1)).toBe(true);
    await page.getByRole("button", { name: /^Stop: Step 2/ }).click();
    await expect.poll(async () => edges().then(([bar]) => Math.round((bar?.y ?? 0) + (bar?.height ?? 0)))).toBe(page.viewportSize()?.height);
  });

  test("pause, resume, a minute more", async ({ page }) => {
    await page.clock.install();
    await serve(page, SOUP);
    await stopTheClock(page);
    await cook(page).click();
    await page.keyboard.press("ArrowRight");
    await view(page).getByRole("button", { name: "Set a timer: 30 seconds" }).click();
    const timer = view(page).getByRole("list", { name: "Timers" }).getByRole("listitem");
    await page.clock.runFor(10_000);
    await timer.getByRole("button", { name: /^Timer/ }).click();
    await timer.getByRole("button", { name: /^Pause/ }).click();
    await page.clock.fastForward("10:00");
    await expect(timer).toContainText("0:20");
    await timer.getByRole("button", { name: /^One minute more/ }).click();
    await timer.getByRole("button", { name: /^Resume/ }).click();
    await page.clock.runFor(20_000);
    await expect(timer).toContainText("1:00");
  });

  test("guard the page: no close without asking, no new edition under them", async ({ page }) => {
    await serve(page, SOUP);
    await cook(page).click();
    await page.keyboard.press("ArrowRight");
    await view(page)
      .getByRole("button", { name: /Set a timer/ })
      .click();
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.dispatchEvent(new CustomEvent("recipie:new-edition", { detail: () => (document.title = "reloaded") })));
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByText("A timer is set, and opening the new edition would end it.")).toBeVisible();
    await expect(page).not.toHaveTitle("reloaded");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await page.getByRole("button", { name: /^Stop/ }).click();
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page).toHaveTitle("reloaded");
  });
});

test.describe("fitting a recipe", () => {
  test("to more people: list and steps follow, times and sizes stay, eggs come whole", async ({ page }) => {
    await serve(page, FRITTATA);
    await page.getByRole("button", { name: "More servings" }).click();
    await expect(people(page)).toContainText("Serves 3");
    for (const words of [
      "Serves 3 · 25 min",
      "8 eggs",
      "¾ red onion (about 115 g)",
      "150 g feta",
      "Heat 1½ tbsp of the oil in a 24 cm pan",
      "6–\u20608 minutes",
      "Beat the 8 eggs",
    ])
      await expect(recipe(page)).toContainText(words);
    await expect(fit(page)).toContainText("Eggs come whole: 7½ became 8");
    await page.getByRole("button", { name: "Back to the recipe as written" }).click();
    await expect(recipe(page)).toContainText("5 eggs");
    await page.getByRole("button", { name: "Fewer servings" }).click();
    await expect(people(page)).toContainText("Serves 1");
    await expect(page.getByRole("button", { name: "Fewer servings" })).toHaveAttribute("aria-disabled", "true");
  });

  test("beyond what is there: the check speaks of the amounts on the screen, up and down again", async ({ page }) => {
    await serve(page, "# Eggs\n\nServes 2\n\n## Ingredients\n- 5 eggs\n\n## Method\n1. Fry the eggs for 3 minutes.");
    await page.getByRole("button", { name: "Remove eggs" }).click();
    await page.getByPlaceholder("e.g - cheese").fill("5 eggs");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Get a recipe" }).click();
    await expect(page.getByText("Your list has changed since")).toHaveCount(0);
    const check = page.getByRole("region", { name: "Pantry check" });
    const isOver = check.getByText(/takes .* eggs/);
    await expect(isOver).toHaveCount(0);
    await page.getByRole("button", { name: "More servings" }).click();
    await expect(isOver).toBeVisible();
    await expect(check).toHaveAttribute("data-clean", "false");
    await page.getByRole("button", { name: "Fewer servings" }).click();
    await expect(isOver).toHaveCount(0);
  });

  test("to other units, in the cooking view too", async ({ page }) => {
    await serve(page, FRITTATA);
    await page.getByText("Adjust", { exact: true }).first().click();
    await page.getByRole("radio", { name: "metric" }).check();
    await page.getByRole("radio", { name: "°F" }).check();
    await expect(recipe(page)).toContainText("240 ml milk");
    await expect(recipe(page)).toContainText("Heat the oven to 400°F.");
    await cook(page).click();
    await expect(view(page)).toContainText("240 ml milk");
    await page.keyboard.press("ArrowRight");
    await expect(view(page)).toContainText("Heat the oven to 400°F.");
  });

  test("to exactly what there is", async ({ page }) => {
    await serve(page, FRITTATA);
    await page.getByText("Adjust", { exact: true }).first().click();
    await page.getByLabel("Ingredient of the recipe").selectOption("100 g feta");
    await page.getByLabel("I have exactly").fill("a bit");
    await page.getByRole("button", { name: "Adjust" }).click();
    await expect(fit(page)).toContainText("Write an amount");
    await page.getByLabel("I have exactly").fill("140 g");
    await page.getByRole("button", { name: "Adjust" }).click();
    await expect(recipe(page)).toContainText("140 g feta");
    await expect(recipe(page)).toContainText("7 eggs");
    await expect(recipe(page)).toContainText("¾ red onion (about 105 g)");
  });
});

test.describe("taking a recipe away", () => {
  test("as Markdown, JSON-LD and Cooklang, in the words on the screen", async ({ page }) => {
    await serve(page, FRITTATA);
    await page.getByRole("button", { name: "More servings" }).click();
    await page.getByRole("button", { name: "Take it away" }).click();
    const save = async (name: string): Promise<[string, string]> => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return [download.suggestedFilename(), await readFile(await download.path(), "utf8")];
    };
    const [markdownName, markdown] = await save("Markdown");
    expect(markdownName).toBe("spinach-feta-frittata.md");
    expect(markdown).toContain("- 8 eggs\n");
    const [dataName, data] = await save("JSON-LD");
    expect(dataName).toBe("spinach-feta-frittata.json");
    expect(JSON.parse(data)).toMatchObject({ "@type": "Recipe", name: "Spinach & feta frittata", recipeYield: "3 servings", totalTime: "PT25M" });
    const [cookName, cooklang] = await save("Cooklang");
    expect(cookName).toBe("spinach-feta-frittata.cook");
    expect(cooklang).toContain("@eggs{8}");
    await expect(tools(page)).toContainText("Saved as spinach-feta-frittata.cook.");
  });

  test("copied and shared", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void Object.assign(window, { shared: data }) });
    });
    await serve(page, FRITTATA);
    await page.getByRole("button", { name: "Take it away" }).click();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(tools(page)).toContainText("Copied.");
    const plain = await page.evaluate(() => navigator.clipboard.readText());
    expect(plain).toMatch(/^Spinach & feta frittata\n\nServes 2/);
    expect(plain).toContain("\n\nIngredients:\n• 5 eggs\n");
    expect(plain).toContain("\n2. Heat 1 tbsp of the oil");
    expect(plain).not.toMatch(/[#*]/);
    const rich = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType("text/html"))?.text();
    });
    expect(rich).toContain("<h1>Spinach &amp; feta frittata</h1>");
    expect(rich).toMatch(/<ul>\s*<li>5 eggs<\/li>/);
    expect(rich).toMatch(/<ol>\s*<li>Heat the oven/);
    expect(rich).not.toMatch(/class=|<mark|<button/);
    await page.getByRole("button", { name: "Share" }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({ title: "Spinach & feta frittata", text: plain });
  });

  test("on paper: one page, and not a button on them", async ({ page }) => {
    await serve(page, FRITTATA);
    await page.emulateMedia({ media: "print" });
    await expect(recipe(page)).toBeVisible();
    await expect(page.locator("button:visible, input:visible, select:visible, summary:visible")).toHaveCount(0);
    await expect(page.getByText("Ingredient On Hand :")).toBeHidden();
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  });
});

test("another recipe, the previous one back, and forth again", async ({ page }) => {
  await serve(page, FRITTATA, SOUP);
  await page.getByRole("button", { name: "More servings" }).click();
  await page.getByRole("button", { name: "Another recipe" }).click();
  await expect(recipe(page).getByRole("heading", { level: 3 })).toHaveText("Egg soup");
  await expect(recipe(page)).toContainText("2 eggs");
  await page.getByRole("button", { name: "Previous recipe" }).click();
  await expect(recipe(page).getByRole("heading", { level: 3 })).toHaveText("Spinach & feta frittata");
  // As the cook left it.
  await expect(recipe(page)).toContainText("8 eggs");
  await expect(page.getByRole("button", { name: "Previous recipe" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next recipe" }).click();
  await expect(recipe(page).getByRole("heading", { level: 3 })).toHaveText("Egg soup");
});

test("the built-in chef's recipe is cooked from, too", async ({ page, add }) => {
  await add("eggs", "cheddar", "tomatoes", "butter");
  await page.getByRole("button", { name: "Generate" }).click();
  await cook(page).click();
  await view(page).getByRole("button", { name: "Start" }).click();
  await expect(place(page)).toHaveText(/^Step 1 of \d+$/);
});
