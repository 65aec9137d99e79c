/** Jars of vegetables or meat low in acid, boiled rather than canned under pressure, and kept on a shelf. */
import type { Clause } from "../clauses.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";
import { SHELF } from "../shelf.ts";

const SOUR = /\b(?:vinegar|lemon juice|citric acid|lime juice|lemons?|limes?)\b/;
const BATH = /\bwater[- ]bath|\bboiling[- ]water (?:bath|canner)|\bwater canner/;
/** Lids on while it is hot: a vacuum, and no canning. */
const SEALS =
  /\b(?:seal(?:s|ed|ing)?|(?:screw|put|twist|clos)\w* (?:the |on the |their |them )?(?:lids?|tight\w*)|upside down|on their heads?|vacuum|dishwasher|pop(?:s|ped)?)\b/;
/** "Line them up in the pantry", "they sit in the cupboard": the place says it, whatever the verb. */
const ON_A_SHELF = /\b(?:in|on|into|onto|to|for|down) (?:the |a |your )?(?:\w+ ){0,2}(?:pantry|cupboard|shelf|shelves|cellar|larder)\b/;

function isShelved(clause: Clause): boolean {
  const at = clause.text.search(ON_A_SHELF);
  return at >= 0 && clause.sentence.part.role !== "ingredient" && saysToDo(clause, at);
}
/** Vinegar that never gets into the jar. */
const WIPES = /\b(?:wip|clean|rim)/i;
const LOW_ACID =
  /\b(?:beans?|peas?|corn|sweetcorn|carrots?|beets?|beetroots?|asparagus|potato(?:es)?|mushrooms?|pumpkin|squash|peppers?|okra|spinach|meat|chicken|turkey|beef|pork|lamb|fish|tuna|salmon|soup|stew|broth|stock|garlic|onions?|lentils?|chickpeas?|zucchini|courgettes?|cauliflower|broccoli|leeks?|celery)\b(?! (?:powder|granules|flakes|seeds?|salt|oil)\b)/;
/** What holds no water keeps on a shelf. */
const IS_DRY = /\b(?:dried|dehydrat\w+|until (?:completely |very |really )?(?:crisp|crunchy|dry|brittle))\b/;

export const waterBath: Practice = {
  kind: "unsafe-preserving",
  message:
    "Vegetables and meat low in acid can grow botulism in a jar: can them under pressure or in vinegar, or keep them in the fridge and eat them within days.",
  source: "USDA Complete Guide to Home Canning",
  find: ({ recipe, clauses }) => {
    const all = clauses.map(({ text }) => text).join(" ");
    if (!/\b(?:jars?|cans?|canner|canning)\b/.test(all) || !SHELF.test(all)) return undefined;
    if (clauses.some((clause) => /\bpressure[- ]cann\w*|\bpressure cook\w*/.test(clause.text) && saysToDo(clause, clause.text.search(/\bpressure/))))
      return undefined;
    if (recipe.foods.some(({ name, line, place }) => place !== "optional" && SOUR.test(name) && !WIPES.test(line ?? ""))) return undefined;
    if (!recipe.foods.some(({ name }) => LOW_ACID.test(name))) return undefined;
    const isDry = IS_DRY.test(all);
    return clauses.find((clause, place) => {
      const { sentence } = clause;
      if (!isDry && isShelved(clause) && clauses.slice(0, place + 1).some(({ text }) => SEALS.test(text))) return true;
      const at = clause.text.search(/\b(?:water[- ]bath|boiling[- ]water|water canner|process|boil|submerge|oven|bake|dishwasher)/);
      if (at < 0 || !saysToDo(clause, at) || /\bsterili[sz]e|\bempty jars\b/.test(sentence.text)) return false;
      return BATH.test(sentence.text) || (/\bjars?\b/.test(sentence.text) && /\bprocess|\bmin(?:ute)?s?\b|\bhours?\b/.test(sentence.text));
    })?.sentence;
  },
};
