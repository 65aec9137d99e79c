import type { Rule } from "../rule.ts";
import { isSaid, type UsedFood } from "../dish-read.ts";

const POURS = /\b(?:pour(?:ing)? (?:in )?|bubble |reduce |whisk in )(?:(?:all|half|most|some|two thirds|the rest|\S+ (?:g|ml|tbsp|tsp)) of )?the /g;

/** Olives are poured, carrots whisked in. */
export const pouredSolid: Rule = {
  id: "poured-solid",
  why: "a food stands where the sentence means another",
  find({ sentences }) {
    for (const { text, foods } of sentences)
      for (const match of text.matchAll(POURS)) {
        const rest = text.slice(match.index + match[0].length);
        const solid = foods.find(({ food: { kind }, names }) => {
          const isSolid =
            (kind.shelf === "vegetable" || kind.shelf === "meat" || kind.shelf === "fish" || kind.shelf === "herb") &&
            kind.form !== "liquid" &&
            kind.form !== "paste";
          return (
            isSolid &&
            !kind.roles.tomato_tin &&
            names.some(
              (name) =>
                rest.startsWith(name) &&
                isSaid(rest, name) &&
                !isLonger(rest, name, foods) &&
                !/^ (?:mixture|sauce|water|juice|liquid)/.test(rest.slice(name.length)),
            )
          );
        });
        if (solid) return [{ weight: 2, what: text }];
      }
    return [];
  },
};

/** The word is the beginning of another food's: chicken stock. */
function isLonger(text: string, name: string, foods: readonly UsedFood[]): boolean {
  return foods.some(({ names }) => names.some((other) => other.length > name.length && text.startsWith(other)));
}
