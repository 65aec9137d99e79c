/** Who can cook, and who does when nobody has been chosen. Pure: what it must know of the world comes in. */
import type { ChefId } from "#recipe/chef-event";
import { DEFAULT_MODEL } from "./chat-request.ts";
import type { Availability } from "./language-model.ts";
import { readFields } from "./parse-json.ts";

/** What the server answers on `GET /api/chefs`. */
export interface ChefList {
  readonly chefs: readonly ListedChef[];
}

interface ListedChef {
  readonly id: Exclude<ChefId, "direct" | "on-device">;
  readonly model?: string;
}

export interface ChefSituation {
  /** What `GET /api/chefs` answered, whatever it was; undefined when it did not. */
  readonly chefList?: unknown;
  /** The token built into the page, where there is one. */
  readonly directToken?: string | undefined;
  /** What the browser says of a model of its own; undefined where it has none to speak of. */
  readonly deviceModel?: Availability | undefined;
  readonly online: boolean;
  /** Whom the person chose. */
  readonly chosen?: ChefId | undefined;
}

export interface ChefOption {
  readonly id: ChefId;
  readonly model?: string;
  /** False for a chef that needs a network while there is none. */
  readonly reachable: boolean;
}

export interface ChefChoice {
  /** Everyone who is configured, the preferred first; the built-in chef is always among them, and only who must be chosen comes after. */
  readonly options: readonly ChefOption[];
  /** The one who cooks: the person's choice as long as it can be reached, the most preferred otherwise. */
  readonly chef: ChefOption;
}

const BUILT_IN: ChefOption = { id: "built-in", reachable: true };

/**
 * A model is preferred where one is configured and can be reached, and ours to one that the browser calls itself. The browser's own
 * comes after the built-in chef, who can always be reached: it cooks only for who has chosen it.
 */
export function chooseChef({ chefList, directToken, deviceModel = "unavailable", online, chosen }: ChefSituation): ChefChoice {
  const hosted = findHosted(chefList);
  const options: readonly ChefOption[] = [
    ...(hosted ? [{ ...hosted, reachable: online }] : []),
    ...(directToken ? [{ id: "direct", model: DEFAULT_MODEL, reachable: online } as const] : []),
    BUILT_IN,
    // What is not there yet has to be fetched.
    ...(deviceModel === "unavailable" ? [] : [{ id: "on-device", reachable: online || deviceModel === "available" } as const]),
  ];
  const reachable = options.filter((option) => option.reachable);
  return { options, chef: reachable.find(({ id }) => id === chosen) ?? reachable[0] ?? BUILT_IN };
}

function findHosted(chefList: unknown): ListedChef | undefined {
  const { chefs } = readFields(chefList);
  const found = Array.isArray(chefs) ? chefs.map(readFields).find(({ id }) => id === "hosted") : undefined;
  if (!found) return undefined;
  return { id: "hosted", ...(typeof found["model"] === "string" ? { model: found["model"] } : {}) };
}
