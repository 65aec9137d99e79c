/** Every master as its kitchen writes it: a new file adds its line here. The build replaces this module by the packed table. */
import { AFRICAN_HOMES_MASTERS } from "./african-homes.ts";
import { LEVANT_TO_CENTRAL_ASIA_MASTERS } from "./levant-to-central-asia.ts";
import { EVERYDAY_TRAYS_PANS_MASTERS } from "./everyday-trays-pans.ts";
import { EVERYDAY_NAMES_MASTERS } from "./everyday-names.ts";
import { EVERYDAY_POTS_BOWLS_MASTERS } from "./everyday-pots-bowls.ts";
import { BRITISH_AMERICAN_MASTERS } from "./british-american.ts";
import { MEDITERRANEAN_MASTERS } from "./mediterranean.ts";
import { INDIAN_MASTERS } from "./indian.ts";
import { SPICED_MASTERS } from "./spiced.ts";
import { EAST_ASIAN_MASTERS } from "./east-asian.ts";
import { SOUTHEAST_ASIAN_MIDDLE_EASTERN_MASTERS } from "./southeast-asian-middle-eastern.ts";
import { AMERICAS_AFRICA_NORTHERN_EUROPE_MASTERS } from "./americas-africa-northern-europe.ts";
import { BAKING_AND_SWEETS_MASTERS } from "./baking-and-sweets.ts";
import { GOLDEN_MASTERS } from "./golden.ts";
import { SUPPERS_OF_MANY_COUNTRIES_MASTERS } from "./suppers-of-many-countries.ts";
import { WORLD_CLASSICS_MASTERS } from "./world-classics.ts";
import { EGGS_AND_TOAST_MASTERS } from "./eggs-and-toast.ts";
import { GREENS_AND_SALADS_MASTERS } from "./greens-and-salads.ts";
import { CHOPS_ROASTS_AND_FISH_MASTERS } from "./chops-roasts-and-fish.ts";
import { DRINKS_MASTERS } from "./drinks.ts";
import { PIES_BRAISES_AND_ONE_POTS_MASTERS } from "./pies-braises-and-one-pots.ts";
import { BISCUITS_TARTS_AND_CAKES_MASTERS } from "./biscuits-tarts-and-cakes.ts";
import { NORTHERN_AND_ALPINE_MASTERS } from "./northern-and-alpine-plates.ts";
import { BRITISH_AND_AMERICAN_SUPPERS_MASTERS } from "./british-and-american-suppers.ts";
import { CRUSTS_DOUGHS_AND_SWEETS_MASTERS } from "./crusts-doughs-and-sweets.ts";
import { EVERYDAY_BAKES_AND_PUDDINGS_MASTERS } from "./everyday-bakes-and-puddings.ts";
import { SOUPS_AND_BROTHS_MASTERS } from "./soups-and-broths.ts";
import { PASTA_DUMPLINGS_AND_CHEESE_MASTERS } from "./pasta-dumplings-and-cheese.ts";
import { WARM_PUDDINGS_AND_HOLLANDAISE_MASTERS } from "./warm-puddings-and-hollandaise.ts";
import { SPICED_PANS_AND_STREET_FOOD_MASTERS } from "./spiced-pans-and-street-food.ts";
import { WEEKNIGHT_SUPPERS_MASTERS } from "./weeknight-suppers.ts";
import { ROASTS_STEWS_AND_STARTERS_MASTERS } from "./roasts-stews-and-starters.ts";
import { SOUPS_PLATES_AND_SALADS_MASTERS } from "./soups-plates-and-salads.ts";
import { SOUPS_SALADS_AND_POULTRY_MASTERS } from "./soups-salads-and-poultry.ts";
import { AMERICAN_PLATES_MASTERS } from "./american-plates.ts";
import { PUDDINGS_AND_BREAKFASTS_MASTERS } from "./puddings-and-breakfasts.ts";
import { TABLES_OF_MANY_HOMES_MASTERS } from "./tables-of-many-homes.ts";
import { PUDDINGS_AND_CAKES_BY_NAME_MASTERS } from "./puddings-and-cakes-by-name.ts";
import { FEASTS_AND_FIRESIDE_MASTERS } from "./feasts-and-fireside-dishes.ts";
import { ASIAN_HOME_PLATES_MASTERS } from "./asian-home-plates.ts";
import { EUROPEAN_AND_AMERICAN_HOMES_MASTERS } from "./european-and-american-homes.ts";
import { FRIDGE_SUPPERS_MASTERS } from "./fridge-suppers.ts";
import { FRIDGE_FORMULAS_MASTERS } from "./fridge-formulas.ts";
import { LITTLE_KNOWN_HOMES_MASTERS } from "./little-known-homes.ts";
import { MOST_COOKED_HOME_DISHES_MASTERS } from "./most-cooked-home-dishes.ts";
import { bookOf, type MasterBook } from "./master-book.ts";

export function writtenMasters(): MasterBook {
  return bookOf([
    ...EVERYDAY_TRAYS_PANS_MASTERS,
    ...EVERYDAY_POTS_BOWLS_MASTERS,
    ...BRITISH_AMERICAN_MASTERS,
    ...MEDITERRANEAN_MASTERS,
    ...INDIAN_MASTERS,
    ...SPICED_MASTERS,
    ...EAST_ASIAN_MASTERS,
    ...SOUTHEAST_ASIAN_MIDDLE_EASTERN_MASTERS,
    ...AMERICAS_AFRICA_NORTHERN_EUROPE_MASTERS,
    ...BAKING_AND_SWEETS_MASTERS,
    ...GOLDEN_MASTERS,
    ...SUPPERS_OF_MANY_COUNTRIES_MASTERS,
    ...WORLD_CLASSICS_MASTERS,
    ...SPICED_PANS_AND_STREET_FOOD_MASTERS,
    ...GREENS_AND_SALADS_MASTERS,
    ...EGGS_AND_TOAST_MASTERS,
    ...CHOPS_ROASTS_AND_FISH_MASTERS,
    ...DRINKS_MASTERS,
    ...PIES_BRAISES_AND_ONE_POTS_MASTERS,
    ...BISCUITS_TARTS_AND_CAKES_MASTERS,
    ...NORTHERN_AND_ALPINE_MASTERS,
    ...BRITISH_AND_AMERICAN_SUPPERS_MASTERS,
    ...CRUSTS_DOUGHS_AND_SWEETS_MASTERS,
    ...EVERYDAY_BAKES_AND_PUDDINGS_MASTERS,
    ...SOUPS_AND_BROTHS_MASTERS,
    ...PASTA_DUMPLINGS_AND_CHEESE_MASTERS,
    ...WARM_PUDDINGS_AND_HOLLANDAISE_MASTERS,
    ...WEEKNIGHT_SUPPERS_MASTERS,
    ...ROASTS_STEWS_AND_STARTERS_MASTERS,
    ...SOUPS_PLATES_AND_SALADS_MASTERS,
    ...AMERICAN_PLATES_MASTERS,
    ...SOUPS_SALADS_AND_POULTRY_MASTERS,
    ...PUDDINGS_AND_BREAKFASTS_MASTERS,
    ...TABLES_OF_MANY_HOMES_MASTERS,
    ...PUDDINGS_AND_CAKES_BY_NAME_MASTERS,
    ...FEASTS_AND_FIRESIDE_MASTERS,
    ...ASIAN_HOME_PLATES_MASTERS,
    ...EUROPEAN_AND_AMERICAN_HOMES_MASTERS,
    ...AFRICAN_HOMES_MASTERS,
    ...LEVANT_TO_CENTRAL_ASIA_MASTERS,
    ...EVERYDAY_NAMES_MASTERS,
    ...FRIDGE_SUPPERS_MASTERS,
    ...FRIDGE_FORMULAS_MASTERS,
    ...LITTLE_KNOWN_HOMES_MASTERS,
    ...MOST_COOKED_HOME_DISHES_MASTERS,
  ]);
}
