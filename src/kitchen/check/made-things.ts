/** What a recipe has made so far: the dough, the curd, the custard. Only such things are there without being on anybody's list. */
import { pattern } from "#recipe/pattern";
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Mention } from "./find-mentions.ts";
import type { Sentence } from "./sentence.ts";
import { findIngredientByName, tokenise } from "#kitchen/knowledge/vocabulary";
import { isMakeable, isOfMadeClass } from "./makeable.ts";
import { isMeasured } from "./mention-context.ts";
import { lemmasOf, type OrderEntry } from "./order-entries.ts";

/** How a thing is told of that something turns into, up to its name: "a smooth", "8 flat". A portion ("a bowl of") is no shape. */
const A_THING =
  /(?:an?|one|two|three|four|\d+|small|flat|thin|thick|fine|soft|smooth|rough|large|big|little|tiny|loose|stiff|even|long),?(?: (?!with\b|on\b|over\b|of\b)[^\s,;.]+,?){0,4} /;
/** "becomes a thick custard", "make the gravy", "cut into chips". */
const RESULT = pattern()`\b(?:(?:becomes?|forms?|forming) ${A_THING}|(?:(?:make|makes|making|made|prepare|preparing|prepared|form|forms|forming|shape|build|assemble)(?: (?:the|an?|your(?: own)?|some|into|\d+))?|(?:cut|cutting|sliced?|shaped?|rolle?d?|formed|torn|tear|break|divided?|turn\w*|mould\w*|pat\w*) (?:\S+ ){0,4}into)(?: (?!with\b|on\b|over\b|of\b)[^\s,;.]+,?){0,4} )$`;
/** "… to a smooth custard", "… into thin flatbreads", "… for a soft dough", where something was worked on: "serve in a roll" makes none. */
const ENDS_AS = pattern()`\b(?:to|into|for|as) ${A_THING}$`;
const WORKED =
  /\b(?:stirr?|whisk|blend|beat|mix|pound|grind|chopp?|mash|crush|blitz|process|work|whizz|pure|simmer|boil|cook|reduc|melt|rubb?|whipp?|cream|knead|shap|roll|form|bring|gather|fold|thicken|press|squash|patt?|cutt?|slic|turn|sett?|bak|fry|fri|combin|divid|pinch|bind|lett?|loosen|grat|puls|draw|pull|churn|freez|strain|shredd?|toss)(?:e|es|s|ed|d|ing)?\b/;
/** "Until you have a stiff dough", "so that it is a thick custard". */
const YIELDS = pattern()`\b(?:until|till|so|when|once)\b[^.;,]*\b(?:have|get|is|are) ${A_THING}$`;
const GROUP =
  /(?:^|[a-z)] )(?<!\b(?:time|ready|turn|room|space|wait|call|look|reach|shop|ask) )for the (?:\S+ ){0,1}$|^(?:for|to make|make|start with|begin with) (?:the|a|an|your)(?: \S+){0,2} $/;

/** Things between a list and a dish that are seldom announced, and what they are made of: one food of each kind. */
const BETWEEN: readonly { readonly what: RegExp; readonly from: readonly RegExp[] }[] = [
  {
    what: /^(?:dough|pastry|crust|dumpling|pancake|crepe|scone|shortbread|bread|flatbread|roll|bun|loaf|naan|roti|tortilla|cornbread|wrap)$/,
    from: [/(?:^| )(?:flour|semolina|cornmeal|masa harina|maida|atta|mix|oat|wrapper)(?: |$)/],
  },
  { what: /^(?:meringue|omelette|omelet|frittata|scramble|curd)$/, from: [/(?:^| )(?:egg|egg yolk|egg white|oeuf|lemon|milk|paneer|tofu|yogurt)$/] },
  { what: /^custard$/, from: [/(?:^| )(?:egg|yolk)$/, /(?:^| )(?:milk|cream|creme fraiche|half-and-half|half and half)$/] },
  { what: /^(?:mayonnaise|aioli)$/, from: [/(?:^| )(?:egg|yolk)$/, /(?:^| )oil$/] },
  { what: /^hollandaise$/, from: [/(?:^| )(?:egg|yolk)$/, /(?:^| )butter$/] },
  { what: /^gravy$/, from: [/(?:^| )(?:flour|cornflour|cornstarch)$/, /(?:^| )(?:stock|broth|stock cube|wine|ale|stout)$/] },
  { what: /^(?:bechamel|white sauce|cheese sauce)$/, from: [/(?:^| )flour$/, /(?:^| )milk$/] },
  { what: /^(?:ganache)$/, from: [/(?:^| )(?:chocolate|cream|cocoa)(?: powder)?$/] },
  {
    what: /^(?:caramel|toffee|butterscotch|syrup|praline|brittle|glaze|icing|frosting)$/,
    from: [/(?:^| )(?:sugar|syrup|honey|jaggery|marshmallow)$/],
  },
  { what: /^(?:jam|compote)$/, from: [/(?:^| )(?:sugar|honey|syrup)$/, /berr(?:y|ies)$|(?:^| )(?:apricot|plum|fig|peach|cherry|rhubarb|orange|apple|pear)$/] },
  { what: /^(?:curd|whey|milk solid)$/, from: [/(?:^| )(?:milk|cheese|yogurt|cream|paneer|curd|butter)$/] },
  { what: /^(?:crouton|crumb|sandwich|toastie|toast)$/, from: [/(?:^| )(?:bread|loaf|baguette|sourdough|roll|bun|brioche)$/] },
  { what: /^(?:porridge|oatmeal|granola|flapjack)$/, from: [/(?:^| )(?:oat|polenta|semolina|rice)$/] },
  { what: /^hummus$/, from: [/(?:^| )(?:chickpea|bean|garbanzo)$/] },
  { what: /^pesto$/, from: [/(?:^| )(?:basil|parsley|rocket|arugula|spinach|kale|coriander|cilantro|mint)(?: leaf)?$/, /(?:^| )oil$/] },
  { what: /^(?:slaw|coleslaw)$/, from: [/(?:^| )(?:coleslaw|slaw|cabbage|kohlrabi|fennel)(?: mix)?$/] },
  { what: /^salsa$/, from: [/(?:^| )(?:tomato|tomatillo|mango|pineapple)$/] },
  {
    what: /^(?:dip|tzatziki)$/,
    from: [/(?:^| )(?:yogh?urt|cream|cream cheese|bean|chickpea|tahini|avocado|aubergine|eggplant|pepper|cottage cheese|ricotta|feta)$/],
  },
  { what: /^(?:fry|chip|crisp|wedge)$/, from: [/(?:^| )(?:potato|tortilla|parsnip|kale|plantain)$/] },
  { what: /^(?:yorkshire pudding|yorkshire)$/, from: [/(?:^| )flour$/, /(?:^| )egg$/] },
  { what: /^salad$/, from: [/(?:^| )(?:cucumber|lettuce|tomato|rocket|spinach|onion|pepper|radish|leaf)$/] },
  { what: /^pancake$/, from: [/(?:^| )egg$/] },
  { what: /^guacamole$/, from: [/(?:^| )avocado$/] },
  { what: /^tzatziki$/, from: [/(?:^| )cucumber$/, /yogh?urt$/] },
  { what: /^chutney$/, from: [/(?:^| )vinegar$|(?:^| )(?:coconut|mint|coriander|tamarind)$/] },
  { what: /^(?:tea|coffee)$/, from: [/(?:^| )(?:tea|coffee|espresso)(?: |$)/] },
];
/** "Blend with the stock to a smooth cream": by whatever food's name it goes, it was made here. */
const WORKED_TO =
  /\b(?:stir|whisk|blend|beat|mix|pound|grind|mash|blitz|process|work|whizz|puree|simmer|boil|cook|reduce|melt|rub|whip|cream)\w*\b[^.;]*\b(?:to|into|until (?:you have|it forms?|they form)) an? (?:[\p{L}-]+,? ){0,3}$/u;
/** "Layer 2, the cream: whip the yogurt": a numbered part of the dish, and its name. */
const LAYER = /^ ?(?:layer|part|component|element) (?:\d+|one|two|three|four)[,:–—-]? ?the $/;
/** Another name for what the recipe makes, in its first words. */
const OTHER_NAME = /\b(?:also|better) (?:known as|called) (?:an? |the )?((?:[\p{L}-]+ ?){1,3})/gu;
const FIRST_SENTENCES = 4;
/** "Bacon, eggs and spaghetti, that's carbonara", "Yay, Caesar salad!": the dish is named before anything is done. */
const DISH_IS =
  /(?:\bthat(?:'s| is| makes)|\b(?:i think|i'd (?:make|go for)|how about|let's make|yay|great|perfect|lovely|today),?|\bthis is|\bwhat you have is)(?: (?:an?|the|some|your|very|good|classic|proper|quick|simple))* ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=[,.!;:]| with\b| it is\b)/gu;
/** "Ah, borscht.", "Mmm, tacos!" */
const EXCLAIMED = /^ ?(?:ah|oh|mmm+|yum|behold|well|yes),? ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)[.!]/gu;
/** "Option A – Blender Pancakes". */
const OPTION = /^(?:option|version|recipe|idea|dish) (?:\p{L}|\d|one|two)\s?[:–—-]\s?/iu;
/** "Until its red oil has run": what comes out of a food that is there. */
const OF_ITS_OWN = /\b(?:its|their) (?:own )?(?:[\p{L}-]+ )?$/u;
/** "Until the custard sets", "so the caramel stays soft": what comes about. Heat alone makes nothing. */
const COMES_ABOUT = /\b(?:until|till|so|so that|when|once|while) the (?:[\p{L}-]+ ){0,2}$/u;
const ONLY_HEATED = /^ (?:is |are )?(?:\w+ )?(?:hot|warm|heated|cold|chilled|piping|melts|melted|has gone in|goes in)\b/;
/** "Boil the gravy", "roll them in the gravy": what is cooked on, or cooked in, was there. */
const COOKED_ON =
  /\b(?:reduce|boil|simmer|thicken|skim|strain|season|loosen|sharpen|bubble)(?: down)? the $|\b(?:roll|turn|tuck|slide|put|return|nestle|simmer|poach|cook|stir)\b[^.;]*\b(?:in|into) the (?:[\p{L}-]+ )?$/u;
/** A liquid boiled down, or sugar and water boiled. */
const BOILED_DOWN =
  /\b(?:boil|simmer|bubble|reduce)\b[^.]*\b(?:until|to)\b[^.]*\b(?:remains?|is left|are left|coats? (?:a|the)|sticky|syrup)\b|\b(?:boil|simmer|dissolve|heat)\b[^.]*\bsugar\b[^.]*\bwater\b/;
/** "Those juices are your gravy", "that's your sauce". */
const IS_YOUR =
  /\b(?:that|this|it|they|those|these|juices|drippings|mixture|liquid|stuff|remains|fat|yolk|yolks)(?: right there| there)?(?:'s| is|'re| are) (?:your|the|a) (?:(?!for |of |with )[\p{L}-]+ ){0,2}$/u;
/** "Pour the pan juices over as a gravy": what is there, by what it serves for. */
const SERVES_AS = /\b(?:juices|drippings|liquid|liquor|mixture|rest|it|this|them) (?:\w+ ){0,4}as (?:an?|your|the) (?:[\p{L}-]+ )?$/u;
/** What comes out of a roast or a braise while it cooks, and is no food of its own until it is thickened. */
const PAN_JUICES =
  /\bjuices\b[^.]{0,60}\b(?:boil|strain|thick|whisk|reduc|glossy|bubble|simmer)|\b(?:boil|strain|thicken|whisk|reduce|bubble|skim)\b[^.]{0,40}\bjuices\b|\bdrippings\b/;
/** A step has seen the thing come about: "until syrupy". */
const MASHES = /(?:^|[.;:] |, then |\bthen )mash (?!on\b|over\b|goes\b|is\b|and\b)\S|\bmash (?:w\/|(?:with|it|them|the|until|in|well|roughly|to)\b)/;
const WORKED_TO_A = /\b(pur[eé]e|juice|paste|crumb)d\b/g;
const TURNED = /\b(syrup|custard|caramel|gravy|curd|jamm?)(?:y|ise[sd]?|ize[sd]?|led?|s)\b/g;
/** Things that a dish is served with as often as it makes them: "the jam" alone is no proof that jam was made. */
const BESIDE =
  /^(?:jam|chutney|relish|mayonnaise|aioli|hollandaise|bechamel|custard|gravy|slaw|coleslaw|salsa|guacamole|pesto|tzatziki|hummus|ice cream|sorbet|fry|chip|crisp|wedge|mash|bread|flatbread|cornbread|roll|bun|naan|roti|tortilla|toast|tea|coffee|icing|frosting|fudge|ganache|caramel|toffee|butterscotch|syrup|compote|coulis|crouton|dip|green salad|side salad|popsicle|lemonade|smoothie|milkshake|shake|granola|pickled onion)$/;

/** What is mixed of spices, herbs or fats before it goes in. */
const IS_A_MIX = /^(?:spice_blend|spice_paste|curry_paste|herb_sauce)/;
/** Of those, what nobody takes for made because there is flour or sugar. */
const BOUGHT_READY =
  /^(?:gravy|bread|flatbread|naan|roti|roll|bun|loaf|tortilla|wrap|toast|crouton|jam|compote|tea|coffee|chutney|hummus|pesto|mayonnaise|aioli|hollandaise|slaw|coleslaw|salsa|dip|tzatziki|guacamole|fry|chip|crisp|wedge|pancake)$/;

/** Nothing is said of how. */
const TELLS_NO_MORE = /^(?: meanwhile| too| now| as usual| in the meantime| as well)?[^\p{L}]*$/u;
/** Words for what a part of a dish is. */
const IS_A_PART = /^(?:syrup|sauce|dressing|glaze|paste|crumb|topping|filling|salsa|dip|compote|coulis|gravy)$/;
/** Said to be made, they need what they are made of. */
const NEVER_OF_NOTHING = /^(?:gravy|hollandaise|bechamel|pesto|guacamole|tzatziki|hummus)$/;

/** What stands before a thing that is brought to the dish, not made in it. */
const BROUGHT =
  /\b(?:with|on|onto|over|alongside|beside|forget|without|(?:time|moment|turn|cue) (?:for|of)|add|adding|stir in|mix in|fold in|spread|spread on|pile on|spoon on|spoon over|pour over|drizzle over|scatter|scatter over|dollop|some|and)(?: (?:the|your|some|a|an|of|crusty|crisp|thick|fresh|warm|hot|cold|extra|more|little|bit|spoonful|spoon|dollop|splash|each|two|four|six|\d+)){0,5} $/;

/** Foods by whose name a part of a dish goes. */
const GOES_BY_A_FOOD = /^(?:cream|butter|paste|crumb|sauce|oil|crema)$/;
const COMPOSED = /\b(?:whisk|mix|blend|beat|whip|combine|incorporate|stir together)\b(?! (?:it|them)\b)/;
/** Eggs and oil that are no mayonnaise: what is dipped and fried. */
const COATS_OR_FRIES = /\b(?:fry|fries|roast|bake|grill|sear|dip|coat|brush|crumb|scramble|toss)(?:e?s|ed|ing)?\b/;
/** What nobody takes in where flour and eggs are: "spoon out pancakes no bigger than a coaster". */
const FRIED_HERE = /^(?:pancake|crepe|omelette|omelet|frittata|fritter)$/;
/** "Spoon it over the buns": a place, where something else goes. */
const OVER_IT = /\b(?:it|them|this|that|half|some|everything) (?:over|onto|on) (?:the|your) (?:[\p{L}-]+ )?$/u;

/** Walks through a recipe from its first step; asked about a thing, it says whether something made it before. */
export class MadeThings {
  private readonly made = new Set<string>();
  /** Of the made things those that go by the name of a food: "a smooth cream". */
  private readonly results = new Set<string>();
  /** What the recipe calls its own layers and parts, whatever food's name that is. */
  private readonly named = new Set<string>();
  /** Food's names that only tools have here: baking beans. */
  private readonly tools = new Set<string>();
  private readonly yielded = new Set<string>();
  /** Words before the last of the headings above its parts. */
  private readonly headed = new Set<string>();
  private readonly title: ReadonlySet<string>;
  private readonly dish: ReadonlySet<string>;
  private readonly from: readonly string[];
  private readonly juices: boolean;
  private readonly sentences: readonly Sentence[];
  /** Meat or a stock is simmered in a liquid, which is its gravy. */
  private readonly stews: boolean;

  constructor(reading: ReadRecipe, sentences: readonly Sentence[], entries: readonly OrderEntry[]) {
    const title = reading.recipe.title.replace(OPTION, "") || (/^[^.,;:!?–—]{3,40}/.exec(reading.parts[0]?.plain.text ?? "")?.[0] ?? "");
    this.sentences = sentences;
    this.title = new Set(lemmasOf(title));
    this.dish = new Set(lemmasOf(title.split(/\b(?:with|and|on|over|in|from)\b|[,(:–—]/i)[0] ?? ""));
    this.from = entries.flatMap((entry) => entry.foods.flatMap((food) => [food.lemmas.join(" "), ...(food.ingredient ? [food.ingredient.name] : [])]));
    // "A Spanish omelette, also known as tortilla de patatas": the dish's other name.
    for (const { at, text } of sentences)
      if (at < FIRST_SENTENCES)
        for (const [, name = ""] of [...text.matchAll(DISH_IS), ...text.matchAll(EXCLAIMED)]) {
          const lemmas = lemmasOf(name);
          const food = findIngredientByName(lemmas.join(" "));
          if (food === undefined || isOfMadeClass(food)) this.made.add(lemmas.at(-1) ?? "");
          if (isOfMadeClass(food)) this.made.add(`#${food?.id ?? ""}`);
        }
    for (const { at, text } of sentences)
      if (at < FIRST_SENTENCES) for (const [, name = ""] of text.matchAll(OTHER_NAME)) for (const lemma of lemmasOf(name)) this.made.add(lemma);
    this.juices = reading.recipe.steps.some((step) => PAN_JUICES.test(step.toLowerCase()));
    for (const step of reading.recipe.steps) for (const [, stem = ""] of step.toLowerCase().matchAll(TURNED)) this.made.add(stem.replace("jamm", "jam"));
    const method = sentences.flatMap(({ part, text }) => (part.role === "step" ? [text] : []));
    this.stews =
      method.some((step) => /\b(?:simmer|brais|stew|bubbl|slow cook)/.test(step)) &&
      this.from.some((name) =>
        /(?:^| )(?:beef|steak|mince|lamb|pork|sausage|chicken|duck|turkey|veal|kidney|oxtail|shank|stock|stock cube|broth)(?: |$)/.test(name),
      );
    if (method.some((step) => BOILED_DOWN.test(step))) this.made.add("syrup");
    if (method.some((step) => /\b(?:wobbl|quiver|(?:just|softly) set)/.test(step)) && this.from.some((name) => /(?:^| )egg$/.test(name)))
      this.made.add("custard");
    if (method.some((step) => /\b(?:crush|mash)\b[^.]*\bpotato|\bpotato[^.]*\b(?:crush|mash) them\b/.test(step))) this.made.add("mash");
    if (method.some((step) => /\broll(?:ing)? (?:it |them )?up\b/.test(step))) this.made.add("roll");
    // "Cover with water …, strain the stock": what meat or vegetables have made of water.
    if (method.some((step) => /\bwater\b/.test(step)) && method.some((step) => /\b(?:strain|skim)\b[^.;]{0,30}\b(?:stock|broth)\b/.test(step)))
      for (const what of ["stock", "broth"]) this.results.add(what);
    // "A thread of oil in the dip": what was blended.
    if (method.some((step) => /\b(?:blend|blitz|whizz|process|pur[eé]e)\b/.test(step))) this.results.add("dip");
    if (method.some((step) => /\bbaking beans\b/.test(step))) this.tools.add("bean");
    if (reading.recipe.steps.some((step) => MASHES.test(step.toLowerCase()))) this.made.add("mash");
    // "3 tomatoes, pureed": the tomato puree of the steps.
    for (const { part, text } of sentences)
      if (part.role === "ingredient") for (const [, stem = ""] of text.matchAll(WORKED_TO_A)) this.yielded.add(stem.replace("é", "e"));
    for (const part of reading.parts) {
      const group =
        part.role === "label" || (part.role === "title" && /^for the /i.test(part.plain.text))
          ? /^(?:for|to make|make|making|prepare|assemble)?\s?(?:the|your)?\s?(.{2,40})$/i.exec(part.plain.text)
          : null;
      // "The coulis" is what is made below it; of "Jam pinwheels" that is the pinwheels.
      const called = lemmasOf(group?.[1] ?? "");
      for (const lemma of called.slice(0, -1)) this.headed.add(lemma);
      if (called.length > 0) this.made.add(called.at(-1) ?? "");
    }
  }

  /** "200 g sugar, for the caramel": a line of the list says what is made of it. */
  isMadeOfLine({ sentence, start, phrase, ingredient }: Mention): boolean {
    return (
      sentence.part.role === "ingredient" &&
      (phrase === "made" || isOfMadeClass(ingredient)) &&
      /\S,? (?:\()?(?:for|to make) (?:the|a|an|your) (?:\S+ )?$/.test(sentence.text.slice(0, start))
    );
  }

  /** Takes in what a sentence makes of what is there. */
  learn(mention: Mention): void {
    const { sentence, start, end, lemmas } = mention;
    const before = sentence.text.slice(Math.max(0, start - 80), start);
    const behind = sentence.text.slice(end, end + 40);
    const head = lemmas.at(-1) ?? "";
    if (OF_ITS_OWN.test(before) || WORKED_TO.test(before) || /^ (?:remains?|is left)\b/.test(behind)) this.results.add(head);
    // "**Cream.** Whisk the yolk and the sugar, fold in the mascarpone": a part by a food's name, and what it is mixed of.
    if (mention.leads === true && GOES_BY_A_FOOD.test(head) && COMPOSED.test(`${sentence.text.slice(end)} ${sentence.rest}`)) this.named.add(head);
    // "Strawberry syrup. Hull the strawberries …": a part of the dish, made of a food that is there.
    if (lemmas.length > 1 && IS_A_PART.test(head) && isHeadOfItsMaking(mention) && this.from.some((name) => name.includes(lemmas[0] ?? "")))
      for (const name of [lemmas.join(" "), head]) this.named.add(name);
    if (behind.startsWith(":") && LAYER.test(sentence.text.slice(0, start))) this.named.add(head);
    if (!isMakeable(mention)) return;
    if (
      NEVER_OF_NOTHING.test(head) &&
      !isSoCalled(before) &&
      !this.isWorkedTo(sentence.text.slice(0, start)) &&
      TELLS_NO_MORE.test(sentence.text.slice(end)) &&
      this.lacksWhatItIsMadeOf(mention)
    )
      return;
    if (
      isSoCalled(before) ||
      isHeadOfItsMaking(mention) ||
      (mention.leads === true && this.isOwnWork(mention)) ||
      // "For 'gravy': pour the potato water …", "your own mayonnaise": so called, and made here.
      (/\bfor ['"‘“]?$/.test(before) && /^['"’”]|^:/.test(behind) && /['"‘’“”]/.test(sentence.text.slice(start - 1, end + 1))) ||
      (/\b(?:your|my|our) own (?:[\p{L}-]+ )?$/u.test(before) && !this.lacksWhatItIsMadeOf(mention)) ||
      ((head === "gravy" || !BOUGHT_READY.test(head)) && COMES_ABOUT.test(before) && !ONLY_HEATED.test(behind)) ||
      (/^(?:gravy|syrup)$/.test(head) && COOKED_ON.test(before)) ||
      this.isMadeOfLine(mention) ||
      isResultOf(sentence.text.slice(0, start)) ||
      GROUP.test(sentence.text.slice(0, start))
    )
      for (const name of namesOf(mention)) this.made.add(name);
  }

  /** "**Mayo.** Whisk the yolks", "THE SLAW Shred the cabbage": a part's name above what goes into it, and none that is bought for it. */
  private isOwnWork({ sentence: { text, next, at }, end }: Mention): boolean {
    // "4. DIP" over "4.1 Mix the soy sauce …".
    const told = /\p{L}/u.test(text.slice(end)) ? text.slice(end) : next || (this.sentences[at + 1]?.text ?? "");
    return WORKED.test(told) && !/^[^\p{L}]*(?:open|warm|heat|spread|spoon|pour|drizzle|add|put|serve|scatter|stir)\b/u.test(told);
  }

  /** "Boil, scraping up the brown, to a little gravy". */
  private isWorkedTo(before: string): boolean {
    const near = before.slice(-REACH);
    return ENDS_AS.test(near) && WORKED.test(near);
  }

  /** "Make the gravy meanwhile": of what, nobody says. */
  private lacksWhatItIsMadeOf({ lemmas, ingredient }: Mention): boolean {
    const head = lemmas.at(-1) ?? "";
    const rows = BETWEEN.filter(({ what }) => what.test(head) || what.test(lemmas.join(" ")) || (ingredient !== undefined && what.test(ingredient.name)));
    return rows.length > 0 && !(head === "gravy" && this.juices) && !rows.some(({ from }) => from.every((kind) => this.from.some((name) => kind.test(name))));
  }

  /**
   * "The hollandaise", where a sentence before whisked yolks and butter; "onion gravy", of onions, flour and stock: all that it is made
   * of was stirred together, and it is pointed at or named after a listed food.
   */
  private isComposedBefore({ sentence, lemmas, ingredient, definite }: Mention): boolean {
    const head = lemmas.at(-1) ?? "";
    if (!definite && !(lemmas.length > 1 && this.from.some((name) => name.split(" ").includes(lemmas[0] ?? "")))) return false;
    const rows = BETWEEN.filter(({ what, from }) => from.length > 1 && (what.test(head) || (ingredient !== undefined && what.test(ingredient.name))));
    if (rows.length === 0) return false;
    return this.sentences.some(({ part, at, text }) => {
      if (part.role !== "step" || at >= sentence.at || !WORKED.test(text) || COATS_OR_FRIES.test(text)) return false;
      const words = tokenise(text).map(({ lemma }) => lemma);
      return rows.some(({ from }) => from.every((kind) => words.some((word) => kind.test(word))));
    });
  }

  /** A puree, a juice: what a line of the list has made of its food. */
  hasYielded(what: string): boolean {
    return this.yielded.has(what.replace("é", "e"));
  }

  /** "break into small nuggets": a food's name for what it is cut or broken to. */
  isShape({ sentence, start }: Mention): boolean {
    return /\b(?:cut|break|tear|chop|slice|roll|shape|form|divide|pull|push|crumble|turn)\b[^.;]{0,30}\binto (?:small |large |thin |thick |fine |rough |bite-sized |\d+ |equal )*$/.test(
      sentence.text.slice(Math.max(0, start - 70), start),
    );
  }

  /** Whether a step or a label has said that it is made. */
  isAnnounced(mention: Mention): boolean {
    const head = mention.lemmas.at(-1) ?? "";
    return (
      this.tools.has(head) ||
      this.named.has(mention.lemmas.join(" ")) ||
      // "The raspberry syrup", which no table holds.
      (mention.definite && mention.ingredient === undefined && mention.entry === undefined && (this.made.has(head) || this.headed.has(head))) ||
      (isMakeable(mention) && this.goesByItsName(mention)) ||
      (this.results.has(head) && (mention.definite || this.isResult(mention))) ||
      this.isMixedHere(mention) ||
      this.isComposedBefore(mention)
    );
  }

  /** "Scrape this masala into the pot": what was mixed or fried a moment ago, by the name of a mix. */
  private isMixedHere({ sentence, start, lemmas, ingredient }: Mention): boolean {
    return (
      lemmas.length === 1 &&
      ingredient !== undefined &&
      IS_A_MIX.test(ingredient.classId) &&
      /\b(?:this|that) $/.test(sentence.text.slice(0, start)) &&
      sentence.at > 0
    );
  }

  private isResult({ sentence, start, end }: Mention): boolean {
    return WORKED_TO.test(sentence.text.slice(Math.max(0, start - 80), start)) || /^ (?:remains?|is left)\b/.test(sentence.text.slice(end, end + 12));
  }

  /** A step has made it, or a heading is called so. Of what is measured out of a jar ("3 tbsp jam", under "Jam pinwheels") a heading proves nothing. */
  private goesByItsName(mention: Mention): boolean {
    const names = namesOf(mention);
    return names.some((name) => this.made.has(name)) || (names.some((name) => this.headed.has(name)) && !isMeasuredOut(mention));
  }

  /** Whether the thing is this recipe's own work. */
  has(mention: Mention): boolean {
    const { sentence, start, lemmas, definite } = mention;
    const before = sentence.text.slice(Math.max(0, start - 60), start);
    const head = lemmas.at(-1) ?? "";
    if (this.goesByItsName(mention) || this.named.has(head) || this.isComposedBefore(mention)) return true;
    if (lemmas.every((lemma) => this.dish.has(lemma)) && !isMeasuredOut(mention)) return true;
    const isCounted = /\b(?:\d+|half|all|per|each|both|two|three|four|six) (?:of )?(?:the )?$/.test(sentence.text.slice(Math.max(0, start - 20), start));
    if (!definite && !isCounted)
      return (
        FRIED_HERE.test(head) &&
        !BROUGHT.test(before) &&
        BETWEEN.some(({ what, from }) => what.test(head) && from.every((kind) => this.from.some((name) => kind.test(name))))
      );
    if (lemmas.every((lemma) => this.title.has(lemma))) return true;
    if (this.from.some((name) => name.startsWith(`${head} `))) return true;
    // "Stack the pancakes", of crêpes: the dish by another name of its kind.
    if (
      !BROUGHT.test(sentence.text.slice(Math.max(0, start - 60), start)) &&
      BETWEEN.some(({ what }) => what.test(head) && [...this.title].some((word) => what.test(word)))
    )
      return true;
    const isBeside = BESIDE.test(head) || BESIDE.test(lemmas.join(" "));
    const isBrought = BROUGHT.test(sentence.text.slice(Math.max(0, start - 60), start));
    if (
      !(isBrought && BOUGHT_READY.test(head) && !OVER_IT.test(before) && !this.from.some((name) => name.split(" ").some((word) => word.endsWith(head)))) &&
      BETWEEN.some(
        ({ what, from }) =>
          ((what.test(head) && (head !== "salad" || lemmas.length === 1)) ||
            what.test(lemmas.join(" ")) ||
            (mention.ingredient !== undefined && what.test(mention.ingredient.name))) &&
          from.every((kind) => this.from.some((name) => kind.test(name))),
      )
    )
      return true;
    if (head === "gravy" && this.stews && !isBrought) return true;
    if (head === "gravy") return this.juices && !/\b(?:in with|add|stir in|pile on) the $/.test(sentence.text.slice(0, start));
    return !isBeside && (!isBrought || /\b(?:on|onto|over) the (?:hot |warm |cold |cooled )?$/.test(sentence.text.slice(0, start)));
  }
}

/** So much of a thing that dishes are served or filled with as often as they make it. */
function isMeasuredOut({ sentence, start, lemmas, definite }: Mention): boolean {
  return !definite && (BESIDE.test(lemmas.at(-1) ?? "") || BESIDE.test(lemmas.join(" "))) && isMeasured(sentence.text.slice(0, start));
}

/** Mayo is the mayonnaise that was made: a made thing goes by its last word, and by what it is. */
function namesOf({ lemmas, ingredient }: Mention): readonly string[] {
  return [lemmas.at(-1) ?? "", ...(ingredient ? [`#${ingredient.id}`] : [])];
}

/** "Mayo now! One yolk, a teaspoon of mustard …", "White sauce. Melt the butter …": a sentence that is its name, above what goes into it. */
function isHeadOfItsMaking({ sentence: { text, next }, start, end }: Mention): boolean {
  return (
    /^[^\p{L}]*(?:(?:now|next|then|and|meanwhile|first|finally),? )*(?:for )?(?:the |your |our )?$/u.test(text.slice(0, start)) &&
    /^(?: now| next| first| time)?[^\p{L}]*$/u.test(text.slice(end)) &&
    (/^(?:\d|[½¼¾]|(?:an?|one|two|three|half)\b)/.test(next) || (WORKED.test(/^\p{L}+/u.exec(next)?.[0] ?? "") && !/^\p{L}+ (?:it|them)\b/u.test(next)))
  );
}

/** What is there goes by the thing's name from here on. */
function isSoCalled(before: string): boolean {
  return IS_YOUR.test(before) || SERVES_AS.test(before);
}

/** Whether a sentence, up to a thing that it names, has made that thing. */
function isResultOf(before: string): boolean {
  const near = before.slice(-REACH);
  return /(?:→|->|=>?) (?:[^\s.;]+ ){0,3}$/.test(near) || RESULT.test(near) || YIELDS.test(near) || (ENDS_AS.test(near) && WORKED.test(near));
}

/** Characters of a sentence that are looked at before a thing. */
const REACH = 160;
