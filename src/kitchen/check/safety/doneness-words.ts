/** Words for flesh that is not done: a colour, a word of the kitchen, or how its inside looks and feels. */
import { pattern } from "#recipe/pattern";

/** Where one looks whether it is done. */
const INSIDE = /(?:insides?|middles?|cent(?:er|re)s?|cores?|hearts?|interiors?|thickest part|bones?|lumps)/;
/** How raw flesh looks and feels there, and no word of a food behind it ("red onion"). */
const LOOKS_RAW =
  /(?:raw|uncooked|colou?r of (?:raw|blood)(?: \w+)?|red|crimson|scarlet|ruby(?: red)?|purple|bloody|blue|glassy|see-through|translucent|jelly-?like|wobbly|squidgy|cool|cold|barely warm|hardly warm|lukewarm)(?=[.,;:!)–—]|$| (?:and|or|but|when|while|as|if|because|since|though|in|at|by|to|near|next|inside|like|so|for|which|that|is|patch(?:es)?|bits?|spots?)\b)/;
/** "The middle is still glassy", "raw in the lumps", "see-through next to the bone". */
const RAW_WITHIN = pattern()`\b${INSIDE}(?: (?!no |not |never |without |\w+n't )[\w'-]+){0,6}? ${LOOKS_RAW}|\b${LOOKS_RAW}[^.;,:]{0,24}? (?:in|at|to|near|by|next to|around|along) (?:(?:the|its|their) )?(?:very )?${INSIDE}\b|\b${LOOKS_RAW} inside\b|\b(?:meat|flesh) (?:is|are|stays?|remains?|looks?|should be|must be) (?:still )?(?!cool|cold|lukewarm)${LOOKS_RAW}`;

/** "Until the juices run red", "they should ooze crimson"; the fat of a smoked sausage runs red of its paprika. */
const RUNS_RED = /\bred juices?\b|(?<!\b(?:fat|oil) )\b(?:run|runs|running|ooz(?:e|es|ing)|weep|weeps|bleed|bleeds)(?: \w+)? (?:red|crimson|bloody|blood)\b/;
/** "A bit of raw does not matter", "I like mine blue". */
const SOME_RAW =
  /\b(?:a (?:bit|little)(?: of)?|some|slightly|almost|nearly|half|partly|stays?|still|remains?) raw\b(?= |[.,;!]|$)|\b(?:raw (?:bits|patches|spots|lumps))\b|\b(?:like|eat|serve|cook|have|want|fry|sear|grill)\w* [^.;,]{0,50}\bblue(?=[.,;:!)–—]|$)|^\W*blue(?=[.,;!]|$)/;
/** Served as it is: a dish of raw flesh. */
const RAW_DISH = /\b(?:tartare|carpaccio|sashimi|tataki|crudo)\b/;

/** Of poultry and mince, where pink is raw as well. */
export const UNDERDONE = pattern(
  "g",
)`\bros[eé](?=[\s,.;:)]|$)|\b(?:pink(?:ish)?|rosy|medium[- ]rare|rare(?!ly)|blush(?:ing)?|bloody|bleeds?|bleeding|underdone|still red|(?:left|leave|leaving|be|is|are|serve|served|eat|eaten)(?: a)?(?: \w+)? raw(?= |[.,;!]|$)|(?:served?|(?:minutes|side) for|cook(?:ed)? (?:it |them |the \w+ )?(?:to|for)) medium(?=[.,;)!]|$| doneness))|${RAW_WITHIN}|${RUNS_RED}|${SOME_RAW}|${RAW_DISH}`;

/** Of whole cuts of pork, which may be pink: what is plainly raw. */
export const RAW_INSIDE = pattern("g")`\b(?:bloody|underdone|(?<!medium[- ])rare(?!ly)|still red)\b|${RAW_WITHIN}|${RUNS_RED}|${SOME_RAW}|${RAW_DISH}`;
