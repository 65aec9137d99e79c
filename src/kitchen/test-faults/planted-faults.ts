/** Faults that would make a recipe look like a toy, at least one for each rule of RULES.md, and how to plant them. */
import { sharesOf } from "../compose/plan/op.ts";
import type { FrameId } from "../knowledge/dishes/dish-ids.ts";
import {
  addPortion,
  changeLine,
  changeMinutes,
  changeOps,
  changePortion,
  changeSteps,
  dropNote,
  dropPortion,
  inTurn,
  moveFood,
  retitle,
  say,
  without,
  withoutPreparation,
  withoutShares,
  type Plant,
} from "./plant.ts";

export interface PlantedFault {
  /** The rule of RULES.md that it breaks. */
  readonly rule: number;
  readonly fault: string;
  /** The sound work it is planted in. */
  readonly ground: keyof typeof GROUNDS;
  readonly plant: Plant;
  /** What the checks are to say, so that a fault is not counted as caught by accident. */
  readonly complaint: RegExp;
}

/** Dishes and the lists they are cooked from. */
export const GROUNDS = {
  frittata: ["frittata", ["6 eggs", "spinich", "feta", "red onion", "chocolate"]],
  stew: ["meat_stew", ["chicken thighs", "potatoes", "carrots", "onion", "thyme", "black pepper", "chalk"]],
  pasta: ["pasta_tomato", ["spaghetti", "tomatoes", "garlic", "olive oil", "lettuce"]],
  tinned: ["pasta_tomato", ["spaghetti", "tinned tomatoes", "garlic"]],
  tray: ["tray_roast", ["chicken breast", "broccoli", "potatoes", "olive oil"]],
  leftovers: ["fried_rice", ["cooked chicken", "cooked rice", "carrots", "egg", "soy sauce"]],
  pancakes: ["pancakes", ["flour", "2 eggs", "milk", "butter"]],
  crumble: ["crumble", ["apples", "flour", "butter", "sugar"]],
  beans: ["dried_bean_pot", ["dried kidney beans", "onion", "tomatoes", "cumin"]],
  frozen: ["stir_fry", ["frozen chicken breast", "broccoli", "carrots", "soy sauce", "garlic"]],
  creamy: ["pasta_creamy", ["pasta", "cream", "mushrooms", "parmesan", "lemon", "garlic"]],
  pan: ["paella_style", ["chicken breast", "rice", "onion", "carrots", "peas"]],
  prawns: ["curry_coconut", ["prawns", "coconut milk", "red curry paste", "ginger"]],
} as const satisfies Readonly<Record<string, readonly [dish: FrameId, entries: readonly string[]]>>;

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  { rule: 1, fault: "the milk is chopped", ground: "pancakes", plant: say("Chop the milk."), complaint: /nobody can chop .*milk/ },
  { rule: 2, fault: "200 g of garlic", ground: "pasta", plant: changePortion("garlic", (garlic) => ({ ...garlic, grams: 200 })), complaint: /200 g of garlic/ },
  { rule: 3, fault: "chocolate in a frittata", ground: "frittata", plant: addPortion("chocolate", "filling"), complaint: /chocolate has no place/ },
  {
    rule: 4,
    fault: "lettuce is simmered",
    ground: "pasta",
    plant: inTurn(
      addPortion("lettuce", "tomato"),
      moveFood("lettuce", ({ technique }) => technique === "simmer"),
    ),
    complaint: /heat ruins the lettuce/,
  },
  {
    rule: 5,
    fault: "pasta boils without water",
    ground: "pasta",
    plant: changeOps(({ technique }) => technique === "boil", without("water")),
    complaint: /no liquid to boil in/,
  },
  { rule: 6, fault: "chicken is roasted for five minutes", ground: "tray", plant: changeMinutes("roast", 5), complaint: /chicken breast is served underdone/ },
  { rule: 7, fault: "butter comes unasked", ground: "frittata", plant: say("Stir in a knob of butter."), complaint: /butter is not on the list/ },
  {
    rule: 8,
    fault: "carrots are listed and not used",
    ground: "stew",
    plant: changeOps(
      () => true,
      (op) => [withoutShares(op, "carrot")],
    ),
    complaint: /carrot is never used/,
  },
  {
    rule: 9,
    fault: "the feta is used up twice",
    ground: "frittata",
    plant: changeOps(
      ({ shares }) =>
        Object.values(shares)
          .flat()
          .some(({ label }) => label === "rest"),
      (op) => [op, op],
    ),
    complaint: /feta is used 1\.5 times/,
  },
  { rule: 10, fault: "tinned tomatoes are peeled", ground: "tinned", plant: say("Peel the tinned tomatoes."), complaint: /nobody can peel .*tomato/ },
  { rule: 11, fault: "an onion in a crumble", ground: "crumble", plant: addPortion("onion", "fruit"), complaint: /onion has no place/ },
  {
    rule: 12,
    fault: "everything in one pot",
    ground: "stew",
    plant: inTurn(...["leek", "swede", "turnip", "parsnip", "celery", "peas", "courgette", "aubergine", "mushrooms"].map((name) => addPortion(name, "veg"))),
    complaint: /foods in one dish/,
  },
  { rule: 13, fault: "rice with the pasta", ground: "pasta", plant: addPortion("rice", "pasta"), complaint: /2 foods are starch/ },
  {
    rule: 14,
    fault: "broccoli roasts as long as potatoes",
    ground: "tray",
    plant: moveFood("broccoli", ({ technique }) => technique === "roast"),
    complaint: /broccoli is overdone/,
  },
  {
    rule: 15,
    fault: "garlic fries for fifteen minutes",
    ground: "pasta",
    plant: changeMinutes("fry", 15),
    complaint: /garlic burns/,
  },
  { rule: 16, fault: "pancakes without an egg", ground: "pancakes", plant: dropPortion("egg"), complaint: /made without its egg/ },
  { rule: 17, fault: "flat cakes are called a loaf", ground: "crumble", plant: retitle("Apple loaf"), complaint: /called loaf and is not/i },
  {
    rule: 18,
    fault: "a plate of forty grams",
    ground: "frittata",
    plant: (work) => ({ ...work, portions: { ...work.portions, all: work.portions.all.map((portion) => ({ ...portion, grams: portion.grams / 6 })) } }),
    complaint: /far too much or too little/,
  },
  {
    rule: 19,
    fault: "1.37 eggs",
    ground: "pancakes",
    plant: changeLine("egg", (line) => ({ ...line, quantity: { amount: 1.37 } })),
    complaint: /nobody can measure/,
  },
  { rule: 20, fault: "1 onions", ground: "stew", plant: changeLine("onion", (line) => ({ ...line, food: "onions" })), complaint: /wrong number: 1 onions/ },
  { rule: 21, fault: "a title of all there is", ground: "pancakes", plant: retitle("Flour, egg, milk and butter surprise"), complaint: /a boast: surprise/ },
  {
    rule: 22,
    fault: "five minutes for an hour's stew",
    ground: "stew",
    plant: (work) => ({ ...work, recipe: { ...work.recipe, totalMinutes: 5 } }),
    complaint: /times are not those of the plan/,
  },
  {
    rule: 23,
    fault: "a step by the clock alone",
    ground: "stew",
    plant: changeOps(({ act }) => act === "cook", without("cue")),
    complaint: /has no cue/,
  },
  {
    rule: 24,
    fault: "the oven is never heated",
    ground: "tray",
    plant: changeOps(
      ({ act }) => act === "heat-oven",
      () => [],
    ),
    complaint: /the oven is (?:cold|not at)/,
  },
  {
    rule: 25,
    fault: "chicken goes wet into the pan",
    ground: "stew",
    plant: changeLine("chicken", withoutPreparation),
    complaint: /chicken thigh is not patted/,
  },
  {
    rule: 26,
    fault: "dried kidney beans simmer for twenty minutes",
    ground: "beans",
    plant: changeMinutes("simmer", 10),
    complaint: /kidney bean is served underdone/,
  },
  {
    rule: 26,
    fault: "dried kidney beans are only fried until they set",
    ground: "beans",
    plant: changeOps(
      ({ technique }) => technique === "simmer",
      (op) => [{ ...op, technique: "fry", minutes: [10, 10], sets: true }],
    ),
    complaint: /kidney bean is served underdone/,
  },
  { rule: 27, fault: "frozen chicken goes into the pan", ground: "frozen", plant: changeLine("chicken", withoutPreparation), complaint: /goes in frozen/ },
  { rule: 28, fault: "chalk is stirred in", ground: "stew", plant: say("Stir in the chalk."), complaint: /chalk/i },
  { rule: 29, fault: "a guess is not told", ground: "frittata", plant: dropNote("How I read your list"), complaint: /how “spinich” was read/ },
  {
    rule: 30,
    fault: "pepper becomes peppers",
    ground: "stew",
    plant: changeLine("pepper", () => ({ quantity: { amount: 2 }, food: "bell peppers" })),
    complaint: /no line reads black pepper/,
  },
  { rule: 31, fault: "a brand in the prose", ground: "tinned", plant: say("Stir in the Heinz."), complaint: /a name in mid-sentence/ },
  { rule: 32, fault: "cooked chicken is fried for 45 minutes", ground: "leftovers", plant: changeMinutes("fry", 45), complaint: /chicken is overdone/ },
  {
    rule: 33,
    fault: "lemon simmers in cream",
    ground: "creamy",
    plant: inTurn(
      moveFood("lemon", ({ shares }) =>
        Object.values(shares)
          .flat()
          .some(({ portion }) => portion.food.name === "cream"),
      ),
      changeOps(
        ({ shares }) => "planted" in shares,
        (op) => [{ ...op, act: "cook", technique: "simmer", minutes: [5, 5], cue: "thick" }],
      ),
    ),
    complaint: /curdles/,
  },
  { rule: 34, fault: "soy sauce with parmesan", ground: "creamy", plant: addPortion("soy sauce", "salt", 10), complaint: /parmesan clashes with soy sauce/ },
  { rule: 35, fault: "the same dish is offered as another", ground: "stew", plant: retitle("Another pot of chicken thighs"), complaint: /the same dish/ },
  { rule: 36, fault: "every step begins alike", ground: "frittata", plant: changeSteps((step) => `Then ${step}`), complaint: /begin alike/ },
  { rule: 37, fault: "a stew that is crispy", ground: "pancakes", plant: retitle("Authentic pancakes"), complaint: /a boast: authentic/i },
  { rule: 38, fault: "what was left out is hidden", ground: "frittata", plant: dropNote("Left out"), complaint: /nothing is said of chocolate/ },
  {
    rule: 39,
    fault: "poultry without its temperature",
    ground: "tray",
    plant: changeSteps((step) => step.replaceAll(/until the juices[^,]*, and /g, "until ").replaceAll(/74 °C/g, "hot")),
    complaint: /poultry without its temperature/,
  },
  {
    rule: 40,
    fault: "six eggs of two",
    ground: "pancakes",
    plant: inTurn(
      changePortion("egg", (egg) => ({ ...egg, grams: 300, count: 6 })),
      changeLine("egg", (line) => ({ ...line, quantity: { amount: 6 }, food: "eggs" })),
    ),
    complaint: /there is less egg|takes 6 /,
  },
  {
    rule: 41,
    fault: "the garlic is fried in a wok of its own, and stays there",
    ground: "pasta",
    plant: changeOps(
      (op) => sharesOf(op).some(({ portion }) => portion.food.name === "garlic"),
      (op) => [{ ...op, vessel: "wok" }],
    ),
    complaint: /what is in the wok is never served/,
  },
  { rule: 42, fault: "prawns simmer for as long as a stew", ground: "prawns", plant: changeMinutes("simmer", 25), complaint: /prawn is overdone/ },
  {
    rule: 43,
    fault: "chicken breast stays in the pan under onions and rice",
    ground: "pan",
    plant: changeOps(({ lifts }) => lifts !== undefined, without("lifts")),
    complaint: /chicken breast is overdone/,
  },
];

/** Ground and fault, for a message. */
export function nameFault({ rule, fault }: PlantedFault): string {
  return `rule ${rule}: ${fault}`;
}
