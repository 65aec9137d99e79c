/** Whether a food that a dish has no part for may be added to it: by evidence that it goes with what the dish is made of. */
import { companyOfPlaces, placeInCompany } from "#kitchen/knowledge/company";
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Role } from "#kitchen/knowledge/classes/role";
import { oncePer } from "#kitchen/once-per";
import { isFlesh, roleWeight, type Food } from "../food.ts";
import { harmony } from "./clashes.ts";

const placeOf = oncePer((kind: IngredientClass) => ({ place: placeInCompany(kind) }));

/** A written pair, −3 to 3, says as much as its share of this beside what is counted. */
const WRITTEN = 0.4;

/**
 * What a food of its salience must reach to be added: a food of weight goes with what is there, what seasons does not go against it, and of what
 * only carries (salt, fat, sugar, flour) it is enough that it is not a stranger.
 */
const LEAST = { weighty: 0.12, seasoning: 0.04, carrier: -0.35 };
/** Of a row that says itself with what it goes (a relish beside cold meat), so much less is asked, and of a food of weight still some evidence. */
const GIVEN = 0.2;
const LEAST_EVIDENCE = 0.02;
/** A food that the form of a dish takes by its kind alone may go with the rest so much less well. */
const LEAST_OF_FORM = -0.5;
/** Below this it is a stranger to what is there, whatever the list. */
const STRANGER = -1;

/** How well a food goes with others, by what they tell of the dish: about −2 to 2, 0 where nothing is known. */
export function companyOf(food: Food, others: Iterable<Food>): number {
  const { place } = placeOf(food.kind);
  let sum = 0;
  let weights = 0;
  for (const other of others) {
    const weight = tellsOf(other);
    if (other === food || weight === 0 || other.kind === food.kind) continue;
    const { place: at } = placeOf(other.kind);
    const counted = place === undefined || at === undefined ? 0 : companyOfPlaces(place, at);
    sum += weight * (counted + WRITTEN * harmony(food, other));
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** A food says what dish it is, a seasoning half as much, and fat, salt and sugar nothing. */
function tellsOf({ salience, kind }: Food): number {
  if (kind.roles.flour === 1) return 0;
  return salience >= 0.5 ? salience : 0;
}

/** True where it may be added to a dish of these foods, which has no part for it. A short list was put together for one dish: of that only strangers stay out. */
export function mayJoinCompany(food: Food, others: Iterable<Food>, isGiven: boolean, isShort: boolean): boolean {
  // A pinch of sugar is no stranger to tomatoes, though it meets other things oftener.
  if (isShort && food.kind.roles.sugar === 1) return true;
  const least = isShort ? STRANGER : leastFor(food);
  const asked = !isGiven ? least : least === LEAST.weighty ? LEAST_EVIDENCE : least - GIVEN;
  // Of what is counted nowhere the row that names its partners is all the evidence there is.
  return companyOf(food, others) >= (isGiven && placeOf(food.kind).place === undefined ? Math.min(0, asked) : asked);
}

/** True where it may fill a part of a form that takes any food of its kind. */
export function suitsForm(food: Food, others: Iterable<Food>, isShort: boolean): boolean {
  return food.salience < 1 || companyOf(food, others) >= (isShort ? STRANGER : LEAST_OF_FORM);
}

function leastFor({ kind, salience }: Food): number {
  if (salience < 0.5 || kind.roles.flour === 1 || roleWeight(kind, CARRIERS) >= 0.9) return LEAST.carrier;
  return salience >= 1 || isFlesh(kind) ? LEAST.weighty : LEAST.seasoning;
}

/** What a plate of food is filled up with, what it is begun with, and what is only poured or squeezed over it: they meet nearly everything. */
const CARRIERS: readonly Role[] = [
  ...([
    "bread",
    "rice",
    "rice_cooked",
    "potato",
    "potato_ready",
    "pasta",
    "pasta_cooked",
    "noodle",
    "gnocchi",
    "grain_quick",
    "grain_mid",
    "grain",
    "polenta",
  ] as const),
  ...(["onion", "garlic", "stock", "stock_cube", "salt", "citrus_sour", "vinegar"] as const),
];
