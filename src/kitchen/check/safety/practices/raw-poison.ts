/** Plants that are food once they are cooked, and poison raw. */
import { heatsAfter, isStep, isWhole } from "../heat.ts";
import { saysToDo } from "../polarity.ts";
import type { Practice, SafetyView } from "../practice.ts";

interface RawPoison {
  readonly plant: RegExp;
  /** Bought ready to eat. */
  readonly ready: RegExp;
  readonly message: string;
  readonly source: string;
}

const PLANTS: readonly RawPoison[] = [
  {
    plant: /\b(?:elderberry|elderberries)\b/,
    ready: /\b(?:syrup|jam|cordial|dried|jelly|wine|cooked)\b/,
    message: "Raw elderberries make people vomit: use ripe berries without stems, and boil them for at least 15 minutes.",
    source: "CDC MMWR 33(13), 1984, elderberry juice",
  },
  {
    plant: /\b(?:cassava|yuca|manioc)\b(?! flour| starch| chips)/,
    ready: /\b(?:cooked|frozen cooked|flour|starch|tapioca|farofa|gari)\b/,
    message: "Raw cassava releases cyanide: peel it, boil it soft, and throw the water away.",
    source: "Hong Kong CFS, Report 27 (2007)",
  },
  {
    plant: /\b(?:taro|eddoe?s?)\b/,
    ready: /\b(?:cooked|chips|powder|flour)\b/,
    message: "Raw taro holds needles of calcium oxalate: cook it soft.",
    source: "Hong Kong CFS, Report 27 (2007)",
  },
  {
    plant: /\b(?:fresh|raw) bamboo shoots?\b/,
    ready: /\b(?:tinned|canned|tins?|cans?|cooked)\b/,
    message: "Fresh bamboo shoots release cyanide: boil them well, and throw the water away.",
    source: "Hong Kong CFS, Report 27 (2007)",
  },
  {
    plant: /\bfiddleheads?\b/,
    ready: /\b(?:tinned|canned|cooked|pickled)\b/,
    message: "Fiddleheads are eaten boiled for 15 minutes or steamed for 10, never raw: throw the water away.",
    source: "Health Canada, fiddlehead safety",
  },
  {
    plant: /\bmorels?\b/,
    ready: /\b(?:tinned|canned|cooked|powder)\b/,
    message: "Raw morels make people ill: cook them through.",
    source: "Ontario OHCC guide on natural toxins",
  },
];

export const rawPoisons: readonly Practice[] = PLANTS.map(({ plant, ready, message, source }) => ({
  kind: "toxic-plant",
  message,
  source,
  find: (view) => findRaw(view, plant, ready),
}));

function findRaw(view: SafetyView, plant: RegExp, ready: RegExp): ReturnType<Practice["find"]> {
  const food = view.recipe.foods.find(({ name, typed, place }) => place !== "optional" && [name, ...typed].some((words) => plant.test(words.toLowerCase())));
  if (!food || ready.test(`${food.name} ${food.line ?? ""} ${food.typed.join(" ")}`.toLowerCase()) || !isWhole(view)) return undefined;
  const raw = view.clauses.find(({ text }) => plant.test(text) && /\b(?:raw|uncooked)\b/.test(text));
  if (raw && /\b(?:raw|uncooked)\b/.test(raw.text) && saysToDo(raw, raw.text.search(/\b(?:raw|uncooked)\b/)) && !heatsAfter(view, plant)) return raw.sentence;
  return heatsAfter(view, plant) ? undefined : view.clauses.find((clause) => isStep(clause) && plant.test(clause.text))?.sentence;
}
