/**
 * `npm run bench -- kitchen phrases FILE [every] [--lists]`: each phrase of a file with fifty foods, or with one in `every` of them, in three clean recipes. The file is JSON,
 * `{"uses": ["Serve it with {F}."], "mentions": ["No {F} needed."]}`: uses must not pass as "all yours", mentions accuse nobody.
 */
import { readFileSync } from "node:fs";
import { sweepMentions, sweepUses, type Phrases, type Sweep } from "#kitchen/check/corpus/swept-phrases";

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((each) => typeof each === "string");

function parsePhrases(text: string): Phrases {
  const value: unknown = JSON.parse(text);
  const { uses, mentions }: { uses?: unknown; mentions?: unknown } = typeof value === "object" && value !== null ? value : {};
  if (!isTexts(uses) || !isTexts(mentions)) throw new Error('expected {"uses": [texts], "mentions": [texts]}');
  return { uses, mentions };
}

/** Prints the figures; with `isVerbose` the phrases at fault too, most foods first. */
export function sweepPhrases(file: string, isVerbose: boolean, every = 1): void {
  const { uses, mentions } = parsePhrases(readFileSync(file, "utf8"));
  say(`${uses.length} uses that pass as all yours`, sweepUses(uses, every), isVerbose);
  say(`${mentions.length} mentions that are accused`, sweepMentions(mentions, every), isVerbose);
}

function say(what: string, { asked, faults }: Sweep, isVerbose: boolean): void {
  const by = new Map<string, string[]>();
  for (const { phrase, food } of faults) by.set(phrase, [...(by.get(phrase) ?? []), food]);
  console.log(`${what}: ${faults.length} of ${asked}, ${((100 * faults.length) / asked).toFixed(2)} %, of ${by.size} phrases`);
  if (!isVerbose) return;
  for (const [phrase, foods] of [...by].toSorted(([, one], [, other]) => other.length - one.length))
    console.log(`  ${foods.length} ${phrase} | ${[...new Set(foods)].join(", ")}`);
}
