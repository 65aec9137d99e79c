/** Herbs, fresh and dried. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const HERBS: readonly Ingredient[] = [
  food("basil", "herb_basil", "basil leaf, holy basil, basil plant, genovese basil, lemon basil", { mass: true }),
  food("thai basil", "herb_tender", "thai basil leaf", { kindOf: "basil", mass: true }),
  food("dried basil", "herb_dried", "dry basil, basil flake", { kindOf: "basil", mass: true, states: ["dried"] }),
  food(
    "parsley",
    "herb_tender",
    "flatleaf parsley, flat leaf parsley, flat leafed parsley, flat leafed parsley leaf, parsley leaf, parsley stem, italian flat leaf parsley, flat leaf italian parsley, flat italian parsley",
    {
      mass: true,
    },
  ),
  food("chervil", "herb_tender", "chervil leaf", { kindOf: "parsley", mass: true }),
  food("dried parsley", "herb_dried", "parsley flake, dried chervil", { kindOf: "parsley", mass: true, states: ["dried"] }),
  food(
    "coriander",
    "herb_tender",
    "coriander leaf, cilantro leaf, dhania, coriander stem, coriander root, cilantro stem, hara dhania, culantro, epazote, recao, dhania patta",
    { usName: "cilantro", mass: true },
  ),
  food("dried coriander leaf", "herb_dried", "dried coriander", { kindOf: "coriander", mass: true, states: ["dried"] }),
  food("dill", "herb_tender", "dill frond, dill leaf", { mass: true }),
  food("dried dill", "herb_dried", "dill weed, dillweed, dried dill weed", { kindOf: "dill", mass: true, states: ["dried"] }),
  food("tarragon", "herb_tender", "tarragon leaf", { mass: true }),
  food("dried tarragon", "herb_dried", "", { kindOf: "tarragon", mass: true, states: ["dried"] }),
  food("chives", "herb_tender", "snipped chive, garlic chive, nira, onion chive, chive", { plural: "chives" }),
  food("mint", "herb_mint", "mint leaf, mint stem, spearmint, peppermint, pudina, lemon balm, lemon verbena, apple mint", {
    mass: true,
  }),
  food("dried mint", "herb_dried", "", { kindOf: "mint", mass: true, states: ["dried"] }),
  food(
    "marjoram",
    "herb_tender",
    "lovage, savory, summer savory, winter savory, borage, salad burnet, hyssop, sweet cicely, fresh oregano, oregano sprig, sprig oregano, oregano bunch",
    {
      mass: true,
    },
  ),
  food("dried marjoram", "herb_dried", "dried savory", { kindOf: "marjoram", mass: true, states: ["dried"] }),
  food("shiso", "herb_tender", "perilla, shiso leaf, perilla leaf, sesame leaf, mitsuba, betel leaf", { mass: true }),
  food("thyme", "herb_woody", "thyme leaf, lemon thyme, thyme twig", { mass: true }),
  food("dried thyme", "herb_dried", "ground thyme, thyme dried", { kindOf: "thyme", mass: true, states: ["dried"] }),
  food("rosemary", "herb_woody", "rosemary leaf, rosemary needle", { mass: true }),
  food("dried rosemary", "herb_dried", "", { kindOf: "rosemary", mass: true, states: ["dried"] }),
  food("sage", "herb_woody", "sage leaf", { mass: true }),
  food("dried sage", "herb_dried", "rubbed sage, ground sage", { kindOf: "sage", mass: true, states: ["dried"] }),
  food("bay leaf", "bay", "bay, bayleaf, bay leave, tej patta, laurel leaf, bouquet garni", { eachGrams: 0.3 }),
  food("lime leaf", "herb_infuse", "kaffir lime leaf, makrut lime leaf, lemon leaf", { eachGrams: 0.3 }),
  food("curry leaf", "herb_infuse", "kadi patta, curry patta", { eachGrams: 0.1 }),
  food("pandan leaf", "pandan", "pandan, screwpine leaf, pandan extract"),
  food("hoja santa", "herb_infuse", "avocado leaf"),
  food("lemongrass", "lemongrass", "lemon grass, lemongrass paste, sereh, lemongrass puree", { mass: true, eachGrams: 20 }),
  food("lavender", "herb_woody", "culinary lavender, lavender flower, edible flower, rose petal, nasturtium flower, marigold petal, dried rose, nasturtium", {
    mass: true,
  }),
  food("dried oregano", "herb_dried", "oregano leaf, oregano", { mass: true, states: ["dried"] }),
  food(
    "mixed herbs",
    "herb_dried",
    "italian seasoning, herbe de provence, herb, pizza seasoning, herb mix, herb seasoning, italian spice, greek seasoning, mixed herb, herb de provence",
    {
      plural: "mixed herbs",
      states: ["dried"],
    },
  ),
  food("fresh herbs", "herb_tender", "herb fresh, soft herb, herb bunch, fresh mixed herb, chopped herb, tender herb, garden herb, fresh herb", {
    plural: "fresh herbs",
  }),
  food("fenugreek leaf", "spice_savoury", "kasuri methi, methi, methi leaf, kasoori methi, fresh fenugreek, dried fenugreek", { mass: true }),
  food("za'atar", "herb_dried", "zahtar, dukka, zaatar", { mass: true, allergens: ["sesame"], states: ["dried"] }),
  food("dukkah", "herb_dried", "dukkah spice", { kindOf: "zaatar", mass: true, allergens: ["sesame"], mayContain: ["nuts"], states: ["dried"] }),
];
