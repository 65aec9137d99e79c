/** How other languages say an amount, put where an amount is read: in front of the food, apart from it, as a measure we know. */
import { pattern } from "#recipe/pattern";
import { keyOf } from "#kitchen/knowledge/vocabulary";
import { foreignName, measuresFor } from "./spoken-languages.ts";

/** What may hold one of the phrases below: a letter that English has not, or one of their words. Most lines hold none. */
const MAY_HOLD =
  /[\u00c0-\u024f\u0900-\uffef]|\b[dl]['’]|\b(?:un peu|un po(?:co)?|um pouco|een beetje|ein (?:bisschen|wenig|paar)|filet|trait|noix|noisette|q\.?\s?b\.?|quanto|gusto|gosto|geschmack|smaak|smaku|demi|demie|medio|media|mezzo|mezza|meio|meia|halbe[rs]?|halve|pol|moiti[ée]|mitad|metade|met[àa]|lo que queda|reste|resta|sobrou|rest (?:im|in|aus)|colher(?:es)?|c(?:uill?eres?)?\.? ?a\.?)\b/i;

/** How cooks say that it is as much as one likes. */
const TO_TASTE =
  /(?:,\s?)?(?<![\p{L}\p{M}])(?:q\.?\s?b\.?(?!\p{L})|quanto basta|(?:a|al) gusto|a gosto|nach (?:geschmack|belieben)|naar smaak|do smaku|selon (?:le )?go[ûu]t|au go[ûu]t)(?![\p{L}\p{M}])\.?/giu;
const TO_TASTE_THERE = /[（(]?(?:适量|適量|少许|少許|少々|少量|若干|一些|お好みで|ひとつまみ|स्वाद ?अनुसार|स्वादानुसार|आवश्यकतानुसार)[)）]?/gu;
/** "La moitié d'un concombre", "la mitad de una cebolla", "metà del pane". */
const HALF_OF =
  /(?<!\p{L})(?:(?:la|l['’]|une|una|a|eine|die)\s?)?(?:moiti[ée]|mitad|metade|met[àa]|hälfte)\s(?:d['’]|del?(?:la|l['’])?\s?|du\s|di\s|d[ao]\s|der\s|des\s)(?:un[eao]?\s|ein(?:e[rs]?)?\s|uma?\s|la\s|el\s|l['’])?(?=\p{L})/giu;
/** "Lo que queda del pollo", "Rest im Glas", "un fond de pot de": that it is what is left says nothing of what it is. */
const WHAT_IS_LEFT =
  /(?<!\p{L})(?:lo que queda de(?:l| la)?\s|ce qui reste d(?:e la |es |e l['’]|e |u )|quel che resta d(?:i|el|ella|ello)\s|o que sobrou d[aoe]\s|rest (?:im glas|in der dose|in der packung|aus der packung|aus dem glas)\s)(?=\p{L})/giu;
const HALF =
  /(?<![\p{L}\d])(?:(?:un|une|una|uno|um|uma|ein|eine|einen|een|1)\s)?(?:demi(?:e)?[\s-]|medi[oa]\s|mezz[oa]\s|mei[oa]\s|halbe[rsn]?\s|halve\s|pół\s)(?:de\s)?(?=\p{L})/giu;
/** "2 c. à s. d'huile", "1 cuillère à café". */
const FRENCH_SPOON =
  /(^|\s)c(?:uill?[eè]r[eé]e?s?|uil\.?|\.)?\s?[àa]\.?\s?(s(?:oupe|\.)?|c(?:af[ée]|\.)?|th[ée])(?:\s(?:rases?|bombées?))?(?=\s|$)\s?(?:de\s|d['’])?/giu;
const PORTUGUESE_SPOON =
  /(?<!\p{L})colher(?:es)?(?:\s\((sopa|ch[áa]|caf[ée])\)|\s(?:de|a)\s(sopa|ch[áa]|caf[ée]|sobremesa))(?:\s(?:rasas?|cheias?))?(?:\sde(?=\s))?/giu;
const FRENCH_LITTLE =
  /(?<!\p{L})(?:(?:un|1)\s(?:filet|trait|soupçon|noix|noisette)\s(?:de\s|d['’])(?=huile|vinaigre|jus|lait|citron|beurre|crème|miel)|(?:un peu|un po['’]?|un poco|um pouco|een beetje|ein (?:bisschen|wenig|paar))\s(?:d[ei]\s|d['’])?)/giu;
/** "D'huile", "de l'ail": an article that is written together with its noun, in front of all. */
const FRENCH_ARTICLE = /^\s*(?:de\s)?[dl]['’](?=\p{L})/iu;
/** "बड़े चम्मच": large spoons; "लहसुन की 4 कलियाँ": so many of a part of it. */
const HINDI_SPOON = /(बड\u093c?[ेाी]|ब\u095c[ेाी]|छोट[ेाी])\s?चम्मच/gu;
const HINDI_PARTS = /^(\s*)([\p{L}\p{M}]+)\sक[ीाे]\s(\d+)\s(?:कल[\p{L}\p{M}]*|टुकड़[\p{L}\p{M}]*|गांठ|पत्त[\p{L}\p{M}]*)/gu;
/** "大さじ1": the measure before its number. */
const MEASURE_FIRST = /(大さじ|小さじ|カップ|大匙|小匙)\s?(\d+(?:[./]\d+)?)/gu;
const counter =
  /公斤|千克|毫升|汤匙|茶匙|大勺|小勺|大さじ|小さじ|カップ|かけ|切れ|パック|人前|[克斤个個只根颗粒瓣块塊片条本枚株棵把束勺杯碗包袋盒瓶罐缶玉丁節匹房升合膳尾]/;
/** "两个鸡蛋", "白糖一勺": a number in characters, before a measure. */
const writtenNumber = pattern("gu")`([半一二两兩三四五六七八九十])(?=${counter})`;
const NUMBERS: Readonly<Record<string, string>> = {
  半: "0.5",
  一: "1",
  二: "2",
  两: "2",
  兩: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
  十: "10",
};
/** "ご飯 2杯分": of what so many hold. "玉ねぎ 半分" is half a piece, "ひとかけ" one. */
const WORTH = /(?<=[杯個本枚缶袋束])分(?!量)/gu;
const HELPINGS = /人分/gu;
const HALF_OF_IT = /半分の?/gu;
const ONE_OR_TWO = /(ひと|ふた)(?=かけ|切れ|パック|玉|株)/gu;
/** "500克牛肉", "2个鸡蛋": a measure that no space parts from its food. */
const measureGlued = pattern("gu")`(\d\s?(?:${counter}))(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])`;
/** "生抽2勺": an amount behind its food. */
const amountGlued = pattern("gu")`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\d)`;

/** "Potatoes ca. 600 g", "ziemniaki ok. 600 g", "etwa 300 g Hack": more or less. */
const NEARLY = /(?<![\p{L}\p{M}])(?:ca|cca|circa|approx|ok|env|environ|ungefähr|etwa|około|unos|unas|cerca de|omkring|noin)\.?\s?(?=\d)/giu;

/** The text with measures where an amount is read: behind the number, and apart from the food. Linear in the text. */
export function inPlainOrder(entry: string): string {
  const inEnglish = withMeasuresInEnglish(entry.replaceAll(NEARLY, "about "));
  if (!MAY_HOLD.test(inEnglish)) return inEnglish;
  let text = inEnglish
    .replaceAll(FRENCH_SPOON, (_, before: string, spoon: string) => `${before}${/^s/i.test(spoon) ? "tbsp" : "tsp"} `)
    .replaceAll(PORTUGUESE_SPOON, (_, inBrackets: string | undefined, behind: string | undefined) =>
      /^sopa/i.test(inBrackets ?? behind ?? "") ? "tbsp" : "tsp",
    )
    .replaceAll(FRENCH_LITTLE, "")
    .replace(FRENCH_ARTICLE, "")
    .replaceAll(HALF_OF, "½ ")
    .replaceAll(WHAT_IS_LEFT, "leftover ")
    .replaceAll(HALF, "½ ")
    .replaceAll(TO_TASTE, "");
  if (/[\u0900-\u097f]/.test(text))
    text = text
      .replaceAll(TO_TASTE_THERE, "")
      .replaceAll(HINDI_SPOON, (_, size: string) => (size.startsWith("ब") ? "tbsp" : "tsp"))
      .replaceAll(HINDI_PARTS, "$1$3 $2");
  if (/[\u2e80-\u9fff]/.test(text))
    text = text
      .replaceAll(TO_TASTE_THERE, "")
      .replaceAll(WORTH, "")
      .replaceAll(HELPINGS, "人前")
      .replaceAll(HALF_OF_IT, "0.5個")
      .replaceAll(ONE_OR_TWO, (word) => (word === "ひと" ? "1" : "2"))
      .replaceAll(writtenNumber, (number) => NUMBERS[number] ?? number)
      .replaceAll(MEASURE_FIRST, " $2$1 ")
      .replaceAll(amountGlued, " ")
      .replaceAll(measureGlued, "$1 ");
  return text;
}

/** Digits of Arabic, Persian and Thai. */
const OWN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g;
/** A number, and what is written behind it up to the next mark; in Thai and Korean no space parts them. */
const BEHIND_NUMBER = /([\d½¼¾⅓⅔]\s?)([^\d\s,;()½¼¾⅓⅔]+)(?:(\s)([^\d\s,;()]+))?/gu;
const FIRST_WORD = /^\s*([^\d\s,;()]+)(?=\s)/u;

/** "Buah naga" is a dragon fruit, and no piece of one. */
function isName(entry: string): boolean {
  return foreignName(keyOf(entry.replace(/\d.*$/, ""))) !== undefined;
}

/** The text with the measures and numbers of the languages that are heard as English says them: "2 st" are two pieces, "isang" is one. */
function withMeasuresInEnglish(entry: string): string {
  const spoken = measuresFor(entry);
  if (spoken.length === 0) return entry;
  const find = (word: string | undefined): string | undefined => {
    if (word === undefined) return undefined;
    const said = word.toLowerCase().replace(/\.$/, "");
    for (const measures of spoken) if (measures.has(said)) return measures.get(said);
    return undefined;
  };
  return entry
    .replaceAll(OWN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(FIRST_WORD, (word) => (isName(entry) ? undefined : find(word.trim())) ?? word)
    .replaceAll(BEHIND_NUMBER, (all: string, number: string, word: string, space?: string, second?: string) => {
      const both = second === undefined ? undefined : find(`${word} ${second}`);
      if (both !== undefined) return `${number.trim()} ${both} `;
      const one = find(word);
      return one === undefined ? all : `${number.trim()} ${one}${space ?? " "}${second ?? ""}`;
    });
}
