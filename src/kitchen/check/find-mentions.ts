/** Finds every food that a recipe's text names, and how the text uses it. */
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findIngredientByName, tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import { patternLater } from "#recipe/pattern";
import type { PhraseKind } from "./kitchen-phrases.ts";
import { instructionForm } from "#recipe/instruction-verbs";
import { indexPhrases, matchAt, type Match, type PhraseIndex } from "./name-at.ts";
import { endOfLead, isNameOfStep } from "./step-lead.ts";
import { findNamesInCapitals, type KnownSpan } from "./brand-names.ts";
import { judgeUse, readSaid, type Aside, type Judgement, type MentionUse, type SaidBySentence } from "./mention-context.ts";
import type { OrderEntry } from "./order-entries.ts";
import { overlaps, type Sentence } from "./sentence.ts";
import { slotsOf, type Slot } from "./sentence-slots.ts";
import { ADJECTIVE_WORDS, BY_PLACE_WORDS, CHANGING_TAILS, EVERYDAY_WORDS, KIND_WORDS, TOOL_TAILS } from "./mention-words.ts";
import { tellsToDo } from "./mention-place.ts";
import { findPortions, findUnnamed } from "./unnamed-uses.ts";
import { brandMention, isTyped, unlikelyMention } from "./mention-of.ts";
import { isShape } from "./made-by.ts";
import { isInviting, isJoined, isPointedAt, isWhatIsLeft } from "./pointing.ts";
import { isDoneAgain, isEverydayWord, isPieceOfGarlic, isPredicate, isVerb, VERB_FOODS } from "./word-sense.ts";

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
  /** Which rule says so: a feature of the weighed evidence. */
  readonly why: string;
  /** It comes out of a food that is there: "until its oil has run". */
  readonly comesOut?: true;
  /** Pointed at as already there: "the milk", "remaining oil". */
  readonly definite: boolean;
  /** Asked for as anything of its kind: "your favourite salsa". */
  readonly inviting: boolean;
  /** The step, or its part, is named after it: "Onion: chop it", "**Mayo.** Whisk the yolks". */
  readonly leads?: true;
  /** Only the weight of the evidence says that it is used, and not beyond doubt. */
  readonly doubted?: true;
  /** It comes out of a shop's pack: the list may hold it, and no step has made it. */
  readonly bought?: true;
  /** Nothing on the list makes it, and no step has: whatever it is called in the title, it comes from somewhere else. */
  readonly unmade?: true;
  /** The word is one of everyday speech as often, or a verb: whether it is a food here the evidence says as well. */
  readonly sense?: WordSense;
  /** The rules take it for no food, and for nothing at all; only the weight of the evidence may. */
  readonly unlikely?: true;
  /** It is offered beyond doubt, and not used. */
  readonly offered?: true;
  /** The food by the name of a brand: what the brand sells. */
  readonly sold?: string;
  /** Joined to the mention before by "or". */
  readonly alternative: boolean;
}

/** What a food's name may be beside it. */
export type WordSense = "everyday" | "verb" | "unknown" | "name";

/** Words that join a food to the one before as another choice. */
const or = patternLater("u")`^(?:,? (?!and |with |to |in )\p{L}+)?,? ?\(?(?:and/)?or (?!until|if|when)(?:[\p{L}\p{N}\xBD\xBC\xBE.-]+ ){0,4}$`;
/** "Heat the oil in a casserole": what things are cooked in. */
const IN_A_VESSEL = /\b(?:in|into|to|heat|warm|take|use|using|from) (?:an?|the|your)(?: [^\s,.]+){0,3} $/;

/** "Set a casserole over a high heat". */
const SET_ON_HEAT =
  /^casseroles? (?:dish |pot )?(?:with (?:an? |its |the )?(?:[\w-]+,? ){0,2}lid\b|(?:over|on) (?:an? |the )?(?:[\w-]+ )?(?:heat|flame|hob|stove))/;

/** A step's name that is no thing made in it. */
const COOKED_BY = /^(?:toast|roast|bake|fry|grill)$/;

/** Behind a verb beyond doubt: "toast the bread", "roll out". */
const DONE_TO = /^ (?:the|an?|your|it|them|each|both|all|out|up|until|well|again|about|for \d|\d)\b/;

/** A finder for one recipe and one order. */
export function createMentionFinder(entries: readonly OrderEntry[]): (sentence: Sentence, aside?: Aside) => Mention[] {
  const index = indexPhrases(entries);
  return (sentence, aside) => findMentions(sentence, aside, index, entries);
}

function findMentions(sentence: Sentence, aside: Aside | undefined, index: PhraseIndex, entries: readonly OrderEntry[]): Mention[] {
  const { text } = sentence;
  const isLine = sentence.part.role === "ingredient" && !tellsToDo(sentence);
  const { tokens, slots } = isLine ? { tokens: tokenise(text), slots: undefined } : slotsOf(sentence);
  let said: SaidBySentence | undefined;
  const judge = (start: number, end: number, slot: Slot): Judgement => {
    said ??= readSaid(sentence);
    return judgeUse({
      text,
      start,
      end,
      next: sentence.next,
      said,
      ...(aside ? { aside } : {}),
      slot,
      isInstructed: aside === "word" && isInstructed(tokens, start, text, ORDER),
      isTold: aside !== undefined && isInstructed(tokens, start, text, ORDER_IN_PASSING),
    });
  };
  const lead = slots ? endOfLead(sentence) : 0;
  const mentions: Mention[] = [];
  const unlikely: Mention[] = [];
  const doubt = (match: Match, token: Token, sense: WordSense): void => {
    if (slots && match.entry === undefined && (match.ingredient ?? match.kind) && !ADJECTIVE_WORDS.has(token.word) && token.word.length > 2)
      unlikely.push(unlikelyMention(sentence, token.start, token.end, sense, match));
  };
  const known: KnownSpan[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = matchAt(text, tokens, at, index);
    // "Frank's RedHot" is nobody's frank.
    if (match?.length === 1 && text.startsWith(" ", tokens[at]?.end) && text.slice(0, tokens[at]?.end).endsWith("'s")) {
      at += 1;
      continue;
    }
    if (match) known.push({ start: tokens[at]?.start ?? 0, end: tokens[at + match.length - 1]?.end ?? 0, isPhrase: match.kind !== undefined });
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
    // "The carrots can be smaller": no can of carrots.
    if (adjacent && TOOL_TAILS.has(next.lemma) && !(next.word === "can" && text.startsWith(" ", next.end))) continue;
    if (slots && first.lemma === "clove" && match.length === 1 && isPieceOfGarlic(text, start, false, entries)) {
      // "3 smashed cloves": of the garlic that is there.
      const garlic = entries.some(({ words }) => words.includes("garlic")) ? findIngredientByName("garlic") : undefined;
      if (garlic)
        mentions.push({
          sentence,
          start,
          end,
          words: text.slice(start, end),
          lemmas: ["garlic"],
          ingredient: garlic,
          ...judge(start, end, slot),
          definite: true,
          inviting: false,
          alternative: false,
        });
      continue;
    }
    // "*Toast:* garlic in": what is done in it, and no toast.
    if (end <= lead && first.start <= 1 && COOKED_BY.test(first.word) && tokens.length > 1 && text[end] === ":") continue;
    // "**Dip.** One second a side", "**Strip and roll.**": the step's own name, of verbs alone.
    if (isNameOfStep(sentence)) break;
    if (match.kind === "made" && last.lemma === "casserole" && (IN_A_VESSEL.test(text.slice(0, start)) || SET_ON_HEAT.test(text.slice(start)))) continue;
    if (/^-\p{L}/u.test(text.slice(end, end + 2))) continue;
    if (
      match.length === 1 &&
      match.entry === undefined &&
      !(match.kind === "made" && end <= lead) &&
      !isInviting(text, start, end) &&
      isEverydayWord(first, sentence, entries, slots?.[at - 1] ?? "used")
    ) {
      if (
        !isShape({ sentence, start, lemmas: [last.lemma], ingredient: match.ingredient }) &&
        !(slots && DONE_TO.test(text.slice(end, end + 12)) && isVerb(text, first, true, mentions.at(-1)))
      )
        doubt(match, first, "everyday");
      continue;
    }
    if (match.length === 1 && slots !== undefined) {
      if (isPredicate(text, first, slot) || isVerb(text, first, match.kind === "made" || BY_PLACE_WORDS.has(first.word), mentions.at(-1))) {
        if (!DONE_TO.test(text.slice(end, end + 12)) && !isDoneAgain(text.slice(0, start), text.slice(end))) doubt(match, first, "verb");
        continue;
      }
    }
    // "rice krispies" is not rice: a tail that changes the food makes it one that nobody here knows.
    const changed = adjacent && slot === "used" && match.kind === undefined && CHANGING_TAILS.has(next.lemma) && !VERB_FOODS.has(next.word);
    const stop = changed ? next.end : end;
    if (changed) at += 1;
    const lemmas = tokens.slice(from, at).map((token) => token.lemma);
    // Two foods with nothing between them are one: "rice krispies", "lemon curd". The last word says what it is.
    const left = mentions.at(-1);
    // "Cream butter and sugar": a verb at the head of its clause, and what it is done to.
    if (
      left &&
      text.slice(left.end, start) === " " &&
      /^(?:cream|zest|juice|mash|toast|shell|peel|core|crumb|stem)$/.test(left.words) &&
      /(?:^|[.,;:]|\band|\bthen) ?$/.test(text.slice(0, left.start))
    )
      mentions.pop();
    else if (left?.ingredient && match.ingredient && !left.phrase && !match.kind && text.slice(left.end, start) === " ") {
      mentions[mentions.length - 1] = {
        ...left,
        end: stop,
        words: text.slice(left.start, stop),
        lemmas: [...left.lemmas, ...lemmas],
        ingredient: match.ingredient,
        ...judge(left.start, stop, slot),
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
      ...(match.length === 1 ? senseOf(first) : {}),
      ...judge(start, stop, slot),
      ...pointing(text, start, stop, mentions.at(-1)),
      ...(stop <= lead ? { definite: true, leads: true } : {}),
    });
  }
  const names = slots ? findNamesInCapitals(sentence, known).filter(({ start, end }) => !isTyped(text.slice(start, end), entries)) : [];
  const sold = names.filter(({ sure }) => sure);
  mentions.push(...sold.map((name) => brandMention(sentence, name, judge)));
  known.push(...sold);
  const unnamed = findUnnamed(sentence, judge, known).map((mention) => {
    const brand = names.find((name) => name.sells !== undefined && overlaps(name, mention));
    return brand?.sells && mention.ingredient === undefined ? { ...mention, ingredient: brand.sells, sold: brand.sells.name } : mention;
  });
  mentions.push(...unnamed);
  if (slots) for (const { start, end } of findPortions(sentence, known)) unlikely.push(unlikelyMention(sentence, start, end, "unknown"));
  const seen = [...mentions, ...unlikely];
  for (const { start, end, sells, sure } of names)
    if (!sure && !seen.some((mention) => overlaps(mention, { start, end })))
      unlikely.push({ ...unlikelyMention(sentence, start, end, "name", sells && { length: 1, ingredient: sells }), ...(sells ? { sold: sells.name } : {}) });
  mentions.push(...unlikely);
  return mentions;
}

function senseOf({ word, lemma }: Token): Pick<Mention, "sense"> {
  if (EVERYDAY_WORDS.has(lemma)) return { sense: "everyday" };
  return VERB_FOODS.has(word) || VERB_FOODS.has(lemma) ? { sense: "verb" } : {};
}

/** Before an order: a colon, or any pause. */
const ORDER = /^:/;
const ORDER_IN_PASSING = /^[:;,–—]/;

/** An instruction at the head of a clause comes before an offset. `behind`: what stands between it and the clause before. */
function isInstructed(tokens: readonly Token[], offset: number, text: string, behind: RegExp): boolean {
  return tokens.some(
    ({ word, start }, at) =>
      start < offset &&
      ((word === "goes" && /^(?:in|on|over|under|with|between)$/.test(tokens[at + 1]?.word ?? "")) ||
        (instructionForm(word) === "bare" &&
          (at === 0 ||
            behind.test(text.slice(tokens[at - 1]?.end ?? 0, start).trimStart()) ||
            /^(?:and|then|now|also|just|you|please)$/.test(tokens[at - 1]?.word ?? "")))),
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

function pointing(text: string, start: number, end: number, previous: Mention | undefined): Pick<Mention, "definite" | "inviting" | "alternative"> {
  const between = previous && previous.end <= start ? text.slice(previous.end, start) : undefined;
  return {
    definite:
      (previous?.definite === true && between === " of ") ||
      isWhatIsLeft(text, start, end) ||
      (isPointedAt(text, start) &&
        !(previous !== undefined && isPointedAt(text, previous.start) && !isPointedAt(text.slice(previous.end), start - previous.end))) ||
      (previous?.definite === true && isJoined(text, previous, start)),
    inviting: isInviting(text, start, end),
    alternative: between !== undefined && or().test(between),
  };
}
