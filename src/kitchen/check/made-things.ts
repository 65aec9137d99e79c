/** What a recipe has made so far: the dough, the curd, the custard. Only such things are there without being on anybody's list. */
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import type { Sentence } from "./sentence.ts";
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { tokenise } from "#kitchen/knowledge/vocabulary";
import {
  ENDS_AS,
  WORKED,
  GROUP,
  WORKED_TO,
  OF_ITS_OWN,
  COMES_ABOUT,
  ONLY_HEATED,
  COOKED_ON,
  TELLS_NO_MORE,
  BROUGHT,
  COMPOSED,
  COATS_OR_FRIES,
  OVER_IT,
  isHeadOfItsMaking,
  isSoCalled,
  isResultOf,
  REACH,
  BOILED_DOWN,
  PAN_JUICES,
  MASHES,
  WORKED_TO_A,
  TURNED,
} from "./made-by.ts";
import { BETWEEN, BESIDE, BOUGHT_READY, NEVER_OF_NOTHING } from "./made-of.ts";
import { otherNamesOfDish } from "./dish-names.ts";
import { isMakeable, isOfMadeClass } from "./makeable.ts";
import { isMeasured } from "./mention-context.ts";
import { BY_EVERYONE } from "./mention-place.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";

/** "Layer 2, the cream: whip the yogurt": a numbered part of the dish, and its name. */
const LAYER = /^ ?(?:layer|part|component|element) (?:\d+|one|two|three|four)[,:–—-]? ?the $/;
/** "Option A – Blender Pancakes". */
const OPTION = /^(?:option|version|recipe|idea|dish) (?:\p{L}|\d|one|two)\s?[:–—-]\s?/iu;
/** What is mixed of spices, herbs or fats before it goes in. */
const isAMix = ofGenera(["spice-blend"], ["curry_paste"]);
/** Words for what a part of a dish is. */
const IS_A_PART = /^(?:syrup|sauce|dressing|glaze|paste|crumb|topping|filling|salsa|dip|compote|coulis|gravy)$/;
/** Foods by whose name a part of a dish goes. */
const GOES_BY_A_FOOD = /^(?:cream|butter|paste|crumb|sauce|oil|crema)$/;
/** What nobody takes in where flour and eggs are: "spoon out pancakes no bigger than a coaster". */
const FRIED_HERE = /^(?:pancake|crepe|omelette|omelet|frittata|fritter)$/;
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
  /** Words before the last of the headings above its parts. */
  private readonly headed = new Set<string>();
  private readonly title: ReadonlySet<string>;
  private readonly dish: ReadonlySet<string>;
  private readonly from: readonly string[];
  private readonly juices: boolean;
  private readonly sentences: readonly Sentence[];
  /** Meat or a stock is simmered in a liquid, which is its gravy. */
  private readonly stews: boolean;

  constructor(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[]) {
    const title = reading.recipe.title.replace(OPTION, "") || (/^[^.,;:!?–—]{3,40}/.exec(reading.parts[0]?.plain.text ?? "")?.[0] ?? "");
    this.sentences = sentences;
    this.title = new Set(lemmasOf(title));
    this.dish = new Set(lemmasOf(title.split(/\b(?:with|and|on|over|in|from)\b|[,(:–—]/i)[0] ?? ""));
    this.from = entries.flatMap((entry) => entry.foods.flatMap((food) => [food.lemmas.join(" "), ...(food.ingredient ? [food.ingredient.name] : [])]));
    for (const name of otherNamesOfDish(sentences)) this.made.add(name);
    this.juices = reading.recipe.steps.some((step) => PAN_JUICES.test(step.toLowerCase()));
    for (const step of reading.recipe.steps) for (const [, stem = ""] of step.toLowerCase().matchAll(TURNED)) this.made.add(stem.replace("jamm", "jam"));
    const method = sentences.flatMap(({ part, text }) => (part.role === "step" ? [text] : []));
    this.stews =
      method.some((step) => /\b(?:simmer|brais|stew|bubbl|slow cook)/.test(step)) &&
      this.from.some((name) =>
        /(?:^| )(?:beef|steak|mince|lamb|pork|sausage|chicken|duck|turkey|veal|kidney|oxtail|shank|stock|stock cube|broth)(?: |$)/.test(name),
      );
    if (method.some((step) => BOILED_DOWN.test(step))) this.made.add("syrup");
    if (method.some((step) => /\b(?:wobbl|quiver|(?:just|softly) set)/.test(step)) && this.from.some((name) => /(?:^| )egg$/.test(name)))
      this.made.add("custard");
    if (method.some((step) => /\b(?:crush|mash)\b[^.]*\bpotato|\bpotato[^.]*\b(?:crush|mash) them\b/.test(step))) this.made.add("mash");
    if (method.some((step) => /\broll(?:ing)? (?:it |them )?up\b/.test(step))) this.made.add("roll");
    // "Cover with water …, strain the stock": what meat or vegetables have made of water.
    if (method.some((step) => /\bwater\b/.test(step)) && method.some((step) => /\b(?:strain|skim)\b[^.;]{0,30}\b(?:stock|broth)\b/.test(step)))
      for (const what of ["stock", "broth"]) this.results.add(what);
    // "A thread of oil in the dip": what was blended.
    if (method.some((step) => /\b(?:blend|blitz|whizz|process|pur[eé]e)\b/.test(step))) this.results.add("dip");
    if (method.some((step) => /\bbaking beans\b/.test(step))) this.tools.add("bean");
    if (reading.recipe.steps.some((step) => MASHES.test(step.toLowerCase()))) this.made.add("mash");
    // "3 tomatoes, pureed": the tomato puree of the steps.
    for (const { part, text } of sentences)
      if (part.role === "ingredient") for (const [, stem = ""] of text.matchAll(WORKED_TO_A)) this.yielded.add(stem.replace("é", "e"));
    for (const part of reading.parts) {
      const group =
        part.role === "label" || (part.role === "title" && /^for the /i.test(part.plain.text))
          ? /^(?:for|to make|make|making|prepare|assemble)?\s?(?:the|your)?\s?(.{2,40})$/i.exec(part.plain.text)
          : null;
      // "The coulis" is what is made below it; of "Jam pinwheels" that is the pinwheels.
      const called = lemmasOf(group?.[1] ?? "");
      for (const lemma of called.slice(0, -1)) this.headed.add(lemma);
      if (called.length > 0) this.made.add(called.at(-1) ?? "");
    }
  }

  /** "200 g sugar, for the caramel": a line of the list says what is made of it. */
  isMadeOfLine({ sentence, start, phrase, ingredient }: Mention): boolean {
    return (
      sentence.part.role === "ingredient" &&
      (phrase === "made" || isOfMadeClass(ingredient)) &&
      /\S,? (?:\()?(?:for|to make) (?:the|a|an|your) (?:\S+ )?$/.test(sentence.text.slice(0, start))
    );
  }

  /** Takes in what a sentence makes of what is there. */
  learn(mention: Mention): void {
    const { sentence, start, end, lemmas } = mention;
    const before = sentence.text.slice(Math.max(0, start - 80), start);
    const behind = sentence.text.slice(end, end + 40);
    const head = lemmas.at(-1) ?? "";
    if ((OF_ITS_OWN.test(before) && !BY_EVERYONE.test(before)) || WORKED_TO.test(before) || /^ (?:remains?|is left)\b/.test(behind)) this.results.add(head);
    // "**Cream.** Whisk the yolk and the sugar, fold in the mascarpone": a part by a food's name, and what it is mixed of.
    if (mention.leads === true && GOES_BY_A_FOOD.test(head) && COMPOSED.test(`${sentence.text.slice(end)} ${sentence.rest}`)) this.named.add(head);
    // "Strawberry syrup. Hull the strawberries …": a part of the dish, made of a food that is there.
    if (lemmas.length > 1 && IS_A_PART.test(head) && isHeadOfItsMaking(mention) && this.from.some((name) => name.includes(lemmas[0] ?? "")))
      for (const name of [lemmas.join(" "), head]) this.named.add(name);
    if (behind.startsWith(":") && LAYER.test(sentence.text.slice(0, start))) this.named.add(head);
    if (!isMakeable(mention)) return;
    if (
      NEVER_OF_NOTHING.test(head) &&
      !isSoCalled(before) &&
      !this.isWorkedTo(sentence.text.slice(0, start)) &&
      TELLS_NO_MORE.test(sentence.text.slice(end)) &&
      this.lacksWhatItIsMadeOf(mention)
    )
      return;
    if (
      isSoCalled(before) ||
      isHeadOfItsMaking(mention) ||
      (mention.leads === true && this.isOwnWork(mention)) ||
      // "For 'gravy': pour the potato water …", "your own mayonnaise": so called, and made here.
      (/\bfor ['"‘“]?$/.test(before) && /^['"’”]|^:/.test(behind) && /['"‘’“”]/.test(sentence.text.slice(start - 1, end + 1))) ||
      (/\b(?:your|my|our) own (?:[\p{L}-]+ )?$/u.test(before) && !this.lacksWhatItIsMadeOf(mention)) ||
      ((head === "gravy" || !BOUGHT_READY.test(head)) && COMES_ABOUT.test(before) && !ONLY_HEATED.test(behind)) ||
      (/^(?:gravy|syrup)$/.test(head) && COOKED_ON.test(before)) ||
      this.isMadeOfLine(mention) ||
      isResultOf(sentence.text.slice(0, start)) ||
      GROUP.test(sentence.text.slice(0, start))
    )
      for (const name of namesOf(mention)) this.made.add(name);
  }

  /** "**Mayo.** Whisk the yolks", "THE SLAW Shred the cabbage": a part's name above what goes into it, and none that is bought for it. */
  private isOwnWork({ sentence: { text, next, at }, end }: Mention): boolean {
    // "4. DIP" over "4.1 Mix the soy sauce …".
    const told = /\p{L}/u.test(text.slice(end)) ? text.slice(end) : next || (this.sentences[at + 1]?.text ?? "");
    return WORKED.test(told) && !/^[^\p{L}]*(?:open|warm|heat|spread|spoon|pour|drizzle|add|put|serve|scatter|stir)\b/u.test(told);
  }

  /** "Boil, scraping up the brown, to a little gravy". */
  private isWorkedTo(before: string): boolean {
    const near = before.slice(-REACH);
    return ENDS_AS.test(near) && WORKED.test(near);
  }

  /** "Make the gravy meanwhile": of what, nobody says. */
  private lacksWhatItIsMadeOf({ lemmas, ingredient }: Mention): boolean {
    const head = lemmas.at(-1) ?? "";
    const rows = BETWEEN.filter(({ what }) => what.test(head) || what.test(lemmas.join(" ")) || (ingredient !== undefined && what.test(ingredient.name)));
    return rows.length > 0 && !(head === "gravy" && this.juices) && !rows.some(({ from }) => from.every((kind) => this.from.some((name) => kind.test(name))));
  }

  /**
   * "The hollandaise", where a sentence before whisked yolks and butter; "onion gravy", of onions, flour and stock: all that it is made
   * of was stirred together, and it is pointed at or named after a listed food.
   */
  private isComposedBefore({ sentence, lemmas, ingredient, definite }: Mention): boolean {
    const head = lemmas.at(-1) ?? "";
    if (!definite && !(lemmas.length > 1 && this.from.some((name) => name.split(" ").includes(lemmas[0] ?? "")))) return false;
    const rows = BETWEEN.filter(({ what, from }) => from.length > 1 && (what.test(head) || (ingredient !== undefined && what.test(ingredient.name))));
    if (rows.length === 0) return false;
    return this.sentences.some(({ part, at, text }) => {
      if (part.role !== "step" || at >= sentence.at || !WORKED.test(text) || COATS_OR_FRIES.test(text)) return false;
      const words = tokenise(text).map(({ lemma }) => lemma);
      return rows.some(({ from }) => from.every((kind) => words.some((word) => kind.test(word))));
    });
  }

  /** A puree, a juice: what a line of the list has made of its food. */
  hasYielded(what: string): boolean {
    return this.yielded.has(what.replace("é", "e"));
  }

  /** "break into small nuggets": a food's name for what it is cut or broken to. */
  isShape({ sentence, start }: Mention): boolean {
    return /\b(?:cut|break|tear|chop|slice|roll|shape|form|divide|pull|push|crumble|turn)\b[^.;]{0,30}\binto (?:small |large |thin |thick |fine |rough |bite-sized |\d+ |equal )*$/.test(
      sentence.text.slice(Math.max(0, start - 70), start),
    );
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
      (this.results.has(head) && (mention.definite || this.isResult(mention))) ||
      this.isMixedHere(mention) ||
      this.isComposedBefore(mention)
    );
  }

  /** "Scrape this masala into the pot": what was mixed or fried a moment ago, by the name of a mix. */
  private isMixedHere({ sentence, start, lemmas, ingredient }: Mention): boolean {
    return (
      lemmas.length === 1 &&
      ingredient !== undefined &&
      isAMix(ingredient.classId) &&
      /\b(?:this|that) $/.test(sentence.text.slice(0, start)) &&
      sentence.at > 0
    );
  }

  private isResult({ sentence, start, end }: Mention): boolean {
    return WORKED_TO.test(sentence.text.slice(Math.max(0, start - 80), start)) || /^ (?:remains?|is left)\b/.test(sentence.text.slice(end, end + 12));
  }

  /** A step has made it, or a heading is called so. Of what is measured out of a jar ("3 tbsp jam", under "Jam pinwheels") a heading proves nothing. */
  private goesByItsName(mention: Mention): boolean {
    const names = namesOf(mention);
    return names.some((name) => this.made.has(name)) || (names.some((name) => this.headed.has(name)) && !isMeasuredOut(mention));
  }

  /** Whether the thing is this recipe's own work. */
  has(mention: Mention): boolean {
    const { sentence, start, lemmas, definite } = mention;
    const before = sentence.text.slice(Math.max(0, start - 60), start);
    const head = lemmas.at(-1) ?? "";
    if (this.goesByItsName(mention) || this.named.has(head) || this.isComposedBefore(mention)) return true;
    if (lemmas.every((lemma) => this.dish.has(lemma)) && !isMeasuredOut(mention)) return true;
    const isCounted = /\b(?:\d+|half|all|per|each|both|two|three|four|six) (?:of )?(?:the )?$/.test(sentence.text.slice(Math.max(0, start - 20), start));
    if (!definite && !isCounted)
      return (
        FRIED_HERE.test(head) &&
        !BROUGHT.test(before) &&
        BETWEEN.some(({ what, from }) => what.test(head) && from.every((kind) => this.from.some((name) => kind.test(name))))
      );
    if (lemmas.every((lemma) => this.title.has(lemma))) return true;
    if (this.from.some((name) => name.startsWith(`${head} `))) return true;
    // "Stack the pancakes", of crêpes: the dish by another name of its kind.
    if (
      !BROUGHT.test(sentence.text.slice(Math.max(0, start - 60), start)) &&
      BETWEEN.some(({ what }) => what.test(head) && [...this.title].some((word) => what.test(word)))
    )
      return true;
    const isBeside = BESIDE.test(head) || BESIDE.test(lemmas.join(" "));
    const isBrought = BROUGHT.test(sentence.text.slice(Math.max(0, start - 60), start));
    if (
      !(isBrought && BOUGHT_READY.test(head) && !OVER_IT.test(before) && !this.from.some((name) => name.split(" ").some((word) => word.endsWith(head)))) &&
      BETWEEN.some(
        ({ what, from }) =>
          ((what.test(head) && (head !== "salad" || lemmas.length === 1)) ||
            what.test(lemmas.join(" ")) ||
            (mention.ingredient !== undefined && what.test(mention.ingredient.name))) &&
          from.every((kind) => this.from.some((name) => kind.test(name))),
      )
    )
      return true;
    if (head === "gravy" && this.stews && !isBrought) return true;
    if (head === "gravy") return this.juices && !/\b(?:in with|add|stir in|pile on) the $/.test(sentence.text.slice(0, start));
    return !isBeside && (!isBrought || /\b(?:on|onto|over) the (?:hot |warm |cold |cooled )?$/.test(sentence.text.slice(0, start)));
  }
}

/** So much of a thing that dishes are served or filled with as often as they make it. */
function isMeasuredOut({ sentence, start, lemmas, definite }: Mention): boolean {
  return !definite && (BESIDE.test(lemmas.at(-1) ?? "") || BESIDE.test(lemmas.join(" "))) && isMeasured(sentence.text.slice(0, start));
}

/** Mayo is the mayonnaise that was made: a made thing goes by its last word, and by what it is. */
function namesOf({ lemmas, ingredient }: Mention): readonly string[] {
  return [lemmas.at(-1) ?? "", ...(ingredient ? [`#${ingredient.id}`] : [])];
}
