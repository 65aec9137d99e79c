/** How each entry of a list was read, where that is not how it was typed: for the chip that it stands on. */
import type { Locale } from "#recipe/order";
import { recognise } from "./recognise.ts";

export interface EntryReading {
  /** The food that it was read as, where the words are others: "rice" for "rise". */
  readonly as?: string;
  /** Why nothing of it is cooked with. */
  readonly problem?: "unknown" | "not food";
}

/** One for each entry, in order; empty where there is nothing to say. */
export function describeEntries(entries: readonly string[], locale?: Locale): readonly EntryReading[] {
  const { readings, rejections } = recognise(entries, locale);
  const described = entries.map((): { as?: string; problem?: "unknown" | "not food" } => ({}));
  for (const { entry, typed, name, how } of readings) {
    const entryOf = described[entry];
    if (entryOf && how !== "exact" && how !== "phrase" && !plain(typed).includes(plain(name)))
      entryOf.as = entryOf.as === undefined ? name : `${entryOf.as}, ${name}`;
  }
  const read = new Set(readings.map(({ entry }) => entry));
  for (const { entry, code } of rejections) {
    const entryOf = described[entry];
    if (entryOf && code !== "empty" && !read.has(entry)) entryOf.problem = code === "unknown" ? "unknown" : "not food";
  }
  return described;
}

function plain(text: string): string {
  return text.toLowerCase();
}
