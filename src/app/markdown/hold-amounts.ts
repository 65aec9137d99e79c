/** An amount and its unit on one line, and the two ends of a range: a space that does not break, and a joiner behind the dash. */
const AMOUNT = /([\d¼½¾⅓⅔⅛]) (?=(?:g|kg|mg|ml|cl|dl|l|cm|mm|°C|°F|°|%|h|min|mins|minutes?|hours?|seconds?|kcal|tsp|tbsp|cups?|oz|lb)(?![\p{L}\p{N}]))/gu;
const RANGE = /(?<=[\d¼½¾⅓⅔⅛]–)(?=[\d¼½¾⅓⅔⅛])/gu;

export function holdAmounts(text: string): string {
  return text.replace(AMOUNT, "$1\u00a0").replace(RANGE, "\u2060");
}
