/** `recipie serve`, and `recipie` alone: opens the book. */
import path from "node:path";
import { openBook } from "#server/open-book";

/** Serves the page that was built beside the bundle of this command. Settings come from the environment, as the server's own. */
export async function serveCommand(): Promise<void> {
  await openBook(path.resolve(import.meta.dirname, "../client"));
}
