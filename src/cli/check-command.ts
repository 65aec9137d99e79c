/** `recipie check --ndjson`: checks one recipe a line, `{"ingredients":[…],"markdown":"…"}`, and answers each with one line. */
import { checkPantry } from "#kitchen/check/check-pantry";
import type { Finding } from "#kitchen/check/finding";
import { parseOrder, type Order } from "#recipe/order";
import { WISH_NAMES } from "#recipe/wishes";
import { answerLines } from "./answer-lines.ts";

/** What one line is answered with. */
export interface CheckAnswer {
  readonly clean: boolean;
  readonly verdict: string;
  readonly extra: readonly { readonly food: string; readonly where: string }[];
  readonly unused: readonly string[];
  readonly overAmount: readonly string[];
  readonly missingQuantity: readonly string[];
  readonly unsafe: readonly { readonly kind: string; readonly why: string }[];
  readonly unsure: readonly string[];
  /** Foods that the text only speaks of: they neither accuse nor clear. */
  readonly mentioned: readonly string[];
  /** Of the EU fourteen, what the recipe's foods hold or may hold. */
  readonly allergens: readonly string[];
  readonly truncated: boolean;
  /** Wishes of the order that the recipe breaks. */
  readonly against: readonly Against[];
  /** Why the line could not be checked. */
  readonly error?: string;
}

export interface Against {
  readonly wish: string;
  readonly food?: string;
  readonly minutes?: number;
  readonly kit?: string;
  readonly why: string;
}

/** With `--ndjson`: one answer for every line of stdin, in order. */
export async function checkCommand(words: readonly string[]): Promise<void> {
  if (words[0] === "--ndjson") return answerLines(answerCheckLine);
  console.log("usage: recipie check --ndjson < recipes   one recipe (JSON with ingredients and markdown) a line in, one answer a line out");
}

/** Answers one line of input with one line of JSON. Never throws: a line that is no check is answered with `error`. */
export function answerCheckLine(line: string): string {
  return JSON.stringify(checkLine(line));
}

function checkLine(line: string): CheckAnswer {
  const request = readRequest(line);
  if (typeof request === "string") return refusal(request);
  try {
    const { clean, verdict, findings, mentioned } = checkPantry(request.markdown, request.order);
    const foods = (id: Finding["id"]): string[] => findings.flatMap((finding) => (finding.id === id && finding.food !== undefined ? [finding.food] : []));
    return {
      clean,
      verdict,
      extra: findings.flatMap(({ id, food, where }) => (id === "not-on-your-list" && food !== undefined && where !== undefined ? [{ food, where }] : [])),
      unused: foods("unused-ingredient"),
      overAmount: foods("over-amount"),
      missingQuantity: foods("missing-quantity"),
      unsafe: findings.flatMap(({ kind, message }) => (kind === undefined ? [] : [{ kind, why: message }])),
      unsure: foods("not-sure"),
      mentioned,
      allergens: foods("allergens"),
      against: findings.flatMap(({ wish, food, minutes, kit, message }) =>
        wish === undefined
          ? []
          : [
              {
                wish,
                ...(food === undefined ? {} : { food }),
                ...(minutes === undefined ? {} : { minutes }),
                ...(kit === undefined ? {} : { kit }),
                why: message,
              },
            ],
      ),
      truncated: findings.some((finding) => finding.id === "cut-off"),
    };
  } catch {
    return refusal("This recipe could not be checked.");
  }
}

/** What of a line is an order; other fields are its writer's own. */
const READ: ReadonlySet<string> = new Set(["ingredients", ...WISH_NAMES]);

function readRequest(line: string): { readonly order: Order; readonly markdown: string } | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "The line is not JSON.";
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "A line is an object with ingredients and markdown.";
  const { markdown, ...fields } = value as { readonly markdown?: unknown; readonly [field: string]: unknown };
  if (typeof markdown !== "string") return "markdown must be a text.";
  const parsed = parseOrder(Object.fromEntries(Object.entries(fields).filter(([name]) => READ.has(name))));
  if (!parsed.ok && parsed.error.code === "no-ingredients") return { order: { ingredients: [] }, markdown };
  return parsed.ok ? { order: parsed.order, markdown } : parsed.error.message;
}

function refusal(error: string): CheckAnswer {
  return {
    clean: false,
    verdict: "",
    extra: [],
    unused: [],
    overAmount: [],
    missingQuantity: [],
    unsafe: [],
    unsure: [],
    mentioned: [],
    allergens: [],
    truncated: false,
    against: [],
    error,
  };
}
