/** Practices that make people ill although every food in them is fine. One rule a practice. */
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Finding, PantryCheckRule, UnsafeKind } from "../finding.ts";
import { findRawMeats } from "../meat.ts";
import { isNegated, isWarning, rangeOf, type Sentence } from "../sentence.ts";

interface Practice {
  readonly kind: UnsafeKind;
  readonly message: string;
  /** The sentence that shows it, or undefined where the recipe does not do it. */
  readonly find: (recipe: CheckedRecipe) => Sentence | undefined;
}

/** Figures and rules: FDA Bad Bug Book (kidney beans), CDC two-hour rule, INSPQ (honey), Penn State Extension (garlic in oil), USDA (canning, washing poultry). */
const PRACTICES: readonly Practice[] = [
  {
    kind: "raw-kidney-beans",
    message:
      "Dried kidney beans are poisonous until they have boiled hard for at least 10 minutes: soak them 5 hours, boil them hard in fresh water, then cook them soft.",
    find: findRawKidneyBeans,
  },
  {
    kind: "left-out",
    message: "Cooked food must not stand at room temperature for more than two hours: cool it fast and keep it in the fridge.",
    find: findLeftOut,
  },
  {
    kind: "cross-contamination",
    message:
      "What touched raw meat carries its germs: do not rinse raw poultry, boil a used marinade before serving it, and wash boards and knives in between.",
    find: findCrossContamination,
  },
  {
    kind: "raw-egg-vulnerable",
    message: "Raw or runny egg is not for babies, small children, pregnant or frail people: cook it until white and yolk are firm.",
    find: findRawEggForVulnerable,
  },
  {
    kind: "honey-infant",
    message: "Honey can hold the spores of botulism: never give it to a child under 12 months.",
    find: findHoneyForInfant,
  },
  {
    kind: "unsafe-preserving",
    message:
      "Vegetables low in acid, and garlic in oil, can grow botulism in the jar: can them under pressure or in vinegar, or keep them in the fridge and eat them within days.",
    find: findUnsafePreserving,
  },
];

export const unsafePractice: PantryCheckRule = {
  id: "unsafe-practice",
  title: "A practice that makes people ill",
  why: "Every food is fine on its own; what is done with it is not.",
  check: (recipe) =>
    PRACTICES.flatMap(({ kind, message, find }): Finding[] => {
      const sentence = find(recipe);
      return sentence ? [{ id: "unsafe-practice", kind, message, ranges: [rangeOf(sentence)] }] : [];
    }),
};

function findRawKidneyBeans({ sentences, foods }: CheckedRecipe): Sentence | undefined {
  const all = sentences.map((sentence) => sentence.text).join(" ");
  const beans = foods.find((food) => /\bkidney beans?\b/.test(food.name) || food.typed.some((typed) => /\bkidney beans?\b/i.test(typed)));
  if (!beans) return undefined;
  const words = `${beans.name} ${beans.line ?? ""} ${beans.typed.join(" ")}`.toLowerCase();
  const ready = /\b(?:cans?|canned|tins?|tinned|jars?|jarred|cooked|pre-?cooked|leftover)\b/;
  if (ready.test(words) || /\b(?:cans?|tins?) (?:of )?(?:\w+ ){0,2}(?:kidney )?beans/.test(all)) return undefined;
  if (!/\b(?:dried|dry)\b/.test(words) && !/\bsoak/.test(all)) return undefined;
  if (/\bpressure[- ]cook|instant pot/.test(all)) return undefined;
  if (sentences.some((sentence) => boilsHard(sentence.text))) return undefined;
  return (
    sentences.find((sentence) => sentence.part.role === "step" && /\bbeans?\b/.test(sentence.text) && /\b(?:simmer|cook|slow|boil|add)/.test(sentence.text)) ??
    sentences.find((sentence) => /\bbeans?\b/.test(sentence.text))
  );
}

/** "Boil hard for 10 minutes": boiling, ten minutes or more, and not "bring to a boil, then simmer for 40 minutes". */
function boilsHard(text: string): boolean {
  for (const boil of text.matchAll(/\bboil(?:ing)?\b/g)) {
    const after = text.slice(boil.index, boil.index + 110);
    const time = /(\d{1,3}|ten|fifteen|twenty|thirty|an hour|one hour)(?:\s?(?:-|–|to)\s?\d{1,3})?(?:\s|-)?(?:full |more )?(min|hour|hr)?/.exec(after);
    if (!time || (time[2] === undefined && !/hour/.test(time[1] ?? ""))) continue;
    if (/\b(?:simmer|reduce|lower|turn down|turn the heat down|gentle)\b/.test(after.slice(0, time.index))) continue;
    const figure = Number(time[1]);
    if (Number.isNaN(figure) || figure >= 10 || time[2] !== "min") return true;
  }
  return false;
}

function findLeftOut({ sentences }: CheckedRecipe): Sentence | undefined {
  return sentences.find(({ text, at, part }) => {
    if (part.role === "title" || part.role === "label" || isWarning(text) || THROWN_AWAY.test(text)) return false;
    const long =
      /until (?:\w+ ){0,2}(?:tomorrow|lunchtime|lunch|dinner ?time|the evening)|\btomorrow\b|\b(?:3|4|three|four) (?:or (?:so |more )?)?hours\b|\bovernight\b|\ball (?:day|night)\b|\b(?:[5-9]|1\d|2\d|several|many) hours\b|until (?:the next|tomorrow|morning)|(?:next|following) (?:day|morning)|day before|evening before|night before/;
    const warm =
      /room temperature|\bcounter(?:top)?s?\b|on the (?:hob|stove|stovetop|table|side|worktop)|\bunrefrigerated\b|left out|leave (?:it|them|the \w+) out|sit(?:ting)? out|outside the fridge|not? (?:need to )?refrigerate|worktop/;
    const near = `${sentences[at - 1]?.text ?? ""} ${text}`;
    if (!warm.test(text) || !long.test(near) || /\b(?:dough|starter|yeast|ferment|rise|prove|proof|soak|dry out on a rack|seal)/.test(text)) return false;
    return (
      /\b(?:rice|chicken|meat|beef|pork|fish|stew|soup|curry|pasta|sauce|leftovers?|beans|eggs?|cooked|custard|chilli|chili|casserole)\b/.test(near) &&
      !/\bfridge|refrigerat(?:e|or)\b/.test(text.replace(/not (?:need to )?refrigerate|no need to refrigerate/, ""))
    );
  });
}

/** "If it sat out overnight, throw it away." */
const THROWN_AWAY = /\b(?:throw (?:it|them|any|the \w+) (?:away|out)|discard|bin (?:it|them)|no longer than|within (?:two|2|an?|one|1) hours?|at most)\b/;

function findCrossContamination(recipe: CheckedRecipe): Sentence | undefined {
  const raw = findRawMeats(recipe);
  if (raw.size === 0) return undefined;
  const spared = recipe.sentences.some(
    ({ text }) =>
      /\b(?:reserve|set aside|keep|save|put aside|hold back|divide|pour off)\b/.test(text) &&
      /\b(?:marinade|mixture|sauce|half|some)\b/.test(text) &&
      /\bbefore\b|\bfirst\b|\bclean\b|\bseparate|\bfor (?:serving|later|the table)|\bfor (?:the )?(?:sauce|dressing|drizzling|basting at the end)/.test(text),
  );
  const boiled = recipe.sentences.some(({ text }) => /\bmarinade\b/.test(text) && /\bboil/.test(text));
  return recipe.sentences.find((sentence) => {
    const { text, part } = sentence;
    if (part.role === "title" || part.role === "label" || isWarning(text)) return false;
    return rinsesRawPoultry(text, raw.has("poultry")) || (!spared && !boiled && servesMarinade(text)) || sharesBoard(text);
  });
}

function rinsesRawPoultry(text: string, hasPoultry: boolean): boolean {
  if (!hasPoultry) return false;
  const rinse = /\b(?:rinse|rinsed|rinsing|wash|washed|washing)\b/.exec(text);
  if (!rinse || isNegated(text, rinse.index) || /\bno need to\b/.test(text)) return false;
  const after = text.slice(rinse.index, rinse.index + 60);
  const object =
    /\b(?:chicken|turkey|duck|poultry|drumsticks?|thighs?|wings?|breasts?|bird|meat|hands|board|knife|rice|lentils|beans|vegetables?|lettuce|spinach|potatoes|utensils)\b/.exec(
      after,
    )?.[0];
  if (object !== undefined) return /^(?:chicken|turkey|duck|poultry|drumstick|thigh|wing|breast|bird|meat)/.test(object);
  return (
    /^[^.]*\b(?:chicken|turkey|duck|drumsticks?|thighs?|wings?|breasts?|bird)\b[^.]{0,40}$/.test(text.slice(0, rinse.index)) &&
    /\b(?:rinsed|washed|rinse (?:it|them)|wash (?:it|them))\b/.test(text)
  );
}

function servesMarinade(text: string): boolean {
  const served =
    /\b(?:drizzle|pour|spoon|serve|brush|toss|dress|glaze|dip|dipping|top|sauce|baste|use)\b/.test(text) &&
    /\b(?:remaining|leftover|left-over|reserved|rest of the|used|same|extra|uncooked|raw|meat's|chicken)\b[^.]{0,20}\bmarinade\b|\bmarinade\b[^.]{0,60}\b(?:as a (?:sauce|dressing|dip)|over the (?:cooked|finished|top|plated))/.test(
      text,
    );
  return (
    served &&
    !/\b(?:boil|boiled|boiling|bring|simmer|bubbl\w+|discard|throw|cook it|reduce)\b/.test(text) &&
    !/\b(?:baste|brush)\b[^.]*\b(?:while|as|during|halfway)\b/.test(text)
  );
}

function sharesBoard(text: string): boolean {
  return (
    /\bsame (?:unwashed )?(?:cutting |chopping )?(?:board|knife|plate|platter|tray)\b/.test(text) &&
    /\b(?:raw|salad|lettuce|tomato(?:es)?|cucumber|cooked|serve|bread|herbs|without (?:washing|cleaning))\b/.test(text) &&
    !/\b(?:after washing|washed|cleaned|clean it|wash it|once clean)\b/.test(text)
  );
}

const BABY =
  /\b(?:bab(?:y|ies)(?:'s)?|infants?|newborns?|weaning)\b(?! (?:spinach|carrots?|potato(?:es)?|corn|leaf|leaves|greens|kale|rocket|arugula|bok|pak|back|peas|tomato(?:es)?|new|plum|gem|beets?|beetroot|onions?|marrows?|turnips?|courgettes?|zucchini|aubergines?|eggplants?|artichokes?|mozzarella|octopus|squid|lettuce|salad|broccoli|button|bella|portobello|mushrooms?|squash|leeks?|clams|shrimp|lima|mixed|romaine|fennel|radish\w*|chard|cucumbers?))/;
const MONTHS = /\b(\d{1,2}|six|seven|eight|nine|ten|eleven)(?:\s?(?:-|–|to)\s?\d{1,2})?[- ]months?(?:[- ]olds?)?\b/;
const YOUNG =
  /\b(?:toddlers?|little ones?|small child(?:ren)?|young child(?:ren)?|kids under|(?:one|two|three|1|2|3)[- ]years?[- ]olds?|pregnant|pregnancy|elderly|frail)\b/;

/** The sentence that says the recipe is for somebody under 12 months. */
function findInfant({ sentences }: CheckedRecipe): Sentence | undefined {
  return sentences.find(({ text }) => {
    if (isWarning(text) || /\b(?:under|below|younger than|older than|over|from) (?:12|twelve|one|1)\b|\bnot (?:suitable|for)\b|\bunsuitable\b/.test(text))
      return false;
    const months = MONTHS.exec(text);
    return (
      BABY.test(text) ||
      (months !== null && !(Number(months[1]) >= 12) && !/\bkeeps?\b|\bstore|freez|\blasts?\b|\bup to\b|\bshelf\b|\bfor \d+ months\b/.test(text))
    );
  });
}

function findHoneyForInfant(recipe: CheckedRecipe): Sentence | undefined {
  const infant = findInfant(recipe);
  const honey = recipe.foods.some((food) => /\bhoney\b/.test(food.name) && food.mentions.some((mention) => mention.use !== "denied"));
  return honey ? infant : undefined;
}

function findRawEggForVulnerable(recipe: CheckedRecipe): Sentence | undefined {
  const eggs = recipe.foods.some((food) => /\begg(?!plant| noodle)/.test(food.name));
  if (!eggs) return undefined;
  const vulnerable =
    findInfant(recipe) ??
    recipe.sentences.find(
      ({ text }) =>
        YOUNG.test(text) &&
        !isWarning(text) &&
        !/\b(?:pasteuri[sz]ed|british lion|cook (?:it|them|the \w+) (?:through|firm|hard|fully))\b|\bnot (?:suitable|for)\b|\bunsuitable\b/.test(text),
    );
  if (!vulnerable) return undefined;
  const raw = recipe.sentences.find(({ text }) => {
    const at = /\braw (?:beaten )?(?:eggs?|yolks?)|\b(?:eggs?|yolks?)\b[^.]{0,30}\b(?:raw|uncooked|runny)\b|\brunny (?:eggs?|yolks?)|soft[- ]boiled/.exec(text);
    return at !== null && !isWarning(text) && !isNegated(text, at.index);
  });
  if (raw) return raw;
  const heat = /\b(?:bake|boil|simmer|cook|fry|scramble|poach|roast|steam|microwave|heat|oven|grill|toast|griddle)/;
  return recipe.sentences.some(({ text, part }) => part.role === "step" && heat.test(text)) ? undefined : vulnerable;
}

function findUnsafePreserving(recipe: CheckedRecipe): Sentence | undefined {
  return findWaterBath(recipe) ?? findGarlicInOil(recipe);
}

const SHELF = /\b(?:pantry|cupboard|shelf|shelves|room temperature|cellar|larder|counter(?:top)?|windowsill|months?|year|winter)\b/;

/** Jars of low-acid food boiled rather than pressure-canned, and kept on a shelf. */
function findWaterBath({ sentences, foods }: CheckedRecipe): Sentence | undefined {
  const all = sentences.map((sentence) => sentence.text).join(" ");
  if (!/\bjars?\b/.test(all) || !SHELF.test(all) || /\bpressure[- ]cann|pressure canner/.test(all)) return undefined;
  const sour = foods.some((food) => food.place !== "optional" && /\b(?:vinegar|lemon juice|citric acid|lime juice)\b/.test(food.name));
  const lowAcid = foods.some((food) =>
    /\b(?:beans?|peas?|corn|sweetcorn|carrots?|beets?|beetroots?|asparagus|potato(?:es)?|mushrooms?|pumpkin|squash|peppers?|okra|spinach|meat|chicken|beef|pork|fish|soup|stew|broth|garlic|onions?|lentils?|chickpeas?)\b/.test(
      food.name,
    ),
  );
  if (sour || !lowAcid) return undefined;
  return sentences.find(
    ({ text, part }) =>
      part.role !== "title" &&
      (/\bwater[- ]bath|boiling[- ]water (?:bath|canner)/.test(text) ||
        (/\bjars?\b/.test(text) && /\b(?:boiling water|boil|process|submerge)\b/.test(text) && /\bprocess|\bminutes?\b|\bhours?\b/.test(text))) &&
      !/\bsterili[sz]e|empty jars\b/.test(text),
  );
}

/** Garlic kept in oil without a fridge. */
function findGarlicInOil({ sentences }: CheckedRecipe): Sentence | undefined {
  const all = sentences.map((sentence) => sentence.text).join(" ");
  if (!/\bgarlic\b/.test(all) || !/\boil\b/.test(all) || !/\b(?:jars?|bottles?|infus\w+|steep\w*|submerge\w*)\b/.test(all)) return undefined;
  return sentences.find(({ text, part }) => {
    if (part.role === "title" || isWarning(text) || /\bfridge|refrigerat/.test(text)) return false;
    const kept =
      /\b(?:store|stored|keep|keeps|kept|stand|sit|leave|infuse|steep|rest)\b/.test(text) &&
      /\b(?:room temperature|counter(?:top)?|pantry|cupboard|shelf|windowsill|cool,? dark place|dark place|larder)\b/.test(text);
    return kept && !/\bgarlic\b[^.]*\b(?:bulbs?|heads?)\b[^.]*\bunpeeled\b/.test(text);
  });
}
