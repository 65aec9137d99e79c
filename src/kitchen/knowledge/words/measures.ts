/** Number words and measures as people type them before or after a food. */
import { NUMBER_WORDS as RECIPE_NUMBER_WORDS } from "#recipe/quantity-words";
import { madeLater } from "./word-table.ts";

/** Those of a recipe's amounts, those that only people use, and "a" in other languages. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(RECIPE_NUMBER_WORDS),
  couple: 2,
  pair: 2,
  moitie: 0.5,
  meta: 0.5,
  metade: 0.5,
  mitad: 0.5,
  halfte: 0.5,
  trio: 3,
  doz: 12,
  un: 1,
  una: 1,
  une: 1,
  ein: 1,
  eine: 1,
  einen: 1,
  een: 1,
  uma: 1,
  uno: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  zwei: 2,
  drei: 3,
  vier: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
  dwa: 2,
  dwie: 2,
  trzy: 3,
  cztery: 4,
};

/**
 * What a measure says of the amount: grams or millilitres of one, a piece of the food's own unit ("clove", "tin"), or
 * nothing that can be counted on ("bunch", "bag").
 */
export type Measure =
  | { readonly kind: "grams"; readonly each: number }
  | { readonly kind: "millilitres"; readonly each: number }
  | { readonly kind: "piece" }
  | { readonly kind: "loose" };

const PIECE: Measure = { kind: "piece" };
const LOOSE: Measure = { kind: "loose" };

function weighed(each: number, words: string): [string, Measure][] {
  return words.split(" ").map((word) => [word, { kind: "grams", each }]);
}
function poured(each: number, words: string): [string, Measure][] {
  return words.split(" ").map((word) => [word, { kind: "millilitres", each }]);
}

/** By dictionary form. US cups and spoons; a pound is 454 g, an ounce 28 g. */
export const MEASURES = madeLater<Measure>(() => [
  ...weighed(1, "g gr gm gms gram gramme grm"),
  ...weighed(1000, "kg kgs kilo kilogram kilogramme"),
  ...weighed(10, "dkg deka dag"),
  ...weighed(100, "hg hekto"),
  ...weighed(28, "oz ounce"),
  ...weighed(454, "lb lbs pound"),
  ...weighed(0.001, "mg milligram"),
  ...weighed(1, "克 グラム ग्राम gramow"),
  ...weighed(1000, "公斤 千克 キロ किलो"),
  ...weighed(500, "斤"),
  ...poured(1, "毫升 ミリリットル मिली मिलीलीटर"),
  ...poured(5, "茶匙 小匙 小勺 小さじ cucharadita cucchiaino cucchiaini teeloffel theelepel tl lyzeczka lyzeczki lyzeczek चम्मच"),
  ...poured(15, "勺 汤匙 大匙 大勺 汤勺 大さじ cucharada cucchiaio cucchiai essloffel eetlepel el lyzka lyzki lyzek"),
  ...poured(200, "カップ"),
  ...poured(240, "碗 杯 tasse taza tazza xicara szklanka szklanki szklanek कप कटोरी"),
  ...poured(1, "ml mls millilitre milliliter cc"),
  ...poured(10, "cl centilitre"),
  ...poured(100, "dl decilitre"),
  ...poured(1000, "l lt ltr litre liter litro litri litra litr litry लीटर"),
  ...poured(5, "tsp tsps t teaspoon teaspoonful"),
  ...poured(15, "tbsp tbs tbl tbsps tablespoon tablespoonful"),
  // No more than this, said without a number, too.
  ...poured(30, "splash glug"),
  ...poured(180, "合"),
  ...poured(240, "cup c cupful mug mugful"),
  ...poured(568, "pint pt pts"),
  ...poured(946, "quart qt"),
  ...poured(3785, "gallon gal"),
  ..."gajo galha costa rama raminha ramita rametto gałązka galazka galazki listek listki hoja feuille foglia foglie blattchen folha glowka zabkow teentje tenen stengel takje brin branche branches plakje plakjes scheibe scheiben tranche fetta fette rodaja rodajas rebanada fatia fatias plaster plastry plastrow पत्ता tin clove slice rasher piece pc pcs fillet stick stalk rib ear cob whole count ct each diente gousse zehe spicchi spicchio 个 個 只 根 颗 瓣 块 片 条 本 枚 玉 株 丁 かけ 匹 切れ 尾 sztuka sztuki sztuk zabek zabki teen stuks"
    .split(" ")
    .map((word): [string, Measure] => [word, PIECE]),
  ..."head bulb nest nub bout fond trozo pezzo pedazo pedaco resto avanzo stuck slab clump darne tupperware sleeve bunch bag pack packet pkt pk box jar pot tub carton bottle handful pinch dash drop drizzle knob sprig sheet block bar tube punnet sachet wedge chunk strip lump stub dollop scoop katori spoon spoonful loaf container pouch 膳 人前 packung brique case crate net bowl plate glass load bit drop squirt squeeze grind twist package envelope portion serving roll log round square tray half bowlful bucket sack ball cube thumb ream side rack inch cm lot mouthful crown splodge blob smidge hunk heel end bit bottom last rest dreg remain scraping stack rope pkg chutki spear part disc recipe batch quantity spray 把 束 袋 包 盒 瓶 罐 缶 パック 少许 少々 適量 适量 pizca pizzico prise scheutje scheut klont klontje zakje zak pak pakje pot potje bos bosje handje handvol glas beker tube botte poignee verre barquette sobre vaso bote paquete punado manojito chorrito chorro bustina bicchiere mazzetto ciuffo vasetto barattolo manciata filo goccio panetto xicara copo maco pacote punhado fio garsc opakowanie kostka kostki torebka torebki sloik sloika szczypty opakowania becher glaser tute tuten wurfel msp messerspitze pck packchen stuckchen spritzer schuss handvoll kopje snuf snufje szczypta bund bouquet manojo mazzo mazzetto bosje peczek pincee pitada चुटकी गुच्छा गड्डी"
    .split(" ")
    .map((word): [string, Measure] => [word, LOOSE]),
]);
