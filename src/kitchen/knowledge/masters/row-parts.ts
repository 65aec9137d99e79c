/**
 * How a master's row is written: what it is made as in a line (`made`), and each of its parts in a line (`part`, `need`, and by
 * their own names the parts that many rows have alike).
 */
import type { Master, MasterCourse, MasterPart, PartRole, Treatment } from "./master.ts";

/** What a dish is of and how long it takes, for the head of its row: `...made("Thai", "main", { serves: 2, minutes: 30, handsOn: 25, kit: ["wok"] })`. */
export function made(
  kitchen: string,
  course: MasterCourse,
  making: Pick<Master, "serves" | "whole" | "minutes" | "handsOn" | "kit" | "known" | "says">,
): Pick<Master, "kitchen" | "course"> & typeof making {
  return { kitchen, course, ...making };
}

/** What may be said of a part besides. Keys that are told the same stand together, apart by blanks: `{ "lemon lime": 60 }`. */
interface More extends Partial<Pick<MasterPart, "prep" | "knife" | "use" | "prepOf" | "perFood" | "leftWhole" | "oneEach" | "most">> {
  /** Keys of what stands in for the foods, where one line does not hold them all. */
  readonly or?: string;
  /** In place of `prep`: work that is done with a knife. */
  readonly cut?: string;
  /** Keys of the foods that need none of that work, asked before those of `prepOf`. */
  readonly asIs?: string;
  /** The method names it at several places, or not for all of it. */
  readonly once?: false;
}

/**
 * A part that may be missing. It is named once in the method and taken whole, unless it says otherwise.
 * @param foods keys of what may fill it, best first and apart by blanks
 * @param grams for all that the master serves, of the food as bought
 * @param does what is done to it, in their order where it is more than one thing
 */
export function part(name: string, foods: string, grams: number, role: PartRole, does: Treatment | readonly Treatment[], more: More = {}): MasterPart {
  const { or, cut, asIs, prepOf, perFood, once, ...others } = more;
  return {
    part: name,
    foods: or === undefined ? foods : `${foods} ${or}`,
    grams,
    role,
    does: typeof does === "string" ? [does] : does,
    ...(cut === undefined ? {} : { prep: cut, knife: true }),
    ...others,
    ...((asIs ?? prepOf) === undefined ? {} : { prepOf: byKey({ ...(asIs === undefined ? {} : { [asIs]: "" }), ...prepOf }) }),
    ...(perFood === undefined ? {} : { perFood: byKey(perFood) }),
    ...(once === false ? {} : { once: true }),
  };
}

/** A part that makes it this dish. */
export function need(...[name, foods, grams, role, does, more]: Parameters<typeof part>): MasterPart {
  return { ...part(name, foods, grams, role, does, more), need: true };
}

/** Each key by itself, of those that stand together. */
function byKey<Value>(told: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(told).flatMap(([keys, value]) => keys.split(" ").map((key) => [key, value])));
}

export const salt = (grams: number, ...does: readonly Treatment[]): MasterPart => part("salt", "salt ~salt", grams, "seasoning", does, { once: false });
export const pepper = part("pepper", "black-pepper white-pepper ~pepper_black", 0.8, "seasoning", "scattered-at-end");
export const fat = (grams: number, foods = "~oil ~butter ~animal_fat ~oil_finish"): MasterPart =>
  part("fat", foods, grams, "fat", "cooking-fat", { once: false });
export const onion = (grams: number, more: More = {}): MasterPart =>
  part("onion", "onion red-onion shallot spring-onion ~onion ~spring_onion", grams, "base", "sweated", { cut: "{chopped}", ...more });
export const garlic = (grams: number): MasterPart =>
  part("garlic", "garlic ~garlic ~garlic_paste", grams, "seasoning", "sweated", { cut: "{finely chopped}", asIs: "~garlic_paste" });
export const ginger = (grams: number): MasterPart => part("ginger", "ginger ~ginger", grams, "seasoning", "sweated", { cut: "{finely chopped}" });
export const chilli = (grams: number, foods = "chilli ~chilli chilli-flake chilli-powder ~spice_heat"): MasterPart =>
  part("chilli", foods, grams, "seasoning", "sweated", { cut: "{finely chopped}", asIs: "~spice_heat", perFood: { "~spice_heat": 1 } });
export const herb = (grams: number, foods = "parsley dill chives coriander ~herb_tender ~herb_basil ~herb_mint"): MasterPart =>
  part("herb", foods, grams, "finish", "scattered-at-end", { cut: "{chopped}" });
export const stock = (grams: number): MasterPart =>
  part("stock", "stock ~stock_liquid ~stock_cube", grams, "liquid", "simmered", { perFood: { "~stock_cube": Math.max(3, Math.round(grams / 100)) } });
export const acid = (grams: number): MasterPart =>
  part("acid", "lemon lime lemon-juice lime-juice ~vinegar ~citrus_sour ~citrus_juice", grams, "finish", "stirred-in-off-heat", {
    prepOf: { "lemon lime": "{juiced}" },
    perFood: { "lemon lime": grams * 2.5 },
  });
export const sharp = (grams: number): MasterPart =>
  part("sharp", "lemon lemon-juice lime lime-juice ~citrus_sour ~citrus_juice ~vinegar", grams, "finish", "stirred-in-off-heat", {
    prepOf: { "lemon lime": "{juiced}" },
    perFood: { lemon: 50, lime: 35 },
  });
/** A salt cod on the list is dry: what is meant is told on its line. */
export const SALT_COD = "{soaked} in cold water for a day, the water changed three times";
