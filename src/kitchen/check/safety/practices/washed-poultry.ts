/** Raw poultry rinsed under the tap, which sprays its germs over the kitchen. */
import type { Clause } from "../clauses.ts";
import { namesPoultry } from "../flesh.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";

const RINSE = /\b(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|under (?:cold |running |cool )*(?:running )?(?:water|tap))\b/g;
const OTHER_OBJECT =
  /\b(?:hands|boards?|knife|knives|rice|lentils?|beans?|vegetables?|veggies|lettuce|spinach|potato(?:es)?|utensils?|surfaces?|salt|herbs|quinoa|leeks?|greens?|brine|marinade|counter|sink|fruit|mushrooms?|tomato(?:es)?|parsley|cilantro|pasta|noodles?|chickpeas?|peppers?|carrots?|broccoli|apples?|berr(?:y|ies)|barley|bulgur|couscous|celery|kale|cabbage|chard|dal|everything)\b/;

export const washedPoultry: Practice = {
  kind: "cross-contamination",
  message: "Do not rinse raw poultry: the spray carries its germs over sink, worktop and salad. Pat it dry; cooking to 74 °C (165 °F) kills them.",
  source: "USDA FSIS, washing raw poultry",
  find: ({ clauses, raw }) => (raw.has("poultry") ? clauses.find((clause, at) => rinses(clause, clauses.slice(Math.max(0, at - 3), at)))?.sentence : undefined),
};

function rinses(clause: Clause, before: readonly Clause[]): boolean {
  for (const match of clause.text.matchAll(RINSE)) {
    const after = clause.text.slice(match.index + match[0].length);
    const ahead = clause.text.slice(0, match.index);
    const other = OTHER_OBJECT.exec(after);
    const bird =
      namesPoultry(after) && !(other && other.index < (/\b(?:chicken|turkey|duck|bird|drumstick|thigh|wing|breast|poultry)/.exec(after)?.index ?? 0));
    const told =
      bird ||
      (!other &&
        (namesPoultry(ahead) || (/^ (?:it|them|the meat)\b|^ ?(?:well|inside|under|thoroughly|and|in|off|with)?\b/.test(after) && namesNearest(before))));
    if (told && !OTHER_OBJECT.test(ahead) && saysToDo(clause, match.index)) return true;
  }
  return false;
}

/** The clause before spoke of the bird: "Take the chicken out, rinse it". */
function namesNearest(before: readonly Clause[]): boolean {
  for (const { text } of before.toReversed()) {
    if (OTHER_OBJECT.test(text)) return false;
    if (namesPoultry(text)) return true;
  }
  return false;
}
