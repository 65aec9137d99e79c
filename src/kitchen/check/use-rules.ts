/** What the rules make of a mention in a text: whether it uses the food, given what is listed, what was made, and what the dish is called. */
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import type { Mention } from "./find-mentions.ts";
import type { GatheredFoods } from "./gathered-foods.ts";
import type { MadeThings } from "./made-things.ts";
import { isADish, isBoughtMostly, isMakeable, isOfMadeClass, isShaped } from "./makeable.ts";
import type { OwnTie } from "./evidence/settle-use.ts";
import { BROUGHT } from "./made-by.ts";
import { isMeasured } from "./mention-context.ts";
import { CUT_WORDS } from "./kinship-words.ts";
import { matchEntries } from "./match-entries.ts";
import { hasComeIn, isBeforeItsHead, isFree, isOfEgg, isPresupposed, pointingOf } from "./mention-place.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";

export class UseRules {
  private readonly entries: readonly OrderEntry[];
  private readonly made: MadeThings;
  private readonly gathered: GatheredFoods;
  /** What the title calls the dish, up to what it is served with. */
  private readonly dish: readonly string[];

  constructor(title: string, entries: readonly OrderEntry[], made: MadeThings, gathered: GatheredFoods) {
    this.entries = entries;
    this.made = made;
    this.gathered = gathered;
    this.dish = lemmasOf(title.split(SERVED_BESIDE)[0] ?? "");
  }

  /** What a step tells of a food that is there, or takes for granted, is one more sight of it; of any other food it says nothing. */
  isUsed(mention: Mention, aside: boolean): boolean {
    if (mention.use === "used" || mention.use === "optional") return true;
    const isFood = mention.phrase === undefined;
    if (mention.use === "told" && !aside) {
      if (isFood && this.gathered.isListed(mention)) return true;
      // "There is your gravy": what recipes make is not taken for granted, unless it is said to have come in.
      if (
        isMakeable(mention) && !(isFood && isBoughtMostly(mention.ingredient?.classId))
          ? isPresupposed(mention) && hasComeIn(mention)
          : isFood && isPresupposed(mention) && !isBeforeItsHead(mention) && !this.beginsListedName(mention)
      )
        return true;
    }
    return mention.use === "suggested" && !aside && this.gathered.isListed(mention);
  }

  /** "Thirsty for the coconut", where coconut milk is listed: what is told of a food by the first word of its name. */
  private beginsListedName({ lemmas: [only = "", second] }: Mention): boolean {
    return (
      second === undefined &&
      this.entries.some(({ foods }) => foods.some(({ lemmas }) => lemmas.length > 1 && lemmas[0] === only && /^(?:milk|cream|oil)$/.test(lemmas.at(-1) ?? "")))
    );
  }

  /** "Soaked with coconut syrup", "fragrant with sesame", of a list with coconut extract and sesame oil: an opening speaks of what is there. */
  isOfListedNames(mention: Mention): boolean {
    const { lemmas, phrase, ingredient } = mention;
    const isNamed = (lemma: string): boolean => this.entries.some(({ words }) => words.includes(lemma));
    return lemmas.length > 1
      ? (isMakeable(mention) || phrase === "generic" || ingredient === undefined) &&
          lemmas.slice(0, -1).every((lemma) => CUT_WORDS.has(lemma) || isNamed(lemma)) &&
          lemmas.slice(0, -1).some(isNamed)
      : this.beginsListedName(mention);
  }

  /** What ties a food to the dish itself. */
  tiesOf(mention: Mention): OwnTie[] {
    const last = mention.lemmas.at(-1) ?? "";
    return [
      ...(this.dish.at(-1) === last ? (["dish"] as const) : this.dish.includes(last) ? (["named"] as const) : []),
      ...(this.made.isAnnounced(mention) ? (["made"] as const) : []),
      ...(isMakeable(mention) && mention.unmade !== true ? (["makeable"] as const) : []),
    ];
  }

  /** "Toss in the dressing", where the list holds one dressing: a general word uses it. */
  meansOneEntry(mention: Mention): boolean {
    return mention.phrase === "generic" && mention.definite && !mention.inviting && matchEntries(this.entries, mention, "definite").length === 1;
  }

  /** Free things, tools, and words for what the recipe itself makes need nobody's list. */
  isPresent(mention: Mention): boolean {
    const { phrase } = mention;
    if (mention.entry) return false;
    if (mention.bought && isMakeable(mention)) return false;
    // "Corn, not flour", of corn tortillas.
    if (
      mention.lemmas.length === 1 &&
      /^,? not\b/.test(mention.sentence.text.slice(mention.end)) &&
      this.entries.some(({ words }) => words.includes(mention.words))
    )
      return true;
    // "Put 1 yolk in a bowl": that is one of the eggs, and uses them.
    if (isFree(mention)) return !isOfEgg(mention);
    // "The orange powder from the packet": what came in with a listed food.
    if (phrase === undefined && mention.ingredient === undefined && mention.definite && FROM_THE_PACK.test(mention.sentence.text.slice(mention.end)))
      return true;
    // "Open one tin of sardines, and keep the oil": what it was packed in.
    if (mention.definite && mention.lemmas.at(-1) === "oil" && PACKED.test(mention.sentence.text.slice(0, mention.start))) return true;
    if (mention.inviting && phrase !== undefined) return false;
    if ((this.isTheDish(mention) && !this.made.isOfNothing(mention)) || (this.made.isCutTo(mention) && !this.gathered.isListed(mention))) return true;
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
  private isTheDish({ ingredient, lemmas, definite, sentence, start: at }: Mention): boolean {
    if (ingredient === undefined || !isOfMadeClass(ingredient)) return false;
    const before = sentence.text.slice(0, at);
    const [only = "", second] = lemmas;
    // "Spätzle, cheese, spätzle, cheese", of Käsespätzle; "spread each pancake".
    const isInName = second === undefined && only.length > 4 && this.dish.some((word) => word.length > only.length && word.endsWith(only));
    if (isInName && !BROUGHT.test(before) && !isMeasured(before)) return true;
    // "Day-old focaccia makes good toast", behind the recipe for one.
    if (/^(?:note|remark)$/.test(sentence.part.role) && /\b(?:day-old|leftover) $/.test(before) && this.dish.at(-1) === lemmas.at(-1)) return true;
    if (SAYS_OF_DISH.test(before) && !BROUGHT.test(before) && (isInName || this.dish.at(-1) === lemmas.at(-1))) return true;
    if (definite && this.dish.length > 0 && findIngredientByName(this.dish.join(" "))?.id === ingredient.id) return true;
    if (lemmas.length === 1 && this.dish.length > 1 && !(isADish(ingredient.classId) || (definite && isShaped(ingredient.classId)))) return false;
    const start = this.dish.length - lemmas.length;
    return start >= 0 && lemmas.every((lemma, at) => this.dish[start + at] === lemma);
  }
}

/** "This is not a shelf-stable pickle", "these crunchy pickles", "for a thicker lassi": what the recipe makes, by its kind. */
const SAYS_OF_DISH =
  /\b(?:this|these) (?:(?:is|are)(?:n't| not)? (?:an? )?)?(?:(?!(?:over|on|onto|in|into|with|of|for|to|from|and|or|some|the|your|an?)\b)[\p{L}-]+ ){0,3}$|\bfor an? (?:(?:even|much|far) )?(?:\p{L}{3,}er|(?:more|less) \p{L}+) (?:[\p{L}-]+ )?$/u;

const FROM_THE_PACK = /^ (?:from|in|out of) the (?:packet|box|sachet|pouch)\b/;

const PACKED = /\b(?:tins?|cans?|jars?) of (?!oil)\p{L}[^.;]*$/u;

/** Where a title goes on with what is beside the dish. */
const SERVED_BESIDE = /\b(?:with|and|on|over|in|for|from)\b|[,(:–—]/i;
