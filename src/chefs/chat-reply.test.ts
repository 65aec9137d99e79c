import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import { createChatChef } from "./chat-completion.ts";
import { collect } from "./test-upstream/collect.ts";
import { chunk } from "./test-upstream/replies.ts";

/** Answers with these bytes, cut at the given places, as a service's stream. */
function serve(bytes: Uint8Array, places: readonly number[]): typeof fetch {
  const cuts = [...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return () => {
    let from = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const to = cuts.shift();
        if (to === undefined) return controller.close();
        controller.enqueue(bytes.subarray(from, to));
        from = to;
      },
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  };
}

function cook(bytes: Uint8Array, places: readonly number[]): Promise<ChefEvent[]> {
  const chef = createChatChef({ id: "hosted", service: { baseUrl: "http://model/v1", model: "m" }, fetch: serve(bytes, places) });
  return collect(chef({ ingredients: ["egg"] }, new AbortController().signal));
}

function textOf(events: readonly ChefEvent[]): string {
  return events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
}

const WORDS = fc.array(fc.string({ unit: "grapheme" }), { maxLength: 20 }).map((words) => ["# 🍳 Ei", ...words]);
const CUTS = fc.array(fc.nat(), { maxLength: 30 });

test("the words come as they were sent, wherever the bytes are cut", async () => {
  await fc.assert(
    fc.asyncProperty(WORDS, CUTS, async (words, cuts) => {
      const events = await cook(new TextEncoder().encode(words.map((word) => chunk(word)).join("") + chunk("", "stop")), cuts);
      expect(textOf(events)).toBe(words.join(""));
      expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
    }),
  );
});

test("a reply that is cut off never passes for a whole one", async () => {
  await fc.assert(
    fc.asyncProperty(WORDS, CUTS, fc.nat(), async (words, cuts, length) => {
      const bytes = new TextEncoder().encode(words.map((word) => chunk(word)).join("") + chunk("", "stop"));
      const events = await cook(bytes.subarray(0, length % bytes.length), cuts);
      expect(words.join("").startsWith(textOf(events))).toBe(true);
      expect(events.at(-1)).toMatchObject({ type: "recipe-error", code: textOf(events) ? "broke-off" : "bad-reply" });
    }),
  );
});

test("whatever bytes a service sends, the stream ends with one end or one error", async () => {
  const line = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => `data: ${json}`),
    fc.constantFrom(chunk("word"), chunk("", "stop"), "", "event: error"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line), CUTS, async (lines, cuts) => {
      const events = await cook(new TextEncoder().encode(`${lines.join("\n")}\n\n`), cuts);
      expect(events.filter(({ type }) => type === "recipe-end" || type === "recipe-error")).toEqual([events.at(-1)]);
      expect(events.at(-1)).not.toMatchObject({ code: "internal" });
    }),
  );
});
