/** Which language a list is written in, from its letters and its commonest words: cheap, and without any table of foods. */
import type { Language } from "#kitchen/knowledge/languages/language";

const WORDS: Partial<Readonly<Record<Language, string>>> = {
  french:
    "du des la les au aux et avec sans une deux trois cuillère cuillères gousse gousses tranche tranches pincée sachet botte brin poulet oignon oignons lait beurre farine œuf œufs oeuf oeufs huile poivre ail tomates riz fromage crème sucre pomme pommes sel jambon levure carottes champignons",
  spanish:
    "los las con sin y una dos tres cucharada cucharadas cucharadita cucharaditas diente dientes pizca taza tazas lata rebanadas gusto huevo huevos leche mantequilla harina aceite pimienta ajo arroz queso azúcar pollo cebolla cebollas patatas papas jamón levadura zanahorias tomate limón sal",
  german:
    "der das und mit ohne vom zum el tl prise zehe zehen bund packung päckchen becher dose scheibe scheiben stück etwas eier milch mehl öl salz pfeffer knoblauch tomaten reis käse zucker zwiebel zwiebeln kartoffeln brot schinken hackfleisch sahne quark möhren",
  italian:
    "il lo gli di del della delle dei dello con senza un uno una due tre cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi pizzico bicchiere bustina fette mazzetto uova uovo latte burro farina olio sale pepe aglio pomodori riso formaggio zucchero pollo cipolla cipolle patate pane prosciutto lievito carote funghi",
  portuguese:
    "da dos das com sem um uma dois duas três colher colheres dente dentes pitada xícara xícaras lata fatias gosto ovo ovos leite manteiga farinha óleo azeite alho arroz queijo açúcar frango cebola cebolas batatas pão presunto fermento cenouras tomate limão sal feijão",
  dutch:
    "het een zonder twee drie eetlepel eetlepels theelepel theelepels teen tenen teentje snufje bosje blik blikje zakje plakjes scheutje eieren melk boter bloem olie zout peper knoflook tomaten rijst kaas suiker kip ui uien aardappelen brood gehakt wortels",
  polish:
    "ze bez lub dwa dwie trzy łyżka łyżki łyżek łyżeczka łyżeczki szklanka szklanki ząbek ząbki szczypta pęczek puszka jajka jajko mleko masło mąka olej sól pieprz czosnek pomidory ryż ser cukier kurczak cebula cebule ziemniaki chleb szynka śmietana marchewka",
};

/** English tells against the others: one "due" or "lo mein" on an English list makes no Italian one. */
const ENGLISH =
  "a the of and with from half some few left leftover tin tins can jar bag packet pack bunch handful slice slices cup cups tbsp tsp clove cloves pinch fresh frozen cooked dried large small eggs egg milk butter flour oil salt pepper garlic tomato tomatoes rice cheese sugar chicken beef pork fish onion onions potatoes bread cream carrots beans lemon";

/** How letters tell. Several languages share most of theirs. */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ["polish", /[ąćęłńśźż]/i],
  ["german", /[ßäöü]/i],
  ["spanish", /ñ|ción\b/i],
  ["portuguese", /[ãõ]/i],
  ["french", /[œèêûîç]|\b[dl]['’](?=\p{L})/iu],
];

type Told = Language | "english";
let languagesOf: ReadonlyMap<string, readonly Told[]> | undefined;

function languagesByWord(): ReadonlyMap<string, readonly Told[]> {
  if (languagesOf !== undefined) return languagesOf;
  const byWord = new Map<string, Told[]>();
  for (const [language, words] of [...Object.entries(WORDS), ["english", ENGLISH]] as [Told, string][])
    for (const word of words.split(" ")) byWord.set(word, [...(byWord.get(word) ?? []), language]);
  return (languagesOf = byWord);
}

/** As far as a list is looked at. */
const MOST_LOOKED_AT = 4_000;

/** The language that most tells of; undefined where it is English, nothing tells, or two tell as much. */
export function languageOf(entries: readonly string[]): Language | undefined {
  let text = "";
  for (const entry of entries) if (text.length < MOST_LOOKED_AT) text += `${entry.slice(0, 200)}\n`;
  const isAscii = !/[^\0-\x7F]/.test(text);
  if (!isAscii) {
    if (/[\u3040-\u30ff]/.test(text)) return "japanese";
    if (/[\u4e00-\u9fff]/.test(text)) return "chinese";
    if (/[\u0900-\u097f]/.test(text)) return "hindi";
  }
  const scores = new Map<Told, number>();
  const add = (language: Told, points: number): void => void scores.set(language, (scores.get(language) ?? 0) + points);
  const byWord = languagesByWord();
  for (const word of text.toLowerCase().split(isAscii ? /[^a-z]+/ : /[^\p{L}\p{M}]+/u)) {
    const languages = byWord.get(word);
    if (languages !== undefined) for (const language of languages) add(language, 1 / languages.length);
  }
  if (!isAscii || text.includes("'")) for (const [language, letters] of LETTERS) if (letters.test(text)) add(language, 0.9);
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[0] !== "english" && first[1] >= 0.5 && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
