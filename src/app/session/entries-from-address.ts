/** Entries that come with the page's address: a form sent before the script was there, a shortcut, or a text shared to the installed app. */
import { useEffect } from "react";
import { readPastedLines } from "../ingredient-form/pasted-lines.ts";

/** `?ingredient=…` is one entry each, as typed; a shared `?text=…` (or `?title=…`) is a list, one entry a line. */
export function readEntries(search: string): string[] {
  const query = new URLSearchParams(search);
  const shared = query.get("text") ?? query.get("title") ?? "";
  return [...query.getAll("ingredient"), ...readPastedLines(shared)];
}

/** Adds them once and takes them out of the address, so that a reload clears everything. */
export function useEntriesFromAddress(addEntries: (texts: readonly string[]) => void): void {
  useEffect(() => {
    const entries = readEntries(window.location.search);
    if (entries.length === 0) return;
    window.history.replaceState(null, "", window.location.pathname + window.location.hash);
    addEntries(entries);
  }, [addEntries]);
}
