/** Journeys with a model's service behind the book: a stand-in on this machine that speaks its protocol. */
import type { Page } from "@playwright/test";
import { startUpstream, type Upstream } from "../src/chefs/test-upstream/upstream.ts";
import { test as base } from "./book-test.ts";
import { type RunningBook, startBook } from "./servers.ts";

export { expect } from "./book-test.ts";

export const TOKEN = "hf_e2e+secret/token";

interface Hosted {
  readonly upstream: Upstream;
  readonly book: RunningBook;
}

export const test = base.extend<{ hosted: Hosted; pace: number }>({
  /** Milliseconds between two words of the model. */
  pace: [2, { option: true }],
  hosted: async ({ pace }, use) => {
    const upstream = await startUpstream({ pace });
    const book = await startBook({ HF_ENDPOINT_URL: upstream.baseUrl, HF_TOKEN: TOKEN });
    await use({ upstream, book });
    await book.stop();
    await upstream.close();
  },
  baseURL: ({ hosted }, use) => use(hosted.book.url),
});

export const recipeSection = (page: Page) => page.getByRole("region", { name: "Here is your Recipe from our BOOK:" });
export const generate = (page: Page) => page.getByRole("button", { name: /^(Generate|Get a recipe)$/ }).click();
