/** What a recipe has made so far: the dough, the curd, the custard. Only such things are there without being on anybody's list. */
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import type { Sentence } from "./sentence.ts";
import { tokenise } from "#kitchen/knowledge/vocabulary";
import {
  endsInWord,
  isBroughtHere,
  isBroughtIn,
  WORKED,
  GROUP,
  isLadled,
  isMadeByWork,
  OF_ITS_OWN,
  COMES_ABOUT,
  ONLY_HEATED,
  COOKED_ON,
  THICKENED,
  TELLS_NO_MORE,
  SAYS_TO_MAKE,
  SERVED_AS,
  BROUGHT,
  COMPOSED,
  COATS_OR_FRIES,
  OVER_IT,
  FILLED_WITH,
  isHeadOfItsMaking,
  isMeasuredOut,
  namesOf,
  isMadeOfLine,
  isMixedHere,
  isSoCalled,
  isWorkedTo,
  isShape,
  isOwnWork,
  isWorkedToIt,
  isResultOf,
  BOILED_DOWN,
  PAN_JUICES,
  MASHES,
  TAKES,
  WORKED_TO_A,
  TURNED,
} from "./made-by.ts";
import { BESIDE, BOUGHT_READY, canBeCut, COOKED_MIXTURE, FRIED_HERE, GOES_BY_A_FOOD, IS_A_PART, LAYER, OPTION, shapesIn, STEP_MOST } from "./made-of.ts";
import { hasMakings, isMadeAtHome, lacksMakings, mixturesOf, type Larder } from "./makings.ts";
import { WAS_BOUGHT } from "./was-bought.ts";
import { WorkedFoods } from "./worked-foods.ts";
import { nameOfDish, otherNamesOfDish } from "./dish-names.ts";
import { isBoughtMostly, isBread, isMakeable } from "./makeable.ts";
import { BY_EVERYONE } from "./mention-place.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";

/** Walks through a recipe from its first step; asked about a thing, it says whether something made it before. */
export class MadeThings {
  private readonly made = new Set<string>();
  /** Of the made things those that go by the name of a food: "a smooth cream". */
  private readonly results = new Set<string>();
  /** What the recipe calls its own layers and parts, whatever food's name that is. */
  private readonly named = new Set<string>();
  /** Food's names that only tools have here: baking beans. */
  private readonly tools = new Set<string>();
  private readonly yielded = new Set<string>();
  /** What something has come to look like: "until jammy", "until it wobbles". */
  private readonly lookedLike = new Set<string>();
  /** Cuts of meat that the title has of a vegetable: cauliflower steaks. */
  private readonly shaped: ReadonlySet<string>;
  /** Words before the last of the headings above its parts. */
  private readonly headed = new Set<string>();
  private readonly title: ReadonlySet<string>;
  private readonly dish: ReadonlySet<string>;
  private readonly from: readonly string[];
  private readonly larder: Larder;
  readonly worked: WorkedFoods;
  private readonly juices: boolean;
  private readonly sentences: readonly Sentence[];

  constructor(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[]) {
    const title = nameOfDish(reading);
    this.sentences = sentences;
    this.worked = new WorkedFoods(sentences, entries);
    this.title = new Set(lemmasOf(title));
    this.dish = new Set(lemmasOf(title.split(/\b(?:with|and|on|over|in|from)\b|[,(:–—]/i)[0] ?? ""));
    this.from = entries.flatMap((entry) => entry.foods.flatMap((food) => [food.lemmas.join(" "), ...(food.ingredient ? [food.ingredient.name] : [])]));
    this.larder = {
      from: this.from,
      done: [...reading.recipe.steps, ...entries.map(({ typed }) => typed), ...reading.recipe.ingredients.map(({ food }) => food)].join("\n").toLowerCase(),
    };
    this.shaped = new Set(shapesIn(lemmasOf(title), this.from));
    for (const name of otherNamesOfDish(sentences)) this.made.add(name);
    this.juices = reading.recipe.steps.some((step) => PAN_JUICES.test(step.toLowerCase()));
    for (const step of reading.recipe.steps) for (const [, stem = ""] of step.toLowerCase().matchAll(TURNED)) this.cameAbout(stem.replace("jamm", "jam"));
    const method = sentences.flatMap(({ part, text }) => (part.role === "step" ? [text] : []));
    if (method.some((step) => BOILED_DOWN.test(step))) this.made.add("syrup");
    if (method.some((step) => /\b(?:wobbl|quiver|(?:just|softly) set)/.test(step)) && this.from.some((name) => /(?:^| )egg$/.test(name)))
      this.cameAbout("custard");
    if (method.some((step) => /\broll(?:ing)? (?:it |them |each |everything )?(?:up|tightly)\b/.test(step))) this.made.add("roll");
    // "Cover with water …, strain the stock", "ladle the broth over": what meat or vegetables have made of water.
    if (method.some((step) => /\bwater\b/.test(step)) && method.some((step) => /\b(?:strain|skim)\b[^.;]{0,30}\b(?:stock|broth)\b/.test(step)))
      for (const what of ["stock", "broth"]) this.results.add(what);
    if (method.some((step) => /\bwater\b/.test(step))) this.results.add("broth");
    // "A thread of oil in the dip": what was blended.
    if (method.some((step) => /\b(?:blend|blitz|whizz|process|pur[eé]e)\b/.test(step))) this.results.add("dip");
    if (method.some((step) => /\bbaking beans\b/.test(step))) this.tools.add("bean");
    if (reading.recipe.steps.some((step) => MASHES.test(step.toLowerCase()))) this.made.add("mash");
    // "3 tomatoes, pureed": the tomato puree of the steps.
    for (const { part, text } of sentences)
      if (part.role === "ingredient") for (const [, stem = ""] of text.matchAll(WORKED_TO_A)) this.yielded.add(stem.replace("é", "e"));
    for (const part of reading.parts) {
      const group =
        part.role === "label" || (part.role === "title" && /^for the /i.test(part.plain.text)) || OPTION.test(part.plain.text)
          ? /^(?:(?:part|step|stage) (?:\d+|one|two|three|four)\W+)?(?:for|to make|make|making|prepare|assemble)?\s?(?:the|your)?\s?(.{2,40})$/i.exec(
              part.plain.text.replace(OPTION, ""),
            )
          : null;
      // "The coulis" is what is made below it; of "Jam pinwheels" that is the pinwheels.
      const called = lemmasOf(group?.[1] ?? "");
      for (const lemma of called.slice(0, -1)) this.headed.add(lemma);
      if (called.length > 0) this.made.add(called.at(-1) ?? "");
      if (part.role === "label" && called.at(-1) === "crema") this.named.add("crema");
    }
  }

  private cameAbout(name: string): void {
    (BOUGHT_READY.test(name) ? this.lookedLike : this.made).add(name);
  }

  /** Takes in what runs out of a food that is there, or is taken off it: whatever it is called, it is there from here on. */
  comesOut({ lemmas }: Mention): void {
    this.results.add(lemmas.at(-1) ?? "");
  }

  /** Takes in what a sentence makes of what is there. */
  learn(mention: Mention): void {
    // "Roll the chicken into large tortillas": of chicken alone nobody makes what holds it.
    if (isBread(mention.ingredient?.classId) && !this.title.has(mention.lemmas.at(-1) ?? "") && this.lacksMakings(mention)) return;
    const { sentence, start, end, lemmas } = mention;
    const before = sentence.text.slice(Math.max(0, start - 80), start);
    const behind = sentence.text.slice(end, end + 40);
    const head = lemmas.at(-1) ?? "";
    if ((OF_ITS_OWN.test(before) && !BY_EVERYONE.test(before)) || isMadeByWork(mention, before) || /^ (?:remains?|is left)\b/.test(behind))
      this.results.add(head);
    // "**Cream.** Whisk the yolk and the sugar, fold in the mascarpone": a part by a food's name, and what it is mixed of.
    if (mention.leads === true && GOES_BY_A_FOOD.test(head) && COMPOSED.test(`${sentence.text.slice(end)} ${sentence.rest}`)) this.named.add(head);
    // "Strawberry syrup. Hull the strawberries …": a part of the dish, made of a food that is there.
    if (lemmas.length > 1 && IS_A_PART.test(head) && isHeadOfItsMaking(mention) && this.from.some((name) => name.includes(lemmas[0] ?? "")))
      for (const name of [lemmas.join(" "), head]) this.named.add(name);
    if (behind.startsWith(":") && LAYER.test(sentence.text.slice(0, start))) this.named.add(head);
    if (!isMakeable(mention)) return;
    if (
      !isSoCalled(before) &&
      !isHeadOfItsMaking(mention) &&
      mention.leads !== true &&
      !THICKENED.test(before) &&
      !isWorkedTo(sentence.text.slice(0, start)) &&
      (TELLS_NO_MORE.test(sentence.text.slice(end)) || SAYS_TO_MAKE.test(before)) &&
      this.lacksMakings(mention)
    )
      return;
    if (
      isSoCalled(before) ||
      (SERVED_AS.test(before) && (hasMakings(mention, this.larder) || (mention.phrase === "made" && !this.lacksMakings(mention)))) ||
      isHeadOfItsMaking(mention) ||
      (mention.leads === true && isOwnWork(mention, this.sentences)) ||
      // "For 'gravy': pour the potato water …", "your own mayonnaise": so called, and made here.
      (/\bfor ['"‘“]?$/.test(before) && /^['"’”]|^:/.test(behind) && /['"‘’“”]/.test(sentence.text.slice(start - 1, end + 1))) ||
      (/\b(?:your|my|our) own (?:[\p{L}-]+ )?$/u.test(before) && !this.lacksMakings(mention)) ||
      ((head === "gravy" || !BOUGHT_READY.test(head)) && COMES_ABOUT.test(before) && !ONLY_HEATED.test(behind)) ||
      (/^(?:gravy|syrup)$/.test(head) && (COOKED_ON.test(before) || THICKENED.test(before))) ||
      isMadeOfLine(mention) ||
      isResultOf(sentence.text.slice(0, start)) ||
      (GROUP.test(sentence.text.slice(0, start)) && !isBoughtMostly(mention.ingredient?.classId))
    )
      for (const name of namesOf(mention)) this.made.add(name);
  }

  /**
   * "The hollandaise", where a sentence before whisked yolks and butter; "onion gravy", of onions, flour and stock: all that it is made
   * of was stirred together, and it is pointed at or named after a listed food.
   */
  private isComposedBefore(mention: Mention): boolean {
    const { sentence, lemmas, definite } = mention;
    if (!definite && lemmas.join(" ") !== "white sauce" && !(lemmas.length > 1 && this.from.some((name) => name.split(" ").includes(lemmas[0] ?? ""))))
      return false;
    const ways = mixturesOf(mention);
    if (ways.length === 0) return false;
    return this.sentences.some(({ part, at, text }) => {
      if (part.role !== "step" || at >= sentence.at || !WORKED.test(text)) return false;
      const isCooked = COOKED_MIXTURE.test(lemmas.at(-1) ?? "");
      if (!isCooked && COATS_OR_FRIES.test(text)) return false;
      const words = tokenise(isCooked && part !== sentence.part ? part.plain.text.slice(0, STEP_MOST).toLowerCase() : text).map(({ lemma }) => lemma);
      return ways.some(({ from }) => from.every((kind) => words.some((word) => kind.test(word))));
    });
  }

  /** A puree, a juice: what a line of the list has made of its food. */
  hasYielded(what: string): boolean {
    return this.yielded.has(what.replace("é", "e"));
  }

  /** Whether a step or a label has said that it is made. */
  isAnnounced(mention: Mention): boolean {
    const head = mention.lemmas.at(-1) ?? "";
    return (
      this.tools.has(head) ||
      this.named.has(mention.lemmas.join(" ")) ||
      // "The raspberry syrup", which no table holds.
      (mention.definite && mention.ingredient === undefined && mention.entry === undefined && (this.made.has(head) || this.headed.has(head))) ||
      (isMakeable(mention) && this.goesByItsName(mention)) ||
      (this.results.has(head) && (mention.definite || isWorkedToIt(mention) || isLadled(mention))) ||
      isMixedHere(mention) ||
      // "The cashew cream", where cashews were blended; "steak", of cauliflower that the title calls so.
      (mention.lemmas.length === 1 ? this.shaped.has(head) : this.worked.isGround(mention)) ||
      this.worked.isKept(mention) ||
      this.worked.isMixed(mention) ||
      this.worked.isCrisped(mention) ||
      ((mention.definite || isResultOf(mention.sentence.text.slice(0, mention.start))) && isMadeAtHome(mention, this.larder, this.worked)) ||
      this.isComposedBefore(mention)
    );
  }

  /** A step has made it, or a heading is called so. Of what is measured out of a jar ("3 tbsp jam", under "Jam pinwheels") a heading proves nothing. */
  private goesByItsName(mention: Mention): boolean {
    const names = namesOf(mention);
    return (
      names.some((name) => this.made.has(name)) ||
      (names.some((name) => this.headed.has(name)) && !isMeasuredOut(mention)) ||
      (mention.definite && !isBroughtHere(mention) && names.some((name) => this.lookedLike.has(name)))
    );
  }

  private lacksMakings(mention: Mention): boolean {
    const head = mention.lemmas.at(-1) ?? "";
    // A salad is of anything.
    return head !== "salad" && !(head === "gravy" && this.juices) && !this.shaped.has(head) && lacksMakings(mention, this.larder);
  }

  /** "Cut it into noodles": what a food that is there is cut to, by a food's name. */
  isCutTo(mention: Mention): boolean {
    return isShape(mention) && canBeCut(mention.lemmas.at(-1) ?? "", this.from);
  }

  /** No food of the list makes it, nor has a step or a heading said that it is made. */
  private isOutOfNowhere(mention: Mention): boolean {
    return !this.goesByItsName(mention) && this.lacksMakings(mention) && !this.isDishItself(mention);
  }

  /** "Bake the shortbread", of a recipe that is called so and no more: whatever it is of, it is what was made. "Split the scones" takes them. */
  private isDishItself({ sentence, start, lemmas }: Mention): boolean {
    return [...this.title].every((word) => lemmas.includes(word)) && !TAKES.test(sentence.text.slice(0, start));
  }

  /** "Fill the buns", of sausage buns, where there is neither flour nor pastry: a dish that is called after a bread bakes none. */
  isOfNothing(mention: Mention): boolean {
    return isBread(mention.ingredient?.classId) && this.isOutOfNowhere(mention);
  }

  /** "Lay the pastry over", of a beef pie, "split the scones": what nothing on the list makes, and no step has made. */
  isUnmade(mention: Mention): boolean {
    const head = mention.lemmas.at(-1) ?? "";
    return !this.named.has(head) && !this.results.has(head) && this.isOutOfNowhere(mention);
  }

  /** Whether the thing is this recipe's own work. */
  has(mention: Mention): boolean {
    const { sentence, start, lemmas, definite } = mention;
    const before = sentence.text.slice(Math.max(0, start - 60), start);
    const head = lemmas.at(-1) ?? "";
    if (WAS_BOUGHT.test(before)) return false;
    if (this.goesByItsName(mention) || this.named.has(head) || this.isComposedBefore(mention)) return true;
    if (this.isOfNothing(mention)) return false;
    if (lemmas.every((lemma) => this.dish.has(lemma)) && !isMeasuredOut(mention)) return true;
    const isCounted = /\b(?:an?|one|the) (?:test|trial) $|\b(?:\d+|half|all|per|each|both|two|three|four|six) (?:of )?(?:the )?$/.test(
      sentence.text.slice(Math.max(0, start - 20), start),
    );
    if (!definite && !isCounted) return FRIED_HERE.test(head) && !BROUGHT.test(before) && hasMakings(mention, this.larder);
    if (lemmas.every((lemma) => this.title.has(lemma))) return true;
    // "Brush the breads", of flatbreads.
    if (lemmas.length === 1 && head.length > 3 && [...this.title].some((word) => word.endsWith(head))) return true;
    if (this.from.some((name) => name.startsWith(`${head} `))) return true;
    const whole = lemmas.join(" ");
    const isBeside = BESIDE.test(head) || BESIDE.test(whole);
    const isBrought = isBroughtIn(mention);
    if (
      !(
        isBrought &&
        [head, whole].some((name) => BOUGHT_READY.test(name)) &&
        !OVER_IT.test(before) &&
        !FILLED_WITH.test(before) &&
        !this.from.some((name) => endsInWord(name, whole))
      ) &&
      (head !== "salad" || lemmas.length === 1) &&
      hasMakings(mention, this.larder)
    )
      return true;
    if (head === "gravy") return this.juices && !/\b(?:in with|add|stir in|pile on) the $/.test(sentence.text.slice(0, start));
    return !isBeside && (!isBrought || /\b(?:on|onto|over) the (?:hot |warm |cold |cooled )?$/.test(sentence.text.slice(0, start)));
  }
}
