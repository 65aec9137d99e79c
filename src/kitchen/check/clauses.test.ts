/** Whose clause a food stands in, and whether it says yes. */
import { expect, test } from "vitest";
import { checkPantry } from "./check-pantry.ts";

/** A recipe of chicken, rice and lime, with one more sentence. */
const check = (sentence: string): ReturnType<typeof checkPantry> =>
  checkPantry(
    `# Chicken and rice\n\n## Ingredients\n\n- 2 chicken thighs\n- 200 g rice\n- 1 lime\n\n## Method\n\n1. Boil the rice and grill the chicken.\n2. Squeeze over the lime. ${sentence}\n`,
    {
      ingredients: ["chicken thighs", "rice", "lime"],
    },
  );

test.each([
  "Restaurants scatter toasted peanuts.",
  "Some folk load theirs with olives.",
  "You'd usually see coriander on this at a restaurant.",
  "You may have met this dish with prawns.",
  "Don't be tempted to swap in oil and leave it on the side.",
  "It sits happily on the plate, butter or no butter.",
  "The juices by now taste like the best gravy you never made.",
  "It has the snap of a good apple.",
  "Butter? No need.",
  "Give it 6 minutes, 10 minutes for pork.",
  "No salt yet.",
  "It is done when the middle is pink as a peach.",
  "You want the pale green of pea soup.",
  "Slice it as fine as you can, as if you were making coleslaw.",
  "Turn it as though dressing a salad.",
  "It goes from a salad to a spoonful.",
  "It takes the sting out, the way vinegar does.",
  "You don't need chocolate syrup, whipped cream or a cherry.",
  "I'd never put sesame oil in this one, or spring onions, or ham.",
  "I don't miss the soured cream or the cheese.",
  "Cheese? Sour cream? Lettuce? Not today!",
  "No actual cream needed.",
  "(Many recipes call for milk or cream or broth. Plain water is fine.)",
  "**Dip and roll.** One second a side.",
  "Give the pan two good shakes.",
  "Measure 2 tablespoons of the hot cooking water into the rice.",
  "Cook it al dente, and wait until 2 tablespoons remain.",
  "Tip it into a Pyrex dish.",
])("nothing more is used: %s", (sentence) => {
  expect(check(sentence).clean).toBe(true);
});

test.each([
  ["Restaurants scatter peanuts; do the same.", "peanuts"],
  ["Some folk add olives, and so should you.", "olives"],
  ["Give it a swipe of butter.", "butter"],
  ["Before it goes out, a flurry of sesame seeds over the top.", "sesame seeds"],
  ["As they do in Spain, finish with olives.", "olives"],
  ["Don't serve it without coriander.", "coriander"],
  ["No more than a spoonful of honey goes in.", "honey"],
  ["Never add cream until the pan is hot.", "cream"],
  ["Make it as smooth as silk with butter.", "butter"],
  ["And butter? Yes, plenty.", "butter"],
  ["Then a pinch of salt and the rice.", "salt"],
  ["In they go with a handful of mint.", "mint"],
  ["Half the rice goes in with the juice of a lemon.", "lemon"],
  ["Whisk in 3/4 cup Frank's RedHot until smooth.", "hot sauce (frank's redhot)"],
  ["Crumble in an Oxo cube.", "oxo cube"],
  ["**Add the bacon.** Fry until crisp.", "bacon"],
  ["Add a shake of cayenne.", "cayenne"],
  ["Add 4 cups chicken broth (Swanson is good).", "chicken broth"],
  ["As if that weren't enough, add bacon.", "bacon"],
  ["Don't worry about the cream: pour it all in.", "cream"],
  ["Many recipes call for cream. Pour some in.", "cream"],
  ["Loosen with 50 ml Elmlea.", "double cream (elmlea)"],
  ["Stir in 3 tablespoons of zug.", "zug"],
])("%s uses %s", (sentence, food) => {
  expect(
    check(sentence)
      .foods.filter(({ verdict }) => verdict !== "yours")
      .map(({ name }) => name),
  ).toEqual([food]);
});
