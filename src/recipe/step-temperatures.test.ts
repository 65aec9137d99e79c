import { expect, test } from "vitest";
import { convertDegrees, findTemperatures } from "./step-temperatures.ts";

const read = (text: string) => findTemperatures(text).map(({ start, end, degrees, upTo, scale }) => [text.slice(start, end), degrees, upTo, scale]);

test.each([
  [
    "180°C (350°F)",
    [
      ["180°C", 180, undefined, "C"],
      ["350°F", 350, undefined, "F"],
    ],
  ],
  ["350-375 °F until", [["350-375 °F", 350, 375, "F"]]],
  ["400 degrees Fahrenheit", [["400 degrees Fahrenheit", 400, undefined, "F"]]],
  [
    "200C/180C fan/gas 6",
    [
      ["200C", 200, undefined, "C"],
      ["180C", 180, undefined, "C"],
    ],
  ],
  ["350 degrees.", [["350 degrees", 350, undefined, undefined]]],
])("reads the temperatures of %j", (text, temperatures) => {
  expect(read(text)).toEqual(temperatures);
});

test.each(["rich in vitamin C", "350 g flour", "2 C flour", "12 F-shaped crackers", "a 30 cm pan"])("%j states none", (text) => {
  expect(read(text)).toEqual([]);
});

test("safe temperatures stay safe, ovens get the mark that is on them", () => {
  expect([74, 71, 63].map((celsius) => convertDegrees(celsius, "F"))).toEqual([165, 160, 145]);
  expect([165, 160, 145].map((fahrenheit) => convertDegrees(fahrenheit, "C"))).toEqual([74, 71, 63]);
  expect([160, 180, 190, 200, 220].map((celsius) => convertDegrees(celsius, "F"))).toEqual([325, 350, 375, 400, 425]);
});

test("there and back is the same mark", () => {
  for (const fahrenheit of [145, 160, 165, 300, 325, 350, 375, 400, 425, 450, 475])
    expect(convertDegrees(convertDegrees(fahrenheit, "C"), "F")).toBe(fahrenheit);
  for (let celsius = 40; celsius <= 250; celsius += 10) expect(convertDegrees(convertDegrees(celsius, "F"), "C")).toBe(celsius);
});
