/** What a recipe has made so far: the dough, the curd, the custard. Only such things are there without being on anybody's list. */
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";

/** "to a paste", "into 8 fritters", "makes a thick custard", "for a gravy", "cut into chips". */
const RESULT =
  /\b(?:(?:to|into|for|have|get|is|are|becomes?|form|forms|forming|as) (?:an?|one|two|three|four|\d+|small|flat|thin|thick|fine|soft|smooth|rough|large|big|little|tiny|loose|stiff|even|long),?|(?:make|makes|making|made|prepare|preparing|prepared|form|forms|forming|shape|build|assemble)(?: (?:the|an?|your|some|into|\d+))?|(?:cut|cutting|sliced?|shaped?|rolle?d?|formed|torn|tear|break|divided?|turn\w*|mould\w*|pat\w*) (?:\S+ ){0,4}into)(?: (?!with\b|on\b|over\b)[^\s,;.]+,?){0,4} $/;
const GROUP = /(?:^|[a-z)] )for the (?:\S+ ){0,1}$|^(?:for|to make|make|start with|begin with) (?:the|a|an|your)(?: \S+){0,2} $/;

/** Things between a list and a dish that are seldom announced, and what they are made of. */
const BETWEEN: readonly { readonly what: RegExp; readonly from: RegExp }[] = [
  {
    what: /^(?:dough|pastry|crust|dumpling|pancake|crepe|scone|shortbread)$/,
    from: /(?:^| )(?:flour|semolina|cornmeal|masa harina|maida|atta|mix|oat)(?: |$)/,
  },
  { what: /^(?:meringue|omelette|omelet|frittata|scramble|curd)$/, from: /(?:^| )(?:egg|egg yolk|egg white|oeuf|lemon|milk|paneer|tofu|yogurt)$/ },
  { what: /^(?:ganache)$/, from: /(?:^| )(?:chocolate|cream|cocoa)(?: powder)?$/ },
  { what: /^(?:caramel|toffee|butterscotch|syrup|praline|brittle|glaze|icing|frosting)$/, from: /(?:^| )(?:sugar|syrup|honey|jaggery|marshmallow)$/ },
  { what: /^(?:curd|whey|milk solid)$/, from: /(?:^| )(?:milk|cheese|yogurt|cream|paneer|curd|butter)$/ },
  { what: /^(?:toast|crouton|crumb|sandwich|toastie)$/, from: /(?:^| )(?:bread|loaf|baguette|sourdough|roll|bun|brioche)$/ },
  { what: /^(?:porridge|oatmeal|granola|flapjack)$/, from: /(?:^| )(?:oat|polenta|semolina|rice)$/ },
];

/** What stands before a thing that is brought to the dish, not made in it. */
const BROUGHT =
  /\b(?:with|on|onto|over|alongside|beside|add|adding|stir in|mix in|fold in|spread|spread on|pile on|spoon on|spoon over|pour over|drizzle over|scatter|scatter over|dollop|some|and)(?: (?:the|your|some|a|an|of|crusty|crisp|thick|fresh|warm|hot|cold|extra|more|little|bit|spoonful|spoon|dollop|splash)){0,5} $/;

/** Walks through a recipe from its first step; asked about a thing, it says whether something made it before. */
export class MadeThings {
  private readonly made = new Set<string>();
  private readonly title: ReadonlySet<string>;
  private readonly dish: ReadonlySet<string>;
  private readonly from: readonly string[];

  constructor(reading: ReadRecipe, entries: readonly OrderEntry[]) {
    const { title } = reading.recipe;
    this.title = new Set(lemmasOf(title));
    this.dish = new Set(lemmasOf(title.split(/\b(?:with|and|on|over|in|from)\b|[,(:–—]/i)[0] ?? ""));
    this.from = entries.flatMap((entry) => entry.foods.flatMap((food) => [food.lemmas.join(" "), ...(food.ingredient ? [food.ingredient.name] : [])]));
    for (const part of reading.parts) {
      const group = part.role === "label" ? /^(?:for|to make|make|making|prepare|assemble)?\s?(?:the|your)?\s?(.{2,40})$/i.exec(part.plain.text) : null;
      if (group?.[1] !== undefined) for (const lemma of lemmasOf(group[1])) this.made.add(lemma);
    }
  }

  /** Takes in what a sentence makes of what is there. */
  learn({ sentence, start, lemmas, use }: Mention): void {
    const before = sentence.text.slice(Math.max(0, start - 80), start);
    if (use === "told" || RESULT.test(before) || GROUP.test(sentence.text.slice(0, start))) this.made.add(lemmas.at(-1) ?? "");
  }

  /** "break into small nuggets": a food's name for what it is cut or broken to. */
  isShape({ sentence, start }: Mention): boolean {
    return /\b(?:cut|break|tear|chop|slice|roll|shape|form|divide|pull|push|crumble|turn)\b[^.;]{0,30}\binto (?:small |large |thin |thick |fine |rough |bite-sized |\d+ |equal )*$/.test(
      sentence.text.slice(Math.max(0, start - 70), start),
    );
  }

  /** Whether the thing is this recipe's own work. */
  has({ sentence, start, lemmas, definite }: Mention): boolean {
    const head = lemmas.at(-1) ?? "";
    if (this.made.has(head) || lemmas.every((lemma) => this.dish.has(lemma))) return true;
    if (!definite) return false;
    if (lemmas.every((lemma) => this.title.has(lemma))) return true;
    if (this.from.some((name) => name.startsWith(`${head} `))) return true;
    if (BETWEEN.some(({ what, from }) => what.test(head) && this.from.some((name) => from.test(name)))) return true;
    return !BROUGHT.test(sentence.text.slice(Math.max(0, start - 60), start));
  }
}
