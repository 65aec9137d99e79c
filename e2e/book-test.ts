/** The test that all journeys extend: a book of its own, opened and empty; a page that fails on any request to another origin. */
import { type Locator, test as base } from "@playwright/test";
import { type RunningBook, startBook } from "./servers.ts";

export interface BookFixtures {
  /** The entries of the list, their buttons' names left out. */
  readonly entries: Locator;
  /** Types texts one after another and submits each with Enter. */
  readonly add: (...texts: string[]) => Promise<void>;
  /** Origins other than the book's that the page asked for anything. */
  readonly strangers: string[];
}
export interface BookWorker {
  /** A book without any configuration: the built-in chef alone. */
  readonly plainBook: RunningBook;
}

export { expect } from "@playwright/test";

export const test = base.extend<BookFixtures, BookWorker>({
  plainBook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const book = await startBook();
      await use(book);
      await book.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ plainBook }, use) => use(plainBook.url),
  page: async ({ page, baseURL }, use) => {
    await page.goto(baseURL ?? "/");
    await use(page);
  },
  entries: ({ page }, use) => use(page.getByRole("region", { name: "Ingredient On Hand :" }).getByRole("listitem")),
  add: ({ page }, use) =>
    use(async (...texts) => {
      const field = page.getByPlaceholder("e.g - cheese");
      for (const text of texts) {
        await field.fill(text);
        await field.press("Enter");
      }
    }),
  strangers: async ({ page, baseURL }, use) => {
    const strangers: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin) strangers.push(request.url());
    });
    await use(strangers);
  },
});
