/** Where a clause says that food is kept, as far as bacteria tell places apart: in the danger zone of 4 to 60 °C, or out of it. */

import { pattern } from "#recipe/pattern";

/** `warm`: at the temperature of a room. `cold`: fridge, freezer, ice. `hot`: kept above 60 °C, or cooking. */
export type StoragePlace = "warm" | "cold" | "hot";

export const NO_FRIDGE =
  /\b(?:no (?:fridge|refrigerator|refrigeration|cool ?box|cooler|ice(?! c))(?: (?:is )?(?:needed|necessary|required))?|no need (?:to (?:refrigerate|chill|(?:(?!out\b)\w+ ){1,8}(?:fridge|refrigerator))|for (?:the|a) (?:fridge|refrigerator))|(?:do not|don't|doesn't|needn't|never|not)(?: (?:need|have|bother)(?: to(?: be)?)?)? (?:refrigerat\w+|chill\w*|put (?:it|them) in the fridge|in the (?:fridge|refrigerator))|without (?:a fridge|refrigerat\w+|chilling)|outside (?:of )?the (?:fridge|refrigerator)|out of the (?:fridge|refrigerator)|on top of the (?:fridge|refrigerator|freezer)|unrefrigerated|instead of the fridge|skip the fridge)\b/;
/** "Grand cold out of the fridge tomorrow", "tastes better the next day, out of the fridge": where it is eaten from, and where nobody leaves it. */
const EATEN_FROM = /\b(?:(?:cold|straight|right|comes?),? |(?:eat|tast)[^;]{0,40})out of the (?:fridge|refrigerator)\b/;
const IS_LEFT = /\b(?:leav|left\b|let|keep|kept|s[ia]t|stand|stood|stay|stor|last|counter|room|all\b|hours|overnight|until|till?\b)/;
const COLD = /\b(?:fridge|refrigerat\w+|freezer?s?|freezing|chill|chills|chilling|chiller|ice (?:bath|box|pack|water)|icebox|cooler|cool box|cold water)\b/;
/** Furniture, rooms, vehicles and bags: whatever stands on or in them has their warmth. */
const WARM_THINGS =
  /(?:counter(?:s|top|tops)?|work ?tops?|table|side|sideboard|stove|stovetop|hob|cooker|aga|porch|balcony|terrace|patio|veranda|conservatory|radiator|boiler|kettle|sink|draining board|drainer|heater|fire|ledge|sill|dresser|floor|window|bench|desk|trestle|marquee|burner|microwave|drawer|locker|chair|stool|mantelpiece|trolley|kitchen|pantry|cupboard|larder|hall(?:way)?|utility(?: room)?|car|van|truck|boot|trunk|dashboard|back seat|tent|caravan|garage|shed|attic|lunch ?box|(?<!(?:plastic|zip|seal\w*|top|lock|freezer|cool|ice) )bag|satchel|rucksack|backpack|briefcase|basket|hamper|beach|park|picnic|garden|sun)/;
const WARM = pattern()`\b(?:room[- ]temp(?:erature)?|ambient temperature|counter(?:s|top|tops)?|work ?tops?|work surface|buffet(?: table)?|(?:on|in|inside|under|beneath|behind|by|at|to|beside|near|next to|above|over|on top of) (?:the|a|an|your|its|her|his|my) (?:[\w-]+ ){0,2}?${WARM_THINGS}|draining board|at the back of the stove|where (?:it|they) (?:is|are|stands?|sits?)|under a (?:cloth|tea ?towel)|with (?:its|the) lid on|window ?sill|(?:leave|leaving|left|let|sit|sits|sat|sitting|stand|stands|standing|stay|stays|kept|keep) (?:it |them |this |that |everything |the \w+(?: \w+)? |any \w+(?: \w+)? |\w+ )?out|(?:switched|turned)[- ]off oven|cooling oven|warm (?:place|spot|kitchen)|airing cupboard|hot day)\b`;
const HOT =
  /\b(?:simmer\w*|boil\w*|bubbl\w*|cook(?:ing|s)? (?:on|over|for)|low heat|on low|slow cooker|crock ?pot|keep warm setting|above 60|135\s?°|140\s?°|63\s?°|hot holding|chafing|warming (?:drawer|tray)|braise|roast)\b/;

/** The place that a clause names, or undefined. A fridge that is not to be used is a warm place. */
export function findStoragePlace(text: string): StoragePlace | undefined {
  if (EATEN_FROM.test(text) && !IS_LEFT.test(text)) return "cold";
  if (NO_FRIDGE.test(text)) return "warm";
  if (COLD.test(text)) return "cold";
  if (!WARM.test(text)) return undefined;
  return HOT.test(text) ? "hot" : "warm";
}

/** Where the clause names a warm place, -1 where it names none. */
export function warmPlaceAt(text: string): number {
  const at = text.search(WARM);
  return at < 0 ? text.search(NO_FRIDGE) : at;
}
