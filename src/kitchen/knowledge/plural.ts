/** The plural of food words in prose. */

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  leaf: "leaves",
  loaf: "loaves",
  half: "halves",
  knife: "knives",
  calf: "calves",
  foot: "feet",
  goose: "geese",
  chilli: "chillies",
  chili: "chilies",
  kiwi: "kiwis",
};

/** Nouns on -o that take -es. The others ("avocado", "mango", "jalapeno") take -s. */
const TAKES_ES = new Set(["tomato", "potato", "echo", "hero"]);

/** Last words that are never counted: their plural is the word itself. */
const UNCOUNTED = new Set(
  "veg rice bread flour sugar butter milk cream cheese spinach kale celery broccoli garlic ginger pasta spaghetti couscous bacon ham beef pork lamb veal chicken turkey duck salmon cod haddock tuna trout mince parsley basil coriander mint thyme rosemary sage dill oregano cumin paprika turmeric cinnamon salt oil vinegar honey jam yogurt water stock tofu asparagus mangetout hummus molasses fish rocket cress sweetcorn corn fennel greens peppers meat fruit wine beer juice sauce paste powder zest puree pulp tea coffee mustard mayonnaise ketchup pesto salsa panko ramen udon soba semolina polenta granola muesli feta brie parmesan mozzarella cheddar ricotta halloumi paneer seaweed shrimp squid choy saffron vanilla yeast sitaw dangmyeon gobi gobo dal daal dhal rajma aloo palak pechay kangkung talong ampalaya kalabasa labanos malunggay gata bhindi baingan kimchi doenjang tofu tempe tempeh bihon hing tatashe ugu".split(
    " ",
  ),
);

/** The plural of a food's name: "red onion" gives "red onions", "bay leaf" "bay leaves"; a mass noun stays as it is. */
export function pluralOf(name: string): string {
  const cut = name.lastIndexOf(" ") + 1;
  const word = name.slice(cut);
  if (UNCOUNTED.has(word)) return name;
  const irregular = Object.hasOwn(IRREGULAR_PLURALS, word) ? IRREGULAR_PLURALS[word] : undefined;
  if (irregular !== undefined) return name.slice(0, cut) + irregular;
  // Italian plurals ("gnocchi"), names from the east ("pak choi") and fish are their own plural.
  if (word.endsWith("i") || word.endsWith("fish")) return name;
  if (TAKES_ES.has(word) || /(s|x|z|ch|sh)$/.test(word)) return `${name}es`;
  if (/[^aeiou]y$/.test(word)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}
