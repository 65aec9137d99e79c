/** JSON from outside, without an exception and without an assumption about its shape. */

/** The parsed value, or undefined where the text is not JSON (which no JSON text means). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The fields of an object; none for anything else. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
