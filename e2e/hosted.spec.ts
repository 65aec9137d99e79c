import type { ReplyName } from "../src/chefs/test-upstream/replies.ts";
import { expect, generate, recipeSection as section, test, TOKEN } from "./hosted-test.ts";

const SORRY = "Sorry, could not fetch recipe!";

test.describe("at a model's own pace", () => {
  test.use({ pace: 15 });

  test("streams in, with tables, strikethrough, task lists, footnotes and autolinks", async ({ page, add, hosted, strangers }) => {
    await add("eggs", "cheese", "tomato", "butter");
    await expect(page.getByLabel("Chef", { exact: true })).toHaveValue("hosted");
    await page.evaluate(() => {
      const lengths = new Set<number>();
      Object.assign(window, { lengths });
      new MutationObserver(() => lengths.add(document.querySelector("article")?.innerText.length ?? 0)).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await generate(page);
    const recipe = section(page);
    await expect(recipe.getByText("Written by mistralai/Mistral-7B-Instruct-v0.3")).toBeVisible();
    await expect(page.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-busy", "false");
    await expect(recipe.getByRole("table")).toContainText("60 g");
    await expect(recipe.locator("del")).toHaveText("cream");
    await expect(recipe.getByRole("checkbox")).toHaveCount(2);
    await expect(recipe.getByRole("checkbox").first()).toBeChecked();
    await expect(recipe.locator("a[href='https://example.com/omelettes']")).toBeVisible();
    await expect(recipe.locator("sup a")).toHaveCount(1);
    await expect(recipe).toContainText("With a fork, for about 30 seconds.");
    expect(await page.evaluate(() => (window as unknown as { lengths: Set<number> }).lengths.size)).toBeGreaterThan(10);
    expect(strangers).toEqual([]);
    const [request] = hosted.upstream.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(request?.body).toMatchObject({ model: "mistralai/Mistral-7B-Instruct-v0.3", max_tokens: 1024, stream: true });
    expect(request?.body.messages?.[1]?.content).toContain("eggs, cheese, tomato, butter");
  });
});

test("what the built-in chef cooks with is fetched once there is a list to show a menu of, and not before", async ({ page, add }) => {
  const fetched = async () => {
    const addresses = await Promise.all(
      page.workers().map((worker) => worker.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))),
    );
    return addresses.flat().filter((address) => address.includes("/cooking-"));
  };
  await page.getByRole("combobox", { name: "Ingredient" }).pressSequentially("eg");
  await expect(page.locator("datalist option").first()).toBeAttached();
  expect(await fetched()).toEqual([]);
  await page.getByRole("combobox", { name: "Ingredient" }).fill("");
  await add("eggs", "cheese");
  await expect.poll(fetched).toHaveLength(1);
});

test.describe("while what cooks is read for the menu", () => {
  test.use({ serviceWorkers: "block" });

  test("the model is asked at once: the gate waits for no menu", async ({ page, add, hosted }) => {
    // A slow device: the code of all dishes keeps its thread for fifteen seconds.
    const read = new Promise<void>((resolve) => {
      void page.context().route(/\/cooking-[\w-]+\.js/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `{ const end = Date.now() + 15_000; while (Date.now() < end); }\n${await response.text()}` });
        resolve();
      });
    });
    await page.reload();
    await add("eggs", "cheese");
    await read;
    const asked = Date.now();
    await generate(page);
    await expect(section(page).getByRole("article")).toContainText("eggs");
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(hosted.upstream.requests).toHaveLength(1);
  });
});

test("a reply is never run as HTML and fetches nothing", async ({ page, add, strangers }) => {
  await add("reply:hostile");
  await generate(page);
  const recipe = section(page);
  await expect(recipe).toContainText("Chop the onion.");
  await expect(page.getByRole("button", { name: "Get a recipe" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { pwned?: number }).pwned)).toBeUndefined();
  expect(await recipe.locator("article").locator("script, img, iframe, svg, style, form, button, base, meta, object, embed").count()).toBe(0);
  const targets = await recipe.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.filter((target) => !/^(https?:|mailto:|#)/.test(target))).toEqual([]);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll("article *")].flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith("on")),
    ),
  ).toEqual([]);
  expect(strangers).toEqual([]);
  await expect(page).toHaveTitle("The Recipie Book");
});

const beforeTheFirstWords: readonly [ReplyName, RegExp][] = [
  ["wrong-token", /refused/],
  ["no-payment", /refused/],
  ["no-such-model", /refused/],
  ["bad-request", /refused/],
  ["too-many-requests", /Too many recipes/],
  ["server-error", /is down/],
  ["unavailable", /is down/],
  ["reset-before-headers", /is down|lost/],
  ["redirect", /./],
  ["html", /not a recipe/],
  ["html-as-stream", /not a recipe/],
  ["not-an-object", /not a recipe/],
  ["empty-choices", /not a recipe/],
  ["no-words", /not a recipe/],
  ["error-data-first", /./],
];

for (const [reply, words] of beforeTheFirstWords) {
  test(`${reply}: ${SORRY} and the next try works`, async ({ page, add, hosted }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && !/Failed to load resource/.test(message.text()) && errors.push(message.text()));
    hosted.upstream.reply = reply;
    await add("eggs", "rice");
    await generate(page);
    await expect(section(page).getByText(SORRY)).toBeVisible({ timeout: 15_000 });
    await expect(section(page)).toContainText(words);
    await expect(section(page).getByRole("button", { name: "Ask the built-in chef" })).toBeVisible();
    expect(errors).toHaveLength(1);
    hosted.upstream.reply = "good";
    await section(page).getByRole("button", { name: "Try again" }).click();
    await expect(section(page).getByRole("heading", { name: "Cheese omelette with tomato" })).toBeVisible();
    await expect(section(page)).not.toContainText(SORRY);
    expect(hosted.book.printed()).not.toContain(TOKEN);
  });
}

for (const reply of ["reset-midway", "malformed-json", "no-end", "half-an-event", "error-event", "error-data", "long-line"] as const) {
  test(`${reply}: what came stays, and the page says that it broke off`, async ({ page, add, hosted }) => {
    hosted.upstream.reply = reply;
    await add("eggs", "rice");
    await generate(page);
    await expect(section(page).getByText(`${SORRY} The reply broke off here`)).toBeVisible({ timeout: 15_000 });
    await expect(section(page)).toContainText("Beat the eggs.");
    hosted.upstream.reply = "good";
    await section(page).getByRole("button", { name: "Try again" }).click();
    await expect(section(page).getByRole("heading", { name: "Cheese omelette with tomato" })).toBeVisible();
    await expect(section(page)).not.toContainText("broke off");
  });
}

for (const [reply, wait] of [
  ["hang-before-headers", 30],
  ["hang-midway", 20],
] as const) {
  test(`${reply}: given up after ${wait} s`, async ({ page, add, hosted }) => {
    test.setTimeout(90_000);
    hosted.upstream.reply = reply;
    await add("eggs", "rice");
    await generate(page);
    await expect(section(page).getByText(SORRY)).toBeVisible({ timeout: (wait + 15) * 1000 });
    await expect(section(page)).toContainText("took too long");
  });
}

test("a reply that hits the token limit says so", async ({ page, add, hosted }) => {
  hosted.upstream.reply = "length";
  await add("eggs", "rice");
  await generate(page);
  await expect(section(page).getByText("cut short")).toBeVisible();
});

test("Stop ends the upstream request and keeps what came", async ({ page, add, hosted }) => {
  hosted.upstream.reply = "hang-midway";
  await add("eggs", "rice", "onion", "oil");
  const taken: number[] = [];
  for (let round = 1; round <= 3; round++) {
    await generate(page);
    await expect.poll(() => hosted.upstream.requests.length).toBe(round);
    await expect(section(page)).toContainText("Beat the eggs.");
    const busy = page.getByRole("button", { name: "Cooking…" });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await busy.evaluate((button: HTMLButtonElement) => button.click()); // a second click, which must do nothing
    const left = hosted.upstream.requests.at(-1)?.leftByClient.then(() => Date.now());
    const pressed = await page.getByRole("button", { name: "Stop" }).evaluate((button: HTMLButtonElement) => {
      button.click();
      return Date.now();
    });
    taken.push(((await left) ?? Infinity) - pressed);
    await expect(section(page).getByText("You stopped the recipe here.")).toBeVisible();
    expect(hosted.upstream.requests).toHaveLength(round);
  }
  // The quickest of three: what is slower is the machine's.
  expect(Math.min(...taken)).toBeLessThan(100);
});

test("stopped before the first words, the recipe of before is back", async ({ page, add, hosted }) => {
  await add("eggs", "rice");
  await generate(page);
  const title = section(page).getByRole("heading", { name: "Cheese omelette with tomato" });
  await expect(title).toBeVisible();
  await expect(page.getByRole("button", { name: "Get a recipe" })).toBeVisible();
  hosted.upstream.reply = "hang-before-words";
  await generate(page);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Get a recipe" })).toBeVisible();
  await expect(title).toBeVisible();
});

test("a person may choose the built-in chef instead", async ({ page, add, hosted }) => {
  await add("eggs", "butter");
  await expect(page.getByLabel("Chef", { exact: true }).getByRole("option")).toContainText(["a hosted model (Mistral 7B)", "the built-in chef"]);
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  await generate(page);
  await expect(section(page)).toContainText("Written by the built-in chef");
  expect(hosted.upstream.requests).toHaveLength(0);
});

test("beside a recipe the chef is named, and the choice stands in the fold", async ({ page, add, hosted }) => {
  await add("eggs", "cheese", "tomato");
  await page.getByLabel("Chef", { exact: true }).selectOption("built-in");
  await generate(page);
  await expect(section(page)).toContainText("Written by the built-in chef");
  await expect(page.getByText("The built-in chef cooks, on this device.")).toBeVisible();
  await expect(page.getByLabel("Chef", { exact: true })).toBeHidden();
  await page.getByText("Other dishes, who cooks, what to mind").click();
  await page.getByLabel("Chef", { exact: true }).selectOption("hosted");
  await expect(page.getByText("A hosted model (Mistral 7B) cooks.")).toBeVisible();
  await generate(page);
  await expect(section(page)).toContainText("Written by mistralai/");
  expect(hosted.upstream.requests).toHaveLength(1);
});

test("offline, the built-in chef cooks and the page says so", async ({ page, add, context }) => {
  await add("eggs", "butter");
  await expect(page.getByLabel("Chef", { exact: true })).toHaveValue("hosted");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await expect(page.getByText("You are offline, so the built-in chef cooks.")).toBeVisible();
  await generate(page);
  await expect(section(page)).toContainText("Written by the built-in chef");
  await context.setOffline(false);
});

test("the server gone: says so, and the built-in chef helps out", async ({ page, add, hosted }) => {
  await add("eggs", "butter");
  await expect(page.getByLabel("Chef", { exact: true })).toHaveValue("hosted");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await hosted.book.stop();
  await generate(page);
  await expect(section(page)).toContainText(SORRY);
  await section(page).getByRole("button", { name: "Ask the built-in chef" }).click();
  await expect(section(page)).toContainText("Written by the built-in chef");
});

test("the token is in no byte that is served", async ({ page, hosted }) => {
  const served: string[] = [];
  page.on(
    "response",
    (response) =>
      void response.text().then(
        (text) => served.push(text + JSON.stringify(response.headers())),
        () => undefined,
      ),
  );
  await page.reload();
  await page.evaluate(() => fetch("/api/chefs").then((answer) => answer.text()));
  for (const path of ["/", "/api/health", "/api/chefs", "/service-worker.js", "/manifest.webmanifest"])
    served.push(await (await fetch(hosted.book.url + path)).text());
  expect(served.length).toBeGreaterThan(6);
  for (const form of [TOKEN, encodeURIComponent(TOKEN), Buffer.from(TOKEN).toString("base64")]) expect(served.join("\n")).not.toContain(form);
});

test("asked again, a failure gives way to the wait, which is in view with its Stop; until then the seconds count down", async ({ page, add, hosted }) => {
  hosted.upstream.reply = "too-many-requests";
  await add("eggs", "rice");
  await generate(page);
  // The service said "in 1 second".
  await expect(section(page).getByText("Try again now.")).toBeVisible();
  hosted.upstream.reply = "hang-before-headers";
  await section(page).getByRole("button", { name: "Try again" }).click();
  await expect(section(page).getByText("Cooking…")).toBeInViewport();
  await expect(section(page).getByText(SORRY)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Stop" })).toBeInViewport();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(section(page).getByText(SORRY)).toBeVisible();
});

test("Stop covers no word of the section's heading where the words arrive", async ({ page, add }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await add("4 eggs", "cheddar", "tomatoes", "reply:hang-midway");
  await generate(page);
  await expect(section(page).getByRole("article")).not.toBeEmpty();
  const heading = page.getByRole("heading", { name: "Here is your Recipe from our BOOK:" });
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("button", { name: "Generate" }).or(page.getByRole("button", { name: "Cooking…" }))).not.toBeInViewport();
  const [words, stop] = [await heading.boundingBox(), await page.getByRole("button", { name: "Stop" }).boundingBox()];
  expect(stop?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
});

test("words that were stopped are not told that they are unfinished", async ({ page, add, hosted }) => {
  hosted.upstream.reply = "hang-midway";
  await add("eggs", "rice", "onion", "oil");
  await generate(page);
  await expect(section(page)).toContainText("Beat the eggs.");
  await expect(page.getByRole("button", { name: "Stop" })).toBeInViewport();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(section(page).getByText("You stopped the recipe here.")).toBeVisible();
  await expect(section(page)).not.toContainText(/breaks off|cannot be cooked|no amount/i);
});
