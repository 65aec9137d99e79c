import { expect, firefox, test } from "@playwright/test";
import { startBook } from "./servers.ts";
import { findProgram, findWebKit, WebKitPage } from "./webkit-driver.ts";

/** What the journey needs of a browser. */
interface Engine {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  run(script: string): Promise<unknown>;
  enter(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

const ENGINES: readonly { readonly name: string; readonly packages: string; readonly start: (() => Promise<Engine>) | undefined }[] = [
  { name: "Firefox", packages: "firefox-esr", start: findFirefox() },
  { name: "WebKit", packages: "webkit2gtk-driver xvfb", start: findWebKitEngine() },
];

for (const { name, packages, start } of ENGINES) {
  if (!start) {
    console.log(`${name} is not installed (apt-get install ${packages}): its journey is left out.`);
    continue;
  }

  test(`${name}: a list, a recipe, and both again without a network`, async () => {
    test.setTimeout(90_000);
    const [book, engine] = await Promise.all([startBook(), start()]);
    try {
      await engine.open(book.url);
      await cookARecipe(engine);
      await engine.run("return navigator.serviceWorker.ready.then(() => true)");
      await expect.poll(() => engine.run("return navigator.serviceWorker.controller?.state"), { timeout: 20_000 }).toBe("activated");
      await book.stop();
      await engine.reload();
      await cookARecipe(engine);
    } finally {
      await engine.close();
      await book.stop();
    }
  });
}

async function cookARecipe(engine: Engine): Promise<void> {
  await expect.poll(() => engine.run("return document.querySelector('h1')?.textContent")).toBe("The Recipie Book");
  // Nothing can be typed before the page has come to life.
  await expect.poll(() => engine.run("return Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react'))")).toBe(true);
  for (const food of ["4 eggs", "cheddar", "tomatoes", "butter"]) await engine.enter("input[name=ingredient]", food);
  await expect
    .poll(() => engine.run("return [...document.querySelectorAll('main li')].map((item) => item.textContent)"))
    .toEqual(["4 eggs", "cheddar", "tomatoes", "butter"]);
  expect(await engine.run("return document.activeElement?.getAttribute('name')")).toBe("ingredient");
  await engine.click("[aria-busy=false]");
  await expect.poll(() => engine.run("return document.querySelector('main ~ [role=status]')?.textContent"), { timeout: 20_000 }).toBe("Your recipe is ready.");
  await expect.poll(() => engine.run("return document.querySelectorAll('article ol > li').length")).toBeGreaterThan(1);
  // The style sheet is understood: colours by scheme, and nothing sticks out.
  expect(await engine.run("return getComputedStyle(document.body).backgroundColor")).not.toBe("rgba(0, 0, 0, 0)");
  expect(await engine.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBeLessThanOrEqual(0);
}

/** Debian's Firefox, over WebDriver BiDi. */
function findFirefox(): (() => Promise<Engine>) | undefined {
  const executablePath = findProgram("firefox-esr") ?? findProgram("firefox");
  if (executablePath === undefined) return undefined;
  return async () => {
    const browser = await firefox.launch({ channel: "moz-firefox", executablePath });
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      run: (script) => page.evaluate(`(() => { ${script} })()`),
      enter: async (selector, text) => {
        await page.locator(selector).fill(text);
        await page.locator(selector).press("Enter");
      },
      click: (selector) => page.locator(selector).click(),
      close: () => browser.close(),
    };
  };
}

function findWebKitEngine(): (() => Promise<Engine>) | undefined {
  const found = findWebKit();
  return found && (() => WebKitPage.start(found));
}
