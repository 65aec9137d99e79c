/** A marinade in which raw meat lay, served without having boiled. */
import type { Clause } from "../clauses.ts";
import { heats } from "../heat.ts";
import { BOILS, DISCARDS, isThrownAway, LEFT_OVER, MIXED_OF, walkKitchen, type Moment } from "../kitchen-walk.ts";
import { saysToDoAny } from "../polarity.ts";
import { pattern } from "#recipe/pattern";
import type { Practice } from "../practice.ts";
import { waresIn } from "../wares.ts";

const LIQUID =
  /(?:sauce|mixture|liquid|yogh?urt|juices?|marinade|oil|buttermilk|dressing|glaze|butter|paste|puree|purée|rub|honey|milk|brine|lemon|lime|soy|mix|bath|coating|\w+y)/;
const MEAT = /(?:it|they|them|the (?:\w+ )?(?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs|skewers|bird|chops|drumsticks|prawns))/;
const MARINADE =
  /\bmarinade\b|\b(?:sauce|mixture|liquid|yogh?urt|juices?) (?:that |which )?(?:the |your )?(?:raw )?(?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey) (?:sat|was|were|has been|had been|marinated|soaked|lay|rested)/;
/** "The lemony oil they were sitting in", "the juices the meat gave off while it waited": told by what lay in it. */
const LAY_IN_IT = pattern()`\bwhat(?:ever)? ${MEAT}(?:'d|'ve| had| have| has)? (?:\w+ )?(?:sat|sitting|was|were|been|lay|soaked|marinated|bathed|waited|swam|steeped)(?: \w+)? in\b|\b${LIQUID} (?:that |which )?(?:${MEAT}|you (?:\w+ )?${MEAT})(?:'d|'ve| had| have| has)? (?:\w+ )?(?:sat|sitting|was|were|been|lay|soaked|marinated|bathed|waited|swam|steeped|spent|left behind|(?:came|come|coming) out of)\b|\bjuices? (?:that |which )?${MEAT} (?:gave|gives?|let|leaked?|released|shed|lost|wept)\b[^.;]{0,30}\b(?:waited|sat|marinated|stood|lay|rested)\b`;
/** "What's pooled in the dish", "the yogurt left behind in the bag", "any sauce still in the bowl", "the bowl of sauce from step 1". */
const BY_ITS_WARE = pattern()`\b(?:what(?:'s|ever is| is|ever's)|what(?:ever)? is left|whatever|anything|everything|any|all|(?:the|that|any) (?:\w+ ){0,3}${LIQUID})(?: (?!not\b|and\b)[\w']+){0,3}? (?:in|at|from) the (?:bottom of the )?(?:\w+ )?(?:bowl|dish|bag|tub|tray|plate|platter|basin|container|bottom)\b|\b(?:the|that) (?:bowl|dish|tub|bag) of (?:\w+ ){0,2}${LIQUID}\b[^.;]{0,20}\b(?:from (?:step|earlier|before)|above)\b|\b(?:again|once more|more)\b[^.;]{0,20} from the (?:bowl|dish|tub|bag)\b|\bit,? (?:straight )?from the (?:bowl|bag)\b`;
/** So that the dish may have been where it was cooked. */
const MAY_BE_COOKED_IN = /^(?:dish|tray|plate)$/;
const SERVES =
  /\b(?:drizzl(?:e|es|ed|ing)|put|offer|pour(?:s|ed|ing)?|spoon(?:s|ed|ing)?|serv(?:e|es|ed|ing)|dress(?:ed|ing)?|glaz(?:e|ed|ing)|dips?|dipping|top(?:s|ped|ping)?|us(?:e|es|ed|ing)|toss|brush(?:ed)?|as a (?:\w+ )?(?:sauce|dressing|dip)|mop|finish|ladle|splash|smear|paint|spread|tip|bring|goes|makes|dunk(?:ing)?|butter|dollop|slather|flood|lick|eat|pass|hand|trickle)\b/g;
const LEFT =
  /\b(?:remaining|leftover|left-over|left|reserved|rest of|used|same|extra|uncooked|raw|kept|saved|set-aside|set aside|other half|meat's|chicken's|that)\b/;
const USED_ITSELF =
  /\b(?:used|raw|uncooked|meat's|chicken's|chicken sat|meat sat|as it is|(?:marinade|yogh?urt|liquid|sauce) (?:from|in) the (?:bag|bowl|dish|tub|platter))\b/;
const ON_WHAT_IS_EATEN =
  /\bover the (?:cooked|finished|top|plated|sliced|hot|meat|chicken|steak|rice|skewers)|\bas a\b|\bwith the marinade\b|\bthe marinade (?:right |straight |all |directly )?(?:over|as|on)\b/;
const IT_OVER = /\b(?:it|this)\b[^.;]{0,20}\b(?:over|on|onto|as a|with|for dipping|alongside|beside|next to)\b/;
const ADDS = /\b(?:add|adds|adding|stir in|mix in)\b/g;
const BOILED_AT_ONCE = /^[^.]{0,50}\b(?:boil|bubbl)/;
const WHILE_COOKING =
  /\b(?:baste|basting|brush|brushing|mop)\b[^.]*\b(?:while|as (?:it|they)|during|halfway|turning|turn)\b|\binto an? (?:small )?(?:saucepan|pot)\b|\b(?:to|in) the (?:slow cooker|casserole|roasting tin|tray)\b|\b(?:before (?:cooking|grilling|baking|roasting|frying|it goes|they go)|pan|skillet|oven|bake|roast|wok)\b/;
const BROUGHT =
  /\b(?:the|that|this|same) (?:sauce |marinade |same )?(?:bowl|tub)\b(?! of)[^.;]{0,30}\b(?:table|dip\w*|alongside|helps? (?:them|him|her)sel(?:f|ves))\b/;
/** "The leftover spiced yogurt": what was mixed for the bath, and is left of it. */
const LEFT_OF_IT = pattern()`\b(?:leftover|left-over|what(?:'s| is) left of the|used) (?:\w+ ){0,2}?(${MIXED_OF})\b`;

export const rawMarinade: Practice = {
  kind: "cross-contamination",
  message: "A marinade that raw meat lay in carries its germs: boil it before it is served, or keep some aside before the meat goes in.",
  source: "USDA FSIS, poultry and meat: basting, brining and marinating",
  find: (view) =>
    view.raw.size > 0
      ? walkKitchen(view).find((moment, at, all) =>
          isServed(
            moment,
            all.slice(at + 1, at + 1 + LATER_MOST).map(({ clause }) => clause),
          ),
        )?.clause.sentence
      : undefined,
};

/** Clauses behind one in which what was poured over is still put on the heat. */
const LATER_MOST = 4;
const TO_TABLE = /\b(?:serv(?:e|es|ed|ing)|eat|plates?|bowls|rice|table)\b/;

function isServed({ clause, bathed, boiled, spared, cooked, meatHasLeft, soiled, isAboutBath, bath }: Moment, later: readonly Clause[]): boolean {
  const { text, sentence } = clause;
  const [next] = later;
  if (boiled || BOILS.test(text) || BOILED_AT_ONCE.test(sentence.text.slice(clause.start + text.length)) || (next && BOILS.test(next.text) && heats(next)))
    return false;
  const isLainIn = LAY_IN_IT.test(text);
  const ware = BY_ITS_WARE.exec(sentence.text);
  const wares = waresIn(ware?.[0] ?? "");
  const isFromWare =
    ware !== null &&
    bathed &&
    cooked &&
    (meatHasLeft || !wares.some((each) => MAY_BE_COOKED_IN.test(each))) &&
    (wares.length === 0 || wares.some((each) => soiled.has(each)));
  // What meat lay in, said so: raw, whatever else the recipe tells, unless it goes on the heat from here.
  if (isLainIn && !TO_TABLE.test(text) && (heats(clause) || later.some((each) => each.sentence.part.role === clause.sentence.part.role && heats(each))))
    return false;
  // "Throw away what's in that bowl, and serve with fresh sauce."
  if (isFromWare && isThrownAway(sentence.text.slice(0, ware.index))) return false;
  if (isLainIn || isFromWare) return !/\b(?:saucepan|pot|wok|oven|bake|roast)\b/.test(text) && !DISCARDS.test(text) && saysToDoAny(clause, SERVES);
  // "What is left in the marinade bowl is a sauce. Spoon it over the chicken."
  if (isAboutBath && cooked && !spared && IT_OVER.test(text) && !heats(clause) && !DISCARDS.test(text)) return saysToDoAny(clause, SERVES);
  // "Pour the cold soy mixture over the hot thighs."
  const mixture = /\bthe (?:(?:cold|remaining|leftover|same|raw|rest of the) )*(\w+) mixture\b/.exec(text)?.[1] ?? LEFT_OF_IT.exec(text)?.[1];
  if (mixture !== undefined && bath.has(mixture) && bathed && cooked && meatHasLeft && !spared && !heats(clause) && !WHILE_COOKING.test(text))
    return !DISCARDS.test(text) && saysToDoAny(clause, SERVES);
  // "Brush the raw ribs from the bowl, and put the bowl on the table for dipping."
  const brought = BROUGHT.exec(text);
  if (brought && bathed && !spared && waresIn(brought[0]).some((each) => soiled.has(each))) return saysToDoAny(clause, SERVES);
  if (!MARINADE.test(text) || WHILE_COOKING.test(text)) return false;
  // A marinade that is left over has been used.
  if (!bathed && !LEFT_OVER.test(text)) return false;
  if (spared && !USED_ITSELF.test(text)) return false;
  return (
    (USED_ITSELF.test(text) || LEFT.test(text) || (cooked && ON_WHAT_IS_EATEN.test(text))) &&
    (saysToDoAny(clause, SERVES) || (cooked && !heats(clause) && !(next && heats(next)) && saysToDoAny(clause, ADDS)))
  );
}
