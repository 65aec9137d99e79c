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

/** One spelling for words that are written in several, so that a name is kept once: British, American, and the commonest slips. */
const ONE_SPELLING: Readonly<Record<string, string>> = {
  barbeque: "barbecue",
  bbq: "barbecue",
  broccolli: "broccoli",
  brocoli: "broccoli",
  brocolli: "broccoli",
  can: "tin",
  canned: "tinned",
  caramelized: "caramelised",
  cardamon: "cardamom",
  cheder: "cheddar",
  chkn: "chicken",
  chix: "chicken",
  chx: "chicken",
  chook: "chicken",
  chse: "cheese",
  sce: "sauce",
  chic: "chick",
  grnd: "ground",
  gobhi: "gobi",
  daal: "dal",
  mushrum: "mushroom",
  veggi: "veggie",
  chile: "chilli",
  chili: "chilli",
  chilie: "chilli",
  chillie: "chilli",
  chilly: "chilli",
  corget: "courgette",
  cinammon: "cinnamon",
  cinamon: "cinnamon",
  color: "colour",
  coloring: "colouring",
  crystallized: "crystallised",
  dk: "dark",
  dessicated: "desiccated",
  egss: "egg",
  eeg: "egg",
  halumi: "halloumi",
  eggz: "egg",
  ess: "essence",
  flavored: "flavoured",
  gelatine: "gelatin",
  granual: "granule",
  grey: "gray",
  hommus: "hummus",
  houmous: "hummus",
  houmus: "hummus",
  humous: "hummus",
  humus: "hummus",
  jalepeno: "jalapeno",
  joghurt: "yogurt",
  mayonaise: "mayonnaise",
  mozarella: "mozzarella",
  mozzerella: "mozzarella",
  nan: "naan",
  omelet: "omelette",
  kinwa: "quinoa",
  parmesean: "parmesan",
  proscuito: "prosciutto",
  pitta: "pita",
  pulverized: "pulverised",
  shitake: "shiitake",
  shroom: "mushroom",
  pwd: "powder",
  pwdr: "powder",
  sml: "small",
  sossage: "sausage",
  soya: "soy",
  sulphured: "sulfured",
  szechuan: "sichuan",
  szechwan: "sichuan",
  tumeric: "turmeric",
  wholegrain: "wholemeal",
  wholewheat: "wholemeal",
  worcestshire: "worcestershire",
  yoghourt: "yogurt",
  yoghurt: "yogurt",
  yogourt: "yogurt",
  yog: "yogurt",
  zuchini: "zucchini",
};

/** The other spellings: what a misspelt word may be meant for, too. */
export const VARIANT_SPELLINGS: readonly string[] = Object.keys(ONE_SPELLING);

/** Words that end in s and are singular. */
const KEPT = new Set(
  "asparagus hummus houmous couscous molasses brussels swiss lens gas bias texas cos les des los las christmas kansas ras special fines citrus octopus cactus radius virus stylus".split(
    " ",
  ),
);

/**
 * The singular of a lower-case word without accents, by the ordinary rules of English, in one spelling.
 * "radishes" gives "radish", "cherries" "cherry", "chilies" "chilli"; "hummus" stays as it is.
 */
export function lemmaOf(word: string): string {
  const singular = singularOf(word);
  return Object.hasOwn(ONE_SPELLING, singular) ? (ONE_SPELLING[singular] ?? singular) : singular;
}

/** The singular of a lower-case word, in the spelling it was written in. */
export function singularOf(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.endsWith("eaux") && word !== "bordeaux") return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith("s") || /(ss|us|is)$/.test(word) || KEPT.has(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|zzes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
