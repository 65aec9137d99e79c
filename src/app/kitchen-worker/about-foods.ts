/**
 * What the kitchen knows about foods, whatever the dish. Only what cooks asks for it; it stands with the foods, in the chunk that
 * reads a list, because the other grows with every dish.
 */
import "#kitchen/compose/left-out/purposes";
import "#kitchen/compose/portion/measure";
import "#kitchen/compose/write/naming";
import "#kitchen/knowledge/pairings";
import "#kitchen/knowledge/written-nutrition";
