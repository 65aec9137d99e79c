/** Where what is preserved is kept without a fridge. */
export const SHELF =
  /\b(?:pantry|cupboard|shelf|shelves|shelf[- ]stable|room temp(?:erature)?|cellar|basement|larder|counter(?:top)?|worktop|windowsill|cool,? dark place|dark place|months?|year|winter)\b/;
