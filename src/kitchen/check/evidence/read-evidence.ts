/**
 * The evidence of one mention: what stands around the food, as names of features, "b1:with" or "place:note". Only words, places and
 * the rules' own verdict; never the food itself, which says nothing of whether this dish uses it, unless its name is a word of
 * everyday speech or a verb as well.
 */
import { instructionForm, isBringing } from "#recipe/instruction-verbs";
import type { Mention } from "../find-mentions.ts";
import { isMeasured, isTakenUp } from "../mention-context.ts";
import type { Sentence } from "../sentence.ts";
import { slotsOf } from "../sentence-slots.ts";
import type { SeenMention } from "./settle-use.ts";

/** Words and marks of a sentence, and what stands for a food: its own names would only be learnt by heart. */
interface Term {
  readonly word: string;
  readonly start: number;
}

const TERMS = /[\p{L}\p{M}\p{N}½¼¾⅓⅔⅛]+(?:['-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const NUMBER = /^[\d½¼¾⅓⅔⅛]/;
/** A word that stands for what the sentence before has named. */
const TAKES_UP = /^(?:it|them|they|either|neither|both|any|those|that|one|here|this|mine|ours|none)$/;
const CLAUSE_END = /^[.;:!?()–—]$/;
/** Words to either side that are named by how far away they stand. */
const NEAR = 4;
/** So far a word is looked at, in its own sentence and in the one behind. */
const FAR = 24;
const NEXT_MOST = 12;

const CLASSES: readonly (readonly [name: string, words: RegExp])[] = [
  ["no", /^(?:no|not|never|none|nothing|nor|neither|without|nobody|hardly|\w+n't|cannot|nope|minus|skip\w*|omit\w*|avoid\w*|refus\w*)$/],
  [
    "kin",
    /^(?:mum|mom|mother|nan|nana|gran|granny|grandma|grandmother|aunt|auntie|uncle|dad|father|grandfather|sister|brother|cousin|husband|wife|neighbours?|neighbors?|friends?|mother-in-law|boss|flatmate|kids|children)(?:'s)?$/,
  ],
  [
    "else",
    /^(?:restaurants?|cafes?|pubs?|people|cooks|chefs|recipes|versions|some|many|most|others|purists|italians|french|traditionally|usually|often|normally|classic|original|elsewhere|everyone|anyone|everybody)$/,
  ],
  ["may", /^(?:would|could|might|may|can|should|'d)$|'d$/],
  ["will", /^(?:will|shall|must|\w+'ll)$/],
  ["if", /^(?:if|unless|when|whether|should|in case|or)$/],
  ["like", /^(?:like|as|than|similar|resembl\w+|remind\w*|taste[sd]?|smells?|look[s]?|thickness|consistency|colour|color|texture|size|shape)$/],
  ["past", /^(?:was|were|had|did|used|once|last|ago|yesterday|been|went|made|came|gave|put|added|served|ate)$/],
  ["later", /^(?:tomorrow|next|another|leftovers?|later|future|someday)$/],
  ["now", /^(?:today|tonight|now|here|this|these|always)$/],
  ["serve", /^(?:serve[sd]?|serving|alongside|beside|side|plates?|bowls?|table|top|topped|garnish|finish|with|over|on|under)$/],
  ["go", /^(?:goes|go|going|comes?|joins?|gets?|takes?|wants?|needs?|calls?|asks?|belongs?)$/],
  ["i", /^(?:i|we|my|our|me|us|i'm|i'd|i've|i'll|we'd|we've|we're)$/],
  ["you", /^(?:you|your|you're|you've|you'll|you'd)$/],
];

/** Portions: "a knob of", "two rashers of". */
const UNIT =
  /^(?:g|kg|ml|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|spoons?|spoonfuls?|knobs?|handfuls?|splash|glugs?|pinch|dash|drizzle|dollops?|squeeze|bowls?|plates?|glass|tins?|cans?|jars?|bags?|packets?|bottles?|slices?|cloves?|rashers?|sprigs?|bunch|heads?|pieces?|scoops?|ladles?|pots?|blocks?|cubes?|half|quarter|pounds?|pints?|litres?|inch|bit|little|drop|touch|lick|slick|scattering|sprinkling|dusting|grating|shower|heap|pile|mound|side|bar)$/;
const FUNCTION_WORDS = new Set(
  "a an the of to in into on onto over with without for from by at as and or but so then that which who when while if until is are be it its it's them they he she you your i my we our this these there not no than like out off up down through under beside alongside too also only just more extra some any all each both".split(
    " ",
  ),
);

interface WordKind {
  /** The classes it is of. */
  readonly classes: readonly string[];
  /** What kind of word it is, where it is no word that says so itself. */
  readonly shape: string;
}

const kinds = new Map<string, WordKind>();
/** A hostile text has any number of words. */
const KINDS_MOST = 5000;

function kindOf(word: string): WordKind {
  const known = kinds.get(word);
  if (known) return known;
  const classes = CLASSES.flatMap(([name, words]) => (words.test(word) ? [name] : []));
  const kind = { classes, shape: shapeOf(word, classes) };
  if (kinds.size < KINDS_MOST) kinds.set(word, kind);
  return kind;
}

function shapeOf(word: string, classes: readonly string[]): string {
  if (FUNCTION_WORDS.has(word) || /^[FGN*#^$\p{P}]$/u.test(word) || /^(?:free|made|generic|tool)$/.test(word)) return word;
  const name = classes.find((each) => each !== "serve" && each !== "go");
  if (name !== undefined) return `<${name}>`;
  if (UNIT.test(word)) return "<unit>";
  const form = instructionForm(word);
  if (form !== undefined) return `<${form}>`;
  if (word.endsWith("ly")) return "<ly>";
  if (word.endsWith("ing")) return "<ing>";
  if (word.endsWith("ed")) return "<ed>";
  return word.endsWith("s") ? "<s>" : "<x>";
}

/** An order behind a pause: ", so peel four", ": open the can". */
const ORDER_BEHIND = /[,;:.!?–—] ?(?:(?:so|and|then|now|just|please) )*([\p{L}-]+)/gu;

function givesOrder(text: string): boolean {
  for (const match of text.matchAll(ORDER_BEHIND)) if (instructionForm(match[1] ?? "") === "bare") return true;
  return false;
}

/** All features of a mention, each once. */
export function readEvidence({ mention, ruling, aside, mentions, isListed, own, heading, isFirst, isLast }: SeenMention): string[] {
  const { sentence, start, end } = mention;
  const { text } = sentence;
  const features = new Set<string>();
  const add = (name: string): void => void features.add(name);
  const both = (name: string): void => {
    add(`x:${name}`);
    add(`x:${name}:${ruling.outcome}`);
  };
  const place = sentence.part.role === "step" ? "step" : sentence.part.role === "opening" ? "intro" : (aside ?? "serve");
  add(`rule:${ruling.outcome}`);
  add(`why:${ruling.why}`);
  add(`rule:${ruling.outcome}:${ruling.why}`);
  add(`place:${place}`);
  add(`place:${place}:${ruling.outcome}`);
  for (const tie of own) both(`own:${tie}`);
  if (own.length > 0) add(`own:${place}:${own.join(" ")}`);
  if (heading !== "") add("headed");
  for (const word of heading.toLowerCase().match(TERMS) ?? []) add(`h:${word}`);
  // "Crunchy: sprinkle granola over it": a point of a list by its name.
  const lead = /^[^\p{L}]*((?:[\p{L}'-]+ ?){1,3}):/u.exec(text);
  if (lead !== null && lead[0].length <= start) {
    add(`lead:${place}`);
    add(`lead:${kindOf(lead[1]?.split(" ").at(-1) ?? "").shape}`);
  }
  add(isFirst ? "first" : "later");
  if (isLast) add("last");
  addMention(mention, text, add);
  // "My neighbour Ginger knocked".
  if (isName(sentence, start)) add("m:capital");
  const { tokens, slots } = slotsOf(sentence);
  const slot = slots[tokens.findIndex((token) => token.end > start)] ?? "used";
  add(`slot:${slot}`);
  add(`slot:${slot}:${place}`);

  const terms = readTerms(text, mention, mentions, isListed);
  const self = terms.findIndex((term) => term.word === "*");
  const before = terms.slice(0, self).map(({ word }) => word);
  const behind = terms.slice(self + 1).map(({ word }) => word);
  addSide("b", before.toReversed(), add);
  addSide("a", behind, add);
  const cleared = ruling.outcome === "used" ? "used" : "cleared";
  const shapes = {
    b: before
      .toReversed()
      .slice(0, NEAR)
      .map((word) => kindOf(word).shape),
    a: behind.slice(0, NEAR).map((word) => kindOf(word).shape),
  };
  for (const side of ["a", "b"] as const) {
    const [s1 = "^", s2 = "^", s3 = "^", s4 = "^"] = shapes[side];
    for (const name of [`1:${s1}`, `2:${s2}`, `3:${s3}`, `12:${s1}${s2}`, `123:${s1}${s2}${s3}`, `1234:${s1}${s2}${s3}${s4}`, `23:${s2}${s3}`])
      add(`S${side}${name}`);
    add(`S${side}12:${s1}${s2}:${cleared}`);
  }
  add(`Sab:${shapes.b[0] ?? "^"}${shapes.a[0] ?? "$"}`);
  add(`Sbab:${shapes.b[1] ?? "^"}${shapes.b[0] ?? "^"}${shapes.a[0] ?? "$"}`);
  add(`Sbaa:${shapes.b[0] ?? "^"}${shapes.a[0] ?? "$"}${shapes.a[1] ?? "$"}`);
  const tail = text.slice(end);
  if (isTakenUp(tail, sentence.next)) both("taken");
  if (givesOrder(tail)) both("order");
  if (isMeasured(text.slice(0, start))) both("measured");
  if (instructionForm(terms[0]?.word ?? "") === "bare") both("tells");
  for (const side of ["a", "b"] as const)
    for (const word of (side === "a" ? behind : before.toReversed()).slice(0, FAR)) for (const name of kindOf(word).classes) add(`${side}k:${name}:${cleared}`);
  const [one = "^", two = "^"] = before.toReversed();
  add(`ab:${one}:${behind[0] ?? "$"}`);
  add(`bb:${two}:${one}`);
  const [first = "^", second = "$"] = terms.map(({ word }) => word);
  add(`f1:${first}`);
  add(`f2:${first}:${second}`);
  if (instructionForm(first) === "bare") add("f:tells");
  if (text.trimEnd().endsWith("?")) add("asks");
  const next = (sentence.next.match(TERMS) ?? []).slice(0, NEXT_MOST);
  if (next.length === 0) add("n1:$");
  next.forEach((word, at) => {
    if (at < 3) add(`n${at + 1}:${word}`);
    add(`n:${word}`);
    for (const name of kindOf(word).classes) add(`nc:${name}`);
  });
  // "You don't need it", "it tastes just as good without them": the sentence behind takes back what this one tells.
  if (next.some((word) => kindOf(word).classes.includes("no") || word === "leave") && next.some((word) => TAKES_UP.test(word))) both("back");
  if (next.length > 1) add(`n12:${next[0] ?? ""}:${next[1] ?? ""}`);
  if (instructionForm(next[0] ?? "") === "bare") add("n:tells");
  if (sentence.asked !== "") add("asked");
  return [...features];
}

function addMention(
  { definite, inviting, alternative, leads, phrase, ingredient, start, words, lemmas, sense }: Mention,
  text: string,
  add: (name: string) => void,
): void {
  if (isMeasured(text.slice(0, start))) add("m:measured");
  if (definite) add("m:definite");
  if (inviting) add("m:inviting");
  if (alternative) add("m:or");
  if (leads) add("m:leads");
  add(phrase === undefined ? (ingredient ? "m:food" : "m:unknown") : `m:${phrase}`);
  if (words.endsWith("s")) add("m:many");
  if (sense !== undefined) {
    add(`sense:${sense}`);
    if (sense !== "unknown" && sense !== "name") add(`word:${lemmas.at(-1) ?? ""}`);
  }
}

/** The words of one side, nearest first. */
function addSide(side: "a" | "b", words: readonly string[], add: (name: string) => void): void {
  const edge = side === "a" ? "$" : "^";
  for (let at = 0; at < NEAR; at += 1) add(`${side}${at + 1}:${words[at] ?? edge}`);
  add(`${side}12:${words[0] ?? edge}:${words[1] ?? edge}`);
  add(`${side}23:${words[1] ?? edge}:${words[2] ?? edge}`);
  add(`${side}123:${words[0] ?? edge}:${words[1] ?? edge}:${words[2] ?? edge}`);
  let inClause = true;
  let inPhrase = true;
  let hasVerb = false;
  let hasBringing = false;
  words.slice(0, FAR).forEach((word, at) => {
    if (CLAUSE_END.test(word)) inClause = false;
    if (!inClause || word === ",") inPhrase = false;
    add(`${side}s:${word}`);
    if (inClause) add(`${side}c:${word}`);
    if (inPhrase) add(`${side}p:${word}`);
    if (inClause && at + 1 < words.length) add(`${side}cc:${word}:${words[at + 1] ?? edge}`);
    for (const name of kindOf(word).classes) {
      add(`${side}k:${name}`);
      if (inClause) add(`${side}kc:${name}`);
    }
    const form = instructionForm(word);
    if (form !== undefined && inClause) {
      if (!hasVerb) {
        add(`${side}v:${form}`);
        add(`${side}v:${word}`);
        hasVerb = true;
      }
      if (isBringing(word) && !hasBringing) {
        add(`${side}v:brings:${form}`);
        hasBringing = true;
      }
    }
  });
  if (!hasVerb) add(`${side}v:none`);
}

/** The sentence as terms: `*` the food itself, `F` a listed food, `G` another; figures are all one. */
function readTerms(text: string, mention: Mention, mentions: readonly Mention[], isListed: SeenMention["isListed"]): Term[] {
  const terms: Term[] = [];
  const others = mentions.filter((each) => each !== mention && !each.unlikely && (each.end <= mention.start || each.start >= mention.end));
  let covered = 0;
  for (const match of text.matchAll(TERMS)) {
    const at = match.index;
    if (at < covered) continue;
    const word = match[0];
    if (at >= mention.start && at < mention.end) {
      terms.push({ word: "*", start: at });
      covered = mention.end;
      continue;
    }
    const other = others.find((each) => at >= each.start && at < each.end);
    if (other) {
      terms.push({ word: isListed(other) ? "F" : other.phrase === undefined ? "G" : other.phrase, start: at });
      covered = other.end;
    } else terms.push({ word: NUMBER.test(word) ? "#" : isName(mention.sentence, at) && kindOf(word).classes.length === 0 ? "N" : word, start: at });
  }
  if (!terms.some(({ word }) => word === "*")) terms.push({ word: "*", start: mention.start });
  return terms;
}

/** Whether a word begins with a capital where no sentence begins: somebody's name, or a place. */
function isName({ part, start }: Sentence, at: number): boolean {
  const { text } = part.plain;
  const letter = text[start + at] ?? "";
  return (
    letter !== letter.toLowerCase() &&
    /[\p{L}\p{N},;)] $/u.test(text.slice(Math.max(0, start + at - 2), start + at)) &&
    !/^I\b/.test(text.slice(start + at, start + at + 2))
  );
}
