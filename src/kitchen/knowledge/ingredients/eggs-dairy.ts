/** Eggs, milk, cream, yogurt, butter and their plant-based stand-ins. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const EGGS_DAIRY: readonly Ingredient[] = [
  food("egg", "egg", "hen egg, chicken egg, liquid egg, eggy, bantam egg, liquid egg product", { eachGrams: 50, allergens: ["egg"] }),
  food("egg white", "egg_white", "liquid egg white, egg substitute, egg beater, leftover egg white", {
    kindOf: "egg",
    eachGrams: 33,
    allergens: ["egg"],
  }),
  food("egg yolk", "egg_yolk", "yolk, leftover egg yolk", { kindOf: "egg", eachGrams: 18, allergens: ["egg"] }),
  food("duck egg", "egg", "goose egg, turkey egg", { kindOf: "egg", eachGrams: 70, allergens: ["egg"] }),
  food("quail egg", "egg", "", { kindOf: "egg", eachGrams: 9, allergens: ["egg"] }),
  food("boiled egg", "egg_cooked", "hard boiled egg, hardboiled egg, salted duck egg, tea egg", {
    kindOf: "egg",
    eachGrams: 50,
    allergens: ["egg"],
    states: ["cooked"],
  }),
  food("century egg", "egg_cooked", "pidan, thousand year egg, preserved egg", { kindOf: "boiled-egg", eachGrams: 50, allergens: ["egg"] }),
  food("egg powder", "egg", "", { kindOf: "egg", mass: true, allergens: ["egg"], states: ["dried"] }),
  food("egg replacer", "binder_vegan", "egg replacement, aquafaba powder", { kindOf: "egg", mass: true }),
  food(
    "milk",
    "milk",
    "cow milk, vitamin d milk, skimmed milk, skim milk, lowfat milk, uht milk, full cream milk, blue top milk, goat milk, semi skimmed, cravendale, semi, semi skimmed milk, green top milk, red top milk, gold top, sheep milk, skinny milk, blue top, green top, red top",
    {
      mass: true,
      allergens: ["milk"],
    },
  ),
  food("evaporated milk", "milk", "evap milk, evaporated, tinned milk, evaporated skim milk, evaporated skimmed milk", {
    kindOf: "milk",
    mass: true,
    allergens: ["milk"],
    states: ["tinned"],
  }),
  food("milk powder", "milk_powder", "powdered milk, dry milk, dried milk, skimmed milk powder, buttermilk powder, horlick", {
    kindOf: "milk",
    mass: true,
    allergens: ["milk"],
    states: ["dried"],
  }),
  food("chocolate milk", "milk_sweet", "choc milk, milkshake, strawberry milk, banana milk, chocolate milkshake", {
    kindOf: "milk",
    mass: true,
    allergens: ["milk"],
  }),
  food("eggnog", "milk_sweet", "egg nog", { kindOf: "milk", mass: true, allergens: ["egg", "milk"] }),
  food("oat milk", "milk_plant", "oatmilk, oat drink", { mass: true, allergens: ["gluten"] }),
  food("soy milk", "milk_plant", "soymilk, soy drink, vanilla soy milk, soy bean milk", { kindOf: "oat-milk", mass: true, allergens: ["soy"] }),
  food("almond milk", "milk_plant", "almondmilk, almond drink, vanilla almond milk, almond breeze, nut milk, alpro almond", {
    kindOf: "oat-milk",
    mass: true,
    allergens: ["nuts"],
  }),
  food("rice milk", "milk_plant", "rice drink, amazake", { kindOf: "oat-milk", mass: true }),
  food("cashew milk", "milk_plant", "hazelnut milk, hazelnut drink, macadamia milk, walnut milk, pistachio milk", {
    kindOf: "oat-milk",
    mass: true,
    allergens: ["nuts"],
  }),
  food("hemp milk", "milk_plant", "pea milk, coconut drink, flax milk, potato milk, tigernut milk", {
    kindOf: "oat-milk",
    mass: true,
  }),
  food("plant milk", "milk_plant", "vegan milk, dairy free milk, non dairy milk, nondairy milk, plant based milk, alternative milk, mylk", {
    kindOf: "oat-milk",
    mass: true,
    allergens: ["nuts"],
    mayContain: ["soy", "gluten"],
  }),
  food("buttermilk", "milk_sour", "cultured buttermilk, butter milk, chaa, lassi, ayran, lowfat buttermilk", {
    mass: true,
    allergens: ["milk"],
  }),
  food("kefir", "milk_sour", "milk kefir, filmjolk, sour milk, soured milk, clabber", { kindOf: "buttermilk", mass: true, allergens: ["milk"] }),
  food("cream", "cream", "pouring cream, thickened cream, media crema, fluid cream, kitchen cream", { mass: true, allergens: ["milk"] }),
  food("double cream", "cream", "heavy whipping cream, elmlea double, dbl cream, double creme", {
    kindOf: "cream",
    usName: "heavy cream",
    mass: true,
    allergens: ["milk"],
  }),
  food("whipping cream", "cream", "", { kindOf: "cream", mass: true, allergens: ["milk"] }),
  food("single cream", "cream_thin", "half and half, coffee cream, coffee creamer, creamer, nondairy creamer", {
    kindOf: "cream",
    usName: "light cream",
    mass: true,
    allergens: ["milk"],
  }),
  food("clotted cream", "cream", "cornish clotted cream, malai, kaymak", { kindOf: "cream", mass: true, allergens: ["milk"] }),
  food(
    "whipped cream",
    "cream_whipped",
    "chantilly cream, creme chantilly, vanilla chantilly cream, squirty cream, spray cream, whipped topping, cool whip, aerosol cream, cream topping, thawed whipped topping, whipped cream spray, whip topping",
    {
      kindOf: "cream",
      mass: true,
      allergens: ["milk"],
    },
  ),
  food("plant cream", "cream", "oat cream, soy cream, oat cooking cream, plant double, almond cream, cashew cream, oat creme", {
    kindOf: "cream",
    mass: true,
    mayContain: ["milk", "soy", "gluten", "nuts"],
  }),
  food("sour cream", "sour_cream", "soured cream, smetana, crema, sourcream, crema mexicana, smetana cream, mexican cream, sour creme", {
    mass: true,
    allergens: ["milk"],
  }),
  food("creme fraiche", "sour_cream", "creme fraich, cremefraiche, creme fresh", { kindOf: "sour-cream", mass: true, allergens: ["milk"] }),
  food("yogurt", "yogurt", "full fat yogurt, whole milk yogurt, dahi, curd", { mass: true, allergens: ["milk"] }),
  food("greek yogurt", "yogurt", "greek style yogurt, total 0, whole milk greek yogurt", {
    kindOf: "yogurt",
    mass: true,
    allergens: ["milk"],
  }),
  food("skyr", "yogurt", "", { kindOf: "yogurt", mass: true, allergens: ["milk"] }),
  food("labneh", "yogurt", "labne, lebneh, strained yogurt cheese", { kindOf: "yogurt", mass: true, allergens: ["milk"] }),
  food(
    "flavoured yogurt",
    "yogurt_sweet",
    "vanilla yogurt, cherry yogurt, fruit yogurt, vanilla greek yogurt, mullerlight, mango lassi, sweet lassi, flavoured yogurt, petit filous, frube",
    {
      kindOf: "yogurt",
      usName: "flavored yogurt",
      mass: true,
      allergens: ["milk"],
    },
  ),
  food("plant yogurt", "yogurt", "soy yogurt, coconut yogurt, oatgurt, oat yogurt", {
    kindOf: "yogurt",
    mass: true,
    mayContain: ["milk", "soy", "nuts", "gluten"],
  }),
  food(
    "butter",
    "butter",
    "garlic and herb butter, cultured butter, creamery butter, whipped butter, sweet cream butter, butter pat, garlic butter, herb butter",
    {
      mass: true,
      allergens: ["milk"],
    },
  ),
  food("ghee", "butter", "clarified butter, desi ghee, samneh, smen, drawn butter, niter kibbeh, spiced butter, spiced clarified butter", {
    kindOf: "butter",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "margarine",
    "butter",
    "spread, stork, clover spread, sunflower spread, olive spread, country crock, marge, marg, benecol, non hydrogenated margarine, oleo, vegetable spread, i cant believe it not butter",
    { kindOf: "butter", mass: true, mayContain: ["milk"] },
  ),
  food(
    "vegan butter",
    "butter",
    "dairy free butter, plant butter, vegan spread, vegan block, earth balance, dairy free spread, vegan margarine, vitalite, naturli",
    { kindOf: "butter", mass: true, mayContain: ["soy", "nuts", "milk"] },
  ),
  food("condensed milk", "condensed", "condensed, eagle brand, sweetened milk, milkmaid", {
    mass: true,
    eachGrams: 397,
    allergens: ["milk"],
    states: ["tinned"],
  }),
  food(
    "dulce de leche",
    "condensed",
    "caramel, caramel sauce, caramel topping, toffee sauce, cajeta, butterscotch sauce, caramel dip, caramel spread, manjar, arequipe",
    { kindOf: "condensed-milk", mass: true, allergens: ["milk"] },
  ),
  food("custard", "custard", "vanilla custard, creme anglaise, vanilla pudding, chocolate pudding, chocolate mousse, chocolate mousse pot, vla, rice pudding", {
    mass: true,
    allergens: ["milk"],
    mayContain: ["egg"],
  }),
  food(
    "ice cream",
    "ice_cream",
    "vanilla ice cream, coconut ice cream, chocolate ice cream, gelato, strawberry ice cream, frozen yogurt, icecream, coffee ice cream, froyo, ben and jerry, ice cream vanilla, kulfi, choc ice",
    { mass: true, allergens: ["milk"], mayContain: ["egg", "nuts"] },
  ),
  food(
    "sorbet",
    "ice_cream",
    "sherbet, lemon sorbet, raspberry sorbet, ice lolly, mango sorbet, lime sherbet, popsicle, lemon ice, pineapple sherbet, raspberry sherbet",
    { kindOf: "ice-cream", mass: true, allergens: ["milk"] },
  ),
  food("khoya", "milk_powder", "khoa, mawa, milk solid", { mass: true, allergens: ["milk"] }),
];
