/** What it costs to draw a recipe while it streams in: main-thread time of three renderers on the same texts, in one run. */
import path from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { build } from "vite";
import { installRivals } from "./install-rivals.ts";
import { HOSTILE, type Shape, writeText } from "./markdown/texts.ts";
import { openBrowser } from "./open-browser.ts";
import { printTable } from "./print-table.ts";

/** Milliseconds after which a renderer is not waited for any longer. */
const LIMIT = 120_000;
const SIZES = [1, 4, 16] as const;
const RIVALS = ["react-markdown", "streamdown"] as const;

interface MeasuredPage {
  readonly page: Page;
  readonly session: CDPSession;
}

export async function measureMarkdown(): Promise<void> {
  const script = await buildMeasuredPage();
  const { page, close } = await openBrowser();
  await page.setContent("<!doctype html><html lang=en><title>Measured</title>");
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  // The thread's own time: what other programs take from it does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await measureStreams({ page, session });
  await measureHostile({ page, session });
  await close();
}

async function measureStreams(measured: MeasuredPage): Promise<void> {
  await stream(measured, "this book", writeText("recipe", 1)); // warms the code up
  const rows: string[][] = [];
  for (const shape of ["recipe", "list", "table", "code", "paragraph"] satisfies Shape[]) {
    for (const size of SIZES) {
      const text = writeText(shape, size);
      const floor = await stream(measured, "a bare text", text);
      const ours = await stream(measured, "this book", text);
      const rivals = await inTurn(findRivals(shape, size), (rival) => stream(measured, rival, text));
      const ratios = rivals.map((rival) => `${rival.text} (${Math.round(rival.milliseconds / ours.milliseconds)} ×)`);
      rows.push([`${shape}, ${size},000 tokens`, floor.text, ours.text, ratios[0] ?? "", ratios[1] ?? ""]);
    }
  }
  printTable("Streaming, one update for 4 characters: main-thread milliseconds", ["text", "a bare text", "this book", ...RIVALS], rows);
}

/** What is quadratic takes minutes at four thousand tokens and an hour at sixteen thousand. */
function findRivals(shape: Shape, size: number): readonly string[] {
  if (size === 1 || (size === 4 && shape === "recipe")) return RIVALS;
  return size === 4 ? RIVALS.slice(0, 1) : [];
}

async function measureHostile(measured: MeasuredPage): Promise<void> {
  const rows = await inTurn(Object.entries(HOSTILE), async ([name, text]) => [
    `10,000 × ${name}`,
    ...(await inTurn(["this book", ...RIVALS], (renderer) => show(measured, renderer, text))),
  ]);
  printTable("A text made to do harm, shown at once: milliseconds", ["text", "this book", ...RIVALS], rows);
}

interface Cost {
  readonly milliseconds: number;
  readonly text: string;
}

async function stream(measured: MeasuredPage, renderer: string, text: string): Promise<Cost> {
  const [milliseconds, { drawn, updates, blank }] = await timeMainThread(measured, () =>
    measured.page.evaluate(([renderer, text, limit]) => window.streamText(renderer, text, limit), [renderer, text, LIMIT] as const),
  );
  const figure = Math.round(milliseconds).toLocaleString("en");
  if (blank) return { milliseconds, text: "blank page" };
  return { milliseconds, text: drawn === updates ? figure : `over ${figure} for the first ${Math.round((100 * drawn) / updates)} %` };
}

async function show(measured: MeasuredPage, renderer: string, text: string): Promise<string> {
  const [milliseconds, isShown] = await timeMainThread(measured, () =>
    measured.page.evaluate(([renderer, text]) => window.showText(renderer, text), [renderer, text] as const),
  );
  return isShown ? Math.round(milliseconds).toLocaleString("en") : "blank page";
}

/** Milliseconds for which the page's main thread was busy meanwhile: script, style, layout and paint. */
async function timeMainThread<Result>({ session }: MeasuredPage, work: () => Promise<Result>): Promise<[milliseconds: number, result: Result]> {
  const before = await readTaskDuration(session);
  const result = await work();
  return [1000 * ((await readTaskDuration(session)) - before), result];
}

/** Seconds since the session was opened. */
async function readTaskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

async function inTurn<Item, Result>(items: readonly Item[], measure: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

async function buildMeasuredPage(): Promise<string> {
  const rivals = path.join(installRivals(), "rivals.js");
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "rivals",
        resolveId: (id) => (id === "virtual:rivals" ? rivals : undefined),
        load: (id) =>
          id === rivals
            ? `export { default as ReactMarkdown } from "react-markdown"; export { default as remarkGfm } from "remark-gfm"; export { Streamdown } from "streamdown";`
            : undefined,
      },
    ],
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, "markdown/measured-page.ts"), formats: ["iife"], name: "measuredPage" },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("The measured page was not built.");
  return output.output[0].code;
}
