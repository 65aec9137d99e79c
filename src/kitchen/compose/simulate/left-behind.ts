/** What a plan forgets: food that is made ready in one pan while the dish goes on in another, and never comes to the table. */
import type { Vessel } from "#kitchen/knowledge/dishes/dish";
import type { Op } from "../plan/op.ts";
import type { Portion } from "../portion.ts";

const ON_THE_HOB: readonly Vessel[] = ["pan", "pot", "wok", "boiler"];
/** A vessel with this share of all that is eaten is not forgotten: it is what is served, however it is said. */
const MAIN_SHARE = 0.25;
/** Less than this share, without water, is what was to season something: nobody serves a pan of thyme, so that it must be named itself. */
const SEASONING_SHARE = 0.05;
/**
 * Faults of what is still in a pan when the dish is served. Food that is no large part of the dish must be spoken of after it has
 * gone in there and work has gone on elsewhere: by its slot ("over the rice"), or by its vessel.
 */
export function findLeftBehind(ops: readonly Op[], contents: ReadonlyMap<Vessel, ReadonlySet<Portion>>): readonly string[] {
  const everything = [...contents.values()].flatMap((portions) => [...portions]);
  const filled = new Set<string | undefined>(everything.map(({ slot }) => slot));
  const all = weigh(everything);
  return ON_THE_HOB.flatMap((vessel) => {
    const portions = [...(contents.get(vessel) ?? [])];
    if (portions.length === 0 || weigh(portions) >= all * MAIN_SHARE) return [];
    const since = ops.findLastIndex((op) => op.to === vessel || (op.to === undefined && op.vessel === vessel));
    const after = ops.slice(since + 1);
    const goesOn = after.some(({ act, vessel: other }) => (act === "cook" || act === "work") && other !== "plate");
    const seasons = weigh(portions) < all * SEASONING_SHARE && !ops.some((op) => op.vessel === vessel && op.water !== undefined);
    const slots = new Set<string | undefined>(portions.map(({ slot }) => slot));
    if (!goesOn || ops[since]?.atTable || after.some((op) => speaksOf(op, seasons ? undefined : vessel, slots, filled))) return [];
    return [`what is in the ${vessel} is never served: ${portions.map(({ food }) => food.name).join(", ")}`];
  });
}

function weigh(portions: readonly Portion[]): number {
  return portions.reduce((sum, { grams }) => sum + grams, 0);
}

function speaksOf(op: Op, vessel: Vessel | undefined, slots: ReadonlySet<string | undefined>, filled: ReadonlySet<string | undefined>): boolean {
  // `[?rice …]` and `[!rice …]` are said only where the slot is filled, or is not.
  const text = op.say
    .join(" ")
    .replaceAll(/\[([?!])([\w-]+) [^[\]]*\]/g, (words, sign, asked) =>
      (filled.has(String(asked)) || op.from?.some((from) => from === asked) === true || (asked === "unheated" && op.unheated === true)) === (sign === "?")
        ? words
        : "",
    );
  if (vessel !== undefined && (op.gathers || text.includes(`{${vessel}`))) return true;
  // `{the rice}` is what a step takes, and when it is served what is there; `{rice}` always is what is there.
  const hole = op.act === "serve" ? /\{(?:the |n |it )?([^}]+)\}/g : /\{(?!the )(?:n |it )?([^}]+)\}/g;
  return [...text.matchAll(hole)].some(([, names = ""]) => names.split(" ").some((name) => slots.has(name)));
}
