/** When what goes beside a master is begun: late enough to be hot when the dish is, by the minutes that the steps tell. */
import { BESIDE_MARK } from "./told-times.ts";
import { goesBeside, leastOf, minutesTold, sentencesOf } from "./told-minutes.ts";

interface Step {
  readonly text: string;
  readonly isAside: boolean;
}

interface Aside {
  readonly text: string;
  /** Before none of the dish's own steps that stand before this one. */
  readonly from: number;
  readonly takes: number;
}

/** A sentence of the dish's own steps, on its clock. */
interface Said {
  readonly text: string;
  readonly step: number;
  readonly isLastOfStep: boolean;
  readonly isBeside: boolean;
  /** Its step goes on beside another: nothing else is begun in the middle of it. */
  readonly isInOnePiece: boolean;
  /** Minutes that it gives to whoever is free. */
  readonly wait: number;
  /** Letters of what its step says after it. */
  readonly tail: number;
  /** Minutes from its end until the dish is eaten. */
  readonly left: number;
}

/** Minutes until a pan of water boils, and a hand is free. */
const GETS_GOING = 5;
/** Minutes that the dish may wait for what is begun in the middle of a step. */
const LATE = 3;
/** Minutes of a step that tells none. */
const SOME = 1;
/** A wait of so many minutes leaves time for another pan. */
const LEAVES_TIME = 4;
/** Minutes of a pan by itself, beside which the next thing is begun. */
const LONG = 6;
/** Minutes of a pan that is told in a step of its own. */
const ITS_OWN_STEP = 10;
/** Minutes of what wants no hand, and is in no hurry afterwards. */
const IS_LEFT_ALONE = 8;
/** Letters of an order so bare ("Lift out.") that it is said in one breath with what it is of. */
const BARE = 24;
/** Minutes longer than the side takes, from which a wait has an end to speak of. */
const OUTLASTS = 8;
/** A dish that waits is worse than a side that does, by so many times. */
const WAITS = 2;
/** Minutes of waiting that a step in one piece is worth, and hands that are free. */
const ONE_PIECE = 3;
const FREE_HANDS = 2;

/** The steps with each aside where it ends as the dish does; `goesOn`: the last step cannot wait. */
export function timeAsides(steps: readonly Step[], goesOn: boolean): readonly string[] {
  const filled = steps.filter(({ text }) => text !== "");
  const own = filled.filter(({ isAside }) => !isAside).map(({ text }) => text);
  if (own.length === filled.length) return own;
  const said = clockOf(own);
  const places = new Map<number, Aside[]>();
  for (const [at, { text, isAside }] of filled.entries()) {
    if (!isAside) continue;
    const aside = { text, from: filled.slice(0, at).filter((step) => !step.isAside).length, takes: takenBy(text) };
    const place = placeOf(aside, said, goesOn ? own.length - 1 : Infinity);
    places.set(
      place,
      [...(places.get(place) ?? []), aside].toSorted((a, b) => b.takes - a.takes),
    );
  }
  return written(said, places);
}

/** Each sentence with its time, the waits of two sentences that go on at once told by the first. */
function clockOf(own: readonly string[]): readonly Said[] {
  const sentences = own.flatMap((text, step) =>
    sentencesOf(text).map((sentence, at, all) => ({
      text: sentence,
      step,
      isLastOfStep: at === all.length - 1,
      isBeside: goesBeside(sentence),
      tail: all.slice(at + 1).join(" ").length,
      isOfBeside: at > 0 && goesBeside(all[0] ?? ""),
    })),
  );
  const untimed = new Set(own.flatMap((_, step) => (sentences.every((each) => each.step !== step || minutesTold(each.text) === 0) ? [step] : [])));
  let left = 0;
  const clock: Said[] = [];
  for (const [at, { isOfBeside, ...sentence }] of [...sentences.entries()].toReversed()) {
    const host = sentence.isBeside ? sentences.slice(0, at).findLast(({ isBeside }) => !isBeside) : sentence;
    clock.unshift({
      ...sentence,
      isInOnePiece: isOfBeside || sentence.isBeside,
      wait: Math.max(minutesTold(host?.text ?? ""), sentence.isBeside ? leastOf(sentence.text) : 0),
      left,
    });
    left += Math.max(minutesTold(sentence.text), sentences[at - 1]?.step !== sentence.step && untimed.has(sentence.step) ? SOME : 0);
  }
  return clock;
}

/** Behind which sentence the aside is told, so that it and the dish wait for each other least; -1 before the first. `goesOn`: the step that cannot wait. */
function placeOf(aside: Aside, said: readonly Said[], goesOn: number): number {
  const first: Said | undefined = said[0];
  let best = aside.from === 0 ? -1 : said.findIndex(({ step, isLastOfStep }) => isLastOfStep && step === aside.from - 1);
  let least =
    aside.from === 0 && first
      ? costOf(
          aside.takes,
          0,
          said.reduce((sum, { text }) => sum + minutesTold(text), 0),
        )
      : Infinity;
  const last = said.at(-1)?.step;
  for (const [at, { step, isLastOfStep, isInOnePiece, tail, wait, left }] of said.entries()) {
    const next = said[at + 1];
    if (next === undefined || next.isBeside || (isInOnePiece && !isLastOfStep && step !== last)) continue;
    if (!isLastOfStep && tail < BARE && aside.takes >= ITS_OWN_STEP) continue;
    if (isLastOfStep ? step + 1 < aside.from : step < aside.from || wait < (step === last ? leastWithin(aside, true) : IS_LEFT_ALONE)) continue;
    if (next.step === goesOn && isLastOfStep && wait < leastWithin(aside, false)) continue;
    const cost = costOf(aside.takes, wait, left) + (isLastOfStep ? 0 : ONE_PIECE);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** Minutes of a wait within which an aside is all but done. */
function leastWithin({ takes }: Aside, isLast: boolean): number {
  return Math.max(isLast ? LEAVES_TIME : ITS_OWN_STEP, takes - LATE);
}

/** Minutes that one waits for the other, where the aside is begun within a `wait` after which the dish needs as many minutes as are `left`. */
function costOf(takes: number, wait: number, left: number): number {
  const idle = left - Math.max(0, takes - wait);
  return idle < 0 ? -idle * WAITS : idle + (wait < LEAVES_TIME ? FREE_HANDS : 0);
}

/** The steps with their asides: each in a step of its own, or a short one within the step whose wait it fills. */
function written(said: readonly Said[], places: ReadonlyMap<number, readonly Aside[]>): readonly string[] {
  const before = places.get(-1) ?? [];
  const steps: string[] = [...tell(before, 0)];
  let beside = before[0]?.takes ?? 0;
  let step: string[] = [];
  const end = (): void => {
    if (step.length > 0) steps.push(step.join(" "));
    step = [];
  };
  for (const [at, sentence] of said.entries()) {
    const { text, isLastOfStep, wait, left } = sentence;
    step.push(step.length === 0 && beside >= LONG ? begun(text, beside, left + minutesTold(text)) : text);
    beside = 0;
    const asides = places.get(at) ?? [];
    const told = tell(asides, wait);
    const longest = asides[0]?.takes ?? 0;
    if (asides.length === 0 || (!isLastOfStep && longest < ITS_OWN_STEP)) step.push(...told);
    else {
      end();
      steps.push(...told);
    }
    if (isLastOfStep) end();
    if (wait < LEAVES_TIME) beside = longest;
    else if (!isLastOfStep && wait < longest - LATE) beside = longest - wait;
  }
  return steps;
}

/** Minutes of an aside, its own times one after the other. */
function takenBy(step: string): number {
  return GETS_GOING + sentencesOf(step).reduce((sum, sentence) => sum + leastOf(sentence), 0);
}

/** Beside a pan that takes so many minutes, of which `needs` are left to the dish. */
function begun(text: string, takes: number, needs: number): string {
  return `${takes >= needs + OUTLASTS ? LATER : MEANWHILE}${small(text)}`;
}

/** Each as it is begun: beside what goes on, towards the end of that, or by itself. */
function tell(asides: readonly Aside[], wait: number): readonly string[] {
  return asides.map(({ text, takes }, nth) => {
    const time = nth === 0 ? wait : (asides[0]?.takes ?? 0);
    if (time >= takes + OUTLASTS) return LATER + small(text);
    return time >= LEAVES_TIME ? MEANWHILE + small(text) : text;
  });
}

const MEANWHILE = `Meanwhile${BESIDE_MARK}, `;
const LATER = `Towards the end of that time${BESIDE_MARK}, `;

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
