/** What Lighthouse says about the empty screen on a phone: the median of five runs. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { startBook } from "../../e2e/servers.ts";
import { findBrowser, launchOptions } from "../../scripts/find-browser.ts";
import { installRivals } from "./install-rivals.ts";
import { printTable } from "./print-table.ts";

const RUNS = 5;
const PORT = 9_333;
const FIGURES = {
  "first-contentful-paint": "first paint, ms",
  "largest-contentful-paint": "largest paint, ms",
  "total-blocking-time": "blocking, ms",
  "cumulative-layout-shift": "layout shift",
} as const;

interface Report {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
    >;
    readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>>;
  };
}
type Lighthouse = (url: string, flags: { port: number; logLevel: string }) => Promise<Report>;

export async function measureLighthouse(): Promise<void> {
  const entry = path.join(installRivals(), "node_modules/lighthouse/core/index.js");
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  const book = await startBook();
  const options = launchOptions(await findBrowser());
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${PORT}`] });
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await lighthouse(book.url, { port: PORT, logLevel: "error" }));
  await browser.close();
  await book.stop();
  const categories = Object.entries(reports[0]?.lhr.categories ?? {}).map(([id, { title }]) => [
    title,
    median(reports.map(({ lhr }) => 100 * (lhr.categories[id]?.score ?? 0))).toFixed(0),
  ]);
  const figures = Object.entries(FIGURES).map(([id, title]) => [
    title,
    median(reports.map(({ lhr }) => lhr.audits[id]?.numericValue ?? 0)).toFixed(id === "cumulative-layout-shift" ? 3 : 0),
  ]);
  printTable(`Lighthouse, mobile, median of ${RUNS}`, ["category or figure", "value"], [...categories, ...figures]);
  for (const fault of findFaults(reports)) console.log(`- ${fault}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Audits that count and that were not passed in the last run. */
function findFaults(reports: readonly Report[]): string[] {
  const lhr = reports.at(-1)?.lhr;
  return Object.values(lhr?.categories ?? {})
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${lhr?.audits[id]?.title} (${lhr?.audits[id]?.score})`);
}
