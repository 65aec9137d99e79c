/** The server's entry: opens the book with the page that was built beside this bundle. */
import path from "node:path";
import { openBook } from "./open-book.ts";

await openBook(path.resolve(import.meta.dirname, "../client"));
