/** The dictionary form of a word: what "tomatoes", "Tomato" and "tomato" have in common. */

/** Words whose dictionary form no rule finds. */
const IRREGULAR: Readonly<Record<string, string>> = {
  anchovies: "anchovy",
  brownies: "brownie",
  calves: "calf",
  chilies: "chilli",
  chillies: "chilli",
  chilis: "chilli",
  chillis: "chilli",
  cookies: "cookie",
  kiwis: "kiwi",
  feet: "foot",
  geese: "goose",
  gousses: "gousse",
  halves: "half",
  knives: "knife",
  leaves: "leaf",
  loaves: "loaf",
  mice: "mouse",
  minis: "mini",
  mushies: "mushroom",
  octopuses: "octopus",
  pies: "pie",
  raviolis: "ravioli",
  spaghettis: "spaghetti",
  zucchinis: "zucchini",
  zuchinis: "zucchini",
  broccolis: "broccoli",
  salamis: "salami",
  sushis: "sushi",
  quiches: "quiche",
  brioches: "brioche",
  shoes: "shoe",
  smoothies: "smoothie",
  teeth: "tooth",
  toes: "toe",
  veggies: "veggie",
  sundaes: "sundae",
  canoes: "canoe",
  caulis: "cauli",
  movies: "movie",
  batteries: "battery",
};

/** One spelling for words that are written in several, so that a name is kept once: British, American, and short ones that stand in print. */
const ONE_SPELLING: Readonly<Record<string, string>> = {
  barbeque: "barbecue",
  bbq: "barbecue",
  can: "tin",
  canned: "tinned",
  caramelized: "caramelised",
  chook: "chicken",
  chic: "chick",
  gobhi: "gobi",
  daal: "dal",
  chile: "chilli",
  chili: "chilli",
  color: "colour",
  coloring: "colouring",
  crystallized: "crystallised",
  flavored: "flavoured",
  gelatine: "gelatin",
  grey: "gray",
  hommus: "hummus",
  houmous: "hummus",
  houmus: "hummus",
  humous: "hummus",
  humus: "hummus",
  joghurt: "yogurt",
  nan: "naan",
  omelet: "omelette",
  pitta: "pita",
  pulverized: "pulverised",
  shitake: "shiitake",
  shroom: "mushroom",
  soya: "soy",
  sulphured: "sulfured",
  szechuan: "sichuan",
  szechwan: "sichuan",
  wholegrain: "wholemeal",
  wholewheat: "wholemeal",
  yoghourt: "yogurt",
  yoghurt: "yogurt",
  yogourt: "yogurt",
};

/** The commonest slips, and what is written short by hand only: read as the word, and shown as the word. */
const SLIPS: Readonly<Record<string, string>> = {
  broccolli: "broccoli",
  brocoli: "broccoli",
  brocolli: "broccoli",
  cardamon: "cardamom",
  cheder: "cheddar",
  chilie: "chilli",
  chillie: "chilli",
  chilly: "chilli",
  chix: "chicken",
  chkn: "chicken",
  chse: "cheese",
  chx: "chicken",
  cinammon: "cinnamon",
  cinamon: "cinnamon",
  corget: "courgette",
  dessicated: "desiccated",
  dk: "dark",
  eeg: "egg",
  eggz: "egg",
  egss: "egg",
  ess: "essence",
  granual: "granule",
  grnd: "ground",
  halumi: "halloumi",
  jalepeno: "jalapeno",
  kinwa: "quinoa",
  mayonaise: "mayonnaise",
  mozarella: "mozzarella",
  mozzerella: "mozzarella",
  mushrum: "mushroom",
  parmesean: "parmesan",
  proscuito: "prosciutto",
  pwd: "powder",
  pwdr: "powder",
  sce: "sauce",
  sml: "small",
  sossage: "sausage",
  tumeric: "turmeric",
  veggi: "veggie",
  worcestshire: "worcestershire",
  yog: "yogurt",
  zuchini: "zucchini",
};

/** Names that are short for others; the tables hold them as names of their own. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  choc: "chocolate",
  evoo: "olive oil",
  mozz: "mozzarella",
  pb: "peanut butter",
  tatty: "potato",
  tom: "tomato",
};
/** What "tom" is no tomato in: tom yum and its kin. */
const SOUR_SOUPS = new Set(["yum", "yam", "kha"]);

/** The other spellings: what a misspelt word may be meant for, too. */
export const VARIANT_SPELLINGS: readonly string[] = Object.keys({ ...ONE_SPELLING, ...SLIPS });

/** Words that end in s and are singular. */
const KEPT = new Set(
  "asparagus hummus houmous couscous molasses brussels swiss lens gas bias texas cos les des los las christmas kansas ras special fines citrus octopus cactus radius virus stylus gatas".split(
    " ",
  ),
);

/**
 * The singular of a lower-case word without accents, by the ordinary rules of English, in one spelling.
 * "radishes" gives "radish", "cherries" "cherry", "chilies" "chilli"; "hummus" stays as it is.
 */
export function lemmaOf(word: string): string {
  const known = lemmas.get(word);
  if (known !== undefined) return known;
  const lemma = findLemma(word);
  if (word.length <= LONGEST_REMEMBERED) {
    if (lemmas.size >= MOST_REMEMBERED) lemmas.clear();
    lemmas.set(word, lemma);
  }
  return lemma;
}

/** Texts repeat their words. */
const lemmas = new Map<string, string>();
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 24;

function findLemma(word: string): string {
  const singular = singularOf(word);
  return inTable(SLIPS, singular) ?? inTable(ONE_SPELLING, singular) ?? singular;
}

/** What a cook book prints for a singular word that is a slip or written short; undefined for any other. `next` is the word behind it. */
export function printedFor(singular: string, next?: string): string | undefined {
  return inTable(SLIPS, singular) ?? (next !== undefined && SOUR_SOUPS.has(next) ? undefined : inTable(WRITTEN_OUT, singular));
}

function inTable(table: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** The singular of a lower-case word, in the spelling it was written in. */
export function singularOf(word: string): string {
  const irregular = inTable(IRREGULAR, word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith("eaux") && word !== "bordeaux") return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith("s") || /(ss|us|is)$/.test(word) || KEPT.has(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|zzes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
