/** Reads the reply to a chat-completion request, streamed or in one piece, as the events of a recipe. */
import type { EndReason, RecipeEnd, TextDelta } from "#recipe/chef-event";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { ChatAnswer } from "./chat-request.ts";
import { ChefFault } from "./chef-fault.ts";
import { parseJson, readFields } from "./parse-json.ts";
import { readBody, readText } from "./read-body.ts";
import type { TimeLimits, Watch } from "./watch.ts";

/** The longest event, and the longest reply in one piece, in bytes. */
const MOST_READ = 1024 * 1024;

/** The longest stream: four times what a thousand tokens take where a service is at its most talkative. */
const MOST_STREAMED = 4 * MOST_READ;

/**
 * The words of the reply, then one `recipe-end`, as soon as it is known. A reply is whole when it says that it has
 * ended: with a reason, with `[DONE]`, or by coming in one piece; all else throws a `ChefFault`, or the reason of the
 * watch. Words that come together are one delta.
 */
export async function* readReply(answer: ChatAnswer, watch: Watch, limits: TimeLimits): AsyncGenerator<TextDelta | RecipeEnd, void, undefined> {
  let spoken = false;
  let endedAt: number | undefined;
  // What follows the end is only read so that the connection can be used again.
  const bytes = readBody(answer.body, watch, () => (endedAt === undefined ? limits.silence : endedAt + limits.tail - performance.now()));
  try {
    for await (const said of readWords(answer, bytes)) {
      if (endedAt !== undefined) continue;
      if (said.text) yield { type: "text-delta", text: said.text };
      if (said.fault) throw said.fault;
      spoken ||= said.text.trim() !== "";
      if (!said.finish) continue;
      if (!spoken) throw withoutRecipe();
      endedAt = performance.now();
      yield { type: "recipe-end", reason: said.finish };
    }
  } catch (error) {
    if (watch.signal.aborted && !(error instanceof ChefFault)) throw error;
    if (endedAt === undefined) throw error instanceof ChefFault ? error : brokenConnection(spoken);
  }
  if (endedAt !== undefined) return;
  throw spoken ? new ChefFault("broke-off", "The model's reply broke off.") : withoutRecipe();
}

/** What came in one chunk of bytes, up to the end of the reply or the first fault in it. */
interface Words {
  readonly text: string;
  readonly finish?: EndReason | undefined;
  readonly fault?: unknown;
}

async function* readWords({ headers }: ChatAnswer, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Words, void, undefined> {
  const mediaType = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType === "text/event-stream") {
    for await (const events of readServerEvents(bytes)) yield joinParts(events);
  } else if (mediaType === "application/json") {
    const data = await readText(bytes, MOST_READ);
    if (data === undefined) throw tooLong();
    const whole = joinParts([{ data }]);
    yield { ...whole, finish: whole.finish ?? "stop" };
  } else {
    throw new ChefFault("bad-reply", "The model's service answered with something that is not a model's reply.");
  }
}

/** The events of each chunk of bytes that completes any. */
async function* readServerEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly EventSourceMessage[], void, undefined> {
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  let overflowed = false;
  let size = 0;
  const parser = createParser({
    maxBufferSize: MOST_READ,
    onEvent: (event) => events.push(event),
    onError: (error) => (overflowed ||= error.type === "max-buffer-size-exceeded"),
  });
  for await (const chunk of bytes) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (events.length > 0) yield events.splice(0);
    size += chunk.byteLength;
    if (overflowed || size > MOST_STREAMED) throw tooLong();
  }
}

function joinParts(events: readonly Pick<EventSourceMessage, "data" | "event">[]): Words {
  let text = "";
  try {
    for (const { data, event } of events) {
      if (data === "[DONE]") return { text, finish: "stop" };
      const part = readPart(data, event === "error");
      text += part.text;
      if (part.finish) return { text, finish: part.finish };
    }
    return { text };
  } catch (fault) {
    return { text, fault };
  }
}

interface ReplyPart {
  readonly text: string;
  readonly finish: EndReason | undefined;
}

/** One completion object: a chunk of a stream (`delta`) or a whole completion (`message`). */
function readPart(json: string, isError: boolean): ReplyPart {
  const value = parseJson(json);
  const { error, choices } = readFields(value);
  if (isError || (error !== undefined && error !== null)) throw new ChefFault("upstream-down", "The model's service reported an error in its reply.");
  if (typeof value !== "object" || value === null) throw new ChefFault("bad-reply", "The model's service sent a reply that cannot be read.");

  // A chunk without choices is no fault: the last one often only counts tokens.
  const choice = readFields(Array.isArray(choices) ? choices.find(isFirst) : undefined);
  const { content } = readFields(choice["delta"] ?? choice["message"]);
  return { text: readContent(content), finish: readFinish(choice["finish_reason"]) };
}

/** Who sends several choices numbers them, and may send those of one reply in any order. */
function isFirst(choice: unknown): boolean {
  return (readFields(choice)["index"] ?? 0) === 0;
}

/** A text, or a list of parts; those that are no text (the model's thoughts, a reference) are not the recipe's. */
function readContent(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part) => {
      const { type = "text", text } = readFields(part);
      return type === "text" && typeof text === "string" ? text : "";
    })
    .join("");
}

/** Services differ in their words for the token limit; any other word but a fault's means that the model was done. */
function readFinish(reason: unknown): EndReason | undefined {
  if (typeof reason !== "string" || reason === "") return undefined;
  if (reason === "error") throw new ChefFault("upstream-down", "The model's service reported an error in its reply.");
  if (reason === "content_filter") throw new ChefFault("refused", "The model's service withheld the reply.");
  return ["length", "max_tokens", "model_length"].includes(reason) ? "length" : "stop";
}

function brokenConnection(spoken: boolean): ChefFault {
  return spoken
    ? new ChefFault("broke-off", "The connection to the model's service broke off.")
    : new ChefFault("upstream-down", "The model's service closed the connection before it answered.");
}

function withoutRecipe(): ChefFault {
  return new ChefFault("bad-reply", "The model's service answered without a recipe.");
}

function tooLong(): ChefFault {
  return new ChefFault("bad-reply", "The model's service sent more than any recipe holds.");
}
