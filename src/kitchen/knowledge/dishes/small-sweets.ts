/** Sweet things of two or three foods: ices, cordials, creams, syrupy peel, slabs of chocolate. */
import { pinch } from "./baking-slots.ts";
import { may, need, type Dish, type Slots } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";

const scent = may(["spice_sweet", "vanilla", "zest", "colouring", "herb_sweet", "spice_heat"], 4, { seasons: true, not: ["chilli"] });
const lift = may(["citrus_sour"], 2, { grams: 8, seasons: true });
const spirit = may(["spirit", "wine", "coffee_instant", "coffee_ready"], 2, { grams: 8, seasons: true });
const scatter = may(["nut", "dried_fruit", "choc", "biscuit", "coconut_dried", "seed", "confection", "sprinkles", "cocoa"], 3, { grams: 10, seasons: true });
const fruit = may(["berry", "fruit_soft", "tropical", "jam", "fruit"], 2, { grams: 50, raw: true });
const sugar = need(["sugar", "syrup", "condensed"], 2);

type Words = Pick<Dish, "id" | "noun" | "base" | "stars" | "titles" | "summaries" | "plan"> &
  Partial<Pick<Dish, "family" | "support" | "forbid" | "batch" | "remarks" | "plate">>;

function sweet(dish: Words, slots: Slots): Dish {
  return {
    family: "dessert",
    flavour: "sweet",
    distinct: 0,
    plate: [15, 420],
    forgives: ["acid", "milk", "citrus"],
    caps: { acid: 2, nut: 3 },
    slots,
    ...dish,
  };
}

function freeze(vessel: "bowl" | "dish", minutes: number, words: string) {
  return work(vessel, words, { minutes: [minutes, minutes], passive: true, cue: "firm" });
}

export const smallSweetDishes: readonly Dish[] = [
  sweet(
    {
      id: "cordial",
      noun: "a cordial",
      family: "drink",
      base: 0.63,
      batch: { serves: 6, parts: { base: 180, sugar: 180 } },
      support: [{ has: ["citrus_sour", "ginger"], add: 0.03 }],
      stars: ["base"],
      titles: ["{stars} cordial"],
      summaries: ["{base} and {sugar} cooked until thick, to drink with cold water."],
      plan: [
        work("pot", "Put {the base sugar scent} into {pot} with {water} of water, bring to the boil and simmer for {time}, until {cue}.", {
          water: 40,
          minutes: [5, 6],
          technique: "simmer",
          cue: "syrupy and fragrant",
        }),
        work("pot", "[Stir in {the lift spirit}.] Leave for {time}, until {cue}, and strain.", { minutes: [45, 45], passive: true, cue: "cold" }),
        serve("Mix one part with five of cold water, over ice. It keeps for two weeks in the fridge."),
      ],
    },
    {
      base: need(["citrus_sour", "berry", "juice", "citrus", "sour_fruit", "fruit_soft", "tropical", "ginger", "herb_sweet", "wine"], 3),
      sugar,
      scent,
      lift,
      spirit: may(["spirit"], 1, { grams: 10, seasons: true }),
    },
  ),
  sweet(
    {
      id: "water_ice",
      noun: "a water ice",
      base: 0.66,
      batch: { serves: 4, parts: { base: 130, sugar: 130 } },
      stars: ["base"],
      titles: ["{stars} water ice"],
      summaries: ["{base} and {sugar} boiled together, frozen and beaten smooth."],
      plan: [
        work("pot", "Stir {the sugar scent} with {water} of water in {pot} over a low heat for {time}, until {cue}. Leave to cool.", {
          water: 75,
          minutes: [4, 5],
          cue: "clear",
        }),
        work("dish", "Stir in {the base spirit}, pour into a shallow box and freeze for {time}, until {cue}.", {
          from: ["pot"],
          minutes: [180, 180],
          passive: true,
          cue: "nearly firm",
        }),
        freeze("dish", 90, "Beat hard with a fork, or in a blender, and freeze for {time} more, until {cue}."),
        { do: "serve", say: ["Leave out for 5 minutes, then spoon into {servings} cold glasses."], rests: true, gathers: true },
      ],
    },
    {
      base: need(["citrus_sour", "juice", "berry", "wine", "tropical"], 2, { raw: true }),
      sugar: need(["sugar", "syrup"], 2),
      scent,
      spirit: may(["spirit"], 1, { grams: 6, seasons: true }),
    },
  ),
  sweet(
    {
      id: "hot_citrus",
      noun: "a hot drink",
      family: "drink",
      base: 0.6,
      support: [{ has: ["honey", "ginger", "spice_sweet"], add: 0.04 }],
      stars: ["lift", "sugar"],
      titles: ["Hot {stars} drink"],
      summaries: ["{lift} and {sugar} in hot water, for a cold evening."],
      plan: [
        work("pot", "Bring {water} of water to the boil in {pot}[ with {the scent}] and leave for {time}, off the heat.", {
          water: 200,
          minutes: [5, 5],
          passive: true,
        }),
        work("pot", "Stir in {the lift sugar spirit}."),
        serve("Strain into {servings} mugs and drink hot."),
      ],
    },
    {
      lift: need(["citrus_sour", "juice", "citrus"], 2, { grams: 25, seasons: true, cut: "juice" }),
      sugar: need(["honey", "sugar", "syrup"], 1, { grams: 12, seasons: true }),
      scent: may(["spice_sweet", "ginger", "herb_sweet", "tea", "zest", "spice_heat"], 4, { seasons: true, not: ["chilli"] }),
      spirit: may(["spirit"], 1, { grams: 25, seasons: true }),
    },
  ),
  sweet(
    {
      id: "milk_ice",
      noun: "a milk ice",
      base: 0.66,
      batch: { serves: 4, parts: { dairy: 560, sugar: 75 } },
      support: [{ has: ["spice_sweet", "nut", "vanilla", "coffee", "cocoa", "berry"], add: 0.04 }],
      stars: ["dairy", "flavour"],
      titles: ["Frozen {stars} ice"],
      summaries: ["{dairy} simmered with {sugar}, cooled and frozen."],
      plan: [
        work("pot", "Bring {the dairy sugar}[ with {the flavour scent salt}] to a bare simmer in {pot} and cook for {time}, stirring often, until {cue}.", {
          minutes: [8, 10],
          technique: "simmer",
          cue: "a little thicker",
        }),
        work(
          "dish",
          "Strain, leave to cool[, stir in {the cream scatter spirit}], pour into a shallow box and freeze for {time}, beating hard with a fork every hour, until {cue}.",
          { from: ["pot"], minutes: [240, 240], passive: true, cue: "firm" },
        ),
        { do: "serve", say: ["Leave out for 10 minutes before scooping."], rests: true },
      ],
      plate: [80, 320],
    },
    {
      dairy: need(["milk", "coconut_milk"], 2, { not: ["milk_sour"] }),
      cream: may(["cream", "condensed"], 1, { grams: 40 }),
      sugar,
      flavour: may(["cocoa", "coffee", "tea", "choc"], 1, { grams: 4, seasons: true }),
      scent,
      salt: pinch,
      scatter,
      spirit: may(["spirit"], 1, { grams: 6, seasons: true }),
    },
  ),
  sweet(
    {
      id: "milk_jam",
      noun: "a milk caramel",
      base: 0.58,
      batch: { serves: 8, parts: { dairy: 900, sugar: 250 } },
      stars: ["dairy"],
      titles: ["{stars} boiled to a spread"],
      summaries: ["{dairy} and {sugar} boiled down slowly until brown and thick."],
      plan: [
        work(
          "pot",
          "Bring {the dairy sugar}[ with {the scent salt}] to the boil in {pot}, wide and deep. Simmer for {time}, stirring often and all the time towards the end, until {cue}.",
          { minutes: [75, 90], technique: "simmer", cue: "brown and thick enough to coat a spoon" },
        ),
        work("pot", "Take off the heat and beat in {the fat}.", { has: ["fat"] }),
        serve("Pour into a clean jar. It keeps for two weeks in the fridge."),
      ],
    },
    {
      dairy: need(["milk", "coconut_milk"], 2, { not: ["milk_sour"] }),
      sugar: need(["sugar"], 2),
      fat: may(["butter", "cream"], 1, { grams: 6, seasons: true }),
      scent: may(["vanilla", "spice_sweet", "soda_bicarb"], 2, { seasons: true }),
      salt: pinch,
    },
  ),
  sweet(
    {
      id: "custard_ice",
      noun: "a custard ice",
      base: 0.88,
      support: [
        { lacks: ["cream"], add: -0.1 },
        { lacks: ["milk"], add: -0.1 },
      ],
      batch: { serves: 6, parts: { yolk: 90, dairy: 500, sugar: 110 }, anchor: "yolk" },
      stars: ["flavour", "spirit"],
      titles: ["Custard ice cream[ with {stars+}]"],
      summaries: ["A custard of {dairy} and {yolk}, frozen."],
      plan: [
        work("bowl", "Whisk {the yolk} with {the sugar} in {bowl} for {time}, until {cue}.", { blends: true, minutes: [2, 3], cue: "pale" }),
        work(
          "pot",
          "Warm {the dairy}[ with {the flavour scent salt}] in {pot} until steaming, whisk in what is in the bowl and stir over a low heat for {time}, until {cue}.",
          { blends: true, from: ["bowl"], minutes: [8, 10], technique: "simmer", sets: true, cue: "it coats the back of a spoon, at {74C}" },
        ),
        work(
          "dish",
          "Strain[, stir in {the scatter spirit}] and leave to cool, then freeze in a shallow box for {time}, beating hard with a fork every hour, until {cue}.",
          { from: ["pot"], minutes: [300, 300], passive: true, cue: "firm" },
        ),
        { do: "serve", say: ["Leave out for 10 minutes before scooping."], rests: true },
      ],
      plate: [60, 320],
    },
    {
      yolk: need(["egg_yolk"], 1),
      dairy: need(["milk", "cream", "coconut_milk"], 2, { not: ["milk_sour"] }),
      sugar: need(["sugar", "syrup"], 2),
      flavour: may(["cocoa", "coffee", "choc", "tea"], 1, { grams: 8, seasons: true }),
      scent,
      spirit: may(["spirit"], 1, { grams: 6, seasons: true }),
      salt: pinch,
      scatter,
    },
  ),
  sweet(
    {
      id: "whisked_yolks",
      noun: "a warm whisked cream",
      base: 0.74,
      stars: ["yolk", "wine"],
      titles: ["Warm whisked {stars+}"],
      summaries: ["{yolk} whisked over steam with {wine} until thick and foamy."],
      plan: [
        work("bowl", "Whisk {the yolk sugar wine scent} in {bowl}, a heatproof one, over {a pan of barely simmering water} for {time}, until {cue}.", {
          blends: true,
          minutes: [8, 10],
          technique: "simmer",
          sets: true,
          cue: "thick and foamy, and {74C} in the middle",
        }),
        {
          do: "serve",
          say: ["Spoon into {servings} glasses at once[, with {the fruit}][, scattered with {the scatter}]."],
          gathers: true,
          takes: ["fruit", "scatter"],
        },
      ],
    },
    {
      yolk: need(["egg_yolk"], 1, { grams: 36 }),
      sugar: need(["sugar", "syrup"], 1, { grams: 18, seasons: true }),
      wine: need(["wine", "spirit", "juice", "citrus_sour", "coffee"], 2, { grams: 35, seasons: true }),
      scent,
      fruit,
      scatter,
    },
  ),
  sweet(
    {
      id: "sweet_soft_cheese",
      noun: "a sweet whipped cheese",
      base: 0.66,
      support: [
        { has: ["vanilla", "citrus_sour", "zest", "berry", "jam", "cream"], add: 0.04 },
        { forsakes: ["milk"], add: -0.06 },
      ],
      stars: ["cheese", "fruit"],
      titles: ["Sweet whipped {stars}"],
      summaries: ["{cheese} beaten light with {sugar}, to eat with a spoon."],
      plan: [
        work("bowl", "Beat {the cheese} with {the sugar cream scent lift spirit dark} in {bowl} for {time}, until {cue}.", {
          minutes: [3, 4],
          cue: "smooth and light",
        }),
        work("plate", "Spoon into {servings} glasses[ with {the fruit}] and chill for {time}.", { from: ["bowl"], minutes: [30, 30], passive: true }),
        serve("Serve cold[, scattered with {the scatter}]."),
      ],
    },
    {
      cheese: need(["cheese_fresh"], 1, { grams: 75 }),
      sugar: need(["sugar", "syrup", "condensed", "jam"], 2, { grams: 14, seasons: true }),
      cream: may(["cream", "yog", "butter", "milk", "nut_butter"], 2, { grams: 20, seasons: true }),
      dark: may(["cocoa"], 1, { grams: 5, seasons: true }),
      scent,
      lift,
      spirit,
      fruit,
      scatter,
    },
  ),
  sweet(
    {
      id: "chocolate_slab",
      noun: "a slab of chocolate",
      base: 0.64,
      batch: { serves: 8, parts: { choc: 200 } },
      support: [{ has: ["nut", "dried_fruit", "confection", "seed", "coconut_dried", "biscuit", "crunch"], add: 0.16 }],
      stars: ["choc", "scatter"],
      titles: ["Broken {choc} slab[ with {scatter}]"],
      summaries: ["{choc} melted, spread thin and left to set[ under {scatter}]."],
      plan: [
        work("bowl", "Melt {the choc fat dairy} in a bowl over barely simmering water, stirring, for {time}, until {cue}.", { minutes: [5, 6], cue: "smooth" }),
        work(
          "tray",
          "Stir in {the scent}, spread {0.5cm} thick on {tray} lined with baking paper[, scatter with {the scatter salt}] and chill for {time}, until {cue}.",
          { from: ["bowl"], has: ["scent"], minutes: [45, 45], passive: true, cue: "hard" },
        ),
        work("tray", "Spread {0.5cm} thick on {tray} lined with baking paper[, scatter with {the scatter salt}] and chill for {time}, until {cue}.", {
          from: ["bowl"],
          lacks: ["scent"],
          minutes: [45, 45],
          passive: true,
          cue: "hard",
        }),
        serve("Break into pieces. It keeps for two weeks in a cool place."),
      ],
    },
    {
      choc: need(["choc"], 1, { not: ["cocoa", "spread_choc"] }),
      fat: may(["butter", "oil", "nut_butter"], 1, { grams: 3, seasons: true }),
      scent: may(["spice_sweet", "vanilla", "spice_heat", "zest"], 2, { seasons: true }),
      scatter: may(["nut", "seed", "dried_fruit", "confection", "sprinkles", "coconut_dried", "biscuit", "cereal", "crunch"], 4, { grams: 12, seasons: true }),
      salt: pinch,
      dairy: may(["condensed"], 1, { grams: 8, seasons: true }),
    },
  ),
  sweet(
    {
      id: "butter_syrup",
      noun: "a butter syrup",
      family: "breakfast",
      base: 0.58,
      support: [{ has: ["spice_sweet", "vanilla", "citrus_sour"], add: 0.03 }],
      stars: ["sugar", "butter"],
      titles: ["Warm {stars} syrup"],
      summaries: ["{butter} and {sugar} melted together, to pour over anything plain."],
      plan: [
        work("pan", "Melt {the butter} with {the sugar scent salt} in {pan} over medium heat for {time}, stirring, until {cue}.", {
          minutes: [3, 4],
          cue: "bubbling all over",
        }),
        work("pan", "Take off the heat and stir in {the lift spirit}.", { has: ["lift", "spirit"] }),
        serve("Pour over something plain while it is hot."),
      ],
    },
    {
      butter: need(["butter", "cream"], 1, { grams: 20, seasons: true }),
      sugar: need(["syrup", "sugar", "jam", "condensed"], 2, { grams: 22, seasons: true }),
      scent,
      lift,
      spirit,
      salt: pinch,
    },
  ),
  sweet(
    {
      id: "butter_toffee",
      noun: "a hard toffee",
      base: 0.7,
      batch: { serves: 8, parts: { sugar: 220 } },
      support: [
        { forsakes: ["cheese", "condensed"], add: -0.25 },
        { lacks: ["butter", "syrup"], add: -1 },
        { lacks: ["butter", "soda_bicarb"], add: -0.1 },
        { has: ["soda_bicarb"], add: 0.14 },
        { has: ["syrup"], with: ["nut"], add: 0.04 },
        { has: ["salt_pure", "nut", "choc"], add: 0.04 },
        { has: ["crunch"], add: 0.1 },
      ],
      stars: ["base", "nuts", "scatter", "sugar"],
      titles: ["Brittle {stars} toffee"],
      summaries: ["{sugar butter} boiled until a drop of it snaps."],
      plan: [
        work(
          "pot",
          "Melt {the butter sugar syrup}[ with {the salt scent}] in {pot}, a heavy one, over a low heat, then boil for {time}, stirring gently, until {cue}.",
          { minutes: [8, 12], cue: "a drop of it in cold water turns hard and snaps, at {150C}" },
        ),
        work("pot", "Take off the heat and stir in {the nuts soda} quickly[?soda : it foams up].", { has: ["nuts", "soda"] }),
        work(
          "tray",
          "[Lay {the base} side by side on {tray} lined with baking paper and pour over what is in {pot}][!base Pour onto {tray} lined with baking paper]: take care, it is very hot. [Scatter with {the scatter}.] Leave for {time}, until {cue}.",
          { from: ["pot"], minutes: [40, 40], passive: true, cue: "cold and hard" },
        ),
        serve("Break into pieces. They keep for two weeks in a tin."),
      ],
    },
    {
      butter: may(["butter"], 1, { grams: 14, seasons: true }),
      sugar: need(["sugar"], 2),
      syrup: may(["syrup"], 1, { grams: 11, seasons: true }),
      soda: may(["soda_bicarb"], 1, { grams: 0.8, seasons: true }),
      nuts: may(["nut", "seed"], 2, { grams: 24, cut: "whole", not: ["coconut_dried"] }),
      scent: may(["vanilla", "spice_sweet"], 2, { seasons: true }),
      base: may(["crunch"], 1, { grams: 16, seasons: true, cut: "whole", not: ["cereal", "biscuit"] }),
      scatter,
      salt: pinch,
    },
  ),
  sweet(
    {
      id: "sundae",
      noun: "a sundae",
      base: 0.72,
      support: [
        { has: ["choc", "berry", "nut", "biscuit", "cream"], add: 0.04 },
        { has: ["fruit"], with: ["cream"], add: 0.1 },
      ],
      stars: ["ice", "fruit"],
      titles: ["{stars} sundae"],
      summaries: ["{ice} in tall glasses with all that goes over it."],
      plan: [
        work("plate", "Layer {the ice} with {the fruit cream} in {servings} cold glasses[ and drizzle with {the sauce scent}].", { minutes: [3, 4] }),
        serve("Serve at once[, scattered with {the scatter}]."),
      ],
    },
    {
      ice: need(["ice_cream"], 2, { grams: 110 }),
      fruit: need(["fruit", "squash_puree", "jam", "biscuit", "cake", "choc", "nut", "cereal", "custard", "confection"], 3, { grams: 45, raw: true }),
      cream: may(["cream", "yog"], 1, { grams: 30 }),
      sauce: may(["syrup", "sugar", "spirit", "coffee", "condensed"], 2, { grams: 10, seasons: true }),
      scent,
      scatter,
    },
  ),
  sweet(
    {
      id: "nut_paste",
      noun: "a nut paste",
      base: 0.6,
      batch: { serves: 8, parts: { nuts: 200, sugar: 150 }, makes: { count: 20, noun: "pieces" } },
      stars: ["nuts"],
      titles: ["Rolled sweets of {nuts}"],
      summaries: ["{nuts} and {sugar} kneaded to a paste and rolled."],
      plan: [
        work("blender", "Blend {the nuts sugar scent salt} in {blender} for {time}, until {cue}.", {
          minutes: [2, 3],
          cue: "very fine and beginning to clump",
        }),
        work("board", "Knead with {water} of water until it holds together, and roll into {makes} small balls[; turn in {the scatter}].", {
          from: ["blender"],
          water: 4,
          minutes: [5, 6],
        }),
        serve("Leave to dry for an hour. They keep for two weeks in a tin."),
      ],
    },
    {
      nuts: need(["nut_flour", "nut"], 2, { not: ["coconut_dried"] }),
      sugar: need(["sugar", "honey"], 2),
      scent: may(["vanilla", "spice_sweet", "zest", "spirit", "cocoa"], 3, { seasons: true }),
      salt: pinch,
      scatter: may(["cocoa", "coconut_dried", "seed", "choc"], 2, { grams: 5, seasons: true }),
    },
  ),
  sweet(
    {
      id: "fruit_spirit",
      noun: "a steeped spirit",
      family: "drink",
      base: 0.9,
      batch: { serves: 12, parts: { fruit: 400, sugar: 150, spirit: 650 } },
      support: [{ forsakes: ["butter", "cream", "flour", "egg", "yog", "juice", "citrus_sour", "soda", "ice"], add: -0.3 }],
      stars: ["fruit", "spirit"],
      titles: ["{spirit} steeped with {fruit}"],
      summaries: ["{spirit} sweetened with {sugar} and left on {fruit} for two months."],
      plan: [
        work(
          "bowl",
          "Prick or crush {the fruit} a little and put into a large clean jar with {the sugar spirit scent}. Seal and shake for {time}, until {cue}.",
          { minutes: [8, 10], sets: true, cue: "everything is mixed" },
        ),
        serve("Keep in a dark place for two months, shaking once a week, then strain into a clean bottle. Drink in small measures."),
      ],
      remarks: ["It holds alcohol: not for children, in pregnancy, or before driving."],
    },
    {
      fruit: need(["berry", "sour_fruit"], 2, { cut: "whole" }),
      sugar: need(["sugar"]),
      spirit: need(["spirit"]),
      scent: may(["spice_sweet", "vanilla", "zest"], 2, { seasons: true }),
    },
  ),
];
