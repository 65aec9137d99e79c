/** The page, measured: what a streamed recipe costs, what the page weighs, how long lists feel, and what Lighthouse says. */
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLists } from "./measure-lists.ts";
import { measureMarkdown } from "./measure-markdown.ts";
import { measureWeight } from "./measure-weight.ts";

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  weight: measureWeight,
  lists: measureLists,
  lighthouse: measureLighthouse,
  markdown: measureMarkdown,
};

export async function run(parts: readonly string[]): Promise<void> {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (parts.length === 0 || parts.includes(name)) await measure();
  }
}
