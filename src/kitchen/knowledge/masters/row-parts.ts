/** Parts that many rows have alike, in short. */
import type { MasterPart, PartRole } from "./master.ts";

type More = Partial<Omit<MasterPart, "part" | "foods" | "grams" | "does" | "once">> & { readonly once?: false };

/** A part that may be missing. It is named once in the method, unless it says otherwise. */
export const part = (name: string, foods: string, grams: number, role: PartRole, does: MasterPart["does"], { once, ...more }: More = {}): MasterPart => ({
  part: name,
  foods,
  grams,
  role,
  does,
  ...(once === false ? {} : { once: true as const }),
  ...more,
});
/** A part that makes it this dish. */
export const need = (name: string, foods: string, grams: number, role: PartRole, does: MasterPart["does"], more: More = {}): MasterPart =>
  part(name, foods, grams, role, does, { need: true, ...more });
/** Work that is done with a knife. */
export const cut = (prep: string): More => ({ prep, knife: true });
export const salt = (grams: number, ...does: MasterPart["does"]): MasterPart => ({ part: "salt", foods: "salt ~salt", grams, role: "seasoning", does });
export const pepper = part("pepper", "black-pepper white-pepper ~pepper_black", 0.8, "seasoning", ["scattered-at-end"]);
export const fat = (grams: number, foods = "~oil ~butter ~animal_fat ~oil_finish"): MasterPart => ({
  part: "fat",
  foods,
  grams,
  role: "fat",
  does: ["cooking-fat"],
});
export const onion = (grams: number, more: More = {}): MasterPart =>
  part("onion", "onion red-onion shallot spring-onion ~onion ~spring_onion", grams, "base", ["sweated"], { ...cut("{chopped}"), ...more });
export const garlic = (grams: number): MasterPart =>
  part("garlic", "garlic ~garlic ~garlic_paste", grams, "seasoning", ["sweated"], { ...cut("{finely chopped}"), prepOf: { "~garlic_paste": "" } });
export const ginger = (grams: number): MasterPart => part("ginger", "ginger ~ginger", grams, "seasoning", ["sweated"], cut("{finely chopped}"));
export const chilli = (grams: number, foods = "chilli ~chilli chilli-flake chilli-powder ~spice_heat"): MasterPart =>
  part("chilli", foods, grams, "seasoning", ["sweated"], { ...cut("{finely chopped}"), prepOf: { "~spice_heat": "" }, perFood: { "~spice_heat": 1 } });
export const herb = (grams: number, foods = "parsley dill chives coriander ~herb_tender ~herb_basil ~herb_mint"): MasterPart =>
  part("herb", foods, grams, "finish", ["scattered-at-end"], cut("{chopped}"));
export const stock = (grams: number): MasterPart =>
  part("stock", "stock ~stock_liquid ~stock_cube", grams, "liquid", ["simmered"], { perFood: { "~stock_cube": Math.max(3, Math.round(grams / 100)) } });
export const acid = (grams: number): MasterPart =>
  part("acid", "lemon lime lemon-juice lime-juice ~vinegar ~citrus_sour ~citrus_juice", grams, "finish", ["stirred-in-off-heat"], {
    prepOf: { lemon: "{juiced}", lime: "{juiced}" },
    perFood: { lemon: grams * 2.5, lime: grams * 2.5 },
  });
/** A salt cod on the list is dry: what is meant is told on its line. */
export const SALT_COD = "{soaked} in cold water for a day, the water changed three times";
