/** `200 ml of the milk and the rest of the milk` in one go is the milk. */
export function takeWhole(step: string): string {
  return step.replaceAll(TWO_SHARES, "$1").replaceAll(REST_FIRST, "the $1");
}

const TWO_SHARES = /(?<= )(?:[\d½¼¾⅓⅔⅛][^,.;:]{0,12}?|most|some) of (the [^,.;:]+?)(?:,? and|, then|,) the rest of \1(?![\w-])/g;
const REST_FIRST = /\bthe rest of the ([\p{L} ]+?)(?: and|,) (?:the )?(?:some|[\d½¼¾⅓⅔ ]+(?:tbsp|tsp|g|ml)) of the \1\b/gu;
