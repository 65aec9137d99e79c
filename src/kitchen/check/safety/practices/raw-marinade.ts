/** A marinade in which raw meat lay, served without having boiled. */
import type { Clause } from "../clauses.ts";
import { heats } from "../heat.ts";
import { saysToDoAny } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";

const MARINADE =
  /\bmarinade\b|\b(?:sauce|mixture|liquid|yogh?urt|juices?) (?:that |which )?(?:the |your )?(?:raw )?(?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey) (?:sat|was|were|has been|had been|marinated|soaked|lay|rested)/;
/** Meat goes into it, or it goes over the meat. */
const TOUCHES =
  /\b(?:marinat(?:e|es|ed|ing)|coat|toss|turn|submerge|soak|steep|bathe|dunk|add the (?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs)|(?:pour|spread|rub)\w* (?:\w+ ){0,4}over the|(?:put|place|lay|tip|slide|drop) the (?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs|chops?) and (?:the|this|that|your) (?:marinade|mixture|sauce|liquid))\b/;
const SPARES =
  /\b(?:reserv(?:e|es|ing)|set(?:ting)? (?:\w+ ){0,5}aside|keep(?:ing)?|sav(?:e|ing)|put(?:ting)? (?:\w+ ){0,5}aside|hold(?:ing)? back|divid(?:e|ing)|pour(?:ing)? off|pour(?:ing)? (?:an? |one )?(?:third|half|quarter|cup|few|part)|split)\b/;
const SPARED_BEFORE =
  /\bbefore (?:adding|marinating|the (?:meat|chicken|raw)|it (?:goes|touches)|you add|putting|pouring|any)\b|\bclean\b|\bseparate|\bfirst\b/;
const SERVES =
  /\b(?:drizzl(?:e|es|ed|ing)|put|offer|pour(?:s|ed|ing)?|spoon(?:s|ed|ing)?|serv(?:e|es|ed|ing)|dress(?:ed|ing)?|glaz(?:e|ed|ing)|dips?|dipping|top(?:s|ped|ping)?|us(?:e|es|ed|ing)|toss|brush(?:ed)?|as a (?:\w+ )?(?:sauce|dressing|dip)|mop|finish|ladle|splash)\b/g;
const LEFT =
  /\b(?:remaining|leftover|left-over|left|reserved|rest of|used|same|extra|uncooked|raw|kept|saved|set-aside|set aside|other half|meat's|chicken's|that)\b/;
const BOILS = /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|bubbl\w+|reduc(?:e|es|ed|ing)|(?:cook|heat)(?:ing)? (?:it|the (?:\w+ )?(?:marinade|liquid|sauce)))\b/;
/** "Straight from the bowl", "what's left in the bag": the marinade, by where it lies. */
const WHAT_IS_LEFT = /\b(?:what's|what is) left in the (?:bowl|bag|dish)\b|\bit,? (?:straight )?from the (?:bowl|bag)\b/;
const WHILE_COOKING =
  /\b(?:baste|basting|brush|brushing|mop)\b[^.]*\b(?:while|as (?:it|they)|during|halfway|turning|turn)\b|\binto an? (?:small )?(?:saucepan|pot)\b|\b(?:before (?:cooking|grilling|baking|roasting|frying|it goes|they go)|pan|skillet|oven|bake|roast|wok)\b/;

export const rawMarinade: Practice = {
  kind: "cross-contamination",
  message: "A marinade that raw meat lay in carries its germs: boil it before it is served, or keep some aside before the meat goes in.",
  source: "USDA FSIS, poultry and meat: basting, brining and marinating",
  find: (view) => (view.raw.size > 0 ? findServed(view) : undefined),
};

function findServed({ clauses }: SafetyView): Clause["sentence"] | undefined {
  let touched = false;
  let spared = false;
  let boiled = false;
  for (const clause of clauses) {
    const { text, sentence } = clause;
    if (sentence.part.role === "ingredient") continue;
    const names: boolean = MARINADE.test(text) || (touched && WHAT_IS_LEFT.test(sentence.text));
    if (
      SPARES.test(text) &&
      (!touched || SPARED_BEFORE.test(sentence.text)) &&
      /\b(?:marinade|mixture|sauce|half|some|rest|third|tablespoons?|tbsp|cups?|ml|yogh?urt|of it)\b/.test(text)
    ) {
      spared = true;
      continue;
    }
    // A marinade that is left over has been used.
    touched ||= names && /\b(?:leftover|left-over|used|remaining|rest of|from the raw)\b/.test(text);
    if (touched && BOILS.test(text) && (names || /\b(?:it|the liquid|the sauce)\b/.test(text)) && heats(clause) && /\bmarinade\b/.test(sentence.text))
      boiled = true;
    if (touched && names && !boiled && isServed(clause, spared)) return sentence;
    touched ||= TOUCHES.test(text) || (names && /\b(?:add|put|place|lay|in)\b/.test(text));
  }
  return undefined;
}

function isServed(clause: Clause, spared: boolean): boolean {
  const { text, sentence } = clause;
  const behind = sentence.text.slice(clause.start + text.length);
  if (BOILS.test(text) || /^[^.]{0,50}\b(?:boil|bubbl)/.test(behind) || WHILE_COOKING.test(text)) return false;
  const used =
    /\b(?:used|raw|uncooked|meat's|chicken's|chicken sat|meat sat|as it is|(?:marinade|yogh?urt|liquid|sauce) (?:from|in) the (?:bag|bowl|dish|tub|platter))\b/.test(
      text,
    );
  if (spared && !used) return false;
  if (
    !used &&
    !LEFT.test(text) &&
    !/\bover the (?:cooked|finished|top|plated|sliced|hot|meat|chicken|steak|rice|skewers)|\bas a\b|\bwith the marinade\b|\bthe marinade (?:right |straight |all |directly )?(?:over|as|on)\b/.test(
      text,
    )
  )
    return false;
  return saysToDoAny(clause, SERVES);
}
