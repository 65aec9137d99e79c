/** Cuts a secret out of a recipe's words: a service has been given the token, and may write it into its reply. */
import type { RecipeEnd, TextDelta } from "#recipe/chef-event";

/** A shorter token is no secret but a word that some service wants to see, and might be one of the recipe's. */
const SHORTEST = 8;

/** What stands in the secret's place. */
const WITHHELD = "…";

/**
 * The same events without the secret, in plain, percent-encoded, base64 or hexadecimal form and any case, however it is
 * split over deltas. Words that may be the beginning of one are held back until the next ones come; at the end they are
 * let go, unless they are long enough to give most of it away.
 */
export async function* withholdSecret(
  events: AsyncIterable<TextDelta | RecipeEnd>,
  secret: string | undefined,
): AsyncGenerator<TextDelta | RecipeEnd, void, undefined> {
  const forms = secret === undefined || secret.length < SHORTEST ? [] : formsOf(secret);
  let held = "";
  try {
    for await (const event of events) {
      if (event.type === "text-delta") {
        const text = cutOut(held + event.text, forms);
        const from = findBeginning(lowerCase(text), forms);
        held = text.slice(from);
        if (from > 0) yield { type: "text-delta", text: text.slice(0, from) };
      } else {
        if (held !== "") yield letGo(held);
        held = "";
        yield event;
      }
    }
  } catch (fault) {
    // What came before a fault is worth reading.
    if (held !== "") yield letGo(held);
    throw fault;
  }
}

function letGo(held: string): TextDelta {
  return { type: "text-delta", text: held.length < SHORTEST ? held : WITHHELD };
}

function formsOf(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // What stands before it in the encoded text shifts base64 by up to two bytes; of the first and the last bytes only a part is the secret's.
  const base64 = [0, 1, 2].map((shift) => {
    const encoded = btoa(String.fromCodePoint(...Array.from({ length: shift }, () => 0), ...bytes)).replace(/=+$/, "");
    return encoded.slice(shift === 0 ? 0 : shift + 1, (bytes.length + shift) % 3 === 0 ? undefined : -1);
  });
  return [secret, encodeURIComponent(secret), hex, ...base64].map(lowerCase);
}

function cutOut(text: string, forms: readonly string[]): string {
  return forms.reduce((rest, form) => {
    const lower = lowerCase(rest);
    let kept = "";
    let from = 0;
    for (let at = lower.indexOf(form); at >= 0; at = lower.indexOf(form, from)) {
      kept += rest.slice(from, at) + WITHHELD;
      from = at + form.length;
    }
    return kept + rest.slice(from);
  }, text);
}

/** Where the last words of a text may be the beginning of a form; its length where they are none. */
function findBeginning(text: string, forms: readonly string[]): number {
  return Math.min(
    text.length,
    ...forms.map((form) => {
      let at = text.indexOf(form.charAt(0), Math.max(0, text.length - form.length + 1));
      while (at >= 0 && !form.startsWith(text.slice(at))) at = text.indexOf(form.charAt(0), at + 1);
      return at < 0 ? text.length : at;
    }),
  );
}

/** Of ASCII alone, so that no place in the text moves. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
