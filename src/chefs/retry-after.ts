/** The Retry-After header, in both of its forms. */

const DAY = 86_400;

/** Whole seconds to wait, at most a day; undefined where the header is missing or makes no sense. */
export function readRetryAfter(headers: Pick<Headers, "get">, now = Date.now()): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), DAY);
}
