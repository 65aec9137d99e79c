/** What an entry says of the fat of a food that comes in a tin: packed in oil, or thinned until none stands on it. */

export function isSaidInOil(typed: string): boolean {
  return /\boil\b/i.test(typed);
}

export function isSaidLight(typed: string): boolean {
  return /\b(?:light|lite|low|reduced|drink|carton)\b/i.test(typed);
}
