/** Names that mean another food beside some others: the biscuit beside mascarpone, the vegetable beside an onion. */
import type { Ingredient, IngredientId } from "../schema.ts";

interface CompanyReading {
  /** The food it is, by a name of the tables. */
  readonly food: string;
  /** Whether a food of the same list says so. */
  readonly beside: (food: Pick<Ingredient, "id" | "classId">) => boolean;
}

function anyOf(ids: string): CompanyReading["beside"] {
  const named: ReadonlySet<IngredientId> = new Set(ids.split(" "));
  return ({ id }) => named.has(id);
}

/** By the name as it is read, in the singular. */
export const COMPANY_READINGS: ReadonlyMap<string, CompanyReading> = new Map(
  Object.entries({
    "lady finger": {
      food: "sponge finger",
      beside: ({ id, classId }) => /^(cream|custard|coffee|cocoa|chocolate|berry)/.test(classId) || /^(mascarpone|marsala|sherry|jelly|icing-sugar)$/.test(id),
    },
    drumstick: { food: "drumstick vegetable", beside: anyOf("toor-dal") },
    bean: { food: "baked bean", beside: anyOf("bread hash-brown oven-chip fish-finger potato-waffle black-pudding") },
    jelly: { food: "jelly cube", beside: anyOf("sponge-finger custard custard-powder sponge-cake ice-cream evaporated-milk double-cream whipping-cream") },
  }),
);
