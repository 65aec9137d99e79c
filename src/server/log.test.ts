import { expect, test } from "vitest";
import { rememberLog } from "./test-server/surroundings.ts";

const REQUEST = { requestId: "r1", client: "203.0.113.7" };

test("a recipe is one line of figures, without a whole address", () => {
  const log = rememberLog();
  log.recipe({ result: "stop", firstWords: 12.3, duration: 456.7, characters: 800 }, REQUEST);
  expect(log.lines).toEqual([
    {
      level: "info",
      time: expect.any(String),
      requestId: "r1",
      client: "203.0.113.0/24",
      result: "stop",
      characters: 800,
      firstWordsMs: 12,
      durationMs: 457,
      msg: "recipe",
    },
  ]);
});

test("a failure of the service is a warning with its reason, a refused order is none and names no entry", () => {
  const log = rememberLog();
  log.recipe({ result: "upstream-down", message: "The model's service failed (HTTP 500).", duration: 1, characters: 0 }, REQUEST);
  log.recipe({ result: "not-food", message: "bleach: poison", duration: 1, characters: 0 }, REQUEST);
  expect(log.lines.map(({ level, reason }) => [level, reason])).toEqual([
    ["warn", "The model's service failed (HTTP 500)."],
    ["info", undefined],
  ]);
  expect(log.text()).not.toContain("bleach");
});

test("a fault tells its kind and place, not its words", () => {
  const log = rememberLog();
  log.fault(new TypeError("hf_secret is not a token"), REQUEST);
  expect(log.lines[0]).toMatchObject({
    level: "error",
    error: "TypeError",
    requestId: "r1",
    at: expect.arrayContaining([expect.stringContaining("log.test.ts")]),
  });
  expect(log.text()).not.toContain("hf_secret");
});
