/** What the page loads of the kitchen to cook: the entry of the bundle that is measured. */
export { cook } from "#kitchen/compose/cook";
export { findIngredientByName } from "#kitchen/knowledge/vocabulary";
