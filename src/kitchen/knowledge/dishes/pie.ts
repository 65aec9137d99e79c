/** Under or in a crust: potato-topped pies, pastry pies, tarts. */
import { made, may, need, type Dish, type PlanStep, type Slots, type Vessel } from "./dish.ts";
import { baked, bubbleWine, work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";
import type { SlotName } from "./slot-names.ts";
import { slotsOf } from "./by-slot.ts";

const underMash: PlanStep = work(
  "dish",
  "Spread what is in {pot} in {dish}, about {5cm} deep. Cover with [?potato the mash][{the mash}], rough the top up with a fork[ and scatter with {the cheese crumb}].",
  { blends: true, from: ["pot", "boiler"], minutes: [3, 5] },
);

function bakeUntil(cue: string): PlanStep {
  return work("dish", "Bake for {time}, until {cue}.", baked(200, [25, 30], cue));
}

function mash(rich: readonly SlotName[]): PlanStep {
  return {
    do: "work",
    say: [`Mash the drained {potato}[ with {the ${rich.join(" ")}}] until smooth.`],
    takes: rich,
    in: "boiler",
    minutes: [3, 4],
    has: ["potato"],
  };
}

/** What lies on a tart, how it is made ready, and the words with which it goes on. */
interface Cover {
  readonly slots: Slots;
  readonly plan: readonly PlanStep[];
  readonly cover: string;
  readonly takes: readonly SlotName[];
  readonly from?: Vessel;
}

/** A flat tart: what is fried first, or tomatoes as they are, on a sheet of pastry. */
function tart(id: FrameId, { slots, plan, cover, takes, from }: Cover): Dish {
  return {
    id,
    ...made("bake", "savoury", { noun: "a savoury tart", base: 0.89, plate: [130, 480] }),
    slots: {
      pastry: need(["pastry"], 1, { grams: 90 }),
      cheese: may(["cheese", "cheese_fresh"], 2, { grams: 40, not: ["tofu_like_paneer"] }),
      // Pear with a blue cheese, fig or apple with a soft one.
      fruit: {
        ...may(["fruit_bake"], 1, { grams: 40, cut: "sliced", not: ["sour_fruit", "berry", "ready"] }),
        beside: ["cheese_blue", "cheese_soft", "cheese_brine", "pork"],
      },
      nut: may(["nut"], 1, { grams: 10, seasons: true }),
      sweet: { ...may(["syrup"], 1, { grams: 5, seasons: true }), beside: ["cheese_blue", "cheese_soft", "cheese_brine"] },
      ...slots,
      ready: may(["veg_ready", "protein_ready", "bacon"], 1, { grams: 35, cook: "roast", not: ["bean", "fish_tin"] }),
      spread: may(["pesto", "mustard", "chutney", "sour_cream"], 1, { grams: 14, seasons: true }),
      egg: may(["egg", "egg_yolk"], 1, { grams: 12, seasons: true }),
      briny: may(["briny"], 2, { grams: 20, seasons: true }),
      salad: may(["salad"], 1, { grams: 30, raw: true, not: ["cucumber", "avocado"] }),
      ...savoury,
      ...warming,
    },
    forbid: ["soy", "curry_paste", "kimchi", "pastry_thin"],
    support: [
      { has: ["cheese", "pesto"], add: 0.04 },
      { has: ["herb", "briny"], add: 0.02 },
      { lacks: ["cheese", "cheese_fresh", "pesto", "mustard"], add: -0.06 },
      { has: ["protein_quick", "protein_slow"], add: -0.1 },
    ],
    stars: [...slotsOf(slots), "cheese", "ready"],
    titles: ["{stars} tart"],
    summaries: [`{${Object.keys(slots).join(" ")}} on crisp pastry[, with {cheese}].`],
    plan: [
      { do: "oven", celsius: 200 },
      ...plan,
      {
        do: "work",
        say: [
          `Lay {the pastry} on {tray} lined with baking paper, rolled out thin if it is not yet, and mark a {2cm} border with a knife without cutting through. [Spread the middle with {the spread}.] ${cover} [Top with {the fruit ready briny cheese nut}.] [Trickle over {the sweet}.] [Season with {the salt pepper}.] [Brush the border with {the egg}, beaten.]`,
        ],
        blends: true,
        takes: ["pastry", "spread", ...takes, "fruit", "ready", "briny", "cheese", "nut", "sweet", "salt", "pepper", "egg"],
        ...(from ? { from: [from] } : {}),
        in: "tray",
        minutes: [5, 6],
      },
      work("tray", "Bake for {time}, until {cue}.", baked(200, [22, 26], "the crust is deep golden, underneath too")),
      { do: "finish", in: "tray" },
      serve("Cut into squares and serve warm[, with {the salad}]."),
    ],
  };
}

/** Pastry over a dish that holds its filling. */
const underLid: PlanStep = work(
  "dish",
  "Lay {the pastry} over the top, press down round the rim, trim and cut a slit for the steam[; brush with {the egg}, beaten]. Bake for {time}, until {cue}.",
  baked(200, [25, 30], "the crust is risen and deep golden and the filling steams through the slit"),
);

export const pieDishes: readonly Dish[] = [
  {
    id: "cottage_pie",
    ...made("bake", "savoury", { noun: "a pie with a mash top", base: 0.92, plate: [320, 820] }),
    slots: {
      mince: need(["mince", "bean", "pulse_whole", "cooked_meat"], 1, { grams: 125, cook: "simmer", not: ["beans_sauced"] }),
      potato: may(["potato"], 2, { grams: 220, cook: "boil", cut: "chunks", not: ["toxic_raw", "plantain"] }),
      mash: may(["mash"], 1, { grams: 220 }),
      base: may(["allium", "base"], 3, { grams: 60, cut: "diced" }),
      veg: may(["veg_root", "pea", "mushroom", "corn", "veg_green"], 3, { grams: 70, cook: "simmer", cut: "diced", not: ["potato", "beet"] }),
      tomato: may(["tomato_tin", "tomato"], 1, { grams: 70, cook: "simmer" }),
      stock: may(["stock", "soup_condensed", "gravy", "gravy_dry"], 2, { seasons: true }),
      paste: may(["tomato_paste", "umami"], 2, { seasons: true, not: ["soy", "cheese", "mushroom", "miso", "seaweed"] }),
      flour: may(["flour"], 1, { grams: 5, seasons: true, not: ["oats", "nut_flour"] }),
      wine: may(["wine", "beer"], 1, { seasons: true }),
      milk: may(["milk", "cream"], 1, { grams: 25, not: ["milk_sour"] }),
      butter: may(["butter"], 1, { grams: 10, seasons: true }),
      cheese: may(["cheese_melt", "cheese_hard"], 1, { grams: 20 }),
      crumb: may(["crumb"], 1, { grams: 8, seasons: true, not: ["oats", "biscuit", "cereal", "bread"] }),
      ...savoury,
      ...warming,
    },
    forbid: ["soy", "curry_paste", "coconut_milk", "pasta", "rice", "plantain"],
    distinct: 2,
    support: [
      { lacks: ["potato", "mash"], add: -1 },
      // With these it is a curry.
      { has: ["ginger", "spice_blend", "curry_paste"], lacks: ["mince"], add: -0.1 },
      { has: ["allium"], add: 0.02 },
      { has: ["pulse_whole"], lacks: ["cheese", "butter", "milk"], add: -0.15 },
      // These go with meatballs, or bind them.
      { has: ["roll", "briny"], add: -0.08 },
      { forsakes: ["egg", "crumb"], add: -0.06 },
      { has: ["stock", "tomato", "umami"], add: 0.03 },
      { lacks: ["allium", "stock", "tomato", "veg_root", "umami", "cooked_meat"], add: -0.2 },
      { has: ["cooked_meat"], lacks: ["mash"], add: -0.1 },
      { has: ["cooked_meat"], with: ["beans_sauced"], add: -0.3 },
    ],
    stars: ["mince", "veg"],
    titles: ["{stars} pie with a mash top", "Mash-topped {stars} pie"],
    summaries: ["{mince} simmered until rich, baked under [mashed {potato}][{mash}]."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "side", of: ["potato"] },
      { do: "brown", of: ["mince"], in: "pot", seal: true },
      { do: "soften", of: ["base"], in: "pot" },
      { do: "bloom", of: ["aromatics", "spices", "woody", "paste", "flour"], in: "pot" },
      bubbleWine("pot"),
      { do: "simmer", of: ["mince", "veg", "tomato"], liquids: ["stock"], in: "pot", water: 110, least: 20, cue: "thick, with everything tender" },
      work("pot", "Season with {the salt pepper herbs}.", { has: ["salt", "pepper", "herbs"] }),
      mash(["milk", "butter"]),
      underMash,
      bakeUntil("bubbling at the edges and browned on the peaks"),
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Leave for 5 minutes, then serve."], rests: true },
    ],
  },
  {
    id: "fish_pie",
    ...made("bake", "savoury", { noun: "a fish pie with a mash top", base: 0.91, plate: [320, 780] }),
    slots: {
      fish: need(["fish", "shellfish"], 3, { grams: 140, cook: "simmer", cut: "bites", not: ["fish_tin", "mollusc"] }),
      potato: may(["potato"], 1, { grams: 220, cook: "boil", cut: "chunks", not: ["toxic_raw", "plantain"] }),
      mash: may(["mash"], 1, { grams: 220 }),
      creamy: need(["milk", "cream"], 2, { grams: 110, not: ["milk_sour"] }),
      base: may(["allium"], 1, { grams: 45 }),
      veg: may(["pea", "corn", "veg_leaf", "veg_root"], 2, { grams: 60, cook: "simmer", cut: "diced", not: ["potato", "beet"] }),
      flour: may(["flour", "starch_thick"], 1, { grams: 9, seasons: true, not: ["oats", "nut_flour"] }),
      butter: may(["butter"], 1, { grams: 10, seasons: true }),
      mustard: may(["mustard"], 1, { seasons: true }),
      egg: may(["egg"], 1, { grams: 35 }),
      cheese: may(["cheese_melt", "cheese_hard"], 1, { grams: 20 }),
      crumb: may(["crumb"], 1, { grams: 8, seasons: true, not: ["oats", "biscuit", "cereal", "bread"] }),
      fat: savoury.fat,
      salt: savoury.salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
    },
    caps: { protein: 3 },
    forgives: ["cheese_melt", "cheese_hard"],
    forbid: ["soy", "curry_paste", "tomato", "acid", "bacon"],
    support: [
      { lacks: ["potato", "mash"], add: -1 },
      { has: ["allium", "pea"], add: 0.02 },
      { has: ["flour", "starch_thick", "cream"], add: 0.03 },
      { lacks: ["flour", "starch_thick", "cream"], add: -0.08 },
      { lacks: ["flour", "starch_thick", "cream", "cheese"], add: -0.12 },
    ],
    stars: ["fish", "veg"],
    titles: ["{stars} pie with a mash top"],
    summaries: ["{fish} in a {creamy} sauce, baked under [mashed {potato}][{mash}]."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "side", of: ["potato"] },
      { do: "soften", of: ["base"], in: "pot" },
      work(
        "pot",
        "Off the heat stir {the flour} smooth with a little of {the creamy} in {pot}, then add the rest. Bring to a simmer and cook for {time}, stirring, until {cue}.",
        { minutes: [3, 4], technique: "simmer", has: ["flour"], cue: "the sauce has thickened a little" },
      ),
      work("pot", "Pour {the creamy} into {pot}, bring to a simmer and cook for {time}, stirring, until {cue}.", {
        lacks: ["flour"],
        minutes: [3, 4],
        technique: "simmer",
        cue: "slightly reduced",
      }),
      { do: "simmer", of: ["veg"], in: "pot" },
      work("bowl", "Lower {the egg} into {a pan of boiling water} and cook for {time}, until {cue}. Cool under cold water, peel and quarter.", {
        has: ["egg"],
        minutes: [9, 10],
        technique: "boil",
        water: 400,
        passive: true,
        cue: "hard-boiled",
      }),
      work("pot", "Fold in {the fish mustard salt pepper herbs}[?egg  and the {egg}]; the oven does the rest.", { from: ["bowl"], minutes: [1, 2] }),
      mash(["butter"]),
      underMash,
      bakeUntil("bubbling at the edges, browned on top and {63C} in the middle"),
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Leave for 5 minutes, then serve."], rests: true },
    ],
  },
  {
    id: "sausage_rolls",
    ...made("bake", "savoury", { noun: "sausage rolls", base: 0.96, plate: [140, 420] }),
    distinct: 2,
    slots: {
      sausage: may(["sausage", "mince"], 1, { grams: 110, cut: "whole", not: ["protein_ready"] }),
      cooked: may(["protein_ready"], 1, { grams: 100, cut: "whole", not: ["fish_tin", "roast_joint", "egg_cooked"] }),
      pastry: need(["pastry"], 1, { grams: 85 }),
      egg: may(["egg", "egg_yolk", "milk"], 1, { grams: 10, seasons: true }),
      spread: may(["mustard", "chutney", "ketchup", "jam", "glaze"], 1, { grams: 7, seasons: true }),
      seeds: may(["seed"], 1, { grams: 2, seasons: true }),
      cheese: may(["cheese_melt", "cheese_hard", "cheese_fresh"], 1, { grams: 15, seasons: true }),
      herbs: may(["herb_woody", "herb_dried", "spice_savoury", "pepper_black"], 2, { seasons: true }),
    },
    support: [
      { lacks: ["sausage", "mince", "protein_ready"], add: -0.6 },
      { forsakes: ["veg", "potato", "mushroom", "cream", "stock", "allium", "fruit_bake"], add: -0.12 },
    ],
    stars: ["sausage", "cooked", "cheese"],
    titles: ["{stars} rolls"],
    summaries: ["{sausage cooked} wrapped in {pastry} and baked until crisp."],
    plan: [
      { do: "oven", celsius: 200 },
      work(
        "tray",
        "Roll or lay out {the pastry} and cut it into a strip for each piece[; spread with {the spread}][ and scatter with {the cheese herbs}]. Roll {the sausage cooked} up in them and lay on {tray} lined with baking paper, the seam below[; brush with {the egg}, beaten][ and scatter with {the seeds}].",
        { blends: true, minutes: [8, 10] },
      ),
      work("tray", "Bake for {time}, until {cue}.", baked(200, [25, 30], "the crust is deep golden and the middle is {71C}", { has: ["sausage"] })),
      work("tray", "Bake for {time}, until {cue}.", baked(200, [14, 18], "the crust is deep golden and the middle piping hot", { has: ["cooked"] })),
      { do: "serve", say: ["Leave for 5 minutes; eat warm or cold."], rests: true },
    ],
  },
  {
    id: "pasties",
    ...made("bake", "savoury", { noun: "pasties", base: 0.88, plate: [200, 620] }),
    slots: {
      pastry: need(["pastry"], 1, { grams: 125, not: ["pastry_thin"] }),
      main: need(["mince", "steak", "protein_ready", "cheese_melt"], 2, { grams: 80, cut: "bites", not: ["bean", "fish_tin", "egg_cooked", "roast_whole"] }),
      potato: may(["potato"], 1, { grams: 60, cut: "cubes", not: ["toxic_raw", "plantain"] }),
      veg: may(["veg_root", "pea", "corn"], 2, { grams: 35, cut: "diced", not: ["beet"] }),
      base: may(["allium"], 1, { grams: 20, cut: "fine" }),
      dried: may(["herb_dried", "herb_woody", "spice_savoury", "spice_blend", "spice_heat"], 3, { seasons: true }),
      briny: may(["briny", "umami", "mustard"], 2, { grams: 8, seasons: true, not: ["soy", "cheese", "mushroom", "miso", "seaweed"] }),
      egg: may(["egg", "egg_yolk", "milk"], 1, { grams: 12, seasons: true }),
      fat: may(["butter"], 1, { grams: 5, seasons: true }),
      salt: savoury.salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
    },
    forbid: ["soy", "curry_paste", "biscuit", "tomato_tin", "cream", "sauce_base"],
    support: [
      { has: ["potato"], add: 0.05 },
      { has: ["veg_root", "allium", "briny"], add: 0.03 },
      { lacks: ["potato", "veg_root", "allium"], add: -0.6 },
      { has: ["potato"], with: ["steak"], add: 0.04 },
    ],
    stars: ["main", "potato", "veg"],
    titles: ["{stars} pasties"],
    summaries: ["{main}[ and {potato}] baked in a fold of {pastry}."],
    plan: [
      { do: "oven", celsius: 190 },
      work("mixing bowl", "Mix {the main potato veg base dried briny herbs salt pepper} in {mixing bowl}.", { minutes: [3, 4] }),
      work(
        "tray",
        "Roll out {the pastry} and cut into rounds the size of a small plate. Heap the filling on one half of each[, dot with {the fat}], moisten the rim, fold over and press or crimp to seal. Set on {tray} lined with baking paper and prick once[; brush with {the egg}, beaten].",
        { blends: true, from: ["mixing bowl"], minutes: [10, 12] },
      ),
      work("tray", "Bake for {time}, until {cue}.", baked(190, [45, 50], "deep golden, with a tender filling that is {74C} in the middle")),
      { do: "finish", in: "tray" },
      { do: "serve", say: ["Leave for 10 minutes: the filling is very hot."], rests: true },
    ],
  },
  {
    id: "pot_pie",
    ...made("bake", "savoury", { noun: "a pastry-topped pie", base: 0.91, plate: [260, 780] }),
    slots: {
      pastry: need(["pastry"], 1, { grams: 80 }),
      main: need(["poultry", "protein_ready", "mushroom", "protein_slow", "mince", "pork", "steak", "offal", "sausage", "bean"], 3, {
        grams: 130,
        cook: "simmer",
        cut: "bites",
        not: ["roast_whole", "fish_tin", "beans_sauced"],
      }),
      sauce: may(["stock", "soup_condensed", "cream", "milk", "wine", "beer", "sour_cream", "cheese_fresh", "tomato_tin", "pasta_sauce"], 2, {
        grams: 80,
        not: ["milk_sour"],
      }),
      veg: may(["veg_root", "pea", "potato", "corn", "veg_leaf", "veg_green", "veg_crucif"], 3, { grams: 90, cook: "simmer", cut: "diced", not: ["beet"] }),
      bacon: may(["bacon"], 1, { grams: 25, cook: "simmer" }),
      base: may(["allium", "base"], 2, { grams: 50 }),
      flour: may(["flour", "starch_thick"], 1, { grams: 7, seasons: true, not: ["oats", "nut_flour"] }),
      egg: may(["egg", "egg_yolk"], 1, { grams: 12, seasons: true }),
      mustard: may(["mustard"], 1, { seasons: true }),
      umami: may(["umami", "tomato_paste"], 1, { seasons: true, not: ["soy", "mushroom", "cheese", "miso", "seaweed", "bacon"] }),
      fat: savoury.fat,
      salt: savoury.salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
      ...warming,
      sweetSpices: may(["spice_sweet"], 2, { seasons: true }),
    },
    caps: { protein: 2 },
    forbid: ["soy", "curry_paste", "coconut_milk", "acid", "biscuit"],
    support: [
      { has: ["poultry", "protein_ready", "protein_slow", "mince"], add: 0.03 },
      { has: ["allium", "mushroom"], add: 0.02 },
      { has: ["pastry_thin"], add: -0.08 },
      { lacks: ["white_sauce", "stock", "cream", "milk", "wine", "beer", "sour_cream", "cheese_fresh", "tomato", "mince"], add: -0.3 },
      // Mince by itself is rolled up in pastry.
      {
        has: ["mince", "sausage"],
        lacks: ["stock", "wine", "beer", "cream", "poultry", "pea", "veg_leaf", "mushroom", "veg_root", "potato", "tomato", "gravy"],
        add: -0.2,
      },
    ],
    stars: ["main", "veg", "base"],
    titles: ["{stars} pie"],
    summaries: ["{stars+}[ in {sauce}] under a {pastry} lid."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "brown", of: ["main"], in: "pot", seal: true },
      { do: "fry", of: ["bacon"], in: "pot" },
      { do: "soften", of: ["base"], in: "pot" },
      { do: "bloom", of: ["aromatics", "spices", "sweetSpices", "woody", "umami", "flour"], in: "pot" },
      { do: "simmer", of: ["main", "veg"], liquids: ["sauce"], in: "pot", water: 90 },
      work("dish", "[Stir in {the mustard salt pepper herbs}.] Spoon into {dish} that it fills, about {5cm} deep, and leave to cool for 10 minutes.", {
        from: ["pot"],
        minutes: [10, 12],
        passive: true,
      }),
      underLid,
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Leave for 5 minutes, then serve."], rests: true },
    ],
  },
  {
    id: "stew_pie",
    ...made("bake", "savoury", { noun: "a pie of what was stewed", base: 0.93, plate: [220, 780] }),
    slots: {
      pastry: need(["pastry"], 1, { grams: 80 }),
      stew: need(["stew_ready"], 1, { grams: 230, not: ["soup_ready"] }),
      egg: may(["egg", "egg_yolk"], 1, { grams: 12, seasons: true }),
      cheese: may(["cheese"], 1, { grams: 20 }),
    },
    stars: ["stew"],
    titles: ["{stars} pie"],
    summaries: ["{stew} under a {pastry} lid."],
    plan: [
      { do: "oven", celsius: 200 },
      work("dish", "Put {the stew} into {dish} that it fills, about {5cm} deep.[ Scatter with {the cheese}.]", { minutes: [2, 3] }),
      underLid,
      { do: "serve", say: ["Leave for 5 minutes, then serve."], rests: true },
    ],
  },
  {
    id: "pastry_parcel",
    ...made("bake", "savoury", { noun: "a pastry parcel", base: 0.9, plate: [190, 640] }),
    slots: {
      pastry: need(["pastry"], 1, { grams: 90 }),
      main: need(["fish", "steak"], 1, { grams: 140, cook: "sear", cut: "whole", not: ["fish_tin", "shellfish", "pork"] }),
      filling: may(["mushroom", "veg_leaf", "allium"], 3, { grams: 60, cook: "fry", cut: "fine" }),
      ham: may(["protein_ready"], 1, { grams: 25, raw: true, cut: "sliced", not: ["fish", "bean", "egg_cooked"] }),
      spread: may(["mustard", "pesto", "cheese_fresh"], 1, { grams: 10, seasons: true }),
      wine: may(["wine", "spirit"], 1, { seasons: true }),
      egg: may(["egg", "egg_yolk"], 1, { grams: 12, seasons: true }),
      ...savoury,
      ...warming,
    },
    forbid: ["soy", "curry_paste", "biscuit", "pulse"],
    support: [
      { has: ["mushroom", "veg_leaf"], add: 0.03 },
      { has: ["egg", "egg_yolk", "mustard", "herb"], add: 0.02 },
    ],
    stars: ["main", "filling"],
    titles: ["{star} in pastry[ with {others}]"],
    summaries: ["{main} wrapped in {pastry}[ with {filling}] and baked until crisp."],
    plan: [
      { do: "oven", celsius: 200 },
      work("pan", "[Heat {the fat} in {pan} over a high heat.] Brown {the main} in {pan} on all sides for {time}, until {cue}. Lift out and leave to cool.", {
        halves: ["fat"],
        to: "plate",
        minutes: [2, 3],
        technique: "fry",
        cue: "coloured outside and still raw within",
      }),
      { do: "fry", of: ["filling"], in: "pan" },
      { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
      bubbleWine("pan"),
      work(
        "tray",
        "Roll or lay out {the pastry} on {tray} lined with baking paper. [Lay {the ham} over the middle.] [?pan Spread with what is in {pan}.] Set the {main} on top[, seasoned with {the salt pepper}][ and spread with {the spread}]. Fold the edges over, press to seal and turn over[; brush with {the egg}, beaten].",
        { blends: true, from: ["pan", "plate"], minutes: [8, 10] },
      ),
      work("tray", "Bake for {time}, until {cue}.", baked(200, [25, 30], "the crust is deep golden and the middle reads {63C}")),
      { do: "finish", in: "tray" },
      { do: "serve", say: ["Leave for 5 minutes, then cut into thick slices."], rests: true },
    ],
  },
  {
    id: "filo_pie",
    ...made("bake", "savoury", { noun: "a pie of thin pastry", base: 0.92, plate: [150, 620] }),
    slots: {
      pastry: need(["pastry_thin"], 1, { grams: 60 }),
      filling: may(["veg_leaf", "veg_soft", "veg_squash", "mushroom", "veg_quick", "potato", "mince", "protein_ready", "poultry"], 3, {
        grams: 150,
        cook: "fry",
        cut: "bites",
        not: ["allium", "fish_tin", "roast_whole", "on_bone"],
      }),
      base: may(["allium"], 2, { grams: 55 }),
      cheese: may(["cheese", "cheese_fresh"], 3, { grams: 90, not: ["tofu_like_paneer"] }),
      egg: may(["egg"], 1, { grams: 50 }),
      nuts: may(["nut"], 1, { grams: 12, seasons: true }),
      nutmeg: may(["spice_sweet"], 1, { seasons: true, not: ["vanilla"] }),
      ...savoury,
      ...warming,
    },
    caps: { protein: 2 },
    forbid: ["soy", "curry_paste", "kimchi"],
    support: [
      { has: ["cheese", "cheese_fresh"], add: 0.04 },
      { lacks: ["cheese", "cheese_fresh", "mince", "protein_ready", "poultry"], add: -0.12 },
      { lacks: ["veg_leaf", "veg_soft", "veg_squash", "mushroom", "veg_quick", "potato", "mince", "protein_ready", "cheese"], add: -0.5 },
    ],
    stars: ["filling", "cheese"],
    titles: ["{stars} filo pie"],
    summaries: ["{stars+} baked between crisp sheets of thin pastry."],
    plan: [
      { do: "oven", celsius: 190 },
      { do: "soften", of: ["base"], in: "pan", halfFat: true },
      { do: "fry", of: ["filling"], in: "pan", halfFat: true },
      { do: "bloom", of: ["aromatics", "spices", "woody", "nutmeg"], in: "pan" },
      work(
        "bowl",
        "[?pan Lift what is in {pan} into {bowl}, press out and pour away any liquid, and let cool for 5 minutes[, then mix in {the cheese egg salt pepper herbs sour nuts}].][!pan Mix {the cheese egg salt pepper herbs sour nuts} in {bowl}.]",
        { from: ["pan"], minutes: [6, 8] },
      ),
      work(
        "dish",
        "Line {dish} with half of {the pastry}, sheet by sheet, letting the edges hang over, and spread with the filling. Fold the edges in, cover with the rest of the sheets and tuck them in all round. [Brush each sheet with {the fat} as you go. ][!fat Sprinkle each sheet with a little water as you go. ]Cut through the top sheets into squares.",
        { from: ["bowl"], minutes: [8, 10] },
      ),
      work("dish", "Bake for {time}, until {cue}.", baked(190, [30, 35], "crisp and deep golden all over, and set in the middle")),
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Leave for 10 minutes, then cut and serve warm."], rests: true },
    ],
  },
  tart("savoury_tart", {
    slots: {
      top: need(["allium", "mushroom", "veg_quick", "veg_leaf", "veg_soft", "veg_squash", "protein_ready"], 4, {
        grams: 120,
        cook: "fry",
        cut: "thin",
        not: ["tomato"],
      }),
      tomato: may(["tomato"], 1, { grams: 60, cut: "sliced", not: ["tomato_tin"] }),
    },
    plan: [
      { do: "fry", of: ["top"], in: "pan" },
      { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
    ],
    cover: "Lift on what is in {pan}, without its liquid. [Lay on {the tomato}.]",
    takes: ["tomato"],
    from: "pan",
  }),
  tart("fruit_cheese_tart", {
    slots: {
      fruit: need(["fruit_bake"], 1, { grams: 90, cut: "sliced", not: ["sour_fruit", "berry", "ready"] }),
      cheese: need(["cheese_blue", "cheese_soft", "cheese_brine"], 2, { grams: 50 }),
    },
    plan: [],
    cover: "[Scatter with {the aromatics spices woody}.]",
    takes: ["aromatics", "spices", "woody"],
  }),
  {
    id: "quiche",
    ...made("bake", "savoury", { noun: "a quiche", base: 0.92, plate: [150, 520] }),
    slots: {
      pastry: need(["pastry"]),
      egg: need(["egg"]),
      dairy: need(["cream", "milk", "sour_cream"], 2, { not: ["milk_sour", "coconut_milk"] }),
      filling: need(["allium", "bacon", "mushroom", "veg_leaf", "veg_quick", "veg_crucif", "protein_ready"], 3, { grams: 50, cook: "fry", not: ["bean"] }),
      cheese: may(["cheese"], 2, { grams: 22 }),
      salt: savoury.salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
      fat: savoury.fat,
      spices: may(["spice_sweet", "spice_heat"], 1, { seasons: true }),
      woody: may(["herb_dried", "herb_woody", "garlic"], 2, { seasons: true }),
      mustard: may(["mustard"], 1, { grams: 4, seasons: true }),
    },
    batch: {
      serves: 4,
      parts: { pastry: 250, egg: 150, dairy: 200 },
      anchor: "egg",
      sizes: [
        { holds: 0.7, tin: "a tart tin {20cm} across", minutes: [25, 30] },
        { holds: 1.2, tin: "a tart tin {23cm} across", minutes: [30, 35] },
        { holds: 1.8, tin: "a tart tin {28cm} across", minutes: [35, 40] },
      ],
    },
    forbid: ["soy", "curry_paste", "acid", "biscuit"],
    support: [
      { has: ["cheese", "bacon"], add: 0.03 },
      { lacks: ["cheese", "bacon", "protein_ready", "cheese_fresh"], add: -0.04 },
    ],
    stars: ["filling", "cheese"],
    titles: ["{stars} quiche"],
    summaries: ["{stars+} in a set savoury custard, in a pastry case."],
    plan: [
      { do: "oven", celsius: 180 },
      work(
        "dish",
        "Line {size} with {the pastry}, prick the bottom with a fork, cover with baking paper weighed down with an ovenproof plate, and bake for {time}, until {cue}. Take off the paper and bake for 5 minutes more.",
        { minutes: [15, 18], technique: "roast", celsius: 180, passive: true, cue: "the rim is firm" },
      ),
      { do: "fry", of: ["filling"], in: "pan" },
      { do: "bloom", of: ["spices", "woody"], in: "pan" },
      work("bowl", "Beat {the egg} with {the dairy mustard}[, {the salt pepper herbs}] in {bowl}.", { minutes: [2, 3], beats: true }),
      work("dish", "Spread what is in {pan} over the {pastry}[ with {the cheese}] and pour in the mixture from {bowl}.", {
        from: ["pan", "bowl"],
        minutes: [2, 3],
      }),
      work("dish", "Bake for {time}, until {cue}.", baked(180, [30, 35], "the middle is set and only just wobbles ({71C})", { sized: true })),
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Leave for 15 minutes before cutting; it is good warm or cold."], rests: true },
    ],
  },
];
