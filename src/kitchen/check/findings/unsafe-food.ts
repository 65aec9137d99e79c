/** Plants and parts of plants that are poison however they are cooked. */
import { isNegated, rangeOf } from "../sentence.ts";
import type { PantryCheckRule } from "../finding.ts";

interface ToxicPlant {
  readonly words: RegExp;
  readonly message: string;
}

/** University of Idaho FCS 270, EFSA Journal 2016;14(4):4424, Hong Kong CFS Report 27. */
const TOXIC: readonly ToxicPlant[] = [
  {
    words: /\brhubarb (?:leaf|leaves|greens|tops)\b|\b(?:leaf|leaves|greens|tops) of (?:the |your )?rhubarb\b/g,
    message: "Rhubarb leaves are poisonous: use the stalks only.",
  },
  {
    words:
      /\b(?:apricot|peach|plum|cherry) (?:kernels?|pits?|stones?) (?:ground|crushed|chopped|blended)|\b(?:ground|crushed|chopped|blended) (?:apricot|peach|plum|cherry) (?:kernels?|pits?|stones?)|\bbitter almonds?\b/g,
    message: "Bitter almonds and the kernels of stone fruit release cyanide: never eat them.",
  },
  {
    words: /\b(?:green|sprouted|sprouting) potato(?:es)?\b|\bpotato (?:sprouts?|leaves|greens)\b/g,
    message: "Green and sprouted potatoes hold solanine, which cooking does not destroy: throw them away.",
  },
  {
    words:
      /\btomato (?:leaf|leaves|vines?)\b|\b(?:raw|uncooked) (?:elderberr(?:y|ies)|cassava|yuca|taro)\b|\b(?:death caps?|foxgloves?|oleander|hemlock|lily of the valley|daffodils?|nightshade|wild mushrooms you (?:found|picked))\b/g,
    message: "This plant is poisonous as it is used here: leave it out.",
  },
];

const THROWN_AWAY =
  /\b(?:in gloves|wear gloves|until cooked|cook (?:it|them) (?:well|through)|discard\w*|throw\w*|remove\w*|trim\w*|cut off|cut away|compost|bin|toxic|poisonous|never|not eat|not edible|inedible|without|avoid|get rid)\b/;

export const unsafeFood: PantryCheckRule = {
  id: "unsafe-food",
  title: "Poisonous plants",
  why: "Some leaves, kernels and roots are poison however they are cooked.",
  check: ({ sentences, foods, reading }) => {
    const rhubarb = foods.some((food) => /\brhubarb\b/.test(food.name));
    for (const sentence of sentences) {
      if (sentence.part.role === "title" || THROWN_AWAY.test(sentence.text)) continue;
      for (const { words, message } of TOXIC) {
        for (const match of sentence.text.matchAll(words)) {
          if (!isNegated(sentence.text, match.index))
            return [{ id: "unsafe-food", kind: "toxic-plant", message, ranges: [rangeOf(sentence, match.index, match.index + match[0].length)] }];
        }
      }
      const leaves = rhubarb ? /\b(?:the|their|its|green|with|and) (?:the )?(?:green |big |large )?(?:leaves|tops|greens)\b/.exec(sentence.text) : null;
      const other = /\b(?:mint|basil|lettuce|bay|thyme|sage|strawberr\w+|spinach(?! leaves))\b/;
      if (
        leaves &&
        !isNegated(sentence.text, leaves.index) &&
        !other.test(sentence.text) &&
        reading.recipe.ingredients.length + reading.recipe.steps.length > 0
      ) {
        return [
          {
            id: "unsafe-food",
            kind: "toxic-plant",
            message: TOXIC[0]?.message ?? "",
            ranges: [rangeOf(sentence, leaves.index, leaves.index + leaves[0].length)],
          },
        ];
      }
    }
    return [];
  },
};
