/** Whether a food named in a sentence is used, merely possible, only spoken of, or ruled out. */
import { WAS_BOUGHT } from "./was-bought.ts";
import { endOfSwapIn } from "./another-dish.ts";
import { isNeeded, moodOf } from "./clause-mood.ts";
import { isDenied } from "./denial.ts";
import { instructionForm } from "#recipe/instruction-verbs";
import type { Sentence } from "./sentence.ts";
import type { Slot } from "./sentence-slots.ts";

/**
 * `suggested`: the dish would be good with it. `told`: the sentence speaks of the food and does nothing with it. `denied`: it is
 * ruled out, or what another food is like.
 */
export type MentionUse = "used" | "optional" | "suggested" | "told" | "denied";

/** What is said outside list and steps: a `word` to the cook, which may be an instruction like any other, or an `idea`: tips, swaps, variations. */
export type Aside = "word" | "idea";

/** "Until its red oil has run", "the fat begins to bead": what comes out of a food that is there. */
const COMES_OUT =
  /^ (?:(?:begins?|starts?) to (?:separate|split|break|run|seep|ooze|bleed|float|rise|bead|pool|surface|come out)|separat(?:es|ing)|(?:splits|breaks|runs|seeps|oozes|bleeds|(?:has|have) run)(?: out)?|float(?:s|ing)|ris(?:es|ing)|bead(?:s|ing)|pool(?:s|ing)|surfac(?:es|ing)|comes out)\b/;
const DENIED_BEHIND =
  /^[^.;]{0,20}\band (?:i|we) (?:said no|refused|declined)\b|^[;,:–—] never again[.!]|^ (?:(?:is|are)(?: not|n't) for (?:me|us|this|here|today|tonight)\b|would (?:only |just )?(?:ruin|spoil|drown|kill|mask|overpower)\b)|^ [\p{L}-]+s nothing\b|^ (?:has |have )?never (?!hurts?|harms?|fails?|disappoints?|goes amiss|mind|\p{L}+ing\b)\p{L}+|^ can wait[.!]| or no [\p{L}-]+\b|^ ?[:?–—] ?(?:no|never|nope|none|not for me)[.!]|^[^.;]{0,24}\b(?:(?:is|are)(?: not|n't) (?:needed|necessary|required)|(?:isn't|aren't) (?:needed|necessary|required)|not needed|not required|(?:is|are)(?: not|n't| never) (?:included|used|put|added|part of it)|not (?:included|pictured)|(?:is|are) left out)\b|^[^.;]{0,50}\b(?:is|are)(?: not|n't) (?:invited|welcome|wanted|allowed|involved|coming)\b/u;
/** What some cooks do, told only to be set aside: "Lots of recipes add cream, but the real thing has none". */
const OTHERS_DO =
  /\b(?:often|usually|traditionally|normally|typically|classically|many|lots of|some|most|other|original|classic|authentic|restaurants?)\b[^.]*\b(?:recipes?|versions?|cooks?|people|add|adds|use|uses|sprinkled|served|include|includes|made|call|calls|have|has|contain|contains|finished|topped|come|comes)\b/;
/** "In Spain you would also see ham on it". */
const SEEN_ELSEWHERE =
  /\byou(?:'ll|'d)? (?:would |will |may |might |can |could |often |usually |sometimes |also )*(?:see|find|read|hear|be told)\b|\byou(?:'d| would) (?:often |usually |normally )?(?:get|be given|be served|be handed)\b/;
const SET_ASIDE = /\b(?:but|though|however|although|skip|leave|without|not|n't|no|don't|we're|here we)\b/;
/** The sentence behind sets it aside: "Some cooks add wine. I don't find it necessary.", "Yours has neither." */
const SET_ASIDE_NEXT = /^[^.;]{0,60}?\b(?:neither|none|without|skip|leave it|not|n't|no need)\b|^[^.;]{0,60}?n't\b/;
/** "A squeeze of lemon would stop it browning": what it would do if it were there. */
const WOULD = /^(?: (?!and\b|or\b|you\b|i\b|we\b)[\p{L}'-]+){0,3} would(?:n't)? /u;
/** "Great with guacamole", "brilliant in a burger": what the dish goes with, and no part of it. */
const SERVING_IDEA =
  /(?:^ ?|[.:;,–—!(] ?|\b(?:is|are|it's|they're|just|also|really|even|so) )(?:good|great|lovely|delicious|brilliant|excellent|nice|perfect|wonderful|fantastic|superb|amazing|unreal|tasty|gorgeous|terrific|fabulous|ideal|at home|heavenly|magic) (?:(?:melted|spooned|spread|stirred|poured|piled|cold|hot|warm) )?(?:with|in|on|over|next to|alongside|beside|atop|stuffed in|spooned|served with|eaten with)\b|\b(?:(?<!\bin (?:it|they) )(?:go|goes) (?:(?!in |on |over |under |back |up |out |down )\w+ )?|(?<!\bin )pairs? (?:\w+ )?)with\b|\b(?:you|one) (?:can|could|may|might)(?: also| even| always)? (?:eat|enjoy|have|spread|dip) (?:this|it|them|these)\b/;
/** "Pair with rice": a step's order, as "serve with" is. */
const PAIR = /(?:^ ?|[.;:!?–—] ?|,? (?:and|then) )pair (?:(?:it|this|them|each|the [\p{L}-]+) )?with (?:[\p{L}-]+ ){0,4}$/u;
/** "Want it spicier? Throw in a couple of cloves." */
const WISH = /^(?:(?:do you |would you )?(?:want|like|prefer|fancy|crave)\b|(?:feeling|craving|after something|in the mood)\b)/;
const WISH_BEFORE = /^ ?(?:feeling|fancy|want|craving) [^.:;]{1,20} ?[—–:-] |\b(?:been|is|are|am|i'm) known to\b/;
/** "You can do the same with white beans another day": another dish. */
const ANOTHER_DAY = /\b(?:another|some other) (?:day|time|night|evening)\b|\bnext time\b/;

/** "Serving thoughts: …", "Cheaper: …", "Wash it down: …". */
const IDEA_LEAD =
  /^ ?(?:[\p{L}'-]+ ){0,2}(?:serving|thoughts?|ideas?|variations?|swaps?|cheaper|richer|lighter|alternatively|drinks?|meal|bulk it out|wash it down)(?: [\p{L}'-]+)?: /u;
const NO_HARM = /\b(?:never (?:hurts?|harm(?:s|ed)?)|(?:won't|wouldn't|doesn't|can't) hurt|(?:does|do|would do) no harm)\b/;

const CONDITION =
  /\b(?:if (?:you|there(?:'s| is| are) (?:some |any )?(?=[^.;,]{0,40} in the (?:house|fridge|freezer|cupboard|pantry))|desired|available|using|liked|wanted|wished|on hand|to hand|preferred)(?! (?:need|find|notice|see|prefer (?:it|a|them) (?:thicker|thinner|saltier))\b)|when you have|should you (?:have|like|want|wish))\b/;
const SUGGESTION =
  /\b(?:optional(?:ly)?|you (?:could|might)(?: also| always| even)? [a-z]+|feel free|(?:you|one) (?:can|could|may|might)(?: also| always| even| instead| then)? (?:also |always |even )?(?:add|use|swap|substitute|replace|stir|serve|top|throw|try|sprinkle|garnish|include|mix|toss|drizzle|finish|enjoy|squeeze|fold|make)|could also|can also|may also|might (?:also|like|want|enjoy)|try (?:adding|using|swapping|serving|it with|them with|stirring|some)|alternatively|for a (?:twist|change|variation|kick|treat|touch|more|bit|richer|spicier|creamier|heartier|sweeter|different|lighter|little|boost|burst|fresh\w*|full|complete|side|crunch\w*)|for (?:extra|added|more|additional) |perhaps|maybe|variations?|consider|how about|why not|as an? (?:option|alternative|extra|side)|(?<!\bin )pairs?|(?<!\bin (?:it|they) )(?:go|goes) (?:(?!in |on |over |under |back |up |out |down )\w+ )?with|for an? (?:\w+ )?(?:version|option|alternative)|on the side of your|to make it)\b/;
/** A swap is an idea where it says what for, or stands among the notes; a step that swaps is a step. */
const SWAP = /\b(?:swap(?:ping)?|substitut\w+|(?<=^|[,;:–—] |can |could |or |you )replace)\b/;
const SWAP_FOR = /\b(?:for an? (?:\w+ )?(?:version|option|alternative|twist|change)|if|to make it|when you|instead)\b/;
const SUGGESTION_BEHIND =
  /\b(?:works? (?:too|as well|well|fine|great|just as)|(?:is|are|would be|tastes?|makes?|make)(?: also)? (?:a |an )?(?:\w+ )?(?:lovely|great|nice|delicious|good|wonderful|excellent|perfect|tasty|optional|fantastic|welcome|amazing)\b|(?:isn't|is not|are not|aren't) essential|not essential|can be (?:added|used|substituted|swapped|omitted|left out|skipped|replaced)|instead(?! of)|as a substitute|also works?|if (?:you|desired|available|using|liked|wanted|on hand|to hand|preferred)\b(?! (?:need|find|notice|see)\b))/;

/** An amount right before a food: "2 tbsp", "a splash of". */
const MEASURED_BEFORE =
  /(?:[\d½¼¾⅓⅔⅛]\s?(?:[a-z]{1,12}\.? )?(?:of )?|\b(?:spoonfuls?|splash(?:es)?|knobs?|pinch(?:es)?|dollops?|drizzles?|handfuls?|glugs?|dash(?:es)?|squeezes?|scattering|sprinkling|grating|pats?|ladles?|ladlefuls?|dusting|scoops?|teaspoons?|tablespoons?|cups?|ribbons?|blankets?|layers?|showers?|clouds?|piles?|trickles?|heaps?|mounds?|beds?) of (?:the |some )?)(?:\w+ ){0,2}$/;

/** "A flurry of sesame seeds": whatever it is measured with, so much of it goes in. What is seen, smelt or meant is no measure. */
const PORTION =
  /\b(?:an?|another|one|two|three|some|few|couple of|good|big|little) (?:(?!and |of |with |to |in )[\p{L}'-]+ ){0,2}(?!(?:kind|sort|type|way|sign|smell|taste|colou?r|look|hue|texture|consistency|feel|idea|memory|matter|question|version|hint of a|lack|absence|bowl|plate|pot|pan|dish|tray|pool)s? )[\p{L}'-]+ of (?:the |some |your )?(?:(?!and |with |to |in |on )[\p{L}&-]+(?:'s)? ){0,3}$/u;

/** "2–3 minutes for prawns, 6 for chicken": told for whoever cooks that instead. */
const TIMED_FOR = /(?:\b(?:minutes?|mins?|hours?|hrs?|h|seconds?|secs?)|[\d½¼¾]|°[cf]) for (?:[\p{L}-]+,? (?:or|and) |[\p{L}-]+, ){0,3}(?:[\p{L}-]+ )?$/u;

/** "A sauce for pouring over chips", "enough for two plates of pasta": what the dish is for, and no part of it. */
const MEANT_FOR =
  /\b(?:enough|made|meant|good|right|dressing|sauce|marinade|spread|dip|topping|filling|glaze) for (?:(?:pouring|spooning) over |spreading on |dipping |topping |tossing with )?(?:[\p{L}-]+,? (?:or |and |of )?){0,6}$/u;

/** What a sentence says as a whole, whatever food it is asked about. */
export interface SaidBySentence {
  readonly ofOthers: boolean;
  readonly setAside: boolean;
  readonly setAsideNext: boolean;
  /** "Would" stands in it. */
  readonly would: boolean;
  readonly answeredNo: boolean;
  readonly wish: boolean;
  /** Where a serving idea, a condition, a suggestion begins; undefined without one. */
  readonly idea: number | undefined;
  readonly condition: number | undefined;
  readonly suggestion: { readonly index: number; readonly words: string } | undefined;
  readonly suggestionBehind: number | undefined;
  readonly swap: boolean;
  /** Up to where one food stands for another: what may be had so is another dish. */
  readonly swappedTo: number | undefined;
}

/** "With almonds in place of the tomatoes it would be ajo blanco": another dish. */
const WITH_IT = /(?:^ ?|[.;:–—] )with (?:[\p{L}-]+ ){0,4}$/u;
const IT_WOULD = /^[^.;:]* (?:it|this|that)(?: would|'d) (?:be|have been|become|make|turn)\b/;
/** "A tin of coconut milk makes this a different soup": which this one is not. */
const ANOTHER_DISH_BEHIND =
  /^ (?:makes?|turns?|gives you)(?: this| it| that)?(?: into)?(?: an?)? (?:altogether |completely |entirely |whole |quite |very )?(?:different|other|another)\b/;
/** "Put it on the shopping list", "worth picking up some day": what is yet to be bought is not there. */
const SHOPPING =
  /\b(?:shopping list|stock up on|stocking up on|(?:your|the|my) next (?:shop|shopping|trip|order|haul|visit)|next time you(?:'re| are)? (?:shop|go|at|near|pass|see)|worth (?:buying|picking up|tracking down|seeking out)|(?:future|next) (?:round|go|attempt|version))\b/;
/** "Presumably with bread": nobody here says so. */
const HEARSAY =
  /\b(?:presumably|supposedly|reputedly|allegedly|legend has it|rumou?r has it|they say|it is said|(?:it|he|she|they) (?:is|was|are|were) said to)\b[^.;]*$/;
/** "You might be tempted to use stock; don't". */
const TEMPTED = /\btempted to [^,;.]*$/;
const RESISTED = /^(?:please )?(?:don't|do not|resist|no\b|you needn't|hold back)/;

/** "- chocolate chips", among the toppings: nothing is said but the food itself. */
function isItem(before: string, behind: string): boolean {
  return !/\p{L}/u.test(before + behind);
}

/** "Serve with a rocket salad", among the swaps. */
function tellsFirst(text: string): boolean {
  return instructionForm(/^[^\p{L}]*(\p{L}+)/u.exec(text)?.[1] ?? "") === "bare";
}

/** Reads a sentence once for all its foods. */
export function readSaid({ text, next, rest, asked }: Pick<Sentence, "text" | "next" | "rest" | "asked">): SaidBySentence {
  const suggestion = SUGGESTION.exec(text);
  return {
    ofOthers: OTHERS_DO.test(text) || SEEN_ELSEWHERE.test(text),
    setAside: SET_ASIDE.test(text),
    setAsideNext: SET_ASIDE_NEXT.test(next),
    would: text.includes(" would"),
    answeredNo: /\?\s*$/.test(text) && ANSWERED_NO.test(rest.replace(FURTHER_QUESTIONS, "")),
    wish: WISH.test(asked),
    idea: SERVING_IDEA.exec(text)?.index,
    condition: CONDITION.exec(text)?.index,
    suggestion: suggestion ? { index: suggestion.index, words: suggestion[0] } : undefined,
    suggestionBehind: SUGGESTION_BEHIND.exec(text)?.index,
    swap: SWAP.test(text),
    swappedTo: endOfSwapIn(text),
  };
}

/** What stands around a food in its sentence. */
export interface Around {
  /** The sentence in lower case, and the food's offsets in it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The sentence behind it. */
  readonly next: string;
  readonly said: SaidBySentence;
  /** Outside list and steps. */
  readonly aside?: Aside;
  readonly slot: Slot;
  /** An instruction comes before it in its sentence: "Serve with …", "Garnish: …". Asked of a word to the cook only. */
  readonly isInstructed: boolean;
  /** The same of any clause outside list and steps: "since the yoghurt is mild, beat the tahini into it". */
  readonly isTold: boolean;
}

/** How a sentence uses a food, and which of the rules says so: a feature of the weighed evidence. */
export interface Judgement {
  readonly use: MentionUse;
  readonly why: string;
  /** It comes out of a food that is there, and may be used from here on. */
  readonly comesOut?: true;
}

/** How a sentence uses a food that it names. */
export function judgeUse({ text, start, end, next, said, aside, slot, isInstructed, isTold }: Around): Judgement {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const near = before.slice(-90);
  const takenUp = isTakenUp(behind, next);
  const isSwapped = said.swappedTo !== undefined && start < said.swappedTo;
  if (isDenied(before, behind) || DENIED_BEHIND.test(behind)) return { use: "denied", why: "no" };
  if (COMES_OUT.test(behind)) return { use: "denied", why: "no", comesOut: true };
  const mood = moodOf(before, behind, text.slice(start, end));
  if (mood !== undefined) return { use: "denied", why: mood };
  if (WITH_IT.test(before) && IT_WOULD.test(behind)) return { use: "denied", why: "another" };
  if (!takenUp && ANOTHER_DISH_BEHIND.test(behind)) return { use: "denied", why: "another" };
  if (!takenUp && (HEARSAY.test(before) || (aside !== undefined && SHOPPING.test(text)))) return { use: "told", why: "story" };
  if (TEMPTED.test(near) && RESISTED.test(next)) return { use: "denied", why: "supposed" };
  if ((slot === "others" || said.ofOthers) && !takenUp && ((slot !== "others" && said.setAside) || said.setAsideNext)) return { use: "denied", why: "others" };
  if (said.answeredNo) return { use: "denied", why: "answered" };
  if (slot !== "others" && !said.ofOthers && isNeeded(before, behind)) return { use: aside === undefined ? "used" : "optional", why: "needed" };
  if (said.would && WOULD.test(behind) && !/\b(?:you|i|we)\b[^,;]*$/.test(near)) return { use: "optional", why: "would" };
  if (aside && MEANT_FOR.test(near)) return { use: "told", why: "meant" };
  if (TIMED_FOR.test(near) && !/\bthe $/.test(near)) return { use: "told", why: "timed" };
  if (ANOTHER_DAY.test(behind)) return { use: "told", why: "story" };
  const isPaired = aside === undefined && PAIR.test(before);
  if (said.idea !== undefined && said.idea < start && !takenUp && !isPaired) return { use: "suggested", why: "idea" };
  if (!takenUp && (said.wish || WISH_BEFORE.test(before) || NO_HARM.test(behind) || (before.includes(": ") && IDEA_LEAD.test(before))))
    return { use: "optional", why: "wish" };
  if (!isPaired && isOptional(said, text, start, end, aside !== undefined)) return { use: aside && isSwapped ? "told" : "optional", why: "optional" };
  if (isTakenOut(text, start)) return { use: "told", why: "out" };
  if (slot === "others" && !takenUp) return { use: "told", why: "others" };
  if (slot !== "used" && !NOT_WITHOUT.test(near) && !isMeasured(before) && !takenUp) return { use: "told", why: "slot" };
  if (aside === undefined || (aside === "word" && isInstructed)) return { use: "used", why: WAS_BOUGHT.test(near) ? "bought" : slot };
  return {
    use: isSwapped ? "told" : "optional",
    why: takenUp ? "taken" : isMeasured(before) ? "portion" : isTold || tellsFirst(text) ? "tip" : isItem(before, behind) ? "item" : "aside",
  };
}

/** An amount, or a portion whatever it is called, stands right before the food. */
export function isMeasured(before: string): boolean {
  return MEASURED_BEFORE.test(before.slice(-40)) || PORTION.test(before.slice(-60));
}

/** "Restaurants scatter nuts; do the same": what was told of others is done here too. */
export function isTakenUp(behind: string, next: string): boolean {
  return (
    TAKEN_UP.test(behind) ||
    SO_MUCH_OF_IT.test(behind.endsWith(";") ? behind + next : behind) ||
    (!/\b(?:\w+n't|not)\b/.test(behind) && TAKEN_UP.test(next.slice(0, 80)))
  );
}

/** "So do we, two teaspoons of it", "I use 60 g": how much of what was named goes in here. */
const SO_MUCH_OF_IT =
  /\b(?:\d+|[½¼¾]|an?|one|two|three|four|half an?|few|couple of) ?(?:(?:heaped |level |good |generous )?(?:g|kg|ml|l|oz|lbs?|tbsp|tsp|cups?|tablespoons?|teaspoons?|spoonfuls?|rashers?|slices?|sprigs?|handfuls?|cloves?|splash|glugs?|pinch|knob) )?of (?:it|them)\b|(?<!\b(?:about|around|than|to) )(?:\d|[½¼¾]) ?(?:g|kg|ml|oz|tbsp|tsp|tablespoons?|teaspoons?)(?=[.,;!)]|$| (?:first|before|in|into|over|on|here|goes?|now)\b)/u;

/** "It isn't a taco without sour cream." */
const NOT_WITHOUT = /(?:n't|\bnot|\bnever|\bno|\bnothing|\bnobody|\bnone|\bhardly)\b[^,;:.]* without (?:[\p{L}-]+ ){0,5}$/u;
const TAKEN_UP =
  /\b(?:(?:rub|brush|dress|finish|top|season|cover|fill|grease|coat|spread|line) (?:the |your |each )?[\p{L}-]+ with (?:it|them|some)\b|(?:they|she|he)(?:'re|'s| are| is) (?:\w+ )?right\b|do (?:the same|likewise|so|as (?:they|she|he)|it too|that)|so (?:do|should|must|can|will|shall|would) (?:you|we|i)|follow (?:suit|them|her|him)|copy (?:them|her|him|that)|do it (?:their|her|his|that|this) way|likewise|same here|(?<!\bnot )here(?:,? too\b| as well\b)|which (?:we|you|i)(?:'ll| will| then| also| now)? (?:add|mix|stir|fold|dice|chop|grate|crumble|put|throw|pour|use|whisk|toss|tip|scatter|slice|fry|spoon|spread|melt)\b|(?:me|us|you) too|join them|(?:in|on|over) (?:it goes|they go)|(?:add|serve|bring|stir|put|putting|use|scatter|pour|fold|throw|tip|mix|chuck|spoon|drizzle|sprinkle) (?:it|them|some|one|that|those|plenty)|(?:grate|crumble|squeeze|shave|slice|tear|crush|spread|brush|dust|pile|whisk|beat|rub|press|melt|pop|dollop) (?:it|them|some|one|that|those) (?:in|on|over|through|all over)|(?:so|and|then) (?:add|mix|stir|fold|grate|crumble|put|throw|open|pour|use|beat|whisk|toss|tip|get|bring|fetch)(?: in| on| over| out)? (?:about )?(?:\d|[½¼¾]|(?:one|two|three|four|half|an?|some|plenty|it|them)\b))/u;
/** "Cheese? Sour cream? Lettuce? Not today!": one answer for all that was asked. */
const FURTHER_QUESTIONS = /^(?:(?:[\p{L}'-]+ ?){1,4}\? ?)+/u;
/** "Salt? The feta brought its own." */
const ANSWERED_NO =
  /^(?:no(?:[,.!;]| need| thanks)|[^?]{0,60}\b(?:isn't|aren't|is not|are not) (?:needed|necessary|required)|nope|nah|not (?!only|just|optional|enough|negotiable|without|really optional)|never|none|neither|(?:lovely|great|good|fine|nice) in other|i'd (?:leave|skip|keep|save)|skip|leave|don't|you (?:won't|don't)|the [\p{L}-]+ (?:has|have|brought|brings|does|is|are|gives|takes|comes) )/u;

/** "Remove the giblets", "scoop out the seeds": what comes off a food and goes. */
export function isTakenOut(text: string, start: number): boolean {
  if (
    /\b(?:remove|discard|strain out|pick out|rinse off|rinse away|wash off|wash away|skim off|skim|clean of) any (?:[\p{L}-]+ )?$/u.test(text.slice(0, start))
  )
    return true;
  if (!/^(?:giblets?|neck|hearts?|cores?|marrow|twigs?|husks?|pips?|\S+ (?:seeds?|pips?|husks?|bones?))\b/.test(text.slice(start, start + 40))) return false;
  return /\b(?:remove|discard|throw away|pull out|pick out|scoop out|strain out|cut out)(?: and discard)? (?:the |any |all |its |their )*(?:[^\s,.;]+ )?$/.test(
    text.slice(Math.max(0, start - 60), start),
  );
}

function isOptional(said: SaidBySentence, text: string, start: number, end: number, isAside: boolean): boolean {
  if (/^[^.;(]{0,40}\(?\boptional\b/.test(text.slice(end)) && /^\s?(?:\(|,|–|-)?\s?(?:if using|optional)/.test(text.slice(end))) return true;
  if (/^\s?,?\s?\(?(?:if using|if you have (?:it|them|some|any)|if desired|if you like|if available)\b/.test(text.slice(end))) return true;
  const { condition, suggestion, suggestionBehind } = said;
  if (condition === 0) return true;
  // "For a crunchy salsa on top, open a jar": what it is done for is had by doing it.
  if (
    suggestion &&
    suggestion.index < start &&
    !(suggestion.words.startsWith("for ") && !text.slice(suggestion.index, start).includes(",") && end < text.indexOf(",", end))
  )
    return true;
  if (said.swap && SWAP.test(text.slice(0, start)) && (isAside || SWAP_FOR.test(text))) return true;
  // "4 cups broth (Swanson is good)": the bracket praises, and leaves nothing to choose.
  const isPraised = suggestionBehind !== undefined && suggestionBehind > end && /\([^)]*$/.test(text.slice(end, suggestionBehind)) && !/\(optional/.test(text);
  // "2 bananas (frozen if you planned ahead)": a condition of how it comes.
  const isOfForm = condition !== undefined && condition > end && /\((?!(?:only |just )?(?:optional|if|when)\b)[^)]*$/.test(text.slice(end, condition));
  const marks = [isOfForm ? undefined : condition, isPraised ? undefined : suggestionBehind].filter((at) => at !== undefined);
  return marks.some((at) => (at < start ? sameClause(text, at, start) : sameClause(text, end, at)));
}

/** No clause border lies between two offsets: a comma right before the mark belongs to the mark. */
function sameClause(text: string, from: number, to: number): boolean {
  return !/[;:–—]|,\s(?=\S+\s\S+\s\S)|\band (?:then|stir|add|serve|pour|mix|cook|fold|season)\b/.test(text.slice(from, to).replace(/,\s?$/, ""));
}
