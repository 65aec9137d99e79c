/** Finds every food that a recipe's text names, and how the text uses it. */
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findIngredientByName, findLongestFood, tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import { patternLater } from "#recipe/pattern";
import { PHRASES, type PhraseKind } from "./kitchen-phrases.ts";
import { instructionForm } from "./instruction-verbs.ts";
import { isMeasured, isTakenUp, judgeUse, type MentionUse } from "./mention-context.ts";
import type { OrderEntry } from "./order-entries.ts";
import type { Sentence } from "./sentence.ts";
import { readSlots, type Slot } from "./sentence-slots.ts";
import { ADJECTIVE_WORDS, CHANGING_TAILS, EVERYDAY_WORDS, BY_PLACE_WORDS, FOOD_PLURALS, KIND_WORDS, TOOL_TAILS } from "./mention-words.ts";

export interface Mention {
  readonly sentence: Sentence;
  /** Offsets in the sentence's text. */
  readonly start: number;
  readonly end: number;
  /** The words as written, lower-case. */
  readonly words: string;
  readonly lemmas: readonly string[];
  readonly ingredient?: Ingredient;
  readonly phrase?: PhraseKind;
  /** Entry of the order whose very words these are, where the kitchen does not know them. */
  readonly entry?: OrderEntry;
  readonly use: MentionUse;
  /** Pointed at as already there: "the milk", "remaining oil". */
  readonly definite: boolean;
  /** Asked for as anything of its kind: "your favourite salsa". */
  readonly inviting: boolean;
  /** Joined to the mention before by "or". */
  readonly alternative: boolean;
}

/** Phrases by their first lemma, longest first. */
type PhraseIndex = ReadonlyMap<string, readonly { readonly lemmas: readonly string[]; readonly kind?: PhraseKind; readonly entry?: OrderEntry }[]>;

/** Words that point at what is already there. */
const DETERMINERS = new Set("the your this these that those its their remaining reserved other same both all leftover rest each every".split(" "));
/** What may not stand between such a word and the food it points at. */
const NO_ADJECTIVES = new Set(
  "and or with in on over onto to into from for at by under through around between beside alongside using plus until when while is are was were then than as but some a an".split(
    " ",
  ),
);
const INVITING =
  /\b(?:your (?:own )?(?:favou?rite|preferred|choice of|go-to|usual|regular|trusty|standard)|the usual|whatever|choice of|favou?rite|preferred)(?: \w+){0,2} $/;
const INVITING_BEHIND = /^ (?:of (?:your )?choice|you (?:like|love|prefer|have|enjoy)|of your (?:choosing|liking))\b/;
/** Words that join a food to the one before as another choice. */
const or = patternLater("u")`^(?: (?!and |with |to |in )\p{L}+)?,? ?\(?(?:and/)?or (?!until|if|when)(?:[\p{L}\p{N}\xBD\xBC\xBE.-]+ ){0,4}$`;
const HANDED = /\b(?:with|without|on|onto|over|in|inside|into|or|some)(?: (?!and |or |until |then )\S+){0,5} $/;
/** Verbs that look like foods when an object follows: "cream the butter", "zest the lemon", "shell the eggs". */
const VERB_FOODS = new Set(
  "cream juice zest seed shell peel ice toast mash pickle sauce crumb stock grill fry dress roast steak core pit stem skin fillet dice hash roll top chip crisp drizzle wrap fluff spread rub glaze marinade bread crust ball season coat batter spice dip layer base garnish curry brown stew bake shake paste puree purée string candy".split(
    " ",
  ),
);
const OBJECT_BEHIND = /^ (?:the|a|an|your|both|together|each|them|it|up|in|until|all|half|every|with|well|evenly|out|over|through|off|for \d)\b/;
/** Salted water, floured boards, buttered dishes: a food worked into an adjective. */
const WORKED_IN =
  /\b(?:(?:well-|lightly |generously |heavily |very |well )?(salt|butter|oil|flour|sugar|pepper)ed)(?=[\s,][^.;]{0,22}?\b(?:water|dish|tin|pan|tray|sheet|surface|board|worktop|counter|hands|mou?ld|ramekins?|foil|bowl|skillet|rack|paper|parchment|moulds|work|baking|grill|grates?|plate|casserole|cups|slow)\b)/g;

/** "Heat the oil in a casserole": what things are cooked in. */
const IN_A_VESSEL = /\b(?:in|into|to|heat|warm|take|use|using|from) (?:an?|the|your)(?: [^\s,.]+){0,3} $/;

/** A finder for one recipe and one order. */
export function createMentionFinder(entries: readonly OrderEntry[]): (sentence: Sentence, aside: boolean) => Mention[] {
  const index = indexPhrases(entries);
  return (sentence, aside) => findMentions(sentence, aside, index, entries);
}

function findMentions(sentence: Sentence, aside: boolean, index: PhraseIndex, entries: readonly OrderEntry[]): Mention[] {
  const { text } = sentence;
  const tokens = tokenise(text);
  const slots = sentence.part.role === "ingredient" ? undefined : readSlots(text, tokens);
  const mentions: Mention[] = [];
  const known: { readonly start: number; readonly end: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = matchAt(text, tokens, at, index);
    if (match) known.push({ start: tokens[at]?.start ?? 0, end: tokens[at + match.length - 1]?.end ?? 0 });
    const first = tokens[at];
    const last = tokens[at + (match?.length ?? 1) - 1];
    if (!match || !first || !last || match.kind === "tool") {
      at += match?.length ?? 1;
      continue;
    }
    const from = fromKind(tokens, at, mentions.at(-1)?.end ?? 0, text);
    const { start } = tokens[from] ?? first;
    const { end } = last;
    const next = tokens[at + match.length];
    const slot = slots?.[at] ?? "used";
    const adjacent = next !== undefined && /^[\s-]$/.test(text.slice(end, next.start));
    at += match.length;
    if (adjacent && TOOL_TAILS.has(next.lemma)) continue;
    // "Cream: scoop the thick part off the top" names the step.
    if (slots && first.start < 2 && text.charAt(end) === ":" && instructionForm(next?.word ?? "") === "bare") continue;
    if (match.kind === "made" && last.lemma === "casserole" && IN_A_VESSEL.test(text.slice(0, start))) continue;
    if (
      /^-\p{L}/u.test(text.slice(end, end + 2)) ||
      (match.length === 1 && match.entry === undefined && !isInviting(text, start, end) && isEverydayWord(first, sentence, entries, slots?.[at - 1] ?? "used"))
    )
      continue;
    if (match.length === 1 && slots !== undefined) {
      if (isPredicate(text, first, slot) || isVerb(text, first, match.kind === "made" || BY_PLACE_WORDS.has(first.word), mentions.at(-1))) continue;
    }
    // "rice krispies" is not rice: a tail that changes the food makes it one that nobody here knows.
    const changed = adjacent && slot === "used" && match.kind === undefined && CHANGING_TAILS.has(next.lemma) && !VERB_FOODS.has(next.word);
    const stop = changed ? next.end : end;
    if (changed) at += 1;
    const lemmas = tokens.slice(from, at).map((token) => token.lemma);
    // Two foods with nothing between them are one: "rice krispies", "lemon curd". The last word says what it is.
    const left = mentions.at(-1);
    if (left?.ingredient && match.ingredient && !left.phrase && !match.kind && text.slice(left.end, start) === " ") {
      mentions[mentions.length - 1] = {
        ...left,
        end: stop,
        words: text.slice(left.start, stop),
        lemmas: [...left.lemmas, ...lemmas],
        ingredient: match.ingredient,
        use: judgeUse({ text, start: left.start, end: stop, next: sentence.next, aside, slot }),
      };
      continue;
    }
    mentions.push({
      sentence,
      start,
      end: stop,
      words: text.slice(start, stop),
      lemmas,
      ...(match.ingredient && !changed ? { ingredient: match.ingredient } : {}),
      ...(match.kind ? { phrase: match.kind } : {}),
      ...(match.entry ? { entry: match.entry } : {}),
      use: judgeUse({ text, start, end: stop, next: sentence.next, aside, slot }),
      ...pointing(text, start, stop, mentions.at(-1)),
    });
  }
  mentions.push(...findWorkedIn(sentence, aside));
  if (slots) mentions.push(...findUnknownPacks(sentence, aside, known));
  return mentions;
}

/** Whether a word that can name a food is likely to be meant otherwise here. */
function isEverydayWord({ lemma, word, start, end }: Token, { part, text, next }: Sentence, entries: readonly OrderEntry[], slot: Slot): boolean {
  if (word.length < 3) return true;
  if (lemma === "rasher" && text.startsWith(" of ", end)) return true;
  // The pot that a casserole is cooked in.
  if (lemma === "casserole" && /\b(?:in|into|inside) (?:[\p{L},-]+ ){0,4}$/u.test(text.slice(0, start))) return true;
  if (word === "dip" && /^ in the (?:middle|centre|center|top)\b/.test(text.slice(end))) return true;
  if (lemma === "clove" && isPieceOfGarlic(text, start, part.role === "ingredient", entries)) return true;
  if (!EVERYDAY_WORDS.has(lemma) || FOOD_PLURALS.has(word) || entries.some((entry) => entry.foods.some((food) => food.lemmas.at(-1) === lemma))) return false;
  if (part.role === "ingredient") return ADJECTIVE_WORDS.has(word) || /[,(]/.test(text.slice(0, start));
  return (
    !BY_PLACE_WORDS.has(word) ||
    !isHanded(text, start, end) ||
    (slot === "told" && !/\b(?:the|your) $/.test(text.slice(0, start)) && !isMeasured(text.slice(0, start)) && !isTakenUp(text.slice(end), next))
  );
}

/** "Until the raisins puff", "so that the base crisps", "the olives salt the dressing": the verb behind its subject. */
function isPredicate(text: string, { word, start, end }: Token, slot: Slot): boolean {
  if (!VERB_FOODS.has(word.replace(/e?s$/, "")) && !VERB_FOODS.has(word) && instructionForm(word) === undefined && !/^(?:puffs?|drinks?)$/.test(word))
    return false;
  const subject = /(?:^| )([\p{L}'-]+) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1] ?? "";
  if (subject === "" || NO_SUBJECT.test(subject) || instructionForm(subject) === "bare") return false;
  const isMany = /[^s]s$/.test(subject);
  if (isMany === word.endsWith("s")) return false;
  const behind = text.slice(end);
  if (/^ (?:the|an?|your|it|them) /.test(behind)) return true;
  if (/^(?:puffs?|drinks?)$/.test(word)) return PREDICATE_END.test(behind);
  return (slot === "told" || /^ (?:up|down) /.test(behind)) && PREDICATE_END.test(behind);
}

const NO_SUBJECT =
  /^(?:the|a|an|of|and|or|with|in|on|over|to|into|for|from|your|some|any|all|this|these|that|its|their|is|are|be|been|was|were|has|have|no|not|as|like|until|than|but|then|just|more|less|hot|cold|warm|crisp|fresh|\w+(?:ed|ing|ly|less|ous))$/;
const PREDICATE_END = /^(?:[.,;:!?)]|$| (?:up|down|at|in|into|to|again|with|well|evenly|through|out|and|slightly|\p{L}+ly)\b)/u;

/** "Cream the butter", "cover and bake for 5 minutes": a word for a food that stands where the verb does. */
function isVerb(text: string, { word, start, end }: Token, isSeldomFood: boolean, previous: Mention | undefined): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  if (instructionForm(word) === "bare" && !USED_BY_VERB.test(word) && AT_CLAUSE_HEAD.test(before) && isOneOfVerbs(word, before, text.slice(end))) return true;
  if (isSeldomFood && (instructionForm(word) === "bare" || VERB_FOODS.has(word)))
    return BY_PLACE_WORDS.has(word)
      ? AT_CLAUSE_HEAD.test(before) && !isJoined(text, previous, start) && !standsAlone(text.slice(end), /\b(?:and|then|to) $/.test(before))
      : !AS_A_THING.test(before) || (/\b(?:and|or) $/.test(before) && !/^(?:[.,;)]|$)/.test(text.slice(end)));
  // "Spoon out, cream over, eat": foods first of all, and verbs only before what they are done to.
  if (
    /^(?:cream|juice|zest|ice|stock|crumb|bread|batter|spice|steak|curry|candy|paste)$/.test(word) &&
    !/^ (?:the|an?|your|it|them|both|each|all|half|every|together) ?/.test(text.slice(end))
  )
    return false;
  if (!VERB_FOODS.has(word) || !OBJECT_BEHIND.test(text.slice(end)) || isPointedAt(text, start)) return false;
  return !isJoined(text, previous, start) && AT_CLAUSE_HEAD.test(before);
}

/** Verbs that use the very food: "salt the water". */
const USED_BY_VERB = /^(?:salt|pepper|oil|butter|flour|sugar|honey)$/;

/** "…, wrap, trim and seal", "add the pecans and toast for 3 minutes", "peel the tomatoes and mash": what stands around it are verbs too. */
function isOneOfVerbs(word: string, before: string, behind: string): boolean {
  const next = /^,? (?:and |then )?(\p{L}+)/u.exec(behind)?.[1] ?? "";
  if (/^,? (?:and |then )/.test(behind) && instructionForm(next) === "bare" && !VERB_FOODS.has(next)) return true;
  if (/^, \p{L}+(?: and|,)/u.test(behind) && instructionForm(next) === "bare") return true;
  if (/^, (?:(?:un)?covered|so|until|\w+ing|\w+ly)\b/.test(behind)) return true;
  if (/^ (?:the|an?|half|it|them|until|for (?:about )?\d|again|gently|lightly|briefly|well)\b/.test(behind)) return true;
  if (/^(?:[.;]|$)/.test(behind) && /^(?:bake|fry|roast|grill|chill)$/.test(word) && before.endsWith(" and ") && !/\b(?:with|serve|eat|like)\b/.test(before))
    return true;
  return /^(?:[.;]|$)/.test(behind) && /\b(?:peel|drain|boil|steam|simmer|soften|core|scrape)\b[^.;,]* and $/.test(before);
}

/** "Garnish: mash.", "rocket to taste": a thing, where "wrap, trim and seal" goes on with another verb and "cover and toast." is one. */
function standsAlone(behind: string, isJoint: boolean): boolean {
  const next = /^,?(?: and| then)? (\p{L}+)/u.exec(behind)?.[1] ?? "";
  if (instructionForm(next) === "bare") return false;
  return /^ (?:to taste|goes?|is|are|on the side)\b/.test(behind) || (!isJoint && /^(?:[.,;:)!]|$)/.test(behind));
}

/** Right before a verb at the head of its clause. */
const AT_CLAUSE_HEAD = /(?:^|[.,;:!?(–—]|\b(?:and|or|then|to|now|next|just|also|again|gently|lightly|well|quickly|finely|carefully|you|we|can|\w+ly)) ?$/;
/** Right before a word that is a thing: "with a dip", "the mash", "some toast". */
const AS_A_THING =
  /\b(?:with|of|an?|the|some|your|on|over|in|extra|more|and|or|\d+|each|tbsp|cups?|hot|warm|cold|fresh|crisp|crusty|green|side|garden|buttered|creamy|thick|this|that|add) (?:(?!and |or )\w+ )?$/;

/** "3 cloves, crushed", "the cloves" of a recipe with garlic, against "4 cloves" among spices. */
function isPieceOfGarlic(text: string, start: number, listed: boolean, entries: readonly OrderEntry[]): boolean {
  const before = text.slice(0, start);
  if (/\b(?:ground|whole|tsp|teaspoons?|dried|with|of|and) $/.test(before)) return /\bgarlic\b/.test(text);
  return (
    /\bgarlic\b/.test(text) ||
    (listed && /\d cloves?/.test(text.slice(0, 60))) ||
    (!listed && entries.some(({ words }) => words.includes("garlic")) && /\b(?:the|your|each|peeled|crushed|remaining) $/.test(before))
  );
}

/** "green" belongs to the pepper behind it: kinds in front of a food are part of its name. */
function fromKind(tokens: readonly Token[], at: number, after: number, text: string): number {
  let from = at;
  for (
    let before = tokens[from - 1];
    before && before.start >= after && KIND_WORDS.has(before.word) && text.charAt(before.end) === " ";
    before = tokens[from - 1]
  )
    from -= 1;
  return from;
}

/** The longest food at the start of a run; a name that begins inside it and goes on behind it takes over: "red [pepper flakes]". */
function findCompound(run: readonly Token[]): Match | undefined {
  const food = findLongestFood(run, 0);
  const length = food?.length ?? 0;
  for (let from = 1; from < length; from += 1) {
    const head = findLongestFood(run, from);
    if (head && from + head.length > length) return { ingredient: head.ingredient, length: from + head.length };
  }
  return food;
}

/** Where the words that stand together end: no name of a food goes on behind a comma or a bracket. */
function endOfRun(tokens: readonly Token[], from: number, text: string): number {
  let at = from + 1;
  for (; at < tokens.length && at < from + LONGEST_NAME; at += 1) {
    const [last, next] = [tokens[at - 1], tokens[at]];
    if (!last || !next || /[^\s'’-]/.test(text.slice(last.end, next.start))) break;
    // "salt and pepper" are two foods; "half and half" is one.
    if (next.word === "can" && /^(?:be|then|also|still|now)$/.test(tokens[at + 1]?.word ?? "")) break;
    if (next.lemma === "or" || (next.lemma === "and" && last.lemma !== "half" && last.lemma !== "mac")) break;
  }
  return at;
}

/** Words of the longest name of a food. */
const LONGEST_NAME = 8;

interface Match {
  readonly length: number;
  readonly ingredient?: Ingredient;
  readonly kind?: PhraseKind;
  readonly entry?: OrderEntry;
}

/** The longest of: a known food, a phrase of the kitchen, words the person typed. Of equals the kitchen's phrase. */
function matchAt(text: string, tokens: readonly Token[], at: number, index: PhraseIndex): Match | undefined {
  if (/^(?:no|a|an|of|the)$/.test(tokens[at]?.word ?? "")) return undefined;
  const food = findCompound(tokens.slice(at, endOfRun(tokens, at, text)));
  const phrase = index.get(tokens[at]?.lemma ?? "")?.find(({ lemmas }) => lemmas.every((lemma, step) => tokens[at + step]?.lemma === lemma));
  if (phrase && (!food || phrase.lemmas.length > food.length || (phrase.lemmas.length === food.length && phrase.entry === undefined))) {
    const { lemmas, kind, entry } = phrase;
    // A dish the kitchen also knows as a food can be either: keep both readings.
    const both = food?.ingredient && food.length === lemmas.length ? { ingredient: food.ingredient } : {};
    return { length: lemmas.length, ...(kind ? { kind } : {}), ...(entry ? { entry } : {}), ...both };
  }
  return food;
}

function pointing(text: string, start: number, end: number, previous: Mention | undefined): Pick<Mention, "definite" | "inviting" | "alternative"> {
  const between = previous && previous.end <= start ? text.slice(previous.end, start) : undefined;
  return {
    definite:
      (previous?.definite === true && between === " of ") ||
      (isPointedAt(text, start) &&
        !(previous !== undefined && isPointedAt(text, previous.start) && !isPointedAt(text.slice(previous.end), start - previous.end))) ||
      (previous?.definite === true && isJoined(text, previous, start)),
    inviting: isInviting(text, start, end),
    alternative: between !== undefined && or().test(between),
  };
}

/** Nothing but "and" or a comma stands between two foods. */
function isJoined(text: string, previous: Mention | undefined, start: number): boolean {
  return previous !== undefined && previous.end <= start && /^,?\s?(?:and |& |, )?$/.test(text.slice(previous.end, start).replace(/\b(?:then|plus) /, ""));
}

/** "the milk", "your soft white rolls": at most three words that only describe stand between. */
function isPointedAt(text: string, start: number): boolean {
  const words = text
    .slice(Math.max(0, start - 50), start)
    .trimEnd()
    .split(" ");
  if (/[,;:.()]$/.test(words.at(-1) ?? "")) return false;
  if (words.at(-1) === "of" && /\b(?:every|the)(?: \S+)? (?:drop|piece|half|ball|sheet|bit)s?$/.test(words.slice(0, -1).join(" "))) return true;
  for (let back = 1; back <= 4; back += 1) {
    const word = words.at(-back) ?? "";
    if (DETERMINERS.has(word)) return true;
    if (word === "" || /[,;:.()]$/.test(word) || NO_ADJECTIVES.has(word) || (word === "of" && back === 1)) return false;
  }
  return false;
}

/** A word stands as a thing of its own: "with rocket", "the swede,", but not "with crisp edges" or "squash them". */
function isHanded(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end);
  if (!ENDS_A_THING.test(after)) return false;
  if (HANDED.test(before) || BEFORE_A_THING.test(before)) return true;
  const verb = /(?:^|[\s(])(\p{L}+(?: in| on| over| up| out| round| around| for| through)?),? $/u.exec(before)?.[1]?.split(" ")[0] ?? "";
  return (
    instructionForm(verb) === "bare" ||
    (/(?:^|[:.;!?,])\s*$/.test(before) && /^(?: to taste| goes| is| are|,|[.!?]?$)/.test(after)) ||
    STRANGE_VERB.test(before)
  );
}

/** One word that begins a sentence, and no word that describes: "Zigzag fries all over". */
const STRANGE_VERB =
  /^ ?(?!(?:\w+(?:ed|y|ful|ing)|hot|cold|warm|crisp|soft|fresh|good|big|small|thick|thin|no|not|as|if|like|when|your|the|this) )[\p{L}-]+ $/u;
/** Behind a thing its phrase or clause ends. */
const ENDS_A_THING =
  /^(?:[.,;:)!?]|$| (?:batter|dressing|marinade|glaze|gravy|reduction|a|an|all|across|everywhere|of course|plenty|and|or|to|in|into|on|onto|over|with|for|before|until|alongside|at|if|then|from|so|while|when|as|through|goes|go|is|are|has|have|gets|comes|around|round|everywhere|fall|drip|melt|last|too|also|now|just|right)\b)/;
const BEFORE_A_THING =
  /(?:^|[\s(])(?:the|some|a|of|and|or|extra|more|little|crusty|buttered|cold|hot|warm|fresh|chopped|sliced|shredded|diced|cubed|grated|crushed|ground|whole|mashed|roast|boiled|steamed|green|baby|peeled|leftover|your|want|wants|need|needs|also|be|like|forget|(?:moment|time|turn|cue) for|around|round|in|all|last|finally|\d+\s?g|\d+|cups?|tbsp|tsp|ml),? $/;

function isInviting(text: string, start: number, end: number): boolean {
  return INVITING.test(text.slice(Math.max(0, start - 40), start)) || INVITING_BEHIND.test(text.slice(end, end + 30));
}

/** "A jar of Dolmio": what comes in a pack and has no name that the kitchen knows. */
function findUnknownPacks(sentence: Sentence, aside: boolean, known: readonly { readonly start: number; readonly end: number }[]): Mention[] {
  return Array.from(sentence.text.matchAll(PACK)).flatMap((match): Mention[] => {
    const words = match[1] ?? "";
    const start = match.index + match[0].length - words.length;
    const end = start + words.length;
    if (known.some((span) => span.start < end && span.end > start)) return [];
    const use = judgeUse({ text: sentence.text, start, end, next: sentence.next, aside, slot: "used" });
    return [{ sentence, start, end, words, lemmas: tokenise(words).map(({ lemma }) => lemma), use, definite: false, inviting: false, alternative: false }];
  });
}

const PACK =
  /\b(?:jar|tin|can|packet|sachet|bottle|tub|carton|pouch)s? of (?:your |some |good )?((?!(?:it|them|this|that|those|these|the|each|both|any|your|everything)\b)[\p{L}'-]+(?: (?!(?:and|or|in|into|over|on|to|with|until|from|for|at|if|as|while|when|then|is|are|goes|go)\b)[\p{L}'-]+){0,3})/gu;

function findWorkedIn(sentence: Sentence, aside: boolean): Mention[] {
  return Array.from(sentence.text.matchAll(WORKED_IN), (match): Mention => {
    const word = match[1] ?? "";
    const start = match.index + match[0].indexOf(word);
    const end = match.index + match[0].length;
    const food = findLongestFood(tokenise(word), 0);
    return {
      sentence,
      start,
      end,
      words: word,
      lemmas: [word],
      ...(food ? { ingredient: food.ingredient } : {}),
      use: judgeUse({ text: sentence.text, start, end, next: sentence.next, aside, slot: "used" }),
      definite: false,
      inviting: false,
      alternative: false,
    };
  });
}

let kitchenPhrases: { readonly lemmas: readonly string[]; readonly kind: PhraseKind }[] | undefined;

function indexPhrases(entries: readonly OrderEntry[]): PhraseIndex {
  kitchenPhrases ??= (Object.keys(PHRASES) as PhraseKind[]).flatMap((kind) =>
    PHRASES[kind].map((phrase) => ({ lemmas: tokenise(phrase).map((token) => token.lemma), kind })),
  );
  const index = new Map<string, { lemmas: readonly string[]; kind?: PhraseKind; entry?: OrderEntry }[]>();
  // A brand or a foreign word is known to the list's reader only; in the recipe it is known by its own words.
  const unknown = entries.filter(({ words }) => !findIngredientByName(words.join(" "))).map((entry) => ({ lemmas: entry.words, entry }));
  for (const phrase of [...kitchenPhrases, ...unknown]) {
    const first = phrase.lemmas[0];
    if (first === undefined) continue;
    const list = index.get(first);
    if (list) list.push(phrase);
    else index.set(first, [phrase]);
  }
  for (const list of index.values()) list.sort((a, b) => b.lemmas.length - a.lemmas.length);
  return index;
}
