/**
 * Reads which words of a sentence stand where a food is used: behind an instruction ("stir in", "serve … with"), in a phrase
 * of one ("over", "in"), or alone ("Salt, to taste"). What a sentence tells (what happens, why, what it is like) uses nothing.
 */
import { tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import { oncePer } from "#kitchen/once-per";
import { instructionForm, isBringing } from "#recipe/instruction-verbs";
import { BE, isBeingDone, isSaidToGo, isUrged } from "./said-to-be-done.ts";
import type { Sentence } from "./sentence.ts";

/** `used`: something is done with what stands here. `told`: it is only spoken of. `others`: somebody else does it. */
export type Slot = "used" | "told" | "others";

/** `open`: no verb has come yet. `state`: a clause tells how things are. */
type Mode = Slot | "state" | "open";

/** A clause behind these tells how things are: "until the oil shows", "as the capers bring the salt". */
const TELLING_OPENERS = new Set(
  "until till til when once because since so which that where unless though although whereas whether if as while before after than why how lest who whose whom".split(
    " ",
  ),
);
const AS_WELL = new Set("well much many little few soon desired needed required".split(" "));
const FINITE = new Set(
  "is are was were isnt arent wasnt werent has hasnt have havent had hadnt can could will would should may might must does did do dont doesnt didnt wont wouldnt theyre theyd theyll theyve youre youd youll youve weve it they there i we you he she goes go gets get comes come needs need brings bring supplies supply gives give makes make keeps keep contains contain tastes taste smells smell looks look feels feel turns becomes become stays stay melts melt burns burn carries carry holds hold helps help works work means mean wants want provides lends lend cuts balances balance stands suits suit replaces shows show adds salts sets thickens softens absorbs releases rises floats sinks separates coats tells loves deserves counts does bring supply give make contain need provide hold lend season salt".split(
    " ",
  ),
);
const DETERMINERS = new Set("the a an of its their your some this these".split(" "));
const ADVERBS =
  /^(?:then|now|next|also|just|finally|meanwhile|first|again|\p{L}+ly|always|to|please|and|or|but|either|optionally|well|once|more|each|all|both|not|back|you|i|we|you'll|we'll|let's|can|could|will|may|should|must|might|it)$/u;
/** A phrase at the front of a sentence or behind a comma: "With the butter, …", "…, plus a little cream". */
const LEADING = new Set("with plus alongside along using in into to over on onto from for instead atop".split(" "));
const ADDING = new Set("with plus alongside along using".split(" "));
/** Things a food does by being used: "In goes the butter", "the cream goes in". */
const GOES = new Set("goes go comes gets join joins follows".split(" "));

/** "The plates each get a fried egg". */
const SERVED_ON = /^(?:each|all|both|plates|bowls)$/;

/** The words of a sentence and their slots: read once, though it names many foods. */
export const slotsOf = oncePer(({ text }: Sentence) => {
  const tokens = tokenise(text);
  return { tokens, slots: readSlots(text, tokens) };
});

/** For each token of a sentence, the slot in which it stands. Linear. */
export function readSlots(text: string, tokens: readonly Token[]): readonly Slot[] {
  const modes: Mode[] = [];
  const outer: Mode[] = [];
  let mode: Mode = "open";
  let openFrom = 0;
  /** The clause began the sentence with an opener, so that a comma ends it: "Before it goes out, …". */
  let inFront = false;
  let borderAt = 0;
  /** What is done stands in front as the subject of what it does: "Drying out makes the grains thirsty for it". */
  let isSubject = false;
  /** A phrase opened the sentence, and no verb has come yet: "In Lyon …". */
  let isLed = false;
  const close = (at: number, slot: Slot): void => {
    for (let open = openFrom; open < at; open += 1) if (modes[open] === "open") modes[open] = slot;
    openFrom = at;
  };
  tokens.forEach((token, at) => {
    const { word } = token;
    const before = tokens[at - 1];
    const gap = text.slice(before?.end ?? 0, token.start);
    if (/[,;:.]/.test(gap)) isLed = isSubject = false;
    const fresh = at === 0 || /[;:.!?–—]|\s-\s/.test(gap);
    if (fresh || (inFront && gap.includes(","))) {
      close(at, "used");
      mode = "open";
      inFront = false;
    }
    for (const bracket of gap.match(/[()]/g) ?? []) {
      if (bracket === "(") {
        outer.push(mode);
        close(at, "used");
        mode = "open";
      } else mode = outer.pop() ?? mode;
    }
    if (/[,(]/.test(gap)) borderAt = at;
    const border = fresh || /[,(]/.test(gap) || JOINTS.has(before?.word ?? "");
    const form = instructionForm(word);
    if (fresh) isSubject = form === "ing";
    const goes =
      isUrged(tokens, at) ||
      (mode === "open" && (GOES.has(word) || (word === "get" && SERVED_ON.test(before?.word ?? "")))) ||
      bringsUnsaid(tokens, at, border) ||
      (isDoneByCook(tokens, at) && (border || isDoneMeanwhile(tokens, at)));
    if (goes || (form !== undefined && governs(form, { word, border, mode, tokens, at }))) {
      close(at, "used");
      mode = "used";
      isLed = false;
    } else if (isSubject && mode === "used" && HAS_AN_EFFECT.test(word)) {
      close(at, "used");
      mode = "told";
    } else if ((mode === "open" || isLed) && isSomebodyElse(tokens, at)) {
      // What stood before the last comma was not theirs: "(in lard, like my nan did)".
      close(Math.max(openFrom, borderAt), "used");
      close(at, "told");
      mode = "others";
    } else if (isLed && mode === "used" && /^(?:was|were|had|did|used)$/.test(word)) {
      // "In the old days this was sold next to rice": what was.
      mode = "told";
      isLed = false;
    } else if (NEEDS.has(word) && mode !== "state" && tokens[at + 1]?.word !== "to") {
      close(at, "used");
      mode = "used";
    } else if (TELLING_OPENERS.has(word) && !isAsWell(tokens, at) && !isAfterDeterminer(before, word, tokens[at + 1]?.word ?? "")) {
      inFront = fresh || (mode === "open" && openFrom === at);
      // The subject of a clause that goes on behind an "as" or a "that" has not met its verb yet.
      if (mode !== "open" || fresh) mode = "state";
      else if (word !== "that" && word !== "which" && word !== "where") {
        close(at, "used");
        mode = "state";
      }
    } else if (fresh && (LEADING.has(word) || (/^(?:straight|right|off|back)$/.test(word) && LEADING.has(tokens[at + 1]?.word ?? "")))) {
      mode = "used";
      isLed = true;
    } else if (border && mode === "state" && ADDING.has(word)) mode = "used";
    else if (mode === "open" && OBJECT.test(word) && !border && !FINITE.has(tokens[at + 1]?.word ?? "") && !LEADING.has(before?.word ?? "")) {
      // A verb that no list holds: "Hit it with lime".
      close(at, "used");
      mode = "used";
    } else if (
      mode === "open" &&
      FINITE.has(word) &&
      !(word === "you" && before?.word === "as" && LIKING.test(tokens[at + 1]?.word ?? "")) &&
      !isNounHere(word, before?.word ?? "") &&
      !(form === "bare" && (border || LEADING.has(before?.word ?? ""))) &&
      before?.word !== "to"
    ) {
      // "A dollop of cream on each and it is done": a new subject leaves what stood before the "and" as it was.
      close(at, followsPassive(tokens, at) || (border && !fresh && SUBJECTS.has(word)) ? "used" : "told");
      mode = "told";
    }
    modes.push(mode);
  });
  close(tokens.length, "used");
  return modes.map((each) => (each === "open" ? "used" : each === "state" ? "told" : each));
}

const HAS_AN_EFFECT = /^(?:makes|gives|keeps|helps|lets|turns|stops|brings|means|leaves)$/;
const OBJECT = /^(?:it|them|everything|each)$/;
/** Who cooks elsewhere: their dishes are not this one. */
const OTHERS = new Set(
  "people person folk folks restaurant restaurants takeaway takeaways pub pubs cafe cafes diner diners bistro bistros cook cooks chef chefs purist purists traditionalist traditionalists cookbook cookbooks recipe recipes version versions nan nana gran granny grandma grandmother mum mom mother dad father auntie aunt uncle sister brother friend friends neighbour neighbours neighbor neighbors somebody someone flatmate colleague colleagues locals others italians greeks spaniards brits americans mexicans theyd".split(
    " ",
  ),
);

/** "Restaurants scatter nuts": a subject that is neither the cook nor anything in the pot. "This recipe" is the one at hand. */
function isSomebodyElse(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1]?.word ?? "", tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (/^(?:some|many|most)$/.test(word))
    return (instructionForm(next) === "bare" && isBringing(next)) || /^(?:put|use|throw|eat|make|call|like|prefer|swear|go)$/.test(next);
  // "In the north they serve this with rice".
  if (word === "they")
    return (
      /^(?:serve|served|eat|ate|add|added|put|cook|cooked|make|made|have|had|like|use|used|prefer|pour)$/.test(next) && isSomeThing(tokens[at + 2]?.word ?? "")
    );
  // "Any dish that depends on rice".
  if (/^(?:that|who|which)$/.test(next) && (/^(?:any|every|no)$/.test(before) || /^(?:anyone|anybody|those)$/.test(word))) return true;
  return OTHERS.has(word) && !(/^(?:recipe|version|cook)$/.test(word) && /^(?:the|this|our|your|my)$/.test(before));
}

/** Right behind a verb of which people are the subject, and no food. */
const isSomeThing = (word: string): boolean => /^(?:this|it|them|these|theirs|the|a|an|some|plenty|lots)$/.test(word);

/** What a dish does with a food that it is to have: "it wants a squeeze of lime". */
const NEEDS = new Set("need needs want wants deserve deserves crave craves require requires cries begs screams".split(" "));

/** "as well as butter", "as smooth as silk": more of the same, or a comparison, and no clause of its own. */
function isAsWell(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== "as") return false;
  const [next, second] = [tokens[at + 1]?.word ?? "", tokens[at + 2]?.word ?? ""];
  // "Serve it as soup".
  if (SERVED.test(tokens[at - 2]?.word ?? "") && /^(?:it|them|this|everything)$/.test(tokens[at - 1]?.word ?? "") && !SUBJECT.test(next)) return true;
  // "As a starter", "hot as you like": a role, a degree, and no clause.
  if (/^an?$/.test(next) && !tokens.slice(at + 2, at + 6).some(({ word }) => FINITE.has(word) || instructionForm(word) === "s")) return true;
  if (next === "you" && LIKING.test(second)) return true;
  return AS_WELL.has(next) || tokens[at + 2]?.word === "as" || tokens[at - 2]?.word === "as";
}

const SERVED = /^(?:serve|eat|use|have|enjoy|plate)$/;
const SUBJECT = /^(?:it|they|you|we|i|he|she|the|this|that|soon|long|well|much|many|usual|is|are|before|above|per)$/;
const LIKING = /^(?:like|please|dare|want|wish|fancy)$/;

/** "In with the butter", "time for the cheese", "the turn of the rice": it goes in without a verb. */
function bringsUnsaid(tokens: readonly Token[], at: number, border: boolean): boolean {
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (/^(?:time|ready|turn|moment|cue|chance|place)$/.test(word)) return /^(?:for|of)$/.test(next);
  return (
    border &&
    /^(?:in|on|over|off|out|up|down|away)$/.test(word) &&
    (next === "with" || GOES.has(next) || (/^(?:it|they)$/.test(next) && GOES.has(tokens[at + 2]?.word ?? "")))
  );
}

/** "You will want rice with this", "we like to finish with dill": the cook does it, and does more than notice it. */
function isDoneByCook(tokens: readonly Token[], at: number): boolean {
  // "Everyone tears at a flatbread with it".
  if (/^every(?:one|body)$/.test(tokens[at]?.word ?? "")) return /^(?:s|bare)$/.test(instructionForm(tokens[at + 1]?.word ?? "") ?? "");
  if (!COOK.test(tokens[at]?.word ?? "")) return false;
  for (let next = at + 1; next < at + 5; next += 1) {
    const word = tokens[next]?.word ?? "";
    if (/^(?:have|had)$/.test(word) && PERFECT.test(tokens[next + 1]?.word ?? "")) return false;
    if (!BETWEEN_COOK_AND_VERB.test(word)) return word !== "" && !NOTICING.test(word);
  }
  return false;
}

/** "While you fry the sausages", "it goes without saying that you add butter": what the cook does all the same. */
function isDoneMeanwhile(tokens: readonly Token[], at: number): boolean {
  const [before, opener] = [tokens[at - 2]?.word ?? "", tokens[at - 1]?.word ?? ""];
  if (instructionForm(tokens[at + 1]?.word ?? "") !== "bare" || /^(?:get|have|taste|let|eat|make|keep)$/.test(tokens[at + 1]?.word ?? "")) return false;
  return (
    /^(?:while|before|after|once|when)$/.test(opener) ||
    (opener === "that" && /^(?:saying|is|sure|remember|note|important|means|assume|assumes|obvious)$/.test(before))
  );
}

/** "You may have met this salad with olives": what was, elsewhere. */
const PERFECT = /^(?:met|seen|had|eaten|known|come|been|heard|made|\w+ed)$/;
const COOK = /^(?:you|we|i|youll|well|ill|youd|id|lets)$/;
const BETWEEN_COOK_AND_VERB = /^(?:will|would|can|could|may|might|should|must|do|also|now|then|just|always|definitely|really|only|even|\w+ly)$/;
/** What somebody sees, knows or ends with, and does not do. */
const NOTICING =
  /^(?:see|know|notice|hear|smell|taste|feel|find|think|recognise|recognize|miss|lose|expect|mistake|remember|end|are|were|be|been|came|come|arrived|dont|wont|not|never|cannot|cant|shouldnt|wouldnt)$/;

/** "A pinch of salt", "the work": a word that is a verb as well, where only a thing can stand. */
function isNounHere(word: string, before: string): boolean {
  return /^(?:salt|season|work|help|need|show|hold|supply|cost|measure|balances?|shows|works)$/.test(word) && BEFORE_A_NOUN.test(before);
}

const BEFORE_A_NOUN = /^(?:|of|the|an?|and|or|some|more|any|no|little|extra|your|its|their|with|plus|sea|flaky|table|kosher|fine|coarse|rock)$/;

const SUBJECTS = new Set("it you we they there thats its".split(" "));
const JOINTS = new Set("and then or but & plus so".split(" "));

function isAfterDeterminer(before: Token | undefined, word: string, next: string): boolean {
  return (
    word === "that" &&
    before !== undefined &&
    (/^(?:like|after|before|until|of|with|on)$/.test(before.word) || /^(?:with|in|on|over|into|to|through|up|down)$/.test(next))
  );
}

interface Place {
  readonly word: string;
  readonly border: boolean;
  readonly mode: Mode;
  readonly tokens: readonly Token[];
  readonly at: number;
}

/** Whether a verb rules what comes behind it. In a clause that tells, only a new clause does, or a verb that brings something in. */
function governs(form: string, { word, border, mode, tokens, at }: Place): boolean {
  const before = tokens[at - 1]?.word ?? "";
  if (DETERMINERS.has(before)) return false;
  const leads = border || leadsFromBorder(tokens, at);
  // "French cooks would call it a gratin and rub the dish": theirs, too.
  if (mode === "others" && /^(?:and|or)$/.test(before)) return false;
  if (mode === "others") return form === "bare" && leads && (!NOUNS_TOO.has(word) || HAS_OBJECT.test(tokens[at + 1]?.word ?? ""));
  if (mode === "state" || mode === "told") {
    if (form === "bare") return (leads || isBringing(word)) && (!NOUNS_TOO.has(word) || (border && HAS_OBJECT.test(tokens[at + 1]?.word ?? "")));
    if (form === "ing")
      return border || /^(?:before|after|while|by|when|keep|start|begin)$/.test(before) ? mode === "told" || isBringing(word) || border : isBringing(word);
    // "Cyprus has made this for ages, and served it with melon": what was done there, and then.
    if (form === "past" && !BE.has(before) && OBJECT.test(tokens[at + 1]?.word ?? "")) return false;
    const isDone = isBeingDone(tokens, at);
    if (form === "past") return (isBringing(word) && isDone) || (mode === "told" && (isDone || isBringing(word)));
    return isBringing(word);
  }
  // "Cream on top is gilding": a food, and no verb, stands before what belongs to it.
  const next = tokens[at + 1]?.word ?? "";
  if (
    form === "bare" &&
    FOODS_TOO.test(word) &&
    (/^(?:on|in|of|from)$/.test(next) || (FINITE.has(next) && !SUBJECTS.has(next) && /s$|^(?:are|will|wont|would|can|cant|should|has|have)$/.test(next)))
  )
    return false;
  // "The capers bring the salt": a subject stands before the verb, and nobody is told to do anything.
  if (form === "bare") return leads || (!NOUNS_TOO.has(word) && (isBringing(word) || mode === "used"));
  if (form === "past") return mode !== "open" || BE.has(before);
  if (form === "s") return isBringing(word) && !FINITE.has(word) && !NOUNS_TOO.has(word.replace(/(?<=[xs]|ch|sh)es$|s$/, ""));
  return true;
}

/** "While they are warm, drop half a spoonful …": a word that is a noun as often has an object, and so is the verb. */
const HAS_OBJECT = /^(?:the|a|an|half|some|each|it|them|everything|your|\d+)$/;

/** Only adverbs and subjects stand between the verb and the border of its clause: ", then gently stir". */
function leadsFromBorder(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return before !== "" && ADVERBS.test(before);
}

/** Verbs that are nouns as often: they rule only at the head of a clause. */
const NOUNS_TOO = new Set(
  "coat core cover crack crisp cube cut dice dip double dress drizzle drop dust finish form garnish glaze heat layer line marinade mix mound oil butter flour salt sugar cream juice crumb bread paste pinch plate portion press puree purée quarter rest ring roast roll rub sandwich set skin slice spoon spray spread squash squeeze stack stand start stew stick strip swirl toast top turn use work zest shell skewer pile pit bundle dollop fry grill set shower share twist dot char brown warm cool dry open thin thicken soften try process season sweat have eat get make taste like".split(
    " ",
  ),
);

const FOODS_TOO = /^(?:cream|butter|oil|salt|flour|sugar|juice|bread)$/;

/** "The cream is whipped and folded in", "the rice gets stirred": a subject with which something is done. */
function followsPassive(tokens: readonly Token[], at: number): boolean {
  if (GOES.has(tokens[at]?.word ?? "") || isSaidToGo(tokens, at)) return true;
  // "Canned beans are already cooked": how they come.
  if (/^(?:already|always|usually|often|never|naturally)$/.test(tokens[at + 1]?.word ?? "")) return false;
  for (let next = at; next < at + 4; next += 1) {
    const word = tokens[next]?.word ?? "";
    if (instructionForm(word) === "past" && next > at) return BE.has(tokens[at]?.word ?? "") || isBringing(word);
  }
  return false;
}
