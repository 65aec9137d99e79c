/** Every master as its kitchen writes it. The build replaces this module by the packed table. */
import type { Master } from "./master.ts";

export function writtenMasters(): readonly Master[] {
  return [];
}
