/** Sweets that no oven sees: frozen, chilled, rolled and dipped. And breakfasts made the night before. */
import { pinch } from "./baking-slots.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { sweetening } from "./seasoning-slots.ts";

const topping = may(["nut", "seed", "coconut_dried", "cereal"], 2, { seasons: true });
const sour = may(["citrus_sour", "zest"], 1, { grams: 4, seasons: true });

export const chilledDishes: readonly Dish[] = [
  {
    id: "granola",
    ...made("breakfast", "sweet", { noun: "granola", base: 0.85, plate: [40, 260] }),
    slots: {
      oats: need(["oats"]),
      sweet: need(["syrup", "sugar"]),
      fat: may(["oil", "butter", "nut_butter"]),
      nuts: may(["nut", "seed", "coconut_dried"], 4, { grams: 14 }),
      dried: may(["dried_fruit", "choc"], 2, { grams: 10, not: ["cocoa", "spread_choc"] }),
      serveWith: may(["yog", "milk"], 1, { grams: 60 }),
      fruit: may(["berry", "banana", "fruit_soft"], 1, { grams: 50, raw: true }),
      spices: sweetening.spices,
      salt: pinch,
    },
    batch: { serves: 6, parts: { oats: 250, sweet: 80, fat: 45 } },
    forbid: ["sour_cream"],
    support: [
      { has: ["nut", "seed"], add: 0.06 },
      { lacks: ["nut", "seed", "coconut_dried"], add: -0.1 },
      { lacks: ["fat", "nut_butter"], add: -0.06 },
      { has: ["dried_fruit"], add: 0.02 },
    ],
    stars: ["nuts", "dried"],
    titles: ["{stars} granola"],
    summaries: ["Crisp, toasted {oats} with {stars+}."],
    plan: [
      { do: "oven", celsius: 160 },
      work(
        "bowl",
        "Stir {the oats nuts spices salt} together in {bowl}. Warm {the sweet}[ with {the fat}] until runny, pour over and stir until everything is coated.",
        { minutes: [4, 5] },
      ),
      work(
        "tray",
        "Spread out on {tray} lined with baking paper and bake for {time}, stirring once halfway, until {cue}.",
        baked(160, [22, 28], "evenly golden, and fragrant; it hardens as it cools", { from: ["bowl"] }),
      ),
      work("tray", "Leave until cold, then mix in {the dried}.", { minutes: [20, 20], passive: true, has: ["dried"] }),
      work("tray", "Leave until cold, without stirring, so that it stays in clusters.", { minutes: [20, 20], passive: true, lacks: ["dried"] }),
      serve("Keeps for two weeks in a closed jar[; eat with {the serveWith fruit}]."),
    ],
  },
  {
    id: "avocado_mousse",
    ...made("dessert", "sweet", { noun: "a mousse", base: 0.84, plate: [70, 260] }),
    slots: {
      avocado: need(["avocado", "tofu_silken"], 1, { grams: 90, raw: true, seasons: true }),
      cocoa: need(["cocoa", "choc"], 2, { grams: 16, not: ["spread_choc"] }),
      sugar: may(["syrup", "sugar"], 1, { grams: 18 }),
      milk: may(["milk", "coconut_milk", "cream"], 1, { grams: 25, seasons: true }),
      banana: may(["banana"], 1, { grams: 40, raw: true }),
      fruit: may(["berry"], 1, { grams: 40, raw: true }),
      topping,
      spices: may(["spice_sweet", "vanilla", "coffee", "spice_heat"], 2, { seasons: true }),
      salt: pinch,
    },
    forgives: ["acid"],
    support: [{ lacks: ["sugar", "syrup", "banana"], add: -0.15 }],
    stars: ["cocoa", "avocado"],
    titles: ["{stars} mousse"],
    summaries: ["{avocado} blended to a dark, smooth mousse, with nothing to cook."],
    plan: [
      work(
        "blender",
        "Put {the avocado banana milk sugar spices salt} and {the cocoa}, melted if it is in a bar, into {blender} and blend for {time}, until {cue}.",
        { minutes: [2, 3], cue: "completely smooth" },
      ),
      work("plate", "Spoon into {servings} cups and chill for {time}.", { from: ["blender"], minutes: [30, 30], passive: true }),
      serve("Serve cold[ with {the fruit}][, scattered with {the topping}]."),
    ],
  },
  {
    id: "dipped_fruit",
    ...made("dessert", "sweet", { noun: "dipped fruit", base: 0.82, plate: [60, 260] }),
    slots: {
      choc: need(["choc"], 1, { grams: 40, not: ["cocoa", "spread_choc"] }),
      fruit: need(["berry", "banana", "citrus", "grape", "dried_fruit", "tropical"], 3, { grams: 90, raw: true }),
      topping: may(["nut", "coconut_dried", "biscuit"], 2, { seasons: true }),
      fat: may(["butter", "oil"], 1, { grams: 3, seasons: true }),
      salt: pinch,
      spices: sweetening.spices,
    },
    stars: ["choc", "fruit"],
    titles: ["{star}-dipped {others}"],
    summaries: ["{fruit} with a crisp coat of {choc}."],
    plan: [
      work("tray", "Wash and dry {the fruit} well: a drop of water spoils the coat. Lay on {tray} lined with baking paper.", { minutes: [4, 5] }),
      work("bowl", "Melt {the choc fat spices salt} in a bowl over barely simmering water, stirring, for {time}, until {cue}.", {
        minutes: [4, 5],
        cue: "smooth",
      }),
      work("tray", "Lower each piece halfway into the bowl, let it drip and lay it back[; sprinkle with {the topping}]. Chill for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [25, 30],
        passive: true,
        cue: "the coat is set",
      }),
      serve("Eat the same day."),
    ],
  },
  {
    id: "cheesecake",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "a chilled cheesecake", base: 0.9, plate: [100, 320] }),
    slots: {
      biscuit: need(["biscuit"]),
      fat: need(["butter"]),
      cheese: need(["cheese_fresh"]),
      sugar: need(["sugar", "syrup", "condensed"]),
      cream: may(["cream", "yog", "sour_cream"], 1),
      fruit: may(["berry", "fruit_soft", "tropical", "jam"], 2, { grams: 40, raw: true }),
      choc: may(["choc"], 1, { grams: 12, not: ["cocoa"] }),
      sour,
      spices: sweetening.spices,
    },
    batch: {
      serves: 8,
      parts: { biscuit: 180, fat: 80, cheese: 400, sugar: 90, cream: 150 },
      sizes: [
        { holds: 0.34, tin: "a loose-bottomed tin {15cm} across", minutes: [240, 240] },
        { holds: 0.67, tin: "a loose-bottomed tin {18cm} across", minutes: [240, 240] },
        { holds: 1, tin: "a loose-bottomed tin {20cm} across", minutes: [240, 240] },
      ],
    },
    support: [
      { has: ["cream", "berry", "citrus_sour"], add: 0.03 },
      // Soft cheese sweetened with something runny does not set by itself.
      { lacks: ["cream", "choc", "condensed", "sugar", "set"], add: -0.4 },
    ],
    stars: ["fruit", "choc", "sour"],
    titles: ["{stars} cheesecake, chilled", "Chilled cheesecake[ with {stars+}]"],
    summaries: ["A cold cheesecake on a crumbly {biscuit} base."],
    plan: [
      work("dish", "Stir {the biscuit}, crushed to crumbs, with {the fat}[?firm , melted,] and press firmly into {size}. Chill while you make the top.", {
        minutes: [6, 8],
      }),
      work(
        "bowl",
        "Beat {the cheese sugar spices}[ and {the sour}] in {bowl} until smooth[, then fold in {the cream}, whipped if it whips][ and {the choc}, melted].",
        { minutes: [4, 6] },
      ),
      work("dish", "Spread over the base and chill for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [240, 240],
        passive: true,
        cue: "firm enough to slice",
      }),
      serve("Loosen the edge with a knife and lift out[; top with {the fruit}]."),
    ],
  },
];
