/** Where a recipe is brought. */
export const BRING_ADDRESS = "#bring-a-recipe";
