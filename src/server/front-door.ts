/** Who is let through to the chef: fair use first, then whether the service is up, then a place. */
import type { RecipeError } from "#recipe/chef-event";
import { Circuit, type ServiceState } from "./circuit.ts";
import { createFairUse, FAIR_USE_LIMITS, type FairUse } from "./fair-use.ts";
import { Places } from "./places.ts";
import type { RecipeResult, Turnaway } from "./recipe-report.ts";

export interface FrontDoor {
  readonly fairUse: FairUse;
  readonly circuit: Circuit;
  readonly places: Places;
}

/** Everything counted in this process, with the limits of the README. */
export function createFrontDoor({
  fairUse = createFairUse(FAIR_USE_LIMITS),
  upstreamAtOnce = 100,
}: { fairUse?: FairUse; upstreamAtOnce?: number } = {}): FrontDoor {
  return { fairUse, circuit: new Circuit(), places: new Places({ places: upstreamAtOnce, queue: upstreamAtOnce, patience: 10_000 }) };
}

export type Admission =
  | { readonly ok: true; readonly leave: (result: RecipeResult) => void }
  | { readonly ok: false; readonly turnedAwayBy: Turnaway; readonly refusal: RecipeError };

/** Lets a client in or says why not. Whoever is in leaves once, with what became of the recipe. */
export async function enter({ fairUse, circuit, places }: FrontDoor, client: string, gone: AbortSignal): Promise<Admission> {
  const use = await fairUse(client);
  if (!use.ok) {
    const message = use.limit === "at-once" ? "You have several recipes under way already." : "You have asked for many recipes in a short time.";
    return turnAway(use.limit, { code: "too-many-requests", message, retryAfterSeconds: use.retryAfterSeconds });
  }
  const passage = circuit.pass();
  if (!passage.ok) {
    use.leave();
    return turnAway("circuit", {
      code: "upstream-down",
      message: "The model's service has failed several times in a row and is given a rest.",
      retryAfterSeconds: passage.retryAfterSeconds,
    });
  }
  const giveBack = await places.take(gone);
  if (!giveBack) {
    passage.report("unknown");
    use.leave();
    return turnAway("queue", { code: "too-many-requests", message: "The kitchen is full.", retryAfterSeconds: 5 });
  }
  return {
    ok: true,
    leave(result) {
      giveBack();
      passage.report(SERVICE_STATES[result] ?? "unknown");
      use.leave();
    },
  };
}

function turnAway(turnedAwayBy: Turnaway, refusal: Omit<RecipeError, "type">): Admission {
  return { ok: false, turnedAwayBy, refusal: { type: "recipe-error", ...refusal } };
}

/** A refusal shows that somebody is there; what is not listed says nothing about the service. */
const SERVICE_STATES: Readonly<Partial<Record<RecipeResult, ServiceState>>> = {
  stop: "up",
  length: "up",
  refused: "up",
  "too-many-requests": "up",
  "upstream-down": "down",
  "upstream-timeout": "down",
  "broke-off": "down",
};
