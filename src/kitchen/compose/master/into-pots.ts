/**
 * What goes into a master's own pot though its row has no part for it: a rind into what simmers, a stock cube into the water, gravy granules into the
 * sauce of the pan. Where that is, the holes of its sentences and what is done in their parts tell.
 */
import type { Beside } from "#kitchen/knowledge/masters/beside";
import type { Master, MasterPart, Treatment } from "#kitchen/knowledge/masters/master";

/** The parts that are filled. */
type Placed = Pick<ReadonlySet<MasterPart>, "has">;

interface Place {
  readonly step: number;
  /** Among the sentences of the step, the one that it stands before. */
  readonly sentence: number;
}
/** The row wants a place in the pot, and there is none. */
export const NOWHERE = "nowhere";

/** Where it is said; undefined for a row that is said by itself. */
export function placeInPot({ simmers, pours, intoSauce }: Beside, master: Master, placed: Placed): Place | typeof NOWHERE | undefined {
  if (simmers !== undefined)
    return master.minutes < LONG
      ? NOWHERE
      : (find(master, placed, 0, (holes) => holes.parts.some(({ need, does }) => need === true && does.some((way) => SIMMERED.has(way)))) ?? NOWHERE);
  if (pours !== undefined)
    return (
      find(
        master,
        placed,
        1,
        ({ water, parts }) => isSauceful(water) && parts.every(({ role, does }) => role !== "base" && does.some((way) => SIMMERED.has(way))),
      ) ?? NOWHERE
    );
  return intoSauce === undefined ? undefined : find(master, placed, 1, ({ water, parts }) => isSauceful(water) && parts.length === 0);
}

/** The steps with what goes into their pots, and the rows that are told so. */
export function intoPots(rows: readonly Beside[], master: Master, placed: Placed): { readonly method: Master["method"]; readonly held: ReadonlySet<Beside> } {
  const held = new Set<Beside>();
  let method = master.method;
  for (const row of rows) {
    const place = placeInPot(row, { ...master, method }, placed);
    const words = row.simmers ?? row.pours ?? row.intoSauce;
    if (words === undefined || place === undefined || place === NOWHERE) continue;
    held.add(row);
    // What simmers for its flavour alone is fished out before the last step.
    const end = row.simmers === undefined ? -1 : method.length - 1;
    method = method
      .map((step, index) => (index === place.step ? sentencesOf(step).toSpliced(place.sentence, 0, words).join(" ") : step))
      .map((step, index) => (index === end && row.last !== undefined ? `${row.last} ${step}` : step));
  }
  return { method, held };
}

/** Minutes that a dish takes in which something simmers for long. */
const LONG = 35;
const SIMMERED: ReadonlySet<Treatment> = new Set<Treatment>(["simmered", "braised", "cooked-in-it", "reduced"]);

interface Holes {
  /** Millilitres of water; 0 where none is poured. */
  readonly water: number;
  readonly parts: readonly MasterPart[];
}

/** As much as makes a sauce or a stew, and not what loosens a dressing or boils a pasta. */
function isSauceful(water: number): boolean {
  return water >= 60 && water <= 1500;
}

/** The first sentence whose holes are so; the last step is none, for what goes in cooks. */
function find({ method, parts }: Master, placed: Placed, after: 0 | 1, is: (holes: Holes) => boolean): Place | undefined {
  const byName = new Map<string, MasterPart>(parts.filter((part) => placed.has(part)).map((part) => [part.part, part]));
  for (const [step, text] of method.slice(0, -1).entries()) {
    const sentence = sentencesOf(text).findIndex((each) => {
      const holes = [...each.matchAll(/\{([^{}]+)\}/g)].map(([, hole = ""]) => hole);
      return is({
        water: Math.max(0, ...holes.map((hole) => Number(/^(\d+) ml$/.exec(hole)?.[1] ?? 0))),
        parts: holes.flatMap((hole) => byName.get(hole) ?? []),
      });
    });
    if (sentence >= 0) return { step, sentence: sentence + after };
  }
  return undefined;
}

/** A step cut where a sentence ends and no bracket is open, so that nothing is said only where something else is there. */
function sentencesOf(step: string): readonly string[] {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < step.length; at++) {
    const sign = step.charAt(at);
    if (sign === "[") depth += 1;
    else if (sign === "]") depth -= 1;
    else if (sign === " " && depth === 0 && /\.\]?$/.test(step.slice(from, at))) {
      sentences.push(step.slice(from, at));
      from = at + 1;
    }
  }
  return [...sentences, step.slice(from)];
}
