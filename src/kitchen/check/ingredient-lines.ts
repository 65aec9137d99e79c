/** The lines of a recipe's own list: which foods they hold, which of two is meant, and which of them a short word in the steps means. */
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import type { GatheredFoods } from "./gathered-foods.ts";
import { isMadeOfLine } from "./made-by.ts";
import type { MadeThings } from "./made-things.ts";
import { isCalledByFirst, isHad, isNamedAs, matchEntries } from "./match-entries.ts";
import type { Aside } from "./mention-context.ts";
import { endOfFood, isFree, isSource, ownerOf, withoutRepeats } from "./mention-place.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";
import type { Sentence } from "./sentence.ts";

export class IngredientLines {
  private readonly reading: ReadRecipe;
  private readonly entries: readonly OrderEntry[];
  private readonly find: (sentence: Sentence, aside?: Aside) => Mention[];
  private readonly made: MadeThings;
  private readonly gathered: GatheredFoods;

  constructor(
    reading: ReadRecipe,
    entries: readonly OrderEntry[],
    find: (sentence: Sentence, aside?: Aside) => Mention[],
    made: MadeThings,
    gathered: GatheredFoods,
  ) {
    this.reading = reading;
    this.entries = entries;
    this.find = find;
    this.made = made;
    this.gathered = gathered;
  }

  /** "Cranberry on the side", where a line holds cranberry sauce and no step names it: the short word means that line. */
  takeUp(): void {
    const idle = this.gathered.foods.filter((food) => food.verdict === "yours" && food.mentions.every(({ sentence }) => sentence.part.role === "ingredient"));
    for (let at = this.gathered.foods.length - 1; at >= 0; at -= 1) {
      const food = this.gathered.foods[at];
      if (!food || food.verdict === "yours" || food.place === "list" || food.lemmas.length !== 1) continue;
      const line = idle.find(
        ({ lemmas }) => lemmas.length > 1 && (lemmas.at(-1) === food.lemmas[0] || (lemmas[0] === food.lemmas[0] && isCalledByFirst(lemmas, food))),
      );
      if (!line) continue;
      line.mentions.push(...food.mentions);
      this.gathered.foods.splice(at, 1);
    }
  }

  read(sentence: Sentence): void {
    const { part } = sentence;
    const line = part.index === undefined ? undefined : this.reading.recipe.ingredients[part.index];
    const named = this.find(sentence, (line?.optional ?? part.optional) ? "idea" : undefined);
    // "25 ml of the raspberry syrup", made above.
    if (named.some((mention) => (mention.definite || FROM_ABOVE.test(sentence.text)) && this.made.isAnnounced(mention))) return;
    for (const mention of named) if (isMadeOfLine(mention)) this.made.learn(mention);
    const owned = new Set<Mention>();
    for (const mention of named) {
      const owner = ownerOf(mention, named);
      if (owner === undefined) continue;
      owned.add(mention);
      this.made.worked.keep(mention, owner);
    }
    const mentions = named.filter((mention) => mention.use !== "denied" && !isSource(mention) && !owned.has(mention) && !isMadeOfLine(mention));
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
    for (const food of this.gathered.foods) {
      const [entry, ...more] = food.entries;
      if (food.verdict !== "yours" || !entry || more.length > 0 || food.place !== "list" || isNamedAs(food, entry)) continue;
      const rival = this.gathered.foods.find(
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
}

/** "1 cup pico de gallo (from above)", where a recipe above it makes one. */
const FROM_ABOVE = /\b(?:from|see|made) (?:above|below)\b|\(above\)|\bfrom (?:the )?(?:(?:first|other|previous) )?(?:recipe|step|part|idea)\b/;
