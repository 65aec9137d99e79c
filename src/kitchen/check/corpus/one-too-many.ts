/** Sentences that bring one food more into a recipe, and the foods: none of them may pass for "all yours". */
import { tokenise } from "#kitchen/knowledge/vocabulary";
import { readRecipe } from "#recipe/read-recipe";
import { checkPantry } from "../check-pantry.ts";

/** A recipe that uses only what its list holds. */
export interface OwnRecipe {
  readonly id: string;
  readonly ingredients: readonly string[];
  readonly markdown: string;
}

export const FOREIGN_FOODS: readonly string[] =
  "mayonnaise, ketchup, rice, naan, coleslaw, rocket, custard, beer, coffee, swede, fries, gravy, jam, hollandaise, crusty bread, a green salad, cloves, butter, parmesan, sour cream, coconut milk, peanuts, walnuts, honey, soy sauce, dill, capers, anchovies, bacon, prawns, tofu, lentils, pickles, sweetcorn, avocado, mango, ice cream, maple syrup, mustard, salsa".split(
    ", ",
  );

const bare = (food: string): string => food.replace(/^an? /, "");

export const PHRASINGS: readonly ((food: string) => string)[] = [
  (food) => `Serve the dish with ${food}.`,
  (food) => `Serve with ${food}.`,
  (food) => `Stir in ${food} before serving.`,
  (food) => `Add ${food} and mix well.`,
  (food) => `Spread everything with ${food}.`,
  (food) => `Top it all with ${food}.`,
  (food) => `Pile on the ${bare(food)}.`,
  (food) => `Serve it on a bed of ${food}.`,
  (food) => `Finish with a spoonful of ${food}.`,
  (food) => `Scatter ${food} over the top.`,
  (food) => `Top it off with ${food}.`,
  (food) => `${bare(food)} goes on last.`,
  (food) => `A dollop of ${bare(food)} on each and it is done.`,
  (food) => `Finish: ${food}.`,
  (food) => `Garnish: ${bare(food)}.`,
  (food) => `${bare(food)} to taste.`,
  (food) => `Eat it with ${food} on the side.`,
  (food) => `Offer ${food} at the table.`,
  (food) => `You will want ${food} with this.`,
  (food) => `Now it's time for the ${bare(food)}.`,
  (food) => `Once it is hot, in with the ${bare(food)}.`,
  (food) => `After the ${bare(food)} has gone in, stir well.`,
  (food) => `Hit it with ${food}.`,
  (food) => `While it is warm, drop half a teaspoon of ${bare(food)} on each.`,
  (food) => `Let a ribbon of ${bare(food)} fall where it may, and serve.`,
  (food) => `The ${bare(food)} is then stirred in.`,
  // What nobody measures with, and verbs that no list holds.
  (food) => `Give it a swipe of ${bare(food)} and serve.`,
  (food) => `Before it goes out, a flurry of ${bare(food)} over the top.`,
  (food) => `Zigzag ${bare(food)} all over.`,
  (food) => `Wake the whole lot up with a jolt of ${bare(food)}.`,
  (food) => `Slap some ${bare(food)} across the top.`,
  // Told of others, and then done as they do.
  (food) => `Restaurants finish theirs with ${food}; do the same.`,
  (food) => `Some people add ${food}, and so should you.`,
  (food) => `My nan always stirs in ${food}, so stir it in now.`,
  (food) => `As they do in Spain, finish with ${food}.`,
  (food) => `Like any good cook, add ${food} now.`,
  // A "no" that means yes.
  (food) => `Don't forget the ${bare(food)}.`,
  (food) => `Don't be shy with the ${bare(food)}.`,
  (food) => `Don't serve it without ${food}.`,
  (food) => `Do not stir; instead add ${food}.`,
  (food) => `Don't rush: add ${food} a little at a time.`,
  (food) => `Not only salt but also ${food} goes in.`,
  (food) => `No more than a spoonful of ${bare(food)} goes in now.`,
  (food) => `Rather than serve it plain, top it with ${food}.`,
  (food) => `Instead of stirring, fold in ${food}.`,
  // Questions with their answer.
  (food) => `And ${bare(food)}? Yes, plenty.`,
  (food) => `Missing something? ${food}, of course.`,
  // Comparisons that go on.
  (food) => `When it looks like wet sand, add ${food}.`,
  (food) => `Make it as smooth as silk with ${food}.`,
  (food) => `Dress it like a salad, with ${food}.`,
  (food) => `It needs ${food} now.`,
  (food) => `Meanwhile warm ${food} in a small pan.`,
  (food) => `Brush with ${food}, then turn and brush again.`,
  (food) => `This is the moment for ${bare(food)}: plenty of it.`,
];

const lemmasOf = (text: string): readonly string[] => tokenise(text).map(({ lemma }) => lemma);

export interface Asked {
  readonly asked: number;
  /** What passed in silence: the recipe, and the sentence. */
  readonly silent: readonly string[];
}

/** Adds each food to each recipe, in its last or its middle step, in one phrasing of many in turn. `every`: only so many of the foods. */
export function addOneTooMany(recipes: readonly OwnRecipe[], every = 1): Asked {
  return ask(recipes, (recipe) =>
    FOREIGN_FOODS.flatMap((food, at) =>
      (at + recipe) % every === 0
        ? [{ food, phrasing: PHRASINGS[(at + 3 * recipe) % PHRASINGS.length] ?? String, isLast: (at + recipe) % (2 * every) < every }]
        : [],
    ),
  );
}

/** Asks each recipe in every phrasing, with `foods` of the foods in turn: with 40 it is all there is to ask. */
export function addInEveryPhrasing(recipes: readonly OwnRecipe[], foods = FOREIGN_FOODS.length): Asked {
  return ask(recipes, (recipe) =>
    PHRASINGS.flatMap((phrasing, at) =>
      Array.from({ length: foods }, (_, more) => ({
        food: FOREIGN_FOODS[(7 * recipe + 3 * at + more) % FOREIGN_FOODS.length] ?? "",
        phrasing,
        isLast: (at + more) % 2 === 0,
      })),
    ),
  );
}

interface Question {
  readonly food: string;
  readonly phrasing: (food: string) => string;
  /** In the last step, or else in the middle one. */
  readonly isLast: boolean;
}

function ask(recipes: readonly OwnRecipe[], questionsOf: (recipe: number) => readonly Question[]): Asked {
  let asked = 0;
  const silent: string[] = [];
  recipes.forEach(({ id, ingredients, markdown }, recipe) => {
    const there = new Set(lemmasOf(`${ingredients.join(" ")} ${markdown}`));
    const steps = readRecipe(markdown).parts.filter(({ role }) => role === "step");
    for (const { food, phrasing, isLast } of questionsOf(recipe)) {
      if (lemmasOf(food).some((lemma) => lemma.length > 3 && there.has(lemma))) continue;
      const spot = isLast ? steps.at(-1) : steps[Math.floor(steps.length / 2)];
      if (!spot) continue;
      const stop = /[.!?]\s*$/.test(markdown.slice(0, spot.end)) ? "" : ".";
      asked += 1;
      const { clean } = checkPantry(`${markdown.slice(0, spot.end)}${stop} ${phrasing(food)}${markdown.slice(spot.end)}`, { ingredients });
      if (clean) silent.push(`${id}: ${phrasing(food)}`);
    }
  });
  return { asked, silent };
}

export interface LeftOut {
  readonly asked: number;
  /** Recipes that were still told to be all theirs. */
  readonly passed: readonly string[];
  /** Recipes of which nothing was named that is the missing food's. */
  readonly unnamed: readonly string[];
}

/** Takes each entry that a recipe uses from its list. `every`: only so many of the entries. */
export function leaveOneOut(recipes: readonly OwnRecipe[], every = 1): LeftOut {
  let asked = 0;
  const passed: string[] = [];
  const unnamed: string[] = [];
  recipes.forEach(({ id, ingredients, markdown }, recipe) => {
    const unused = new Set(checkPantry(markdown, { ingredients }).findings.flatMap((finding) => (finding.id === "unused-ingredient" ? [finding.food] : [])));
    ingredients.forEach((entry, at) => {
      if ((at + recipe) % every !== 0 || unused.has(entry) || /^(?:water|ice|ice cubes?)$/i.test(entry)) return;
      const rest = ingredients.filter((_, place) => place !== at);
      // "milk, whole milk": the other entry is the same food.
      if (lemmasOf(entry).every((lemma) => lemmasOf(rest.join(" ")).includes(lemma))) return;
      asked += 1;
      const { clean, foods } = checkPantry(markdown, { ingredients: rest });
      const foreign = foods.filter(({ verdict }) => verdict !== "yours");
      if (clean) passed.push(`${id} without ${entry}`);
      if (foreign.length === 0) unnamed.push(`${id} without ${entry}`);
    });
  });
  return { asked, passed, unnamed };
}
