/**
 * What a sentence uses under no name that the kitchen's tables hold: packs, brands, emoji, words taken apart, floured boards,
 * whole sentences in another language. What cannot be read is a question, never silent.
 */
import { FOOD_EMOJI } from "#kitchen/knowledge/emoji";
import { findIngredientByName, findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import { languageOf } from "#kitchen/read/language-of";
import type { Mention } from "./find-mentions.ts";
import { EVERYDAY_WORDS } from "./mention-words.ts";
import { pattern } from "#recipe/pattern";
import { instructionForm } from "#recipe/instruction-verbs";
import { spanMention, type Judge } from "./mention-of.ts";
import { isOpening, overlaps, type Sentence, type Span, writtenOf } from "./sentence.ts";

/** Everything of the kind in a sentence. `known`: where the kitchen's tables have found a food or a tool. */
export function findUnnamed(sentence: Sentence, judge: Judge, known: readonly Span[]): Mention[] {
  const isListed = sentence.part.role === "ingredient";
  const isNew = (each: Span): boolean => !known.some((span) => overlaps(span, each));
  const spans = isListed
    ? []
    : [
        ...findPacks(sentence),
        ...findMeasured(sentence),
        ...findNames(sentence),
        ...findCompany(sentence),
        ...findUnsaid(sentence),
        ...findForeign(sentence, known),
      ].filter(isNew);
  return [
    ...findWorkedIn(sentence, judge),
    ...(isListed ? [] : findEmoji(sentence, judge)),
    ...findTakenApart(sentence, judge).filter(isNew),
    // "Italian dressing": the kind of thing that goes by a name is a part of it.
    ...spans.map(({ start, end }) => spanMention(sentence, { start, end: end + (BRANDED.exec(sentence.text.slice(end))?.[0].length ?? 0) }, judge)),
    ...(isListed ? [] : findWine(sentence)).map((span) => spanMention(sentence, span, judge)),
  ];
}

/** Salted water, floured boards, buttered dishes: a food worked into an adjective. */
const WORKED_IN =
  /\b(?:(?:well-|lightly |generously |heavily |very |well )?(salt|butter|oil|flour|sugar|pepper)ed)(?=[\s,][^.;]{0,22}?\b(?:water|dish|tin|pan|tray|sheet|surface|board|worktop|counter|hands|mou?ld|ramekins?|foil|bowl|skillet|rack|paper|parchment|moulds|work|baking|grill|grates?|plate|casserole|cups|slow)\b)/g;

function findWorkedIn(sentence: Sentence, judge: Judge): Mention[] {
  if (!/(?:salt|butter|oil|flour|sugar|pepper)ed/.test(sentence.text)) return [];
  return Array.from(sentence.text.matchAll(WORKED_IN), (match): Mention => {
    const word = match[1] ?? "";
    const start = match.index + match[0].indexOf(word);
    const end = match.index + match[0].length;
    const food = findLongestFood(tokenise(word), 0);
    return {
      ...spanMention(sentence, { start, end }, judge),
      words: word,
      lemmas: [word],
      ...(food ? { ingredient: food.ingredient } : {}),
      // "A buttered or oiled dish".
      alternative: sentence.text.slice(0, start).endsWith("ed or "),
    };
  });
}

const PACK =
  /\b(?:jar|tin|can|packet|sachet|bottle|tub|carton|pouch)s? of (?:your |some |good )?((?!(?:it|them|this|that|those|these|the|each|both|any|your|everything|about|around|roughly)\b)[\p{L}'-]+(?: (?!(?:and|or|in|into|over|on|to|with|until|from|for|at|if|as|while|when|then|is|are|goes|go)\b)[\p{L}'-]+){0,3})/gu;

/** "A jar of Dolmio": what comes in a pack and has no name that the kitchen knows. */
function findPacks({ text }: Sentence): Span[] {
  return Array.from(text.matchAll(PACK), (match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1]?.length ?? 0), end };
  });
}

const UNIT =
  /(?:g|kg|grams?|ml|dl|cl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|mugs?|tbsps?|tablespoons?|tsps?|teaspoons?|barspoons?|capfuls?|ladlefuls?|glugs?|shots?)/;
const FIGURE = /(?:\d[\d./]* ?|[½¼¾⅓⅔⅛] ?|\b(?:an?|half an?|one|two|three|four|six) )/;
/** An amount in a unit of the kitchen, whatever it is of. */
const MEASURE = pattern("gu")`${FIGURE}(?:[-–]\d+ ?)?(?: ?[½¼¾⅓⅔⅛] ?)?(?:heaped |level |scant |generous |small |big )?${UNIT}\.? (?:of )?`;
/** What an amount may be of and is no food of its own: what is in the pot, a size, a time. */
const NO_MEASURED =
  /^(?:the|your|this|that|these|those|one|ones|it|them|its|their|each|both|all|any|my|our|what|whatever|more|extra|in|at|on|to|into|onto|over|per|for|from|with|about|around|roughly|and|or|until|apart|apiece|plus|less|every|a|an|very|of|if|then|so|but|as|is|are|was|hot|warm|cold|cool|boiling|fresh|clean|reserved|packets?|jars?|jugs?|bottles?|tins?|cans?|bags?|boxe?s?|blocks?|tubs?|bowls?|pans?|pots?|dishe?s?|moulds?|molds?|rounds?|pieces?|chunks?|cubes?|slices?|discs?|wide|thick|deep|across|high|long|tall|off|back|out|away|down|aside|half|left|total|remains?|overnight|ahead|first|last|again|instead|later|next|then|now|glass\w*|ramekins?|portions?|balls?|sticks?)$/;

/** "2 tbsp zug": what is weighed out and has no name that the kitchen knows. */
function findMeasured({ text }: Sentence): Span[] {
  return Array.from(text.matchAll(MEASURE)).flatMap((match): Span[] => {
    const start = match.index + match[0].length;
    const name = /^[\p{L}][\p{L}'-]{2,}(?= ?(?:[.,;:!?)]|$)| (?:and|in|into|on|over|to|with|until|through|at|from|or)\b)/u.exec(text.slice(start))?.[0];
    return name === undefined || NO_MEASURED.test(name) || instructionForm(name) !== undefined || /(?:ed|ing|ly|ful|ish)$/.test(name)
      ? []
      : [{ start, end: start + name.length }];
  });
}

/** "1/2 cup of dry white", "a glass of red": a wine by its colour. */
const WINE =
  /(?:\d[\d./]* ?|[½¼¾] ?|\ban? )(?:ml|cups?|glass(?:es)?|splash|glug|slug|slosh) (?:of )?((?:(?:dry|good|cheap|decent|crisp|full-bodied|fruity|the|your) )?(?:white|red))(?=[.,;:!?)]|$| (?:and|in|into|on|over|to|with|until|or)\b)/g;

function findWine({ text }: Sentence): Span[] {
  return Array.from(text.matchAll(WINE), (match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1]?.length ?? 0), end };
  });
}

/** Words with capitals. */
const NAME = /(?<![\p{L}\p{N}'’°])\p{Lu}\p{Ll}[\p{L}'’-]*(?:(?: | ?& ?)\p{Lu}[\p{L}'’-]+){0,3}/gu;
/** Right before a name that something is done with: a measure of it, or a verb that brings in. */
const POURED = pattern(
  "u",
)`${FIGURE}${UNIT}\.? (?:of )?(?:the |your |some )?$|\b(?:add|stir|whisk|fold|mix|crumble|pour|drop|tip|throw|chuck|toss|squeeze|squirt|slosh|drizzle|spoon|sprinkle|scatter|shake|dissolve|melt|grate|beat|swirl|loosen|brush|grease|glaze)(?: it| them| everything)? (?:(?:in|over|on|through|into|with) )?(?:an? (?:bit of |little |good )?|some |one |two |the |your |more |plenty of )?$`;
/** What a name sells: "an Oxo cube". */
const BRANDED =
  /^ (?:stock )?(?:cubes?|pots?|stockpots?|sauce|seasoning|powder|mix|paste|spread|crumbs|packet|sachet|concentrate|dressing|syrup|spice|rub)(?=[.,;:!?)]|$| )/;
const HANDED_OVER =
  /\b(?:an?|one|two|some|few|good|big|little|more) (?:[\p{L}'-]+ ){0,2}(?!(?:kind|sort|type|way|taste|touch|bit|spirit|style|feel|memory|south|north|rest|piece|bowl|plate|pot|pan|day|end|middle|start|best) )[\p{L}'-]+ of (?:the |some |your |my )?$|\b(?:add|splash|drizzle|sprinkle|dollop|scatter|squeeze|spread|open|crack open|tear open|pass|pass round|hand round|put out|set out|break out|bring out|reach for|stir in|whisk in|fold in|(?:serve|served|finish|top|topped|dress|season|eat|accompany|hit|splash|brush|spread|drizzle|dot|dust)(?: it| them| this| everything| all| each| the [\p{L}-]+)* with)(?: some| the| a little| your| more| good| a)? $/u;
/** Right behind a name that stands for something to eat. */
const PUT_ON = /^ (?:on the side|over everything|over the top|on top|all over|to taste|to finish|goes|go)\b/;
const NAME_ENDS =
  /^(?:[.,;:!?)]|$| (?:and|or|on|over|in|into|to|at|for|with|if|never|goes|go|here|now|too|while|until|before|then|is|are|as|right|all|up|across|under|between)\b)/;
/** Names of no food: days, months, who cooks, what cooks. */
const NO_FOOD_NAMES =
  /^(?:(?:let|that|there|here|it|what|who|she|he)['’]s\b|\p{L}+['’](?:ll|re|ve|d|m)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|i|step|part|recipe|mum|mom|dad|nan|gran|grandma|celsius|fahrenheit|maillard|dutch|instant|pyrex|tupperware|netflix|love|care|caution|patience|confidence)\b/iu;

/** "A spoon of Lao Gan Ma", "Hellmann's on the side": something is done with a name that nobody here knows. */
function findNames(sentence: Sentence): Span[] {
  const { text } = sentence;
  const written = writtenOf(sentence);
  if (written === undefined || !/.\p{Lu}/u.test(written)) return [];
  return Array.from(written.matchAll(NAME)).flatMap((match): Span[] => {
    // "Pour French dressing over it": the order's own verb begins the sentence, and no name.
    const verb = isOpening(written.slice(0, match.index)) ? ORDER_BEFORE.exec(match[0])?.[0] : undefined;
    const skip = verb !== undefined && instructionForm(verb.trim().toLowerCase()) === "bare" ? verb.length : 0;
    const name = match[0].slice(skip);
    const start = match.index + skip;
    const end = start + name.length;
    const behind = text.slice(end);
    const opens = isOpening(written.slice(0, start));
    const before = text.slice(0, start);
    const isUsed = opens
      ? /['’&]/.test(name) && PUT_ON.test(behind)
      : (NAME_ENDS.test(behind) || BRANDED.test(behind)) && (HANDED_OVER.test(before) || POURED.test(before));
    return isUsed && !NO_FOOD_NAMES.test(name) ? [{ start, end }] : [];
  });
}

/** An order's verb before a name in capitals. */
const ORDER_BEFORE = /^\p{Lu}\p{Ll}+ (?=\p{Lu})/u;

/** "Accompany with a beurre blanc": what is served with the dish, by a word that no table holds. */
const COMPANY =
  /(?:^ ?|[,.;:] |\b(?:and|then) )(?:serve|accompany|garnish|finish|top|eat|enjoy|have)(?: it| them| this| everything| hot| warm| at once| immediately)* with (?:an? (?:little |good |big |generous )?(?:(?:splash|spoonful|spoon|dollop|drizzle|handful|side|bowl|slick|pot) of )?|some |more |plenty of |extra )([\p{L}'-]+(?: (?!(?:and|or|on|over|in|to|for|at|if|as|of|with|beside|alongside|while|when|until)\b)[\p{L}'-]+){0,3})/gu;
/** "Have a brew with it". */
const DRUNK_WITH =
  /(?:^ ?|[,.;:] |\b(?:and|then) )(?:have|enjoy|drink|pour|take) (?:an? |some )([\p{L}'-]+(?: (?!with\b)[\p{L}'-]+)?) (?:with (?:it|this|them)|alongside|on the side)\b/gu;
const NO_COMPANY =
  /\b(?:spoons?|forks?|knife|knives|napkins?|smile|flourish|sharp|bit|little|few|lot|glass|bowl|plate|side|touch|twist|drop|one|half|kick|sprinkl\w+|squeeze|crunch|colou?r|green\w*|herbs?|sauces?|vegetables?|veggies|fruits?|dressing|toppings?|extra|any\w*|some\w*|it|them|this|those|the|rest|wedges?|lid|foil|crack\w*|grinds?|grinding|dusting|grating|shower|scatter\w*|final|last|slotted|ladle|spatula|toothpicks?|straws?|candles?|drink|kind|love|pride|joy|appetite|sides?|dip|spread|juices?|glaze|oil)\b/;

function findCompany({ text }: Sentence): Span[] {
  return [...text.matchAll(COMPANY), ...text.matchAll(DRUNK_WITH)].flatMap((match): Span[] => {
    const words = match[1] ?? "";
    const end = match.index + match[0].lastIndexOf(words) + words.length;
    return NO_COMPANY.test(words) || text.startsWith(" of ", end) ? [] : [{ start: end - words.length, end }];
  });
}

/** What is dished out, and whatever it is dished out of. */
const PORTION =
  /\b(?:bowl|bowlful|plate|plateful|stack|mound|mountain|pile|heap|ball|tub|basket|pot|dish|jug|mug|glass|bottle|slab|wedge|heel|hunk|round|loaf|half|pint|bag|packet|side|piece|spoon|spoonful|ladle|dollop)s? of (?:(?:hot|warm|cold|fresh|good|soft|crisp|plain|your|our|some) )?((?!(?:the|your|this|that|it|them|its|their|each|both|all|my|our|a|an)\b)[\p{L}][\p{L}'-]{2,}(?: (?!(?:and|or|in|into|on|over|to|with|for|at|if|as|of|beside|alongside|while|when|until|from|is|are|was|should|that|which|because)\b)[\p{L}'-]{2,})?)(?=[.,;:!?)–—]|$| )/gu;

/** "Balls of fufu", "a plate of vindaloo": something to eat by a word that no table holds. */
export function findPortions({ text }: Sentence, known: readonly { readonly start: number; readonly end: number }[]): Span[] {
  if (!text.includes(" of ")) return [];
  return Array.from(text.matchAll(PORTION)).flatMap((match): Span[] => {
    const [first = "", second] = (match[1] ?? "").split(" ");
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const end = start + (second === undefined || instructionForm(second) !== undefined ? first.length : first.length + 1 + second.length);
    // "A heap of dark, sweet onions": how the food behind it is.
    const isKnown = known.some((span) => span.end > start && (span.start < end || /^, ?(?:[\p{L}-]+,? )?$/u.test(text.slice(end, span.start))));
    return isKnown || NO_COMPANY.test(match[1] ?? "") || NO_MEASURED.test(first) || instructionForm(first) !== undefined || /(?:ed|ing|ly|ful|ish)$/.test(first)
      ? []
      : [{ start, end }];
  });
}

/** "The usual suspects", "all the trimmings": whatever that is, it is brought in and has no name. */
const UNSAID =
  /\b(?:with|in|add|on|plus|pass) (?:all )?(the (?:usual (?:suspects|seasonings?|trimmings|accompaniments|extras|sides|toppings|bits(?: and (?:bobs|pieces))?)|trimmings|works|fixings))\b/g;

function findUnsaid({ text }: Sentence): Span[] {
  if (!text.includes("the ")) return [];
  return Array.from(text.matchAll(UNSAID), (match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1]?.length ?? 0), end };
  });
}

/** "🥓 on top", "finish with 🧀": an emoji where a word would stand. One behind a word only decorates it. */
const EMOJI =
  /(^ ?|[.:!?] |\b(?:with|add|some|of|the|more|extra|and) )(\p{Extended_Pictographic}\uFE0F?)(?= ?(?:[.,!]|$| (?:on|over|in|into|to|goes|go|for)\b))/gu;

function findEmoji(sentence: Sentence, judge: Judge): Mention[] {
  if (!/[\u2600-\u27BF\uD83C-\uD83E]/.test(sentence.text)) return [];
  return Array.from(sentence.text.matchAll(EMOJI)).flatMap((match): Mention[] => {
    const [, before = "", emoji = ""] = match;
    const food = FOOD_EMOJI.get(emoji) ?? FOOD_EMOJI.get(emoji.replace("\uFE0F", ""));
    const start = match.index + before.length;
    // Alone at the end it decorates: "Serve. 🥓".
    if (food === undefined || (!/\p{L}/u.test(sentence.text.slice(start)) && !/\p{L} $/u.test(before))) return [];
    return [spanMention(sentence, { start, end: start + emoji.length }, judge, food)];
  });
}

/** "b a c o n", "ba-con": a food's name with something between its letters. */
const TAKEN_APART = /(?<!\p{L})(?:(?:\p{L}[ .·_-]){3,14}\p{L}|\p{L}{1,8}-\p{L}{1,8})(?!\p{L})/gu;

function findTakenApart(sentence: Sentence, judge: Judge): Mention[] {
  if (!/[a-z]-[a-z]|\b[a-z][ .·_-][a-z][ .·_-][a-z]\b/.test(sentence.text)) return [];
  return Array.from(sentence.text.matchAll(TAKEN_APART)).flatMap((match): Mention[] => {
    const food = match[0].replaceAll(/[ .·_-]/g, "");
    // "Ruby-red": a name of two words, as it is written.
    if (!findIngredientByName(food) || findIngredientByName(match[0].replaceAll("-", " ")) || EVERYDAY_WORDS.has(food)) return [];
    return [spanMention(sentence, { start: match.index, end: match.index + match[0].length }, judge, food)];
  });
}

const ENGLISH =
  /\b(?:the|and|with|a|an|of|to|until|for|on|it|is|are|over|into|from|then|them|at|or|up|off|out|add|stir|mix|cook|serve|heat|put|pour|bake|fry|boil|chop|slice|salt|pepper|water|minutes?|mins?|well|you|have|has|this|that|what|your|we|will|can|not|so|but)\b/;
const WORDS_LEAST = 4;
const SNIPPET_MOST = 40;

/** "Mit Sahne übergießen": nobody here reads it, so nobody can say what it uses. */
function findForeign({ part, text }: Sentence, known: readonly Span[]): Span[] {
  if (part.role !== "step" && part.role !== "note" && part.role !== "remark") return [];
  if (known.length > 0 || ENGLISH.test(text) || (text.match(/\p{L}+/gu) ?? []).length < WORDS_LEAST || languageOf([text]) === undefined) return [];
  const start = text.search(/\S/);
  const end = text.length <= start + SNIPPET_MOST ? text.trimEnd().length : Math.max(text.lastIndexOf(" ", start + SNIPPET_MOST), start + 1);
  return [{ start, end }];
}
