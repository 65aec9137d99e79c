/** What an amount's words say, in pieces, g or ml, and what is left of the phrase without them. */
import type { TypedAmount } from "#kitchen/knowledge/schema";
import type { Token } from "#kitchen/knowledge/vocabulary";
import type { Measure } from "#kitchen/knowledge/words/measures";
import type { Span } from "./amount-span.ts";

/** The amount of a phrase and the tokens that are left to name the food. */
export interface ReadAmount {
  readonly amount?: TypedAmount;
  /** The measure or packing that the amount was counted in, by dictionary form: "tin", "jar", "tsp"; empty where none is said. */
  readonly held: string;
  readonly rest: readonly Token[];
}

/** Packing that is said last: "beetroot jar", "basmati rice pouch". */
export function packingAtEnd(tokens: readonly Token[]): string {
  const last = tokens.at(-1)?.lemma ?? "";
  return tokens.length > 1 && /^(jar|packet|sachet|pouch|carton)$/.test(last) ? last : "";
}

export function taken(span: Span, rest: readonly Token[], text: string, tokens: readonly Token[], from: number): ReadAmount {
  const first = tokens[from];
  const last = tokens[span.next - 1];
  const said = text.slice(first?.start ?? 0, last?.end ?? 0).trim();
  const held = span.measureWord ?? packingAtEnd(rest);
  if (span.number === undefined && span.measure?.kind !== "piece" && !/^(splash|glug)$/.test(span.measureWord ?? "")) return { held, rest };
  const size = (span.number ?? 1) * span.times;
  const amount = amountOf(size, span.measure);
  return { held, rest, ...(amount === undefined ? {} : { amount: { ...amount, text: said } }) };
}

/** From here on, a bare round number is a weight: nobody has 500 minces. */
const LEAST_WEIGHT = 100;

function amountOf(size: number, measure: Measure | undefined): Omit<TypedAmount, "text"> | undefined {
  if (!Number.isFinite(size) || size <= 0) return undefined;
  if (measure === undefined && size >= LEAST_WEIGHT && size % 5 === 0) return { grams: size };
  if (measure === undefined || measure.kind === "piece") return { count: size };
  if (measure.kind === "loose") return undefined;
  return measure.kind === "grams" ? { grams: size * measure.each } : { millilitres: size * measure.each };
}
