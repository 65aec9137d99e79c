/** Names that mean another food beside some others: the biscuit beside mascarpone, the vegetable beside an onion. */
import { ofGenera, type IsOneOf } from "../classes/all-classes.ts";
import type { Ingredient, IngredientId } from "../schema.ts";

interface CompanyReading {
  /** The food it is, by a name of the tables. */
  readonly food: string;
  /** Whether a food of the same list says so. */
  readonly beside: (food: Pick<Ingredient, "id" | "classId">) => boolean;
  /** What must be there as well. */
  readonly and?: CompanyReading["beside"];
}

function anyOf(ids: string): CompanyReading["beside"] {
  const named: ReadonlySet<IngredientId> = new Set(ids.split(" "));
  return ({ id }) => named.has(id);
}

const anyOfClass =
  (isOne: IsOneOf, ids: string): CompanyReading["beside"] =>
  (food) =>
    isOne(food.classId) || anyOf(ids)(food);

/** What is stewed: a cut that is not named goes into the pot beside these, and into the pan otherwise. */
const stewed = anyOfClass(
  ofGenera(
    ["beer", "beet", "tinned-tomato", "tomato-paste"],
    [
      "potato",
      "wine",
      "bay",
      "curry_roux",
      "grain_slow",
      "dried_fruit",
      "dried_fruit_big",
      "spice_star",
      "spice_cinnamon",
      "spice_clove",
      "spice_cardamom",
      "spice_stick",
    ],
  ),
  "okra garam-masala curry-powder ras-el-hanout berbere massaman-paste turmeric saffron baharat egusi turnip swede parsnip daikon galangal coconut",
);

/** What tells of a West African pot: its oil, its hot pepper, what thickens it. */
const westAfrican = anyOf(
  "palm-oil palm-nut-concentrate habanero egusi dried-shrimp iru cassava-leaf attieke plantain yam cassava peanut-oil peanut-butter taro-leaf salt-cod goat dried-black-eyed-bean",
);

/** Brown beans are honey beans where more than the pepper tells of that pot: it is as much at home in Paramaribo. */
const beyondThePepper = anyOf("palm-oil palm-nut-concentrate egusi dried-shrimp iru attieke plantain yam");

/** By the name as it is read, in the singular; the first that the list tells of. */
export const COMPANY_READINGS: ReadonlyMap<string, readonly CompanyReading[]> = new Map(
  Object.entries({
    "lady finger": [
      {
        food: "sponge finger",
        beside: anyOfClass(
          ofGenera(["cream", "cream-cheese", "custard", "custard-powder", "coffee", "berry"], ["cocoa", "chocolate"]),
          "mascarpone marsala sherry jelly icing-sugar",
        ),
      },
    ],
    "corn flour": [{ food: "polenta", beside: anyOf("queso-fresco lard cotija") }],
    soda: [{ food: "baking soda", beside: anyOfClass(ofGenera(["flour"]), "") }],
    chicken: [{ food: "whole chicken", beside: anyOf("gravy-granule yorkshire-pudding") }],
    "red oil": [{ food: "palm oil", beside: westAfrican }],
    maggi: [
      { food: "stock cube", beside: westAfrican },
      { food: "stock cube", beside: anyOf("curry-powder"), and: anyOf("thyme") },
    ],
    sarson: [{ food: "mustard greens", beside: anyOf("spinach polenta fenugreek-leaf ghee gram-flour") }],
    pimento: [{ food: "allspice", beside: anyOf("habanero goat spring-onion curry-powder plantain") }],
    tuna: [{ food: "tuna steak", beside: anyOf("curry-leaf pandan-leaf tamarind") }],
    albacore: [{ food: "tuna steak", beside: anyOf("cassava") }],
    crayfish: [
      { food: "dried shrimp", beside: westAfrican },
      { food: "dried shrimp", beside: anyOf("stock-cube catfish"), and: anyOf("chilli seasoning basil") },
    ],
    pepper: [
      { food: "chilli", beside: anyOf("palm-nut-concentrate egusi cassava-leaf dried-shrimp iru") },
      {
        food: "chilli",
        beside: anyOf("palm-oil"),
        and: anyOf("stock-cube yam plantain taro-leaf goat dried-black-eyed-bean salt-cod spinach spring-greens okra"),
      },
    ],
    apricot: [{ food: "dried apricot", beside: anyOf("ras-el-hanout couscous lamb stewing-lamb lamb-shoulder leg-of-lamb chickpea saffron harissa") }],
    drumstick: [
      { food: "drumstick vegetable", beside: anyOf("toor-dal moong-dal chana-dal dal urad-dal") },
      { food: "drumstick vegetable", beside: anyOf("plantain yam bottle-gourd"), and: anyOf("curry-leaf mustard-seed coconut") },
      { food: "drumstick vegetable", beside: anyOf("tamarind"), and: anyOf("curry-leaf mustard-seed asafoetida") },
    ],
    "brown bean": [{ food: "dried black eyed bean", beside: beyondThePepper }],
    "black eyed bean": [{ food: "dried black eyed bean", beside: anyOf("habanero dried-shrimp iru") }],
    bean: [
      { food: "green bean", beside: anyOf("basmati-rice"), and: anyOf("carrot pea") },
      { food: "dried black eyed bean", beside: anyOf("palm-oil dried-shrimp plantain"), and: anyOf("palm-oil habanero stock-cube dried-shrimp peanut-oil") },
      { food: "baked bean", beside: anyOf("bread hash-brown oven-chip fish-finger potato-waffle black-pudding sausage-roll") },
    ],
    "corned beef": [{ food: "corned beef brisket", beside: anyOf("bay-leaf mixed-spice") }],
    turkey: [{ food: "deli turkey", beside: anyOf("ham swiss-cheese bagel") }],
    biscuit: [{ food: "refrigerated biscuit", beside: anyOf("sausage sausage-meat condensed-soup gravy stock cooked-chicken cooked-turkey mixed-vegetables") }],
    chip: [{ food: "tortilla chip", beside: anyOf("salsa guacamole") }],
    ginger: [{ food: "ground ginger", beside: anyOf("treacle golden-syrup bicarbonate-of-soda pumpkin-puree mixed-spice gingersnap digestive") }],
    chilli: [{ food: "chilli con carne", beside: anyOf("hot-dog frankfurter hot-dog-bun") }],
    chili: [{ food: "chilli con carne", beside: anyOf("hot-dog frankfurter hot-dog-bun") }],
    jelly: [{ food: "jelly cube", beside: anyOf("sponge-finger custard custard-powder sponge-cake ice-cream evaporated-milk double-cream whipping-cream") }],
    "fish cake": [{ food: "asian fish cake", beside: anyOf("tteok udon-noodle ramen-noodle gochujang") }],
    "spring roll wrapper": [{ food: "spring roll pastry", beside: anyOfClass(ofGenera(["mince"]), "cabbage chinese-leaf vegetable-oil") }],
    "rice cake": [{ food: "tteok", beside: anyOf("gochujang kimchi asian-fish-cake oyster-sauce chinese-leaf") }],
    beef: [
      { food: "beef joint", beside: anyOf("yorkshire-pudding horseradish-sauce") },
      { food: "stewing beef", beside: stewed },
    ],
    pork: [{ food: "stewing pork", beside: anyOf("beef lamb") }],
    lamb: [
      { food: "leg of lamb", beside: anyOf("mint-sauce") },
      { food: "stewing lamb", beside: stewed },
    ],
  }),
);
