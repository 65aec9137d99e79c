/** Words that sound like a food's name and mean something else: read as the food in its company, where nothing else can be meant. */

/** By what is typed: the word that is meant, and the words of a phrase beside which it is; "" where an ingredient list is company enough. Dictionary forms. */
const CONFUSED: Readonly<Record<string, readonly [meant: string, beside: string]>> = {
  been: ["bean", ""],
  leak: ["leek", ""],
  carat: ["carrot", ""],
  caret: ["carrot", ""],
  flower: ["flour", "plain plane self raising rising purpose bread strong wholemeal corn gram rye spelt cake pastry"],
  stake: ["steak", "beef sirloin rump ribeye fillet tuna salmon gammon minute flank skirt lamb pork"],
  muscle: ["mussel", "fresh frozen cooked smoked live tinned"],
  current: ["currant", "black red dried"],
  plane: ["plain", "flour flower"],
  peace: ["pea", "frozen garden mushy"],
  time: ["thyme", "fresh dried lemon sprig bunch ground"],
  pee: ["pea", "frozen garden tinned chick split"],
  pair: ["pear", "ripe tinned william conference"],
  bree: ["brie", "cheese"],
  beat: ["beet", "cooked pickled red golden root"],
  source: ["sauce", "soy tomato barbecue fish hot worcester oyster hoisin pasta chilli sweet"],
  place: ["plaice", "fillet"],
  hole: ["whole", "milk wheat chicken"],
  serial: ["cereal", "breakfast"],
  bred: ["bread", ""],
  mint: ["mince", "beef lamb pork turkey"],
  lion: ["loin", "pork cod lamb tuna"],
  maze: ["maize", ""],
  moose: ["mousse", "chocolate"],
  rise: ["rice", ""],
  raisin: ["raising", "self"],
  thy: ["thigh", "chicken turkey duck boneless"],
  rash: ["rasher", "bacon"],
  mustered: ["mustard", ""],
  pease: ["pea", ""],
  vin: ["vinegar", "malt cider wine balsamic rice white red sherry"],
  hart: ["heart", "artichoke palm lamb chicken"],
  power: ["powder", "curry chilli garlic onion baking custard cocoa milk mustard"],
  coco: ["cocoa", "powder"],
  rut: ["root", "ginger"],
  cub: ["cube", "stock"],
  doe: ["dough", "pizza cookie bread"],
};

/** The word that a confused one is meant for in a phrase of these words. */
export function meantBy(lemma: string, phrase: readonly { readonly lemma: string }[]): string | undefined {
  const row = Object.hasOwn(CONFUSED, lemma) ? CONFUSED[lemma] : undefined;
  if (row === undefined) return undefined;
  const [meant, beside] = row;
  return beside === "" || phrase.some((word) => word.lemma !== lemma && beside.split(" ").includes(word.lemma)) ? meant : undefined;
}
