/** What goes into the holes of a master's sentences: in its method shares and amounts, in its title and prose names. */
import type { Master, MasterPart } from "#kitchen/knowledge/masters/master";
import { type MasterShare, readShare } from "#kitchen/knowledge/masters/shares";
import { type Food, crumbles, isCube, isFlesh } from "../food.ts";
import type { Portion, Portions } from "../portion.ts";
import { isMany, nameOf } from "../write/naming.ts";
import { asAdjective, listOf, withoutItsTin } from "../write/nouns.ts";
import type { Wording } from "../write/wording.ts";
import type { Placed } from "./candidate.ts";
import type { Filling } from "./fill-sentence.ts";
import { formOf, sayPortions, writeMeasured } from "./food-forms.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { SALTWATER } from "./salt-the-water.ts";
import { writeDishSize } from "./dish-size.ts";
import { isPressed } from "./pressed.ts";
import { tellTasting } from "./taste.ts";
import { markShare, toldShares } from "./told-shares.ts";
import { isWithoutFat, markInPan, POURED } from "./water-for-fat.ts";

export interface MasterDraft {
  readonly master: Master;
  readonly placed: Placed;
  readonly portions: Portions;
  readonly wording: Wording;
}

/** `step` is the place of a sentence in the method, whose water goes by what it cooks. In a title, a summary or a note no share of a food is told of, and nothing stands for the amounts; only in a title does a food stand before a noun. */
export function fillingOf(draft: MasterDraft, where: "method" | "title" | "prose", step?: number): Filling {
  const { master, placed, portions: all, wording } = draft;
  const isDry = where === "method" && isWithoutFat(draft);
  const times = step === undefined ? undefined : all.waters?.[step];
  const portions = times === undefined ? all : { ...all, times };
  const parts = new Map(master.parts.map((part) => [part.part, part]));
  const portionsOf = (name: string): readonly Portion[] => {
    const named = portions.all.filter(({ fills }) => fills === name);
    return where === "method" || named.length < 2 ? named : withoutSeasonings(named, parts.get(name));
  };
  const isFilledBy = (name: string, keys: readonly string[]): boolean => {
    const part = parts.get(name);
    return ((part && placed.get(part)) ?? []).some((food) => keys.some((key) => keysOf(food).has(key)));
  };
  const filling: Filling = {
    isFilled: (name) => portionsOf(name).length > 0,
    isFilledBy,
    isMany(written) {
      if (readShare(written) !== undefined) return false;
      const hole = written.startsWith(ITSELF) ? written.slice(ITSELF.length) : written;
      const named = portionsOf(hole);
      const part = parts.get(hole);
      return named.length > 1 || (named.some(isMany) && !(where === "method" && part !== undefined && isPressed(part, named)));
    },
    hole(written, article) {
      const share = readShare(written);
      if (share !== undefined) return sayShare(share, filling.hole(share.whole, true), portionsOf(share.part), where === "method" ? draft : undefined);
      const isItself = written.startsWith(ITSELF);
      const hole = isItself ? written.slice(ITSELF.length) : written;
      const the = article ? "the " : "";
      const measured = /^(\d+(?:\.\d+)?) (ml|C|c|r|n)$/.exec(hole);
      if (measured)
        return (isDry && measured[2] === "ml" ? POURED : "") + the + writeMeasured(Number(measured[1]), measured[2] ?? "", master, portions, wording);
      if (hole === "saltwater") return the + SALTWATER;
      if (hole === "taste") return tellTasting(portions.all);
      if (hole === "litres") return the + writeDishSize(portions.all, master.course === "sweet", wording);
      if (hole === "serves") return the + String(portions.servings);
      const [first = "", second, technique] = hole.split(" ");
      const named = portionsOf(second === undefined ? first : second);
      if (named.length === 0) return undefined;
      const many = named.length > 1 || named.some(isMany);
      const cube = cubeOf(named, parts.get(first));
      if (cube !== undefined && second === undefined && where === "method") return writeDissolved(cube, parts.get(first), master, portions, wording);
      if (first === "one" && cubeOf(named, parts.get(second ?? "")) !== undefined) return `${the}stock`;
      if (first === "one") return the + listOf(named.map(({ food }) => asAdjective(where === "title" ? shortNoun(food) : whereTold(food, food.name, where))));
      if (second !== undefined) return the + (formOf(first, named, many, technique, wording) ?? "");
      const part = parts.get(first);
      if (where === "method") {
        const said = sayPortions(named, the, portions, part !== undefined && isPressed(part, named) && !isItself, () => toldShares(draft), written);
        return isDry ? markInPan(said, named, part, draft) : said;
      }
      const name = where === "title" ? asAdjective : withoutItsTin;
      return (
        the + listOf([...new Set(named.map((portion) => name(where === "title" ? nameInTitle(portion) : whereTold(portion.food, nameOf(portion), where))))])
      );
    },
  };
  return filling;
}

/** `said` is all of it in words; undefined where nothing fills the hole. */
function sayShare(share: MasterShare, said: string | undefined, named: readonly Portion[], draft: MasterDraft | undefined): string | undefined {
  const { hole, words, isRest, isUnnamed } = share;
  if (said === undefined || isUnnamed) return said && words;
  if (!draft) return `${words} of ${said}`;
  const { first, lone } = toldShares(draft);
  if (isRest ? first.has(hole) : lone.has(hole)) return said;
  const [portion] = named;
  return `${words}${portion !== undefined && named.length === 1 ? markShare(portion, share, draft.portions) : ""} of ${said}`;
}

/** Before the name of a part: the fruit that fills it, and not its juice. */
const ITSELF = "itself ";

/** Chicken that was cooked before is chicken on a menu, and stewing beef is beef. */
function nameInTitle(portion: Portion): string {
  const name = nameOf(portion);
  return isFlesh(portion.food.kind) ? name.replace(BOUGHT_AS, "") : whereTold(portion.food, name, "title");
}

/** What is told of a dish says nothing of yesterday's pan: grains and pasta that are cooked are couscous and pasta. Its method says which. */
function whereTold({ kind }: Food, name: string, where: "method" | "title" | "prose"): string {
  return where !== "method" && kind.shelf === "grain" ? name.replace(BOUGHT_AS, "") : name;
}

const BOUGHT_AS = /^(?:(?:ready-|pre-?)?cooked|stewing|braising|casserole|diced|lean) (?=\w)/i;

/** Before the name of a dish stands the animal: chicken paprikash, and no chicken thigh paprikash. */
function shortNoun(food: Food): string {
  const { name, kind } = food;
  return isFlesh(kind)
    ? name.replace(BOUGHT_AS, "").replace(/(?<=^|\s)(chicken|turkey|duck) (?:thigh|breast|leg|drumstick|fillet)s?(?: fillets?)?$/i, "$1")
    : whereTold(food, name, "title");
}

/** A title and a summary speak of what the part is for, and not of what seasons it. */
function withoutSeasonings(named: readonly Portion[], part: MasterPart | undefined): readonly Portion[] {
  const row = keysIn(part?.foods ?? "");
  const meant = named.filter(({ food }) => food.salience >= 1 || row.some((key) => keysOf(food).has(key)));
  return meant.length > 0 ? meant : named;
}

/** A cube that stands where the row means stock, and the method says nothing of cubes. */
function cubeOf(named: readonly Portion[], part: MasterPart | undefined): Portion | undefined {
  const [portion] = named;
  return portion && named.length === 1 && isCube(portion.food) && part && !part.foods.includes("stock_cube") ? portion : undefined;
}

/** `700 ml water with the stock cube crumbled in`. */
function writeDissolved(cube: Portion, part: MasterPart | undefined, master: Master, portions: Portions, wording: Wording): string {
  return `${writeMeasured(part?.grams ?? 0, "ml", master, portions, wording)} water with the ${nameOf(cube)} ${crumbles(cube.food) ? "crumbled" : "stirred"} in`;
}
