import { CHEF_ERROR_CODES, CHEF_IDS, END_REASONS, type ChefEvent } from "#recipe/chef-event";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_LINE_LENGTH, readEventLines, writeEventLine } from "./event-lines.ts";
import { collect } from "./test-upstream/collect.ts";

const START = fc.record<ChefEvent & { type: "recipe-start" }>(
  { type: fc.constant("recipe-start"), chef: fc.constantFrom(...CHEF_IDS), model: fc.string({ unit: "grapheme" }) },
  { requiredKeys: ["type", "chef"] },
);
const DELTA = fc.record({ type: fc.constant("text-delta" as const), text: fc.string({ unit: "grapheme" }) });
const END = fc.oneof(
  fc.record({ type: fc.constant("recipe-end" as const), reason: fc.constantFrom(...END_REASONS) }),
  fc.record(
    {
      type: fc.constant("recipe-error" as const),
      code: fc.constantFrom(...CHEF_ERROR_CODES),
      message: fc.string({ unit: "grapheme" }),
      retryAfterSeconds: fc.nat(),
    },
    { requiredKeys: ["type", "code", "message"] },
  ),
);
const RECIPE = fc.tuple(START, fc.array(DELTA), END).map(([start, deltas, end]) => [start, deltas, end].flat());

/** Cuts bytes at the given places, each taken modulo their number. */
async function* cut(bytes: Uint8Array, places: readonly number[]): AsyncGenerator<Uint8Array> {
  const cuts = [0, ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  for (let index = 1; index < cuts.length; index++) yield bytes.subarray(cuts[index - 1], cuts[index]);
}

function read(text: string | Uint8Array, places: readonly number[] = []): Promise<ChefEvent[]> {
  return collect(readEventLines(cut(typeof text === "string" ? new TextEncoder().encode(text) : text, places)));
}

test("a recipe that was written is read again, wherever its bytes are cut", async () => {
  await fc.assert(
    fc.asyncProperty(RECIPE, fc.array(fc.nat(), { maxLength: 40 }), async (events, places) => {
      expect(await read(events.map(writeEventLine).join(""), places)).toEqual(events);
    }),
  );
});

test("bytes from anywhere give the same events wherever they are cut, and end once", async () => {
  const line = fc.oneof(
    DELTA.map(writeEventLine),
    END.map(writeEventLine),
    fc.constantFrom("\n", "{}\n", '{"type":"text-delta"}\n', "é\n", '{"type":"recipe-end"'),
  );
  const bytes = fc.oneof(
    fc.uint8Array(),
    fc.array(line).map((lines) => new TextEncoder().encode(lines.join(""))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(), { maxLength: 20 }), async (bytes, places) => {
      const events = await read(bytes, places);
      expect(events).toEqual(await read(bytes));
      expect(events.filter(({ type }) => type === "recipe-end" || type === "recipe-error")).toEqual([events.at(-1)]);
    }),
  );
});

const HELLO = writeEventLine({ type: "text-delta", text: "hello" });

describe("a stream that went wrong ends with one error", () => {
  test.each([
    ["is not JSON", "<html>\n"],
    ["is not an event", '{"type":"surprise"}\n'],
    ["is an event without its fields", '{"type":"recipe-end"}\n'],
    ["has a field of another kind", '{"type":"text-delta","text":1}\n'],
    ["names an unknown code", '{"type":"recipe-error","code":"tired","message":""}\n'],
    ["asks for a wait that is no time", '{"type":"recipe-error","code":"internal","message":"","retryAfterSeconds":-1}\n'],
  ])("when a line %s", async (_, line) => {
    expect(await read(HELLO + line + HELLO)).toMatchObject([{ text: "hello" }, { type: "recipe-error", code: "bad-reply" }]);
  });

  test("when a line is too long, even one that never ends", async () => {
    const long = JSON.stringify({ type: "text-delta", text: "x".repeat(MAX_LINE_LENGTH) });
    const error = [{ text: "hello" }, { type: "recipe-error", code: "bad-reply" }];
    expect(await read(`${HELLO}${long}\n`)).toMatchObject(error);
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(HELLO);
      for (; sent < 1000; sent++) yield new Uint8Array(64 * 1024).fill(120);
    }
    expect(await collect(readEventLines(endless()))).toMatchObject(error);
    expect(sent).toBeLessThan(20);
  });

  test("when it ends without an end", async () => {
    expect(await read(HELLO)).toMatchObject([{ text: "hello" }, { type: "recipe-error", code: "broke-off" }]);
    expect(await read(`${HELLO}{"type":"recipe-e`)).toMatchObject([{ text: "hello" }, { type: "recipe-error", code: "broke-off" }]);
    expect(await read("")).toMatchObject([{ type: "recipe-error", code: "broke-off" }]);
  });
});

test("blank lines keep a line open and say nothing; what follows the end is not read", async () => {
  const end = writeEventLine({ type: "recipe-end", reason: "stop" });
  expect(await read(`\n\r\n${HELLO}\n${end}${HELLO}rubbish\n`)).toEqual([
    { type: "text-delta", text: "hello" },
    { type: "recipe-end", reason: "stop" },
  ]);
});

test("fields that we do not know stay behind", async () => {
  expect((await read('{"type":"text-delta","text":"a","__proto__":{"text":"b"},"more":1}\n'))[0]).toStrictEqual({ type: "text-delta", text: "a" });
});
