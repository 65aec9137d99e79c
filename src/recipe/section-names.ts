/** What the headings of a recipe mean, in the words that people and models use for them. */

export type SectionName = "ingredients" | "optional" | "method" | "notes" | "serving";

const INGREDIENTS =
  /^(?:the )?(?:main )?(?:ingredients?|materials?|(?:here s )?what you (?:ll |will )?need|you (?:ll |will )?need|shopping list|things you need|what (?:goes in|you ve got|to (?:get|grab|buy)))(?: |$)|^(?:gather|grab)(?: these| this| it)?$|ingredients?(?: list)?$/;
const METHOD =
  /^(?:the |cooking |simple |easy |step by step |recipe )*(?:instructions?|directions?|methods?|steps|preparation|procedure|process|how to|what to do|what you (?:ll |will )?do|here s how|(?:cook|make) it$|let s (?:cook|make|get|begin|go|do (?:it|this))|step by step|how it (?:goes|works|s (?:done|made))|how (?:i|we|you) (?:do|make|cook) (?:it|this|them)|(?:off|here) (?:we|you) go$)(?: |$)|(?:instructions|directions|method|steps|preparation)$/;
const NOTES =
  /^(?:here (?:are|is|s) |a |an |the |my |few |some |more |pro |chef s |cook s |chef |quick |extra |helpful |kitchen |safety |final |important |bonus |recipe )*(?:tips?|hints?|notes?|variations?|substitut\w+|suggestions?|storage|storing|store|to store|make ahead|leftovers?|nutrition\w*|allerg\w+|equipment|tools|contains|good to know|left out|why|ideas?|serving (?:suggestions?|ideas?|tips?)|garnish suggestions?|drink pairings?|pairings?|faq|q a|questions?|cleanup|clean up|washing up|enjoy|reminder|warning|disclaimer|next time|swaps?|swap (?:it|out)|make it your(?:s| own)|(?:switch|mix) it up|did you know|fun fact|freezing|keeping|before you ask|adaptation\w*|twists?|variants?|(?:other |more |fun )?ways to (?:jazz|change|vary|switch|serve|use|mix|make|spice|dress)|jazz it up)(?: |$)|^(?:\p{L}+ ){1,2}(?:variations?|variants?|twists?|swaps?)$/u;
const SERVING = /^(?:to |for |the )?(?:serv\w+|garnish\w*|toppings?|decorat\w+|finish\w*|drizzle|sprinkle)(?: |$)/;
const OPTIONAL = /(?:^| )optional(?: |$)|(?:^| )if (?:you|desired|available|using|liked)(?: |$)/;
const SECTION_WORDS_MOST = 9;

/** The section a heading opens, or undefined where the words are a title or a group (`For the filling`). */
export function findSection(label: string): SectionName | undefined {
  const words = readLabelWords(label);
  if (words === "" || words.split(" ").length > SECTION_WORDS_MOST) return undefined;
  if (OPTIONAL.test(words)) return "optional";
  if (INGREDIENTS.test(words)) return "ingredients";
  if (NOTES.test(words)) return "notes";
  if (METHOD.test(words)) return "method";
  return SERVING.test(words) ? "serving" : undefined;
}

/** Lower-case words of a label without emoji, punctuation and figures. */
function readLabelWords(label: string): string {
  return label
    .slice(0, 120)
    .toLowerCase()
    .replaceAll(/[^\p{L}\uE000]+/gu, " ")
    .trim();
}
