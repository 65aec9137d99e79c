/** Finds the temperatures that a text states: `180°C`, `350-375 °F`, `400 degrees Fahrenheit`, `200C`. */
import { findNumbers } from "./numbers-in-text.ts";

export type TemperatureScale = "C" | "F";

/** A stretch of a text that states a temperature. */
export interface StepTemperature {
  readonly start: number;
  readonly end: number;
  readonly degrees: number;
  /** The upper end of a range. */
  readonly upTo?: number;
  /** Left out where the text says "degrees" and no more. */
  readonly scale?: TemperatureScale;
}

const DEGREES = /^\s?(?:[°º˚]|degrees?(?!\p{L})|deg\.?)\s?(celsius|centigrade|fahrenheit|[CF](?!\p{L}))?/iu;
/** A lone capital behind a figure: `200C`, `350 F`. Under 30 it would rather be cups. */
const LONE_LETTER = /^\s?([CF])(?!\p{L})/u;
const LEAST_LONE = 30;

/** All temperatures of a text, in order. "Vitamin C" and "350 g" are none. */
export function findTemperatures(text: string): StepTemperature[] {
  const found: StepTemperature[] = [];
  for (const { start, end, amount, upTo, byWord } of findNumbers(text)) {
    if (byWord) continue;
    const behind = text.slice(end, end + 20);
    const match = DEGREES.exec(behind) ?? (amount >= LEAST_LONE ? LONE_LETTER.exec(behind) : null);
    if (!match) continue;
    const letter = match[1]?.charAt(0).toUpperCase();
    const scale = letter === "F" || letter === "C" ? letter : undefined;
    found.push({
      start,
      end: end + match[0].trimEnd().length,
      degrees: amount,
      ...(upTo === undefined ? {} : { upTo }),
      ...(scale === undefined ? {} : { scale }),
    });
  }
  return found;
}

/** Degrees in the other scale, as ovens and thermometers are marked: ovens to 10 °C or 25 °F, anything cooler to the degree. */
export function convertDegrees(degrees: number, to: TemperatureScale): number {
  if (to === "C") {
    const celsius = ((degrees - 32) * 5) / 9;
    return celsius < OVEN_CELSIUS ? Math.round(celsius) : Math.round(celsius / 10) * 10;
  }
  const fahrenheit = (degrees * 9) / 5 + 32;
  if (degrees < OVEN_CELSIUS) return Math.round(fahrenheit);
  const mark = Math.round(fahrenheit / 25) * 25;
  return Math.abs(mark - fahrenheit) <= 8 ? mark : Math.round(fahrenheit / 5) * 5;
}

/** From here on a temperature is an oven's; below it is that of the food, where a degree counts. */
const OVEN_CELSIUS = 125;
