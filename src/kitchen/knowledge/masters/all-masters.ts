/** Every master of the book. */
import type { Master } from "./master.ts";
import { writtenMasters } from "./written-masters.ts";

let masters: readonly Master[] | undefined;

export function allMasters(): readonly Master[] {
  masters ??= writtenMasters();
  return masters;
}
