import { expect, test } from "vitest";
import { CLASSES } from "../classes/all-classes.ts";
import { findLongestFood, tokenise } from "../vocabulary.ts";
import { DISHES } from "./all-dishes.ts";

/** Words of kitchen work that the vocabulary also knows as foods, and water, which is free. */
const KITCHEN_WORDS =
  /\b(?:water|toast(?:ed)?|wedges|stir-fry|fluff|dressing|spread(?:ing)?|crisp|mash(?:ed)?|crumbs|dough|juices?|sprinkle|fruit|shells?|browning|ice|roll(?:s|ed)?|muffin tin|(?:liquid |of the )?eggs?|whites?|yolks?)\b/gi;
/** Only dishes that are nothing without eggs speak of them. */
const EGG_WORDS = /\b(?:eggs?|yolks?|whites)\b/i;

function foodsIn(text: string): readonly string[] {
  const tokens = tokenise(text.replaceAll(/\{[^}]*\}|\[[?!]\w+ /g, " , ").replaceAll(KITCHEN_WORDS, " , "));
  return tokens.flatMap((_, at) => findLongestFood(tokens, at)?.ingredient.id ?? []);
}

test("rule 7: no template of a dish names a food", () => {
  for (const { id, plan, slots } of DISHES) {
    const templates = plan.flatMap((step) => [
      ...("say" in step ? step.say : []),
      ...("alone" in step ? (step.alone ?? []) : []),
      ...("cue" in step && step.cue !== undefined ? [step.cue] : []),
    ]);
    const eggs = Object.values(slots).some(({ roles }) => roles.includes("egg"));
    for (const template of templates) {
      expect(foodsIn(template), `${id}: ${template}`).toEqual([]);
      if (!eggs) expect(template.replaceAll(/\{[^}]*\}/g, ""), id).not.toMatch(EGG_WORDS);
    }
  }
});

test("rule 7: no cue of a class names a food", () => {
  for (const { id, cue } of CLASSES) if (cue !== undefined) expect(foodsIn(cue), `${id}: ${cue}`).toEqual([]);
});
