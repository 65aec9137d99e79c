/** The lists that the kitchen is measured on: recipes' ingredients, what fridges hold, and hostile ones. */
import { readFileSync } from "node:fs";
import path from "node:path";

export const LIST_KINDS = ["recipe", "fridge", "hostile"] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export interface PantryList {
  readonly id: string;
  readonly kind: ListKind;
  /** Entries as typed. */
  readonly items: readonly string[];
  /** What a sensible cook does with a hostile list: cooks what is food of it, says what is wrong, or does not cook. */
  readonly expect?: "cook" | "warn" | "refuse" | "reject" | "ask";
}

export function readPantryLists(): readonly PantryList[] {
  const text = readFileSync(path.join(import.meta.dirname, "lists.json"), "utf8");
  return (JSON.parse(text) as { readonly lists: readonly PantryList[] }).lists;
}
