/** Every unsafe practice, the worst first. */
import type { Practice } from "./practice.ts";
import { frozenSlowCooker } from "./practices/frozen-slow-cooker.ts";
import { garlicInOil } from "./practices/garlic-in-oil.ts";
import { infantHoney } from "./practices/infant-honey.ts";
import { leftOut } from "./practices/left-out.ts";
import { partlyCooked } from "./practices/partly-cooked.ts";
import { poisonParts } from "./practices/poison-parts.ts";
import { poultryNoCue } from "./practices/poultry-no-cue.ts";
import { rawEgg } from "./practices/raw-egg.ts";
import { rawFlour } from "./practices/raw-flour.ts";
import { rawKidneyBeans } from "./practices/raw-kidney-beans.ts";
import { rawMarinade } from "./practices/raw-marinade.ts";
import { rawPoisons } from "./practices/raw-poison.ts";
import { reheatedTwice } from "./practices/reheated-twice.ts";
import { sharedBoard } from "./practices/shared-board.ts";
import { stuffedBird } from "./practices/stuffed-bird.ts";
import { undercookedMince } from "./practices/undercooked-mince.ts";
import { undercookedPork } from "./practices/undercooked-pork.ts";
import { undercookedPoultry } from "./practices/undercooked-poultry.ts";
import { washedPoultry } from "./practices/washed-poultry.ts";
import { waterBath } from "./practices/water-bath.ts";

export const PRACTICES: readonly Practice[] = [
  ...poisonParts,
  ...rawPoisons,
  infantHoney,
  rawEgg,
  undercookedPoultry,
  undercookedMince,
  undercookedPork,
  poultryNoCue,
  rawKidneyBeans,
  leftOut,
  washedPoultry,
  rawMarinade,
  sharedBoard,
  waterBath,
  garlicInOil,
  stuffedBird,
  rawFlour,
  reheatedTwice,
  frozenSlowCooker,
  partlyCooked,
];
