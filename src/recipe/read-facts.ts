/** Reads the line that says for how many a recipe is and how long it takes. */
import { slicePlainText, type PlainText } from "./plain-text.ts";
import { findQuantity } from "./quantity.ts";
import type { Recipe, WorkAhead } from "./recipe.ts";
import { NIGHT_MINUTES } from "./work-ahead.ts";

export type RecipeFacts = Pick<Recipe, "servings" | "makes" | "totalMinutes" | "handsOnMinutes" | "ahead">;

/** What one line says. */
export interface StatedFacts extends RecipeFacts {
  /** Minutes of preparing and of cooking where they are stated apart: together they are the total. */
  readonly partMinutes?: number;
}

type MutableFacts = { -readonly [name in keyof StatedFacts]: StatedFacts[name] };

const SERVES = /^(?:serves|servings?|feeds|portions|for|serving size)[:\s]\s?(?:about |approximately |up to )?/i;
const MAKES = /^makes[:\s]\s?/i;
const YIELDS = /^yields?[:\s]\s?/i;
const TOTAL = /^(?:total|time|total time|ready in|takes|cooking time|overall)(?: time)?[:\s]\s?(?:about |approximately |around )?/i;
const PART =
  /^(?:prep|preparation|prepare|cook|cooking|bake|baking|active|chill|chilling|rest|resting|marinating|simmer|inactive|hands[- ]off|oven|roasting|grilling|soaking|freezing|cooling|standing|frying)(?: time)?[:\s]\s?(?:about |approximately |around )?/i;
const HANDS_ON = /^hands[- ]on(?: time)?[:\s]\s?(?:about |approximately |around )?/i;
const ASIDE = /^(?:difficulty|level|cuisine|course|category|calories|no |easy|medium|vegan|vegetarian|gluten|quick)/i;
/** What a recipe says of itself, and no food: times, portions, how hard it is. */
const FACT_NAME =
  /^(?:prep\w*|cook\w*|total|active|hands[- ]on|hands[- ]off|inactive|time|timing|serves|servings?|makes|yields?|skill|level|difficulty|effort|cost|cuisine|course|marinat\w+|chill\w*|rest\w*|soak\w*|rise|proof\w*|bak(?:e|ing)|grill\w*|roast\w*|oven|target|spice level|heat level|heat|calories|kcal|equipment|kit|tools|storage|keeps|best (?:for|with)|freezes|when|start|done|energy|protein|iron|calcium|potassium|sugars|of which sugars|fib(?:re|er)|carbs?|carbohydrates?|sodium|cholesterol|saturates|saturated fat)(?: time| in)?$/i;
/** A temperature or the size of a tin: "Oven 180 °C", "Pan: 28 cm". */
const SETTING = /\d\s?(?:[°º˚]|degrees?\b|cm\b|inch(?:es)?\b|x\s?\d)|\d{3}\s?[cf]\b|\bgas (?:mark )?\d/i;
/** A fact is short; what goes on is a sentence. */
const FACT_LENGTH_MOST = 60;
const SETTING_LENGTH_MOST = 40;

/** `Serves 2 · 25 min (10 hands-on)`, `Prep: 10 min | Cook: 20 min`, `Yields: 4 servings`; undefined where a line is not that. */
export function readFacts(line: PlainText): StatedFacts | undefined {
  const facts: MutableFacts = {};
  let known = 0;
  const whole = line.bold.length === 1 && line.bold[0]?.start === 0 && line.bold[0].end === line.text.length;
  for (const segment of splitSegments(line)) {
    if (segment.text === "") continue;
    if (segment.text.length > FACT_LENGTH_MOST && !whole) return undefined;
    if (readFact(segment, facts)) known += 1;
    else if (!ASIDE.test(segment.shape) && !isBesideFacts(segment.shape)) return undefined;
  }
  return known === 0 ? undefined : facts;
}

/** What a fact is called: "Oven", "Skill level". */
export function isFactName(name: string): boolean {
  return FACT_NAME.test(name);
}

/** "Oven: 160 °C / 325 °F", beside a fact that is known: a name of one with its value, a setting; and no amount of a food. */
function isBesideFacts(segment: string): boolean {
  const name = /^([\p{L} -]{2,24}):\s/u.exec(segment)?.[1];
  if (name !== undefined && FACT_NAME.test(name.trim())) return true;
  const amount = findQuantity(segment)?.quantity;
  return segment.length <= SETTING_LENGTH_MOST && SETTING.test(segment) && amount?.unit === undefined;
}

/** The facts of several lines as one: what was said first stands, preparing and cooking add up where no total is said. */
export function joinFacts(lines: readonly StatedFacts[]): RecipeFacts {
  const joined: MutableFacts = {};
  for (const { partMinutes, ...stated } of lines) {
    Object.assign(joined, { ...stated, ...joined });
    if (partMinutes !== undefined) joined.partMinutes = (joined.partMinutes ?? 0) + partMinutes;
  }
  const { partMinutes, ...facts } = joined;
  return facts.totalMinutes === undefined && partMinutes !== undefined ? { ...facts, totalMinutes: partMinutes } : facts;
}

function splitSegments(line: PlainText): PlainText[] {
  const segments: PlainText[] = [];
  let from = 0;
  for (const cut of line.shape.slice(0, 4 * FACT_LENGTH_MOST).matchAll(/[·|•]/g)) {
    segments.push(slicePlainText(line, from, cut.index));
    from = cut.index + 1;
  }
  segments.push(slicePlainText(line, from, line.text.length));
  return segments;
}

function readFact(segment: PlainText, facts: MutableFacts): boolean {
  const makes = MAKES.exec(segment.shape)?.[0];
  if (makes !== undefined) {
    facts.makes = slicePlainText(segment, makes.length, segment.text.length).text;
    return facts.makes !== "";
  }
  const yields = YIELDS.exec(segment.shape)?.[0];
  if (yields !== undefined) {
    const words = segment.text.slice(yields.length).trim();
    const people = /serving|people|portion/i.test(words) ? findQuantity(words.replace(/^(?:about|approximately) /i, "")) : undefined;
    if (people) facts.servings = people.quantity.amount;
    else facts.makes = words;
    return words !== "";
  }
  const serves = SERVES.exec(segment.shape)?.[0];
  const people = findQuantity(segment.shape, serves?.length ?? 0);
  if (people && (serves !== undefined || /^\s(?:servings?|people|portions)$/i.test(segment.shape.slice(people.end)))) {
    if (segment.shape.length - people.end > 20) return false;
    facts.servings = people.quantity.amount;
    return true;
  }
  return readTime(segment.shape, facts);
}

/** `, plus overnight soaking`: what is begun before the time that stands before it. */
const AHEAD = /, plus (overnight|[^,()]*?) (\p{L}+)$/u;

function readAhead(segment: string): WorkAhead | undefined {
  const [, time = "", work = ""] = AHEAD.exec(segment) ?? [];
  const minutes = time === "overnight" ? NIGHT_MINUTES : findMinutes(time, 0)?.minutes;
  return minutes === undefined ? undefined : { minutes, work };
}

function readTime(stated: string, facts: MutableFacts): boolean {
  const ahead = readAhead(stated);
  const segment = ahead ? stated.replace(AHEAD, "") : stated;
  const handsOn = HANDS_ON.exec(segment)?.[0];
  if (handsOn !== undefined) {
    const stated = findMinutes(segment, handsOn.length);
    if (stated) facts.handsOnMinutes = stated.minutes;
    return stated !== undefined;
  }
  const part = PART.exec(segment)?.[0];
  const total = part === undefined ? TOTAL.exec(segment)?.[0] : undefined;
  const time = findMinutes(segment, (part ?? total ?? "").length);
  if (!time || segment.length - time.end > 40) return false;
  const rest = segment.slice(time.end);
  if (/^\s?(?:hands[- ]on|active)/i.test(rest)) {
    facts.handsOnMinutes = time.minutes;
    return true;
  }
  if (ahead) facts.ahead = ahead;
  const inner = /^\s?\(/.test(rest) ? findMinutes(rest, rest.indexOf("(") + 1, "min") : undefined;
  if (inner && /^\s?(?:hands[- ]on|active)\)/i.test(rest.slice(inner.end))) facts.handsOnMinutes = inner.minutes;
  else if (part === undefined && total === undefined && rest.trim() !== "") return false;
  if (part === undefined) facts.totalMinutes = time.minutes;
  else facts.partMinutes = (facts.partMinutes ?? 0) + time.minutes;
  return true;
}

/** Minutes at an offset: `25 min`, `1 h 30 min`, `1 hour and 5 minutes`; of a range the longer. A bare figure counts in `bare`. */
function findMinutes(text: string, from: number, bare?: "min"): { readonly minutes: number; readonly end: number } | undefined {
  let at = from;
  let minutes = 0;
  let end = -1;
  for (let parts = 0; parts < 2; parts += 1) {
    const found = findQuantity(text, at);
    if (!found || (found.quantity.unit !== undefined && found.quantity.unit !== "head")) break;
    const unit = /^[\s-]?(h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?)(?![a-z])\.?/i.exec(text.slice(found.end, found.end + 12));
    if (!unit && !(bare && parts === 0)) break;
    const amount = found.quantity.upTo ?? found.quantity.amount;
    minutes += unit?.[1]?.toLowerCase().startsWith("h") ? amount * 60 : amount;
    end = found.end + (unit?.[0].length ?? 0);
    at = end + (/^\s?and\s|^,?\s/.exec(text.slice(end, end + 6))?.[0].length ?? 0);
  }
  return end < 0 ? undefined : { minutes, end };
}
