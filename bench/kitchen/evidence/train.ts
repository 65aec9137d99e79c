/**
 * Learns the weights of the pantry check's evidence. `npm run bench -- kitchen evidence` holds one writer out at a time and prints what the
 * rules and the weights say of that writer's foods; `npm run bench -- kitchen evidence write` learns of all and writes the table.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readCheckedRecipe } from "../../../src/kitchen/check/checked-recipe.ts";
import { readEvidence } from "../../../src/kitchen/check/evidence/read-evidence.ts";
import { settleUse, type Weigh } from "../../../src/kitchen/check/evidence/settle-use.ts";
import { readRecipe } from "../../../src/recipe/read-recipe.ts";
import type { LabelledRecipe } from "../../../src/kitchen/check/corpus/labelled-recipe.ts";
import { areaUnderCurve, fit, score, type Example, type Model, type Penalty } from "./fit.ts";
import {
  mentionsOf,
  mentionsOfAttempts,
  mentionsOfRecipe,
  readSentences,
  setInRecipe,
  type Label,
  type LabelledMention,
  type LabelledSentence,
} from "./labelled-mentions.ts";

const HERE = import.meta.dirname;
const CORPUS = path.resolve(HERE, "../../../src/kitchen/check/corpus");
const TABLE = path.resolve(HERE, "../../../src/kitchen/check/evidence/evidence-table.ts");

const PENALTY: Penalty = { l1: 0.8, l2: 1.5, least: 3 };
/** What is offered is neither used nor only spoken of. */
const WEIGHT_OF_OPTIONAL = 0.5;
/** The rules were mended on the recipes of the corpus: what they say there is less evidence of what they are worth elsewhere. */
const WEIGHT_OF_RECIPES = 0.5;
/** The table counts in sixteenths. */
const STEPS = 16;

export async function trainEvidence(writes: boolean): Promise<void> {
  const sentences = readWriters();
  const recipes = [
    ...(await readRecipes()).map((mention) => exampleOf(mention, WEIGHT_OF_RECIPES)),
    ...mentionsOfAttempts().map((mention) => exampleOf(mention)),
  ];
  const told = { rules: NONE_TOLD, evidence: NONE_TOLD };
  const held: { readonly mention: LabelledMention; readonly weight: number }[] = [];
  for (const writer of new Set(sentences.map((each) => each.writer))) {
    const model = fit([...sentences.filter((each) => each.writer !== writer).map((each) => exampleOf(each)), ...recipes], PENALTY);
    const own = sentences.filter((each) => each.writer === writer).map((mention) => ({ mention, weight: Math.round(score(model, mention.features) * STEPS) }));
    held.push(...own);
    console.log(`writer ${writer} held out: AUC ${auc(own)}`);
    const written = readSentences(path.join(HERE, `${writer}.ndjson`));
    told.rules = tell(told.rules, written, () => undefined);
    told.evidence = tell(told.evidence, written, (seen) => Math.round(score(model, readEvidence(seen)) * STEPS));
  }
  console.log(`all: AUC ${auc(held)}\n`);
  for (const label of ["uses", "optional", "speaks"] as const) console.log(writeOutcomes(label, held));
  for (const [name, { using, silent, own, doubted }] of Object.entries(told))
    console.log(`${name}: of ${using} sentences that use a food ${silent} are told to be all theirs; of ${own} that only speak of one ${doubted} are doubted`);
  if (!writes) return;
  const packed = pack(fit([...sentences.map((each) => exampleOf(each)), ...recipes], PENALTY));
  writeFileSync(TABLE, packed);
  console.log(`\n${path.basename(TABLE)}: ${packed.length} bytes, ${brotliCompressSync(packed).length} in brotli`);
}

interface Told {
  /** Sentences that use a food that is not on the list, and those of them that are told to be all of the list. */
  readonly using: number;
  readonly silent: number;
  /** Sentences that use none and offer none, and those of them that are accused or asked about. */
  readonly own: number;
  readonly doubted: number;
}

const NONE_TOLD: Told = { using: 0, silent: 0, own: 0, doubted: 0 };

/** What the check says of sentences as recipes. */
function tell(before: Told, sentences: readonly LabelledSentence[], weigh: Weigh): Told {
  let { using, silent, own, doubted } = before;
  for (const sentence of sentences) {
    const { foods } = readCheckedRecipe(readRecipe(setInRecipe(sentence).markdown), { ingredients: sentence.listed }, weigh);
    if (sentence.uses.length > 0) {
      using += 1;
      if (foods.every(({ verdict }) => verdict === "yours")) silent += 1;
    } else if (sentence.optional.length === 0) {
      own += 1;
      if (foods.some(({ verdict, place }) => verdict !== "yours" && place !== "optional")) doubted += 1;
    }
  }
  return { using, silent, own, doubted };
}

function readWriters(): LabelledMention[] {
  return readdirSync(HERE)
    .filter((file) => file.endsWith(".ndjson"))
    .flatMap((file) => [...mentionsOf(path.basename(file, ".ndjson"), readSentences(path.join(HERE, file))).mentions]);
}

/** Every recipe of the check's corpus whose foreign foods are labelled. */
async function readRecipes(): Promise<LabelledMention[]> {
  const mentions: LabelledMention[] = [];
  for (const file of readdirSync(CORPUS).filter((name) => name.endsWith("recipes.ts"))) {
    const sets = (await import(path.join(CORPUS, file))) as Readonly<Record<string, unknown>>;
    for (const set of Object.values(sets)) if (isSet(set)) for (const recipe of set) mentions.push(...mentionsOfRecipe(file, recipe));
  }
  return mentions;
}

function isSet(set: unknown): set is readonly LabelledRecipe[] {
  return Array.isArray(set) && set.every((each: unknown) => typeof each === "object" && each !== null && "markdown" in each && "ingredients" in each);
}

function exampleOf({ features, label }: LabelledMention, weight = 1): Example {
  return {
    features,
    y: label === "uses" ? 1 : 0,
    weight: (label === "optional" ? WEIGHT_OF_OPTIONAL : 1) * weight,
  };
}

function auc(held: readonly { readonly mention: LabelledMention; readonly weight: number }[]): string {
  const scored = held.flatMap(({ mention, weight }) => (mention.label === "optional" ? [] : [{ score: weight, y: mention.label === "uses" ? 1 : 0 } as const]));
  return areaUnderCurve(scored).toFixed(4);
}

/** How many foods of a label the rules alone, and the rules and the evidence, take for used, for a question, for optional, for spoken of. */
function writeOutcomes(label: Label, held: readonly { readonly mention: LabelledMention; readonly weight: number }[]): string {
  const own = held.filter(({ mention }) => mention.label === label);
  const count = (outcomes: readonly string[]): string => {
    const times = (...names: readonly string[]): number => outcomes.filter((outcome) => names.includes(outcome)).length;
    return `used ${times("used")}, asked ${times("asked")}, optional ${times("optional")}, spoken of or made ${times("mentioned", "passed", "present")}`;
  };
  const ruled = own.map(({ mention }) => mention.outcome);
  const settled = own.map(({ mention, weight }) => settleUse(mention, weight, mention.sense, mention.text));
  return `${label} (${own.length})\n  rules alone:        ${count(ruled)}\n  rules and evidence: ${count(settled)}`;
}

/** `kind =weight name name =weight name`, a line for each kind of feature. */
function pack({ bias, weights }: Model): string {
  const kinds = new Map<string, Map<number, string[]>>();
  for (const [feature, weight] of [...weights].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const value = Math.round(weight * STEPS);
    const at = feature.indexOf(":");
    const [kind, name] = at < 0 ? [feature, ""] : [feature.slice(0, at), feature.slice(at + 1)];
    if (value === 0 || name.startsWith("=")) continue;
    const byValue = kinds.get(kind) ?? new Map<number, string[]>();
    kinds.set(kind, byValue);
    byValue.set(value, [...(byValue.get(value) ?? []), name]);
  }
  const lines = [...kinds].map(
    ([kind, byValue]) =>
      `${kind}${[...byValue]
        .toSorted(([a], [b]) => a - b)
        .map(([value, names]) => ` =${value} ${names.join(" ")}`)
        .join("")}`,
  );
  return `/** Written by \`npm run bench -- kitchen evidence write\`. */\n\n/** The weight of a mention of which nothing else is known. */\nexport const PRIOR = ${Math.round(bias * STEPS)};\n\n/** Features by kind, and what each says, in sixteenths of a natural logarithm of the odds. */\nexport const EVIDENCE = ${JSON.stringify(lines.join("\n"))};\n`;
}
