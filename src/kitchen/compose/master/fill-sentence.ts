/** Fills the sentences of a master: what is not there is left out with the words around it. The template words are described in `knowledge/masters/master.ts`. */
import { readShare } from "#kitchen/knowledge/masters/shares";
import { listOf, ONE_OF_MANY } from "../write/nouns.ts";
import { writeToldTime } from "./told-times.ts";

/** What a sentence asks of the one who fills it. Undefined: there is nothing to put there. */
export interface Filling {
  /** The words for a hole; `article` where "the" stood before it. */
  hole(hole: string, article: boolean): string | undefined;
  isFilled(part: string): boolean;
  isFilledBy(part: string, keys: readonly string[]): boolean;
  /** What stands in the hole is spoken of in the plural. */
  isMany(hole: string): boolean;
}

type Node = string | { readonly hole: string; readonly article: boolean } | Choice;

interface Choice {
  readonly when?: string;
  readonly branches: readonly (readonly Node[])[];
}

const parsed = new Map<string, readonly Node[]>();

/** The sentence as it is printed, or undefined where a part that it cannot do without is missing. */
export function fillSentence(template: string, filling: Filling): string | undefined {
  const text = fillRoughly(template, filling);
  return text === undefined ? undefined : tidy(text);
}

/** The same before it is tidied, for who looks for what stands in the holes. */
export function fillRoughly(template: string, filling: Filling): string | undefined {
  return fill(parseSentence(template), filling);
}

function fill(nodes: readonly Node[], filling: Filling): string | undefined {
  let text = "";
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] ?? "";
    const words =
      typeof node === "string" ? agree(node, nodes[at - 1], text, filling) : "hole" in node ? filling.hole(node.hole, node.article) : choose(node, filling);
    if (words === undefined) return undefined;
    text += words;
    const lead = words === "" ? leadOf(node) : undefined;
    if (lead === undefined && !isItem(node)) continue;
    // A row of things that may be there ends with "and", whichever is the last of them.
    const items = lead === undefined ? [words] : [];
    while (isItem(nodes[at + 1])) {
      at += 1;
      items.push(choose(nodes[at] as Choice, filling) ?? "");
    }
    const after = nodes[at + 1];
    const row = joined(items, typeof after === "string" ? after : "");
    text = text.slice(0, text.length - words.length) + (lead === undefined || row === "" ? row : row.replace(/^(?:, | and )/, lead));
  }
  return text;
}

/** Verbs that follow a food, as one and as many do them. */
const VERBS = new Map([
  ["is", "are"],
  ["has", "have"],
  ["goes", "go"],
  ["was", "were"],
]);
const SINGULARS = new Map([...VERBS].map(([one, many]) => [many, one]));
/** What only many do is told of them by more verbs: `before the {garlic} burns`. */
const DOES = new Set([
  "boil",
  "break",
  "burn",
  "colour",
  "cook",
  "darken",
  "keep",
  "melt",
  "need",
  "shine",
  "sizzle",
  "split",
  "stay",
  "steam",
  "take",
  "taste",
  "turn",
  "wilt",
]);

/** A single egg is not beaten in one at a time; of what it is dipped in nothing is said. */
const ONE_BY_ONE = /^ one at a time\b/;

/** `the {eggs} is` and `the {egg} are` take their verb from what fills the hole, where that alone is the subject. */
function agree(words: string, subject: Node | undefined, text: string, filling: Filling): string {
  const verb = /^ ([a-z]+)\b/.exec(words)?.[1] ?? "";
  if (verb === "" || typeof subject !== "object" || !("hole" in subject)) return words;
  if (readShare(subject.hole) !== undefined) return words;
  const many = filling.isMany(subject.hole);
  const right = (many ? VERBS : SINGULARS).get(verb) ?? (many && DOES.has(verb.slice(0, -1)) ? verb.slice(0, -1) : undefined);
  if (right === undefined || right === verb) return many ? words : words.replace(ONE_BY_ONE, "");
  const before = text.slice(0, text.length - (filling.hole(subject.hole, subject.article) ?? "").length);
  return /\b(?:of|and|or|let|over|in|on|with|under|from|into|through|around|between|against|\w{2,}ing) (?:the )?$/i.test(before)
    ? words
    : ` ${right}${words.slice(1 + verb.length)}`;
}

/** All of it; or what is pressed or grated of it. */
const ITEM = /^(?:, | and )(?:the |(?:all|the juice|the zest) of )?$/;

/** `[, the {honey}]`: one of a row of things. */
function isItem(node: Node | undefined): boolean {
  if (node === undefined || typeof node === "string" || "hole" in node || node.when !== undefined || node.branches.length !== 1) return false;
  const [first] = node.branches[0] ?? [];
  return typeof first === "string" && ITEM.test(first);
}

/** `[ with the {salt}]` begins a row; where that is missing, the next thing in the row comes after the same words. */
function leadOf(node: Node | undefined): string | undefined {
  if (node === undefined || typeof node === "string" || "hole" in node || node.when !== undefined || node.branches.length !== 1) return undefined;
  const [first] = node.branches[0] ?? [];
  return typeof first === "string" && /\b(?:with|in|to|over|on) $/.test(first) ? first : undefined;
}

function joined(items: readonly string[], after: string): string {
  const there = items.filter((item) => item !== "");
  const last = there.at(-1) ?? "";
  if (!last.startsWith(", ") || there.some((item) => item.startsWith(" and ")) || GOES_ON.test(after)) return there.join("");
  return `${there.slice(0, -1).join("")} and ${last.slice(2)}`;
}

/** `, and the`, `or {more}`: the row goes on; ` and leave for 5 minutes` is another order. */
const GOES_ON = /^,? (?:and|or)(?: $| (?:the|some|half|most|all|a|any|two|three|\d+) |$)/;

function choose({ when, branches }: Choice, filling: Filling): string | undefined {
  const open = when === undefined || holds(when, filling) ? branches : branches.slice(1);
  for (const branch of open) {
    const words = fill(branch, filling);
    if (words !== undefined) return words;
  }
  return "";
}

/** `fat`, `!fat`, `meat=lamb,beef`, `meat==beef-mince`, joined by `&` or by `/`. */
function holds(when: string, filling: Filling): boolean {
  const terms = when.split(/[&/]/);
  const each = (term: string): boolean => {
    const text = term.trim();
    if (text.startsWith("!")) return !each(text.slice(1));
    const [, part = "", keys] = /^([^=]*)(?:=(.*))?$/.exec(text) ?? [];
    return keys === undefined ? filling.isFilled(part.trim()) : filling.isFilledBy(part.trim(), keys.split(","));
  };
  return when.includes("/") ? terms.some(each) : terms.every(each);
}

/** Reads a template once. Throws where a bracket is not closed: a row's fault, found by the table's test. */
export function parseSentence(template: string): readonly Node[] {
  const known = parsed.get(template);
  if (known) return known;
  const reader = { text: template, at: 0 };
  const nodes = readNodes(reader);
  if (reader.at < template.length) throw new Error(`A bracket too many in ${JSON.stringify(template)}.`);
  parsed.set(template, nodes);
  return nodes;
}

interface Reader {
  readonly text: string;
  at: number;
}

/** Up to a `|` or a `]` of the bracket around it, or the end. */
function readNodes(reader: Reader, inside = false): readonly Node[] {
  const { text } = reader;
  const nodes: Node[] = [];
  let words = "";
  const end = (): readonly Node[] => (words === "" ? nodes : [...nodes, words]);
  while (reader.at < text.length) {
    const sign = text.charAt(reader.at);
    if (sign === "]" || (sign === "|" && inside)) return end();
    if (sign === "{" || sign === "[") {
      if (sign === "{") {
        const close = text.indexOf("}", reader.at);
        if (close < 0) throw new Error(`A hole is not closed in ${JSON.stringify(text)}.`);
        const told = writeToldTime(text.slice(reader.at + 1, close));
        if (told !== undefined) {
          words += told;
          reader.at = close + 1;
          continue;
        }
        const [, before = "", article] = /^(.*?)(\b[Tt]he )?$/s.exec(words) ?? [];
        if (before !== "") nodes.push(before);
        nodes.push({ hole: text.slice(reader.at + 1, close), article: article !== undefined });
        reader.at = close + 1;
      } else {
        if (words !== "") nodes.push(words);
        nodes.push(readChoice(reader));
      }
      words = "";
      continue;
    }
    words += sign;
    reader.at += 1;
  }
  if (inside) throw new Error(`A bracket is not closed in ${JSON.stringify(text)}.`);
  return end();
}

function readChoice(reader: Reader): Choice {
  reader.at += 1;
  const condition = /^\?([^:[\]{}|]+):\s?/.exec(reader.text.slice(reader.at));
  if (condition) reader.at += condition[0].length;
  const branches: (readonly Node[])[] = [];
  do {
    branches.push(readNodes(reader, true));
    reader.at += 1;
  } while (reader.text.charAt(reader.at - 1) === "|");
  return { ...(condition?.[1] === undefined ? {} : { when: condition[1] }), branches };
}

/** `leeks and peas and the carrots` is a row of three. Between them stand no words but names. */
const THREE =
  /(\p{L}) and ((?!then\b)(?:the )?\p{L}[\p{L}'-]*(?: (?!and\b|with\b|in\b|on\b|of\b|for\b|to\b|from\b|until\b|over\b|them\b|it\b|bubble)\p{L}[\p{L}'-]*)?) and (?=the |\p{L}+(?: \p{L}+)?(?:$| stew\b| soup\b| salad\b| bake\b| pie\b| in\b| with\b| under\b| on\b))/gu;

/** `the oyster sauce, the soy sauce.` ends with "and"; `the colder it is, the thicker the shake.` is no row. */
const ROW = /((?:^|[.;:] )(?!the \p{L}+er )(?:(?!\band\b)[^.;:])*?\bthe [\p{L} '-]+), (the (?:(?!\band\b)[\p{L} '-])+)(?=\.)/giu;

/** `Mix the mayo, and the vinegar`: of two there is no comma. */
const TWO =
  /((?:^|[.;:] )[A-Z]\w+(?: (?:in|together|with|up))? the [\p{L}' -]{2,30}), and (the [\p{L}' -]+?)(?=[.,]| (?:into|in|to|over|with|for|until|and)\b)/gu;

/** Closes the gaps that left-out words leave, begins sentences with a capital and makes one of `1 bowls`. */
export function tidy(text: string): string {
  const closed = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.;:!?)])/g, "")
    .replaceAll(/,(?=[,.;:])/g, "")
    .replaceAll(/([.!?])(?=[A-Z])/g, "$1 ")
    .replaceAll(/\.(?:\s*\.)+/g, ".");
  const served = SERVED_TWICE.test(closed) ? serveOnce(closed) : closed;
  const crisp = served.replaceAll(/\b([Tt])oast the toasts?\b/g, (_, letter: string) => `${letter === "T" ? "C" : "c"}risp up the toast`);
  // Looked for by the words that each cannot do without: most sentences hold none of them.
  const two = crisp.includes(", and the ") ? crisp.replaceAll(TWO, "$1 and $2") : crisp;
  const row = /, the /i.test(two) ? two.replaceAll(ROW, "$1 and $2") : two;
  const three = hasTwice(row, " and ") ? row.replaceAll(THREE, (_, first: string, second: string) => `${first}, ${second} and `) : row;
  return three
    .replaceAll(/\b(sauce|stock|soup|bread|powder|juice|oil|cheese|paste) \1\b/g, "$1")
    .replaceAll(ONE_OF_MANY, "1 $1")
    .trim()
    .replaceAll(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function hasTwice(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && text.includes(words, at + 1);
}

const SERVED_TWICE = /\b[Ss]erve\b[^]*\. Serve /;

const SERVED_WITH = /\bServe with the [^.,]+\.(?: Serve with the [^.,]+\.)+/g;

/** `Serve at once. Serve with the rice.` is said in one sentence. */
function serveOnce(text: string): string {
  return text
    .replaceAll(/\bServe(?: at once| hot| warm)?\. (?=Serve )/g, "")
    .replaceAll(/ and serve(?: at once| hot)?\. Serve (?=with |on )/g, " and serve ")
    .replaceAll(
      SERVED_WITH,
      (row) =>
        `Serve with ${listOf(
          row
            .slice(0, -1)
            .split(/\. /)
            .map((one) => one.slice("Serve with ".length)),
        )}.`,
    )
    .replaceAll(/\b(and serve with (?:the |a )?[^.,;:]+)\. Serve with (the [^.,]+)\.(?! )/g, "$1 and $2.")
    .replaceAll(/\b(Serve (?!with |the )[^.,;:]{3,40})\. Serve (with|on) (the [^.,]+)\./g, "$1, $2 $3.");
}
