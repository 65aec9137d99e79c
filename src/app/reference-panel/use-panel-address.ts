/** Where the panel is, as the browser's own history knows it. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type PanelAddress, parsePanelAddress } from "./panel-address.ts";

interface PanelPlace {
  /** Undefined while the panel is closed. */
  readonly address: PanelAddress | undefined;
  /** Takes the panel's address out of the browser's bar; nothing happens where it is out already. */
  leave(): void;
}

export function usePanelAddress(): PanelPlace {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "", // while the page is built
  );
  const address = useMemo(() => parsePanelAddress(hash), [hash]);
  // The page that was opened with the panel's address has nothing of ours to go back to.
  const arrivedInside = useRef(isInside());
  useEffect(() => {
    if (address === undefined && !isInside()) arrivedInside.current = false;
  }, [address]);

  const leave = (): void => {
    if (parsePanelAddress(location.hash) === undefined) return;
    if (!arrivedInside.current) {
      history.back();
      return;
    }
    history.replaceState(null, "", location.pathname + location.search);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  };
  return { address, leave };
}

/** Asks the browser itself: the first render takes over the built page, which knows no address. */
function isInside(): boolean {
  return typeof location !== "undefined" && parsePanelAddress(location.hash) !== undefined;
}

/** Goes to another page of the panel. Back still leaves the panel: it is one place in the history, however much is read in it. */
export function turnTo(hash: string): void {
  location.replace(hash);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    window.removeEventListener("hashchange", onChange);
    window.removeEventListener("popstate", onChange);
  };
}
