/** Mentions of foods that are not on the list, with the evidence around them and whether the dish uses the food. */
import { readFileSync } from "node:fs";
import { readCheckedRecipe } from "../../../src/kitchen/check/checked-recipe.ts";
import { readEvidence } from "../../../src/kitchen/check/evidence/read-evidence.ts";
import type { WordSense } from "../../../src/kitchen/check/find-mentions.ts";
import type { Outcome, SeenMention } from "../../../src/kitchen/check/evidence/settle-use.ts";
import { LABELLED_SENTENCES } from "../../../src/kitchen/check/corpus/labelled-sentences.ts";
import { HIDDEN_USES, OTHER_DISHES, OTHER_DISHES_LIST, tellOtherDish } from "../../../src/kitchen/check/corpus/other-dishes.ts";
import { FOREIGN_FOODS, PHRASINGS } from "../../../src/kitchen/check/corpus/one-too-many.ts";
import {
  INNOCENT_SENTENCES,
  smuggle,
  SMUGGLED_FOODS,
  SMUGGLERS_LIST,
  SMUGGLING_HABITS,
  SMUGGLING_SENTENCES,
} from "../../../src/kitchen/check/corpus/smuggled-foods.ts";
import type { LabelledRecipe } from "../../../src/kitchen/check/corpus/labelled-recipe.ts";
import { rangeOf } from "../../../src/kitchen/check/sentence.ts";
import { readRecipe } from "../../../src/recipe/read-recipe.ts";

/** A sentence of a recipe, and the foods in it that are not on the list, by what the cook who follows it does with them. */
export interface LabelledSentence {
  readonly listed: readonly string[];
  readonly before: string;
  readonly sentence: string;
  readonly after: string;
  readonly place: "step" | "note" | "intro";
  readonly uses: readonly string[];
  readonly optional: readonly string[];
  readonly speaks: readonly string[];
}

export type Label = "uses" | "optional" | "speaks";

export interface LabelledMention {
  /** Who wrote it: one is held out at a time. */
  readonly writer: string;
  readonly label: Label;
  readonly features: readonly string[];
  readonly outcome: Outcome;
  readonly why: string;
  readonly sense: WordSense | undefined;
  readonly words: string;
  readonly text: string;
}

export interface ReadSentences {
  readonly mentions: readonly LabelledMention[];
  /** Labelled foods that the check takes for no food, or for one of the list. */
  readonly unseen: readonly { readonly label: Label; readonly food: string; readonly text: string }[];
}

export function readSentences(file: string): LabelledSentence[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as LabelledSentence);
}

/** The sentence where it stands in a recipe, and where it begins there. */
export function setInRecipe({ listed, before, sentence, after, place }: LabelledSentence): { readonly markdown: string; readonly from: number } {
  const own = `${sentence} ${after}`.trim();
  const steps = [before, place === "step" ? own : ""].filter((step) => step !== "");
  const lines = listed.map((food) => `- 1 ${food}`).join("\n");
  const method = (steps.length > 0 ? steps : ["Prepare everything."]).map((step, at) => `${at + 1}. ${step}`).join("\n");
  const markdown = `# Dinner\n\n${place === "intro" ? `${own}\n\n` : ""}## Ingredients\n\n${lines}\n\n## Method\n\n${method}\n${place === "note" ? `\n## Notes\n\n${own}\n` : ""}`;
  return { markdown, from: place === "intro" ? markdown.indexOf(own) : markdown.lastIndexOf(own) };
}

/** What the check sees of a recipe's foods that are not on the list. */
function seeMentions(markdown: string, ingredients: readonly string[]): SeenMention[] {
  const seen: SeenMention[] = [];
  readCheckedRecipe(readRecipe(markdown), { ingredients }, (each) => {
    seen.push(each);
    return undefined;
  });
  return seen;
}

function describe(writer: string, label: Label, seen: SeenMention): LabelledMention {
  const { ruling, mention } = seen;
  return { writer, label, features: readEvidence(seen), ...ruling, sense: mention.sense, words: mention.words, text: mention.sentence.text };
}

export function mentionsOf(writer: string, sentences: readonly LabelledSentence[]): ReadSentences {
  const mentions: LabelledMention[] = [];
  const unseen: { label: Label; food: string; text: string }[] = [];
  for (const each of sentences) {
    const { markdown, from } = setInRecipe(each);
    const inSentence = seeMentions(markdown, each.listed).map((seen) => ({ seen, at: rangeOf(seen.mention.sentence, seen.mention.start, seen.mention.end) }));
    const taken = new Set<SeenMention>();
    for (const label of ["uses", "optional", "speaks"] as const)
      for (const food of each[label]) {
        const spans = spansOf(each.sentence, food).map(([start, end]) => [from + start, from + end] as const);
        const found = inSentence.filter(({ seen, at }) => !taken.has(seen) && spans.some(([start, end]) => at.start < end && at.end > start));
        if (found.length === 0) unseen.push({ label, food, text: each.sentence });
        for (const { seen } of found) {
          taken.add(seen);
          mentions.push(describe(writer, label, seen));
        }
      }
    // A word in another sense is no food, and nobody has labelled it.
    for (const { seen, at } of inSentence)
      if (seen.mention.sense !== undefined && !taken.has(seen) && at.start >= from && at.end <= from + each.sentence.length)
        mentions.push(describe(writer, "speaks", seen));
  }
  return { mentions, unseen };
}

function spansOf(text: string, food: string): (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  const [whole, part] = [text.toLowerCase(), food.toLowerCase()];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) spans.push([at, at + part.length]);
  return spans;
}

const plain = (name: string): string => name.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replace(/e?s$/, "");

/** Of whole recipes: what is accused of being used is labelled food by food, so that only foods with one mention say which. */
export function mentionsOfRecipe(writer: string, { markdown, ingredients, extra }: LabelledRecipe): LabelledMention[] {
  const seen = seeMentions(markdown, ingredients);
  const agrees = (names: readonly string[] | undefined, words: string): boolean =>
    (names ?? []).some((name) => plain(name).includes(plain(words)) || plain(words).includes(plain(name)));
  return seen.flatMap((each) => {
    const { words } = each.mention;
    if (agrees(extra?.list, words)) return [];
    const label: Label = agrees(extra?.step, words) ? "uses" : agrees(extra?.optional, words) ? "optional" : "speaks";
    if (label !== "speaks" && seen.filter(({ mention }) => plain(mention.words) === plain(words)).length > 1) return [];
    return [describe(writer, label, each)];
  });
}

/** Single sentences of the check's corpus: attempts to bring a food past it, innocent ones like them, one food too many in every phrasing. */
export function mentionsOfAttempts(): LabelledMention[] {
  const mentions: LabelledMention[] = [];
  const take = (label: Label, markdown: string, listed: readonly string[], isOf: (seen: SeenMention) => boolean = () => true): void => {
    for (const seen of seeMentions(markdown, listed)) if (isOf(seen)) mentions.push(describe("corpus", label, seen));
  };
  for (const attempt of SMUGGLED_FOODS)
    if (attempt.into !== "line")
      take("uses", smuggle(attempt), SMUGGLERS_LIST, ({ mention }) => mention.words.includes(attempt.food) || attempt.food.includes(mention.words));
  // The recipe that a sentence is put into uses nothing, whatever words stand in it.
  const around = new Set(seeMentions(smuggle({ into: "step", words: "", food: "" }), SMUGGLERS_LIST).map(({ mention }) => mention.sentence.text.trim()));
  const isPutIn = ({ mention }: SeenMention): boolean => !around.has(mention.sentence.text.trim());
  for (const words of [...SMUGGLING_SENTENCES, ...SMUGGLING_HABITS]) take("uses", smuggle({ into: "step", words, food: "" }), SMUGGLERS_LIST, isPutIn);
  for (const words of INNOCENT_SENTENCES) take("speaks", smuggle({ into: "step", words, food: "" }), SMUGGLERS_LIST, isPutIn);
  for (const told of HIDDEN_USES) take("uses", tellOtherDish(told), OTHER_DISHES_LIST, ({ mention }) => told.uses?.includes(mention.words) === true);
  for (const told of OTHER_DISHES) take("speaks", tellOtherDish(told), OTHER_DISHES_LIST);
  PHRASINGS.forEach((phrasing, at) => {
    for (let more = 0; more < PHRASED_FOODS; more += 1) {
      const food = FOREIGN_FOODS[(3 * at + 13 * more) % FOREIGN_FOODS.length] ?? "";
      take("uses", smuggle({ into: "step", words: phrasing(food), food }), SMUGGLERS_LIST, ({ mention }) => food.includes(mention.words));
    }
  });
  for (const [step, list, needed, optional] of LABELLED_SENTENCES) {
    const listed = list.split(", ");
    const { markdown } = setInRecipe({ listed, before: "", sentence: step, after: "", place: "step", uses: [], optional: [], speaks: [] });
    const names = (words: string, foods: string): boolean => foods !== "" && foods.split(", ").some((food) => food.includes(words) || words.includes(food));
    for (const seen of seeMentions(markdown, listed)) {
      const { words } = seen.mention;
      mentions.push(describe("corpus", names(words, needed) ? "uses" : names(words, optional) ? "optional" : "speaks", seen));
    }
  }
  return mentions;
}

/** Of the foreign foods so many in each phrasing. */
const PHRASED_FOODS = 2;
