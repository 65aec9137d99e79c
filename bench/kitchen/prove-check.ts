/** `npm run bench -- kitchen check`: the pantry check over the golden book, whose recipes use only what their lists hold, and over what the chef cooks. */
import { checkPantry } from "#kitchen/check/check-pantry";
import { CLEAN_RECIPES } from "#kitchen/check/corpus/clean-recipes";
import { NEAR_MISS_RECIPES } from "#kitchen/check/corpus/near-miss-recipes";
import { SLANGY_RECIPES } from "#kitchen/check/corpus/slangy-recipes";
import { MODEL_RECIPES } from "#kitchen/check/corpus/model-recipes";
import { addInEveryPhrasing, addOneTooMany, FOREIGN_FOODS, leaveOneOut, PHRASINGS, type Asked, type LeftOut } from "#kitchen/check/corpus/one-too-many";
import { LAYOUT_RECIPES } from "#kitchen/check/corpus/layout-recipes";
import { cook } from "#kitchen/compose/cook";
import { readGoldenBook } from "./golden/golden-book.ts";
import { readPantryLists } from "./pantry-lists.ts";
import { readToldLists } from "./told-dishes.ts";

const WARM_ROUNDS = 4;

/** Prints the figures; with `--lists` also what is behind them. */
export function proveCheck(isVerbose: boolean): void {
  const book = readGoldenBook("worked");
  const checkBook = () => book.filter((recipe) => !checkPantry(recipe.markdown, recipe).clean);
  const tokens = book.reduce((sum, { markdown }) => sum + markdown.length / CHARACTERS_A_TOKEN, 0);
  /** Milliseconds of processor time for 1,000 tokens: whatever else runs on the machine counts for nothing. */
  const timeBook = (): number => {
    const begun = process.cpuUsage();
    checkBook();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / tokens;
  };
  const first = timeBook();
  const warm = Math.min(...Array.from({ length: WARM_ROUNDS }, timeBook));
  const doubted = checkBook();
  console.log(`golden recipes told all yours: ${book.length - doubted.length} of ${book.length}`);
  console.log(`1,000 tokens: ${warm.toFixed(1)} ms once warm (at most 10), ${first.toFixed(1)} in a process that has just begun`);

  const dishes = [...readPantryLists().flatMap(({ kind, items }) => (kind === "hostile" ? [] : [items])), ...readToldLists()].flatMap((ingredients) => {
    const dish = cook({ ingredients });
    return dish.ok ? [{ ingredients, markdown: dish.markdown }] : [];
  });
  const unclean = dishes.filter((dish) => !checkPantry(dish.markdown, dish).clean);
  console.log(`built-in dishes told all yours: ${dishes.length - unclean.length} of ${dishes.length}`);

  const own = book.filter((recipe) => !doubted.includes(recipe));
  const { asked, silent } = addOneTooMany(own);
  const left = leaveOneOut(own);
  sayMechanical({ asked, silent }, left);
  if (isVerbose)
    for (const line of [
      ...doubted.map(({ id }) => `doubted ${id}`),
      ...unclean.map(({ ingredients }) => `doubted ${ingredients.join(", ")}`),
      ...silent,
      ...left.passed,
    ])
      console.log(line);
}

/**
 * `npm run bench -- kitchen labelled [FOODS]`: the two mechanical tests over every labelled recipe that uses only its list, each in every
 * phrasing with so many of the foods in turn (2 unless told; 40 are all, and take hours).
 */
export function proveLabelled(foods: number): void {
  const labelled = [...MODEL_RECIPES, ...SLANGY_RECIPES, ...NEAR_MISS_RECIPES, ...LAYOUT_RECIPES];
  const own = [...CLEAN_RECIPES, ...labelled.filter(({ extra }) => extra === undefined)].filter((recipe) => checkPantry(recipe.markdown, recipe).clean);
  console.log(`labelled recipes that use only their list, and are told so: ${own.length}`);
  const asked = addInEveryPhrasing(own, foods);
  const left = leaveOneOut(own);
  sayMechanical(asked, left);
  for (const line of [...asked.silent, ...left.passed]) console.log(line);
}

function sayMechanical({ asked, silent }: Asked, left: LeftOut): void {
  console.log(
    `one too many (${PHRASINGS.length} phrasings, ${FOREIGN_FOODS.length} foods): ${silent.length} of ${asked} silent, ${share(silent.length, asked)} % (at most 0.5)`,
  );
  console.log(`leave one out: ${left.passed.length} of ${left.asked} told all yours (0), ${left.unnamed.length} without a name for it (at most 1 %)`);
}

/** English text has about four characters a token. */
const CHARACTERS_A_TOKEN = 4;

function share(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(2);
}
