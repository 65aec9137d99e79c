/** As people type what is on the kitchen's shelf ingredients/allergen-kinds.ts. A line: the foods that a cook reads = typed | typed. */
export const ALLERGEN_KINDS = `
amaretti = amaretti
biscotti = almond biscotti
brioche-bun = brioche burger buns | brioche buns | 4 brioche buns, split and toasted | brioche rolls
cheese-biscuit = cheese twists | cheese straws
clam-juice = clam juice
clamato = clamato
fish-stock = fish stock
fish-stock-cube = fish stock cube | fish stock pot
nut-chocolate = fruit and nut chocolate
peanut-butter-chips = peanut butter chips
peanut-flour = peanut butter powder
prawn-cracker = prawn crackers
shellfish-stock = prawn stock | shrimp stock
`;
