/** The header's minutes hold what the steps tell in a row, read off the printed words: in every master, at a list with a food for each part. */
import { expect, test } from "vitest";
import { findTimes } from "#recipe/step-times";
import { minutesInAll } from "#recipe/work-ahead";
import { allMasters } from "#kitchen/knowledge/masters/all-masters";
import type { Master } from "#kitchen/knowledge/masters/master";
import { tellAhead } from "../second-reading/tell-ahead.ts";
import { firstOf, foodOf, recipeOf } from "../test-kitchen/row-lists.ts";

/** For each part the first food of its row that is not there yet. */
function fullList({ parts }: Master): readonly string[] {
  const taken = new Set<string>();
  return parts.flatMap((part) => {
    const name = firstOf(part, taken);
    if (name === undefined) return [];
    taken.add(foodOf(name)?.ingredient.id ?? "");
    return [name];
  });
}

/** Where words begin that say that the times behind them, or all of the sentence, go on beside something else. */
const BESIDE = /\b(?:meanwhile|towards the end|(?:for|in|over|during|after) the (?:last|first)|while|if|up to|or|within|every)\b|after (?=\d)/i;
const TRAILS = /\bmeanwhile\b/i;
/** What is done only if there is time, or if it is needed. */
const AT_WILL = /(?:\d+ minutes|an hour)(?: ahead)?,? if\b/;

/** Minutes of a sentence by its words: the longest of its times, what is done on each side twice, and what comes "more" on top. */
function minutesIn(sentence: string): number {
  if (TRAILS.test(sentence) || AT_WILL.test(sentence)) return 0;
  const from = sentence.search(BESIDE);
  const own = from < 0 ? sentence : sentence.slice(0, from);
  let longest = 0;
  let more = 0;
  for (const { start, end, seconds } of findTimes(own)) {
    if (own.startsWith(" less", end)) continue;
    const isMore = /\bmore\b/.test(own.slice(start, end)) || /^ more\b/.test(own.slice(end));
    const minutes = (seconds / 60) * (/^ (?:a|on each) side\b/.test(own.slice(end)) ? 2 : 1);
    if (isMore) more += minutes;
    else longest = Math.max(longest, minutes);
  }
  return longest + more;
}

interface Clock {
  readonly id: string;
  readonly told: number;
  readonly header: number;
}

/** Minutes that a header may be out by: what is told in words ("a full minute") is not counted. */
const NEAR = 2;

const clocks = allMasters().flatMap((master): readonly Clock[] => {
  const recipe = recipeOf(master, fullList(master), master.serves);
  if (!recipe) return [];
  const told = recipe.steps.flatMap((step) => step.split(/(?<=[.!?:;]) /)).reduce((sum, sentence) => sum + minutesIn(sentence), 0);
  return [{ id: master.id, told: Math.round(told), header: minutesInAll(tellAhead(recipe)) ?? 0 }];
});

test("the header holds the minutes that the steps tell one after the other", () => {
  expect(clocks.length).toBeGreaterThan(1000);
  expect(clocks.filter(({ told, header }) => told > header + NEAR).map(({ id, told, header }) => `${id}: ${told} in ${header}`)).toEqual([]);
});
