/** The border of the server: from a request that may be anything to an order within our limits. */
import { parseOrder, type Order, type OrderLimits } from "#recipe/order";
import { respondProblem } from "./problem-response.ts";

export interface RequestLimits extends OrderLimits {
  readonly bodyBytes: number;
}

export const REQUEST_LIMITS: RequestLimits = { bodyBytes: 64 * 1024, entries: 200, entryLength: 500 };

/** The order, or the response that says why there is none: 415 for another type, 413 for too much, 400 for no JSON, 422 for JSON that is no order. */
export async function readOrder(request: Request, limits: RequestLimits): Promise<Order | Response> {
  if (!isPlainJson(request.headers)) return respondProblem(415, "bad-order", "An order is sent as application/json, in UTF-8 and not compressed.");
  const bytes = await readBytes(request, limits.bodyBytes);
  if (!bytes) return respondProblem(413, "bad-order", `An order may have ${limits.bodyBytes} bytes at most.`);
  const value = parseJson(bytes);
  if (value === undefined) return respondProblem(400, "bad-order", "The order is not valid JSON.");
  const parsed = parseOrder(value, limits);
  return parsed.ok ? parsed.order : respondProblem(422, "bad-order", parsed.error.message);
}

function isPlainJson(headers: Headers): boolean {
  const isJson = /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(headers.get("content-type") ?? "");
  return isJson && /^(?:identity)?$/i.test(headers.get("content-encoding") ?? "");
}

/** The body, or undefined as soon as it is too long. The rest is left unread: to cancel it would close the connection under our answer. */
async function readBytes(request: Request, most: number): Promise<Uint8Array | undefined> {
  const announced = request.headers.get("content-length");
  if (Number(announced) > most) return undefined;
  // Read in one go, which spares a stream; nobody can send more than was announced.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > most) return undefined;
    chunks.push(value);
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
