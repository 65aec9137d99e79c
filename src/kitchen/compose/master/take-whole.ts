/** `200 ml of the milk and the rest of the milk` in one go is the milk. */
export function takeWhole(step: string): string {
  return step.replaceAll(TWO_SHARES, "$1").replaceAll(SHARES_IN_A_ROW, "$1$3").replaceAll(REST_FIRST, "the $1");
}

const TWO_SHARES = /(?<= )(?:[\d½¼¾⅓⅔⅛][^,.;:]{0,12}?|most|some) of (the [^,.;:]+?)(?:,? and|, then|,) the rest of \1(?![\w-])/g;
/** With other things between them, in the one row: `2 tbsp of the chilli sauce, the soy sauce, the rest of the chilli sauce`. */
const SHARES_IN_A_ROW =
  /(?<= )(?:[\d½¼¾⅓⅔⅛][^,.;:]{0,12}?|most|some) of (the ([^,.;:]+?))((?:, the (?!rest )(?:(?! and |, ).)+?)+),? (?:and )?the rest of the \2(?![\w-])/g;
const REST_FIRST = /\bthe (?:rest of the )?([\p{L} ]+?)(?: and|,) (?:the )?(?:some|[\d½¼¾⅓⅔ ]+(?:tbsp|tsp|g|ml)) of the \1\b/gu;
