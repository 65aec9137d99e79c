/** What a cook adds to a part that holds its like already, though the row does not name it: ginger to the garlic, a second spice, the other squash. */
import type { Treatment } from "./master.ts";

export interface Join {
  /** Keys of the foods that join. */
  readonly foods: string;
  /** Keys of what the part holds; left out: a food of the very same class. */
  readonly beside?: string;
  /** What is done in the part: one of these. */
  readonly does: readonly Treatment[];
  /** It comes on top of what is there, in its own amount; else the part is shared. */
  readonly adds?: true;
  /** How it is cut, where the part says how. */
  readonly prep?: string;
  /** Foods in the part at most. */
  readonly most: number;
}

const IN_THE_PAN: readonly Treatment[] = ["sweated", "bloomed", "fried", "browned-in-fat", "simmered", "marinated"];
const WITH_SPICES: readonly Treatment[] = [...IN_THE_PAN, "roasted", "baked", "toasted", "braised", "cooked-in-it"];
const AT_THE_END: readonly Treatment[] = ["scattered-at-end", "stirred-in-off-heat", "dressed", "raw", "blended", "mashed"];
const COOKED: readonly Treatment[] = ["boiled", "braised", "baked", "roasted", "blended", "steamed", "charred", "caramelised", "reduced", ...IN_THE_PAN];
const GROUND = "~spice_savoury ~spice_seed ~spice_mild ~spice_blend ~spice_rub ~spice_heat";
const SWEET = "~spice_cinnamon ~spice_sweet ~spice_nutmeg ~spice_clove ~vanilla";
const SALTY = "~soy ~fish_sauce ~sauce_umami";

export const JOINS: readonly Join[] = [
  { foods: "ginger", beside: "~garlic ~chilli ~onion ~onion_small ~spring_onion", does: IN_THE_PAN, adds: true, prep: "finely grated", most: 2 },
  { foods: "~garlic", beside: "~ginger ~chilli ~onion ~onion_small ~leek", does: IN_THE_PAN, adds: true, prep: "finely chopped", most: 2 },
  { foods: "~chilli", beside: "~garlic ~ginger ~onion", does: IN_THE_PAN, adds: true, prep: "finely chopped", most: 3 },
  { foods: `${GROUND} ~spice_anise`, beside: `${GROUND} ~spice_anise`, does: WITH_SPICES, adds: true, most: 4 },
  { foods: "~herb_dried", beside: `~herb_dried ~herb_woody ${GROUND}`, does: WITH_SPICES, adds: true, most: 4 },
  { foods: "~herb_woody", beside: "~herb_woody ~herb_dried", does: [...WITH_SPICES, "infused-and-removed"], adds: true, most: 3 },
  { foods: "~herb_infuse", beside: "~spice_seed ~spice_savoury ~garlic ~ginger ~chilli", does: ["bloomed", "fried", "sweated"], adds: true, most: 3 },
  { foods: "~herb_tender ~herb_basil ~herb_mint", beside: "~herb_tender ~herb_basil ~herb_mint", does: AT_THE_END, adds: true, most: 3 },
  { foods: SALTY, beside: SALTY, does: ["simmered", "marinated", "reduced", "fried", "deglazed-with", "cooked-in-it", "braised"], adds: true, most: 3 },
  { foods: SWEET, beside: SWEET, does: ["baked", "whisked", "rubbed-in", "simmered", "macerated"], adds: true, most: 3 },
  { foods: "@veg @veg_leaf @fruit @pome @bean @nut", does: COOKED, most: 3 },
  { foods: "@nut @berry @fruit @veg_leaf @tomato", does: ["raw", "dressed", "toasted", "scattered-at-end", "macerated"], most: 3 },
];
