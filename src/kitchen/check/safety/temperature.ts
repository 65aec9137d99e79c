/** Temperatures in a text, in °C. */

export interface FoundTemperature {
  readonly celsius: number;
  readonly start: number;
  readonly end: number;
}

const TEMPERATURE = /(\d{2,3})(?:\s?(?:-|–|to)\s?(\d{2,3}))?\s?(?:°\s?|º\s?|degrees?\s)?(c|f|celsius|fahrenheit)(?![a-z])/g;

/** All temperatures of a lower-case text; of a range the upper end. */
export function findTemperatures(text: string): FoundTemperature[] {
  return Array.from(text.matchAll(TEMPERATURE), (match) => {
    const figure = Number(match[2] ?? match[1]);
    const celsius = match[3]?.startsWith("f") ? ((figure - 32) * 5) / 9 : figure;
    return { celsius, start: match.index, end: match.index + match[0].length };
  });
}
