/** By what other names a recipe's first words call the dish. */
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import type { ReadRecipe } from "#recipe/read-recipe";
import { OPTION } from "./made-of.ts";
import { isOfMadeClass } from "./makeable.ts";
import { lemmasOf } from "./order-entries.ts";
import type { Sentence } from "./sentence.ts";

/** What a recipe calls its dish: its title without "Recipe 1:", or its first words where it has none. */
export function nameOfDish({ recipe, parts }: ReadRecipe): string {
  return recipe.title.replace(OPTION, "") || (/^[^.,;:!?–—]{3,40}/.exec(parts[0]?.plain.text ?? "")?.[0] ?? "");
}

const FIRST_SENTENCES = 4;
/** "Bacon, eggs and spaghetti, that's carbonara", "Yay, Caesar salad!": the dish is named before anything is done. */
const DISH_IS =
  /(?:\bthat(?:'s| is| makes)|\b(?:i think|i'd (?:make|go for)|(?:we're|i'm|you're) (?:doing|making|cooking)|how about|let's make|yay|great|perfect|lovely|today),?|\bthis is|\bwhat you have is)(?: (?:an?|the|some|your|very|good|classic|proper|quick|simple))* ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=[,.!;:]|$| with\b| it is\b)/gu;
/** "Ah, borscht.", "Mmm, tacos!" */
const EXCLAIMED = /^ ?(?:ah|oh|mmm+|yum|behold|well|yes),? ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)[.!]/gu;

/** "A Spanish omelette, also known as tortilla de patatas", "that's carbonara": last words of such names, and `#` before an ingredient's id. */
export function otherNamesOfDish(sentences: readonly Sentence[]): readonly string[] {
  const names: string[] = [];
  for (const { at, text } of sentences)
    if (at < FIRST_SENTENCES)
      for (const [, name = ""] of [...text.matchAll(DISH_IS), ...text.matchAll(EXCLAIMED)]) {
        const lemmas = lemmasOf(name);
        const food = findIngredientByName(lemmas.join(" "));
        if (food === undefined || isOfMadeClass(food)) names.push(lemmas.at(-1) ?? "");
        if (isOfMadeClass(food)) names.push(`#${food?.id ?? ""}`);
      }
  return names;
}
