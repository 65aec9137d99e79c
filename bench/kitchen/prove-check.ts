/** `npm run bench -- kitchen check`: the pantry check over the golden book, whose recipes use only what their lists hold, and over what the chef cooks. */
import { checkPantry } from "#kitchen/check/check-pantry";
import { addOneTooMany, FOREIGN_FOODS, leaveOneOut, PHRASINGS } from "#kitchen/check/corpus/one-too-many";
import { cook } from "#kitchen/compose/cook";
import { readGoldenBook } from "./golden/golden-book.ts";
import { readPantryLists } from "./pantry-lists.ts";
import { readToldLists } from "./told-dishes.ts";

/** Prints the figures; with `--lists` also what is behind them. */
export function proveCheck(isVerbose: boolean): void {
  const book = readGoldenBook("worked");
  // Processor time, so that whatever else runs on the machine counts for nothing.
  const begun = process.cpuUsage();
  const doubted = book.filter((recipe) => !checkPantry(recipe.markdown, recipe).clean);
  const tokens = book.reduce((sum, { markdown }) => sum + markdown.length / CHARACTERS_A_TOKEN, 0);
  const { user, system } = process.cpuUsage(begun);
  const perThousand = (user + system) / tokens;
  console.log(`golden recipes told all yours: ${book.length - doubted.length} of ${book.length}`);
  console.log(`1,000 tokens: ${perThousand.toFixed(1)} ms (at most 10)`);

  const dishes = [...readPantryLists().flatMap(({ kind, items }) => (kind === "hostile" ? [] : [items])), ...readToldLists()].flatMap((ingredients) => {
    const dish = cook({ ingredients });
    return dish.ok ? [{ ingredients, markdown: dish.markdown }] : [];
  });
  const unclean = dishes.filter((dish) => !checkPantry(dish.markdown, dish).clean);
  console.log(`built-in dishes told all yours: ${dishes.length - unclean.length} of ${dishes.length}`);

  const own = book.filter((recipe) => !doubted.includes(recipe));
  const { asked, silent } = addOneTooMany(own);
  console.log(
    `one too many (${PHRASINGS.length} phrasings, ${FOREIGN_FOODS.length} foods): ${silent.length} of ${asked} silent, ${share(silent.length, asked)} % (at most 0.5)`,
  );
  const left = leaveOneOut(own);
  console.log(`leave one out: ${left.passed.length} of ${left.asked} told all yours (0), ${left.unnamed.length} without a name for it (at most 1 %)`);
  if (isVerbose)
    for (const line of [
      ...doubted.map(({ id }) => `doubted ${id}`),
      ...unclean.map(({ ingredients }) => `doubted ${ingredients.join(", ")}`),
      ...silent,
      ...left.passed,
    ])
      console.log(line);
}

/** English text has about four characters a token. */
const CHARACTERS_A_TOKEN = 4;

function share(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(2);
}
