/** What the page weighs, file by file. */
import path from "node:path";
import { weighPage } from "../../scripts/weigh-page.ts";
import { printTable } from "./print-table.ts";

/** Smaller files are summed up. */
const SMALL = 2_048;

export function measureWeight(): void {
  const files = weighPage(path.resolve("dist/client")).sort((a, b) => a.when.localeCompare(b.when) || b.bytes - a.bytes);
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  const small = files.filter(({ bytes }) => bytes < SMALL);
  const rows = files.filter(({ bytes }) => bytes >= SMALL).map(({ name, when, bytes }) => [name.replace(/-[\w-]{8}(?=\.)/, ""), when, kilobytes(bytes)]);
  rows.push([`${small.length} smaller files`, "", kilobytes(small.reduce((total, { bytes }) => total + bytes, 0))]);
  printTable("Weight of the built page: KB of brotli", ["file", "when", "KB"], rows);
}
