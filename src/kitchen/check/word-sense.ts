/** Whether a word that can name a food means one where it stands: "with rocket" against "squash them", "cream the butter". */
import { pattern } from "#recipe/pattern";
import type { Token } from "#kitchen/knowledge/vocabulary";
import type { Mention } from "./find-mentions.ts";
import { instructionForm } from "#recipe/instruction-verbs";
import { WAS_BOUGHT } from "./was-bought.ts";
import { isMeasured, isTakenUp } from "./mention-context.ts";
import { ADJECTIVE_WORDS, BY_PLACE_WORDS, EVERYDAY_WORDS, FOOD_PLURALS } from "./mention-words.ts";
import { GENUS } from "./kinship-words.ts";
import type { OrderEntry } from "./order-entries.ts";
import { isJoined, isPointedAt } from "./pointing.ts";
import type { Sentence } from "./sentence.ts";
import type { Slot } from "./sentence-slots.ts";

/** Words that stand behind a thing, and are none that it tells the kind of: "rocket between", "beer right away". */
const BEHIND_A_THING = new Set(
  "about above across after again against all along alongside already also always among and another any apiece are around as aside at away back be bit because been before behind below beneath beside between both but by can cold comes coming could did do does done down each either enough even every everywhere first for from gets go goes gone had has have here hot if in inside instead into is it itself just last later lightly may might more must near next no nor not now off on once only onto or out over per plus rather ready right round should since so some soon still straight than then through throughout till to together too under underneath until up warm was were when where which while will with within without would yet".split(
    " ",
  ),
);

/** Right before crumbs that are bought, or made of bread. */
export const BREADCRUMBS = /\b(?:fine|dry|dried|coarse|stale|japanese|toasted|seasoned|yesterday's|handful of|cup of) (?:[\p{L}-]+ )?$/u;
/** "Chopped to coarse crumbs", "stop at coarse crumbs": what a food that is there is broken to, and nothing that another is rolled in. */
export const BROKEN_TO =
  /\b(?:chop|crack|puls|grind|ground|crush|blitz|pound|process|whizz|bash|smash|break|broken|crumbl|grat|blend)\w*(?:(?! (?:dip|roll|press|coat|turn|toss|dredge|drop|stir|fold)\b)[^.;])* (?:to|into) (?:[\p{L}-]+ ){0,2}$|\bstop at (?:[\p{L}-]+ ){0,2}$/u;
const HANDED =
  /\b(?:with|without|on|onto|over|in|inside|into|among|between|under|beneath|underneath|beside|alongside|around|round|through|against|upon|or|some)(?: (?!and |or |until |then )\S+){0,5} $/;
/** Verbs that look like foods when an object follows: "cream the butter", "zest the lemon", "shell the eggs". */
export const VERB_FOODS = new Set(
  "cream juice zest seed shell peel ice toast mash pickle sauce crumb stock grill fry dress roast steak core pit stem skin fillet dice hash roll top chip crisp drizzle wrap fluff spread rub glaze marinade bread crust ball season coat batter spice dip layer base garnish puff curry brown stew bake shake paste puree purée string candy rice".split(
    " ",
  ),
);
/** "A minute", "ten seconds": how long, in words. */
const A_WHILE = /(?:an?|one|two|three|five|ten|half an?|a few|a couple of) (?:minutes?|mins?|seconds?|secs?|hours?)\b/;
const OBJECT_BEHIND = pattern()`^ (?:the|a|an|your|both|together|each|them|it|up|in|until|all|half|every|with|well|evenly|out|over|through|off|for (?:about |another )?(?:[\d½¼¾⅓]|${A_WHILE}))`;
/** Right behind an order: what it is done to, how or how long. */
const TELLS_ON = pattern()`^ (?:(?:the|an?|half|it|them|each|both|every|all|out|between|until|for (?:about |another )?(?:\d|${A_WHILE})|again|gently|lightly|briefly|well)\b|\d+ (?:small |large |fat |plump )?cloves?\b)`;

/** Whether a word that can name a food is likely to be meant otherwise here. */
export function isEverydayWord(token: Token, { part, text, next }: Sentence, entries: readonly OrderEntry[], slot: Slot): boolean {
  const { lemma, word, start, end } = token;
  if (word.length < 3) return true;
  // "The heel of yesterday's loaf", "in fine crumbs": things, whatever else the words are.
  if (WAS_BOUGHT.test(text.slice(0, start)) || (lemma === "crumb" && BREADCRUMBS.test(text.slice(0, start)))) return false;
  // "Dry-fry", "stir-fry".
  if (/^fr(?:y|ies|ied)$/.test(word) && /\b(?:stir|dry|pan|deep|shallow|air|quick)-$/.test(text.slice(0, start))) return true;
  // "It warms the heart", "a grain with a tiny heart": of a bird or a beast it is said of which.
  if (word === "heart" && !OF_A_BEAST.test(text.slice(0, start)) && !entries.some(({ words }) => words.includes("heart"))) return true;
  // "Two ribs of celery", "2 hearts of romaine": a piece of what stands behind it.
  if (/^(?:rib|heart)$/.test(lemma) && /^ of (?!the |beef|pork|lamb|veal|meat|venison)/.test(text.slice(end))) return true;
  // "Cut the ribs from the leaves".
  if (lemma === "rib" && OF_A_LEAF.test(text.slice(end))) return true;
  // "A shake of cinnamon", "two good shakes": so much of it, or so often.
  if (
    lemma === "shake" &&
    (/^ (?:of|half ?way|now and|every|once|midway|from time|before|after)\b/.test(text.slice(end)) ||
      /\b(?:giv\w+|get|gets|with) (?:\S+ ){0,3}an?(?:other)? (?:final |last )?$/.test(text.slice(0, start)) ||
      /\b(?:good|few|couple of|gentle|little|quick|vigorous|big|two|three|occasional) $/.test(text.slice(0, start)))
  )
    return true;
  // "Lid on, shake.", "screw on the lid and shake": what is done with a jar.
  if (
    word === "shake" &&
    /(?:, |\band |\bthen )$/.test(text.slice(0, start)) &&
    /^(?:[.,;!]|$| (?:it|well|hard|until|to)\b)/.test(text.slice(end)) &&
    /\b(?:jar|lid|bottle|shaker|box|tub)\b/.test(text.slice(0, start))
  )
    return true;
  if (isColour(word, text.slice(Math.max(0, start - 20), start), text.slice(end, end + 12))) return true;
  // "The juice is tart enough".
  if (text.startsWith(" enough", end) && /\b(?:is|are|it's|be) (?:\w+ )?$/.test(text.slice(0, start))) return true;
  if (lemma === "rasher" && text.startsWith(" of ", end)) return true;
  // The pot that a casserole is cooked in.
  if (lemma === "casserole" && /\b(?:in|into|inside) (?:[\p{L},-]+ ){0,4}$/u.test(text.slice(0, start))) return true;
  if (word === "dip" && /^ in the (?:middle|centre|center|top)\b/.test(text.slice(end))) return true;
  if (lemma === "clove" && isPieceOfGarlic(text, start, part.role === "ingredient", entries)) return true;
  // "Drain the fish", of tinned tuna: a general word that points at a listed food of its kind.
  if (/\b(?:the|your) $/.test(text.slice(0, start)) && lemma === word && ENDS_A_THING.test(text.slice(end)) && isGenusOfListed(lemma, entries)) return false;
  if (!EVERYDAY_WORDS.has(lemma) || FOOD_PLURALS.has(word) || entries.some((entry) => entry.foods.some((food) => food.lemmas.at(-1) === lemma))) return false;
  if (part.role === "ingredient") return ADJECTIVE_WORDS.has(word) || /[,(]/.test(text.slice(0, start));
  return (
    !BY_PLACE_WORDS.has(word) ||
    !isHanded(text, token) ||
    (slot !== "used" && !/\b(?:the|your) $/.test(text.slice(0, start)) && !isMeasured(text.slice(0, start)) && !isTakenUp(text.slice(end), next))
  );
}

const OF_A_BEAST = /(?:\b(?:lamb|ox|beef|cow|calf|veal|pig|pork|chicken|duck|goose|turkey|venison|\d+|two|four|six)|'s) $/;
const OF_A_LEAF = /^ (?:from|of|in|out of) (?:the |each |every )?(?:[\p{L}-]+ )?(?:lea(?:f|ves)|kale|chard|cabbage|collards?|greens|peppers?|lettuce)\b/u;

/** "Lacy and deep orange", "orange side down", "turning a cheerful orange": a colour by a food's name. */
function isColour(word: string, before: string, behind: string): boolean {
  // "The cherry on top of a slow Sunday".
  if (word === "cherry" && /^ on top of\b/.test(behind)) return true;
  // "In goes honey".
  if (/\b(?:in|on|over|top|there|under|next) goes $/.test(before)) return false;
  return (
    COLOURS.test(word) &&
    (/^(?:-| (?:side|tint|tinge|hue|colou?r|spot|streak|edge|glow))/.test(behind) ||
      (/\b(?:deep|bright|pale|dark|light|vivid|burnt|dull|golden|rusty|brick|almost|nearly|turns?|goes|glow\w*|turn(?:s|ed|ing) an? \w+) $/.test(before) &&
        /^(?:[.,;:!?)]|$| (?:and|at|all|in the|on|when|with)\b)/.test(behind)))
  );
}

const COLOURS = /^(?:orange|peach|salmon|olive|chestnut|mustard|lemon|lime|plum|caramel|honey|chocolate|coffee|hazelnut|cherry|raspberry|tomato|cream)$/;

function isGenusOfListed(lemma: string, entries: readonly OrderEntry[]): boolean {
  const genus = /^(?:fish|meat)$/.test(lemma) ? GENUS[lemma] : undefined;
  return genus !== undefined && entries.some(({ foods }) => foods.some(({ ingredient }) => ingredient !== undefined && genus(ingredient.classId)));
}

/** "Until the raisins puff", "so that the base crisps", "the olives salt the dressing": the verb behind its subject. */
export function isPredicate(text: string, { word, start, end }: Token, slot: Slot): boolean {
  if (!VERB_FOODS.has(word.replace(/e?s$/, "")) && !VERB_FOODS.has(word) && instructionForm(word) === undefined && !/^(?:puffs?|drinks?)$/.test(word))
    return false;
  const subject = /(?:^| )([\p{L}'-]+) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1] ?? "";
  if (subject === "" || NO_SUBJECT.test(subject) || instructionForm(subject) === "bare") return false;
  const isMany = /[^s]s$|^(?:they|we|you)$/.test(subject);
  if (isMany === word.endsWith("s")) return false;
  const behind = text.slice(end);
  if (/^ (?:the|an?|your|it|them) /.test(behind)) return true;
  if (/^(?:puffs?|drinks?)$/.test(word)) return PREDICATE_END.test(behind);
  return (slot !== "used" || /^ (?:up|down) |^ (?:well|\p{L}{3,}ly)(?:[.,;!?)]|$)/u.test(behind)) && PREDICATE_END.test(behind);
}

const NO_SUBJECT =
  /^(?:the|a|an|of|and|or|with|in|on|over|to|into|for|from|your|some|any|all|this|these|that|its|their|is|are|be|been|was|were|has|have|no|not|as|like|until|than|but|then|just|more|less|hot|cold|warm|crisp|fresh|\w+(?:ed|ing|ly|less|ous))$/;
const PREDICATE_END = /^(?:[.,;:!?)]|$| (?:up|down|at|in|into|to|again|with|well|evenly|through|out|and|from|slightly|\p{L}+ly)\b)/u;

/** "Cream the butter", "cover and bake for 5 minutes": a word for a food that stands where the verb does. */
export function isVerb(text: string, { word, start, end }: Token, isSeldomFood: boolean, previous: Mention | undefined): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  if (/'s (?:[\p{L}-]+ )?$/u.test(before)) return false;
  // "A pinch of salt and puff up four flatbreads".
  if (word === "puff" && /^ up\b/.test(text.slice(end)) && AT_CLAUSE_HEAD.test(before)) return true;
  if (instructionForm(word) === "bare" && !USED_BY_VERB.test(word) && AT_CLAUSE_HEAD.test(before) && isOneOfVerbs(word, before, text.slice(end))) return true;
  if (isSeldomFood && (instructionForm(word) === "bare" || VERB_FOODS.has(word)))
    return BY_PLACE_WORDS.has(word)
      ? AT_CLAUSE_HEAD.test(before) && !isJoined(text, previous, start) && !standsAlone(text.slice(end), /\b(?:and|then|to) $/.test(before))
      : !AS_A_THING.test(before) || (/\b(?:and|or) $/.test(before) && !/^(?:[.,;)]|$)/.test(text.slice(end)));
  // "Spoon out, cream over, eat": foods first of all, and verbs only before what they are done to.
  if (
    /^(?:cream|juice|zest|ice|stock|crumb|bread|batter|spice|steak|curry|candy|paste|rice)$/.test(word) &&
    !/^ (?:the|an?|your|it|them|both|each|all|half|every|together) ?/.test(text.slice(end))
  )
    return false;
  if (!VERB_FOODS.has(word) || !OBJECT_BEHIND.test(text.slice(end)) || isPointedAt(text, start)) return false;
  return !isJoined(text, previous, start) && AT_CLAUSE_HEAD.test(before);
}

/** Verbs that use the very food: "salt the water". */
const USED_BY_VERB = /^(?:salt|pepper|oil|butter|flour|sugar|honey)$/;

/** "…, wrap, trim and seal", "add the pecans and toast for 3 minutes", "peel the tomatoes and mash": what stands around it are verbs too. */
function isOneOfVerbs(word: string, before: string, behind: string): boolean {
  const next = /^,? (?:and |then )?(\p{L}+)/u.exec(behind)?.[1] ?? "";
  if (/^,? (?:and |then )/.test(behind) && instructionForm(next) === "bare" && !VERB_FOODS.has(next)) return true;
  if (/^, \p{L}+(?: and|,)/u.test(behind) && instructionForm(next) === "bare") return true;
  if (/^, (?:(?:un)?covered|so|until|\w+ing|\w+ly)\b/.test(behind)) return true;
  if (TELLS_ON.test(behind)) return true;
  // "Dip in the egg and roll in the crumbs": once more what was just done.
  if (isDoneAgain(before, behind)) return true;
  if (
    /^(?:[.;]|$)/.test(behind) &&
    /^(?:bake|fry|roast|grill|chill|roll|wrap)$/.test(word) &&
    before.endsWith(" and ") &&
    !/\b(?:with|serve|eat|like)\b[^,]*$/.test(before)
  )
    return true;
  return /^(?:[.;]|$)/.test(behind) && /\b(?:peel|drain|boil|steam|simmer|soften|core|scrape)\b[^.;,]* and $/.test(before);
}

const IN_SOMETHING = /^ in (?:the|some|your|it|them)\b/;
const DONE_IN = /(?:^|[.,;:] ?|\bthen )(\p{L}+) in (?:the|some|your) [^.;,]* (?:and|then) $/u;

/** "Dip in the egg and roll in the crumbs": the same is done once more. */
export function isDoneAgain(before: string, behind: string): boolean {
  return IN_SOMETHING.test(behind) && instructionForm(DONE_IN.exec(before)?.[1] ?? "") === "bare";
}

/** "Garnish: mash.", "rocket to taste": a thing, where "wrap, trim and seal" goes on with another verb and "cover and toast." is one. */
function standsAlone(behind: string, isJoint: boolean): boolean {
  const next = /^,?(?: and| then)? (\p{L}+)/u.exec(behind)?.[1] ?? "";
  if (instructionForm(next) === "bare") return false;
  return /^ (?:to taste|goes?|is|are|on the side)\b/.test(behind) || (!isJoint && /^(?:[.,;:)!]|$)/.test(behind));
}

/** Right before a verb at the head of its clause. */
const AT_CLAUSE_HEAD = /(?:^|[.,;:!?(–—]|\b(?:and|or|then|to|now|next|just|also|again|gently|lightly|well|quickly|finely|carefully|you|we|can|\w+ly)) ?$/;
/** Right before a word that is a thing: "with a dip", "the mash", "some toast". */
const AS_A_THING =
  /\b(?:with|of|an?|the|some|your|on|over|in|extra|more|and|or|\d+|each|tbsp|cups?|hot|warm|cold|fresh|crisp|crusty|green|side|garden|buttered|creamy|thick|this|that|add) (?:(?!and |or )\w+ )?$/;

/** "3 cloves, crushed", "the cloves" of a recipe with garlic, against "4 cloves" among spices. */
export function isPieceOfGarlic(text: string, start: number, listed: boolean, entries: readonly OrderEntry[]): boolean {
  const before = text.slice(0, start);
  if (/\b(?:ground|whole|tsp|teaspoons?|dried|with|of|and) $/.test(before)) return /\bgarlic\b/.test(text);
  // "Rub with a cut clove", "mash a clove": one piece, of a recipe with garlic.
  if (
    !listed &&
    /\b(?:an?|one|another|half an?|each|some|few|(?:two|three|four|five|six|\d+)(?: or (?:two|three|four|five|six|\d+))?) (?:[\p{L}-]+ )?$/u.test(before) &&
    /^cloves?\b/.test(text.slice(start)) &&
    entries.some(({ words }) => words.includes("garlic"))
  )
    return true;
  return (
    /\bgarlic\b/.test(text) ||
    (listed && /\d cloves?/.test(text.slice(0, 60))) ||
    (!listed && entries.some(({ words }) => words.includes("garlic")) && /\b(?:the|your|each|peeled|crushed|remaining) $/.test(before))
  );
}

/** A word stands as a thing of its own: "with rocket", "the swede,", but not "with crisp edges" or "squash them". */
function isHanded(text: string, { word, start, end }: Token): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end);
  const next = /^ (\p{L}+)/u.exec(after)?.[1] ?? "";
  const isNoVerb = instructionForm(word) !== "bare" && !VERB_FOODS.has(word);
  if (
    !ENDS_A_THING.test(after) &&
    !(
      isNoVerb &&
      (BEHIND_A_THING.has(next) ||
        /^ [–—-] /.test(after) ||
        /^(?:past|s)$/.test(instructionForm(next) ?? "") ||
        (LETS.test(before) && instructionForm(next) === "bare"))
    )
  )
    return false;
  if (HANDED.test(before) || BEFORE_A_THING.test(before)) return true;
  // "Rocket next", "then rocket, then chicken": a word that no cook does anything by.
  if (isNoVerb && (HEADS_A_CLAUSE.test(before) || FETCHED.test(before))) return true;
  const verb = /(?:^|[\s(])(\p{L}+(?: in| on| over| up| out| round| around| for| through)?),? $/u.exec(before)?.[1]?.split(" ")[0] ?? "";
  return (
    /^(?:bare|ing)$/.test(instructionForm(verb) ?? "") ||
    (/(?:^|[:.;!?,])\s*$/.test(before) && /^(?: to taste| goes| is| are|,|[.!?]?$)/.test(after)) ||
    STRANGE_VERB.test(before)
  );
}

const LETS = /\b(?:let|have|make|get|keep) $/;
const FETCHED = /\b(?:reach|go|opt|ask|look|plump) for (?:[\p{L}-]+ )?$|\b(?:it|them|this) as $/u;
const HEADS_A_CLAUSE = /(?:^|[:;.!?,–—-]|\b(?:then|now|next|finally|lastly|yes|comes?|takes?|let|keep|just|it's|here's|best|and then)) ?$/u;

/** One word that begins a sentence, and no word that describes: "Zigzag fries all over". */
const STRANGE_VERB =
  /^ ?(?!(?:\w+(?:ed|y|ful|ing)|hot|cold|warm|crisp|soft|fresh|good|big|small|thick|thin|no|not|as|if|like|when|your|the|this) )[\p{L}-]+ $/u;
/** Behind a thing its phrase or clause ends. */
const ENDS_A_THING =
  /^(?:[.,;:)!?]|$| (?:batter|dressing|marinade|glaze|gravy|reduction|a|an|all|across|everywhere|of course|plenty|and|or|to|in|into|on|onto|over|with|for|before|until|alongside|at|if|then|from|so|while|when|as|through|soldiers|fingers|points|triangles|goes|go|is|are|has|have|gets|comes|each|apiece|underneath|under|below|beneath|beside|next|within|around|round|everywhere|fall|drip|melt|last|too|also|now|just|right)\b)/;
const BEFORE_A_THING =
  /(?:^|[\s(])(?:the|some|a|of|and|or|extra|more|little|crusty|buttered|cold|hot|warm|fresh|chopped|sliced|shredded|diced|cubed|grated|crushed|ground|whole|mashed|roast|boiled|steamed|frozen|tinned|canned|green|baby|peeled|leftover|remaining|your|want|wants|need|needs|also|be|like|forget|(?:moment|time|turn|cue) for|around|round|in|all|last|finally|\d+\s?g|\d+|cups?|tbsp|tsp|ml),? $/;
