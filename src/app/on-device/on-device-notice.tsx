/** What it means that the browser's own model cooks: whether it is there, and how much of it has been fetched. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { askAvailability, type Availability } from "#chefs/language-model";
import { readFetchedShare, watchFetchedShare } from "./fetched-share.ts";

export function OnDeviceNotice() {
  const share = useSyncExternalStore(watchFetchedShare, readFetchedShare);
  if (share === undefined) return <AvailabilityNotice />;
  return (
    <p>
      The browser is fetching its model: {Math.floor(share * 100)} %. <progress value={share} max={1} aria-label="The browser’s model, fetched" />
    </p>
  );
}

const NOTICES: Readonly<Record<Availability, string>> = {
  available: "Your browser’s own model cooks, on this device.",
  downloadable: "Your browser fetches its model first, once and for all pages. It is large, and nothing is fetched before you ask for a recipe.",
  downloading: "Your browser is fetching its model already. A recipe waits for it.",
  unavailable: "Your browser says that its model cannot be used any more.",
};

/** What the browser says when this is first drawn: before a fetching, and after it. */
function AvailabilityNotice() {
  const [availability, setAvailability] = useState<Availability | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void askAvailability().then((answer) => {
      if (isCurrent) setAvailability(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return availability && <p>{NOTICES[availability]}</p>;
}
