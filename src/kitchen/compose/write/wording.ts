/** Words and measures that depend on the order's locale and units: kitchen words, temperatures, lengths, minutes. */
import { UNITS, type Locale, type Units } from "#recipe/order";
import type { Vessel } from "#kitchen/knowledge/dishes/dish";

export interface Wording {
  readonly locale: Locale;
  readonly units: Units;
}

const VESSEL_NAMES: Readonly<Record<Vessel, readonly [first: string, again: string]>> = {
  pan: ["a large non-stick frying pan", "the pan"],
  pot: ["a large saucepan", "the pan"],
  wok: ["a wok or large frying pan", "the wok"],
  boiler: ["a saucepan with a lid", "the saucepan"],
  tray: ["a large baking tray", "the tray"],
  dish: ["a baking dish", "the dish"],
  bowl: ["a large bowl", "the bowl"],
  "mixing bowl": ["a mixing bowl", "the mixing bowl"],
  blender: ["a blender", "the blender"],
  board: ["a board", "the board"],
  plate: ["a plate", "the plate"],
};

/** Where more than one stands on the hob, "the pan" is none of them. */
const AMONG_PANS: Readonly<Partial<Record<Vessel, string>>> = { pan: "the frying pan", pot: "the large saucepan", boiler: "the lidded saucepan" };

/** For one person nothing needs to be large. `severalPans`: another pan is in use for the same dish. */
export function vesselName(vessel: Vessel, first: boolean, servings: number, severalPans = false): string {
  const again = severalPans ? (AMONG_PANS[vessel] ?? VESSEL_NAMES[vessel][1]) : VESSEL_NAMES[vessel][1];
  const name = first ? VESSEL_NAMES[vessel][0] : again;
  return servings === 1 && !severalPans ? name.replace(/\blarge (?!frying)/, "") : name;
}

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\bunder a hot grill\b/g, "under a hot broiler"],
  [/\bgrill\b/g, "broiler"],
  [/\bfrying pan\b/g, "skillet"],
  [/\bbaking tray\b/g, "sheet pan"],
  [/\bbaking paper\b/g, "parchment paper"],
  [/\bmugful\b/g, "cupful"],
  [/\bkitchen paper\b/g, "paper towels"],
  [/\bhob\b/g, "stovetop"],
  [/\bcolour/g, "color"],
  [/\btray\b/g, "pan"],
  [/\btin\b/g, "pan"],
  [/\bstoned\b/g, "pitted"],
];

/** Kitchen words of the locale, in text of ours (never in the person's, nor in the holes of a template). */
export function localise(text: string, { locale }: Wording): string {
  if (locale !== "en-US") return text;
  return text.replaceAll(/[^{}]+(?![^{}]*\})/g, (words) => AMERICAN.reduce((result, [from, to]) => result.replace(from, to), words));
}

/** `74 °C`, `165 °F`. */
export function writeTemperature(celsius: number, { units }: Wording): string {
  return units === UNITS[1] ? `${Math.round((celsius * 9) / 5 + 32)} °F` : `${celsius} °C`;
}

/** `200 °C (180 °C fan, gas 6)`, `400 °F`. */
export function writeOven(celsius: number, { units }: Wording): string {
  if (units === "us") return `${Math.round((celsius * 9) / 5 / 25 + 32 / 25) * 25} °F`;
  return `${celsius} °C (${celsius - 20} °C fan, gas ${gasMark(celsius)})`;
}

/** Gas 1 is 140 °C; a half of it 120 °C, a quarter 110 °C and less. */
function gasMark(celsius: number): string {
  if (celsius < 130) return celsius < 115 ? "¼" : "½";
  return String(Math.max(1, Math.round((celsius - 121) / 14)));
}

const INCHES: Readonly<Record<number, string>> = { 0.5: "¼ in", 1: "½ in", 2: "¾ in", 3: "1¼ in", 5: "2 in", 20: "8 in", 23: "9 in", 28: "11 in" };

export function writeLength(centimetres: number, { units }: Wording): string {
  return units === "us" ? (INCHES[centimetres] ?? `${Math.round(centimetres / 2.5)} in`) : `${centimetres} cm`;
}

/** `8–10 minutes`, `1 minute`, `1½–2 hours`. */
export function writeTime(exact: readonly [number, number]): string {
  const [least, most] = quartersOfHours(exact);
  if (least >= 60 && least % 30 === 0 && most % 30 === 0)
    return least === most ? `${halves(least)} ${least === 60 ? "hour" : "hours"}` : `${halves(least)}–${halves(most)} hours`;
  if (least === most) return `${least} minute${least === 1 ? "" : "s"}`;
  return `${least}–${most} minutes`;
}

/** Nobody simmers for 105–108 minutes: what is long is told in quarters of an hour, unless a dish says so itself. */
function quartersOfHours([least, most]: readonly [number, number]): readonly [number, number] {
  if (least < LONG || (least % 5 === 0 && most % 5 === 0)) return [least, most];
  const from = Math.round(least / QUARTER) * QUARTER;
  return [from, Math.max(from + QUARTER, Math.ceil(most / QUARTER) * QUARTER)];
}
const QUARTER = 15;
const LONG = 75;

function halves(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? String(whole) : `${whole === 0 ? "" : whole}½`;
}
