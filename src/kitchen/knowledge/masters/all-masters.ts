/** Every master of the book. */
import type { MasterBook } from "./master-book.ts";
import type { Master } from "./master.ts";
import { writtenMasters } from "./written-masters.ts";

let book: MasterBook | undefined;

/** Read on first use, and of each master only what it needs until somebody asks for it. */
export function masterBook(): MasterBook {
  return (book ??= writtenMasters());
}

let masters: readonly Master[] | undefined;

/** For tests and benchmarks, which need them all at once. */
export function allMasters(): readonly Master[] {
  return (masters ??= Array.from({ length: masterBook().count }, (_, index) => masterBook().master(index)));
}
