/** Who can cook, and who will: what the server says, what the build holds, what the browser has, what the network allows, what the person chose. */
import { useEffect, useState } from "react";
import { type ChefChoice, chooseChef } from "#chefs/choose-chef";
import { askAvailability, type Availability } from "#chefs/language-model";
import type { ChefId } from "#recipe/chef-event";

interface SettledChoice extends ChefChoice {
  /** False as long as the server has not said who can cook. */
  readonly isSettled: boolean;
  choose(chef: ChefId): void;
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
  return { ...chooseChef({ chefList, directToken: __DIRECT_TOKEN__, deviceModel, online, chosen }), isSettled: isHeard || !online, choose };
}

/** Whether the browser has a model of its own. Asking fetches nothing; it is asked again when the network goes, because what has been fetched by then cooks on. */
function useDeviceModel(): Availability | undefined {
  const [availability, setAvailability] = useState<Availability | undefined>(undefined);
  useEffect(() => {
    const ask = (): void => void askAvailability().then(setAvailability);
    ask();
    window.addEventListener("offline", ask);
    return () => window.removeEventListener("offline", ask);
  }, []);
  return availability;
}
