/** Decides whether two names mean one food: by identity, by kind, by words, or by what can be had from it. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { BOUGHT_AS, CUT_WORDS, DEFINITE_GENUS, DERIVED_TAILS, FORM_WORDS, GENUS, MIXED_HEADS, OWN_HEADS, OWN_KINDS, UNSURE_KINDS } from "./kinship-words.ts";
import { KIND_WORDS } from "./mention-words.ts";

/** A food as either side names it. */
export interface NamedFood {
  readonly ingredient?: Ingredient;
  readonly lemmas: readonly string[];
  /** It comes out of a shop's pack, and was had of nothing that is there. */
  readonly bought?: true;
}

/** How a recipe names a food: as a line of its list, in a step, or in a step as something already there ("the milk"). */
export type Pointing = "listed" | "bare" | "definite";

/** `same`: one food. `maybe`: the recipe is more particular than the list, or names another cut. */
export type FoodMatch = "same" | "maybe";

/** How a food that a recipe names matches a food that is there. */
export function matchFood(named: NamedFood, there: NamedFood, pointing: Pointing): FoodMatch | undefined {
  if (named.ingredient && named.ingredient.id === there.ingredient?.id && isMadeOfAnother(named.lemmas, there.lemmas)) return "maybe";
  if (named.ingredient && named.ingredient.id === there.ingredient?.id) return differInKind(named.lemmas, there.lemmas) ? "maybe" : "same";
  if (sameWords(named.lemmas, there.lemmas)) return "same";
  if (sameWords(withoutForms(named.lemmas), withoutForms(there.lemmas))) return hasForm(named) && hasForm(there) ? "maybe" : "same";
  if (isWithItsGenus(named, there) || isWithItsGenus(there, named)) return "same";
  if (refersBack(named, there, pointing) || (!named.bought && isDerived(named, there))) return "same";
  if (!isKindOf(there.ingredient, named.ingredient)) return matchMoreParticular(named, there);
  if (pointing === "listed") return isGenusWord(named, there) ? matchGenus(named, there) : "maybe";
  if (pointing === "bare" && isAnotherKind(named, there)) return "maybe";
  return pointing === "definite" || isGenusWord(named, there) ? "same" : "maybe";
}

/** "chanterelle mushrooms" where the list says "chanterelles", "cod fish": the genus behind the kind. */
function isWithItsGenus(longer: NamedFood, { lemmas, ingredient }: NamedFood): boolean {
  const genus = longer.lemmas.at(-1) ?? "";
  return (
    ingredient !== undefined &&
    lemmas.length > 0 &&
    longer.lemmas.length === lemmas.length + 1 &&
    sameWords(longer.lemmas.slice(0, -1), lemmas) &&
    (GENUS[genus]?.(ingredient.classId) ?? false)
  );
}

/** "cheese" says cheddar to anybody; "butter" says margarine only where a step points at it. */
function isGenusWord({ lemmas }: NamedFood, there: NamedFood): boolean {
  const head = lemmas.at(-1) ?? "";
  return head in GENUS || there.lemmas.includes(head) || (!OWN_HEADS.has(head) && (there.ingredient?.name.split(" ").includes(head) ?? false));
}

/** A list that asks for "sugar" is not served by icing sugar, and may not be by brown; "cheese" is by cheddar. */
function matchGenus(named: NamedFood, there: NamedFood): FoodMatch | undefined {
  if (there.lemmas.some((lemma) => OWN_KINDS.has(lemma) && !named.lemmas.includes(lemma))) return undefined;
  const kinds = there.lemmas.some((lemma) => UNSURE_KINDS.has(lemma) && !named.lemmas.includes(lemma));
  const particular = named.lemmas.length > 1 && !withoutCuts(named.lemmas).every((lemma) => there.lemmas.includes(lemma));
  return kinds || particular ? "maybe" : "same";
}

/** "Caster sugar" is no icing sugar, "yellow mustard" no mustard powder: each names its own kind. */
function isAnotherKind(named: NamedFood, there: NamedFood): boolean {
  const own = there.lemmas.filter((lemma) => !named.lemmas.includes(lemma));
  return (
    named.lemmas.some((lemma) => !there.lemmas.includes(lemma) && !FORM_WORDS.has(lemma)) && own.some((lemma) => OWN_KINDS.has(lemma) || lemma === "powder")
  );
}

/** "red onion" where the list says "onion" is one; "parmesan" where it says "cheese" may be. */
function matchMoreParticular(named: NamedFood, there: NamedFood): FoodMatch | undefined {
  if (!isKindOf(named.ingredient, there.ingredient)) {
    const parent = named.ingredient?.kindOf;
    const siblings = parent !== undefined && parent === there.ingredient?.kindOf;
    return siblings && withoutCuts(named.lemmas).join(" ") === withoutCuts(there.lemmas).join(" ") ? "maybe" : undefined;
  }
  const more = named.lemmas.filter((lemma) => !there.lemmas.includes(lemma));
  if (more.some((lemma) => OWN_KINDS.has(lemma)) || (MIXED_HEADS.has(named.lemmas.at(-1) ?? "") && more.some((lemma) => findIngredientByName(lemma))))
    return undefined;
  return there.lemmas.every((lemma) => named.lemmas.includes(lemma)) && !more.some((lemma) => UNSURE_KINDS.has(lemma)) ? "same" : "maybe";
}

/** A general word for a food that is there: "rice" for basmati, "chicken" for thighs, "the milk" for coconut milk. */
function refersBack(named: NamedFood, there: NamedFood, pointing: Pointing): boolean {
  const [word] = named.lemmas;
  const definite = pointing === "definite";
  if (word === undefined || there.lemmas.length === 0) return false;
  const rest = withoutCuts(there.lemmas);
  // "The cooked rice", of jasmine rice.
  if (definite && named.lemmas.length > 1 && hasForm(named)) {
    const bare = withoutForms(named.lemmas);
    if (bare.length > 0 && bare.length < named.lemmas.length) return refersBack({ ...named, lemmas: bare }, there, pointing);
  }
  if (withoutCuts(named.lemmas).join(" ") === rest.join(" ") && !differInKind(named.lemmas, there.lemmas) && sameClass(named, there)) return true;
  const steps = pointing !== "listed";
  // "the gelatin mix" of a strawberry flavoured gelatin mix.
  // "A splash of milk", of a list whose milk is almond milk.
  if (steps && word === "milk" && named.lemmas.length === 1 && there.ingredient?.classId === "milk_plant") return true;
  if (steps && named.lemmas.length > 1)
    return (
      // "Nut butter" of peanut butter.
      (named.lemmas.join(" ") === "nut butter" && there.ingredient?.classId === "nut_butter") ||
      // "The spice mix", of ras el hanout.
      (definite && BLENDS.has(named.lemmas.join(" ")) && there.ingredient?.classId === "spice_blend") ||
      // "The aji amarillo", of aji amarillo paste.
      (definite && startsWith(there.lemmas, named.lemmas) && there.lemmas.slice(named.lemmas.length).every((lemma) => GROUND.has(lemma))) ||
      (named.lemmas.length < there.lemmas.length && endsWith(there.lemmas, named.lemmas) && !OWN_HEADS.has(there.lemmas.join(" ")))
    );
  if (named.lemmas.length > 1) return false;
  // "The peas", of mixed vegetables.
  if (definite && /^(?:pea|carrot|corn|sweetcorn|bean)$/.test(word) && /\bmixed veg/.test(there.lemmas.join(" "))) return true;
  // "the turkey" of turkey mince, "pumpkin" of pumpkin puree: what it was bought as goes without saying.
  if (steps && (isBoughtAs(word, there.lemmas) || isBoughtAs(word, there.ingredient?.name.split(" ") ?? []))) return true;
  if (
    there.ingredient &&
    pointing !== "listed" &&
    isNamedAsGenus(word, there, definite) &&
    (GENUS[word]?.(there.ingredient.classId) || (definite && DEFINITE_GENUS[word]?.(there.ingredient.classId)))
  )
    return true;
  if (there.lemmas.at(-1) === word && there.lemmas.length > 1) return definite || (pointing === "bare" && !OWN_HEADS.has(word));
  // "The melon" of a watermelon.
  if (definite && word.length > SHORT_WORD && there.ingredient && named.ingredient && there.lemmas.at(-1)?.endsWith(word) === true && sameClass(named, there))
    return true;
  // "The ancho" of ancho chile powder.
  if (definite && there.lemmas[0] === word && /^(?:powder|granule)$/.test(there.lemmas.at(-1) ?? "") && there.lemmas.length > 1) return true;
  return definite && there.lemmas.includes(word) && sameClass(named, there);
}

const SHORT_WORD = 3;

/** What a mixture of spices is called by, whatever its name. */
const BLENDS = new Set(["spice mix", "spice blend", "spice mixture", "spice rub"]);

/** What a plant of some name is sold as, ground or pounded. */
const GROUND = new Set(["paste", "powder", "puree", "flake", "granule"]);

function startsWith(lemmas: readonly string[], start: readonly string[]): boolean {
  return start.length < lemmas.length && start.every((lemma, at) => lemmas[at] === lemma);
}

function endsWith(lemmas: readonly string[], end: readonly string[]): boolean {
  return end.every((lemma, at) => lemmas[lemmas.length - end.length + at] === lemma);
}

function isBoughtAs(word: string, lemmas: readonly string[]): boolean {
  const at = lemmas.indexOf(word);
  return at >= 0 && at < lemmas.length - 1 && lemmas.slice(at + 1).every((lemma) => BOUGHT_AS.has(lemma));
}

/** Classes are wider than some words for what is in them: a pea is a pulse and no lentil, a ham cured and no sausage. */
function isNamedAsGenus(word: string, { lemmas, ingredient }: NamedFood, definite: boolean): boolean {
  const names = `${lemmas.join(" ")} ${ingredient?.name ?? ""}`;
  if (word === "lentil") return /lentil|dal\b|dhal/.test(names);
  if (word === "bean" && definite && /\b(?:chickpeas?|garbanzos?)\b/.test(names)) return true;
  if (word === "bean") return !/\b(?:lentils?|split|dal|chickpeas?|peas?)\b/.test(names) || /bean/.test(names);
  if (word === "sausage") return !/\b(?:ham|bacon|prosciutto|pancetta|speck|pastrami|jerky|guanciale|coppa|bresaola)\b/.test(names);
  if (word === "bread") return definite || !/\b(?:bun|roll|bap|wrap|tortilla|taco|pitta|pita)s?\b/.test(names);
  if (word === "pickle" || word === "broth" || word === "stock") return definite || names.includes(word) || word !== "pickle";
  return true;
}

/** Yolks from eggs, zest from lemons, crumbs from bread, stock from a cube. */
function isDerived(named: NamedFood, there: NamedFood): boolean {
  const tail = named.lemmas.at(-1) ?? "";
  const base = named.lemmas.slice(0, -1).filter((lemma) => !CUT_WORDS.has(lemma));
  if (
    DERIVED_TAILS.has(tail) &&
    base.length > 0 &&
    (sameWords(base, withoutCuts(there.lemmas)) || (base.length === 1 && base[0] === there.lemmas.at(-1))) &&
    !isMadeElsewhere(tail, there)
  )
    return true;
  const phrase = named.lemmas.join(" ");
  return DERIVED.some(
    ({ what, from }) => what.test(phrase) && (from.test(there.lemmas.join(" ")) || (there.ingredient !== undefined && from.test(there.ingredient.name))),
  );
}

/** Juice is pressed at home from citrus and drained from jars, not from apples or carrots; nobody buys leaves with a lime. */
function isMadeElsewhere(tail: string, { ingredient, lemmas }: NamedFood): boolean {
  if (!ingredient || lemmas.some((lemma) => /^(?:tin|tinned|can|canned)$/.test(lemma))) return false;
  return tail === "juice" ? !GIVES_JUICE(ingredient.classId) : tail === "leaf" && SOLD_WITHOUT_LEAVES(ingredient.classId);
}

const GIVES_JUICE = ofGenera(
  ["citrus", "berry", "tropical-fruit", "tomato", "tinned-tomato", "tomato-paste", "dried-tomato", "tomato-juice", "jarred-vegetable", "briny", "pickle"],
  ["kimchi"],
);
const SOLD_WITHOUT_LEAVES = ofGenera(
  [
    "pome-fruit",
    "stone-fruit",
    "pomegranate",
    "rhubarb",
    "citrus",
    "banana",
    "tropical-fruit",
    "potato",
    "tomato",
    "tinned-tomato",
    "tomato-paste",
    "dried-tomato",
    "tomato-juice",
  ],
  ["potato_mash", "potato_frozen", "potato_cooked"],
);

const DERIVED: readonly { readonly what: RegExp; readonly from: RegExp }[] = [
  { what: /^egg wash$/, from: /(?:^| )(?:egg|yolk|egg white)$/ },
  { what: /^(?:crouton|toast)$/, from: /(?:^| )(?:bread|loaf|baguette|ciabatta|sourdough|bun|roll|toast|brioche)$/ },
  { what: /^(?:egg )?(?:yolk|white)$|^(?:beaten |scrambled |poached |boiled |fried )?egg$|^meringue$/, from: /(?:^| )egg$/ },
  {
    what: /^(?:fresh |toasted |dried )?(?:bread ?crumb|crumb)$/,
    from: /(?:^| )(?:bread|loaf|baguette|ciabatta|sourdough|bun|roll|cracker|biscuit|toast|brioche|cornflake|crispbread|pretzel)$/,
  },
  { what: /^(?:biscuit|cookie|cracker|graham cracker) (?:crumb|base|crust)$/, from: /(?:biscuit|cookie|cracker|digestive)$/ },
  {
    what: /^(?:hot |warm )?(?:\w+ )?(?:stock|broth|bouillon)$/,
    from: /(?:stock|bouillon|broth)(?: cube| powder| pot| concentrate| paste| granule)?$|(?:^| )(?:oxo|bovril)$/,
  },
  { what: /^coconut cream$/, from: /^coconut milk$|^coconut cream$/ },
  { what: /^whipped cream$/, from: /^(?!(?:.* )?(?:ice|sour) cream$)(?:.* )?cream$/ },
  { what: /^(?:rendered )?(?:fat|dripping|grease)$/, from: /(?:bacon|pancetta|lardon|chorizo|sausage|duck|chicken|pork|beef|guanciale)/ },
  { what: /^(?:bacon|pork|sausage) (?:fat|dripping|grease)$/, from: /(?:bacon|pancetta|lardon|chorizo|sausage|pork|guanciale)/ },
  { what: /^beef (?:fat|dripping|grease)$/, from: /(?:beef|steak|brisket|mince)/ },
  { what: /^red oil$/, from: /chorizo|nduja|paprika/ },
  { what: /^caramel$/, from: /sugar$/ },
  { what: /^cocoa$/, from: /^cocoa powder$/ },
  {
    what: /^brine$/,
    from: /(?:pickle|gherkin|olive|caper|kimchi|sauerkraut|feta|jalapeno)/,
  },
  { what: /^(?:pickle|pickling) (?:brine|juice|liquid)$/, from: /(?:pickle|gherkin|cornichon|kimchi|sauerkraut|jalapeno)/ },
  {
    what: /^(?:oil|cooking|vegetable oil|baking|nonstick|non stick|olive oil|non stick cooking|nonstick cooking|vegetable oil cooking)(?: oil)? spray$/,
    from: /spray$|^(?:vegetable |cooking )?oil$/,
  },
  { what: /^(?:aquafaba|chickpea water)$/, from: /chickpea/ },
  { what: /^(?:oat|rolled oat) flour$/, from: /oat$/ },
  { what: /^(?:corn|corn kernel|sweetcorn)$/, from: /(?:^| )(?:corn|sweetcorn)(?: on the cob| cob)?$/ },
  { what: /^(?:jacket|baked|baking) potato$/, from: /^(?!sweet )(?:\w+ )?potato$/ },
  // What is in the box of a dish that is bought to be made up.
  { what: /^(?:pasta|macaroni|noodle|cheese powder|cheese sauce)$/, from: /^(?:\w+ )*mac(?:aroni)? (?:(?:and|&) )?cheese$/ },
  { what: /^noodle$/, from: /(?:^| )ramen$/ },
  { what: /^ginger juice$/, from: /^(?:\w+ )?ginger$/ },
];

function isKindOf(food: Ingredient | undefined, kind: Ingredient | undefined): boolean {
  if (!food || !kind) return false;
  let parent = food.kindOf;
  for (let depth = 0; parent !== undefined && depth < 6; depth += 1) {
    if (parent === kind.id) return true;
    parent = getIngredient(parent).kindOf;
  }
  return false;
}

/** "red lentils" and "green lentils": one row of the table, two foods in the cupboard. */
export function differInKind(some: readonly string[], others: readonly string[]): boolean {
  const kinds = (lemmas: readonly string[]): string =>
    lemmas
      .filter((lemma) => KIND_WORDS.has(lemma) && !(lemma === "sweet" && lemmas.at(-1) === "pepper"))
      .sort()
      .join(" ");
  const [one, two] = [kinds(some), kinds(others)];
  return one !== "" && two !== "" && one !== two && some.at(-1) === others.at(-1);
}

/** Beef broth where the list says chicken stock, garlic salt for celery salt: one row of the table, made of two foods. */
function isMadeOfAnother(some: readonly string[], others: readonly string[]): boolean {
  const bases = (lemmas: readonly string[], than: readonly string[]): readonly (string | undefined)[] =>
    lemmas
      .slice(0, -1)
      .flatMap((lemma) => (than.includes(lemma) || KIND_WORDS.has(lemma) || CUT_WORDS.has(lemma) ? [] : [findIngredientByName(lemma)?.id ?? []].flat()));
  const [one, two] = [bases(some, others), bases(others, some)];
  const alike = some.at(-1) === others.at(-1) || (STOCK.test(some.at(-1) ?? "") && STOCK.test(others.at(-1) ?? ""));
  return alike && one.length > 0 && two.length > 0 && !one.some((id) => two.includes(id));
}

const STOCK = /^(?:stock|broth|bouillon)$/;

function sameClass(some: NamedFood, others: NamedFood): boolean {
  if (!some.ingredient || !others.ingredient) return true;
  const [one, two] = [some.ingredient.classId, others.ingredient.classId];
  return one === two || FAMILIES.some((family) => one.startsWith(family) && two.startsWith(family));
}

/** Foods whose cuts and packings are classes of their own: poultry_breast and poultry_dark are both poultry. */
const FAMILIES = ["poultry", "red", "pork", "fish", "tomato", "pulse", "rice", "pasta", "noodle", "mushroom"];

function withoutCuts(lemmas: readonly string[]): readonly string[] {
  const rest = lemmas.filter((lemma) => !CUT_WORDS.has(lemma) || UNSURE_KINDS.has(lemma) || OWN_KINDS.has(lemma));
  return rest.length > 0 ? rest : lemmas;
}

function withoutForms(lemmas: readonly string[]): readonly string[] {
  return lemmas.filter((lemma) => !FORM_WORDS.has(lemma));
}

function hasForm({ lemmas }: NamedFood): boolean {
  return lemmas.some((lemma) => FORM_WORDS.has(lemma));
}

function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && some.length === others.length && some.every((lemma) => others.includes(lemma));
}
