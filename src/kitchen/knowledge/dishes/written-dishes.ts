/**
 * Every dish of the kitchen as its family writes it, each with the baking extras that it has a place for: those change what a
 * dish needs. A new family adds its line here. The build replaces this module by the packed table.
 */
import { withBakingExtras } from "./baking-extras.ts";
import { bookOf, type WrittenBook } from "./dish-book.ts";
import { bakingDishes } from "./baking.ts";
import { breadDishes } from "./bread.ts";
import { breakfastDishes } from "./breakfast.ts";
import { casseroleDishes } from "./casserole.ts";
import { coldDishes } from "./cold.ts";
import { curryDishes } from "./curry.ts";
import { curryPotDishes } from "./curry-pots.ts";
import { layeredPotDishes } from "./layered-pots.ts";
import { temperedDishes } from "./tempered.ts";
import { wrappedDishes } from "./wrapped.ts";
import { curryMealDishes } from "./curry-meals.ts";
import { dessertDishes } from "./dessert.ts";
import { homelessExtras } from "./extras.ts";
import { eggDishes } from "./egg.ts";
import { eggMealDishes } from "./egg-meals.ts";
import { noodleDishes } from "./noodle.ts";
import { panDishes } from "./pan.ts";
import { pastaDishes } from "./pasta.ts";
import { freshPastaDishes } from "./pasta-fresh.ts";
import { slowPastaDishes } from "./pasta-slow.ts";
import { quickPastaDishes } from "./pasta-quick.ts";
import { plainDishes } from "./plain.ts";
import { riceDishes } from "./rice.ts";
import { riceMainDishes } from "./rice-mains.ts";
import { roastDishes } from "./roast.ts";
import { saladDishes } from "./salad.ts";
import { seafoodDishes } from "./seafood.ts";
import { sideDishes } from "./side.ts";
import { soupDishes } from "./soup.ts";
import { soupMealDishes } from "./soup-meals.ts";
import { stewDishes } from "./stew.ts";
import { stewMealDishes } from "./stew-meals.ts";
import { bakeDishes } from "./bake.ts";
import { ovenPlateDishes } from "./oven-plates.ts";
import { pieDishes } from "./pie.ts";
import { pattyDishes } from "./patty.ts";
import { dipDishes } from "./dip.ts";
import { saladMealDishes } from "./salad-meals.ts";
import { sandwichDishes } from "./sandwich.ts";
import { sideVegDishes } from "./side-veg.ts";
import { grillDishes } from "./grill.ts";
import { batterDishes } from "./batter.ts";
import { biscuitDishes } from "./biscuit.ts";
import { cakeDishes } from "./cake.ts";
import { chilledDishes } from "./chilled.ts";
import { drinkDishes } from "./drink.ts";
import { hotFruitDishes } from "./hot-fruit.ts";
import { loafDishes } from "./loaf.ts";
import { puddingDishes } from "./pudding.ts";
import { snackDishes } from "./snack.ts";
import { confectioneryDishes } from "./confectionery.ts";
import { mixedDrinkDishes } from "./mixed-drink.ts";
import { spoonDesserts } from "./spoon-dessert.ts";
import { spiceShelfDishes } from "./spice-shelf.ts";
import { sweetBakeDishes } from "./sweet-bake.ts";
import { sweetPieDishes } from "./sweet-pie.ts";
import { tableSauceDishes } from "./table-sauce.ts";
import { plainEggDishes } from "./plain-eggs.ts";
import { larderDishes } from "./larder.ts";
import { grainAndPulseDishes } from "./grains-and-pulses.ts";
import { smallSweetDishes } from "./small-sweets.ts";
import { flourAndWaterDishes } from "./flour-and-water.ts";
import { plainMainDishes } from "./plain-mains.ts";

export function writtenDishes(): WrittenBook {
  const dishes = [
    ...eggDishes,
    ...eggMealDishes,
    ...pastaDishes,
    ...quickPastaDishes,
    ...slowPastaDishes,
    ...freshPastaDishes,
    ...noodleDishes,
    ...wrappedDishes,
    ...riceDishes,
    ...riceMainDishes,
    ...layeredPotDishes,
    ...temperedDishes,
    ...soupDishes,
    ...soupMealDishes,
    ...stewDishes,
    ...stewMealDishes,
    ...curryDishes,
    ...curryMealDishes,
    ...curryPotDishes,
    ...seafoodDishes,
    ...panDishes,
    ...roastDishes,
    ...saladDishes,
    ...breadDishes,
    ...sideDishes,
    ...breakfastDishes,
    ...bakingDishes,
    ...dessertDishes,
    ...coldDishes,
    ...bakeDishes,
    ...ovenPlateDishes,
    ...pieDishes,
    ...pattyDishes,
    ...grillDishes,
    ...saladMealDishes,
    ...dipDishes,
    ...sandwichDishes,
    ...casseroleDishes,
    ...sideVegDishes,
    ...batterDishes,
    ...biscuitDishes,
    ...cakeDishes,
    ...chilledDishes,
    ...drinkDishes,
    ...hotFruitDishes,
    ...loafDishes,
    ...puddingDishes,
    ...snackDishes,
    ...sweetBakeDishes,
    ...sweetPieDishes,
    ...spoonDesserts,
    ...confectioneryDishes,
    ...mixedDrinkDishes,
    ...tableSauceDishes,
    ...spiceShelfDishes,
    ...plainMainDishes,
    ...plainEggDishes,
    ...larderDishes,
    ...grainAndPulseDishes,
    ...smallSweetDishes,
    ...flourAndWaterDishes,
    ...plainDishes,
  ];
  const { demands, dish } = bookOf(dishes.map(withBakingExtras));
  return {
    demands,
    facts(index) {
      const { plan: _, ...facts } = dish(index);
      return { ...facts, homeless: homelessExtras(dish(index)) };
    },
    plan: (index) => dish(index).plan,
  };
}
