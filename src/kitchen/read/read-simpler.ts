/** A line that nobody knows as it stands, without what it says besides its food: other measures, alternatives, purposes. */
import type { Outcome } from "./outcome.ts";
import { wordsOf } from "./phrase-word.ts";
import { readJoined } from "./read-joined.ts";
import type { EntryPart } from "./split-entry.ts";

/** What a line says besides its food, and what is left of the line without it; the first that leaves a food is right. */
const SIMPLER: readonly (readonly [said: RegExp, left: string])[] = [
  // "300ml/10fl oz stock": the same amount in another measure.
  [/^(\s*[\d.,¼½¾⅓⅔⅛]+\s?[a-z]{1,6})\s?\/\s?[\d.,¼½¾⅓⅔⅛]+\s?(?:fl\.? ?oz|[a-z]{1,6})(?: ?[\d½]+ ?oz)?\b/i, "$1"],
  // "Zest of 1 large lemon", "leaves from 2 sprigs of thyme": a part of so many.
  [
    /^(?:(?:freshly|finely|coarsely|grated|the|sliced|chopped)\s)*(zest|rind|peel|juice|leaves|leaf)\s(?:and juice\s)?(?:of|from)\s(?:[\d¼½¾⅓⅔⅛/–-]+|a|an|one|two|three|half)\s(?:(?:large|small|medium|whole|sprigs?(?: of)?|bunch(?:es)?(?: of)?|a|an)\s)*(\S.*)$/i,
    "$2 $1",
  ],
  // "1- to 2-pound", "6 × 2-inch pieces": how large the pieces are.
  [/\s\d+-? (?:to|or|x|×|by) [\d½¼¾]+-(?:inch|pound|ounce|cm)\b/i, " "],
  // "Brie or other soft cheese", "sirloin trimmed of fat", "oil for deep frying", "sumac, preferably Turkish".
  [
    /\s(?:or|such as|like|for (?:\w+ )?(?:frying|searing|brushing|greasing|dusting|drizzling|serving|garnish\w*|decorating|decoration|topping|sprinkling|the \w+)|plus|preferably|ideally|instead of|in place of|rather than|aka|from a)(?=\s|$).*$/i,
    "",
  ],
  [/\s[a-z]{3,}(?:ed|n)\s(?:of|in|with|from|to|into|by|for)\s.*$/i, ""],
  // "Freshly ground", "hefty pinch of", "10-year aged", "good-quality": what stands in front.
  [
    /\b(?:tail[- ]?end of(?: an?| the)?|hefty|big|fat|heaping|chiffonade of|finishing|cooking|tender|juicy|non-fat|miniature|\d+-year[- ]aged|chocolate-covered|candy-coated|double-strong|salty-sweet|freshly harvested|freshly squeezed|liquid)\s/gi,
    "",
  ],
];

/** "Canola oil or grapeseed oil", "zest of 1 large lemon": a line that nobody knows as it stands, without what it says besides its food. */
export function readSimpler(part: EntryPart): Outcome[] | undefined {
  let text = part.text;
  for (const [said, left] of SIMPLER) {
    const simpler = text.replace(said, left).trim();
    if (simpler === text || simpler === "") continue;
    const outcomes = readJoined(wordsOf(simpler), { ...part, text: simpler });
    if (outcomes.length > 0 && outcomes.every((outcome) => !("why" in outcome))) return outcomes;
    text = simpler;
  }
  // "Oaxacan cheese or jack cheese": where the first is not known, the other may be.
  const or = part.text.search(/\s(?:or|aka)\s/i);
  if (or < 0) return undefined;
  const other = part.text.slice(or).replace(/^\s\S+\s(?:another\s|other\s)?/, "");
  const outcomes = readJoined(wordsOf(other), { text: other, comment: part.comment });
  return outcomes.length > 0 && outcomes.every((outcome) => !("why" in outcome)) ? outcomes : undefined;
}

/** "Onion powder/garlic powder": the foods on both sides of a stroke, where all are foods. */
export function readEither(part: EntryPart): Outcome[] | undefined {
  const sides = part.text.split("/");
  if (sides.length < 2 || sides.length > 4) return undefined;
  const outcomes = sides.map((text) => readJoined(wordsOf(text), { text, comment: "" }));
  return outcomes.every((side) => side.some((outcome) => !("why" in outcome))) ? outcomes.flat() : undefined;
}
