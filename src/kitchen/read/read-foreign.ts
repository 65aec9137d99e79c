/** Reads phrases of other languages word by word: "épinards surgelés", "confiture de fraises", "Lachsfilet". */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { READ_EVERYWHERE } from "#kitchen/knowledge/languages/language";
import { FOREIGN_WORDS } from "#kitchen/knowledge/words/foreign-words";
import { lemmaOf } from "#kitchen/knowledge/lemma";
import { findFoodAt, findIngredientByName, isFoodKey, type Token } from "#kitchen/knowledge/vocabulary";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { falseFriend, foreignName, foreignNameExactly, saidBeside, spokenLanguage } from "./spoken-languages.ts";

let beside: ReadonlyMap<string, string> | undefined;

/** What a word of another language says beside a name; empty for an article. */
export function foreignWord(lemma: string): string | undefined {
  beside ??= new Map(
    Object.entries(FOREIGN_WORDS).flatMap(([english, words]) =>
      words.split(" ").flatMap((word) => [[word, english] as const, [lemmaOf(word), english] as const]),
    ),
  );
  return saidBeside(lemma) ?? beside.get(lemma);
}

/** The ends that a noun takes in the plural, and what may stand in their place. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = { en: [""], ns: ["m"], n: [""], e: ["", "a"], i: ["a", "o", "e"], x: [""], o: ["ao"] };

/** A food's English name from a word of another language, in the singular or the plural. */
function foodOf(lemma: string): string | undefined {
  const name = foreignName(lemma);
  if (name !== undefined || lemma.length < 5) return name;
  for (const end of [lemma.slice(-2), lemma.slice(-1)])
    for (const singular of ENDINGS[end] ?? []) {
      const found = foreignName(lemma.slice(0, -end.length) + singular);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Whether a word is one of another language, or made of two. */
export function isForeign(word: PhraseWord): boolean {
  const { lemma } = word;
  return foodOf(withoutArticle(word)) !== undefined || WITHOUT.has(lemma) || foreignWord(lemma) !== undefined || compoundOf(lemma) !== undefined;
}

/**
 * The phrases that a phrase of another language may be in English, likeliest first: adjectives go before the noun, and
 * of two nouns the first is what is made of the second ("jus d'orange"), or the other way round ("Apfel Saft").
 * Every word must be known and one of them foreign; else there are none.
 */
export function inEnglish(words: readonly PhraseWord[], isModifier: (word: PhraseWord) => boolean): readonly string[] {
  const adjectives: string[] = [];
  const nouns: string[][] = [];
  let foreign = 0;
  for (let at = 0; at < words.length; at++) {
    const [word, long] = [words[at], longName(words, at)];
    if (word === undefined) break;
    if (long !== undefined) {
      if (long.foreign) foreign++;
      nouns.push([long.name]);
      at += long.length - 1;
      continue;
    }
    // "Sans sel", "ohne Haut": what is not in it.
    if (WITHOUT.has(word.lemma)) {
      if (word.lemma !== "non") foreign++;
      at++;
      continue;
    }
    // "Latte" is milk in a list in Italian.
    const friend = isFoodKey(word.lemma) ? falseFriend(word.shown) : undefined;
    const [name, beside] = [friend ?? foodOf(withoutArticle(word)), foreignWord(word.lemma)];
    // "Mint chocolate" is English, every word of it.
    if ((name !== undefined && (!isFoodKey(word.lemma) || friend !== undefined)) || (beside ?? "") !== "") foreign++;
    if (name !== undefined) nouns.push(beside === undefined || beside === "" ? [name] : [beside, name]);
    else if (beside !== undefined && NOUNS.has(beside)) nouns.push([beside]);
    else if (beside !== undefined) adjectives.push(...(beside === "" ? [] : [beside]));
    else if (NOUNS.has(word.lemma)) nouns.push([word.lemma]);
    else if (isModifier(word)) adjectives.push(word.lemma);
    else if (findFoodAt(words, at, at + 1) !== undefined) nouns.push([findFoodAt(words, at, at + 1)?.name ?? word.lemma]);
    else {
      const parts = compoundOf(word.lemma);
      if (parts === undefined && isSaidOf(words, at)) {
        foreign++;
        continue;
      }
      if (parts === undefined) return [];
      foreign++;
      nouns.push(...parts.toReversed().map((part) => [part]));
    }
  }
  if (foreign === 0 || nouns.length === 0 || nouns.length > 3) return [];
  return nounPhrases(nouns).map((noun) => [...adjectives, noun].join(" "));
}

/** The name of several words that begins at a word: "pomme de terre", and names at home in English, "creme fraiche". */
function longName(words: readonly Token[], from: number): { name: string; length: number; foreign: boolean } | undefined {
  let key = words[from]?.lemma ?? "";
  let longest: { name: string; length: number; foreign: boolean } | undefined;
  for (let length = 2; length <= 4 && from + length <= words.length; length++) {
    key += ` ${words[from + length - 1]?.lemma ?? ""}`;
    const translated = foreignName(key);
    const name = translated ?? findFoodAt(words, from, from + length)?.name;
    if (name !== undefined) longest = { name, length, foreign: translated !== undefined };
  }
  return longest;
}

/** A phrase of `inEnglish` with the person's own words for what English names, too: leftover spätzle, and no leftover fresh pasta. */
export function withOwnWords(phrase: string, words: readonly PhraseWord[]): string {
  let own = phrase;
  for (const [at, word] of words.entries()) {
    const name = isFoodKey(word.lemma) ? (foodOf(word.lemma) ?? findFoodAt(words, at, at + 1)?.name) : undefined;
    if (name !== undefined && name !== word.lemma) own = own.replace(name, word.shown);
  }
  return own;
}

/** Whether a phrase of another language may name something poisonous: what it says in English is looked at, too. */
export function hasForeignFood(words: readonly PhraseWord[]): boolean {
  return words.length > 1 && words.some(({ lemma }) => !isFoodKey(lemma) && foodOf(lemma) !== undefined);
}

const WITHOUT = new Set("sans sin sem senza ohne non".split(" "));

/** How participles end in French, Spanish, Italian and Portuguese, accents taken off. */
const PARTICIPLE = /^[a-z]{3,}(ees?|es|[aiu][td][aeio]s?)$/;

/** How they do in German. */
const GERMAN_PARTICIPLE = /^ge[a-z]{4,}(t|en)(e[nrs]?)?$/;

/** What is the same food whatever a word that nobody knows says of it: vegetables, fruit, rice, eggs; of oil, milk and meat there are others. */
const isTheSame = ofGenera(
  [
    "onion",
    "leek",
    "spring-onion",
    "tomato",
    "tinned-tomato",
    "dried-tomato",
    "tomato-paste",
    "tomato-juice",
    "root",
    "beet",
    "cooked-beet",
    "potato",
    "sweet-potato",
    "squash",
    "squash-puree",
    "mushroom",
    "salad-leaf",
    "cucumber",
    "aubergine",
    "courgette",
    "sweet-pepper",
    "celery",
    "fennel",
    "green-bean",
    "okra",
    "corn",
    "briny",
    "split-pulse",
    "whole-pulse",
    "fresh-pulse",
    "tofu",
    "paneer-substitute",
    "rice",
    "cooked-rice",
    "rice-mix",
    "egg",
    "citrus",
    "pome-fruit",
    "pomegranate",
    "stone-fruit",
    "berry",
    "tropical-fruit",
    "grape",
    "banana",
    "tender-herb",
    "dried-herb",
  ],
  [
    "garlic",
    "garlic_paste",
    "chilli",
    "stem_quick",
    "crucifer",
    "cabbage",
    "leaf_cook",
    "leaf_tough",
    "potato_mash",
    "potato_frozen",
    "potato_cooked",
    "pulse_tin",
    "cornmeal",
    "cornbread_mix",
    "rice_paper",
    "rice_wine",
    "sugar",
    "sugar_jam",
    "sugar_substitute",
    "herb_woody",
    "herb_infuse",
  ],
);

/** The word for fish that the name of a kind follows, or comes before: "ikan selar", "cá linh", "baila maach". Those that are poison are hazards. */
const FISH = new Set("ikan isda isdang ca pla mach maach machh machli machhli machha macha meen malu chepa".split(" "));

/** Whether a word that nobody knows says which fish the one beside it is. */
function isKindOfFish(words: readonly PhraseWord[], at: number): boolean {
  const word = words[at]?.lemma ?? "";
  if (words.length !== 2 || !/^\p{L}{2,}$/u.test(word)) return false;
  const { lemma = "" } = words[1 - at] ?? {};
  return FISH.has(lemma) && (foodOf(lemma) ?? "").endsWith("fish");
}

/** What comes from a place or in sorts, and stays what it is whichever is named behind it: "queso coalho", "jambon de Bayonne". */
const isOfManySorts = ofGenera([
  "sausage",
  "cured-meat",
  "bacon",
  "bread",
  "rice",
  "whole-pulse",
  "split-pulse",
  "cooked-pulse",
  "melting-cheese",
  "hard-cheese",
  "fresh-cheese",
  "brined-cheese",
  "soft-cheese",
  "blue-cheese",
]);

/** Where an adjective stands before its noun and takes an end of its own: "kruimige aardappelen", "mehlige Kartoffeln". */
const ADJECTIVE_FIRST: ReadonlySet<string | undefined> = new Set(["dutch", "german", "swedish", "norwegian", "danish", "polish", "czech"]);
const ADJECTIVE = /^[a-z]{3,}([aeioy]|e[nrs])$/;

/** What is picked, too, and then is whatever was picked. */
const isPicked = ofGenera(["mushroom", "berry", "salad-leaf", "tender-herb"]);

/** What nobody should eat, or not as it is: wild or picked, bitter, sprouted, gone off, out of date, poisonous; and water and milk that are none. */
const BAD =
  /venen|velen|gift|toxi|germ|germin|keim|podr|pourr|moisi|mohos|muff|marc[ei]|amere|amar[aeio]|bitter|epineu|sauvage|s[ei]lv|wild|faul|schimm|cueill|recog|raccol|ramass|sammel|gepfluckt|trouv|encontr|trovat|gefund|oxig|ossig|oxyg|tourn|avari|verdorb|perim|vencid|scadut|caduc|abgelauf|passe|estrag|rancid|stant|inconn|descono|sconosc|unbekannt|cerezo|kielk|klic|groen|zielon|zelen|gron|uitgelop|spiret|grodd|^rott|verrott|zgnil|plesn|shnil|beschim|bedorv|dzik|divok|vild|lesn|skog|truj|jedovat|tulip|jacint|narciss|senteur|^pin$|^tete$|^cabeza$|^testa$|^dient|^dent|^pelle$|^peau|^piel$/;

/** Of what is poured, another word may make something else: peroxide, body milk, motor oil. */
const isPoured = ofGenera(
  ["water", "milk", "milk-powder", "plant-milk", "cream", "cream-cheese", "ice-cream", "oil", "salt", "wine", "spirit", "vinegar", "vanilla", "soda", "tea"],
  ["leaven", "soda_bicarb"],
);

/** The name of a food in a phrase of another language, of up to three words. */
function foreignIn(words: readonly PhraseWord[]): string | undefined {
  for (let at = 0; at < words.length; at++) {
    const [word, long] = [words[at], longName(words, at)];
    if (long?.foreign === true) return long.name;
    if (word === undefined || word.lemma.length < 3) continue;
    const name = isFoodKey(word.lemma) ? sharedName(word) : foodOf(withoutArticle(word));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** What English and the language that is spoken call alike, where it comes in sorts: "chorizo". */
function sharedName(word: PhraseWord): string | undefined {
  const food = spokenLanguage() === undefined ? undefined : findFoodAt([word], 0, 1);
  return isOfManySorts(food?.classId) ? food?.name : undefined;
}

/** "Oignons émincés", "lechuga romana": whether a word that nobody knows says what the foreign food before it is like, or what was done to it. */
export function isSaidOf(words: readonly PhraseWord[], at: number): boolean {
  const word = words[at]?.word ?? "";
  if (BAD.test(word)) return false;
  if (isKindOfFish(words, at)) return true;
  // "Salmón sin piel".
  if (at > 1 && WITHOUT.has(words[at - 1]?.lemma ?? "")) return true;
  if (isSaidBefore(words, at) || isSaidInLent(words, at)) return true;
  const said = wordsOf(foreignIn(words.slice(0, at)) ?? "");
  const follows = foreignWord(words[at - 1]?.lemma ?? "") === "";
  const done = GERMAN_PARTICIPLE.test(word) || (at > 0 && !follows && /é(e?s?)$/.test(words[at]?.shown ?? ""));
  // In "aubergine coupée" the accent says so, and in "gehackte Petersilie" the name comes last.
  if (said.length === 0) return done && !words.some(({ lemma }) => isPoured(findIngredientByName(foodOf(lemma) ?? lemma)?.classId));
  // Short names have namesakes.
  const kind = findFoodAt(said, 0, said.length)?.classId;
  if (isPoured(kind)) return false;
  if (isOfManySorts(kind) && /^[a-z]{4,}$/.test(word) && (words[at - 1]?.lemma.length ?? 0) + (follows ? 2 : 0) > 3) return true;
  const isSame = (words[at - 1]?.lemma.length ?? 0) > 3 && isTheSame(kind);
  return !follows && (done || PARTICIPLE.test(word) || (isSame && /^[a-z]{4,}$/.test(word)));
}

/** "Kruimige aardappelen": whether a word that nobody knows says what the food behind it is like. */
function isSaidBefore(words: readonly PhraseWord[], at: number): boolean {
  if (at > 1 || !ADJECTIVE_FIRST.has(spokenLanguage()) || !ADJECTIVE.test(words[at]?.word ?? "")) return false;
  const name = wordsOf(foreignIn(words.slice(at + 1)) ?? "");
  const kind = name.length === 0 ? undefined : findFoodAt(name, 0, name.length)?.classId;
  return isTheSame(kind) && !isPicked(kind);
}

const isFlesh = ofGenera(["poultry", "red-meat", "pork", "white-fish", "oily-fish"], ["prawn", "mollusc", "squid"]);

/** "Kuritsa celaya", "qepe te njoma": in a language whose words are read only where they are told, what stands beside a food's own name is said of it. */
function isSaidInLent(words: readonly PhraseWord[], at: number): boolean {
  const spoken = spokenLanguage();
  if (spoken === undefined || READ_EVERYWHERE.includes(spoken) || words.length > 4 || !/^[a-z']{2,}$/.test(words[at]?.word ?? "")) return false;
  const name = wordsOf(foreignIn(words.toSpliced(at, 1)) ?? "");
  const kind = name.length === 0 ? undefined : findFoodAt(name, 0, name.length)?.classId;
  return isFlesh(kind) || isTheSame(kind) || isOfManySorts(kind);
}

/** What is not for people, or is no food. */
const NOT_FOR_US = /perr|gat[oit]|chien|chat|cane|cani|hund|katz|hond|kat$|cachorr|animal|mascot|tier|haustier|pez|peces/;

/** Where mushrooms and berries are picked, and what nobody wants is found. */
const FOUND_AT = /^(wald|bosc|bosq|foret|mont[ei]|jard|garten|giardin|prat|pre|wiese|campo|boden|suelo|sol|abfall|mull|poubelle|basura|strasse|rue|calle)/;

/** Where a phrase of another language says how a food is cut or kept: "en rodajas", "a temperatura ambiente". */
export function foreignCut(words: readonly PhraseWord[]): number {
  if (words.some(({ word }) => BAD.test(word) || FOUND_AT.test(word))) return -1;
  const cut = words.findIndex(({ word }, at) => at > 0 && (/^(en|em|aus)$/.test(word) || (word === "a" && foreignIn(words.slice(0, at)) !== undefined)));
  return cut < 0 ? meantFor(words) : cut;
}

/** "Carne para guisar", "veau pour blanquette": where a phrase begins to say what a food is for. Of what is poured there are others. */
function meantFor(words: readonly PhraseWord[]): number {
  const at = words.findIndex(({ word }, place) => place > 0 && /^(para|pour|per|voor|fur)$/.test(word));
  const name = wordsOf((at < 1 ? undefined : foreignIn(words.slice(0, at))) ?? "");
  const kind = name.length === 0 ? undefined : findFoodAt(name, 0, name.length)?.classId;
  return kind === undefined || isPoured(kind) || words.slice(at).some(({ word }) => NOT_FOR_US.test(word)) ? -1 : at;
}

/** "d'amande" is written together once its accents are gone. */
function withoutArticle({ lemma, shown }: PhraseWord): string {
  return /^[dl]['’]/.test(shown) && foodOf(lemma) === undefined ? lemma.slice(1) : lemma;
}

/** English words that are nouns of a name and no names themselves. */
const NOUNS = new Set("breast thigh fillet wing oil powder paste pulp sauce soup juice seed leaf salad cheese".split(" "));

function nounPhrases(nouns: readonly (readonly string[])[]): string[] {
  let phrases: string[][] = [[]];
  for (const choices of nouns) phrases = phrases.flatMap((phrase) => choices.map((choice) => [...phrase, choice]));
  // "Hojas de laurel" are bay leaves, no leaves of bay leaves.
  return [...new Set(phrases.flatMap((phrase) => [phrase.toReversed(), phrase]).map((phrase) => phrase.join(" ").replace(/\b(\w+) \1$/, "$1")))];
}

/** Letters of the longest word that is taken apart. */
const LONGEST_WORD = 40;

/** A word made of two, as German makes them: "lachsfilet" is a fillet of salmon. Both must be known. */
function compoundOf(lemma: string): readonly [string, string] | undefined {
  if (lemma.length < 7 || lemma.length > LONGEST_WORD || BAD.test(lemma)) return undefined;
  for (let cut = lemma.length - 2; cut >= 3; cut--) {
    const tail = lemma.slice(cut);
    if (tail.length < 4 && tail !== "ol") continue;
    const last = foreignWord(tail) ?? foreignNameExactly(tail);
    if (last === undefined || last === "") continue;
    const head = lemma.slice(0, cut);
    const heads = [head, lemmaOf(head), head.replace(/(e[nr]|[ensr])$/, "")];
    const first = heads
      .map((part) => foodOf(part) ?? (part.length > 5 ? foreignWord(part) || undefined : undefined) ?? (isFoodKey(part) ? part : undefined))
      .find((name) => name !== undefined);
    if (first !== undefined) return [first, last];
  }
  return undefined;
}
