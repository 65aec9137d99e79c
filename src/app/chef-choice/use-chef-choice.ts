/** Who can cook, and who will: what the server says, what the build holds, what the browser has, what the network allows, what the person chose. */
import { useCallback, useEffect, useState } from "react";
import { type ChefChoice, chooseChef } from "#chefs/choose-chef";
import { askAvailability, type Availability } from "#chefs/language-model";
import type { ChefId } from "#recipe/chef-event";

interface SettledChoice extends ChefChoice {
  /** False as long as the server has not said who can cook. */
  readonly isSettled: boolean;
  choose(chef: ChefId): void;
  readonly deviceModel: DeviceModel;
}

/** A model of the browser's own. */
export interface DeviceModel {
  /** What the browser said; undefined before it was asked. */
  readonly availability: Availability | undefined;
  ask(): void;
}

export function useChefChoice(online: boolean): SettledChoice {
  const [chefList, setChefList] = useState<unknown>(undefined);
  const [isHeard, setIsHeard] = useState(__STATIC__);
  const [chosen, choose] = useState<ChefId | undefined>(undefined);

  useEffect(() => {
    if (__STATIC__ || !online || chefList !== undefined) return;
    const request = new AbortController();
    fetch("/api/chefs", { signal: request.signal })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then(setChefList)
      .catch(() => undefined) // without an answer the built-in chef cooks
      .finally(() => setIsHeard((isHeard) => isHeard || !request.signal.aborted));
    return () => request.abort();
  }, [online, chefList]);

  const deviceModel = useDeviceModel();
  const choice = chooseChef({ chefList, directToken: __DIRECT_TOKEN__, deviceModel: deviceModel.availability, online, chosen });
  return { ...choice, isSettled: isHeard || !online, choose, deviceModel };
}

/**
 * Whether the browser has a model of its own. Asked when somebody looks for another chef, and not before: the question fetches
 * nothing, but a browser without a model behind its interface complains of it. Once asked, it is asked again when the network
 * goes, because what has been fetched by then cooks on.
 */
function useDeviceModel(): DeviceModel {
  const [isAsked, setAsked] = useState(false);
  const [availability, setAvailability] = useState<Availability | undefined>(undefined);
  useEffect(() => {
    if (!isAsked) return;
    const ask = (): void => void askAvailability().then(setAvailability);
    ask();
    window.addEventListener("offline", ask);
    return () => window.removeEventListener("offline", ask);
  }, [isAsked]);
  return { availability, ask: useCallback(() => setAsked(true), []) };
}
