/** A page in the Chromium that the tests use, for measuring. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser, launchOptions } from "../../scripts/find-browser.ts";

export async function openBrowser(): Promise<{ readonly browser: Browser; readonly page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  return { browser, page: await browser.newPage({ viewport: { width: 390, height: 844 } }), close: () => browser.close() };
}
