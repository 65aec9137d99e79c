/** Words of a line of text, as types: a table of names stays as short as the names, and an unknown one does not compile. */

/** The words of a line, which stand apart by one blank. */
export type Words<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Line;

/** The words of a line, in their order. */
export function wordsOf<Line extends string>(line: Line): readonly Words<Line>[] {
  return line.split(" ") as Words<Line>[];
}

/** The names of a table: nothing compiles any more where one of them is any text at all. */
export type Known<Name extends string> = string extends Name ? never : Name;
