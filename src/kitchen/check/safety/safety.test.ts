/** What is true of every unsafe practice: no adjective hides it, mending it clears it, forbidding it clears it. */
import { expect, test } from "vitest";
import { checkPantry } from "../check-pantry.ts";
import type { UnsafeKind } from "../finding.ts";

const ADJECTIVES =
  "skinless; boneless; boneless, skinless; skin-on; bone-in; fat trimmed; well trimmed; organic; free-range; fresh; frozen; thawed; large; small; medium; plump; jumbo; thin; thick; thin-cut; thinly sliced; diced; cubed; chopped; halved; quartered; whole; lean; tender; juicy; young; corn-fed; local; British; American; kosher; halal; premium; quality; good; cheap; supermarket; seasoned; salted; unsalted; spiced; plain; natural; air-chilled; brined; patted dry; room-temperature; cold; chilled; trimmed; ripe; hand-picked; peeled; home-grown; farm-fresh; grass-fed; best".split(
    "; ",
  );

interface Danger {
  readonly kind: UnsafeKind;
  readonly food: string;
  /** What else is on the list. */
  readonly beside?: string;
  readonly title?: string;
  /** "{food}" stands for the food with its adjective. */
  readonly unsafe: string;
  readonly mended: string;
  /** The same words, forbidden, in a recipe that is safe otherwise. */
  readonly forbidden?: string;
}

const DONE = "Cook the chicken until it reaches 165°F inside.";

const DANGERS: readonly Danger[] = [
  {
    kind: "undercooked-poultry",
    food: "chicken breasts",
    unsafe: "Fry the {food} until they reach 145°F inside and are a little pink.",
    mended: "Fry the {food} until they reach 165°F inside.",
    forbidden: "Fry the {food} until they reach 165°F inside. Never stop at 145°F, when they are a little pink.",
  },
  {
    kind: "poultry-no-cue",
    food: "chicken thighs",
    unsafe: "Roast the {food} for 30 minutes until golden.",
    mended: "Roast the {food} for 30 minutes until the juices run clear.",
  },
  {
    kind: "undercooked-ground-meat",
    food: "beef mince",
    unsafe: "Shape the {food} into burgers and fry them for 2 minutes a side; they should stay pink in the middle.",
    mended: "Shape the {food} into burgers and fry them until they reach 160°F.",
    forbidden: "Shape the {food} into burgers and fry them to 160°F. They must not stay pink in the middle.",
  },
  {
    kind: "undercooked-ground-meat",
    food: "pork sausages",
    unsafe: "Fry the {food} for 5 minutes. It is fine if they are still pink inside.",
    mended: "Fry the {food} for 15 minutes until no pink is left.",
    forbidden: "Fry the {food} for 15 minutes. It is not safe if they are still pink inside.",
  },
  {
    kind: "undercooked-pork",
    food: "pork loin",
    unsafe: "Roast the {food} and take it out when the core reads 125°F.",
    mended: "Roast the {food}, take it out when the core reads 145°F and rest it for 3 minutes.",
    forbidden: "Roast the {food} to a core of 145°F. Do not take it out when it reads 125°F.",
  },
  {
    kind: "raw-kidney-beans",
    food: "dried kidney beans",
    unsafe: "Put the {food} into the slow cooker with water and cook on low for 8 hours.",
    mended: "Soak the {food} overnight, boil them hard in fresh water for 10 minutes, then cook on low for 6 hours.",
    forbidden: "Boil the soaked {food} hard for 10 minutes, then simmer until soft. Never put them into the slow cooker raw.",
  },
  {
    kind: "left-out",
    food: "cooked rice",
    unsafe: "Leave the {food} on the counter overnight.",
    mended: "Leave the {food} in the fridge overnight.",
    forbidden: "Never leave the {food} on the counter overnight.",
  },
  {
    kind: "left-out",
    food: "beef stew",
    unsafe: "Turn off the heat and leave the {food} on the stove until lunchtime tomorrow.",
    mended: "Turn off the heat, cool the {food} and put it in the fridge until lunchtime tomorrow.",
    forbidden: "Do not leave the {food} on the stove until lunchtime tomorrow.",
  },
  {
    kind: "left-out",
    food: "frozen salmon",
    unsafe: "Thaw the {food} on the counter for 6 hours, then bake it until it flakes.",
    mended: "Thaw the {food} in the fridge overnight, then bake it until it flakes.",
    forbidden: "Bake the {food} until it flakes. Don't thaw it on the counter for 6 hours.",
  },
  {
    kind: "cross-contamination",
    food: "whole chicken",
    unsafe: `Rinse the {food} under cold running water. ${DONE}`,
    mended: `Pat the {food} dry. ${DONE}`,
    forbidden: `Do not rinse the {food} under cold running water. ${DONE}`,
  },
  {
    kind: "cross-contamination",
    food: "chicken wings",
    beside: "yogurt",
    unsafe: `Marinate the {food} in the yogurt. Lift them out and keep the marinade. ${DONE} Spoon the reserved marinade over them and serve.`,
    mended: `Marinate the {food} in the yogurt. Lift them out and throw the marinade away. ${DONE}`,
    forbidden: `Marinate the {food} in the yogurt. ${DONE} Never spoon the leftover marinade over them.`,
  },
  {
    kind: "cross-contamination",
    food: "chicken breast",
    beside: "tomato",
    unsafe: `Dice the {food}. Slice the tomato for the salad on the same unwashed board. ${DONE}`,
    mended: `Slice the tomato. Dice the {food} on another board. ${DONE}`,
    forbidden: `Dice the {food}. Do not slice the tomato for the salad on the same unwashed board. ${DONE}`,
  },
  {
    kind: "raw-egg-vulnerable",
    food: "eggs",
    beside: "banana",
    title: "Baby's first shake",
    unsafe: "Blend the raw {food} with the banana.",
    mended: "Boil the {food} hard and mash them with the banana.",
  },
  {
    kind: "honey-infant",
    food: "honey",
    beside: "oats",
    title: "Porridge for 8-month-olds",
    unsafe: "Simmer the oats and stir in the {food}.",
    mended: "Simmer the oats. Leave out the honey.",
  },
  {
    kind: "raw-flour",
    food: "flour",
    beside: "butter, sugar",
    unsafe: "Cream the butter and sugar, work in the {food} and roll into balls. Chill and serve.",
    mended: "Cream the butter and sugar, work in the {food} and roll into balls. Bake for 12 minutes at 180 °C.",
    forbidden: "Cream the butter and sugar, work in the {food} and bake for 12 minutes at 180 °C. Never eat the raw dough.",
  },
  {
    kind: "toxic-plant",
    food: "rhubarb",
    unsafe: "Chop the {food} and stew it with its green leaves.",
    mended: "Cut the leaves off the {food} and throw them away. Stew the stalks.",
    forbidden: "Stew the {food}. Never eat the rhubarb leaves.",
  },
  {
    kind: "toxic-plant",
    food: "elderberries",
    unsafe: "Crush the {food}, strain and drink the juice.",
    mended: "Boil the {food} for 20 minutes, strain and drink the juice.",
    forbidden: "Boil the {food} for 20 minutes, strain and drink. Never eat them raw.",
  },
  {
    kind: "toxic-plant",
    food: "cassava",
    unsafe: "Grate the {food} into a bowl and serve.",
    mended: "Boil the {food} for 30 minutes, throw the water away and serve.",
    forbidden: "Boil the {food} for 30 minutes and serve. Do not grate it raw.",
  },
  {
    kind: "unsafe-preserving",
    food: "garlic",
    beside: "olive oil",
    unsafe: "Cover the {food} with olive oil in a jar and keep it in a cupboard for a month.",
    mended: "Cover the {food} with olive oil in a jar and keep it in the fridge for a week.",
    forbidden: "Cover the {food} with olive oil in a jar and put it in the fridge. Never keep it in a cupboard.",
  },
  {
    kind: "unsafe-preserving",
    food: "green beans",
    beside: "salt",
    unsafe: "Pack the {food} and salt into jars, process in a boiling water bath for 30 minutes and store in the pantry.",
    mended: "Pack the {food} and salt into jars, process in a pressure canner for 25 minutes and store in the pantry.",
  },
  {
    kind: "unsafe-stuffing",
    food: "turkey",
    beside: "bread",
    unsafe: "The night before, fill the {food} with the bread stuffing. Roast to 165°F inside.",
    mended: "Just before roasting, fill the {food} with the bread stuffing. Roast to 165°F inside, stuffing and all.",
    forbidden: "Never stuff the {food} the night before. Fill it with the bread and roast to 165°F inside.",
  },
  {
    kind: "left-out",
    food: "cooked chicken",
    unsafe: "Put the {food} in a tub and stow it in the boot of the car at eight; eat it at three.",
    mended: "Put the {food} in a tub and stow it in a cool box with ice packs at eight; eat it at three.",
    forbidden: "Keep the {food} in the fridge until three. Never stow it in the boot of the car at eight.",
  },
  {
    kind: "cross-contamination",
    food: "chicken thighs",
    beside: "soy sauce, honey",
    unsafe: "Stir the soy and honey together in a bowl. The {food} go in. Grill until 75 °C inside. Spoon what is left in the bowl over them.",
    mended:
      "Stir the soy and honey together in a bowl. The {food} go in. Grill until 75 °C inside. Boil what is left in the bowl for 3 minutes and spoon it over them.",
    forbidden: "Stir the soy and honey together in a bowl. The {food} go in. Grill until 75 °C inside. Throw away what is left in the bowl.",
  },
  {
    kind: "cross-contamination",
    food: "turkey crown",
    unsafe: "Hold the {food} under a running tap. Roast until it is 75 °C inside.",
    mended: "Pat the {food} dry. Roast until it is 75 °C inside.",
    forbidden: "Never hold the {food} under a running tap. Roast until it is 75 °C inside.",
  },
  {
    kind: "undercooked-poultry",
    food: "chicken",
    unsafe: "My uncle pulls the {food} off the grill at 60 °C, so do that.",
    mended: "My uncle pulls the {food} off the grill at 75 °C, so do that.",
    forbidden: "My uncle pulls the {food} off the grill at 60 °C; don't copy him. Grill it to 75 °C inside.",
  },
  {
    kind: "poultry-no-cue",
    food: "chicken legs",
    unsafe: "Fry the {food} for twelve minutes a side.",
    mended: "Fry the {food} until none is bloody in the middle.",
  },
  {
    kind: "unsafe-preserving",
    food: "garlic",
    beside: "dried chillies, olive oil",
    unsafe: "Push the {food} and the chillies into a bottle, fill it with oil and stand it on the windowsill for a month.",
    mended: "Push the {food} and the chillies into a bottle, fill it with oil and stand it in the fridge for four days.",
  },
  {
    kind: "unsafe-reheating",
    food: "cooked beef",
    unsafe: "Heat the {food} until it steams. Chill the rest and reheat it again each day.",
    mended: "Heat the {food} until it steams, once only.",
    forbidden: "Heat the {food} until it steams. Never reheat it again.",
  },
];

function findKinds({ food, beside, title = "Dinner" }: Danger, step: string, adjective: string, behind = false): string[] {
  const named = adjective === "" || behind ? food : `${adjective} ${food}`;
  const line = behind ? `${food}, ${adjective}` : named;
  const others = beside?.split(", ") ?? [];
  const list = [line, ...others].map((entry) => `- 200 g ${entry}`).join("\n");
  const markdown = `# ${title}\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. ${step.replaceAll("{food}", named)}\n2. Serve.`;
  return checkPantry(markdown, { ingredients: [named, ...others] }).findings.flatMap(({ kind }) => kind ?? []);
}

test("there are 60 of them", () => {
  expect(new Set(ADJECTIVES).size).toBeGreaterThanOrEqual(60);
});

test.each(DANGERS)("$kind: $unsafe", (danger) => {
  expect(findKinds(danger, danger.unsafe, "")).toEqual([danger.kind]);
  expect(findKinds(danger, danger.mended, "")).toEqual([]);
  if (danger.forbidden !== undefined) expect(findKinds(danger, danger.forbidden, "")).toEqual([]);
});

test.each(DANGERS)("no adjective hides it: $kind: $unsafe", (danger) => {
  const hidden = ADJECTIVES.flatMap((adjective) =>
    [false, true].flatMap((behind) => (findKinds(danger, danger.unsafe, adjective, behind).includes(danger.kind) ? [] : [`${adjective} ${String(behind)}`])),
  );
  expect(hidden).toEqual([]);
});

test.each(DANGERS)("no adjective makes a danger of it: $kind: $mended", (danger) => {
  const invented = ADJECTIVES.flatMap((adjective) =>
    [danger.mended, danger.forbidden ?? danger.mended].flatMap((step) => findKinds(danger, step, adjective).map((kind) => `${adjective}: ${kind}`)),
  );
  expect(invented).toEqual([]);
});

test.each([
  ["cooked beef", "heat it once, and not a second time", "Heat the cooked beef until it steams, and not a second time."],
  ["chicken", "what runs red is the sausage's fat", "Fry the chicken with the sausage until its fat runs red. Simmer until the chicken is 165°F inside."],
])("no danger with %s: %s", (food, _why, step) => {
  expect(findKinds({ kind: "undercooked-poultry", food, beside: "smoked sausage", unsafe: "", mended: "" }, step, "")).toEqual([]);
});

test.each([
  ["200 ml chicken stock", "chicken stock"],
  ["200 g cooked chicken", "cooked chicken"],
  ["200 g leftover roast turkey", "leftover roast turkey"],
  ["2 duck eggs", "duck eggs"],
])("%s needs no sign that it is done", (line, entry) => {
  const markdown = `# Dinner\n\n## Ingredients\n\n- ${line}\n\n## Method\n\n1. Heat it for 5 minutes.\n2. Serve.`;
  expect(checkPantry(markdown, { ingredients: [entry] }).findings.flatMap(({ kind }) => kind ?? [])).toEqual([]);
});
