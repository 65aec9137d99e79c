/** How a list of a hundred and of a thousand entries feels: the longest task of the main thread while entries are typed, added, removed and cooked, at a quarter of this machine's speed. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { startBook } from "../../e2e/servers.ts";
import { openBrowser } from "./open-browser.ts";
import { printTable } from "./print-table.ts";

const LENGTHS = [100, 1_000];
const SLOW_DOWN = 4;
const REPEATS = 5;

const DEEDS: Readonly<Record<string, (page: Page, entries: number) => Promise<void>>> = {
  "type a word": async (page) => {
    await page.getByPlaceholder("e.g - cheese").focus();
    await page.keyboard.type("butternut");
    for (let letter = 0; letter < "butternut".length; letter += 1) await page.keyboard.press("Backspace");
  },
  "add one": async (page) => {
    const field = page.getByPlaceholder("e.g - cheese");
    await field.focus();
    await page.keyboard.type("rice");
    await page.keyboard.press("Enter");
  },
  "remove the first": (page) => click(page, "first-child"),
  "remove one in the middle": (page, entries) => click(page, `nth-child(${entries / 2})`),
  "remove the last": (page) => click(page, "last-child"),
  "add a staple": (page) => page.evaluate(() => document.querySelector<HTMLElement>("[aria-label='Add salt']")?.click()),
  cook: async (page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>("[aria-busy='false']")?.click());
    // Not through a locator, which would search a thousand entries in the page's own thread.
    await page.waitForFunction(() => document.getElementById("recipe-heading") !== null && document.querySelector("[aria-busy='true']") === null);
  },
};

interface OpenBook {
  readonly browser: Browser;
  readonly page: Page;
  readonly session: CDPSession;
  /** The page's thread is this many times as slow as the machine. */
  readonly slowDown: number;
}

export async function measureLists(): Promise<void> {
  for (const entries of LENGTHS) await measureList(entries);
}

/**
 * Twice: at a quarter of the speed, and at full speed with the time multiplied. What slows a thread down counts the time on the wall, so that
 * on a crowded machine it takes from the thread what other programs took already; at full speed only the page's own work counts.
 */
async function measureList(entries: number): Promise<void> {
  const slowed = await measureDeeds(entries, SLOW_DOWN);
  const own = await measureDeeds(entries, 1);
  const rows = slowed.map(([name = "", longest = 0, times = 0], row) => [name, longest, SLOW_DOWN * Number(own[row]?.[1]), times].map(say));
  printTable(
    `A list of ${entries} entries, at 1/${SLOW_DOWN} of this machine's speed: milliseconds`,
    ["deed", "longest task", `at full speed, times ${SLOW_DOWN}`, "worst of"],
    rows,
  );
}

const say = (cell: string | number): string => (typeof cell === "number" ? cell.toFixed(0) : cell);

/** @returns of each deed its name, the longest task in milliseconds, and of how many repeats */
async function measureDeeds(entries: number, slowDown: number): Promise<(readonly [string, number, number])[]> {
  const book = await startBook();
  const { browser, page, close } = await openBrowser();
  await page.goto(book.url);
  // What drives the browser puts a script of its own into the page with the first function that it runs there: 70 ms that are none of the page's.
  await page.getByPlaceholder("e.g - cheese").evaluate((input) => input.focus());
  await page.waitForTimeout(1_000);
  const open = { browser, page, session: await page.context().newCDPSession(page), slowDown };
  const rows: [string, number, number][] = [[`paste ${entries} lines`, await measure(open, (page) => paste(page, entries), 1), 1]];
  for (const [name, deed] of Object.entries(DEEDS)) {
    const repeats = name === "cook" ? 1 : REPEATS;
    rows.push([name, await measure(open, (page) => deed(page, entries), repeats), repeats]);
  }
  await close();
  await book.stop();
  return rows;
}

/** @returns the longest task in milliseconds */
async function measure({ browser, page, session, slowDown }: OpenBook, deed: (page: Page) => Promise<void>, repeats: number): Promise<number> {
  let longest = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"] });
    await deed(page);
    await page.waitForTimeout(500);
    longest = Math.max(longest, findLongestTask((await browser.stopTracing()).toString()));
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  return longest;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** @returns milliseconds of the longest task on the main thread of a page, without the time that other programs took from it */
function findLongestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === "RunTask" && mainThreads.has(threadOf(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

async function paste(page: Page, entries: number): Promise<void> {
  await page.getByPlaceholder("e.g - cheese").evaluate((input, count) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", Array.from({ length: count }, (_, index) => `${index + 1} g food number ${index + 1}`).join("\n"));
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, entries);
}

async function click(page: Page, position: string): Promise<void> {
  await page.evaluate((position) => document.querySelector<HTMLElement>(`main li:${position} button`)?.click(), position);
}
