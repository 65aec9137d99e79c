/** The texts that every renderer is given: recipes and single long blocks of growing length, and texts made to do harm. */

/** Characters of one recipe; at about four a token, a thousand tokens. */
const UNIT = 4_000;

export type Shape = "recipe" | "list" | "table" | "code" | "paragraph";

/** A text of that shape, `size` thousand tokens long. */
export function writeText(shape: Shape, size: number): string {
  const write = SHAPES[shape];
  let text = write.head;
  for (let number = 1; text.length < size * UNIT; number += 1) text += write.part(number);
  return text;
}

const SHAPES: Readonly<Record<Shape, { readonly head: string; readonly part: (number: number) => string }>> = {
  recipe: { head: "", part: writeRecipe },
  list: { head: "", part: (number) => `- **${number * 5} g** potatoes, *peeled* and cut into pieces of ${number} cm\n` },
  table: {
    head: "| Food | Amount | Note |\n|:--|--:|---|\n",
    part: (number) => `| potatoes **${number}** | ${number * 5} g | *peeled*, see \`note ${number}\` |\n`,
  },
  code: { head: "```text\n", part: (number) => `line ${number}: ${number * 5} g of potatoes, peeled and cut\n` },
  paragraph: { head: "", part: (number) => `Take **${number * 5} g** of potatoes, *peel* them and cut them into pieces. ` },
};

function writeRecipe(number: number): string {
  const steps = Array.from(
    { length: 14 },
    (_, step) =>
      `${step + 1}. Put the **potatoes** into a wide pan with ${step + 2} tbsp of *water*, cover, and cook over a medium heat for ${step + 3} minutes, until the edges are soft.`,
  );
  const rows = Array.from({ length: 10 }, (_, row) => `| potatoes, floury ${row} | ${row * 50 + 50} g | ~~waxy~~ |`);
  const foods = Array.from({ length: 12 }, (_, food) => `- ${food * 20 + 20} g onion number ${food}, finely chopped`);
  return [
    `# Potato pan number ${number}`,
    "A plain supper of potatoes and onions. Serves **2**[^1] in about 35 minutes, more at https://example.com/potatoes.",
    "## Ingredients",
    foods.join("\n"),
    ["| Food | Amount | Note |", "|:--|--:|---|", ...rows].join("\n"),
    "## Method",
    steps.join("\n"),
    "> Keep the starch: it binds the pan juices, and the second day is better than the first.",
    "- [x] eat it hot\n- [ ] keep the rest cold",
    "## Good to know",
    "Leftovers keep for two days in the refrigerator. Heat them through to 74 °C, with a spoonful of water, before you eat them again.\n\n",
  ].join("\n\n");
}

const REPEATS = 10_000;

export const HOSTILE: Readonly<Record<string, string>> = {
  "open brackets": "[".repeat(REPEATS),
  "quote marks": ">".repeat(REPEATS),
  "half-open emphasis": "*a_ ".repeat(REPEATS),
  "nested lists": `${"- ".repeat(REPEATS)}x`,
  "unclosed back-ticks": "`a ".repeat(REPEATS),
  footnotes: Array.from({ length: REPEATS }, (_, number) => `[^${number}]: a`).join("\n"),
};
