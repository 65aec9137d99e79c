/** How the kitchen reads each entry, by the entry's text; what it does not say is read as typed. */
import { useEffect, useState } from "react";
import type { EntryReading } from "#kitchen/read/describe-entries";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import type { Entry } from "../session/session.ts";

/** A longer list is nobody's kitchen, and reading it once more would keep its recipe waiting. */
const MOST_ENTRIES = 200;
const NONE: ReadonlyMap<string, EntryReading> = new Map();

export function useEntryReadings(entries: readonly Entry[]): ReadonlyMap<string, EntryReading> {
  const [readings, setReadings] = useState(NONE);
  useEffect(() => {
    if (entries.length > MOST_ENTRIES) return;
    let current = true;
    const texts = entries.map(({ text }) => text);
    askKitchen("describeEntries", texts).then(
      (described) => {
        if (current) setReadings(new Map(texts.map((text, position) => [text, described[position] ?? {}])));
      },
      () => undefined, // without the vocabulary nothing is said of an entry
    );
    return () => {
      current = false;
    };
  }, [entries]);
  return readings;
}
