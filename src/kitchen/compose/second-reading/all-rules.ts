/** Every rule of the second reading. */
import { brokenSentence } from "./rules/broken-sentence.ts";
import { brownedDry } from "./rules/browned-dry.ts";
import { clockIsWrong } from "./rules/clock-is-wrong.ts";
import { coreTwice } from "./rules/core-twice.ts";
import { garlicLong } from "./rules/garlic-long.ts";
import { halfPiece } from "./rules/half-piece.ts";
import { herbBoiled } from "./rules/herb-boiled.ts";
import { leanAsFatty } from "./rules/lean-as-fatty.ts";
import { lostObject } from "./rules/lost-object.ts";
import { meatThatIsNone } from "./rules/meat-that-is-none.ts";
import { namelessThing } from "./rules/nameless-thing.ts";
import { neverServed } from "./rules/never-served.ts";
import { nothingToSeasonWith } from "./rules/nothing-to-season-with.ts";
import { ovenForNothing } from "./rules/oven-for-nothing.ts";
import { oversalted } from "./rules/oversalted.ts";
import { partWasted } from "./rules/part-wasted.ts";
import { portionIsOff } from "./rules/portion-is-off.ts";
import { pouredSolid } from "./rules/poured-solid.ts";
import { rawCrunch } from "./rules/raw-crunch.ts";
import { refersToNothing } from "./rules/refers-to-nothing.ts";
import { restOfNothing } from "./rules/rest-of-nothing.ts";
import { roastedBare } from "./rules/roasted-bare.ts";
import { spiceBurnt } from "./rules/spice-burnt.ts";
import { tellingLeft } from "./rules/telling-left.ts";
import { titleHides } from "./rules/title-hides.ts";
import { weakBroth } from "./rules/weak-broth.ts";
import type { Rule } from "./rule.ts";

export const RULES: readonly Rule[] = [
  brokenSentence,
  brownedDry,
  clockIsWrong,
  coreTwice,
  garlicLong,
  halfPiece,
  herbBoiled,
  leanAsFatty,
  lostObject,
  meatThatIsNone,
  namelessThing,
  neverServed,
  nothingToSeasonWith,
  ovenForNothing,
  oversalted,
  partWasted,
  portionIsOff,
  pouredSolid,
  rawCrunch,
  refersToNothing,
  restOfNothing,
  roastedBare,
  spiceBurnt,
  tellingLeft,
  titleHides,
  weakBroth,
];
