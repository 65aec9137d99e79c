/** Flour, water and a little more: rolls, sticks, steamed buns, fried dough, dumplings, hand-cut noodles. */
import { breadFlour, wheat } from "./baking-slots.ts";
import { may, need, type Dish, type PlanStep, type Slots } from "./dish.ts";
import { work } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const salt = may(["salt_pure"], 1, { seasons: true });
const yeasted = {
  flour: breadFlour,
  yeast: need(["yeast"]),
  milk: may(["milk", "milk_sour"], 1),
  sugar: may(["sugar", "syrup"], 1, { grams: 2, seasons: true }),
  fat: may(["oil", "butter"], 1, { grams: 5, seasons: true }),
  flavour: may(["seed", "herb_woody", "herb_dry", "garlic", "cheese_hard", "cheese_melt", "allium_green", "spice_savoury"], 3, {
    grams: 5,
    seasons: true,
  }),
  salt,
} satisfies Slots;
const parts = { flour: 400, yeast: 6, salt: 7, milk: 260 };

/** A yeast dough with water, or with milk in its place. */
const dough: readonly PlanStep[] = [
  work("bowl", "Stir {the flour yeast salt sugar flavour} together in {bowl}, pour in {water} of lukewarm water[ and {the fat}] and stir to a soft dough.", {
    water: 42,
    minutes: [3, 4],
    lacks: ["milk"],
  }),
  work("bowl", "Stir {the flour yeast salt sugar flavour} together in {bowl}, pour in {the milk}, lukewarm,[ and {the fat}] and stir to a soft dough.", {
    minutes: [3, 4],
    has: ["milk"],
  }),
  work("bowl", "Knead for {time}, until {cue}.", { minutes: [8, 10], cue: "smooth and springy" }),
  work("bowl", "Cover and leave in a warm place for {time}, until {cue}.", { minutes: [60, 75], passive: true, cue: "doubled in size" }),
];

/** What becomes of a yeast dough. */
function yeast(
  dish: Pick<Dish, "id" | "noun" | "base" | "titles" | "summaries">,
  makes: { count: number; noun: string },
  end: readonly PlanStep[],
  slots: Slots = yeasted,
): Dish {
  return {
    ...dish,
    family: "bread",
    flavour: "savoury",
    plate: [50, 420],
    slots,
    batch: { serves: 6, parts, makes },
    support: [{ has: ["salt_pure"], add: 0.02 }],
    stars: ["flavour"],
    plan: [...dough, ...end],
  };
}

export const secondDoughDishes: readonly Dish[] = [
  yeast(
    { id: "bread_rolls", noun: "bread rolls", base: 0.7, titles: ["Bread rolls[ with {stars+}]"], summaries: ["Small soft rolls, baked close together."] },
    { count: 8, noun: "rolls" },
    [
      work("tray", "Shape into {makes} balls, set them nearly touching on {tray} lined with baking paper and leave for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [30, 40],
        passive: true,
        cue: "puffed up",
      }),
      { do: "oven", celsius: 200 },
      work("tray", "Bake for {time}, until {cue}.", {
        minutes: [16, 20],
        technique: "roast",
        sets: true,
        celsius: 200,
        passive: true,
        cue: "golden, and hollow-sounding underneath",
      }),
      { do: "serve", say: ["Cool for 10 minutes before pulling them apart."] },
    ],
  ),
  yeast(
    {
      id: "bread_sticks",
      noun: "bread sticks",
      base: 0.6,
      titles: ["Crisp bread sticks[ with {stars+}]"],
      summaries: ["Thin sticks of dough baked until they snap."],
    },
    { count: 24, noun: "sticks" },
    [
      { do: "oven", celsius: 190 },
      work("tray", "Cut into {makes} pieces, roll each as thin as a pencil and lay on {tray} lined with baking paper. Bake for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [15, 18],
        technique: "roast",
        sets: true,
        celsius: 190,
        passive: true,
        cue: "golden and dry",
      }),
      { do: "serve", say: ["Leave until cold and crisp. They keep for a week in a tin."] },
    ],
  ),
  yeast(
    {
      id: "steamed_buns",
      noun: "steamed buns",
      base: 0.58,
      titles: ["Steamed buns[ with {stars+}]"],
      summaries: ["Soft white buns, cooked over simmering water."],
    },
    { count: 8, noun: "buns" },
    [
      work("tray", "Shape into {makes} balls, set each on a square of baking paper and leave for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [25, 30],
        passive: true,
        cue: "puffed up",
      }),
      work("pot", "Steam in a covered basket over {water} of simmering water for {time}, until {cue}.", {
        from: ["tray"],
        water: 80,
        minutes: [13, 15],
        technique: "steam",
        sets: true,
        passive: true,
        cue: "risen and springy to the touch",
      }),
      { do: "serve", say: ["Open the lid slowly, so that they do not collapse, and serve warm."] },
    ],
  ),
  yeast(
    { id: "fried_dough", noun: "fried dough", base: 0.6, titles: ["Fried dough[ with {stars+}]"], summaries: ["Flat pieces of dough puffed up in hot {oil}."] },
    { count: 8, noun: "pieces" },
    [
      work("board", "Pull into {makes} flat pieces as thick as a finger.", { from: ["bowl"], minutes: [5, 6] }),
      work("pan", "Heat {the oil} in {pan} over medium heat and cook the pieces, a few at a time, for {time} in all, turning once, until {cue}.", {
        from: ["board"],
        minutes: [10, 12],
        technique: "fry",
        sets: true,
        cue: "puffed up and golden on both sides",
      }),
      { do: "serve", say: ["Drain on kitchen paper and eat hot."] },
    ],
    { ...yeasted, fat: may(["butter"], 1, { grams: 4, seasons: true }), oil: need(["oil"], 1, { grams: 15, seasons: true }) },
  ),
  {
    id: "boiled_dumplings",
    family: "plain",
    flavour: "savoury",
    noun: "dumplings",
    base: 0.52,
    plate: [60, 420],
    slots: {
      flour: wheat,
      leaven: may(["leaven", "leaven_soda"], 1, { grams: 1.5, seasons: true, not: ["flour"] }),
      fat: need(["butter", "fat"], 1, { not: ["oil"] }),
      milk: may(["milk", "egg", "yog"], 1, { grams: 15, seasons: true }),
      flavour: may(["herb_tender", "herb_dry", "cheese_hard", "cheese_melt", "allium_green", "spice_savoury", "mustard"], 3, { grams: 5, seasons: true }),
      stock: may(["stock"], 1, { grams: 80, seasons: true }),
      salt,
      pepper: savoury.pepper,
    },
    batch: { serves: 4, parts: { flour: 200, fat: 70 } },
    support: [
      { has: ["leaven", "flour_sr"], add: 0.04 },
      { has: ["herb", "cheese", "stock"], add: 0.05 },
      { lacks: ["leaven", "leaven_soda", "flour_sr"], add: -0.15 },
    ],
    stars: ["flavour"],
    titles: ["Boiled dumplings[ with {stars+}]"],
    summaries: ["Light dumplings poached in simmering water."],
    plan: [
      work("bowl", "Rub {the fat} into {the flour leaven salt pepper flavour} in {bowl} for {time}, until {cue}.", {
        minutes: [4, 5],
        cue: "it looks like sand",
      }),
      work("bowl", "Stir in {water} of cold water[ and {the milk}], just enough for a soft dough, and roll into balls {3cm} across.", {
        water: 25,
        minutes: [4, 5],
      }),
      work("pot", "Bring {water} of water[ with {the stock}] to a simmer in {pot}, lower them in, cover and cook for {time}, until {cue}.", {
        from: ["bowl"],
        water: 350,
        minutes: [15, 18],
        technique: "simmer",
        sets: true,
        passive: true,
        cue: "doubled in size and dry in the middle",
      }),
      { do: "finish", in: "pot" },
      { do: "serve", say: ["Lift out with a slotted spoon and serve hot."] },
    ],
    remarks: ["Do not taste the raw dough: it can make people ill."],
  },
  {
    id: "hand_cut_ribbons",
    family: "pasta",
    flavour: "savoury",
    noun: "hand-cut ribbons",
    distinct: 0,
    base: 0.6,
    plate: [60, 460],
    slots: {
      flour: wheat,
      fat: may(["fat"], 1, { grams: 8, seasons: true }),
      dress: need(["butter", "oil", "soy", "finish_oil", "cheese_hard", "chilli", "spice_heat"], 3, { grams: 9, seasons: true }),
      aromatics: warming.aromatics,
      salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
      sour: savoury.sour,
    },
    batch: { serves: 2, parts: { flour: 200 } },
    forbid: ["sugar", "leaven"],
    support: [
      { has: ["garlic", "herb", "cheese", "soy"], add: 0.04 },
      { lacks: ["garlic", "herb", "cheese", "soy", "chilli", "spice"], add: -0.08 },
    ],
    stars: ["dress"],
    titles: ["Hand-cut ribbons with {stars+}"],
    summaries: ["A dough of {flour} and water, rolled, cut and boiled."],
    plan: [
      work("bowl", "Stir {the flour salt} with {water} of water in {bowl} and knead for {time}, until {cue}. Cover and leave for half an hour.", {
        water: 50,
        minutes: [8, 10],
        cue: "smooth and firm",
      }),
      work("board", "Roll out thinly on a board dusted with {flour}, fold loosely and cut into ribbons.", { from: ["bowl"], minutes: [10, 12] }),
      work("boiler", "Bring a large pan of water to the boil and cook the ribbons for {time}, until {cue}. Drain.", {
        from: ["board"],
        minutes: [3, 4],
        technique: "boil",
        sets: true,
        cue: "tender, with some bite",
      }),
      { do: "bloom", of: ["aromatics"], in: "pan" },
      work("bowl", "Toss with {the fat dress}.", { from: ["boiler", "pan"] }),
      { do: "finish", in: "bowl", cold: true },
      { do: "serve", say: ["Serve at once, in {servings} bowls."] },
    ],
    remarks: ["Do not taste the raw dough: it can make people ill."],
  },
  {
    id: "thin_crackers",
    family: "bread",
    flavour: "savoury",
    noun: "thin crackers",
    base: 0.68,
    plate: [30, 220],
    slots: {
      flour: need(["flour"], 2, { not: ["oats", "nut_flour"] }),
      fat: need(["oil", "butter", "fat"], 1),
      flavour: may(["seed", "herb_dry", "herb_woody", "spice_savoury", "spice_heat", "cheese_hard", "pepper", "garlic"], 4, {
        grams: 4,
        seasons: true,
        not: ["chilli"],
      }),
      sugar: may(["sugar", "syrup"], 1, { grams: 2, seasons: true }),
      lift: may(["leaven", "leaven_soda"], 1, { grams: 0.8, seasons: true, not: ["flour"] }),
      salt,
    },
    batch: { serves: 6, parts: { flour: 250, fat: 45, salt: 4 }, makes: { count: 30, noun: "crackers" } },
    support: [
      { has: ["seed", "herb", "spice", "cheese_hard", "salt_pure"], add: 0.03 },
      { has: ["yeast"], add: -0.2 },
    ],
    stars: ["flavour"],
    titles: ["Thin crackers[ with {stars+}]"],
    summaries: ["Crisp, thin crackers of {flour} and {fat}."],
    plan: [
      { do: "oven", celsius: 200 },
      work(
        "bowl",
        "Stir {the flour lift salt sugar flavour} together in {bowl}, rub in {the fat} and bring together with {water} of water. Knead for {time}, until {cue}.",
        { water: 18, minutes: [2, 3], cue: "smooth" },
      ),
      work(
        "tray",
        "Roll out as thin as card between two sheets of baking paper, cut into {makes} pieces on {tray} and prick all over with a fork. Bake for {time}, until {cue}.",
        {
          from: ["bowl"],
          minutes: [10, 13],
          technique: "roast",
          sets: true,
          celsius: 200,
          passive: true,
          cue: "golden at the edges and dry",
        },
      ),
      { do: "serve", say: ["Leave until cold and crisp. They keep for a week in a tin."] },
    ],
  },
  {
    id: "puffed_rounds",
    family: "pan",
    flavour: "savoury",
    noun: "puffed rounds of dough",
    distinct: 0,
    base: 0.58,
    plate: [40, 320],
    slots: {
      flour: wheat,
      oil: need(["oil"], 1, { grams: 14, seasons: true }),
      flavour: may(["spice_savoury", "herb_infuse", "herb_dry", "seed"], 3, { grams: 1, seasons: true }),
      salt,
    },
    batch: { serves: 4, parts: { flour: 250 } },
    forbid: ["yeast"],
    stars: ["flavour"],
    titles: ["Puffed fried rounds[ with {stars+}]"],
    summaries: ["Small rounds of a plain dough, puffed up in hot {oil}."],
    plan: [
      work("bowl", "Stir {the flour salt flavour} with {water} of water in {bowl} and knead for {time}, until {cue}. Cover and leave for 20 minutes.", {
        water: 32,
        minutes: [6, 8],
        cue: "smooth and firm",
      }),
      work("board", "Roll pieces the size of a thumb into thin rounds.", { from: ["bowl"], minutes: [8, 10] }),
      work("pan", "Heat {the oil} in {pan} over medium-high heat and cook the rounds, one after another, for {time} in all, pressing gently, until {cue}.", {
        from: ["board"],
        minutes: [10, 12],
        technique: "fry",
        sets: true,
        cue: "puffed up and golden",
      }),
      { do: "serve", say: ["Drain on kitchen paper and eat at once."] },
    ],
  },
  {
    id: "baked_gram",
    family: "bake",
    flavour: "savoury",
    noun: "a baked pancake",
    base: 0.64,
    plate: [60, 320],
    slots: {
      flour: need(["flour_gf"], 1),
      fat: need(["oil", "butter", "fat"], 1, { grams: 12, seasons: true }),
      onion: may(["allium", "allium_green"], 1, { grams: 30, cut: "thin" }),
      flavour: may(["spice_savoury", "spice_blend", "spice_heat", "herb_woody", "herb_dry"], 4, { seasons: true, not: ["curry_paste"] }),
      salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
    },
    batch: { serves: 4, parts: { flour: 200 } },
    forbid: ["sugar"],
    support: [{ has: ["herb", "spice", "pepper", "onion"], add: 0.03 }],
    stars: ["flour", "onion"],
    titles: ["Thin baked {stars} pancake"],
    summaries: ["A thin batter of {flour} and water, baked very hot."],
    plan: [
      work("bowl", "Whisk {the flour salt flavour} with {water} of water in {bowl} and leave for {time}, until {cue}.", {
        water: 110,
        minutes: [30, 30],
        passive: true,
        cue: "the froth has gone",
      }),
      { do: "oven", celsius: 240 },
      work(
        "dish",
        "Heat {the fat} in {dish} in the oven for a few minutes, then pour in what is in the bowl[ and scatter with {the onion}]. Bake for {time}, until {cue}.",
        {
          from: ["bowl"],
          minutes: [18, 22],
          technique: "roast",
          sets: true,
          celsius: 240,
          passive: true,
          cue: "set, and browned in spots",
        },
      ),
      { do: "finish", in: "dish" },
      { do: "serve", say: ["Cut into pieces and eat hot."] },
    ],
  },
];
