/**
 * What of animals, and of the still, is in a food: the facts that ways to eat ask for. Flesh is told by the shelf, by the
 * person's own words ("beef sausages") and by the tables below; milk, eggs and all that swims by the allergens.
 */
import type { IngredientClass } from "./classes/ingredient-class.ts";
import type { Ingredient, IngredientId } from "./schema.ts";
import type { ClassId } from "./classes/ingredient-class.ts";

/** `meat` is of any animal but cattle and pigs, `fish` of all that swims. */
export const ORIGINS = ["beef", "pork", "meat", "fish", "gelatine", "rennet", "milk", "egg", "honey", "alcohol"] as const;
export type Origin = (typeof ORIGINS)[number];

/** Whatever it may be of: nobody said. */
const ANY_MEAT: readonly Origin[] = ["beef", "pork", "meat"];

/** Where the words say nothing of it: what a food is usually made of. Stock and gravy: the product range of the makers; the rest by its ordinary recipe. */
const OF_CLASS: Readonly<Partial<Record<ClassId, readonly Origin[]>>> = {
  stock_liquid: ["beef", "meat"],
  stock_cube: ["beef", "meat"],
  gravy: ["beef", "meat"],
  gravy_dry: ["beef", "meat"],
  soup_ready: [...ANY_MEAT, "fish"],
  soup_condensed: ["meat"],
  soup_mix: ["beef", "meat"],
  stew_ready: ANY_MEAT,
  ready_meal: [...ANY_MEAT, "fish"],
  salad_ready: [],
  ready_pastry: ANY_MEAT,
  bake_ready: ANY_MEAT,
  ready_bake: [],
  pasta_filled: ANY_MEAT,
  dumpling: [],
  breaded: ["meat"],
  stuffing: [],
  pasta_sauce: [],
  curry_sauce: [],
  rice_mix: [],
  rice_cooked: [],
  noodle_instant: ["meat"],
  beans_sauced: [],
  blood_pudding: ["pork"],
};

/**
 * Gelatine is of pigs or cattle (GME); the cheeses are those whose protected names prescribe animal rennet (Parmigiano
 * Reggiano, Grana Padano, Pecorino Romano, Gruyère, Comté, Roquefort); pesto is made with the first of them. Thai pastes and
 * kimchi are made with shrimps or fish unless they say otherwise.
 */
const OF_INGREDIENT: Readonly<Record<IngredientId, readonly Origin[]>> = {
  lard: ["pork"],
  "bacon-fat": ["pork"],
  dripping: ["beef"],
  tallow: ["beef"],
  suet: ["beef"],
  "goose-fat": ["meat"],
  "duck-fat": ["meat"],
  gelatine: ["gelatine"],
  "jelly-cube": ["gelatine"],
  marshmallow: ["gelatine"],
  sweets: ["gelatine"],
  parmesan: ["rennet"],
  "grana-padano": ["rennet"],
  pecorino: ["rennet"],
  gruyere: ["rennet"],
  comte: ["rennet"],
  roquefort: ["rennet"],
  pesto: ["rennet"],
  honey: ["honey"],
  mead: ["honey"],
  "rum-extract": ["alcohol"],
  meatball: ["beef", "pork"],
  "burger-patty": ["beef"],
  merguez: ["beef", "meat"],
  "cold-cut": ANY_MEAT,
  pate: ["pork", "meat"],
  "chilli-con-carne": ["beef"],
  "leftover-dal": [],
  "leftover-lasagne": ["beef"],
  "sausage-roll": ["pork"],
  "scotch-egg": ["pork"],
  quiche: ["pork", "milk", "egg"],
  gyoza: ["pork"],
  "tinned-spaghetti": [],
  "pasta-mix": [],
  "prawn-curry": [],
  "mac-and-cheese": [],
  "green-bean-casserole": [],
  "nut-roast": [],
  falafel: [],
  "fish-finger": [],
  fishcake: [],
  "popcorn-shrimp": [],
  "tempura-prawn": [],
  "fish-stock": [],
  "fish-stock-cube": [],
  "shellfish-stock": [],
  "clam-juice": [],
  "thai-green-curry-paste": ["fish"],
  "thai-red-curry-paste": ["fish"],
  "massaman-paste": ["fish"],
  kimchi: ["fish"],
  taramasalata: ["fish"],
  "cocoa-butter": [],
};

const ALCOHOL: ReadonlySet<ClassId> = new Set(["wine", "wine_sparkling", "rice_wine", "mirin", "beer", "spirit", "liqueur", "bitters"]);

/** Words that tell of what flesh something is. */
const FLESH_WORDS: readonly (readonly [Origin, RegExp])[] = [
  [
    "meat",
    /\b(chicken|turkey|duck|goose|lamb|mutton|goat|venison|rabbit|hare|pheasant|partridge|quail|pigeon|poussin|guinea fowl|ostrich|horse|kangaroo|frog)\b/,
  ],
  ["pork", /\b(pork|gammon|pig|boar|prosciutto|serrano|speck|pancetta|guanciale|nduja|trotter|parma)\b/],
  ["beef", /\b(beef|veal|ox|oxtail|brisket|sirloin|bresaola|pastrami|jerky|oxo)\b/],
  ["fish", /\b(fish|tuna|salmon|prawn|shrimp|crab|lobster|anchovy|bonito|dashi|seafood|clam|squid|cod|mackerel)\b/],
];
/** Of pigs and cattle where no other animal is named. */
const USUAL_WORDS: readonly (readonly [Origin, RegExp])[] = [
  ["pork", /\b(bacon|ham|salami|pepperoni|chorizo|mortadella|spam|lardon|sausage|chipolata|bratwurst|frankfurter|hot dog|salt pork|pulled)\b/],
  ["beef", /\b(steak|corned|chuck|burger|mince)\b/],
];
/** What a made dish is of where it is of no animal. */
const OF_PLANTS =
  /\b(veg|vegetable|veggie|mushroom|onion|tomato|lentil|bean|pea|spinach|ricotta|cheese|cheddar|celery|broccoli|potato|leek|squash|pumpkin|carrot|margherita|miso|kelp|kombu|corn|minestrone|gazpacho)\b/;
const MEATLESS = /\b(vegan|vegetarian|veggie|meat free|meatless|plant based|vegetable suet|vegetable shortening)\b/;
const NO_ALCOHOL = /\b(alcohol free|non alcoholic|alcoholfree|root beer|ginger beer)\b/;
/** Milk and eggs are out of what is called vegan. */
const VEGAN = /\b(vegan|plant based|dairy free)\b/;

/** What is known of a food: its rows, and all the words that it goes by. */
export interface KnownFood {
  readonly ingredient: Pick<Ingredient, "id" | "kindOf" | "classId" | "allergens" | "mayContain">;
  readonly kind: Pick<IngredientClass, "id" | "shelf">;
  /** As typed and as read. */
  readonly words: readonly string[];
}

/** What of these it holds, by its nature or as it is usually made. What depends on the make only is told by `mayContain`. */
export function findOrigins({ ingredient, kind, words }: KnownFood): ReadonlySet<Origin> {
  const said = inWords(words.join(" "));
  const origins = new Set<Origin>();
  const { allergens = [] } = ingredient;
  if (!MEATLESS.test(said)) for (const origin of fleshOf(ingredient, kind, said)) origins.add(origin);
  if (!VEGAN.test(said)) {
    if (allergens.includes("milk")) origins.add("milk");
    if (allergens.includes("egg")) origins.add("egg");
  }
  if (["fish", "crustaceans", "molluscs"].some((swims) => (allergens as readonly string[]).includes(swims))) origins.add("fish");
  if (ALCOHOL.has(kind.id) && !NO_ALCOHOL.test(said)) origins.add("alcohol");
  return origins;
}

function fleshOf({ id, kindOf = "", classId }: KnownFood["ingredient"], { id: kindId, shelf }: KnownFood["kind"], said: string): readonly Origin[] {
  const own = OF_INGREDIENT[id];
  const made = OF_CLASS[kindId] ?? OF_CLASS[classId];
  const isMade = made !== undefined;
  if (shelf === "meat" || isMade) {
    const told = fleshIn(said, isMade ? [...FLESH_WORDS, ...USUAL_WORDS] : FLESH_WORDS);
    if (told.length > 0) return told;
  }
  if (isMade && OF_PLANTS.test(said)) return own?.filter((origin) => origin === "milk" || origin === "egg") ?? [];
  if (own) return own;
  if (made) return made;
  if (shelf !== "meat") return [];
  const row = inWords(`${id} ${kindOf}`);
  for (const rules of [FLESH_WORDS, USUAL_WORDS]) {
    const told = fleshIn(row, rules);
    if (told.length > 0) return told;
  }
  return ANY_MEAT;
}

function fleshIn(text: string, rules: readonly (readonly [Origin, RegExp])[]): readonly Origin[] {
  return rules.flatMap(([origin, words]) => (words.test(text) ? [origin] : []));
}

/** In lower case, words apart by one blank, plurals without their s. */
function inWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word))
    .join(" ");
}
