import type { Rule } from "../rule.ts";

const BARE =
  /^(?:beat|whisk|mash|crush|drain|simmer|cook|fry|stir|bake|roast|turn|cover|knead|blend|toss|reduce)(?: (?:well|hard|gently|again|with|for|until|over|in)\b|[.,])/;
/** A new dish on another fire. */
const ELSEWHERE = /\bsmall saucepan\b|\bsecond pan\b|\bseparate pan\b|^meanwhile, (?:rinse|boil|cook|bake)|\bplenty of water\b/;

/** An order without an object comes right after a sentence about something else that cooks beside. */
export const lostObject: Rule = {
  id: "lost-object",
  why: "the rice is beaten with a whisk",
  find({ sentences }) {
    for (const [at, { text, step }] of sentences.entries()) {
      const before = sentences[at - 1];
      if (before && before.step !== step && BARE.test(text) && ELSEWHERE.test(before.text)) return [{ weight: 1, what: `${before.text} ${text}` }];
      const first = sentences.findIndex((each) => each.step === (before?.step ?? -1));
      if (before && before.step !== step && BARE.test(text) && ELSEWHERE.test(sentences[first]?.text ?? ""))
        return [{ weight: 1, what: `${before.text} ${text}` }];
    }
    return [];
  },
};
