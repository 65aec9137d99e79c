/**
 * Work on a food as a row says it, in words and holes of `knowledge/works.ts`:
 * - `{peeled} and {cut} into 2 cm {pieces}`: pieces of work, apart by commas and by `and`; a hole holds works of the table and nothing else
 * - `[{sliced}|{torn}|{flaked}]` a choice: the first that the food bears
 * - `[&{cored}|{stoned}]` those of them that the food wants, and nothing where it wants none
 * - `[?large:…]` only of a food that is large, dried, tinned, stale or solid (what is poured is not), `[?!dried:…]` only of one that is not: a whole piece, or its end
 * - `[in one or two slabs, or halved]` a piece that is said as it stands, whatever is in it
 */
import { isWork, getWork, type WorkFact, type WorkId } from "#kitchen/knowledge/works";

const HOLE = /\{([^{}]+)\}/g;

function worksOfHole(hole: string): readonly WorkId[] {
  return isWork(hole) ? [hole] : hole.split(" ").filter(isWork);
}

/** The works that a text names, in its order. */
export function worksIn(text: string): readonly WorkId[] {
  return [...text.matchAll(HOLE)].flatMap(([, hole = ""]) => worksOfHole(hole));
}

/** Whether a fact is true of one of the works that a text names. */
export function asks(text: string, fact: WorkFact): boolean {
  return worksIn(text).some((id) => getWork(id)[fact]);
}

/** The work that a text begins with. */
export function firstWork(text: string): WorkId | undefined {
  return text.startsWith("{") ? worksIn(text)[0] : undefined;
}

/** Whether a fact is true of the work that a text begins with. */
export function begins(text: string, fact: WorkFact): boolean {
  const first = firstWork(text);
  return first !== undefined && getWork(first)[fact] === true;
}

/** The words of a text: a work is said by its own. Other holes stay. */
export function sayWork(text: string): string {
  return text.replaceAll(HOLE, (all, hole: string) => (worksOfHole(hole).length === 0 ? all : hole));
}

/** A piece of work and what stands between it and the one before. */
export interface WorkPiece {
  readonly before: string;
  readonly text: string;
}

export function piecesOf(work: string): readonly WorkPiece[] {
  const parts = work.split(/(,? and |, )(?![^[]*\])/);
  return parts.flatMap((text, at) => (at % 2 === 0 ? [{ before: parts[at - 1] ?? "", text }] : []));
}
