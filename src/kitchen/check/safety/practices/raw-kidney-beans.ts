/** Dried kidney beans that never boil hard. */
import type { Clause } from "../clauses.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice } from "../practice.ts";
import { longestMinutes } from "../said-time.ts";

const KIDNEY_BEANS = /\b(?:kidney beans?|rajma)\b/;
const BEANS = /\b(?:beans?|rajma)\b/;
const READY = /\b(?:cans?|canned|tins?|tinned|jars?|jarred|cooked|pre-?cooked|leftover)\b/;
const BOIL_MINUTES = 10;

export const rawKidneyBeans: Practice = {
  kind: "raw-kidney-beans",
  message:
    "Dried kidney beans are poisonous until they have boiled hard for at least 10 minutes: soak them 5 hours, boil them hard in fresh water, then cook them soft.",
  source: "FDA Bad Bug Book, phytohaemagglutinin",
  find: ({ recipe, clauses }) => {
    const beans = recipe.foods.find(({ name, typed }) => [name, ...typed].some((words) => KIDNEY_BEANS.test(words.toLowerCase())));
    if (!beans || beans.place === "optional") return undefined;
    const words = `${beans.name} ${beans.line ?? ""} ${beans.typed.join(" ")}`.toLowerCase();
    if (READY.test(words) || clauses.some(({ text }) => /\b(?:cans?|tins?) (?:of )?(?:\w+ ){0,2}(?:kidney )?beans/.test(text))) return undefined;
    if (!/\b(?:dried|dry|raw|uncooked)\b/.test(words) && !clauses.some(({ text }) => /\bsoak|\bdried (?:red )?kidney/.test(text))) return undefined;
    if (clauses.some((clause) => boilsHard(clause) || cooksUnderPressure(clause))) return undefined;
    const steps = clauses.filter(({ sentence: { part } }) => part.role !== "ingredient" && part.role !== "opening");
    return (
      steps.find(({ text }) => BEANS.test(text) && /\b(?:simmer|cook|slow|boil|add|put|tip)/.test(text))?.sentence ??
      recipe.sentences.find(({ text }) => BEANS.test(text))
    );
  },
};

/** "Boil hard for 10 minutes", and not "bring to a boil, then simmer for 40 minutes", nor "below the boil". */
function boilsHard(clause: Clause): boolean {
  for (const boil of clause.text.matchAll(/\b(?:boil(?:ing|ed)?|rolling boil|rapid boil)\b/g)) {
    if (/\b(?:below|under|short of|before|almost|nearly|barely)(?: (?:it|they))? (?:the |a |to )?(?:boils?)?$/.test(clause.text.slice(0, boil.index))) continue;
    if (!saysToDo(clause, boil.index)) continue;
    const after = clause.sentence.text.slice(clause.start + boil.index, clause.start + boil.index + 110);
    const gentle = /\b(?:simmer|reduce|lower|turn (?:it |the heat )?down|gentle|gently|slow cooker|off the heat|turn off)\b/.exec(after);
    const minutes = longestMinutes(gentle ? after.slice(0, gentle.index) : after);
    if (minutes !== undefined && minutes >= BOIL_MINUTES) return true;
  }
  return false;
}

function cooksUnderPressure(clause: Clause): boolean {
  const at = clause.text.search(/\bpressure[- ]cook|\binstant pot\b|\bhigh pressure\b/);
  return at >= 0 && saysToDo(clause, at);
}
