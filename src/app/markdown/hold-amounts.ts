/** An amount and its unit on one line: a space that does not break stands between them. */
const AMOUNT = /([\d¼½¾⅓⅔⅛]) (?=(?:g|kg|mg|ml|cl|dl|l|cm|mm|°C|°F|°|%|h|min|mins|minutes?|hours?|seconds?|kcal|tsp|tbsp|cups?|oz|lb)(?![\p{L}\p{N}]))/gu;

export function holdAmounts(text: string): string {
  return text.replace(AMOUNT, "$1\u00a0");
}
