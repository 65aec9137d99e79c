/** Which meat a recipe handles raw and which one a sentence speaks of, as far as food safety tells meats apart. */
import { pattern } from "#recipe/pattern";
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Sentence } from "../sentence.ts";

/** `ground`: mince and what is made of it, sausages too. `pork`: whole cuts. `other`: whole cuts and fish that may be rare. */
export type FleshKind = "poultry" | "ground" | "pork" | "other";

const POULTRY =
  /\b(?:chickens?|turkeys?|ducks?|duck legs?|goose|geese|quails?|guinea fowl|pheasants?|partridges?|capons?|poultry|poussins?|drumsticks?|drumettes?|hens?|wings)\b/g;
/** Parts and pet names of a bird, once it is known that there is one. */
const BIRD_PARTS = /\b(?:birds?|breasts?|thighs?|legs?|tenders|poultry|crowns?|livers?|escalopes?|goujons)\b/g;
/** What is made of a bird and is no raw bird: "chicken stock", "duck eggs". The skin on a thigh makes nothing of it. */
const MADE_OF_POULTRY =
  /\b(?:chickens?|turkeys?|ducks?|goose|geese|hens?|quails?|poultry)(?:'s)?(?: (?!with\b|and\b)[\p{L}-]+)? (?:stock|broth|bouillon|cubes?|gravy|soup|seasoning|flavou?r(?:ed|ing)?|fat|dripping|eggs?|skins?(?!-| on\b)|sausages?|nuggets?|ham|bacon|powder|granules|of the woods)\b/u;
/** Poultry that was cooked before it came here. "Uncooked", "to be roasted" and "for roasting" say the opposite. */
const COOKED_BEFORE =
  /(?<![-\p{L}])(?<!\bnot |\bto be |\buntil |\bbe )(?:cooked|(?:pre|ready)-?cooked|confit|left-?over|rotisserie|shredded|roasted|roast|grilled|smoked|canned|tinned|deli|pulled|poached|carcass|cans? (?:of )?(?:chicken|turkey)|tins? (?:of )?(?:chicken|turkey))(?![-\p{L}])(?! (?:seasoning|rub|spice))/u;
const MEATLESS =
  /\b(?:vegan|veggie|vegetarian|plant[- ]based|meat-?free|meatless|soya?|quorn|tofu|seitan|jackfruit|beyond|impossible|mock|veg|vegetable|bean|lentil|chickpea|mushroom|halloumi|quinoa|fish|salmon|tuna|shrimp)\b[^.]{0,30}\b(?:burgers?|patty|patties|balls?|meatballs?|mince|sausages?|chicken|pieces|strips|ground)\b/;
const GROUND =
  /\b(?:ground (?:beef|pork|lamb|veal|meat|venison|bison|chuck|round|sirloin)|minced (?:beef|pork|lamb|veal|meat|venison)|(?:beef|pork|lamb|veal|steak|venison) mince|(?:beef|pork|lamb|veal|venison)(?: \w+)?, (?:ground|minced)|mince|hamburger(?: meat)?|burgers?|hamburgers?|cheeseburgers?|patty|patties|meatballs?|meatloaf|koftas?|kofte|kebabs?|sausage ?meat|(?:pork |beef |lamb |breakfast |italian |fresh |raw |uncooked )?(?:sausages?|bratwursts?|bangers|chipolatas))\b/g;
/** Sausages that are cured or cooked when they are bought. */
const READY_SAUSAGE =
  /\b(?:smoked|cured|cooked|pre-?cooked|dried|vienna|frankfurter|hot ?dog|chorizo|salami|kielbasa|summer|cocktail|chicken|turkey|blood|leftover)\b/;
const PORK = /\b(?:pork|gammon)\b/g;
const OTHER = /\b(?:lamb|beef|veal|venison|salmon|tuna|cod|fish|shrimps?|prawns?|scallops?|ham|bacon|chorizo|nduja)\b/g;
/** They wrap or season another meat, and are seldom what "it" is. */
const CURED = /\b(?:bacon|chorizo|nduja|pancetta|ham)\b/g;
/** The cut, and not the verb of "chop the lettuce". */
const CHOP = /chops|(?<=\b(?:the|an?|each|every|your|one) (?:\w+ )?)chop/;
/** Cuts without the animal: they speak of the whole cut of the recipe, where it has one beside its mince or poultry. */
const CUTS = pattern("g")`(?<!\b(?:pork|chicken|turkey|duck) )\b(?:steaks?|${CHOP}|tenderloins?|(?<=\bthe )roast)\b`;
/** Names of ground meat's own flesh: "the beef" of a burger. */
const GROUND_FLESH = /\b(?:beef|pork|lamb|veal|meat)\b/g;

/** The patterns above that are looked for everywhere remember a place; a search does not use it. */
function isIn(words: RegExp, text: string): boolean {
  return text.search(words) >= 0;
}

/** The meats that the recipe itself handles raw. */
export function findRawFlesh({ foods }: CheckedRecipe): ReadonlySet<FleshKind> {
  const meats = new Set<FleshKind>();
  // "Leftover roast turkey" on the list: the turkey of which the recipe speaks was cooked before.
  const birds = foods.flatMap(({ typed }) => typed).filter((typed) => isIn(POULTRY, typed.toLowerCase()));
  const areCooked = birds.length > 0 && birds.every((typed) => COOKED_BEFORE.test(typed.toLowerCase()));
  for (const food of foods) {
    if (food.place === "optional") continue;
    const words = `${food.name} ${food.line ?? ""}`.toLowerCase();
    const typed = food.typed.join(" ").toLowerCase();
    const all = `${words} ${typed}`;
    if (MEATLESS.test(words) || MEATLESS.test(typed) || /\bmoringa\b/.test(all)) continue;
    // "Boneless thighs" of an entry of chicken thighs.
    const isBird = isIn(POULTRY, words) || (isIn(BIRD_PARTS, words) && isIn(POULTRY, typed));
    if (isBird && !MADE_OF_POULTRY.test(`${words} , ${typed}`) && !COOKED_BEFORE.test(all) && !(areCooked && typed === "")) meats.add("poultry");
    else if (isBird) continue;
    else if (isIn(GROUND, all) && !/\bbuns?\b/.test(words) && !(/sausages?|brat/.test(all) && READY_SAUSAGE.test(all))) {
      if (!/\bmincemeat\b|\bmince pies?\b/.test(all)) meats.add("ground");
    } else if (isIn(PORK, words) && !COOKED_BEFORE.test(all) && !/\b(?:ribs?|stock|gammon)\b/.test(all)) meats.add("pork");
    else if (isIn(OTHER, words) || isIn(CUTS, words) || isIn(PORK, words)) meats.add("other");
  }
  return meats;
}

/** Whether words speak of raw poultry's own body: "the bird", "thighs". */
export function namesPoultry(text: string): boolean {
  return (isIn(POULTRY, text) && !MADE_OF_POULTRY.test(text)) || /\b(?:bird|drumsticks?|thighs|wings|breasts|crown|livers)\b/.test(text);
}

const PIECES = pattern()`\b(?:meat|flesh|cutlets?|fillets?|strips|skewers|kebabs?|joint|pieces|mince|ribs|${CHOP})\b`;

/** Whether words name a meat of this recipe that it handles raw, fish too. */
export function namesFlesh(text: string, raw: ReadonlySet<FleshKind>): boolean {
  return fleshIn(text, raw).length > 0 || isIn(PORK, text) || isIn(CUTS, text) || PIECES.test(text);
}

/** Sentences. Who speaks of another meat in between has named it; the bound keeps the look linear. */
const LOOK_BACK = 60;

/** The meat that stands nearest before a place in a sentence; else behind it; else named last before the sentence. */
export function fleshAt(sentence: Sentence, offset: number, sentences: readonly Sentence[], raw: ReadonlySet<FleshKind>): FleshKind | undefined {
  const own = lastFlesh(sentence.text.slice(0, offset), raw) ?? firstFlesh(sentence.text.slice(offset), raw);
  if (own) return own;
  for (let at = sentence.at - 1; at >= 0 && at >= sentence.at - LOOK_BACK; at -= 1) {
    const named = lastFlesh((sentences[at]?.text ?? "").replaceAll(CURED, "~"), raw);
    if (named) return named;
  }
  return raw.size === 1 ? [...raw][0] : undefined;
}

/** "Red in the middle, like beef", "the way others like their steak": what another meat is like, and none of this recipe. */
const LIKENESS =
  /(?<!\b(?:i|you|we|they|who|would) )\b(?:(?:just )?(?:like|as with|than)|(?:colou?r|look|texture|feel) of(?: raw| cooked)?|as (?:you|one|we|i)(?: would| do|'d)?(?: (?:cook|serve|eat|have|do))?(?: with)?|the way (?:\w+ )(?:like|eat|have|do|cook|serve)s?) (?:an? |the |your |their |some |any )?(?:good |rare )?(?:beef|steaks?|lamb|tuna|duck|veal|venison|salmon|ham)\b/g;

/** Every name of a meat in the text, with its place, as the meats of this recipe. */
function fleshIn(words: string, raw: ReadonlySet<FleshKind>): { readonly at: number; readonly flesh: FleshKind }[] {
  // The beef of a burger is mince: what is told later of the same word holds.
  const found = new Map<number, FleshKind>();
  const text = words.replace(LIKENESS, (likeness) => "~".repeat(likeness.length));
  const add = (words: RegExp, flesh: FleshKind): void => {
    for (const match of text.matchAll(words)) found.set(match.index, flesh);
  };
  add(OTHER, "other");
  if (raw.has("other")) add(CUTS, "other");
  if (raw.has("pork")) add(PORK, "pork");
  if (raw.has("ground")) for (const words of [GROUND_FLESH, GROUND]) add(words, "ground");
  if (raw.has("poultry")) for (const words of [POULTRY, BIRD_PARTS]) add(words, "poultry");
  return Array.from(found, ([at, flesh]) => ({ at, flesh })).toSorted((one, other) => one.at - other.at);
}

function lastFlesh(text: string, raw: ReadonlySet<FleshKind>): FleshKind | undefined {
  return fleshIn(text, raw).at(-1)?.flesh;
}

function firstFlesh(text: string, raw: ReadonlySet<FleshKind>): FleshKind | undefined {
  return fleshIn(text, raw)[0]?.flesh;
}
