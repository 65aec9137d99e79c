/** What a step takes out of a shop's pack: no work of this recipe, whatever its list could make. */
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import { isFree } from "./mention-place.ts";
import type { OrderEntry } from "./order-entries.ts";

/** "A bag of croutons": in what shops sell, whatever of it could be made here. A jar, a tub and a bottle hold home-made things as well. */
const IN_A_PACK =
  /\b(?:an?|one|two|three|four|\d+|some|your|another|half an?) (?:[\p{L}-]+ )?(?:bags?|packets?|packs?|packages?|boxe?s?|cartons?|cans?|tins?|sachets?|pouche?s?) of (?:[\p{L}-]+ ){0,2}$/u;
/** "The kale chips from the packet". */
const FROM_A_PACK = /^ (?:from|out of) (?:the|an?|your) (?:packet|pack|package|bag|box|carton)\b/;
/** What holds home-made things as well, where the recipe has one. */
const FROM_A_JAR = /^ (?:from|out of) (?:the|an?|your) (?:jar|tub|bottle)\b/;
const FROM_A_SHOP = /^ from (?:the|an?|your) (?:[\p{L}-]+ )?(?:shop|store|supermarket|bakery|deli)\b/u;
const FROZEN = /\bfrozen $/;

/** What the recipe and its list say of packs and of frost. */
interface Packing {
  /** Something is frozen here, or came so. */
  readonly freezes: boolean;
  /** The list holds a box of several things: macaroni and the powder for its cheese. */
  readonly hasPack: boolean;
  /** The list or another step has a jar. */
  readonly hasJar: boolean;
}

export function readPacking({ recipe }: ReadRecipe, entries: readonly OrderEntry[]): Packing {
  const steps = recipe.steps.join("\n");
  const typed = entries.map((entry) => entry.typed).join("\n");
  return {
    freezes: /\b(?:freez|froze\b)/i.test(steps) || /\bfrozen\b/i.test(typed),
    hasJar:
      /\b(?:tin|can|jar|tub|bottle)/i.test([typed, ...recipe.ingredients.map(({ food }) => food)].join("\n")) ||
      (steps.match(/\b(?:jar|tub|bottle)/gi) ?? []).length > 1,
    hasPack: /\b(?:box|packet|mix|kit|mac\w*|ramen)\b/i.test(typed),
  };
}

/** "A bag of croutons", "the frozen fries". A bag of water is water. */
export function markBought(mention: Mention, { freezes, hasPack, hasJar }: Packing): Mention {
  const { sentence, start, end, phrase } = mention;
  if (sentence.part.role !== "step" || phrase === "generic" || isFree(mention)) return mention;
  const before = sentence.text.slice(Math.max(0, start - 60), start);
  const behind = sentence.text.slice(end, end + 40);
  const isBought =
    IN_A_PACK.test(before) ||
    FROM_A_SHOP.test(behind) ||
    (!hasPack && FROM_A_PACK.test(behind)) ||
    (!hasJar && FROM_A_JAR.test(behind)) ||
    (!freezes && FROZEN.test(before));
  return isBought ? { ...mention, bought: true } : mention;
}
