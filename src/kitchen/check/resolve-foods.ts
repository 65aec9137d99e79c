/** Gathers a recipe's mentions into foods, and finds for each whether it is on the person's list. */
import type { ReadRecipe } from "#recipe/read-recipe";
import { createMentionFinder, type Mention } from "./find-mentions.ts";
import { endOfAnotherDish, isSwap, type NamedIn } from "./another-dish.ts";
import type { Aside } from "./mention-context.ts";
import {
  asideOf,
  tellsToDo,
  endOfFood,
  isAboutFood,
  isFree,
  isIntroduction,
  isOfEgg,
  hasComeIn,
  isPresupposed,
  isSource,
  MEASURES,
  pointingOf,
  PUT_TO_USE,
  withoutRepeats,
} from "./mention-place.ts";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { instructionForm } from "#recipe/instruction-verbs";
import { isCalledByFirst, isHad, isNamedAs, matchEntries } from "./match-entries.ts";
import { GatheredFoods, type OpenFood, type RecipeFood } from "./gathered-foods.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";
import { MadeThings } from "./made-things.ts";
import { isBoughtMostly, isMakeable, isOfMadeClass, isShaped, IS_A_DISH } from "./makeable.ts";
import type { Sentence } from "./sentence.ts";

/** Every food that the recipe uses in the order it is named first, and apart what it only speaks of. */
export function resolveFoods(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[]): ResolvedFoods {
  const gathering = new FoodGathering(reading, sentences, entries);
  for (const sentence of sentences) if (sentence.part.role === "opening" && MEASURES.test(sentence.text)) gathering.foresee(sentence);
  for (const sentence of sentences) if (sentence.part.role === "ingredient") gathering.readLine(sentence);
  gathering.partRivals();
  for (const sentence of sentences) if (sentence.part.role === "opening" && MEASURES.test(sentence.text)) gathering.readText(sentence);
  for (const sentence of sentences) if (sentence.part.role === "step") gathering.readText(sentence);
  for (const sentence of sentences)
    if (sentence.part.role === "remark" || (sentence.part.role === "note" && !isAboutFood(sentence, reading)))
      gathering.readText(sentence, asideOf(sentence, reading));
  for (const sentence of sentences) {
    if (sentence.part.role === "opening" && !MEASURES.test(sentence.text)) gathering.readOpening(sentence);
    if (sentence.part.role === "label") gathering.readHeading(sentence, sentences[sentence.at + 1]);
  }
  gathering.takeUpLines();
  return { foods: gathering.foods, mentioned: gathering.mentioned, suggested: gathering.suggested };
}

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
  private readonly entries: readonly OrderEntry[];
  private readonly find: (sentence: Sentence, aside?: Aside) => Mention[];
  private readonly made: MadeThings;
  private readonly spokenOf = new Set<string>();
  private readonly goodWith = new Set<string>();
  /** What the title calls the dish, up to what it is served with. */
  private readonly dish: readonly string[];
  private readonly prose: boolean;

  constructor(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[]) {
    this.reading = reading;
    this.entries = entries;
    this.find = createMentionFinder(entries);
    this.prose = reading.recipe.ingredients.length === 0;
    this.made = new MadeThings(reading, sentences, entries);
    this.gathered = new GatheredFoods(entries, (what) => this.made.hasYielded(what));
    this.dish = lemmasOf(reading.recipe.title.split(SERVED_BESIDE)[0] ?? "");
  }

  get foods(): OpenFood[] {
    return this.gathered.foods;
  }

  /** What is spoken of and not used. */
  get mentioned(): readonly string[] {
    return [...this.spokenOf].filter((name) => !this.foods.some((food) => food.name === name));
  }

  get suggested(): readonly string[] {
    return this.mentioned.filter((name) => this.goodWith.has(name));
  }

  /** Learns what a sentence before the list makes: "make a quick syrup first". */
  foresee(sentence: Sentence): void {
    for (const mention of this.find(sentence)) this.made.learn(mention);
  }

  /** "Cranberry on the side", where a line holds cranberry sauce and no step names it: the short word means that line. */
  takeUpLines(): void {
    const idle = this.foods.filter((food) => food.verdict === "yours" && food.mentions.every(({ sentence }) => sentence.part.role === "ingredient"));
    for (let at = this.foods.length - 1; at >= 0; at -= 1) {
      const food = this.foods[at];
      if (!food || food.verdict === "yours" || food.place === "list" || food.lemmas.length !== 1) continue;
      const line = idle.find(
        ({ lemmas }) => lemmas.length > 1 && (lemmas.at(-1) === food.lemmas[0] || (lemmas[0] === food.lemmas[0] && isCalledByFirst(lemmas, food))),
      );
      if (!line) continue;
      line.mentions.push(...food.mentions);
      this.foods.splice(at, 1);
    }
  }

  readLine(sentence: Sentence): void {
    // "- Drain the chickpeas and roll them dry": a line that tells what to do.
    if (tellsToDo(sentence)) {
      this.readText(sentence);
      return;
    }
    const { part } = sentence;
    const line = part.index === undefined ? undefined : this.reading.recipe.ingredients[part.index];
    const named = this.find(sentence, (line?.optional ?? part.optional) ? "idea" : undefined);
    // "25 ml of the raspberry syrup", made above.
    if (named.some((mention) => mention.definite && this.made.isAnnounced(mention))) return;
    for (const mention of named) if (this.made.isMadeOfLine(mention)) this.made.learn(mention);
    const mentions = named.filter((mention) => mention.use !== "denied" && !isSource(mention) && !this.made.isMadeOfLine(mention));
    this.gathered.settleAlternatives(mentions);
    const foods = withoutRepeats(mentions).filter(
      (mention) => !isFree(mention) && (mention.phrase === undefined || mention.ingredient !== undefined || mention.entry !== undefined),
    );
    // "vegetable or chicken stock": a general word counts only where the line names nothing else.
    const particular = foods.filter((mention) => mention.phrase !== "generic");
    for (const mention of particular.length > 0 ? particular : foods) {
      const entries = this.glossed(mention, particular);
      this.gathered.add(mention, "list", sentence.text, part.index, entries);
    }
    if (foods.length === 0 && mentions.length === 0 && line) this.gathered.addUnknownLine(sentence, line, line.optional ?? false);
    else if (foods.length === 0 && line && !mentions.some((mention) => isFree(mention) && mention.start < endOfFood(sentence.text, line.food)))
      this.gathered.addUnknownLine(sentence, line, line.optional ?? false);
  }

  /** Two lines, "tomatoes" and "canned tomatoes", are not both the one entry that is there: which is named as typed is, the other may not be. */
  partRivals(): void {
    for (const food of this.foods) {
      const [entry, ...more] = food.entries;
      if (food.verdict !== "yours" || !entry || more.length > 0 || food.place !== "list" || isNamedAs(food, entry)) continue;
      const rival = this.foods.find(
        (other) =>
          other !== food &&
          other.lineIndex !== food.lineIndex &&
          other.place === "list" &&
          other.entries[0] === entry &&
          isNamedAs(other, entry) &&
          other.ingredient?.id !== food.ingredient?.id,
      );
      if (rival?.ingredient && food.ingredient && !isHad(food, rival)) food.verdict = "not-sure";
    }
  }

  /** "liempo (pork belly)", "beef, such as rump": another name, or a kind, of the food that the line begins with. */
  private glossed(mention: Mention, mentions: readonly Mention[]): readonly OrderEntry[] {
    const { text } = mention.sentence;
    const before = text.slice(0, mention.start);
    const bracket = /\(((?:[\p{L}'-]+,? ){0,6})$/u.exec(before);
    const behind = text.slice(mention.end);
    const isName =
      bracket !== null && !/^(?:or|and)\b|\b(?:with|plus|for|in)\b/.test(bracket[1] ?? "") && /^(?:'s)?(?:,? (?:or |and )?[\p{L}'-]+){0,6}[,)]/u.test(behind);
    if (!isName && !/\b(?:such as|like|e\.g\.,?|preferably|ideally) (?:an? )?(?:[\p{L}-]+ ){0,2}$/u.test(before)) return [];
    const head = text.slice(0, bracket?.index ?? text.search(/\b(?:such as|like|e\.g\.|preferably|ideally) /));
    const first = mentions.find((each) => each.start < head.length);
    if (first) return first === mention ? [] : matchEntries(this.entries, first, "listed");
    const words = lemmasOf(head);
    return this.entries.filter((entry) => entry.words.some((lemma) => lemma.length > 3 && words.includes(lemma)));
  }

  readText(sentence: Sentence, aside?: Aside): void {
    if (this.prose && sentence.part.role === "step" && isIntroduction(sentence)) return;
    const found = this.find(sentence, this.prose && aside === "word" ? undefined : aside);
    const elsewhere = endOfAnotherDish(sentence, this.reading, this.named(sentence));
    for (const mention of found) if (mention.start < elsewhere && mention.phrase === undefined && !isFree(mention)) this.spokenOf.add(mention.words);
    if (elsewhere >= sentence.text.length) return;
    // "Instead of salt, season with soy sauce", where neither is listed: it swaps nothing that is there.
    const isOfThisDish = aside !== undefined && isSwap(sentence.text) && !found.some((mention) => this.isNamedOfList(mention));
    const mentions = (isOfThisDish ? this.find(sentence) : found).filter(({ start }) => start >= elsewhere);
    for (const mention of mentions) if (mention.use !== "denied") this.made.learn(mention);
    const used = mentions.filter((mention) => this.isUsed(mention, aside !== undefined));
    for (const mention of used) if (!this.isPresent(mention) || this.meansOneEntry(mention)) this.gathered.add(mention, "step");
    this.gathered.settleAlternatives(used);
  }

  /** Whose food a few words of a sentence name. */
  private named(sentence: Sentence): NamedIn {
    return (words) => {
      const foods = this.find({ ...sentence, text: words.toLowerCase(), next: "", rest: "", asked: "" });
      return foods.some((mention) => this.isNamedOfList(mention)) ? "listed" : foods.length > 0 ? "foreign" : undefined;
    };
  }

  private isNamedOfList(mention: Mention): boolean {
    return matchEntries(this.entries, mention, "definite").length > 0;
  }

  /** "Got breadcrumbs? You'll be putting them on top": an opening uses what it goes on to do something with. */
  readOpening(sentence: Sentence): void {
    for (const mention of this.find(sentence, "word"))
      if (mention.use !== "denied" && mention.use !== "suggested" && PUT_TO_USE.test(sentence.next) && !this.isPresent(mention))
        this.gathered.add(mention, "step");
  }

  /** "## Bacon bits", and below it "Fry until crisp": a heading names the food of which its words tell. */
  readHeading(sentence: Sentence, below: Sentence | undefined): void {
    if (below === undefined || below.part.role === "ingredient" || instructionForm(/^\p{L}+/u.exec(below.text)?.[0] ?? "") !== "bare") return;
    const [mention, ...more] = this.find(sentence).filter(({ phrase }) => phrase !== "generic");
    if (
      !mention ||
      more.length > 0 ||
      !/^[^\p{L}]*(?:(?:step|stage|part) \w+\W+)?(?:(?:the|your) )?$/u.test(sentence.text.slice(0, mention.start)) ||
      sentence.text.slice(mention.end).trim().length > SUFFIX_MOST
    )
      return;
    if (mention.phrase === undefined && !isOfMadeClass(mention.ingredient) && !this.isPresent(mention)) this.gathered.add(mention, "step");
  }

  /** What a step tells of a food that is there, or takes for granted, is one more sight of it; of any other food it says nothing. */
  private isUsed(mention: Mention, aside: boolean): boolean {
    if (mention.use === "used" || mention.use === "optional") return true;
    const isFood = mention.phrase === undefined;
    if (mention.use === "told" && !aside) {
      if (isFood && this.gathered.isListed(mention)) return true;
      // "There is your gravy": what recipes make is not taken for granted, unless it is said to have come in.
      if (isMakeable(mention) && !isBoughtMostly(mention.ingredient?.classId) ? isPresupposed(mention) && hasComeIn(mention) : isFood && isPresupposed(mention))
        return true;
    }
    if (mention.use === "suggested" && !aside && this.gathered.isListed(mention)) return true;
    if (mention.use === "suggested" && !isFree(mention) && mention.phrase !== "generic") {
      this.spokenOf.add(mention.words);
      this.goodWith.add(mention.words);
    }
    if (mention.phrase === undefined && !isFree(mention)) this.spokenOf.add(mention.words);
    return false;
  }

  /** "Toss in the dressing", where the list holds one dressing: a general word uses it. */
  private meansOneEntry(mention: Mention): boolean {
    return mention.phrase === "generic" && mention.definite && !mention.inviting && matchEntries(this.entries, mention, "definite").length === 1;
  }

  /** Free things, tools, and words for what the recipe itself makes need nobody's list. */
  private isPresent(mention: Mention): boolean {
    const { phrase } = mention;
    if (mention.entry) return false;
    // "Put 1 yolk in a bowl": that is one of the eggs, and uses them.
    if (isFree(mention)) return !isOfEgg(mention);
    if (mention.inviting && phrase !== undefined) return false;
    if (this.isTheDish(mention) || (this.made.isShape(mention) && !this.gathered.isListed(mention))) return true;
    if (phrase === "generic") return !mention.ingredient || mention.definite || !this.gathered.isListed(mention);
    // "Pile the rissoles on two plates": what was shaped of what is there, by a name that the tables hold.
    if (phrase === undefined && mention.definite && !this.gathered.isListed(mention) && isShaped(mention.ingredient?.classId)) return this.made.has(mention);
    if (phrase !== "made") return !this.gathered.isListed(mention) && this.made.isAnnounced(mention);
    if (this.gathered.find(mention) || matchEntries(this.entries, mention, pointingOf(mention)).length > 0) return false;
    return this.made.has(mention);
  }

  /**
   * "Serve the banana bread", of a banana bread: the dish's own name, where it names something that is made. A single word is the whole
   * title, or a dish whatever it is called: over a macaroni cheese goes cheese that must be on the list.
   */
  private isTheDish({ ingredient, lemmas, definite }: Mention): boolean {
    if (ingredient === undefined || !isOfMadeClass(ingredient)) return false;
    if (definite && this.dish.length > 0 && findIngredientByName(this.dish.join(" "))?.id === ingredient.id) return true;
    if (
      lemmas.length === 1 &&
      this.dish.length > 1 &&
      !(IS_A_DISH.test(ingredient.classId) || (definite && /^(?:patty|meatball|dumpling|breaded)/.test(ingredient.classId)))
    )
      return false;
    const start = this.dish.length - lemmas.length;
    return start >= 0 && lemmas.every((lemma, at) => this.dish[start + at] === lemma);
  }
}

/** Letters behind a heading's food that leave it a food: "Bacon bits". */
const SUFFIX_MOST = 6;
/** Where a title goes on with what is beside the dish. */
const SERVED_BESIDE = /\b(?:with|and|on|over|in|for|from)\b|[,(:–—]/i;
