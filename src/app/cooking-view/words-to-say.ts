/** A recipe's words as they are said: what is written short is said long, and a range has a "to" in it. */

const UNITS = new Map(
  Object.entries({
    kg: "kilogram",
    g: "gram",
    ml: "millilitre",
    l: "litre",
    tbsp: "tablespoon",
    tsp: "teaspoon",
    cm: "centimetre",
    mm: "millimetre",
    min: "minute",
    h: "hour",
    oz: "ounce",
    lb: "pound",
    "fl oz": "fluid ounce",
  }),
);

const RANGE = /(?<=[\d¼½¾⅓⅔⅛⅜⅝⅞])\s?[–-]\u2060?\s?(?=[\d¼½¾⅓⅔⅛⅜⅝⅞])/gu;
const DEGREES = /\s?°\s?([CF])(?!\p{L})/gu;
const MEASURE = /([\d.,]*[\d¼½¾⅓⅔⅛⅜⅝⅞])\s?(fl oz|[a-z]{1,4})(?![\p{L}\d])/gu;

/** `Bake at 180 °C for 6–8 min.` → `Bake at 180 degrees Celsius for 6 to 8 minutes.` */
export function wordsToSay(text: string): string {
  return text
    .replace(RANGE, " to ")
    .replace(DEGREES, (_, scale: string) => ` degrees ${scale === "C" ? "Celsius" : "Fahrenheit"}`)
    .replace(MEASURE, (words: string, amount: string, unit: string) => {
      const said = UNITS.get(unit);
      return said === undefined ? words : `${amount} ${said}${/^[1¼½¾⅓⅔⅛⅜⅝⅞]$/.test(amount) ? "" : "s"}`;
    });
}
