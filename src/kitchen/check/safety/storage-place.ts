/** Where a clause says that food is kept, as far as bacteria tell places apart: in the danger zone of 4 to 60 °C, or out of it. */

/** `warm`: at the temperature of a room. `cold`: fridge, freezer, ice. `hot`: kept above 60 °C, or cooking. */
export type StoragePlace = "warm" | "cold" | "hot";

export const NO_FRIDGE =
  /\b(?:no (?:fridge|refrigerator|refrigeration)(?: (?:is )?(?:needed|necessary|required))?|no need (?:to (?:refrigerate|chill|put (?:it|them) in the fridge|use the fridge)|for (?:the|a) (?:fridge|refrigerator))|(?:do not|don't|doesn't|needn't|never|not)(?: (?:need|have|bother)(?: to(?: be)?)?)? (?:refrigerat\w+|chill\w*|put (?:it|them) in the fridge|in the (?:fridge|refrigerator))|without (?:a fridge|refrigerat\w+|chilling)|outside (?:of )?the (?:fridge|refrigerator)|out of the (?:fridge|refrigerator)|on top of the (?:fridge|refrigerator|freezer)|unrefrigerated|instead of the fridge|skip the fridge)\b/;
const COLD = /\b(?:fridge|refrigerat\w+|freezer?s?|freezing|chill|chills|chilling|chiller|ice (?:bath|box|pack|water)|icebox|cooler|cool box|cold water)\b/;
const WARM =
  /\b(?:room[- ]temp(?:erature)?|ambient temperature|counter(?:s|top|tops)?|work ?tops?|work surface|kitchen (?:table|bench)|benchtop|bench|buffet(?: table)?|(?:on|by|beside|near|next to|above|over|on top of) (?:the|a|your) (?:[\w-]+ )?(?:table|side|sideboard|stove|stovetop|hob|cooker|porch|balcony|radiator|boiler|kettle|sink|draining board|drainer|heater|fire|ledge|sill|dresser|floor|window)|draining board|where (?:it|they) (?:is|are|stands?|sits?)|under a (?:cloth|tea ?towel)|with (?:its|the) lid on|window ?sill|(?:leave|leaving|left|let|sit|sits|sat|sitting|stand|stands|standing|stay|stays|kept|keep) (?:it |them |this |that |everything |the \w+(?: \w+)? |any \w+(?: \w+)? |\w+ )?out|(?:switched|turned)[- ]off oven|cooling oven|in (?:the|a|its|your) (?:\w+ )?(?:kitchen|sink|pantry|cupboard|larder|store ?cupboard|car|garage|shed|lunch ?box|bag)|at the back of the stove|warm (?:place|spot|kitchen)|airing cupboard|hot day|in the sun|(?:at|on|to) the (?:beach|park|picnic)|in the (?:garden|hot car|rucksack|backpack|basket))\b/;
const HOT =
  /\b(?:simmer\w*|boil\w*|bubbl\w*|cook(?:ing|s)? (?:on|over|for)|low heat|on low|slow cooker|crock ?pot|keep warm setting|above 60|135\s?°|140\s?°|63\s?°|hot holding|chafing|warming (?:drawer|tray)|braise|roast)\b/;

/** The place that a clause names, or undefined. A fridge that is not to be used is a warm place. */
export function findStoragePlace(text: string): StoragePlace | undefined {
  if (NO_FRIDGE.test(text)) return "warm";
  if (COLD.test(text)) return "cold";
  if (!WARM.test(text)) return undefined;
  return HOT.test(text) ? "hot" : "warm";
}
