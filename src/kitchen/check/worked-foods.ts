/** What the steps did to the foods of the list, clause by clause: which were fried or cooked down, and which were stirred together. */
import { tokenise } from "#kitchen/knowledge/vocabulary";
import type { Mention } from "./find-mentions.ts";
import { CUT_WORDS } from "./kinship-words.ts";
import { GROUND_TO } from "./made-of.ts";
import { isBoughtMostly, isOfMadeClass } from "./makeable.ts";
import type { OrderEntry } from "./order-entries.ts";
import type { Sentence } from "./sentence.ts";

/** A food of the list, by its names and by the words that may stand for it. */
interface Food {
  readonly names: readonly string[];
  readonly heads: ReadonlySet<string>;
}

/** A clause of a step or of a line, and the foods that it is about. */
interface Clause {
  readonly at: number;
  readonly start: number;
  readonly text: string;
  readonly about: ReadonlySet<Food>;
  /** It names them itself. */
  readonly names: boolean;
}

const BORDER = /[,;:.!?()–—]|\b(?:and|then|while)\b/g;
/** What foods are cut to, and go by from there on. */
const SHAPE =
  /^(?:triangle|wedge|strip|piece|square|cube|slice|round|stick|half|quarter|ribbon|chunk|finger|disc|matchstick|sliver|shaving|baton|heap|mound|peel|peeling|coin|curl)$/;
const PRONOUN = /\b(?:it|them|they|these|those|each|all|both|everything|this)\b/;
/** What things are cooked in or seasoned with: never what a pronoun stands for beside another food. */
const BESIDE = /(?:^| )(?:oil|butter|salt|pepper|spray|fat|lard|ghee|water|sugar)$/;
const MIXED =
  /\b(?:stir|mix|beat|mash|whisk|blend|blitz|whizz|fold|combin|swirl|sh[ao]k|shook|whip|pound|crush|melt|infus|work|cream|process|rub|puls|loosen|marinat)/;
const GROUND = /\b(?:blend|blitz|whizz|process|grind|mash|pound|pur[eé]e(?= (?:the|them|it|until|with)))/;
/** By whatever name what was mixed goes. */
const A_MIXTURE = /^(?:dressing|sauce|mixture|mix|dip|glaze|marinade|drizzle|topping|spread|rub|filling|vinaigrette|paste)$/;

/** A thin piece of a food that heat has made crisp, and the heat that does. */
const CRISP = /^(?:chip|crisp|fry|crouton|crumb|cracker|wedge|finger|soldier|strip|shell|bowl)$/;
const CRISPED = /\b(?:fry|fri(?:es|ed)|frying|bak(?:e|es|ed|ing)|toast(?!er)|roast|air-?fry|deep-?fry|crisp|grill|dehydrat|oven|blitz|crush|grat)/;

export class WorkedFoods {
  private readonly foods: readonly Food[];
  private readonly clauses: readonly Clause[];
  private readonly sentences: readonly Sentence[];
  /** Parts of the list's foods that its lines speak of. */
  private readonly kept: { readonly part: string; readonly of: readonly string[] }[] = [];

  constructor(sentences: readonly Sentence[], entries: readonly OrderEntry[]) {
    this.foods = entries.flatMap((entry) =>
      entry.foods.map(({ lemmas, ingredient }): Food => {
        const names = [lemmas.join(" "), ...(ingredient ? [ingredient.name] : [])];
        const words = [...lemmas, ...(ingredient?.name.split(" ") ?? [])];
        // "The chops", of pork chops.
        const cut = lemmas.at(-1) ?? "";
        return { names, heads: new Set(words.filter((word) => word.length > 2 && (!CUT_WORDS.has(word) || (word === cut && !SHAPE.test(word))))) };
      }),
    );
    this.sentences = sentences;
    this.clauses = this.walk(sentences);
  }

  private walk(sentences: readonly Sentence[]): Clause[] {
    const clauses: Clause[] = [];
    const cut = new Map<string, ReadonlySet<Food>>();
    let current: ReadonlySet<Food> = new Set();
    for (const { part, at, text } of sentences) {
      if (part.role !== "step" && part.role !== "ingredient") continue;
      // A line is about its own food.
      if (part.role === "ingredient") current = new Set();
      let start = 0;
      for (const border of [...Array.from(text.matchAll(BORDER), ({ index }) => index), text.length]) {
        if (border <= start) continue;
        const words = text.slice(start, border);
        const lemmas = tokenise(words).map(({ lemma }) => lemma);
        const named = this.foods.filter(({ heads }) => lemmas.some((lemma) => heads.has(lemma)));
        const main = named.filter(({ names }) => !names.some((name) => BESIDE.test(name)));
        const shape = lemmas.find((lemma) => SHAPE.test(lemma));
        const shaped = main.length === 0 && shape !== undefined ? cut.get(shape) : undefined;
        const about = new Set([...named, ...(shaped ?? (main.length === 0 || PRONOUN.test(words) ? current : []))]);
        clauses.push({ at, start, text: words, about, names: main.length > 0 });
        if (main.length > 0) current = new Set(main);
        else if (named.length > 0 && current.size === 0) current = new Set(named);
        if (shape !== undefined && shaped === undefined) cut.set(shape, main.length > 0 ? new Set(main) : current);
        start = border;
      }
    }
    return clauses;
  }

  /** What stands before a mention; what a label names is made below it. */
  private before({ sentence, start }: Mention): readonly Clause[] {
    if (sentence.part.role !== "step") return this.clauses;
    return this.clauses.filter((clause) => clause.at < sentence.at || (clause.at === sentence.at && clause.start + clause.text.length <= start));
  }

  /** Whether a step before a mention did so to a food of the list that is meant. */
  wasTreated(mention: Mention, isMeant: (name: string) => boolean, by: RegExp): boolean {
    return this.before(mention).some(({ text, about }) => by.test(text) && [...about].some(({ names }) => names.some(isMeant)));
  }

  /** The same, of a food that has gone into a pot with others: "drain the curds", of milk and lemon. */
  wasWorked(mention: Mention, isMeant: (name: string) => boolean, by: RegExp): boolean {
    const before = this.before(mention);
    const from = before.findIndex(
      ({ about, text }) => [...about].some(({ names }) => names.some(isMeant)) || /\b(?:everything|all (?:of )?(?:it|the))\b/.test(text),
    );
    return this.wasTreated(mention, isMeant, by) || (from >= 0 && before.slice(from).some(({ text, names }) => !names && by.test(text)));
  }

  /** Takes in a part of a line's food that it says is there, or is kept: "in olive oil", "keep the brine". */
  keep(part: Mention, owner: Mention): void {
    this.kept.push({ part: part.lemmas.at(-1) ?? "", of: [...part.lemmas, ...owner.lemmas] });
  }

  /** "The oil", "the sardine oil": a part that was kept. */
  isKept({ lemmas, definite }: Mention): boolean {
    return definite && this.kept.some(({ part, of }) => part === lemmas.at(-1) && lemmas.every((lemma) => of.includes(lemma)));
  }

  /** "The cashew cream", where cashews were blended. */
  isGround({ sentence, lemmas, definite }: Mention): boolean {
    const of = lemmas.slice(0, -1).join(" ");
    return (
      definite &&
      GROUND_TO.test(lemmas.at(-1) ?? "") &&
      this.foods.some(({ names }) => names.some((name) => name === of || name.endsWith(` ${of}`))) &&
      this.sentences.some(({ part, at, text }) => part.role === "step" && at < sentence.at && GROUND.test(text))
    );
  }

  /** "The tortilla chips", of tortillas that were cut and fried; "kale crisps", of kale that was baked. */
  isCrisped(mention: Mention): boolean {
    const { lemmas, definite } = mention;
    const base = lemmas.slice(0, -1);
    return (
      definite &&
      base.length > 0 &&
      CRISP.test(lemmas.at(-1) ?? "") &&
      this.foods.some(({ names, heads }) => base.every((lemma) => heads.has(lemma)) && this.wasTreated(mention, (name) => names.includes(name), CRISPED))
    );
  }

  /** "The mint yogurt", of mint and yogurt that one sentence has stirred together; "the lemon dressing", of lemon and oil. */
  isMixed(mention: Mention): boolean {
    const { lemmas, ingredient } = mention;
    const isMixture = A_MIXTURE.test(lemmas.at(-1) ?? "");
    // Peanut butter, fish sauce and cream cheese are foods of their own, whatever was stirred into what.
    if (lemmas.length < 2 || (ingredient !== undefined && (!isOfMadeClass(ingredient) || (!isMixture && isBoughtMostly(ingredient.classId))))) return false;
    const parts = (isMixture ? lemmas.slice(0, -1) : lemmas).map((lemma) => this.foods.filter(({ heads }) => [...heads].some((head) => isCalled(lemma, head))));
    if (parts.some((foods) => foods.length === 0)) return false;
    if (!isMixture && new Set(parts.flat()).size < 2) return false;
    const all = this.before(mention);
    return all.some(({ at, text }) => {
      if (!MIXED.test(text)) return false;
      const about = new Set(all.flatMap((clause) => (clause.at === at ? [...clause.about] : [])));
      return about.size > 1 && parts.every((foods) => foods.some((food) => about.has(food)));
    });
  }
}

/** Mayo is mayonnaise. */
function isCalled(lemma: string, head: string): boolean {
  return lemma === head || (lemma === "mayo" && head === "mayonnaise");
}
