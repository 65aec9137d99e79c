/** Gathers a recipe's mentions into foods, and finds for each whether it is on the person's list. */
import type { ReadRecipe } from "#recipe/read-recipe";
import { instructionForm } from "#recipe/instruction-verbs";
import { endOfAnotherDish, isSwap, type NamedIn } from "./another-dish.ts";
import { nameOfDish } from "./dish-names.ts";
import { createMentionFinder, type Mention } from "./find-mentions.ts";
import { GatheredFoods, type OpenFood, type RecipeFood } from "./gathered-foods.ts";
import { IngredientLines } from "./ingredient-lines.ts";
import { HadHere } from "./had-here.ts";
import { MadeThings } from "./made-things.ts";
import { isOfMadeClass } from "./makeable.ts";
import { matchEntries } from "./match-entries.ts";
import { isTakenUp, type Aside } from "./mention-context.ts";
import { asideOf, isAboutFood, isFree, isIntroduction, isNameOfDish, isOnlyAsked, MEASURES, PUT_TO_USE, SAYS_WHAT_IS_NOT, tellsToDo } from "./mention-place.ts";
import type { OrderEntry } from "./order-entries.ts";
import { RefusedFoods } from "./refused-foods.ts";
import { headingOfNote, type Sentence } from "./sentence.ts";
import { UseRules } from "./use-rules.ts";
import { markBought, readPacking } from "./out-of-a-pack.ts";
import { isPlainOrder } from "./evidence/plain-order.ts";
import { isSureOffer, settleUse, type Ruling, type SeenMention, type Weigh } from "./evidence/settle-use.ts";
import { weighUse } from "./evidence/weigh-use.ts";

/** Every food that the recipe uses in the order it is named first, and apart what it only speaks of. */
export function resolveFoods(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[], weigh: Weigh = weighUse): ResolvedFoods {
  const gathering = new FoodGathering(reading, sentences, entries, weigh);
  for (const sentence of sentences) if (sentence.part.role === "opening" && MEASURES.test(sentence.text)) gathering.foresee(sentence);
  for (const sentence of sentences) if (sentence.part.role === "ingredient") gathering.readLine(sentence);
  gathering.lines.partRivals();
  for (const sentence of sentences) if (sentence.part.role === "opening" && MEASURES.test(sentence.text)) gathering.readText(sentence);
  // "Makes 10, each topped with a teaspoon of sour cream."
  for (const sentence of sentences)
    if ((sentence.part.role === "step" && !SAYS_WHAT_IS_NOT.test(sentence.text)) || (sentence.part.role === "facts" && SERVED_WITH.test(sentence.text)))
      gathering.readText(sentence);
  for (const sentence of sentences)
    if ((sentence.part.role === "remark" && !SAYS_WHAT_IS_NOT.test(sentence.text)) || (sentence.part.role === "note" && !isAboutFood(sentence, reading)))
      gathering.readText(sentence, asideOf(sentence, reading));
  for (const sentence of sentences) {
    if (sentence.part.role === "opening" && !MEASURES.test(sentence.text)) gathering.readOpening(sentence);
    if (sentence.part.role === "label") gathering.readHeading(sentence, sentences[sentence.at + 1]);
  }
  gathering.lines.takeUp();
  return { foods: gathering.foods, mentioned: gathering.mentioned, suggested: gathering.suggested };
}

const SERVED_WITH = /\b(?:topped|served|finished|each|all) (?:hot |warm |cold )?with\b/;

interface ResolvedFoods {
  readonly foods: readonly RecipeFood[];
  /** Foods that the text only speaks of, in its words: they neither accuse nor clear. */
  readonly mentioned: readonly string[];
  /** Of these, what the dish is said to be good with. */
  readonly suggested: readonly string[];
}

class FoodGathering {
  private readonly gathered: GatheredFoods;
  private readonly reading: ReadRecipe;
  private readonly find: (sentence: Sentence, aside?: Aside) => Mention[];
  private readonly entries: readonly OrderEntry[];
  private readonly made: MadeThings;
  private readonly rules: UseRules;
  private readonly weigh: Weigh;
  private weighed = 0;
  private readonly refused = new RefusedFoods();
  private readonly here: HadHere;
  readonly lines: IngredientLines;
  private readonly spokenOf = new Set<string>();
  private readonly goodWith = new Set<string>();
  private readonly prose: boolean;
  /** A list and a method stand below what opens the recipe, which describes the dish and cooks nothing: "soaked with coconut syrup". */
  private readonly isToldBelow: boolean;

  constructor(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[], weigh: Weigh) {
    this.reading = reading;
    this.entries = entries;
    this.weigh = weigh;
    const find = createMentionFinder(entries);
    const packing = readPacking(reading, entries);
    this.find = (sentence, aside) => find(sentence, aside).map((mention) => markBought(mention, packing));
    this.prose = reading.recipe.ingredients.length === 0;
    this.isToldBelow = !this.prose && reading.recipe.steps.length > 0;
    this.made = new MadeThings(reading, sentences, entries);
    this.here = new HadHere(sentences, (mention) => this.gathered.isListed(mention));
    this.gathered = new GatheredFoods(entries, (what) => this.made.hasYielded(what));
    this.rules = new UseRules(nameOfDish(reading), entries, this.made, this.gathered);
    this.lines = new IngredientLines(reading, entries, this.find, this.made, this.gathered);
  }

  get foods(): OpenFood[] {
    return this.gathered.foods;
  }

  get mentioned(): readonly string[] {
    return [...this.spokenOf].filter((name) => !this.foods.some((food) => food.name === name));
  }

  get suggested(): readonly string[] {
    return this.mentioned.filter((name) => this.goodWith.has(name));
  }

  /** Learns what a sentence before the list makes: "make a quick syrup first". */
  foresee(sentence: Sentence): void {
    for (const mention of this.find(sentence)) if (!mention.unlikely) this.made.learn(mention);
  }

  readLine(sentence: Sentence): void {
    // "- Drain the chickpeas and roll them dry": a line that tells what to do.
    if (tellsToDo(sentence)) this.readText(sentence);
    else this.lines.read(sentence);
  }

  readText(sentence: Sentence, aside?: Aside): void {
    if (this.prose && sentence.part.role === "step" && (isIntroduction(sentence) || isNameOfDish(sentence))) return;
    const found = this.find(sentence, this.prose && aside === "word" ? undefined : aside);
    const elsewhere = endOfAnotherDish(sentence, this.reading, this.named(sentence));
    for (const mention of found)
      if (mention.start < elsewhere && mention.phrase === undefined && !mention.unlikely && !isFree(mention)) this.spokenOf.add(mention.words);
    if (elsewhere >= sentence.text.length) return;
    // "Instead of salt, season with soy sauce", where neither is listed: it swaps nothing that is there.
    const isOfThisDish = aside !== undefined && isSwap(sentence.text) && !found.some((mention) => !mention.unlikely && this.isNamedOfList(mention));
    const named = (isOfThisDish ? this.find(sentence) : found).filter((mention) => mention.start >= elsewhere && !(aside && this.here.isCut(mention)));
    for (const mention of named) {
      this.here.see(mention);
      if (mention.comesOut || this.here.isTakenOff(mention, named)) this.made.comesOut(mention);
      if (mention.why === "no") this.refused.add(mention);
      else if (mention.use !== "denied" && (!mention.unlikely || mention.phrase === "made")) this.made.learn(mention);
    }
    const mentions = named.map((mention) => this.withoutMaker(mention));
    const used = new Set(mentions.filter((mention) => !mention.unlikely && this.rules.isUsed(mention, aside !== undefined)));
    this.settle(
      mentions,
      (mention) => {
        if (mention.unlikely) return UNLIKELY;
        if (!used.has(mention)) return { outcome: "mentioned", why: mention.why, ...(this.refused.has(mention) ? { isSure: true } : {}) };
        if (isOnlyAsked(sentence) && !this.gathered.isListed(mention)) return { outcome: "mentioned", why: "asked" };
        if (mention.doubted) return { outcome: "used", why: mention.why };
        if (this.here.isTakenOff(mention, named) || (this.here.isLeft(mention) && this.rules.isPresent(mention)))
          return { outcome: "present", why: "here", isSure: true };
        if (this.rules.isPresent(mention) && !this.rules.meansOneEntry(mention)) return { outcome: "present", why: mention.use };
        return { outcome: mention.use === "optional" ? "optional" : "used", why: mention.why, isPlain: aside === undefined && isPlainOrder(mention) };
      },
      aside,
    );
  }

  /** "Lay the pastry over", of a beef pie without flour: who makes it is a question. */
  private withoutMaker(mention: Mention): Mention {
    const { unlikely, ...likely } = mention;
    if (this.here.isWorkedHere(mention)) return mention;
    const isWord = unlikely === true || mention.phrase === "generic";
    if ((isWord && !isTakenInHand(mention)) || !this.made.isUnmade(mention)) return mention;
    if (isWord) return { ...likely, use: "used", why: "unmade", unmade: true, doubted: true };
    return { ...mention, unmade: true, ...(this.rules.isPresent(mention) ? { doubted: true } : {}) };
  }

  /** Whose food a few words of a sentence name. */
  private named(sentence: Sentence): NamedIn {
    return (words) => {
      const foods = this.find({ ...sentence, text: words.toLowerCase(), next: "", rest: "", asked: "" }).filter(({ unlikely }) => !unlikely);
      return foods.some((mention) => this.isNamedOfList(mention)) ? "listed" : foods.length > 0 ? "foreign" : undefined;
    };
  }

  private isNamedOfList(mention: Mention): boolean {
    return matchEntries(this.entries, mention, "definite").length > 0;
  }

  /** "Got breadcrumbs? You'll be putting them on top": an opening uses what it goes on to do something with. */
  readOpening(sentence: Sentence): void {
    const isPutToUse = PUT_TO_USE.test(sentence.next);
    const mentions = this.find(sentence, "word");
    const isOrder = tellsWhatToDo(sentence.text);
    const describes = this.isToldBelow && !isPutToUse && !isOrder;
    const isPut = ({ end }: Mention): boolean => isPutToUse || isTakenUp(sentence.text.slice(end), sentence.text.endsWith(";") ? sentence.next : "");
    const isOfDish = (mention: Mention): boolean =>
      describes && (mention.unlikely === true || (!isPut(mention) && (this.rules.tiesOf(mention).length > 0 || this.rules.isOfListedNames(mention))));
    for (const mention of mentions.filter(isOfDish))
      if (!mention.unlikely && mention.phrase === undefined && !isFree(mention) && !this.gathered.isListed(mention)) this.spokenOf.add(mention.words);
    this.settle(
      mentions.filter((mention) => !isOfDish(mention) && (isPutToUse || this.isOpen(mention))),
      (mention) => {
        if (mention.unlikely) return UNLIKELY;
        if (this.rules.isPresent(mention)) return { outcome: "present", why: mention.use };
        return mention.use !== "denied" && mention.use !== "suggested" && isPut(mention)
          ? { outcome: mention.use === "optional" ? "optional" : "used", why: "put" }
          : { outcome: "passed", why: mention.why };
      },
      "word",
      mentions,
    );
  }

  /** Whether it stands for a food of which nothing is settled: no free thing, no general word, no serving idea, nothing of the person's or accused already. */
  private isOpen(mention: Mention): boolean {
    if (mention.entry !== undefined || mention.use === "suggested" || mention.phrase === "generic" || isFree(mention) || this.weighed >= WEIGHED_MOST)
      return false;
    if (mention.unlikely && this.rules.isPresent(mention)) return false;
    const known = this.gathered.find(mention);
    return known ? known.verdict !== "yours" && (known.doubted === true || known.place === "optional") : this.gathered.verdictOf(mention) !== "yours";
  }

  private see(mention: Mention, ruling: Ruling, aside: Aside | undefined, mentions: readonly Mention[]): SeenMention {
    const { part, start, next } = mention.sentence;
    this.weighed += 1;
    return {
      mention,
      ruling,
      aside,
      mentions,
      isListed: (each) => this.gathered.isListed(each),
      own: this.rules.tiesOf(mention),
      heading: headingOfNote(part, this.reading),
      isFirst: start === 0,
      isLast: next === "",
    };
  }

  /** Takes each mention for what the rules say, or for what is said by the weight of the evidence. */
  private settle(mentions: readonly Mention[], rule: (mention: Mention) => Ruling, aside: Aside | undefined, inSentence: readonly Mention[] = mentions): void {
    const taken: Mention[] = [];
    for (const mention of mentions) {
      const ruling = rule(mention);
      // "Crackers or toast": a choice goes with what it is joined to.
      const isChoice = mention.alternative && ruling.outcome === "used" && taken.length > 0;
      const weight =
        !isChoice && !ruling.isSure && !(mention.unmade && mention.use !== "told" && isHandled(mention) && ruling.outcome === "used") && this.isOpen(mention)
          ? this.weigh(this.see(mention, ruling, aside, inSentence))
          : undefined;
      const settled = settleUse(ruling, weight, mention.sense, mention.sentence.text);
      // "A grating of nutmeg and some black pepper": what may be used goes with what is.
      const outcome = settled === "asked" && isJoinedToUsed(mention, taken.at(-1)) ? "used" : settled;
      if (outcome === "used" || outcome === "asked" || outcome === "optional") {
        const use = outcome === "optional" ? "optional" : "used";
        const doubt = outcome === "asked" ? { doubted: true as const } : isSureOffer(mention.sentence.text, ruling, weight) ? { offered: true as const } : {};
        const kept: Mention = { ...mention, use, ...doubt };
        this.gathered.add(kept, "step");
        taken.push(kept);
      } else if (outcome === "mentioned" && !isFree(mention) && mention.phrase !== "generic") {
        if (mention.phrase === undefined || mention.use === "suggested") this.spokenOf.add(mention.words);
        if (mention.use === "suggested") this.goodWith.add(mention.words);
      }
    }
    this.gathered.settleAlternatives(taken);
  }

  /** "## Bacon bits", and below it "Fry until crisp": a heading names the food of which its words tell. */
  readHeading(sentence: Sentence, below: Sentence | undefined): void {
    if (below === undefined || below.part.role === "ingredient" || instructionForm(/^\p{L}+/u.exec(below.text)?.[0] ?? "") !== "bare") return;
    const [mention, ...more] = this.find(sentence).filter(({ phrase, unlikely }) => phrase !== "generic" && !unlikely);
    if (
      !mention ||
      more.length > 0 ||
      !/^[^\p{L}]*(?:(?:step|stage|part) \w+\W+)?(?:(?:the|your) )?$/u.test(sentence.text.slice(0, mention.start)) ||
      sentence.text.slice(mention.end).trim().length > SUFFIX_MOST
    )
      return;
    if (mention.phrase === undefined && !isOfMadeClass(mention.ingredient) && !this.rules.isPresent(mention)) this.gathered.add(mention, "step");
  }
}

/** An opening gives an order, or says what has to be had: "Spread the buns with mayonnaise", "You need mayonnaise". */
function tellsWhatToDo(text: string): boolean {
  return /\b(?:need|have to|must)\b/.test(text) || text.split(/[.;:,!?]\s/).some((clause) => instructionForm(/\p{L}+/u.exec(clause)?.[0] ?? "") === "bare");
}

/** Nothing but an "and", and how much of it, stands between a food and one that is used beyond doubt. */
function isJoinedToUsed({ sentence, start, sense }: Mention, used: Mention | undefined): boolean {
  return (
    sense === undefined &&
    used !== undefined &&
    used.doubted === undefined &&
    used.use === "used" &&
    used.sentence === sentence &&
    used.end <= start &&
    /^,? (?:and|plus|&) (?:some |a (?:little|bit of|few) |plenty of |an? \p{L}+ of )?$/u.test(sentence.text.slice(used.end, start))
  );
}

/** "Fill the sandwiches", "rub the toasts", "into the crust": by whatever word, something is done with a thing that has to be there. */
function isTakenInHand({ sentence, start, phrase, lemmas, definite, unlikely, sense, inviting }: Mention): boolean {
  if (!definite || inviting || (unlikely === true && sense !== "everyday") || (phrase === "generic" ? !MIXED.test(lemmas.at(-1) ?? "") : phrase !== "made"))
    return false;
  const before = sentence.text.slice(0, start);
  const near = /(\p{L}+)(?: up| out| open)? (?:the|your|each|every|both)(?: of the)? (?:[\p{L}-]+ )?$/u.exec(before);
  const verb = near?.[1] ?? "";
  const isFirst = /(?:^|[.,;:]|\b(?:and|then)) ?$/.test(before.slice(0, near?.index)) && !JOINS.test(verb);
  if (lemmas.at(-1) === "crust") return /^(?:in|into|over|line|fill|press|roll|prick)$/.test(verb);
  return ((isFirst || instructionForm(verb) === "bare") && verb !== "make") || /^(?:in|into|on|onto|over|with|between)$/.test(verb);
}

/** "Fill the tortillas", "warm two naans". */
function isHandled({ sentence, start, definite }: Mention): boolean {
  return definite || /(?:\d|\b(?:two|three|four|six|eight)) (?:[\p{L}-]+ )?$/u.test(sentence.text.slice(0, start));
}

/** No verbs, at the head of a clause. */
const JOINS = /^(?:as|at|by|from|if|of|once|till|to|until|when|while|after|before|so|but|or|than|like|because|is|are|has)$/;
/** General words for what is mixed of something. */
const MIXED = /^(?:dough|batter|crust|vinaigrette)$/;
/** A word that the rules take for no food. */
const UNLIKELY: Ruling = { outcome: "passed", why: "sense" };
/** No recipe names foreign foods so often; of what goes on the rules alone decide, so that a hostile text is read in time. */
const WEIGHED_MOST = 300;
/** Letters behind a heading's food that leave it a food: "Bacon bits". */
const SUFFIX_MOST = 6;
