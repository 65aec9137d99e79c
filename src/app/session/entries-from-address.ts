/** What comes with the page's address: a form sent before the script was there, a shortcut, or something shared to the installed app. */
import { isMoreThanAList, readPastedLines } from "../ingredient-form/pasted-lines.ts";

interface Arrived {
  readonly entries: readonly string[];
  /** Shared, and more than a list: a recipe, or the address of a page. Empty where there is none. */
  readonly carried: string;
}

/** `?ingredient=…` is one entry each, as typed; a shared `?text=…` (or `?title=…`) is a list, one entry a line, unless it is a recipe or comes with the address of a page. */
export function readArrived(search: string): Arrived {
  const query = new URLSearchParams(search);
  const shared = [query.get("text") ?? query.get("title"), query.get("url")].filter(Boolean).join("\n");
  const isCarried = isMoreThanAList(shared) || /^\s*https?:\S+\s*$/m.test(shared);
  return { entries: [...query.getAll("ingredient"), ...(isCarried ? [] : readPastedLines(shared))], carried: isCarried ? shared : "" };
}

/** Takes it in, and out of the address, so that a reload clears everything. */
export function takeArrived(addEntries: (texts: readonly string[]) => void, carry: (text: string) => void): void {
  const { entries, carried } = readArrived(location.search);
  if (entries.length === 0 && carried === "") return;
  history.replaceState(null, "", location.pathname + location.hash);
  if (entries.length > 0) addEntries(entries);
  if (carried !== "") carry(carried);
}
