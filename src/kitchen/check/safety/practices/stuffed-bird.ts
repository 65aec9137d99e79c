/** Poultry stuffed hours before it is cooked, or a stuffing that is not cooked through. */
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";
import { spansNight } from "../said-time.ts";
import { findTemperatures } from "../temperature.ts";

const STUFFS = /\b(?:stuff(?:s|ed|ing)?|fill(?:s|ed|ing)?|pack(?:s|ed|ing)?|spoon(?:s|ed|ing)?|push)\b/;
const BIRD = /\b(?:turkey|chicken|goose|duck|bird|cavity|hen)\b/;
/** "Fill the bird": the bird itself, and no dish beside it. */
const FILLS_BIRD =
  /\b(?:fill|pack)(?:s|ed|ing)? (?:the |your |each |its |their )?(?:\w+ )?(?:turkey|chicken|goose|duck|bird|cavity|hen)s?\b(?! (?:breasts?|thighs?|rolls?|strips|pieces|mixture|filling))/;
const BARELY_WARM = /\b(?:stuffing|filling)\b[^.;]{0,40}\b(?:only|just|merely)\b[^.;]{0,20}\b(?:warm|lukewarm|tepid|heated)\b/;
/** °C, a rounding below 165 °F. */
const LEAST = 73.5;

export const stuffedBird: Practice = {
  kind: "unsafe-stuffing",
  message: "Stuff a bird just before it goes into the oven, and cook the stuffing to 74 °C (165 °F) too: inside a raw bird germs grow for hours.",
  source: "USDA FSIS, stuffing and food safety",
  find: ({ clauses, raw }) =>
    raw.has("poultry")
      ? clauses.find((clause) => {
          const { text, sentence } = clause;
          if (sentence.part.role === "ingredient") return false;
          const verb = text.search(STUFFS);
          const ahead =
            verb >= 0 &&
            BIRD.test(text) &&
            (/\bstuff/.test(sentence.text) || FILLS_BIRD.test(text)) &&
            (spansNight(sentence.text) || (/\btonight\b/.test(sentence.text) && spansNight(sentence.next))) &&
            saysToDo(clause, verb);
          const warm = text.search(BARELY_WARM);
          const cool = /\b(?:stuffing|filling)\b/.test(text) ? findTemperatures(text).find(({ celsius }) => celsius > 30 && celsius < LEAST) : undefined;
          return ahead || (warm >= 0 && saysToDo(clause, warm)) || (cool !== undefined && saysToDo(clause, cool.start));
        })?.sentence
      : undefined,
};
