/** What reading costs: twice the text, at most twice the time and a little. Whoever writes an order decides what is in it. */
import { expect, test } from "vitest";
import { recognise } from "./recognise.ts";

const HOSTILE: readonly (readonly [name: string, piece: string])[] = [
  ["foods without a mark between", "egg "],
  ["one food a comma", "egg,"],
  ["names that the rest of the list tells apart", "lady finger,soda,chicken,chips,beef,"],
  ["and", "egg and "],
  ["strokes", "egg/"],
  ["numbers", "1 "],
  ["points", "a."],
  ["one word", "ab"],
  ["a compound", "sojasossekasebrot"],
  ["slips", "chikn tomatoo "],
  ["dangers that end in food", "mushroom i wild green potato "],
  ["what is left over", "left over "],
  ["brackets", "egg ("],
  ["pictures", "🧀"],
  ["another alphabet", "鸡蛋西红柿"],
];

/** Each doubling costs less than three times as much. Two at once, for what takes its square then takes sixteen times as much. */
const DOUBLED_TWICE = 9;

let written = 0;

/** Processor time, in ms: the machine may be busy with something else. No entry is one that was read before. */
function costOf(entries: readonly string[]): number {
  written += 1;
  const unread = entries.map((entry) => `${entry} ${written}`);
  const begun = process.cpuUsage();
  recognise(unread);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** How many times as much the second costs; the least of some runs each, in turns. */
function ratioOf(one: readonly string[], twice: readonly string[]): number {
  costOf(one);
  let [less, more] = [Infinity, Infinity];
  for (let run = 0; run < 16; run++) {
    less = Math.min(less, costOf(one));
    more = Math.min(more, costOf(twice));
  }
  // Of times so short, the clock sees little.
  return more < 3 ? 1 : more / less;
}

test.each(HOSTILE)("an entry twice as long costs no more than twice as much: %s", (_, piece) => {
  const entryOf = (length: number): string[] => [piece.repeat(length / piece.length + 1).slice(0, length)];
  expect(ratioOf(entryOf(475), entryOf(1_900))).toBeLessThan(DOUBLED_TWICE);
});

test.each(HOSTILE)("a list twice as long costs no more than twice as much: %s", (_, piece) => {
  const listOf = (count: number): string[] => Array.from({ length: count }, (__, at) => `${piece.repeat(80 / piece.length + 1)} ${at}`);
  expect(ratioOf(listOf(20), listOf(80))).toBeLessThan(DOUBLED_TWICE);
});
