/**
 * The golden book: lists of what somebody has, each with the recipe that a strong home cook would make of it, and what that cook did with
 * every food. `book.json` is worked on in the open; `apart.json` is kept unseen: the bench reads it for figures, nobody reads it for advice.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PartRole, Treatment } from "#kitchen/knowledge/masters/master";

export interface GoldenFood {
  /** The entry of the list, as typed. */
  readonly food: string;
  /** In the whole dish, for two. */
  readonly grams: number;
  /** In the order in which it happens. */
  readonly does: readonly Treatment[];
  readonly role: PartRole;
}

export interface GoldenRecipe {
  readonly id: string;
  /** Entries as typed. */
  readonly ingredients: readonly string[];
  /** What sort of dish it is, in plain words. */
  readonly dish: string;
  /** The name under which the world knows it; none where it has none. */
  readonly knownAs: string | null;
  /** Entries without which it would be another dish. */
  readonly signature: readonly string[];
  readonly foods: readonly GoldenFood[];
  /** As a reader would see it. */
  readonly markdown: string;
}

export const GOLDEN_PARTS = ["worked", "apart"] as const;
export type GoldenPart = (typeof GOLDEN_PARTS)[number];

const FILES: Record<GoldenPart, string> = { worked: "book.json", apart: "apart.json" };

export function readGoldenBook(part: GoldenPart): readonly GoldenRecipe[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, FILES[part]), "utf8")) as GoldenRecipe[];
}
