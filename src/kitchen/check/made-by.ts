/** How a sentence tells that something is made: what it is worked to, cut into, called, boiled down to. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { pattern } from "#recipe/pattern";
import type { Mention } from "./find-mentions.ts";
import { isMakeable, isOfMadeClass, isShaped } from "./makeable.ts";
import { BESIDE } from "./made-of.ts";
import { isMeasured } from "./mention-context.ts";
import { goesIn } from "./mention-place.ts";
import type { Sentence } from "./sentence.ts";

/** How a thing is told of that something turns into, up to its name: "a smooth", "8 flat". A portion ("a bowl of") is no shape. */
const A_THING =
  /(?:an?|one|two|three|four|\d+|small|flat|thin|thick|fine|soft|smooth|rough|large|big|little|tiny|loose|stiff|even|long),?(?: (?!with\b|on\b|over\b|of\b)[^\s,;.]+,?){0,4} /;
/** "becomes a thick custard", "make the gravy", "cut into chips". */
const RESULT = pattern()`\b(?:(?:becomes?|forms?|forming|(?:slump|collapse|melt|dissolve|soften|thicken|break|cook|fall|come|go|settle|turn)(?:s|es|ed|ing)? (?:\w+ )?(?:in)?to) ${A_THING}|(?:(?:make|makes|making|made|prepare|preparing|prepared|form|forms|forming|shape|build|assemble|(?:throw|knock|whip|rustle|put|stir|mix|pull) (?:up|together))(?: (?:the|an?|your(?: own)?|some|into|\d+))?|(?:cut|cutting|sliced?|shaped?|rolle?d?|formed|torn|tear|break|divided?|turn\w*|mould\w*|pat\w*) (?:\S+ ){0,4}into)(?: (?!with\b|on\b|over\b|of\b|and (?:then )?\p{L}+ in\b|in\b)[^\s,;.]+,?){0,4} )$`;
/** "… to a smooth custard", "… into thin flatbreads", "… for a soft dough", where something was worked on: "serve in a roll" makes none. */
export const ENDS_AS = pattern()`\b(?:to|into|for|as) ${A_THING}$`;
export const WORKED =
  /\b(?:stirr?|whisk|blend|beat|mix|pound|grind|chopp?|mash|crush|crack|break|blitz|process|work|whizz|pure|simmer|boil|cook|reduc|melt|rubb?|whipp?|cream|knead|shap|roll|form|bring|gather|fold|thicken|press|squash|patt?|cutt?|slic|turn|sett?|bak|fry|fri|combin|divid|pinch|bind|lett?|loosen|grat|puls|draw|pull|churn|freez|strain|shredd?|toss)(?:e|es|s|ed|d|ing)?\b/;
/** "Until you have a stiff dough", "so that it is a thick custard". */
const YIELDS = pattern()`\b(?:until|till|so|when|once)\b[^.;,]*\b(?:have|get|is|are) ${A_THING}$`;
/** "Sieve, and you have an instant gravy". */
const AND_YOU_HAVE = pattern()`\b(?:and|then) you(?:'ve got| have|'ll have) ${A_THING}$`;
export const GROUP =
  /(?:^|[a-z)] )(?<!\b(?:time|ready|turn|room|space|wait|call|look|reach|shop|ask) )for the (?:\S+ ){0,1}$|^(?:for|to make|make|start with|begin with) (?:the|a|an|your)(?: \S+){0,2} $/;
/** "Blend with the stock to a smooth cream": by whatever food's name it goes, it was made here. */
const WORKED_TO =
  /\b(?:stir|whisk|blend|beat|mix|pound|grind|mash|blitz|process|work|whizz|puree|simmer|boil|cook|reduce|melt|rub|whip|cream)\w*\b[^.;]*\b(?:to(?: (?:make|form|give|get))?|into|until (?:you have|it forms?|they form)) an? (?:[\p{L}-]+,? ){0,3}$/u;
/** "Stir the honey into a thick yogurt": that makes no yogurt. */
const STIRRED_INTO = /\b(?:stir|whisk|mix)\w*\b[^.;]*\binto an? (?:[\p{L}-]+,? ){0,3}$/u;
/** "Until its red oil has run": what comes out of a food that is there. */
export const OF_ITS_OWN = /\b(?:its|their) (?:own )?(?:[\p{L}-]+ )?$/u;
/** "Until the custard sets", "so the caramel stays soft": what comes about. Heat alone makes nothing. */
export const COMES_ABOUT = /\b(?:until|till|so|so that|when|once|while) the (?:[\p{L}-]+ ){0,2}$/u;
export const ONLY_HEATED = /^ (?:is |are )?(?:\w+ )?(?:hot|warm|heated|cold|chilled|piping|melts|melted|has gone in|goes in)\b/;
/** "Boil the gravy", "roll them in the gravy": what is cooked on, or cooked in, was there. */
export const COOKED_ON =
  /\b(?:reduce|boil|simmer|thicken|skim|strain|season|loosen|sharpen|bubble)(?: down)? the $|\b(?:roll|turn|tuck|slide|put|return|nestle|simmer|poach|cook|stir)\b[^.;]*\b(?:in|into) the (?:[\p{L}-]+ )?$/u;
/** "Mashing a few to thicken the gravy", "roll the meatballs in this quick gravy": what is in the pan, and no other. */
export const THICKENED = /\b(?:thicken|reduce|loosen)(?:s|ing)?(?: down)? the $|\b(?:in|into) this (?:[\p{L}-]+ )?$/u;
/** "Those juices are your gravy", "that's your sauce". */
const IS_YOUR =
  /\b(?:that|this|it|they|those|these|juices|drippings|mixture|liquid|stuff|remains|fat|yolk|yolks)(?: right there| there)?(?:'s| is|'re| are) (?:your|the|a) (?:(?!for |of |with )[\p{L}-]+ ){0,2}$/u;
/** "Pour the pan juices over as a gravy": what is there, by what it serves for. */
const SERVES_AS = /\b(?:juices|drippings|liquid|liquor|mixture|rest|it|this|them) (?:\w+ ){0,4}as (?:an?|your|the) (?:[\p{L}-]+ )?$/u;
/** "Serve it as soup". */
export const SERVED_AS = /\b(?:serve|eat|use|have|enjoy) (?:it|this|them|everything|the \p{L}+) as $/u;
/** Nothing is said of how. */
export const TELLS_NO_MORE = /^(?: meanwhile| too| now| as usual| in the meantime| as well)?[^\p{L}]*$/u;
/** "Make the pastry and chill it": of what, nobody says. */
export const SAYS_TO_MAKE = /\b(?:make|prepare)(?: up)? (?:the|your|an?|some) (?:[\p{L}-]+ )?$/u;
/** What stands before a thing that is brought to the dish, not made in it. */
export const BROUGHT =
  /\b(?:with|on|onto|over|alongside|beside|forget|without|(?:time|moment|turn|cue) (?:for|of)|add|adding|stir in|mix in|fold in|spread|spread on|pile on|spoon on|spoon over|pour over|drizzle over|scatter|scatter over|dollop|some|and)(?: (?:the|your|some|a|an|of|crusty|crisp|thick|fresh|warm|hot|cold|extra|more|little|bit|spoonful|spoon|dollop|splash|two|four|six|\d+)){0,5} $/;
export const COMPOSED = /\b(?:whisk|mix|blend|beat|whip|combine|incorporate|stir together)\b(?! (?:it|them)\b)/;
/** Eggs and oil that are no mayonnaise: what is dipped and fried. */
export const COATS_OR_FRIES = /\b(?:fry|fries|cook|heat|skillet|frying pan|roast|bake|grill|sear|dip|coat|brush|crumb|scramble|toss)(?:e?s|ed|ing)?\b/;
/** "Fill the dishes with the custard": what was mixed for it. */
export const FILLED_WITH = /\bfill(?: (?!and |then )[\p{L}-]+){0,4} with the $/u;
/** "Spoon it over the buns": a place, where something else goes. */
export const OVER_IT = /\b(?:it|them|this|that|half|some|everything) (?:over|onto|on) (?:the|your) (?:[\p{L}-]+ )?$/u;
/** "Mayo now! One yolk, a teaspoon of mustard …", "White sauce. Melt the butter …": a sentence that is its name, above what goes into it. */
export function isHeadOfItsMaking({ sentence: { text, next }, start, end }: Mention): boolean {
  return (
    /^[^\p{L}]*(?:(?:now|next|then|and|meanwhile|first|finally),? )*(?:for )?(?:the |your |our )?$/u.test(text.slice(0, start)) &&
    /^(?: now| next| first| time)?[^\p{L}]*$/u.test(text.slice(end)) &&
    (/^(?:\d|[½¼¾]|(?:an?|one|two|three|half)\b)/.test(next) || (WORKED.test(/^\p{L}+/u.exec(next)?.[0] ?? "") && !/^\p{L}+ (?:it|them)\b/u.test(next)))
  );
}
/** What is there goes by the thing's name from here on. */
export function isSoCalled(before: string): boolean {
  return IS_YOUR.test(before) || SERVES_AS.test(before);
}
/** Whether a sentence, up to a thing that it names, has made that thing. */
export function isResultOf(before: string): boolean {
  const near = before.slice(-REACH);
  if (AND_YOU_HAVE.test(near) && WORKED.test(near)) return true;
  return /(?:→|->|=>?) (?:[^\s.;]+ ){0,3}$/.test(near) || RESULT.test(near) || YIELDS.test(near) || (ENDS_AS.test(near) && WORKED.test(near));
}
/** Characters of a sentence that are looked at before a thing. */
export const REACH = 160;
/** A liquid boiled down, or sugar and water boiled. */
export const BOILED_DOWN =
  /\b(?:boil|simmer|bubble|reduce)\b[^.]*\b(?:until|to)\b[^.]*\b(?:remains?|is left|are left|coats? (?:a|the)|sticky|syrup)\b|\b(?:boil|simmer|dissolve|heat)\b[^.]*\bsugar\b[^.]*\bwater\b/;
/** What comes out of a roast or a braise while it cooks, and is no food of its own until it is thickened. */
export const PAN_JUICES =
  /\bjuices\b[^.]{0,60}\b(?:boil|strain|sieve|thick|whisk|reduc|glossy|bubble|simmer)|\b(?:boil|strain|thicken|whisk|reduce|bubble|skim)\b[^.]{0,40}\bjuices\b|\bdrippings\b|\b(?:boil|bubble|simmer)\b[^.]{0,60}\bscrap(?:e|ing)\b|\bscrap(?:e|ing)\b[^.]{0,60}\b(?:boil|bubble|simmer)\b/;
/** A step has seen the thing come about: "until syrupy". */
export const MASHES =
  /(?:^|[.;:] |, then |\bthen )mash (?!on\b|over\b|goes\b|is\b|and\b)\S|(?<!\b(?:the|your|some|of) )\bmash (?:w\/|(?:with|it|them|the|until|in|well|roughly|to)\b)/;
export const WORKED_TO_A = /\b(pur[eé]e|juice|paste|crumb)d\b/g;
export const TURNED = /\b(syrup|custard|caramel|gravy|curd|jamm?)(?:y|ise[sd]?|ize[sd]?|led?|s)\b/g;

/** Right before what a dish is begun with: "split the", "rub the", "onto each". */
export const TAKES =
  /\b(?:split|fill|stuff|toast|butter|spread|rub|warm|halve|open|slit|soak|crush|crumble|break|tear|unroll|line|on|onto|into|over|in) (?:up )?(?:the|each|your|both) (?:[\p{L}-]+ )?$/u;

/** So much of a thing that dishes are served or filled with as often as they make it. */
export function isMeasuredOut({ sentence, start, lemmas, definite }: Mention): boolean {
  return !definite && (BESIDE.test(lemmas.at(-1) ?? "") || BESIDE.test(lemmas.join(" "))) && isMeasured(sentence.text.slice(0, start));
}

/** Mayo is the mayonnaise that was made: a made thing goes by its last word, and by what it is. */
export function namesOf({ lemmas, ingredient }: Mention): readonly string[] {
  return [lemmas.at(-1) ?? "", ...(ingredient ? [`#${ingredient.id}`] : [])];
}

/** "200 g sugar, for the caramel": a line of the list says what is made of it. */
export function isMadeOfLine({ sentence, start, phrase, ingredient }: Mention): boolean {
  return (
    sentence.part.role === "ingredient" &&
    (phrase === "made" || isOfMadeClass(ingredient)) &&
    /\S,? (?:\()?(?:for|to make) (?:the|a|an|your) (?:\S+ )?$/.test(sentence.text.slice(0, start))
  );
}

/** "Break into small nuggets": a food's name for what it is cut or broken to. Only what goes by its form is such a name: who crumbles biscuits into yogurt has yogurt. */
export function isShape({ sentence, start, lemmas, ingredient }: Shaped): boolean {
  const name = lemmas.at(-1) ?? "";
  return (
    (FORMS.test(name) || isShaped(ingredient?.classId)) &&
    /\b(?:(?:cut|break|tear|chop|slice|roll|shape|form|divide|pull|push|crumble|turn)\b[^.;]{0,30}\binto|(?<!\b(?:an?|the|each|every|your) )(?:cut|chop|slice|divide)\b[^.;]{0,30}\bin) (?:small |little |large |long |short |thin |thick |fine |flat |even |neat |rough |bite-sized |\d+ |equal )*$/.test(
      sentence.text.slice(Math.max(0, start - 70), start),
    )
  );
}
type Shaped = Pick<Mention, "sentence" | "start" | "lemmas"> & { readonly ingredient?: Mention["ingredient"] | undefined };
const FORMS =
  /^(?:nugget|finger|chip|fry|crisp|wedge|ribbon|noodle|steak|cutlet|medallion|escalope|crumb|crouton|soldier|ball|sausage|burger|patty|pattie|meatball|lardon|rasher|chop|fillet|goujon|schnitzel|floret|flake|rib|strip|stick|chunk|piece|bite|log|square|round|cake|slab)$/;

/** "Blend to a smooth cream", "the oil that remains". */
export function isWorkedToIt({ sentence, start, end }: Mention): boolean {
  return WORKED_TO.test(sentence.text.slice(Math.max(0, start - 80), start)) || /^ (?:remains?|is left)\b/.test(sentence.text.slice(end, end + 12));
}

/** "Blend with the stock to a smooth cream": what is only stirred into is none of it, unless it is a thing that is made. */
export function isMadeByWork(mention: Mention, before: string): boolean {
  return WORKED_TO.test(before) && (isMakeable(mention) || !STIRRED_INTO.test(before));
}

/** "Two ladles of hot broth": out of the pot in which it came about. */
export function isLadled({ sentence, start }: Mention): boolean {
  return /\bladle(?:s|fuls?)? of (?:the )?(?:hot |warm )?$/.test(sentence.text.slice(0, start));
}

/** "Boil, scraping up the brown, to a little gravy". */
export function isWorkedTo(before: string): boolean {
  const near = before.slice(-REACH);
  return ENDS_AS.test(near) && WORKED.test(near);
}

/** What is mixed of spices, herbs or fats before it goes in. */
const isAMix = ofGenera(["spice-blend"], ["curry_paste"]);

/** "Scrape this masala into the pot": what was mixed or fried a moment ago, by the name of a mix. */
export function isMixedHere({ sentence, start, lemmas, ingredient }: Mention): boolean {
  return (
    lemmas.length === 1 && ingredient !== undefined && isAMix(ingredient.classId) && /\b(?:this|that) $/.test(sentence.text.slice(0, start)) && sentence.at > 0
  );
}

/** "Spoon the gravy over the hot custard". */
const IS_A_PLACE = /\b(?:over|onto) the (?:hot |warm |cold |cooled |set )?$/;

/** "Pile on the jam", "after the jam has gone in". */
export function isBroughtIn(mention: Mention): boolean {
  return BROUGHT.test(mention.sentence.text.slice(Math.max(0, mention.start - 60), mention.start)) || goesIn(mention);
}

/** The same, unless it is a place where something else goes. */
export function isBroughtHere(mention: Mention): boolean {
  return isBroughtIn(mention) && !IS_A_PLACE.test(mention.sentence.text.slice(0, mention.start));
}

/** "Cornbread" of a list with bread: one of its words ends so. */
export function endsInWord(name: string, ending: string): boolean {
  return name.endsWith(ending) || name.split(" ").some((word) => word.endsWith(ending));
}

/** "**Mayo.** Whisk the yolks", "THE SLAW Shred the cabbage": a part's name above what goes into it, and none that is bought for it. */
export function isOwnWork({ sentence: { text, next, at }, end }: Mention, sentences: readonly Sentence[]): boolean {
  // "4. DIP" over "4.1 Mix the soy sauce …".
  const told = /\p{L}/u.test(text.slice(end)) ? text.slice(end) : next || (sentences[at + 1]?.text ?? "");
  return WORKED.test(told) && !/^[^\p{L}]*(?:open|warm|heat|spread|spoon|pour|drizzle|add|put|serve|scatter|stir)\b/u.test(told);
}
