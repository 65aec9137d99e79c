/** Chef events on the wire: one JSON object a line (NDJSON). Blank lines are allowed and mean nothing, so that a server may keep a line open. */
import { CHEF_ERROR_CODES, CHEF_IDS, END_REASONS, type ChefErrorCode, type ChefEvent } from "#recipe/chef-event";
import { parseJson, readFields } from "./parse-json.ts";

export const EVENT_LINES_TYPE = "application/x-ndjson";

/** The longest line that is read, in UTF-16 code units. */
export const MAX_LINE_LENGTH = 1024 * 1024;

export function writeEventLine(event: ChefEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/**
 * Reads events from chunks of bytes that may be cut anywhere. Always ends with one `recipe-end` or `recipe-error`: a
 * line that is too long or no event becomes a `bad-reply`, an end without either a `broke-off`. What `chunks` throws, it throws.
 */
export async function* readEventLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ChefEvent, void, undefined> {
  for await (const line of readLines(chunks)) {
    if (line.text.length > MAX_LINE_LENGTH) {
      yield failure("bad-reply", "The server sent a line that is too long.");
      return;
    }
    if (line.text.trim() === "") continue;
    const event = parseEvent(line.text);
    if (event) yield event;
    if (event?.type === "recipe-end" || event?.type === "recipe-error") return;
    if (!event && line.whole) {
      yield failure("bad-reply", "The server sent something that is not a part of a recipe.");
      return;
    }
  }
  yield failure("broke-off", "The recipe broke off.");
}

interface Line {
  readonly text: string;
  /** False for what follows the last line break. */
  readonly whole: boolean;
}

/** Lines without their break. A line over the limit is handed out as soon as it is, so that none is gathered without bound. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line, void, undefined> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const [rest = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    pieces.push(rest);
    length += rest.length;
    for (const next of others) {
      yield { text: pieces.join(""), whole: true };
      pieces = [next];
      length = next.length;
    }
    if (length > MAX_LINE_LENGTH) break;
  }
  yield { text: pieces.join("") + decoder.decode(), whole: false };
}

/** The event that a line holds, or undefined. Only the fields we know are kept. */
function parseEvent(line: string): ChefEvent | undefined {
  const { type, chef, model, text, reason, code, message, retryAfterSeconds } = readFields(parseJson(line));
  switch (type) {
    case "recipe-start":
      if (!isOneOf(chef, CHEF_IDS) || !isTextOrAbsent(model)) return undefined;
      return { type, chef, ...(model === undefined ? {} : { model }) };
    case "text-delta":
      return typeof text === "string" ? { type, text } : undefined;
    case "recipe-end":
      return isOneOf(reason, END_REASONS) ? { type, reason } : undefined;
    case "recipe-error":
      if (!isOneOf(code, CHEF_ERROR_CODES) || typeof message !== "string" || !isSecondsOrAbsent(retryAfterSeconds)) return undefined;
      return { type, code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
    default:
      return undefined;
  }
}

function failure(code: ChefErrorCode, message: string): ChefEvent {
  return { type: "recipe-error", code, message };
}

function isOneOf<const T extends string>(value: unknown, allowed: readonly T[]): value is T {
  return (allowed as readonly unknown[]).includes(value);
}

function isTextOrAbsent(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}

function isSecondsOrAbsent(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === "number" && value >= 0);
}
