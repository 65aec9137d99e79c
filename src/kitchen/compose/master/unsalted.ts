/** A dish in which nothing is salty tastes flat unless something else is driven further: what that is, is said. */
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Treatment } from "#kitchen/knowledge/masters/master";
import { saltIn } from "../portion/salt-ledger.ts";
import { fillingOf, type MasterDraft } from "./master-filling.ts";
import { POTS } from "./salt-enough.ts";

/** Grams of salt a person, bread and tins counted: less is not tasted. */
const TASTED = 0.2;

/** Where nothing of a savoury dish is salty, what stands for salt in it: what it is sharpened with at its end, or the browning of what it is made of; undefined where neither is. */
export function sayUnsalted(draft: MasterDraft): string | undefined {
  const { master, portions } = draft;
  const { all, servings } = portions;
  if (!POTS.has(master.course) || !all.some(({ food: { kind } }) => SAVOURY.has(kind.shelf))) return undefined;
  const salt = all.reduce((sum, portion) => sum + saltIn(portion), 0);
  // A mix that is rubbed in is often half salt, and its row cannot say.
  if (salt >= TASTED * servings || all.some(({ food: { kind } }) => kind.roles.rub === 1)) return undefined;
  const filled = master.parts.filter(({ part }) => all.some(({ fills }) => fills === part));
  const say = fillingOf(draft, "prose");
  const holds = (name: string, is: (kind: IngredientClass) => boolean): boolean => all.some(({ fills, food: { kind } }) => fills === name && is(kind));
  const sharp = filled.find(({ part, role }) => role === "finish" && holds(part, ({ roles }) => roles.acid === 1));
  if (sharp) return `Nothing in it is salty: be generous with ${say.hole(sharp.part, true)}, which does some of that work.`;
  const browned = filled.find(
    ({ part, role, does }) => role === "star" && does.some((way) => BROWNED.has(way)) && holds(part, ({ shelf }) => FLAVOURED.has(shelf)),
  );
  return browned && `Nothing in it is salty, so brown ${say.hole(browned.part, true)} well: that is where the flavour comes from.`;
}

const SAVOURY: ReadonlySet<string> = new Set(["meat", "fish", "vegetable", "pulse", "grain", "egg"]);
/** What browns to a flavour of its own, as pulses and fruit do not; prawns and fish are done before they do. */
const FLAVOURED: ReadonlySet<string> = new Set(["meat", "vegetable"]);
const BROWNED: ReadonlySet<Treatment> = new Set<Treatment>(["browned-in-fat", "dry-browned", "seared-then-finished", "charred"]);
