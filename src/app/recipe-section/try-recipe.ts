/** Reads a small recipe while nobody waits: code that has run is several times as fast as code that has not, and the first recipe would hold the page up for it. */
import { readRecipe } from "#recipe/read-recipe";
import { MarkdownReader } from "../markdown/markdown-reader.ts";

const BLOCKS = [
  "# Rice with eggs\n\n",
  "**Serves 2 · 25 min (10 min of it at work)**\n\n",
  "A pan of *rice*, with eggs on it.\n\n",
  "## Ingredients\n\n",
  "- 150 g rice\n- 2 eggs\n- 1/2 onion, sliced\n- salt (a pinch)\n\n",
  "## Method\n\n",
  "1. Boil the rice in 300 ml water for 12 minutes.\n2. Fry the onion until golden, about 5 minutes, and break the eggs over it.\n\n",
  "## Notes\n\n",
  "I left out the “coconut”: it is too sweet here.\nI left out the lemon.\n",
] as const;
const TIMES = 3;

/** One task a block, none of them long. `whenFree` runs its argument when nothing else is to be done. */
export function tryRecipe(whenFree: (deed: () => void) => void): void {
  const deeds = Array.from({ length: TIMES }, readByBlocks).flat();
  const next = (at: number): void => {
    const deed = deeds[at];
    if (!deed) return;
    whenFree(() => {
      deed();
      next(at + 1);
    });
  };
  next(0);
}

function readByBlocks(): (() => void)[] {
  const reader = new MarkdownReader();
  return BLOCKS.flatMap((block, at) => [
    () => void reader.read(BLOCKS.slice(0, at + 1).join(""), at === BLOCKS.length - 1),
    () => void readRecipe(BLOCKS[0] + block),
  ]);
}
