/** Poultry, and ground meat, that a recipe stops cooking too early, or without a way to tell that it is done. */
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Finding, PantryCheckRule } from "../finding.ts";
import { findRawMeats, meatOf, type MeatKind } from "../meat.ts";
import { isNegated, isWarning, rangeOf, type Sentence } from "../sentence.ts";
import { findTemperatures } from "../temperature.ts";

/** Safe minimum inner temperatures in °C, a rounding below the figures of FoodSafety.gov (165 °F, 160 °F). */
const SAFE: Readonly<Record<"poultry" | "ground", { readonly least: number; readonly said: string }>> = {
  poultry: { least: 73.5, said: "74 °C (165 °F)" },
  ground: { least: 70.5, said: "71 °C (160 °F)" },
};
const SOURCE = "FoodSafety.gov, safe minimum internal temperatures";

const INNER = /\b(?:internal|thermometer|inside|inner|reach|reaches|reached|reads?|registers?|hits?|core|center|centre|middle|thickest|sous[- ]vide)\b/;
const PINK = /\b(?:pink|pinkish|rosy|medium[- ]rare|rare|blush|bloody|still red|red in the (?:middle|cent(?:er|re))|tartare|carpaccio|sashimi)\b/g;
/** Pink that means done, or that was there before. */
const PINK_DENIED = /\b(?:no longer|isn't|not|no|without|until (?:it|they)(?:'ve| have|'s| has)? (?:lost|loses)|none of|never|any)\b[^,;.]{0,30}$/;
const CUE =
  /cooked (?:all the way )?through|cook (?:\w+ ){1,4}through|cook(?:ed|ing)? (?:it |them )?(?:completely|fully|thoroughly)|(?:fully|completely|thoroughly) cooked|no (?:longer|more) pink|not pink|isn't pink|no (?:trace of |sign of |hint of )?pink|pink (?:is gone|has gone|disappears)|lost (?:its|their|all) pink|juices? (?:run|runs|are|is|come out|running|flow)s? clear|clear juices|no red juices? (?:is |are )?left|white (?:all the way )?through|opaque|until (?:the \w+ (?:is|are) |it(?:'s| is) |they(?:'re| are) )?(?:cooked|done)\b|fall(?:s|ing)? (?:off|apart|from)|shreds? easily|pulls? apart|piping hot (?:all the way )?through/;

export const unsafeTemperature: PantryCheckRule = {
  id: "unsafe-temperature",
  title: "Meat that is not cooked far enough",
  why: "Poultry and ground meat carry bacteria all through; only their inner temperature, or a clear sign of it, says that they are safe.",
  check: (recipe) => {
    const raw = findRawMeats(recipe);
    const early = recipe.sentences.flatMap((sentence) => checkSentence(sentence, recipe, raw));
    const found = [...new Map(early.map((finding) => [finding.kind, finding])).values()];
    const poultryIsEarly = found.some((finding) => finding.kind === "undercooked-poultry");
    if (raw.has("poultry") && !poultryIsEarly && !recipe.reading.cutOff && recipe.reading.recipe.steps.length > 0 && !hasPoultryCue(recipe)) {
      found.push({
        id: "unsafe-temperature",
        kind: "poultry-no-cue",
        message: `The recipe never says how to tell that the poultry is done: cook it to ${SAFE.poultry.said} inside, until no pink is left and the juices run clear (${SOURCE}).`,
        ranges: [],
      });
    }
    return found;
  },
};

function checkSentence(sentence: Sentence, recipe: CheckedRecipe, raw: ReadonlySet<MeatKind>): Finding[] {
  if (!isCookingText(sentence) || isWarning(sentence.text)) return [];
  const cold = coldestInnerTemperature(sentence.text);
  const pink = findPink(sentence.text);
  if (cold === undefined && pink === undefined) return [];
  const meat = meatOf(sentence, recipe.sentences, raw);
  if (meat !== "poultry" && meat !== "ground") return [];
  const { least, said } = SAFE[meat];
  if (pink === undefined && (cold === undefined || cold >= least)) return [];
  return [
    {
      id: "unsafe-temperature",
      kind: meat === "poultry" ? "undercooked-poultry" : "undercooked-ground-meat",
      message: `${meat === "poultry" ? "Poultry" : "Ground meat"} is safe from ${said} inside; this stops before (${SOURCE}).`,
      ranges: [rangeOf(sentence)],
    },
  ];
}

/** The temperature a sentence says the food reaches inside, in °C; oven temperatures are far above it. */
function coldestInnerTemperature(text: string): number | undefined {
  if (!INNER.test(text)) return undefined;
  const inner = findTemperatures(text).filter(({ celsius }) => celsius > 30 && celsius < 95);
  return inner.length === 0 ? undefined : Math.max(...inner.map(({ celsius }) => celsius));
}

function findPink(text: string): number | undefined {
  for (const match of text.matchAll(PINK)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (
      !PINK_DENIED.test(before) &&
      !isNegated(text, match.index) &&
      !/^\s?(?:is gone|disappears|has gone|colou?r (?:is gone|has gone|disappears)|(?:salt|pepper|onions?|lady|grapefruit|pickled))/.test(
        text.slice(match.index + match[0].length),
      )
    )
      return match.index;
  }
  return undefined;
}

function hasPoultryCue({ sentences }: CheckedRecipe): boolean {
  return sentences.some((sentence) => isCookingText(sentence) && (CUE.test(sentence.text) || saysDoneAt(sentence.text)));
}

/** "until the turkey is 74 °C", "above 75 °C at the bone": too cold for any oven, hot enough for a bird. */
function saysDoneAt(text: string): boolean {
  if (isWarning(text) || SET_TEMPERATURE.test(text) || NO_SIGN.test(text)) return false;
  return findTemperatures(text).some(({ celsius }) => celsius >= SAFE.poultry.least && celsius < 95);
}

/** What else is brought to such temperatures, and a sentence that denies its own figure. */
const SET_TEMPERATURE = /\b(?:oven|preheat|fan|gas|water bath|sous[- ]vide|slow cooker|keep warm)\b/;
const NO_SIGN = /\b(?:no (?:need|sign|way)|isn't|is not|don't|without|never)\b/;

function isCookingText({ part }: Sentence): boolean {
  return part.role === "step" || part.role === "note" || part.role === "remark" || part.role === "ingredient";
}
