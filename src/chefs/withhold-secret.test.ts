import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RecipeEnd, TextDelta } from "#recipe/chef-event";
import { collect } from "./test-upstream/collect.ts";
import { withholdSecret } from "./withhold-secret.ts";

const SECRET = "hf_hhf_s3cret/with+odd=signs";
const END: RecipeEnd = { type: "recipe-end", reason: "stop" };

async function* say(texts: readonly string[]): AsyncGenerator<TextDelta | RecipeEnd> {
  for (const text of texts) yield { type: "text-delta", text };
  yield await Promise.resolve(END);
}

async function read(texts: readonly string[], secret: string | undefined = SECRET): Promise<string> {
  const events = await collect(withholdSecret(say(texts), secret));
  expect(events.at(-1)).toEqual(END);
  return events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
}

/** A text cut anywhere. */
function split(text: string, places: readonly number[]): string[] {
  const cuts = places.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b);
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
}

describe("the secret is cut out", () => {
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  test.each([
    ["plain", `Bearer ${SECRET}`],
    ["in capitals", SECRET.toUpperCase()],
    ["percent-encoded", encodeURIComponent(SECRET)],
    ["hexadecimal", Buffer.from(SECRET).toString("hex")],
    ["in base64", base64(SECRET)],
    ["in base64, behind one letter", base64(`:${SECRET}!`)],
    ["in base64, behind a name", base64(`Bearer ${SECRET}`)],
  ])("%s", async (_, form) => {
    for (const places of [[], [20, 23], Array.from(form, (_letter, place) => place + 5)]) {
      const said = await read(split(`Beat ${form} the eggs.`, places));
      expect(said).toMatch(/^Beat [\w+/= ]{0,12}…[\w+/=!]{0,6} the eggs\.$/);
    }
  });

  test("also where the reply ends in the middle of it, or breaks off there", async () => {
    expect(await read(["Beat ", SECRET.slice(0, -1)])).toBe("Beat …");
    async function* breakOff(): AsyncGenerator<TextDelta> {
      yield { type: "text-delta", text: `Beat ${SECRET.slice(0, -1)}` };
      throw await Promise.resolve(new Error("gone"));
    }
    const said: string[] = [];
    const reading = (async () => {
      for await (const event of withholdSecret(breakOff(), SECRET)) if (event.type === "text-delta") said.push(event.text);
    })();
    await expect(reading).rejects.toThrow("gone");
    expect(said.join("")).toBe("Beat …");
  });
});

test("every other text stays as it is, wherever it is cut", async () => {
  const word = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("hf_", "h", SECRET.slice(0, 7), "Hf_h", " Fish", "İ"));
  await fc.assert(
    fc.asyncProperty(fc.array(word), fc.array(fc.nat()), async (words, places) => {
      const text = words.join("");
      fc.pre(!text.toLowerCase().includes(SECRET.slice(0, 8)));
      expect(await read(split(text, places))).toBe(text);
    }),
  );
});

test("a token that is a mere word is not taken out of a recipe", async () => {
  expect([await read(["Salt and salt."], "salt"), await read(["Salt."], undefined)]).toEqual(["Salt and salt.", "Salt."]);
});

test("a hostile text twice as long takes about twice as long", async () => {
  const time = async (text: string) => {
    const best: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      // The processor's time: others who use the machine do not lengthen it.
      const started = process.cpuUsage();
      await read([text, text]);
      const { user, system } = process.cpuUsage(started);
      best.push(user + system);
    }
    return Math.min(...best);
  };
  for (const piece of ["h", "hf_h", SECRET, SECRET.slice(0, -1)]) {
    const half = Math.ceil(400_000 / piece.length);
    await time(piece.repeat(half));
    // The collector's and the compiler's work falls where it will: one attempt without it is enough.
    let ratio = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && ratio >= 3; attempt += 1)
      ratio = Math.min(ratio, (await time(piece.repeat(2 * half))) / (await time(piece.repeat(half))));
    expect(ratio).toBeLessThan(3);
  }
});
