/** How long a stretch of a recipe's sentence says that something lasts. */
import { NUMBER_WORDS } from "#recipe/quantity-words";

/** Minutes of the units that a recipe names. */
const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440, w: 10080, month: 43_200, y: 525_600 };
/** Number words that times are told in, beside those of amounts. */
const WORDS = new Map([
  ...NUMBER_WORDS,
  ["eleven", 11],
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["couple", 2],
  ["few", 3],
  ["several", 4],
  ["many", 5],
]);

const TIME =
  /\b(\d{1,3}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half|couple|few|several|many)(?: (?:an?|of))?(?:\s?(?:-|–|to|or)\s?(?:so|\d{1,3}|two|three|four|five|six|eight|ten|twelve))?(?:\s|-)?(?:more |full |good |whole |solid )?(min|hour|hr|h|day|week|month|year)(?:ute)?s?\b/g;
/** Spans without a figure. Each is at least four hours, and most go through a night. */
const SPANS =
  /\b(?:over ?night|(?:over|for) the (?:weekend|holidays)|(?:until|till|by) [^.;,]{1,28}\b(?:in the evening|at night|tomorrow|in the morning)|from (?:noon|morning|lunch\w*|breakfast|midday) (?:\w+ ){0,2}(?:until|till|to|on)|all (?:day|night|afternoon|morning|evening)|(?:the |a )?(?:whole|entire|rest of the) (?:day|night|afternoon|morning|evening|weekend)|for hours|for days|(?:until|till?|by|through to|up to) (?:the |your )?(?:\w+ )?(?:next|following|tomorrow|morning|reveille|dawn|sunrise|daybreak|breakfast|noon|lunch|lunchtime|dinner|dinner ?time|supper|supper ?time|evening|afternoon|bedtime|guests (?:arrive|come|turn up|get here))|(?:until|till|by the time|before) you(?: are|'re| come| get)+ (?:home|back|in)\b|(?:until|till?) (?:christmas|easter|spring|summer|autumn|winter)\b|(?:until|till?|by|before|after|through) (?:the |your |her |his |their )?(?:\w+ )?(?:school run|school|work|bedtime|break|party|match|game|picnic|film|show|bus|train|shift|end of (?:the |your )?(?:day|shift|match|party|week|school))\b|while (?:you(?:'re| are)? |everyone |the \w+ )?(?:are |is )?(?:at (?:the |your )?(?:office|work|school)|out\b|work\b|sleeps?\b|asleep)|for the (?:night|day|afternoon|evening|(?:whole|entire) (?:hike|trip|ride|journey|drive|flight|match|walk|party))|(?:christmas|new year's) eve|(?:next|following) (?:day|morning|evening)|tomorrow|(?:night|day|evening) before|as long as you (?:like|want)|indefinitely)\b/;
const SPAN_MINUTES = 480;

/** Two of them have a night between them. */
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;

/** The longest time that the text names, in minutes; of a range the upper end. Undefined where it names none. */
export function longestMinutes(text: string): number | undefined {
  let longest: number | undefined = SPANS.test(text) ? SPAN_MINUTES : undefined;
  for (const match of text.matchAll(TIME)) {
    const upper = /(?:-|–|to|or)\s?(\d{1,3}|[a-z]+)(?=[\s-]?(?:more |full |good |whole |solid )?(?:min|h|day|week|month|year))/.exec(match[0])?.[1];
    const unit = match[2] ?? "";
    const minutes = (figure(upper) ?? figure(match[1]) ?? 0) * (UNITS[unit === "month" ? unit : unit.charAt(0)] ?? 0);
    if (longest === undefined || minutes > longest) longest = minutes;
  }
  return longest;
}

/** An hour of the day: "7 am", "noon", and behind a word of time "at eight", "until 1:30". */
const CLOCK =
  /\b(?:(?<hour>\d{1,2}|[a-z]{3,6})(?:[:.](?<past>[0-5]\d))?(?:\s?[ap]\.?m\b| o'clock)|noon|midday|midnight)|(?<=\b(?:at|from|since|until|till?|to|by|before|after|around) )(?<bare>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[:.](?<over>[0-5]\d))?(?=[.,;:!)]|$| (?:and|or|in the|at night|to|till|until|when|while|before|sharp|on the|they|we|you|it)\b)/g;
const HALF_A_DAY = 720;

/** Minutes from the first hour of the day that the text names to the last, where it names two. */
export function clockMinutes(text: string): number | undefined {
  const hours = Array.from(text.matchAll(CLOCK), ({ groups: { hour, past, bare, over } = {} }) => (figure(hour ?? bare) ?? 0) * 60 + Number(past ?? over ?? 0));
  const [first] = hours;
  const last = hours.at(-1);
  if (first === undefined || last === undefined || hours.length < 2) return undefined;
  return (last - first + 2 * HALF_A_DAY) % HALF_A_DAY || HALF_A_DAY;
}

/** Whether the text speaks of a night in between: "overnight", "the next day". */
export function spansNight(text: string): boolean {
  return SPANS.test(text) || new Set(text.match(WEEKDAYS)).size > 1;
}

function figure(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return WORDS.get(word) ?? (Number.isNaN(Number(word)) ? undefined : Number(word));
}
