/**
 * What a clause makes of a food that it names, beside using it: whose clause it is, in which mood, and how far that reaches.
 * Every excuse of this kind stands here: what another thing is like, what is only supposed, what is kept back or put away.
 */
import { pattern } from "#recipe/pattern";

/** `compared`: another thing is like it. `supposed`: it is expected, intended, warned of. `kept`: it stays where it is. */
export type Mood = "compared" | "supposed" | "kept";

/** The words that a likeness reaches: up to the next joint. */
const REACH =
  /(?: (?!(?:and|or|with|in|on|over|onto|into|then|but|so|add|for|to|from|it|you|we|they|is|are|was|were|needs?|wants?|goes|go|until|when|while|if|this|these|some|more|before|after)\b)[\p{L}'-]+){0,5} /u;
const LIKE =
  /\b(?:(?<!you |you'd |you would |i |we |if they |people )like|resembles?|resembling|(?:beats?|outdoes|rivals)(?= (?:any|every|all|the best)\b)|similar to|something (?:much |rather )?close(?:r)? to|akin to|(?:size|thickness|consistency|texture|taste|colou?r|shade|hue|shape|feel|look|job|work|place|kind|smell|scent|body|heft|snap|crunch|ghost|equivalent|[a-z]{3,}ness) of|(?:just |right |this |well )?(?:shy|short|this side) of|(?:half ?way|nearest thing) to|pass(?:es)? for|mistak\w+ (?:it|this|them|these) for|(?:smell|smells|smelling|taste|tastes|tasting|reeks?|reminds?|think|scents) (?:\w+ )?of|as (?:thick|soft|thin|stiff|loose|runny|smooth|fine|salty|rich|brown|sweet|light|pale|dark|sharp|sour|hot|small|big|large|\w+ly \w+|\w+) as|(?<!less |no )(?<!more )than|(?:cousin|relative|sister|brother|twin|nod|riff|version|reminder) (?:of|to|on)|confuse (?:it|this|them|these) with|reminiscent of|unlike|as (?:if|though) (?:it|they) were|(?:pale|dark|bright|deep|soft|rich|(?:from|to) the) (?:green|red|brown|gold|yellow|orange|pink|white|black) of|the way|(?:pink|red|brown|white|black|hard|light|crisp|sweet|cold|flat|round|fine|pale|dark|rich|sour|sharp|bright|tender|\w{2,}(?:y|en|ish|less)) as(?= an? )|(?:clear|stiff|thick|thin|soft|smooth) as|(?:go|goes|gone|turned|shrunk|shrinks|collapses) from|like for|instead of|mistake\w* for|known as|called|named|swear (?:that )?(?:there|it) (?:was|were|is|had|held)|the way you|like (?:the |an? )?(?:ones?|kind|sort|stuff) (?:for|of|in|on|from)|(?:(?:they|which|that) (?:give|lend|leave|bring|have|carry)|\w+ (?:gives|lends|leaves|brings|has|carries))(?: off)? an? (?:\w+ )?(?:whisper|hint|note|trace|suggestion|echo|ghost|memory|breath|scent|smell) of)/;
const AS_YOU_DO =
  /\b(?:as|like|the way) you(?: would|'d| do| did| might)(?: \w+){0,3} |\b(?:size|thickness|colou?r|shape|texture|consistency) of [^.;]{1,30},? (?:and |or )?(?:some|others) of (?:an? )?/;
/** What does another food's work reaches all that it stands for: "the oats stand in for breadcrumbs and flour". */
const STANDS_IN = /\b(?:stands?|standing|stood|fills?|filling) in for (?:[\p{L}'-]+,? ){0,5}$/u;
/** "Wherever you'd use butter", "the small knife, the one for apples": another dish's food. */
const ELSEWHERE =
  /\b(?:wherever|anywhere|whenever|where) you(?:'d| would| might| normally| usually)+ (?:use|put|reach for|want|have|add|spread) (?:[\p{L}-]+ )?$|\b(?:the ones?|knife|pan|tin|grater|brush|spoon|tray|mould) (?:(?:meant|made|reserved) )?for (?:[\p{L}-]+ )?$/u;
const LIKENESS = pattern("u")`(?:${LIKE}(?:${REACH}or)?${REACH}|${AS_YOU_DO})$`;
/** "Anyone would swear someone had slipped in an egg", "you'd bet there were eggs in it". */
const WOULD_SWEAR = /\b(?:'d|'ll|would|will|could|can|might) (?:almost |half |nearly )?(?:swear|bet|think|guess|believe|say)\b(?! (?:to|about|of)\b)[^.;:!?]*$/;
/** "Instead of sweating them in butter, …", "the way you'd put cream cheese on a bagel": what is not done, or done elsewhere, up to its clause's end. */
const OTHERWISE_DONE = /\b(?:(?:instead of|rather than) (?:\w+ly )?[\p{L}-]+ing|the way (?:you|they|people|i|we)(?:'d| would| do| might)) [^,;:.!?–—()]*$/u;
/** "You may have met this dish with prawns". */
const MET_WITH = /\b(?:may|might|could|will)(?: well)? have (?:met|seen|had|eaten|known|come across) [^.;]*$/;
/** "Cream used to go in at this point": once, and no more. */
const ONCE = /^ (?:[\p{L}-]+ )?used to (?:go|be|come|sit|have|get|stand|do|live)\b/u;
/** "Think tzatziki without the garlic", "think of it as a tartare", "picture powdered doughnuts". */
const THINKS =
  /(?:^ ?|[.,;:–—!] |\band )(?:think|picture|imagine|envisage)(?: of (?:it|this|that|them) as)?(?: (?!with\b|about\b|of\b)[\p{L}'-]+){0,3} $|(?:^ ?|[.,;:–—!] )think of (?:[\p{L}'-]+,? ){0,4}$/u;
/** "You want jam, not chips": what it should come to, and what not. */
const LOOKED_FOR = /\b(?:you(?:'re| are)? (?:want|after|aim(?:ing)? for|look(?:ing)? for|go(?:ing)? for)|it should be|you're after) (?:an? )?(?:[\p{L}-]+ )?$/u;
const AND_NOT = /^,? (?:and )?not (?:an? )?[\p{L}-]+(?: [\p{L}-]+)?(?:[.,;!)]|$)/u;
/** "Even the one who puts mayo on everything": somebody's habit, elsewhere. */
const SOMEBODYS_HABIT =
  /\b(?:the one|the ones|someone|somebody|people|person|child|kid|husband|wife|friend)s? (?:in the \w+ )?who (?:\w+ )?(?:puts?|eats?|has|likes?|loves?|hates?|adds?) (?:[\p{L}-]+ )?$/u;
const ON_EVERYTHING = /^ (?:on|with|in|over) (?:everything|anything|all)\b/;
/** "Not golden, not honey: chocolate", "jam, not chips". */
const NOT_THIS = /(?:^|[,;:–—] )not (?:[\p{L}-]+ )?$/u;
/** "As if you were making coleslaw", "as though dressing a salad": another kitchen, up to the clause's end. */
const AS_THOUGH = /\bas (?:if|though) (?!it (?:needs|wants)|they (?:need|want))[^,;:.!?–—]*$/;
const LIKENESS_BEHIND =
  /^[- ](?:sized?|shaped|like|style|coloured|colored|brown|gold|flavou?r(?:ed|s)?|scented|free|less|thickness|consistency|texture|thick)\b/;

/** "Go too far and you'll have butter", "gently, or you'll have pâté": what it must not become. */
const OUTCOME =
  /\b(?:or|otherwise|too (?:far|long|much|hard) and) (?:you|it|they|you're|it's)(?:'ll| will|'d| would)? (?:soon |just |only )?(?:have|get|be|become|making|make|end up with|(?:turn|go)(?:es|s)? (?:in)?to) (?:an? |some )?(?:[\p{L}-]+ ){0,2}$/u;
/** "You might expect lemon at this point, but …", "I was going to say to add potato, but …", "the label says milk works, but …". */
const EXPECTED =
  /\b(?:used to|once) (?:have|eat|make|serve|cook|put|add|use|take)\b[^.;,]*$|\b(?:you|one|anyone|people)(?:'d| might| may| could| would| will)(?: well| perhaps| also)? (?:expect|imagine|assume|think (?:of|it (?:needs|wants))|be tempted|reach for)\b[^.;,]*$|\b(?:i|we) (?:was|were) (?:going|about|tempted|all set|planning) to\b[^.;]*$|\b(?:i|we)(?: very)? (?:nearly|almost) [^.;]*$|\b(?:labels?|packets?|pack|box|tin|internet|magazines?|back of the \w+) (?:says?|said|suggests?|tells? you|calls? for|wants?)\b[^.;]*$/;
/** "I once ruined a chicken with rice", "we tried it with honey": what was done another time. */
const ONCE_DONE =
  /\b(?:would|might|could|'d) (?:happily |gladly )?(?:trade|swap|exchange|give up) (?:it|them|this|anything|everything|all) for (?:[\p{L}-]+ ){0,3}$|\b(?:i|we|he|she|somebody|someone)(?:'ve| have| had)? (?:once|never once) (?!(?:the|it|this|that|they)\b)[^.;,:]*$|\b(?:my|our|his|her|their) [\p{L}-]+ (?:used to|would always|always used to) [^.;,:]*$/u;
/** The clause behind takes it back. */
const TAKEN_BACK = /^[^.;]*\b(?:but|only|though|however|we haven't|you don't|no need|n't need)\b/;

/** "I've left the milk in the fridge", "keep the raisins out", "put the salt cellar away", "save the mustard for hot dogs". */
const KEPT = /\b(?:left|leave|leaves|kept|keep|keeps|saved?|held|put|puts) (?:also )?(?:(?:the|your|out the|that) )?(?:[\p{L}-]+ ){0,2}$/u;
const OUT =
  /^(?: bottle| jar| tin| packet| tub)? (?:out\b|be\b(?=[.,;!?)]|$)|alone\b|aside for (?:another|later|tomorrow|next)\b|where (?:it|they) (?:is|are|was|were)\b|(?:itself |themselves |behind )?in (?:the|its|their) (?:fridge|freezer|cupboard|larder|pantry|jar|packet|tin|bottle|box|bag|drawer)\b|for (?:another|later|tomorrow|your|next|somebody|someone)\b)/;
/** "Ham stays in the fridge", "the capers wait in their jar". */
const STAYS =
  /^,? (?:leave|keep) (?:it|them) (?:in (?:the|its|their|your) (?:fridge|freezer|cupboard|larder|pantry|jar|packet|tin|bottle|box|bag|drawer)|out|alone|for (?:another|later|tomorrow))\b|^ (?:can |may |should |will |'ll |must )?(?:stays?|waits?|remains?|sits?|lives?) (?:behind |put |tucked )?(?:in (?:the|its|their|your) (?:fridge|freezer|cupboard|larder|pantry|jar|packet|tin|bottle|box|bag|drawer)|on the shelf|where (?:it|they))\b/;
/** "Put the mascarpone back in the fridge", "put the soy down". */
const BACK =
  /^ (?:(?:right |straight )?back (?:in|into) (?:the|its) (?:fridge|freezer|cupboard|larder|pantry|jar|packet|tin|bottle|box)|(?:straight |right )?down(?=[.,;!]|$))/;
/** "Hands off the milk", "no need of the milk". */
const HANDS_OFF = /\bhands off (?:the|that|your) (?:[\p{L}-]+ )?$/u;
const AWAY = /^ (?:[\p{L}-]+ )?away\b/u;

/** "Brown sugar to balance the salt", "to cut the fat": a taste that is there already, and what is done about it. */
const OFFSETS =
  /\b(?:to|will|helps?|and) (?:balance|offset|cut(?: through)?|counter|counteract|tame|mellow|temper|soften|round out|match|bring out|lift)(?: out)? (?:the|its|their|all the|that|some of the) (?:[\p{L}-]+ )?$/u;
const A_TASTE = /^(?:salt|sugars?|fat|oil|acid|vinegar|spices?|chilli|chili|pepper|lemon|lime|honey|syrup)$/;
/** "Stock and cheese carry the salt": what a food that is there brings of it. */
const CARRIES =
  /\b(?:carr(?:y|ies)|bring|brings|has|have|holds?|contains?|gives?|suppl(?:y|ies)|provides?) (?:all )?(?:the|enough|its own|their own|plenty of|the only) (?:[\p{L}-]+ )?$/u;

/** "Gravy is non-negotiable", "mayo on the side is a must": what the dish cannot be without. */
const NEEDED_BEHIND =
  /^(?: (?!(?:is|are)\b)[\p{L}'-]+){0,5} (?:is|are) (?:an? (?:absolute |total )?(?:must|given|necessity)\b|non-negotiable|essential|mandatory|compulsory|obligatory|the law\b|law\b|not optional|not negotiable|needed here|required here)/u;
/** "Best eaten with toast", "at its best with a fried egg": how it is to be had, which is more than good with. */
const AT_ITS_BEST =
  /\b(?:best|at (?:its|their) best|nicest)(?: (?:eaten|served|enjoyed|had|hot|warm|cold|right away|straight away|fresh))* (?:with|alongside|on|over|in) (?:(?!and |or |but )[\p{L}'-]+,? ){0,3}$/u;
/** "The kids get theirs with baked beans": the household's own plates. */
const THEIR_OWN =
  /\b(?:gets?|have|has|takes?|wants?|likes?|eats?|demands?|prefers?) (?:theirs|ours|his|hers|mine|it|this|them) (?:with|alongside|on|over) (?:(?!and then |but )[\p{L}'-]+,? ){0,4}$/u;
/** "There should be just enough butter to coat the leeks": it is there. */
const IS_THERE =
  /\bthere(?:'ll| should| will| must| ought to| has to| needs to)(?: still)? be (?:just |only |about )?(?:enough|some|plenty of|an? (?:little|bit of|good)) (?:[\p{L}-]+ ){0,2}$/u;

/** "It goes to the table surrounded by watercress": what it wears when it is served. */
const WORN =
  /\b(?:goes?|comes?|served?|sits?|arrives?)\b[^,;.]{0,30} (?:surrounded|flanked|ringed|crowned|topped|showered|piled|draped|smothered|strewn|studded|dotted|buried|hidden) (?:by|with|in|under) (?:(?!and |or |but )[\p{L}'-]+ ){0,3}$/u;

/** "The children refuse it unless there is mayo within reach". */
const NOT_UNLESS = /(?:n't|\b(?:not|never|no|nobody|none|nothing|refuse[sd]?|hardly|only))\b[^;.]*\bunless [^,;.]{0,40}$/;
/** "Then the good bit, which is sour cream", "my trick: mustard". */
const IS_THE_POINT =
  /\b(?:the|my|our) (?:[\p{L}-]+ )?(?:bit|part|thing|trick|secret|touch|ingredient|twist|finish|surprise|flourish)\b(?: of it| here)?(?:,? (?:which|and that))? (?:is|was|are) (?:an? |some |the )?(?:(?!not\b)[\p{L}-]+ ){0,2}$/u;
/** "Watercress makes up the other half of each plate". */
const MAKES_UP = /^ (?:makes? up|fills?|takes? up|rings?|surrounds?) (?:the (?:other |rest|second |empty )|each |every |half |what's left )/;
/** "Half a stock cube crumbled into the milk is nobody's business": it is said to be put in. */
const STANDS_NEXT_TO_IT = /^ (?:is |are |was )?(?:next to|beside|alongside|by) (?:it|them|this|each plate|the dish|the plates?)\b/;
const PUT_IN_BEHIND =
  /^ (?:[\p{L}]+ly )?(?:crumbled|stirred|grated|poured|hidden|tucked|melted|folded|whisked|beaten|mixed|scattered|dissolved|squeezed|spooned|drizzled|slipped|layered|dotted|rubbed) (?:in|into|on|onto|over|through|under|among|between)\b/u;

/** Whether a clause that only tells says all the same that the food is had: it is needed, it is there, or it is on somebody's plate here. */
export function isNeeded(before: string, behind: string): boolean {
  const near = before.slice(-90);
  return (
    NEEDED_BEHIND.test(behind.slice(0, 90)) ||
    AT_ITS_BEST.test(near) ||
    THEIR_OWN.test(near) ||
    IS_THERE.test(near) ||
    WORN.test(near) ||
    NOT_UNLESS.test(before) ||
    IS_THE_POINT.test(near) ||
    PUT_IN_BEHIND.test(behind) ||
    STANDS_NEXT_TO_IT.test(behind) ||
    MAKES_UP.test(behind)
  );
}

/** The mood of the clause in which a food stands, given what stands before and behind it; undefined where it is plainly said. */
export function moodOf(before: string, behind: string, words = ""): Mood | undefined {
  const near = before.slice(-90);
  if (STANDS_IN.test(near) || THINKS.test(near) || ELSEWHERE.test(near) || (LOOKED_FOR.test(near) && AND_NOT.test(behind))) return "compared";
  if (NOT_THIS.test(near) && LOOKED_FOR.test(near.replace(/[\p{L}-]+,? not (?:[\p{L}-]+ )?$/u, ""))) return "compared";
  if ((SOMEBODYS_HABIT.test(near) && ON_EVERYTHING.test(behind)) || (A_TASTE.test(words) && (OFFSETS.test(near) || CARRIES.test(near)))) return "supposed";
  if (LIKENESS.test(near) || AS_THOUGH.test(near) || LIKENESS_BEHIND.test(behind)) return "compared";
  if (OTHERWISE_DONE.test(before.slice(-120))) return "compared";
  if (ONCE.test(behind) || MET_WITH.test(near) || (WOULD_SWEAR.test(before.slice(-120)) && !/^[^.;]*\b(?:be|were|are) right\b/.test(behind))) return "supposed";
  if (ONCE_DONE.test(near)) return "supposed";
  if (OUTCOME.test(near) || (TAKEN_BACK.test(behind) && EXPECTED.test(before.slice(-160)))) return "supposed";
  if (KEPT.test(near) && (/\bput/.test(near.slice(-24)) ? AWAY.test(behind) || BACK.test(behind) : OUT.test(behind))) return "kept";
  if (STAYS.test(behind) || HANDS_OFF.test(near)) return "kept";
  return undefined;
}
