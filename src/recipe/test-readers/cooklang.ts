/** Reads Cooklang with the format's own parser, so that an export is judged by someone else's eyes. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Item, Section } from "@cooklang/cooklang";

interface CooklangIngredient {
  readonly name: string;
  /** A number, a range's ends, or undefined. */
  readonly amount?: readonly number[];
  readonly unit?: string;
}

export interface CooklangRecipe {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly ingredients: readonly CooklangIngredient[];
  /** The text of each step with its ingredients' names and its timers in words. */
  readonly steps: readonly string[];
}

interface RawNumber {
  readonly type: "regular" | "fraction";
  readonly value: number | { readonly whole: number; readonly num: number; readonly den: number };
}
interface RawQuantity {
  readonly value:
    | { readonly type: "number"; readonly value: RawNumber }
    | { readonly type: "range"; readonly value: { readonly start: RawNumber; readonly end: RawNumber } }
    | { readonly type: "text" };
  readonly unit: string | null;
}
interface RawRecipe {
  readonly recipe: {
    readonly raw_metadata: { readonly map: Readonly<Record<string, unknown>> };
    readonly sections: readonly Section[];
    readonly ingredients: readonly { readonly name: string; readonly quantity: RawQuantity | null }[];
    /** Measures in the words of a step, which this parser reads without being told to. */
    readonly inline_quantities: readonly RawQuantity[];
    readonly timers: readonly { readonly quantity: RawQuantity }[];
  };
}

/** The parser is WebAssembly made for bundlers; here it is put together by hand. */
async function loadParser(): Promise<{ parse(text: string): RawRecipe }> {
  const folder = `${createRequire(import.meta.url)
    .resolve("@cooklang/cooklang/package.json")
    .replace(/package\.json$/, "")}pkg/`;
  const glue = (await import(/* @vite-ignore */ `${folder}cooklang_wasm_bg.js`)) as {
    Parser: new () => { parse(text: string): RawRecipe };
    __wbg_set_wasm(wasm: object): void;
  };
  const imports = { "./cooklang_wasm_bg.js": glue as unknown as Record<string, never> };
  const { instance } = await WebAssembly.instantiate(readFileSync(`${folder}cooklang_wasm_bg.wasm`), imports);
  glue.__wbg_set_wasm(instance.exports);
  return new glue.Parser();
}

const parser = await loadParser();

export function readCooklang(text: string): CooklangRecipe {
  const { recipe } = parser.parse(text);
  const words = (item: Item): string => {
    if (item.type === "text") return item.value;
    if (item.type === "ingredient") return recipe.ingredients[item.index]?.name ?? "";
    const quantity =
      item.type === "timer" ? recipe.timers[item.index]?.quantity : item.type === "inlineQuantity" ? recipe.inline_quantities[item.index] : undefined;
    return quantity ? `${numbersOf(quantity).join("-")} ${quantity.unit}` : "";
  };
  return {
    metadata: recipe.raw_metadata.map,
    ingredients: recipe.ingredients.map(({ name, quantity }) => ({
      name,
      ...(quantity === null ? {} : { amount: numbersOf(quantity) }),
      ...(quantity?.unit ? { unit: quantity.unit } : {}),
    })),
    steps: recipe.sections.flatMap(({ content }) => content.flatMap((part) => (part.type === "step" ? [part.value.items.map(words).join("")] : []))),
  };
}

function numbersOf({ value }: RawQuantity): number[] {
  if (value.type === "text") return [];
  return value.type === "number" ? [numberOf(value.value)] : [numberOf(value.value.start), numberOf(value.value.end)];
}

function numberOf({ value }: RawNumber): number {
  return typeof value === "number" ? value : value.whole + value.num / value.den;
}
