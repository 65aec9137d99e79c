/** Words of praise that a dish has to earn: nothing is sharp without something sour, nor buttery without butter. Where nothing earns them they go unsaid. */
import type { Role } from "#kitchen/knowledge/classes/role";
import { roleWeight, type Food } from "../food.ts";

interface Claim {
  /** As it stands before a noun, alone or among others: `a dark, sharp gravy`, `salty-sharp`. */
  readonly words: RegExp;
  /** Roles of what earns it, and what in a name does. */
  readonly roles: readonly Role[];
  readonly names?: RegExp;
  /** What is done that earns it by itself. */
  readonly done?: RegExp;
}

export const CLAIMS: readonly Claim[] = [
  {
    words: /\b(?:sharp|brisk|tangy|zingy|zesty)\b(?! kni)/gi,
    roles: [
      "acid",
      "vinegar",
      "citrus_sour",
      "citrus",
      "wine",
      "beer",
      "pickle",
      "briny",
      "milk_sour",
      "yog",
      "sour_cream",
      "tomato",
      "tomato_tin",
      "mustard",
      "horseradish",
      "dressing",
      "tamarind",
      "ketchup",
      "salsa",
      "berry",
      "fruit",
      "cheese",
      "cheese_fresh",
    ],
    names: /apple|cider|rhubarb|tomatillo|sorrel|kimchi|sauerkraut|sumac|radish|rocket|watercress|tamarind|worcester|cream cheese|passata|sourdough/,
  },
  {
    words: /\bsmoky\b/gi,
    roles: ["bacon", "joint_cured", "sausage"],
    names: /smok|paprika|pimenton|chipotle|chorizo|bacon|lardon|pancetta|ham|speck|lapsang|ancho|bbq|barbecue|kipper|black cardamom|aubergine|pepperoni|salami/,
    done: /\b(?:char|charred|blister|blistered|scorch|catch|catches|blacken|blackened|smoke|smoky)\b/i,
  },
  { words: /\bbuttery\b/gi, roles: ["butter", "pastry"], names: /butter|ghee|brioche|croissant|shortbread|avocado|margarine|bean|ackee|cracker/ },
  {
    words: /\b(?:spiced|spicy|fiery)\b/gi,
    roles: ["spice", "spice_sweet", "spice_heat", "spice_blend", "spice_savoury", "curry_paste", "chilli", "gochujang", "mustard", "rub", "salsa"],
    names: /ginger|pepperoni|chorizo|merguez|nduja|sausage|harissa|curry|pepper|wasabi|horseradish|chai|kimchi|vanilla|pudding mix|mincemeat|spice/,
  },
  { words: /\bgarlicky\b/gi, roles: ["pesto"], names: /garlic|aioli|hummus|boursin|ramson/ },
  { words: /\blemony\b/gi, roles: [], names: /lemon|sumac|verbena/ },
  { words: /\bminty\b/gi, roles: [], names: /mint/ },
];

/** As much of a role as can be tasted. */
const TASTED = 0.3;

/** `text` without what neither these foods nor what the method does with them earn. */
export function earnWords(text: string, foods: readonly Food[], method: readonly string[]): string {
  let told = text;
  for (const claim of CLAIMS) if (told.search(claim.words) >= 0 && !isEarned(claim, foods, method)) told = unsaid(told, claim.words);
  return told === text ? text : told.charAt(0).toUpperCase() + told.slice(1);
}

export function isEarned({ roles, names, done }: Claim, foods: readonly Food[], method: readonly string[]): boolean {
  return (
    foods.some(({ kind, name, ingredient }) => roleWeight(kind, roles) >= TASTED || names?.test(`${name} ${ingredient.name}`.toLowerCase())) ||
    (done !== undefined && method.some((step) => done.test(step)))
  );
}

/** The last of them first, so that those before it stay where they are. */
function unsaid(text: string, words: RegExp): string {
  return [...text.matchAll(words)].toReversed().reduce((told, { 0: word, index }) => {
    const marked = withoutMark(told.slice(0, index) + MARK + told.slice(index + word.length));
    return marked.replace(MARK, word);
  }, text);
}

const MARK = "§";

/** An adjective before a noun, alone or in a row with others; of what else stands there the mark stays. */
function withoutMark(text: string): string {
  return text
    .replace(/\b(\w+)-§/, "$1")
    .replace(/, §,? and (?=\w)/, " and ")
    .replace(/§, (?=\w)/, "")
    .replace(/, §(?= \w)/, "")
    .replace(/ and §(?= \w)/, "")
    .replace(/\b([Aa])n? § (\w)/, (_, a: string, letter: string) => `${a}${/[aeio]/i.test(letter) ? "n" : ""} ${letter}`)
    .replace(/(^|[.!?] )§ (\w)/, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/§ (?=(?:and |\w+ )?(?:dressing|sauce|gravy|salad|broth|salsa|crumbs|soup|stew|glaze|polenta|cabbage|outside|filling|rice|beans|mash)\b)/, "");
}
