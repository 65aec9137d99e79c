/** The sentences: slips of the pen, verbs that do not suit a food, words that promise too much. */
import { pattern } from "#recipe/pattern";
import { isOnlyRaw } from "../food.ts";
import type { Portion } from "../portion.ts";
import { nameOf } from "../write/naming.ts";
import { FOOD, withoutNames } from "./foods-named.ts";
import { isEdge, type Proof, type ProofReader } from "./proof.ts";

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN|null|\[object/, "a value is missing"],
  [/[{}[\]]/, "a hole is not filled"],
  [/ {2}|\s[,.;:]|,,|\.\./, "the punctuation is broken"],
  [/\b(?!food\b)([a-z]+) \1\b/i, "a word is doubled"],
  [/\ba (?=[aeio])/i, "a wrong article"],
  [/\ban (?=[bcdfgjklmnpqrstvwxz])/i, "a wrong article"],
  [/\b1 (?:minutes|hours)\b/, "a wrong number"],
  [/[a-z,;] [A-Z][a-z]{2,}/, "a name in mid-sentence"],
  [/\b(?:authentic|traditional|secret|famous|delicious|mouth-?watering|restaurant|grandm\w+|best ever|surprise|perfect)\b/i, "a boast"],
];
const FEWEST_STEPS = 2;
const MOST_STEPS = 12;
const MOST_STEP_WORDS = 75;
const TITLE_LENGTHS = [4, 110] as const;
/** Three stars, and the two foods that a dish may be called after (tomato rice); more is a list. */
const MOST_NAMES_IN_TITLE = 5;
/** So many steps may begin with the same word, one after another. */
const MOST_ALIKE = 3;

export const readProse: ProofReader = (proof) => {
  const { recipe, portions } = proof;
  const { title, summary = "", steps } = recipe;
  const ours = withoutNames([title, summary, ...steps].join(" – "), portions.all);
  const names = withoutNames(title, portions.all).split(FOOD).length - 1;
  const [shortest, longest] = TITLE_LENGTHS;
  const method = steps.join(" ").toLowerCase();
  const done = SPOKEN_VERBS.map((verb) => objectsOf(verb, method));
  return [
    ...SLIPS.flatMap(([slip, what]) => (slip.test(ours) ? [`${what}: ${slip.exec(ours)?.[0]}`] : [])),
    ...portions.all.flatMap((portion) => wrongVerbs(portion, method, done)),
    ...unkeptPromises(proof),
    ...(steps.length < FEWEST_STEPS || steps.length > MOST_STEPS ? [`${steps.length} steps`] : []),
    ...(steps.some((step) => step.split(" ").length > MOST_STEP_WORDS) ? ["a step is too long"] : []),
    ...(longestRun(steps.map((step) => /^\w+/.exec(step)?.[0])) > MOST_ALIKE ? ["the steps all begin alike"] : []),
    ...(title.length < shortest || title.length > longest ? ["the title has a wrong length"] : []),
    ...(names > MOST_NAMES_IN_TITLE ? ["the title is a list"] : []),
  ];
};

/** A verb, and the foods it is never done to. */
const VERBS: readonly { readonly verb: string; readonly wrongFor: (portion: Portion) => boolean }[] = [
  {
    verb: "chop|slice|dice|grate|shred|cube|julienne",
    wrongFor: ({ food }) => food.kind.form === "liquid" || food.kind.form === "powder" || food.kind.form === "grain",
  },
  {
    verb: "peel|core|stone|husk|shell|trim",
    wrongFor: ({ food }) => food.kind.measure === "tin" || food.states.some((state) => state === "tinned" || state === "frozen"),
  },
  { verb: "thaw|defrost", wrongFor: ({ food }) => !food.states.includes("frozen") },
  { verb: "boil|simmer|fry|roast|steam|bake|grill", wrongFor: ({ food }) => isOnlyRaw(food.kind) },
];

/** The same as patterns, in the order of the verbs. */
const SPOKEN_VERBS = VERBS.map(({ verb }) => pattern("g")`\b${verb.split("|")} `);

function wrongVerbs(portion: Portion, method: string, done: readonly (readonly number[])[]): readonly string[] {
  const name = nameOf(portion).toLowerCase();
  const isObject = (at: number): boolean => method.startsWith(name, at) && isEdge(method, at + name.length);
  return VERBS.filter(({ wrongFor }, index) => done[index]?.some(isObject) && wrongFor(portion)).map(
    ({ verb }) => `nobody can ${verb.split("|").join(" or ")} ${portion.food.name}`,
  );
}

/** Where in the method the object of the verb may begin: behind it, or behind an article. Looked for once, and not for each food. */
function objectsOf(verb: RegExp, method: string): readonly number[] {
  return Array.from(method.matchAll(verb), (match) => {
    const at = match.index + match[0].length;
    return [at, ...["the ", "half of the "].filter((article) => method.startsWith(article, at)).map(({ length }) => at + length)];
  }).flat();
}

/** A word of the title or the summary, and what the plan must hold to keep its promise. */
const PROMISES: readonly { readonly word: RegExp; readonly kept: (proof: Proof) => boolean }[] = [
  {
    word: /\bcrisp(?:y|ed)\b/i,
    kept: ({ ops, portions }) =>
      ops.some(
        ({ technique, celsius }) => celsius !== undefined || technique === "fry" || technique === "roast" || technique === "grill" || technique === "toast",
      ) || portions.all.some(({ food }) => food.kind.roles.crunch !== undefined),
  },
  {
    word: /\b(?:loaf|loaves)\b/i,
    kept: ({ portions }) =>
      portions.all.some(
        ({ food: { kind } }) => kind.roles.yeast ?? kind.roles.leaven ?? kind.roles.soda_bicarb ?? kind.roles.flour_sr ?? kind.roles.bread ?? kind.roles.mince,
      ),
  },
];

function unkeptPromises(proof: Proof): readonly string[] {
  const { title, summary = "" } = proof.recipe;
  return PROMISES.flatMap(({ word, kept }) => {
    const promise = word.exec(`${title} ${summary}`)?.[0];
    return promise === undefined || kept(proof) ? [] : [`it is called ${promise} and is not`];
  });
}

function longestRun(words: readonly (string | undefined)[]): number {
  let longest = 0;
  let run = 0;
  words.forEach((word, index) => {
    run = word !== undefined && word === words[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
