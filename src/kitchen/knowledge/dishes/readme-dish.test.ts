/** The dish that `../README.md` shows, as it stands there: here it compiles. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { made, may, need, type Dish } from "./dish.ts";
import { bringBack } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const SHOWN: Dish = {
  id: "hash",
  ...made("pan", "savoury", { noun: "a hash", base: 0.82, plate: [180, 620] }),
  slots: {
    potato: need(["potato"], 1, { grams: 200, cook: "fry", cut: "cubes" }),
    meat: may(["bacon", "protein_ready"], 1, { grams: 60, cook: "fry" }),
    ...savoury,
    ...warming,
  },
  support: [
    { has: ["bacon"], add: 0.05 },
    { lacks: ["fat", "fat_render"], add: -0.12 },
  ],
  stars: ["meat", "potato"],
  titles: ["{stars} hash"],
  summaries: ["{stars+} fried together in one pan."],
  plan: [
    { do: "brown", of: ["meat"], in: "pan", lift: true },
    { do: "fry", of: ["potato"], in: "pan" },
    { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
    bringBack("pan", ["meat"]),
    { do: "finish", in: "pan" },
    { do: "serve", say: ["Serve straight from {pan}."] },
  ],
};

test("the dish that the README shows is one that compiles", () => {
  const close = (text: string): string => text.replaceAll(/\s+/g, "");
  const [, shown = ""] = readFileSync(new URL(import.meta.url), "utf8").split("const SHOWN: Dish = ");
  expect(close(readFileSync(new URL("../README.md", import.meta.url), "utf8"))).toContain(close(shown.slice(0, shown.indexOf("\n};") + 2)));
  expect(Object.keys(SHOWN.slots)).toContain("fat");
});
