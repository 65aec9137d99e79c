/** The dish that `../README.md` shows, word by word: here it compiles, and the tests of all dishes read it. */
import { made, may, need, type Dish } from "../dishes/dish.ts";
import { bringBack, serve } from "../dishes/plan-steps.ts";
import { savoury, warming } from "../dishes/seasoning-slots.ts";

export const SHOWN_DISH: Dish = {
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
    serve("Serve straight from {pan}."),
  ],
};
