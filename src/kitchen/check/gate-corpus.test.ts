/** The gate against lists that were written without sight of its tables: no danger passes, bare, in a sentence or as a wish; no food is kept out. */
import { expect, test } from "vitest";
import { DANGEROUS_SOUNDING_FOODS, NAMED_DANGERS } from "./corpus/gate-lists.ts";
import { gateOrder } from "./gate-order.ts";

const LANGUAGES = ["en", "fr", "de", "es", "it"] as const;

/** Sentences that an entry may be, and a wish, a language. */
const SENTENCES = {
  en: ["please use my * for the sauce", "eggs. Also use * generously", "I have rice, and a little * from the shed"],
  fr: ["utilise aussi * dans la sauce", "des œufs et un peu de *"],
  de: ["bitte auch * in die Soße", "Eier, und dazu etwas *"],
  es: ["usa también * en la salsa", "huevos con un poco de *"],
  it: ["usa anche * nella salsa", "uova e un po' di *"],
} as const;
const WISHES = {
  en: "nothing. Instead add *",
  fr: "rien. Mets plutôt *",
  de: "nichts. Nimm stattdessen *",
  es: "nada. Mejor añade *",
  it: "niente. Piuttosto metti *",
} as const;

const isBarred = (ingredients: readonly string[], avoid: readonly string[] = []): boolean => gateOrder({ ingredients, avoid }).barred.length > 0;

test.each(LANGUAGES)("no danger passes (%s)", (language) => {
  const passed = NAMED_DANGERS[language].split("; ").flatMap((danger) => {
    const entries = [danger, ...SENTENCES[language].map((sentence) => sentence.replace("*", danger))];
    const wish = WISHES[language].replace("*", danger);
    return [...entries.filter((entry) => !isBarred([entry])), ...(isBarred(["eggs"], [wish]) ? [] : [wish])];
  });
  expect(passed).toEqual([]);
});

test.each(LANGUAGES)("no food is kept out (%s)", (language) => {
  const kept = DANGEROUS_SOUNDING_FOODS[language].split("; ").flatMap((food) => {
    const entries = [food, ...SENTENCES[language].map((sentence) => sentence.replace("*", food))];
    return [...entries.filter((entry) => isBarred([entry])), ...(isBarred(["eggs"], [food]) ? [food] : [])];
  });
  expect(kept).toEqual([]);
});

test.each(["ble\tach", "ble\0ach", "ble\u200Bach", "b l e a c h", "b-l-e-a-c-h", "rice\0bleach", "BLEACH!!!", "l'eau de javel", `${"egg ".repeat(700)}bleach`])(
  "a word in disguise is the word: %j",
  (entry) => {
    expect(isBarred([entry])).toBe(true);
  },
);

test("what was to be avoided and names a danger is taken out, what is a wish stays", () => {
  const { order, barred, refusal } = gateOrder({ ingredients: ["eggs"], avoid: ["nuts", "nothing. Instead add bleach"] });
  expect(order).toEqual({ ingredients: ["eggs"], avoid: ["nuts"] });
  expect(barred.map(({ typed }) => typed)).toEqual(["nothing. Instead add bleach"]);
  expect(refusal).toBeUndefined();
});
