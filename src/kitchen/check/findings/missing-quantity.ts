/** Ingredient lines for which neither the line nor a step says how much. */
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Finding, PantryCheckRule } from "../finding.ts";
import { isMeasured } from "../mention-context.ts";
import type { RecipeFood } from "../gathered-foods.ts";
import { rangeOf, type Sentence } from "../sentence.ts";

/** A figure, a number word or a cook's measure right before or inside the words of a food. */
const AMOUNT =
  /[\d½¼¾⅓⅔⅛]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|dozen|couple|lots of|plenty|as (?:much|many) as|as you (?:like|please)|fistfuls?|pinch(?:es)?|handfuls?|drizzles?|knobs?|dash(?:es)?|gratings?|glugs?|splash(?:es)?|sprinkl(?:e|ing)|dollops?|squeezes?|spoonfuls?|spoons?|teaspoons?|tablespoons?|tsps?|tbsps?|cups?|mugs?|bunch(?:es)?|grinds|a grind|a crack|packets?|tins?|cans?|jars?|block|bag|box|scoops?|ladles?|touch|swirls?|twists?|whole|single|each|dusting|to taste|as per|as needed|as required|as desired|to (?:top|fill|taste|serve|garnish|finish|cover|coat|decorate|grease)|for (?:frying|serving|topping|garnish\w*|greasing|dusting|brushing|drizzling|sprinkling|cooking|the \p{L}+))\b|\ban? (?:large |small |medium |big |ripe |fresh |little )*(?=\S*$)|\b(?:an?|few|several|another) (?:[\p{L}-]+ )?(?:balls?|fronds?|sprigs?|drops?|slices?|cloves?|sticks?|thumbs?|sheets?)\b/u;
/** Of a line: "a few shakes of soy sauce", "a good squirt per sausage". */
const AMOUNT_OF_LINE = /\ban? (?:\p{L}+ ){1,3}(?:of|per|each)\b/u;
/** "A thin layer of mustard": how it lies, and not how much there is of it. */
const LAID = /\b(?:layers?|beds?|blankets?|coats?|coatings?|films?|rings?) of (?:the |some )?(?:[\p{L}-]+ ){0,2}$/u;

const SO_MUCH_OF_IT = /\b(?:tablespoons?|teaspoons?|spoonfuls?|tbsp|tsp|cups?|handfuls?|splash|glugs?|knob|pinch) of (?:it|them)\b/;

/** "The leftover lamb": as much as there is. */
const ALL_OF_IT = /^(?:the|your|all|leftover)\b/i;

export const missingQuantity: PantryCheckRule = {
  id: "missing-quantity",
  title: "How much?",
  why: "Nobody can cook from a line that does not say how much.",
  check: checkLines,
};

function checkLines({ reading, foods, sentences }: CheckedRecipe): Finding[] {
  if (reading.recipe.ingredients.length === 0) {
    // "For two people: one block of halloumi, about 4 cups of watermelon and 1 lime": prose that is a list, and what comes later is beyond it.
    const measured = foods.filter((food) => isInOpening(food) && hasAmountInText(food));
    return foods
      .filter(
        (food) =>
          (measured.length < LIST_LEAST || isInOpening(food)) &&
          food.place === "step" &&
          !foods.some((other) => isOneWith(other, food) && (hasAmountInText(other) || isAboveItsAmount(other, sentences))),
      )
      .filter((food, at, all) => all.findIndex((other) => isOneWith(other, food)) === at)
      .map((food) => isMissing(food.name, food.mentions[0]?.sentence));
  }
  return sentences.flatMap((sentence): Finding[] => {
    const { part } = sentence;
    const line = part.role === "ingredient" && part.index !== undefined ? reading.recipe.ingredients[part.index] : undefined;
    if (!line || line.optional || line.quantity || saysHowMuch(`${part.plain.text} ${line.note ?? ""}`.toLowerCase()) || ALL_OF_IT.test(part.plain.text))
      return [];
    const own = foods.filter((food) => food.lineIndex === part.index);
    if (own.some(hasAmountInText)) return [];
    return [isMissing(line.food, sentence)];
  });
}

/** Foods with an amount that make a list of an opening. */
const LIST_LEAST = 3;

function isInOpening({ mentions }: RecipeFood): boolean {
  return mentions.some(({ sentence }) => sentence.part.role === "opening");
}

function saysHowMuch(line: string): boolean {
  return AMOUNT.test(line) || AMOUNT_OF_LINE.test(line);
}

/** "Noodles", and below it "Boil 200 g until pliable". */
function isAboveItsAmount({ mentions }: RecipeFood, sentences: readonly Sentence[]): boolean {
  return mentions.some(({ sentence }) => sentence.part.role === "label" && AMOUNT.test(sentences[sentence.at + 1]?.text ?? ""));
}

/** Yolks and whites are of the same eggs. */
function isOneWith(one: RecipeFood, other: RecipeFood): boolean {
  return one === other || one.entries.some((entry) => other.entries.includes(entry));
}

function isMissing(food: string, sentence: Sentence | undefined): Finding {
  return {
    id: "missing-quantity",
    message: `The recipe does not say how much ${food.toLowerCase()}.`,
    food,
    ranges: sentence ? [rangeOf(sentence)] : [],
  };
}

/** A step says it: "a good glug of olive oil", "two sticks of celery". Half of it, or the rest of it, says nothing. */
function hasAmountInText({ mentions }: RecipeFood): boolean {
  return mentions.some(({ sentence, start, end }) => {
    if (sentence.part.role === "ingredient") return false;
    // "Keep the oil. You spoon one tablespoon of it over."
    if (SO_MUCH_OF_IT.test(`${sentence.text.slice(end, end + 80)} ${sentence.next.slice(0, 60)}`)) return true;
    // "Halloumi: 225 g, sliced".
    if (/^s?(?::|,| [–—x×-]| \()? ?[\d½¼¾⅓⅔⅛]/.test(sentence.text.slice(end))) return true;
    const before = sentence.text.slice(0, start);
    if (isMeasured(before) && !LAID.test(before) && !/\bhalf (?:of )?the\b|\bthe (?:rest|remaining|last|other)\b/.test(before.slice(-60))) return true;
    const near = before.slice(Math.max(0, before.length - 45));
    const words = near
      .slice(near.search(/(?:^|[,;:.(]|\b(?:the|and|then|with|add|stir in|in)\b)(?=(?:(?!(?:[,;:.(]|\b(?:the|and|then|with|add|stir in|in)\b)).)*$)/))
      .replace(/\bhalf (?:of )?(?:the|your)\b.*/, "");
    return AMOUNT.test(words) && !/\bthe (?:rest|remaining|last|other)\b/.test(words);
  });
}
