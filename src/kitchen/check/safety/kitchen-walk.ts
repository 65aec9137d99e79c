/**
 * One walk over what a recipe does, in order: which board, knife, plate or bowl raw meat has touched and nobody has washed,
 * what liquid it lay in, whether that liquid has boiled, whether some was kept aside before, and whether the meat has met heat.
 * A practice about germs that travel is a rule over these states.
 */
import { oncePer } from "#kitchen/once-per";
import { namesFlesh } from "./flesh.ts";
import { heats } from "./heat.ts";
import type { Clause } from "./clauses.ts";
import type { SafetyView } from "./practice.ts";
import { saysToDoAny } from "./polarity.ts";
import { findTemperatures } from "./temperature.ts";
import { wareIn, waresIn, type Ware } from "./wares.ts";

/** What holds when a clause begins. */
export interface Moment {
  readonly clause: Clause;
  /** Raw meat touched these, and they have not been washed since. */
  readonly soiled: ReadonlySet<Ware>;
  /** Of these, what raw meat left again for the heat: the meat was not cooked in them. */
  readonly meatHasLeft: boolean;
  /** Raw meat lay in a liquid, or the liquid was brushed on it. */
  readonly bathed: boolean;
  readonly boiled: boolean;
  /** Some of the liquid was kept aside before the meat went in. */
  readonly spared: boolean;
  /** The meat has been on the heat. */
  readonly cooked: boolean;
  /** The liquid that raw meat lay in was named last, so that "it" is that liquid. */
  readonly isAboutBath: boolean;
  /** What the liquid was mixed of: "soy", "yogurt". */
  readonly bath: ReadonlySet<string>;
}

/** Meat goes into a liquid, or the liquid goes over it. */
const BATHES =
  /\b(?:marinat(?:e|es|ed|ing)|marinade|coat(?:s|ed|ing)?|toss|turn (?:the|it|them|\w+) (?:\w+ )?(?:in|through)|turn|submerge|soak|steep|bathe|dunk|drown|drop in|massage|brush|paint|baste|mop|slather|smear|squeeze (?:\w+ ){0,4}over|add the (?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs)|(?:pour|spread|rub)\w* (?:\w+ ){0,4}over the|(?:put|place|lay|tip|slide|drop) the (?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs|chops?) and (?:the|this|that|your) (?:marinade|mixture|sauce|liquid))\b/;
const LIQUID =
  /\b(?:marinade|sauce|mixture|liquid|yogh?urt|buttermilk|oil|juices?|lemon|lime|soy|glaze|dressing|paste|butter|brine|milk|vinegar|honey|rub|miso|sriracha|teriyaki)\b/;
/** "Bury the drumsticks in it": whatever the verb, raw meat goes into what was mixed. */
const LIES_IN =
  /\b(?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs|chops?|drumsticks|legs|strips|pieces) (?:sit|lie|rest|steep|soak|swim|wallow|bathe|marinate)s? (?:\w+ )?in (?!the (?:fridge|oven|pan)|a (?:bowl|dish|bag|tray|warm|cool))|\b(?:chunks|cubes|pieces|strips|chicken|turkey|beef|pork|lamb|meat|thighs|wings|ribs) (?:\w+ ){0,2}in (?:the |a |an |half (?:of )?the )?(?:\w+ ){0,2}(?:yogh?urt|buttermilk|marinade|soy|brine|teriyaki|miso|juice)\b|\b(?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs|chops?|drumsticks|legs|strips|pieces) (?:\w+ )?(?:in|into|under|through) (?:it|this|that|the (?:\w+ )?(?:marinade|sauce|mixture|liquid|yogh?urt|buttermilk|soy|oil|paste|brine|milk|vinegar|honey|juice))\b/;
/** "Cover the pork with the vinegar". */
const COVERED_WITH =
  /\b(?:cover|douse|drench|flood|smother)\w* (?:the |your )?(?:\w+ )?(?:chicken|meat|beef|pork|lamb|steaks?|fish|turkey|thighs|breasts|wings|ribs|chops?|drumsticks|legs|strips|pieces) (?:with|in) (?!foil|a lid|film|cling|paper|a cloth)/;
/** The liquid by its name, or by what it is left in. */
const NAMES_THE_BATH =
  /\bmarinade\b|\bwhat (?:the \w+|it|they)(?:'d|'ve| had| have| has)? (?:sat|lay|lain|soaked|marinated|rested|bathed|swum|been) (?:\w+ )?in\b|\b(?:what(?:ever)?(?:'s| is)?|the rest|the \w+(?: that is| that's)?) left (?:over |behind )?(?:in|at) the (?:bottom of the )?(?:\w+ )?(?:bowl|dish|bag|tub|tray|basin)\b/;
export const MIXED_OF = /\b(?:yogh?urt|buttermilk|soy|lemon|lime|miso|honey|sriracha|teriyaki|vinegar|mustard|harissa|pesto|coconut|tahini)\b/g;
/** It cuts: board and knife are where that is done, said or not. */
const CUTS = /\b(?:cut|slice|dice|chop|cube|trim|halve|quarter|joint|butterfly|bone|debone|fillet|strip|score|spatchcock|slash)(?:s|ed|ing|d|ped|ping|ting)?\b/;
const HANDLES =
  /\b(?:cut|slice|dice|chop|cube|trim|halve|joint|butterfly|score|coat|crumb|bread|toss|turn|rub|season|bathe|bury|dip|set|cover|marinate|soak|submerge|lay|put|place|set|sit|arrange|pile|shape|form|roll|press|mix|brush|paint|baste|drop|add|pat|pound|bash|flatten|stuff|skewer|thread|leave|tip|spread|carr(?:y|ied)|pour|take|took|massage|smear|unwrap|rest|drain)\w*\b/;
/** An oven or a pan that is made hot, with nothing in it yet. */
const HEATS_THE_KIT =
  /^[^\p{L}]*(?:pre-?heat|heat|light|fire up|get) (?:the |your |an? )?(?:\w+ ){0,2}(?:oven|grill|barbecue|bbq|pan|skillet|wok|griddle|coals|oil|broiler)\b(?! and (?:cook|fry|roast))/u;
/** "Grill until 75 °C by the bone": a verb without an object is about what was handled last. */
const HEATS_WHAT_IS_THERE =
  /^[^\p{L}]*(?:\w+ly |(?:thread|skewer|turn|drain) and )?(?:char|grill|fry|roast|bake|barbecue|cook|sear|broil|griddle) (?:until|for|over|on|at|in|till|to|hot)\b/u;
const WASHES = /\b(?:wash(?:es|ed|ing)?|scrub(?:bed|bing)?|clean(?:ed|ing)?|soapy|dishwasher|disinfect\w*|saniti[sz]e\w*|scald\w*)\b/g;
const EVERYTHING = /\b(?:everything|it all|all of it|them all|hands|it|them|both|surfaces|equipment)\b/;
const SPARES =
  /\b(?:reserv(?:e|es|ing)|set(?:ting)? (?:\w+ ){0,5}aside|keep(?:ing)?|sav(?:e|ing)|put(?:ting)? (?:\w+ ){0,5}(?:aside|by)|hold(?:ing)? back|divid(?:e|ing)|pour(?:ing)? off|(?:pour|put|spoon|tip|scoop|take)(?:ing)? (?:out |off )?(?:an? |one |the )?(?:third|half|quarter|cup|few|part|some)|split)\b/;
const SPARED_BEFORE =
  /\bbefore (?:adding|marinating|the (?:meat|chicken|raw)|it (?:goes|touches)|you add|putting|pouring|any)\b|\bclean\b|\bseparate|\bfirst\b/;
const PART_OF_IT = /\b(?:marinade|mixture|sauce|half|some|rest|third|tablespoons?|tbsp|cups?|ml|yogh?urt|of it|glaze|dressing)\b/;
export const BOILS =
  /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|bubbl\w+|reduc(?:e|es|ed|ing)|(?:cook|heat)(?:ing)? (?:it|the (?:\w+ )?(?:marinade|liquid|sauce)))\b/;
export const LEFT_OVER = /\b(?:leftover|left-over|used|remaining|rest of|from the raw)\b/;

export const DISCARDS = /\b(?:throw|discard|bin|away|pour off|drain)\b/;
/** Whether what stands behind these words is thrown away: "throw away what's in", "pour off". */
export function isThrownAway(before: string): boolean {
  return DISCARDS.test(before.replace(/^.*[,;:]/s, ""));
}

/** "Whisk the soy and honey in a bowl. The chicken goes in": into what was mixed, whatever the verb. */
const MIXES = /\b(?:mix|stir|whisk|combine|blend|shake|blitz|pound)(?:es|s|ed|ing)?\b/;
const GOES_IN =
  /\b(?:in|into|to|through|under) (?:(?:the|a|that|your|this|its) (?:\w+ )?(?:bowl|dish|bag|tub|basin|container|box|marinade|mixture|sauce|liquid|bath)\b|it\b)|\bgo(?:es|ing)? (?:straight )?in\b/;
const INSIDE = /\b(?:middle|inside|cent(?:re|er)|thickest|bone|pink)\b/;
/** °C inside meat, from which on nobody calls it raw. */
const COOKED = 50;

/** Every clause but those of the list, with what holds before it. Linear, and walked once for all practices. */
export const walkKitchen = oncePer(({ clauses, raw }: SafetyView): readonly Moment[] => {
  const moments: Moment[] = [];
  const soiled = new Set<Ware>();
  let [bathed, boiled, spared, cooked, meatHasLeft] = [false, false, false, false, false];
  /** The meat was named last, so that "it" is the meat. */
  let isAboutMeat = false;
  let isAboutBath = false;
  /** Things were stirred together, so that a bowl holds them. */
  let isMixed = false;
  const isWholeCut = [...raw].some((flesh) => flesh !== "ground");
  const bath = new Set<string>();
  for (const clause of clauses) {
    const { text, sentence } = clause;
    if (sentence.part.role === "ingredient") continue;
    moments.push({ clause, soiled: new Set(soiled), bathed, boiled, spared, cooked, meatHasLeft, isAboutBath, bath });
    if (!cooked) for (const word of text.match(MIXED_OF) ?? []) bath.add(word);
    isAboutBath = bathed && (NAMES_THE_BATH.test(text) || (isAboutBath && /\b(?:it|this|that)\b/.test(text)));
    if (clause.wrong || clause.ruledOut || raw.size === 0) continue;
    const names = namesFlesh(text, raw);
    const isLiquid = LIQUID.test(text);
    const goesOn = /\b(?:it|them|they|both|each|all)\b/.test(text) || (sentence === moments.at(-2)?.clause.sentence && !isLiquid);
    isAboutMeat = names || (isAboutMeat && goesOn);
    if (saysToDoAny(clause, WASHES)) {
      const washed = waresIn(text);
      if (washed.length === 0 || /\beverything\b/.test(text) || (EVERYTHING.test(text) && washed.every((ware) => ware === "hands"))) soiled.clear();
      for (const ware of washed) soiled.delete(ware);
    }
    if (SPARES.test(text) && PART_OF_IT.test(text) && (!bathed || SPARED_BEFORE.test(sentence.text))) {
      spared = true;
      continue;
    }
    if (
      bathed &&
      BOILS.test(text) &&
      (isLiquid || isAboutBath || /\b(?:it|the liquid)\b/.test(text)) &&
      heats(clause) &&
      (isAboutBath || /\bmarinade|sauce|liquid|juices?\b/.test(sentence.text))
    )
      boiled = true;
    const isHeated = heats(clause) && !HEATS_THE_KIT.test(text);
    const goesIn = isMixed && isWholeCut && isAboutMeat && GOES_IN.test(text);
    isMixed ||= MIXES.test(text);
    if (!cooked && !isHeated && (names || isAboutMeat) && (goesIn || HANDLES.test(text) || LIES_IN.test(text))) {
      for (const ware of waresIn(text)) soiled.add(ware);
      if (CUTS.test(text)) for (const ware of ["board", "knife"] as const) soiled.add(ware);
      const ware = wareIn(text);
      if (
        goesIn ||
        BATHES.test(text) ||
        LIES_IN.test(text) ||
        COVERED_WITH.test(text) ||
        (isLiquid && (ware === "bowl" || ware === "dish" || ware === "bag" || ware === "tub"))
      ) {
        bathed ||= goesIn || isLiquid || BATHES.test(text) || LIES_IN.test(text) || COVERED_WITH.test(text);
        if (ware === undefined) for (const each of ["bowl", "dish", "bag", "tub"] as const) soiled.add(each);
        if (/\b(?:brush|paint|baste|mop)\w*\b/.test(text)) for (const each of ["brush", "bowl"] as const) soiled.add(each);
      }
    }
    bathed ||= /\bmarinade\b/.test(text) && (LEFT_OVER.test(text) || /\b(?:add|put|place|lay|in)\b/.test(text) || BATHES.test(text));
    // "When they've hit 63 °C": heated, whatever the verb was.
    if (
      (isHeated && (names || isAboutMeat || HEATS_WHAT_IS_THERE.test(text))) ||
      ((isAboutMeat || INSIDE.test(text)) && findTemperatures(text).some(({ celsius }) => celsius >= COOKED))
    ) {
      cooked = true;
      // "Lift the thighs onto a hot grill": out of what they lay in. Roasted where it lies, all is cooked.
      meatHasLeft ||=
        /\b(?:lift|take|remove|transfer|move|shake|drain|grill|barbecue|bbq|skillet|pan|wok|griddle|fr(?:y|ies|ied|ying)|sear\w*|char\w*|thread|skewers?)\b/.test(
          sentence.text,
        );
    }
  }
  return moments;
});
