import { expect, test } from "vitest";
import { parseOrder } from "#recipe/order";
import { cook } from "../cook.ts";
import { RULES } from "./all-rules.ts";
import { testDish, type Told } from "../test-kitchen/test-dish.ts";

const held = (told: Told): readonly string[] => RULES.filter(({ find }) => find(testDish(told)).length > 0).map(({ id }) => id);

/** What a cook holds against a recipe, by rule: and the same dish as they would have it. */
const CASES: readonly (readonly [rule: string, bad: Told, good: Told])[] = [
  [
    "browned-dry",
    { foods: { onion: 150, mushrooms: 300 }, left: ["butter"], steps: ["Set a frying pan over a high heat. Fry the onion for 8 minutes, until golden."] },
    { foods: { onion: 150, butter: 20 }, steps: ["Melt the butter in a frying pan. Fry the onion for 8 minutes, until golden."] },
  ],
  [
    "roasted-bare",
    { foods: { broccoli: 400 }, left: ["olive oil"], steps: ["Heat the oven to 220 °C. Spread the broccoli over a tin and roast for 30 minutes."] },
    { foods: { broccoli: 400, "olive oil": 20 }, steps: ["Toss the broccoli with the olive oil. Roast for 20 minutes in a tin."] },
  ],
  [
    "raw-crunch",
    { foods: { spaghetti: 180, "pine nuts": 30 }, steps: ["Boil the spaghetti for 9 minutes.", "Scatter over the pine nuts."] },
    {
      foods: { spaghetti: 180, "pine nuts": 30 },
      steps: ["Toast the pine nuts in a dry pan. Boil the spaghetti for 9 minutes.", "Scatter over the pine nuts."],
    },
  ],
  [
    "telling-left",
    { foods: { "pork mince": 200 }, left: ["garlic"], steps: ["Fry the pork mince for 8 minutes."] },
    { foods: { "pork mince": 200, garlic: 6 }, steps: ["Fry the pork mince for 8 minutes, with the garlic for the last."] },
  ],
  [
    "part-wasted",
    {
      foods: { aubergines: 600 },
      preparations: { aubergines: "halved and hollowed out" },
      steps: ["Bake the aubergines in a dish under foil for 35 minutes."],
    },
    {
      foods: { aubergines: 600 },
      preparations: { aubergines: "halved and hollowed out" },
      steps: ["Bake the aubergines under foil. Chop the scooped-out flesh."],
    },
  ],
  [
    "lean-as-fatty",
    { foods: { cod: 300 }, steps: ["Fry the cod for 6 minutes in a pan and spoon off the rendered oil."] },
    { foods: { "duck legs": 300 }, steps: ["Fry the duck legs in a pan and spoon off the rendered fat."] },
  ],
  [
    "meat-that-is-none",
    { foods: { halloumi: 225 }, steps: ["Grill the halloumi for 8 minutes, until 63 °C in the middle."] },
    { foods: { "lamb mince": 225 }, steps: ["Grill the lamb mince on skewers for 8 minutes, until 71 °C in the middle."] },
  ],
  [
    "broken-sentence",
    { foods: { milk: 200 }, steps: ["Add the milk and, then the."] },
    { foods: { milk: 200 }, steps: ["Add the milk, stirring now and then."] },
  ],
  [
    "nameless-thing",
    { foods: { cod: 300 }, steps: ["Pat dry the cod.", "Tilt the dish and spoon over the juices."] },
    { foods: { cod: 300 }, steps: ["Lay the cod in a baking dish.", "Tilt the dish and spoon over the juices."] },
  ],
  [
    "oven-for-nothing",
    { foods: { carrots: 300, butter: 20 }, steps: ["Heat the oven to 200 °C. Butter an oven dish.", "Fry the carrots in the butter for 12 minutes."] },
    {
      foods: { carrots: 300, butter: 20 },
      steps: ["Fry the carrots in the butter for 12 minutes.", "Heat the oven to 100 °C and keep them warm in the oven."],
    },
  ],
  [
    "oversalted",
    { foods: { potatoes: 300, salt: 15 }, steps: ["Boil the potatoes with the salt for 15 minutes."] },
    { foods: { potatoes: 300, salt: 3 }, steps: ["Boil the potatoes with the salt for 15 minutes."] },
  ],
  [
    "nothing-to-season-with",
    { foods: { "chicken legs": 500, carrots: 200 }, steps: ["Season the chicken legs on both sides."] },
    { foods: { "chicken legs": 500, salt: 3 }, steps: ["Season the chicken legs on both sides with the salt."] },
  ],
  [
    "title-hides",
    { foods: { "brown rice": 150, tofu: 250, broccoli: 300 }, title: "Brown rice bowl with broccoli", steps: ["Boil all of it."] },
    { foods: { "brown rice": 150, tofu: 250, broccoli: 300 }, title: "Brown rice bowl with broccoli and tofu", steps: ["Boil all of it."] },
  ],
  [
    "clock-is-wrong",
    { foods: { onion: 150 }, minutes: 15, steps: ["Simmer the onion for 20 minutes.", "Bake for 25 minutes."] },
    { foods: { onion: 150 }, minutes: 50, steps: ["Simmer the onion for 20 minutes.", "Bake for 25 minutes."] },
  ],
  [
    "herb-boiled",
    { foods: { lentils: 180, parsley: 10 }, steps: ["Add the parsley to the lentils.", "Simmer for 30 minutes."] },
    { foods: { lentils: 180, parsley: 10 }, steps: ["Simmer the lentils for 30 minutes.", "Stir in the parsley."] },
  ],
  [
    "spice-burnt",
    { foods: { onion: 150, "ground cumin": 3, oil: 20 }, steps: ["Heat the oil and let the cumin sizzle for 1 minute. Fry the onion for 8 minutes."] },
    { foods: { onion: 150, "ground cumin": 3, oil: 20 }, steps: ["Heat the oil. Fry the onion for 8 minutes. Stir in the cumin until fragrant."] },
  ],
  [
    "core-twice",
    {
      foods: { "chicken breast": 300, oil: 15 },
      steps: ["Fry the chicken breast in the oil until cooked through.", "Simmer the chicken breast until it is 74 °C."],
    },
    { foods: { "chicken breast": 300, oil: 15 }, steps: ["Brown the chicken breast in the oil.", "Simmer the chicken breast until it is 74 °C."] },
  ],
  [
    "never-served",
    {
      foods: { tofu: 250, broccoli: 300, rice: 150, oil: 20 },
      steps: ["Toss the tofu and the broccoli in the oil and roast for 20 minutes.", "Boil the rice.", "Share the rice between two. Pile on the broccoli."],
    },
    {
      foods: { tofu: 250, broccoli: 300, rice: 150, oil: 20 },
      steps: [
        "Toss the tofu and the broccoli in the oil and roast for 20 minutes.",
        "Boil the rice.",
        "Share the rice between two. Pile on the broccoli and the tofu.",
      ],
    },
  ],
  [
    "portion-is-off",
    { foods: { spaghetti: 400 }, steps: ["Boil the spaghetti for 9 minutes."] },
    { foods: { spaghetti: 180 }, steps: ["Boil the spaghetti for 9 minutes."] },
  ],
  [
    "half-piece",
    { foods: { potatoes: 85 }, title: "Broth", steps: ["Simmer the potato for 20 minutes."] },
    { foods: { potatoes: 170 }, title: "Broth", steps: ["Simmer the potato for 20 minutes."] },
  ],
  [
    "lost-object",
    { foods: { lentils: 180, rice: 150 }, steps: ["Simmer the lentils.", "Boil the rice in a small saucepan.", "Beat with a whisk until creamy."] },
    { foods: { lentils: 180, rice: 150 }, steps: ["Simmer the lentils.", "Boil the rice in a small saucepan.", "Beat the lentils with a whisk until creamy."] },
  ],
  [
    "refers-to-nothing",
    { foods: { walnuts: 30 }, steps: ["Keep the leaves cold. Toast the walnuts in the same dry way."] },
    { foods: { walnuts: 30, bread: 60 }, steps: ["Toast the bread in a dry pan. Toast the walnuts in the same dry way."] },
  ],
  [
    "rest-of-nothing",
    { foods: { lime: 60, "black beans": 240 }, steps: ["Simmer the black beans. Sharpen with the rest of the lime."] },
    { foods: { lime: 60, "black beans": 240 }, steps: ["Squeeze half of the lime over the black beans. Sharpen with the rest of the lime."] },
  ],
  [
    "poured-solid",
    { foods: { olives: 60, "chicken thighs": 400 }, steps: ["Brown the chicken thighs. Pour in the olives and boil until reduced by half."] },
    {
      foods: { olives: 60, "red wine": 150, "chicken thighs": 400 },
      steps: ["Brown the chicken thighs. Pour in the red wine and boil until reduced by half. Add the olives."],
    },
  ],
  [
    "weak-broth",
    { foods: { "sweet potatoes": 400, kale: 120 }, steps: ["Simmer the sweet potatoes in 800 ml water. Stir in the kale."] },
    {
      foods: { "sweet potatoes": 400, kale: 120, "stock cube": 10 },
      steps: ["Simmer the sweet potatoes in 800 ml water with the stock cube. Stir in the kale."],
    },
  ],
  [
    "garlic-long",
    { foods: { garlic: 6, steak: 300, oil: 15 }, steps: ["Fry the steak and the garlic in the oil over a high heat for 8 minutes."] },
    { foods: { garlic: 6, steak: 300, oil: 15 }, steps: ["Fry the steak in the oil over a high heat for 8 minutes. Add the garlic for 30 seconds."] },
  ],
];

test.each(CASES)("%s is held against it, and not against the same dish done well", (rule, bad, good) => {
  expect(held(bad)).toContain(rule);
  expect(held(good)).not.toContain(rule);
});

test("every rule has its case", () => {
  expect(CASES.map(([rule]) => rule).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
});

const print = (...ingredients: readonly string[]): string => {
  const parsed = parseOrder({ ingredients, servings: 2 });
  const answer = parsed.ok ? cook(parsed.order) : undefined;
  return answer?.ok ? answer.markdown : "";
};

test("any fat of the list greases the pan", () => {
  expect(print("tofu", "broccoli", "soy sauce", "ginger", "garlic", "noodles", "sesame oil")).toMatch(/of the sesame oil\. Fry the tofu/);
});

test("without any fat an onion is fried with water at hand", () => {
  expect(print("sweet potato", "chickpeas", "spinach", "tinned tomatoes", "curry powder", "onion")).toMatch(
    /the onion[^.]*\. Begin with 4 tbsp hot water under a lid/,
  );
});

test("what is boiled beside a dish does not part an order from what it speaks of", () => {
  expect(print("red lentils", "tomatoes", "onion", "garlic", "turmeric", "cumin", "ghee", "salt", "rice")).not.toMatch(
    /stand for 5 minutes\.\n\d\. Beat (?!the )/,
  );
});

test("two people get a batch for two, in a tin of its size", () => {
  expect(print("condensed milk", "digestive biscuits", "butter", "bananas", "cream")).toContain("15 cm tin");
});

test("the title says what is piled on", () => {
  expect(print("mushrooms", "cream", "garlic", "thyme", "egg noodles", "parmesan")).toMatch(/^# Creamy mushrooms with egg noodles$/m);
});
