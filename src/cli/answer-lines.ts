/** Answers a stream of lines with one line each, in order and no faster than they are read. */

/** Reads stdin line by line (only a line feed ends a line: JSON may hold every other separator) and prints the answers. */
export async function answerLines(answer: (line: string) => string): Promise<void> {
  for await (const line of splitLines(process.stdin.setEncoding("utf8"))) {
    if (!process.stdout.write(`${answer(line)}\n`)) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}

/** The lines of a text that arrives in pieces; a last line without a line feed counts, too. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let open: string[] = [];
  for await (const piece of pieces) {
    const lines = piece.split("\n");
    for (const line of lines.slice(0, -1)) {
      yield [...open, line].join("").replace(/\r$/, "");
      open = [];
    }
    open.push(lines.at(-1) ?? "");
  }
  const last = open.join("");
  if (last !== "") yield last;
}

/** What a line holds; undefined, which no JSON is, where it is not JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
