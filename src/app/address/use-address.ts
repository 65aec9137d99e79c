/** Places of the page that the address's fragment names, as the browser's own history knows them. */
import { useEffect, useRef, useSyncExternalStore } from "react";

interface Place {
  /** The fragment, `#` included; undefined while the page is elsewhere. */
  readonly hash: string | undefined;
  /** Takes it out of the browser's bar; nothing happens where it is out already. */
  leave(): void;
}

/** @param isOurs whether a fragment is one of the place's */
export function useAddress(isOurs: (hash: string) => boolean): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "", // while the page is built
  );
  const isInside = isOurs(hash);
  // The page that was opened with the place's address has nothing of ours to go back to. Asks the browser itself: the first
  // render takes over the built page, which knows no address.
  const arrivedInside = useRef(typeof location !== "undefined" && isOurs(location.hash));
  useEffect(() => {
    if (!isInside && !isOurs(location.hash)) arrivedInside.current = false;
  }, [isInside, isOurs]);

  const leave = (): void => {
    if (!isOurs(location.hash)) return;
    if (!arrivedInside.current) {
      history.back();
      return;
    }
    history.replaceState(null, "", location.pathname + location.search);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  };
  return { hash: isInside ? hash : undefined, leave };
}

/** Goes to another page of the place. Back still leaves it: it is one place in the history, however much is read in it. */
export function turnTo(hash: string): void {
  location.replace(hash);
}

export function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    window.removeEventListener("hashchange", onChange);
    window.removeEventListener("popstate", onChange);
  };
}
