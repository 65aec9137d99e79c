/** Verbs with which a recipe tells somebody to do something to a food, in every form they take. */

/** Two forms each are made: "stirring", "stirred". What English makes otherwise stands in `IRREGULAR`. */
const VERBS =
  "add arrange assemble bake baste beat blanch blend blitz blacken boil braise break bring broil brown brush build bundle char chill chop churn coat coax combine cook cool core cover crack crisp crumble crush cube cut deglaze devein dice dilute dip discard dissolve distribute divide dollop double douse drain drape dredge dress drizzle drop dry dunk dust emulsify enclose encase fill finish flake flambe flatten flavour flavor flip flood fold form freeze fry garnish glaze gild grate grease griddle grill grind halve heap heat heft hull incorporate infuse invert julienne keep knead knock lace ladle lather lay layer leave lift line loosen lower macerate marinate marinade mash massage measure melt microwave mince mix moisten mound mount muddle nestle nudge offset open pack pair pan-fry parboil pare pass paste pat peel pick pierce pile pinch pipe pit place plate poach poke pop portion pound pour prepare preheat press prick process pull pulse puree purée push put quarter race rain raise reduce refresh reheat remove rehydrate render replace reserve rest return reunite ring rinse roast roll rub saute sauté salt sandwich scald scatter score scoop scramble scrape sear season seal serve set shake shallow-fry shape share shave shell shower shred sieve sift simmer skewer skim skin slather slice slide slip slit smash smear smother snip soak soften spatchcock split spoon spray spread sprinkle squash squeeze stack stand start steam steep stew stick stir stir-fry strain strew strip stud stuff submerge substitute swap sweat sweeten swipe swirl take tear temper tenderise tenderize thaw thicken thin thread throw tip toast top toss transfer trickle trim try tuck turn twirl twist unmould use warm wash wet whip whisk whiz whizz wilt wipe work wrap zest accompany enjoy adorn crown enrich include introduce top-up plunge dot oil butter flour sugar cream juice crumb bread have eat offer provide load get grab gather make smoosh let give hold lend show treat paint slap chuck slosh plop dump bung slug sling lob shove slick gloss hang fan jolt adjust correct balance carve anoint bury splash daub festoon tumble wedge".split(
    " ",
  );
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  beat: ["beaten", "beating"],
  break: ["broken", "breaking"],
  bring: ["brought", "bringing"],
  build: ["built", "building"],
  cut: ["cut", "cutting"],
  freeze: ["frozen", "freezing"],
  grind: ["ground", "grinding"],
  keep: ["kept", "keeping"],
  lay: ["laid", "laying"],
  leave: ["left", "leaving"],
  put: ["put", "putting"],
  set: ["set", "setting"],
  shake: ["shaken", "shaking"],
  slit: ["slit", "slitting"],
  slide: ["slid", "sliding"],
  split: ["split", "splitting"],
  spread: ["spread", "spreading"],
  stand: ["stood", "standing"],
  stick: ["stuck", "sticking"],
  strew: ["strewn", "strewing"],
  take: ["taken", "taking"],
  tear: ["torn", "tearing"],
  throw: ["thrown", "throwing"],
  sweat: ["sweated", "sweating"],
  eat: ["eaten", "eating"],
  get: ["got", "getting"],
  make: ["made", "making"],
  have: ["had", "having"],
  let: ["let", "letting"],
  give: ["given", "giving"],
  hold: ["held", "holding"],
  lend: ["lent", "lending"],
  show: ["shown", "showing"],
  hang: ["hung", "hanging"],
};

/** Of an instruction verb the form: the bare verb, "-ing", "-ed" and the like, "-s". */
export type VerbForm = "bare" | "ing" | "past" | "s";

const FORMS = new Map<string, VerbForm>();
for (const verb of VERBS) {
  FORMS.set(verb, "bare");
  const [past, ing] = IRREGULAR[verb] ?? [regular(verb, "ed"), regular(verb, "ing")];
  if (past !== undefined && !FORMS.has(past)) FORMS.set(past, "past");
  if (ing !== undefined) FORMS.set(ing, "ing");
  FORMS.set(/(?:ch|sh|s|x|z)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`, "s");
}

/** "stir" + "ed" = "stirred", "bake" + "ing" = "baking", "fry" + "ed" = "fried". */
function regular(verb: string, ending: "ed" | "ing"): string {
  if (verb.endsWith("e") && !verb.endsWith("ee")) return verb.slice(0, -1) + ending;
  if (/[^aeiou]y$/.test(verb) && ending === "ed") return `${verb.slice(0, -1)}ied`;
  const doubled = /^(?:[^aeiou]*[aeiou][bdgmnprt]|.*(?:quip|blot|stir|combin))$/.test(verb) && !/(?:ea|oo|ou|ai|oa|ie|ee|ui)[a-z]$/.test(verb);
  return doubled ? verb + verb.slice(-1) + ending : verb + ending;
}

/** The form in which a word is an instruction verb, or undefined. */
export function instructionForm(word: string): VerbForm | undefined {
  return FORMS.get(word);
}

/** Verbs by which something comes into the pot that was not there: they use what they name even inside "after …", "once …". */
const BRINGING =
  /^(?:add|pour|stir|whisk|fold|mix|sprinkle|drizzle|scatter|serv|top|spoon|spread|toss|tip|crumbl|squeez|season|dress|finish|deglaz|incorporat|dollop)(?:e|es|ed|ing|ing|s|p(?:ed|ing)|red|ring|n?ed)?$/;

/** Whether a word brings a food in. */
export function isBringing(word: string): boolean {
  return BRINGING.test(word);
}
