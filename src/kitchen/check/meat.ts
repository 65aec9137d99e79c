/** Which meat a sentence speaks of, as far as food safety tells meats apart. */
import type { CheckedRecipe } from "./checked-recipe.ts";
import type { Sentence } from "./sentence.ts";

export type MeatKind = "poultry" | "ground" | "other";

const POULTRY = /\b(?:chickens?|turkeys?|ducks?|duck legs?|goose|geese|quails?|guinea fowl|poultry|poussins?|drumsticks?|drumettes?|hens?|wings)\b/;
/** What is made of a bird and is no raw bird: "chicken stock", "duck eggs". The skin on a thigh makes nothing of it. */
const MADE_OF_POULTRY =
  /\b(?:chickens?|turkeys?|ducks?|goose|geese|hens?|quails?|poultry)(?:'s)?(?: (?!with\b|and\b)[\p{L}-]+)? (?:stock|broth|bouillon|cubes?|gravy|soup|seasoning|flavou?r(?:ed|ing)?|fat|dripping|eggs?|skins?(?!-| on\b)|sausages?|nuggets?|ham|bacon|powder|granules)\b/u;
/** Poultry that was cooked before it came here. "Uncooked", "to be roasted" and "for roasting" say the opposite. */
const COOKED_BEFORE =
  /(?<![-\p{L}])(?<!\bnot |\bto be |\buntil |\bbe )(?:cooked|pre-?cooked|left-?over|rotisserie|shredded|roasted|roast|grilled|smoked|canned|tinned|deli|pulled|poached)(?![-\p{L}])(?! (?:seasoning|rub|spice))/u;
const GROUND =
  /\b(?:ground (?:beef|pork|lamb|veal|meat|venison)|minced (?:beef|pork|lamb|veal|meat)|(?:beef|pork|lamb|veal|steak) mince|mince|mincemeat|hamburger meat|burgers?|hamburgers?|cheeseburgers?|patty|patties|meatballs?|meatloaf|kofta|kebabs?|sausage meat)\b/;
const VEGETABLE_BURGER =
  /\b(?:veggie|veg|vegetable|bean|lentil|chickpea|mushroom|tofu|halloumi|quinoa|fish|salmon|tuna|shrimp)\b[^.]{0,30}\b(?:burgers?|patty|patties|balls?)\b/;
const OTHER = /\b(?:steaks?|chops?|tenderloins?|roasts?|lamb|beef|pork|veal|venison|salmon|tuna|cod|fish|shrimps?|prawns?|scallops?|ham|bacon)\b/;
/** Names of ground meat's own flesh: "the beef" of a burger. */
const GROUND_FLESH = /\b(?:beef|pork|lamb|veal|meat)\b/;

/** The meats that the recipe itself handles raw. */
export function findRawMeats({ foods }: CheckedRecipe): ReadonlySet<MeatKind> {
  const meats = new Set<MeatKind>();
  for (const food of foods) {
    if (food.place === "optional") continue;
    const words = `${food.name} ${food.line ?? ""}`.toLowerCase();
    const typed = food.typed.join(" ").toLowerCase();
    if (POULTRY.test(words) && !MADE_OF_POULTRY.test(`${words} , ${typed}`) && !COOKED_BEFORE.test(`${words} ${typed}`)) meats.add("poultry");
    else if (GROUND.test(`${words} ${typed}`) && !VEGETABLE_BURGER.test(words) && !/\bbuns?\b/.test(words)) meats.add("ground");
    else if (OTHER.test(words)) meats.add("other");
  }
  return meats;
}

/** The meat of a sentence: its own, or else the nearest one named before. */
export function meatOf(sentence: Sentence, sentences: readonly Sentence[], raw: ReadonlySet<MeatKind>): MeatKind | undefined {
  for (let at = sentence.at; at >= 0; at -= 1) {
    const text = sentences[at]?.text ?? "";
    if (raw.has("poultry") && POULTRY.test(text)) return "poultry";
    if (raw.has("ground") && (GROUND.test(text) || GROUND_FLESH.test(text))) return "ground";
    if (OTHER.test(text)) return "other";
  }
  return raw.size === 1 ? [...raw][0] : undefined;
}
