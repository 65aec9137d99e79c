import { expect, test } from "vitest";
import { decodeEntities } from "./entities.ts";

test.each([
  ["180&deg;C, &frac12; cup", "180°C, ½ cup"],
  ["&#189; &#xBD; &#XbD;", "½ ½ ½"],
  ["cr&egrave;me br&ucirc;l&eacute;e", "crème brûlée"],
  ["salt & pepper &", "salt & pepper &"],
  ["&unknown; &constructor;", "&unknown; &constructor;"],
  ["&#0; &#xD800; &#x110000;", "\uFFFD \uFFFD \uFFFD"],
  ["&amp;lt;", "&lt;"],
])("%j reads %j", (text, words) => {
  expect(decodeEntities(text)).toBe(words);
});
