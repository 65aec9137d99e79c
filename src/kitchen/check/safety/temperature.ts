/** Temperatures in a text, in °C. */

export interface FoundTemperature {
  readonly celsius: number;
  readonly start: number;
  readonly end: number;
}

const TEMPERATURE = /(\d{2,3})(?:\s?(?:-|–|to)\s?(\d{2,3}))?\s?(?:°\s?|º\s?|degrees?\s)?(c|f|celsius|fahrenheit)(?![a-z])/g;

/** "They're ready at 68 on the probe", "the thermometer says 66": a probe's figure needs no unit. */
const ON_A_PROBE =
  /\b(\d{2,3})(?= (?:on|by|according to) (?:the|your|a) (?:\w+ )?(?:probe|thermometer)\b)|(?<=\b(?:reads?|says?|shows?|registers?|hits?|reach(?:es)?) )(\d{2,3})(?= (?:by|at|near|in|next to) (?:the|its) (?:bone|thigh|thickest|middle|cent(?:re|er)|joint)\b)|(?<=\b(?:probe|thermometer)(?: (?!for\b|in\b)[a-z']+){0,4} )(\d{2,3})\b(?!\s?(?:°|º|deg|c\b|f\b|celsius|fahrenheit|min|sec|h\b|hours?|g\b|%|-|–|to \d))/g;
/** No probe in food shows more in °C. */
const CELSIUS_MOST = 100;

/** All temperatures of a lower-case text; of a range the upper end. */
export function findTemperatures(text: string): FoundTemperature[] {
  const probed = /\b(?:probe|thermometer|bone|thigh|thickest|middle|cent(?:re|er)|joint)\b/.test(text)
    ? Array.from(text.matchAll(ON_A_PROBE), (match) => {
        const figure = Number(match[1] ?? match[2] ?? match[3]);
        return { celsius: figure > CELSIUS_MOST ? ((figure - 32) * 5) / 9 : figure, start: match.index, end: match.index + match[0].length };
      })
    : [];
  const named = Array.from(text.matchAll(TEMPERATURE), (match) => {
    const figure = Number(match[2] ?? match[1]);
    const celsius = match[3]?.startsWith("f") ? ((figure - 32) * 5) / 9 : figure;
    return { celsius, start: match.index, end: match.index + match[0].length };
  });
  return [...named, ...probed];
}
