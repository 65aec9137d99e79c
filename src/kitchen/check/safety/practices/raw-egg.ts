/** Raw or runny egg for small children, pregnant, old or weak people. */
import type { Clause } from "../clauses.ts";
import { findFrail } from "../eaters.ts";
import { heats, heatsAfter, isStep } from "../heat.ts";
import { saysToDo, saysToDoAny } from "../polarity.ts";
import type { Practice } from "../practice.ts";

const EGG = /\begg(?!plant| noodle)|\byolks?\b/;
/** Raw when it is told of; cooked all the same where something heats it afterwards. */
const RAW =
  /\braw (?:beaten )?(?:egg )?(?:eggs?|yolks?|whites?)|\buncooked (?:egg )?(?:eggs?|yolks?|whites?)|\b(?:eggs?|yolks?)\b[^.]{0,30}\b(?:raw|uncooked)\b/g;
/** As it is eaten. */
const RUNNY =
  /\byolks?\b(?: (?:still|just|that|which|should|will|must|is|are))* (?:runs?|ooz(?:e|es|ing)|flows?|floods?|bursts?|dribbles?|spills?|stays? wet|wobbl\w+)\b|\b(?:eggs?|yolks?)\b[^.]{0,30}\b(?:runny|soft|liquid)\b|\brunny (?:eggs?|yolks?|middle|cent(?:er|re))|\bsoft[- ](?:boil|cook|poach)\w*|\bsunny[- ]side|\bover[- ]easy\b|\b(?:keep|leave|stay)\w* (?:\w+ ){0,3}runny/g;
/** "Making it for a toddler? Blend in a raw egg." */
const ADVISED = /\b(?:add|blend|beat|stir|mix|whisk|crack|drop|fold|put|throw|slip)\b[^.;]{0,20}\braw (?:eggs?|yolks?|whites?)\b/g;
/** Made with raw egg, whatever else is cooked beside it. Bought ones are made with pasteurised egg. */
const MADE_RAW = /\b(?:mayo(?:nnaise)?|a[iï]oli|rouille|egg ?nog|steak tartare)\b/;
const SAFE_EGGS = /\b(?:pasteuri[sz]ed|british lion|lion[- ]stamped|lion mark|egg substitute|liquid egg from a carton)\b/;

export const rawEgg: Practice = {
  kind: "raw-egg-vulnerable",
  message: "Raw or runny egg is not for babies, small children, pregnant or frail people: cook it until white and yolk are firm, or use pasteurised egg.",
  source: "FDA, food safety for people at risk: eggs firm, 71 °C (160 °F)",
  find: (view) => {
    const { recipe, clauses } = view;
    // "Making it for a toddler? Blend in a raw egg", among the variations, is advice all the same.
    const isAdvised = recipe.mentioned.some((name) => EGG.test(name)) && clauses.some((clause) => saysToDoAny(clause, ADVISED));
    if (!isAdvised && !recipe.foods.some((food) => EGG.test(food.name) && food.mentions.some(({ use }) => use !== "denied"))) return undefined;
    const frail = findFrail(recipe);
    if (!frail || SAFE_EGGS.test(frail.text)) return undefined;
    if (
      clauses.some((clause) => SAFE_EGGS.test(clause.text) && saysToDo(clause, clause.text.search(SAFE_EGGS)) && !/\bif you (?:have|can)\b/.test(clause.text))
    )
      return undefined;
    const runny = clauses.find((clause) => saysToDoAny(clause, RUNNY));
    if (runny) return runny.sentence;
    const raw = clauses.find((clause) => saysToDoAny(clause, RAW));
    if (raw && !clauses.some((clause) => clause.sentence.at > raw.sentence.at && heats(clause))) return raw.sentence;
    const bought = recipe.entries.some(({ typed }) => MADE_RAW.test(typed.toLowerCase()));
    const made = bought
      ? undefined
      : clauses.find((clause) => isStep(clause) && MADE_RAW.test(clause.text) && saysToDo(clause, clause.text.search(MADE_RAW)) && !isSaidNotRaw(clause));
    return made?.sentence ?? (heatsAfter(view, EGG) ? undefined : frail);
  },
};

/** "This eggnog isn't made with raw eggs": raw stands in it, under a "no". */
function isSaidNotRaw(clause: Clause): boolean {
  return clause.text.search(RAW) >= 0 && !saysToDoAny(clause, RAW);
}
