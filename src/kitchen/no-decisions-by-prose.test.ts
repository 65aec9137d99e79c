/**
 * Nothing decides by reading a sentence: what a step is, its fields say; a sentence holds words and holes, and is only told.
 * `compose/proofread` and `compose/second-reading` are left out: they read the finished text as a critic does, and are meant to.
 */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isNode, nodesIn } from "./test-syntax/nodes-in.ts";

const KITCHEN = new URL(".", import.meta.url);

/**
 * Where words are only put together, and how often they are looked at for it: articles, commas, verbs and plurals of English. Nothing of the dish hangs on
 * them, and another language would have others. A number here only ever falls.
 */
const JOINS: Readonly<Record<string, number>> = {
  "compose/master/fill-sentence.ts": 7,
  "compose/master/join-short.ts": 3,
  "compose/write/naming.ts": 2,
  "compose/write/nouns.ts": 2,
  "compose/write/title.ts": 2,
};

/** A word of English in a pattern, whatever else is in it; `\b`, `\w` and `\p{L}` are none. */
function holdsWord(pattern: string): boolean {
  return /[A-Za-z]{3}/.test(pattern.replaceAll(/\\p\{\w+\}|\\[A-Za-z]|\(\?<?[a-z]*|\[[^\]]*\]|\{[^}]*\}/g, " "));
}

/** A pattern as it is written, or made with #recipe/pattern: a list of words that is put into one is words. */
function patternOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "TaggedTemplateExpression") {
    const { quasis, expressions } = value["quasi"] as {
      readonly quasis: readonly { readonly value: { readonly raw: string } }[];
      readonly expressions: readonly unknown[];
    };
    return quasis.map(({ value: { raw } }, at) => raw + (isWordList(expressions[at]) ? "word" : "")).join(" ");
  }
  const regex = value.type === "Literal" ? (value["regex"] as { readonly pattern: string } | undefined) : undefined;
  return regex?.pattern;
}

const isWordList = (value: unknown): boolean => isNode(value) && /^[A-Z_]+$/.test(String(value["name"] ?? ""));

const OF_A_PATTERN = /^(?:test|exec)$/;
const ASKS_A_PATTERN = /^(?:match|matchAll|search)$/;
const ASKS_AN_END = /^(?:startsWith|endsWith)$/;
/** What holds a text, by the name that it goes by. */
const TEXTS = /^(?:text|step|sentence|said|told|words|line|note|say|title|prep|work|preparation|name|last|first|cue)$/;

/** How often a text of code decides by words of English. */
function decisionsByProse(name: string, text: string): number {
  if (!/\.(?:test|exec|match|matchAll|search|startsWith|endsWith|includes)\(/.test(text)) return 0;
  const nodes = nodesIn(parseSync(name, text).program);
  const named = new Map(
    nodes.flatMap((node) => {
      const pattern = node.type === "VariableDeclarator" ? patternOf(node["init"]) : undefined;
      return pattern === undefined || !isNode(node["id"]) ? [] : [[String(node["id"]["name"]), pattern] as const];
    }),
  );
  const read = (value: unknown): string =>
    patternOf(value) ?? (isNode(value) && value.type === "Identifier" ? named.get(String(value["name"])) : undefined) ?? "";
  const literal = (value: unknown): string => (isNode(value) && typeof value["value"] === "string" ? value["value"] : "");
  return nodes.filter((node) => {
    const callee = node["callee"];
    if (node.type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee["property"])) return false;
    const method = String(callee["property"]["name"]);
    const [asked] = node["arguments"] as readonly unknown[];
    if (OF_A_PATTERN.test(method)) return holdsWord(read(callee["object"]));
    if (ASKS_A_PATTERN.test(method)) return holdsWord(read(asked));
    if (ASKS_AN_END.test(method)) return holdsWord(literal(asked));
    const { object } = callee;
    return method === "includes" && isNode(object) && TEXTS.test(String(object["name"])) && holdsWord(literal(asked));
  }).length;
}

test("a decision by words is seen, however it is asked", () => {
  expect(decisionsByProse("a.ts", "step.say.some((words) => /\\b(?:blend|mash)/i.test(words))")).toBe(1);
  expect(decisionsByProse("a.ts", "const RESTS = /\\brest\\b/; RESTS.test(words)")).toBe(1);
  expect(decisionsByProse("a.ts", 'prep.startsWith("for the "); cue.includes("golden"); step.match(/water/)')).toBe(3);
  expect(decisionsByProse("a.ts", 'step.blends; states.includes("frozen"); /^\\W*(\\w+)/.exec(text); /\\{([^{}]+)\\}/.test(text); text.startsWith(", ")')).toBe(
    0,
  );
});

test("a decision by words is seen in a pattern that is made of a list", () => {
  expect(decisionsByProse("a.ts", "const SHARE = pattern()`^${SHARES} of $`; SHARE.test(text)")).toBe(1);
  expect(decisionsByProse("a.ts", "const HOLE = pattern()`\\{${slot}\\}`; HOLE.test(text)")).toBe(0);
});

test("no stage decides by words; where they are put together, they are looked at", () => {
  const files = ["compose", "knowledge/dishes"].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, KITCHEN), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const found = files
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/test-kitchen\/|\/proofread|\/second-reading\//.test(file))
    .flatMap((file): (readonly [string, number])[] => {
      const count = decisionsByProse(file, readFileSync(new URL(file, KITCHEN), "utf8"));
      return count === 0 ? [] : [[file, count]];
    });
  expect(Object.fromEntries(found.toSorted())).toEqual(JOINS);
}, 60_000);
