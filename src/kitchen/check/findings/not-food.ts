/** Things that are no food at all, put on or into food. */
import { isNegated, isWarning, rangeOf } from "../sentence.ts";
import type { PantryCheckRule } from "../finding.ts";

const NOT_FOOD =
  /\b(?:bleach|ammonia|detergent|dish(?:washing)?[- ](?:soap|liquid|detergent)|washing[- ]up liquid|laundry (?:powder|liquid|detergent|pods?)|soap|soapy water|disinfectant|(?:drain|oven|household|glass|window|kitchen|bathroom|toilet|floor|surface|metal|carpet|purpose) cleaner|(?:furniture|metal|shoe) polish|washing powder|fairy liquid|wallpaper paste|windex|lysol|dettol|clorox|domestos|febreze|cleaning (?:product|spray|fluid)s?|antifreeze|motor oil|engine oil|lighter fluid|white spirit|turpentine|rubbing alcohol|isopropyl alcohol|methylated spirits?|hand saniti[sz]er|borax|rat poison|pesticides?|insecticide|glue(?! (?:the|it|them|together|down)\b)|paint(?!:|\.? (?:with|the|it|them|on|over|both|each|all|your|every|generously|lightly)\b)|nail polish(?: remover)?|shampoo|chlorine|mothballs?|(?:diffuser|aromatherapy|massage) oils?|oils? (?:[\w']+ ){0,5}(?:diffuser|aromatherapy|massage)|essential oils?|epsom salts?)\b/g;
/** What may be cleaned with soap. */
const CLEANED =
  /\b(?:hands?|boards?|knife|knives|utensils?|surfaces?|counters?|worktops?|sink|dishes|equipment|plates?|jars?|lids|thermometer|pan|pans|cloth|apron|floor|oven door)\b|\b(?:wash|clean|scrub|wip|rins)\w* (?:(?:out|up|down|the|your|a|any|every) ){1,2}(?:\w+ )?(?:bowls?|dish|trays?|tins?|oven|machine)\b/;

/** "The cheese as glue", "as runny as house paint", "soda = soap", "tastes of soap", "gives you glue", "its own glue": what food is like or turns into, and nothing that is put on it; a secret that is bleach is. */
const LIKENESS =
  /\b(?:(?<!\b(?:such|well) )as|(?<!(?:with|use) (?:some|any)thing )like|than|(?:tast|smell|reek|remind|look|colou?r)\w*(?: \w+)? of|gives? you|ends? up with)(?: (?!(?:and|or|of|with|in|into|on|for|to|add|use|pour|put|stir|spray|some|much|many|you|it)\b)[a-z'-]+){0,3} $|(?<!\b(?:secret|ingredient|trick|key|answer|weapon|tip) )(?:=|\b(?:is|are)|\b(?:it|that)'s) (?:(?:the|your|its|our|own) )*$|\b(?:makes?|becomes?|turn(?:s|ed)? (?:in)?to) $/;

export const notFood: PantryCheckRule = {
  id: "not-food",
  title: "Not food",
  why: "A cleaner or a chemical on food is a poisoning, whatever the recipe says.",
  check: ({ sentences }) => {
    for (const sentence of sentences) {
      if (sentence.part.role === "title" || sentence.part.role === "opening") continue;
      for (const match of sentence.text.matchAll(NOT_FOOD)) {
        const cleansThings =
          /soap|detergent|disinfectant|clean|liquid/.test(match[0]) &&
          CLEANED.test(
            sentence.text.replace(/\b(?:in|into|over|fill) (?:the|a|your) (?:clean )?(?:sink|pan|bowl)\b|\b(?:like|as) you (?:would|do|wash)\b.*/g, ""),
          );
        if (
          cleansThings ||
          LIKENESS.test(sentence.text.slice(0, match.index)) ||
          isNegated(sentence.text, match.index) ||
          isWarning(sentence.text) ||
          /\b(?:left out|leave out|leaving out|skip|omit|(?:is|are) not food)\b|\bleave (?:the |any |that )?\w+(?: \w+)? (?:under|out|alone|off|where)\b/.test(
            sentence.text,
          )
        )
          continue;
        const words = match[0].charAt(0).toUpperCase() + match[0].slice(1);
        return [
          {
            id: "not-food",
            kind: "non-food",
            message: `${words} is not food and must not touch it.`,
            ranges: [rangeOf(sentence, match.index, match.index + match[0].length)],
          },
        ];
      }
    }
    return [];
  },
};
