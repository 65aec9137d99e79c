/** What the rules make of a mention in a text: whether it uses the food, given what is listed, what was made, and what the dish is called. */
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import type { Mention } from "./find-mentions.ts";
import type { GatheredFoods } from "./gathered-foods.ts";
import type { MadeThings } from "./made-things.ts";
import { isADish, isBoughtMostly, isMakeable, isOfMadeClass, isShaped } from "./makeable.ts";
import { matchEntries } from "./match-entries.ts";
import { hasComeIn, isFree, isOfEgg, isPresupposed, pointingOf } from "./mention-place.ts";
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
      if (isMakeable(mention) && !isBoughtMostly(mention.ingredient?.classId) ? isPresupposed(mention) && hasComeIn(mention) : isFood && isPresupposed(mention))
        return true;
    }
    return mention.use === "suggested" && !aside && this.gathered.isListed(mention);
  }

  /** "Toss in the dressing", where the list holds one dressing: a general word uses it. */
  meansOneEntry(mention: Mention): boolean {
    return mention.phrase === "generic" && mention.definite && !mention.inviting && matchEntries(this.entries, mention, "definite").length === 1;
  }

  /** Free things, tools, and words for what the recipe itself makes need nobody's list. */
  isPresent(mention: Mention): boolean {
    const { phrase } = mention;
    if (mention.entry) return false;
    // "Put 1 yolk in a bowl": that is one of the eggs, and uses them.
    if (isFree(mention)) return !isOfEgg(mention);
    // "The orange powder from the packet": what came in with a listed food.
    if (phrase === undefined && mention.ingredient === undefined && mention.definite && FROM_THE_PACK.test(mention.sentence.text.slice(mention.end)))
      return true;
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
    if (lemmas.length === 1 && this.dish.length > 1 && !(isADish(ingredient.classId) || (definite && isShaped(ingredient.classId)))) return false;
    const start = this.dish.length - lemmas.length;
    return start >= 0 && lemmas.every((lemma, at) => this.dish[start + at] === lemma);
  }
}

const FROM_THE_PACK = /^ (?:from|in|out of) the (?:packet|box|sachet|pouch)\b/;

/** Where a title goes on with what is beside the dish. */
const SERVED_BESIDE = /\b(?:with|and|on|over|in|for|from)\b|[,(:–—]/i;
