/** More cakes and sweet doughs: dark, spiced, with vegetables, with ground nuts and whites, steamed, from a packet, with yeast. */
import { breadFlour, pinch, raising, RAW_DOUGH, soapy, unraised, wheat } from "./baking-slots.ts";
import { made, may, need, type BatchSize, type Dish, type PlanStep } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";

const spices = may(["spice_sweet", "vanilla"], 5, { seasons: true });
const sour = may(["citrus_sour", "zest", "vinegar"], 2, { grams: 3, seasons: true });
const extra = may(["nut", "choc", "dried_fruit", "coconut_dried"], 3, { grams: 14, not: ["cocoa", "spread_choc"] });
const milk = ["milk", "milk_sour", "yog", "sour_cream", "coconut_milk"] as const;
const fats = need(["butter", "oil"], 2);

const TINS: readonly BatchSize[] = [
  { holds: 0.55, tin: "a tin {18cm} across", minutes: [30, 36] },
  { holds: 0.75, tin: "a tin {20cm} across", minutes: [34, 40] },
  { holds: 1, tin: "a tin {23cm} across", minutes: [36, 42] },
  { holds: 1.6, tin: "a baking tin of about {30cm} by {20cm}", minutes: [36, 44] },
];

/** Bakes in the lined tin what the bowl holds. */
function bakeTin(celsius: number, cue: string): PlanStep {
  return work("dish", "Scrape into the lined tin and bake for {time}, until {cue}.", baked(celsius, [36, 42], cue, { from: ["bowl"], sized: true }));
}
const CLEAN = "risen and springy, and a skewer comes out clean";
const COOL: PlanStep = { do: "serve", say: ["Leave in the tin for 15 minutes, then turn out and cool."], rests: true };

export const sweetBakeDishes: readonly Dish[] = [
  {
    id: "chocolate_cake",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "a dark cake", base: 0.94, plate: [70, 380], eaten: "cold" }),
    slots: {
      flour: wheat,
      cocoa: need(["cocoa"]),
      sugar: need(["sugar"], 2),
      egg: need(["egg", "egg_yolk"]),
      fat: fats,
      milk: may(milk, 2),
      coffee: may(["coffee", "coffee_instant"], 1, { grams: 0.8, seasons: true }),
      spirit: may(["beer", "spirit", "coffee_ready"], 2, { grams: 5, seasons: true }),
      ...raising,
      extra,
      fruit: may(["berry", "banana", "beet", "fruit_soft", "hollow", "squash_puree"], 1, { grams: 20, cut: "coarse", seasons: true }),
      top: may(["jam"], 1, { grams: 12 }),
      sour,
      spices,
      salt: pinch,
    },
    batch: { serves: 8, parts: { flour: 190, cocoa: 45, sugar: 220, egg: 100, fat: 110, milk: 200, leaven: 8, soda: 4 }, anchor: "egg", sizes: TINS },
    support: [unraised, soapy, { has: ["milk", "milk_sour", "yog", "coffee"], add: 0.02 }],
    stars: ["cocoa", "extra", "fruit"],
    titles: ["{stars} cake"],
    summaries: ["A dark, damp cake with {stars+}."],
    plan: [
      { do: "oven", celsius: 175 },
      work("bowl", "Line {size} with baking paper. Stir {the flour cocoa sugar leaven soda spices salt} together in {bowl}."),
      work(
        "bowl",
        "Beat in {the egg milk coffee spirit sour} and {the fat}[?firm , melted][!milk , with {water} of hot water], until smooth.[ Fold in {the extra fruit}.]",
        { water: 22, minutes: [3, 4], beats: true },
      ),
      bakeTin(175, CLEAN),
      { do: "serve", say: ["Leave in the tin for 15 minutes, then turn out and cool[; spread with {the top}]."], rests: true, takes: ["top"] },
    ],
    remarks: [RAW_DOUGH],
  },
  {
    id: "cake_from_mix",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "a cake from a mix", base: 0.95, plate: [70, 380], eaten: "cold" }),
    slots: {
      mix: need(["cake_mix"]),
      egg: may(["egg", "egg_white"], 2),
      fat: may(["butter", "oil"], 2),
      milk: may([...milk, "soda", "juice", "beer"], 2),
      puree: may(["squash_puree", "banana", "cheese_fresh", "veg_squash"], 1, { grams: 25, seasons: true, cut: "coarse" }),
      pudding: may(["custard_powder", "jelly_mix", "cocoa"], 2, { grams: 8, seasons: true }),
      extra,
      fruit: may(["berry", "fruit_soft", "fruit_bake", "tropical"], 2, { grams: 25, seasons: true }),
      sugar: may(["sugar", "syrup"], 2, { grams: 5, seasons: true }),
      sour,
      spirit: may(["spirit", "coffee"], 2, { grams: 5, seasons: true }),
      spices,
      salt: pinch,
    },
    batch: { serves: 10, least: 1, parts: { mix: 430, egg: 150, fat: 80, milk: 200 }, anchor: "egg", sizes: TINS },
    support: [{ lacks: ["egg", "milk", "soda", "squash_puree", "yog"], add: -0.1 }],
    stars: ["extra", "fruit"],
    titles: ["[{stars} ]cake from a mix"],
    summaries: ["A quick cake from {mix}[ with {extra}]."],
    plan: [
      { do: "oven", celsius: 175 },
      work(
        "bowl",
        "Line {size} with baking paper. Beat {the mix pudding sugar spices salt egg milk puree sour spirit}[ and {the fat}[?firm , melted,]] in {bowl} for {time}, until {cue}.",
        { has: ["milk"], minutes: [2, 3], cue: "smooth", beats: true },
      ),
      work(
        "bowl",
        "Line {size} with baking paper. Beat {the mix pudding sugar spices salt egg puree sour spirit}[ and {the fat}[?firm , melted,]] with {water} of water in {bowl} for {time}, until {cue}.",
        { lacks: ["milk"], water: 20, minutes: [2, 3], cue: "smooth", beats: true },
      ),
      work("bowl", "Fold in {the extra fruit}.", { has: ["extra", "fruit"] }),
      bakeTin(175, CLEAN),
      COOL,
    ],
    remarks: [RAW_DOUGH, "Where the packet asks for other amounts, follow the packet."],
  },
  {
    id: "cookies_from_mix",
    ...made("dessert", "sweet", { noun: "cookies from a mix", base: 0.95, plate: [40, 300] }),
    slots: {
      mix: need(["cookie_mix"]),
      egg: may(["egg"]),
      fat: may(["butter", "oil"]),
      extra: may(["nut", "choc", "confection", "dried_fruit", "oats"], 3, { grams: 8 }),
      spices: may(["vanilla", "spice_sweet"], 2, { grams: 0.5, seasons: true }),
      top: may(["icing"], 1, { grams: 20 }),
      scatter: may(["sprinkles", "icing_sugar"], 2, { grams: 3, seasons: true }),
    },
    batch: { serves: 12, least: 1, parts: { mix: 500, egg: 50, fat: 115 }, anchor: "egg", makes: { count: 24, noun: "cookies" } },
    support: [{ lacks: ["fat"], add: -0.2 }],
    stars: ["extra"],
    titles: ["Cookies from a mix[ with {stars+}]"],
    summaries: ["Soft cookies from {mix}[ with {extra}]."],
    plan: [
      { do: "oven", celsius: 175 },
      work("bowl", "Stir {the mix egg spices}[ with {the fat}, soft if it is firm,] in {bowl} to a soft dough.[ Work in {the extra}.]", { minutes: [3, 4] }),
      work(
        "tray",
        "Set tablespoonfuls well apart on {tray} lined with baking paper and bake in batches for {time}, until {cue}.",
        baked(175, [9, 12], "set at the edges and still pale", { from: ["bowl"] }),
      ),
      serve("Cool on a rack.[ When cold, spread with {the top}.][ Scatter with {the scatter}.]"),
    ],
    remarks: [RAW_DOUGH, "Where the packet asks for other amounts, follow the packet."],
  },
  {
    id: "steamed_pudding",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "a steamed pudding", base: 0.8, plate: [90, 380], eaten: "with custard" }),
    slots: {
      flour: { ...wheat, most: 2 },
      fat: need(["fat"], 1, { seasons: true, not: ["oil"] }),
      sugar: may(["sugar"], 2),
      egg: may(["egg"], 1),
      milk: may([...milk, "beer"], 1),
      ...raising,
      fruit: may(["dried_fruit", "berry", "fruit_bake", "nut", "choc", "banana"], 3, { grams: 30, cut: "fine" }),
      bottom: may(["syrup", "jam", "condensed"], 1, { grams: 25 }),
      crumb: may(["crumb", "bread"], 1, { grams: 16, seasons: true, not: ["cereal"] }),
      top: may(["custard", "cream", "ice_cream"], 1, { grams: 40 }),
      sour,
      spices,
      salt: pinch,
    },
    batch: { serves: 6, parts: { flour: 200, fat: 100, sugar: 90, egg: 100, milk: 100, leaven: 9, soda: 3 } },
    support: [
      // Crumbs keep a pudding open that nothing raises.
      { ...unraised, lacks: [...unraised.lacks, "crumb", "suet"] },
      { lacks: ["egg", "milk", "milk_sour", "yog", "suet"], add: -0.3 },
      { has: ["suet"], add: 0.06 },
      { lacks: ["sugar", "syrup", "jam", "dried_fruit"], add: -0.3 },
      { has: ["custard", "dried_fruit"], add: 0.05 },
      { has: ["custard"], lacks: ["icing_sugar"], add: 0.06 },
    ],
    stars: ["fruit", "bottom"],
    titles: ["Steamed {stars} pudding", "Steamed pudding[ with {stars+}]"],
    summaries: ["A light pudding steamed slowly[, with {stars+}]."],
    plan: [
      work("bowl", "Rub or stir {the fat} into {the flour leaven soda spices salt} in {bowl}, then stir in {the sugar crumb fruit}.", {
        blends: true,
        minutes: [4, 5],
      }),
      work("bowl", "[Beat in {the egg milk sour}. ]Stir to a soft mixture that drops from the spoon, with cold water as long as it is stiff.", {
        minutes: [2, 3],
        beats: true,
      }),
      work(
        "dish",
        "Grease a 1-litre heatproof basin[ and pour in {the bottom}]. Fill in the mixture and cover with baking paper and foil, pleated to let it rise.",
        { from: ["bowl"], minutes: [4, 5] },
      ),
      work("dish", "Stand in a large pan of simmering water, halfway up the basin, cover and steam for {time}, topping up the water, until {cue}.", {
        minutes: [90, 105],
        passive: true,
        sets: true,
        cue: "risen and firm, and a skewer comes out clean",
      }),
      serve("Turn out[ and serve with {the top}]."),
    ],
    remarks: [RAW_DOUGH],
  },
  {
    id: "sweet_mash_bake",
    ...made("side", "sweet", { noun: "a sweet baked mash", base: 0.86, plate: [130, 420] }),
    slots: {
      veg: need(["veg_root", "veg_squash"], 1, { grams: 200, cut: "cubes", cook: "boil", not: ["beet"] }),
      egg: may(["egg"], 1, { grams: 25 }),
      sugar: may(["sugar", "syrup"], 2, { grams: 15 }),
      fat: need(["butter"], 1, { grams: 10 }),
      milk: may([...milk, "cream", "juice", "cordial", "condensed"], 2, { grams: 25, seasons: true }),
      topping: may(["confection", "nut", "cereal", "oats", "biscuit", "coconut_dried", "dried_fruit"], 3, { grams: 18 }),
      flour: may(["flour", "starch_thick"], 1, { grams: 4, seasons: true }),
      sour,
      splash: may(["spirit"], 1, { grams: 5, seasons: true }),
      spices,
      salt: pinch,
    },
    support: [
      { has: ["confection", "nut", "spice_sweet"], add: 0.04 },
      { lacks: ["sugar", "syrup", "confection"], add: -0.5 },
    ],
    forbid: ["leaven"],
    stars: ["veg", "topping"],
    titles: ["Sweet baked {stars} mash"],
    summaries: ["{veg} mashed with {fat} and {sugar}, and baked[ under {topping}]."],
    plan: [
      { do: "side", of: ["veg"] },
      { do: "oven", celsius: 175 },
      work("bowl", "Mash the drained {veg} with {the fat sugar milk flour sour splash spices salt} in {bowl}[, then beat in {the egg}].", {
        from: ["boiler"],
        minutes: [4, 5],
      }),
      work("dish", "Spread in {dish} and bake for {time}, until {cue}.", baked(175, [25, 30], "hot right through and set", { from: ["bowl"] })),
      work("dish", "Scatter with {the topping} and bake for {time} more, until {cue}.", {
        has: ["topping"],
        minutes: [6, 8],
        technique: "roast",
        celsius: 175,
        sets: true,
        cue: "golden on top",
      }),
      serve("Serve hot."),
    ],
  },
  {
    id: "sweet_buns",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "sweet yeast buns", base: 0.92, plate: [80, 380] }),
    slots: {
      flour: breadFlour,
      yeast: need(["yeast"]),
      milk: may(["milk", "coconut_milk", "milk_sour", "yog", "juice"], 2),
      fat: fats,
      sugar: need(["sugar", "syrup"], 3),
      egg: may(["egg", "egg_yolk"], 2, { grams: 8 }),
      filling: may(["dried_fruit", "nut", "choc", "jam", "spread_choc", "coconut_dried", "banana", "fruit_bake"], 3, { grams: 18, cut: "fine" }),
      sour,
      spices: { ...spices, grams: 0.8 },
      salt: may(["salt_pure"], 1, { grams: 0.8, seasons: true }),
      glaze: may(["icing_sugar", "cheese_fresh", "custard", "cream"], 2, { grams: 12, seasons: true }),
    },
    batch: { serves: 6, parts: { flour: 450, yeast: 7, milk: 220, fat: 80, sugar: 90 }, makes: { count: 12, noun: "buns" } },
    support: [
      { has: ["cheese_fresh"], lacks: ["icing_sugar"], add: -0.2 },
      { has: ["spice_sweet", "dried_fruit", "jam", "choc"], add: 0.03 },
      { lacks: ["spice_sweet", "dried_fruit", "jam", "choc", "nut", "fruit", "spread_choc", "coconut_dried", "citrus_sour"], add: -0.15 },
    ],
    stars: ["filling", "spices"],
    titles: ["Sweet buns[ with {stars+}]"],
    summaries: ["Soft, enriched buns[ rolled up with {stars+}]."],
    plan: [
      work(
        "bowl",
        "Stir {the flour yeast salt} and half of the {sugar} together in {bowl}. Add {the egg milk sour}, warmed to the touch, and half of the {fat}, soft. Knead, with lukewarm water as long as it is stiff, for {time}, until {cue}.",
        { halves: ["sugar", "fat"], takes: ["flour", "yeast", "salt", "egg", "milk", "sour"], minutes: [10, 12], cue: "smooth and elastic" },
      ),
      work("bowl", "Cover and leave in a warm place for {time}, until {cue}.", { minutes: [60, 90], passive: true, cue: "doubled in size" }),
      work(
        "board",
        "Roll out to a rectangle about {1cm} thick, spread with {the fat} and scatter with {the sugar spices filling}. Roll up and cut into slices as thick as two fingers.",
        { from: ["bowl"], minutes: [8, 10] },
      ),
      work("tray", "Set close together on {tray} lined with baking paper and leave for {time}, until {cue}.", {
        from: ["board"],
        minutes: [30, 40],
        passive: true,
        cue: "puffy",
      }),
      { do: "oven", celsius: 190 },
      work("tray", "Bake for {time}, until {cue}.", baked(190, [20, 24], "golden all over and cooked through in the middle")),
      serve("Cool for 15 minutes[ and finish with {the glaze}, stirred smooth]."),
    ],
    remarks: [RAW_DOUGH],
  },
];
