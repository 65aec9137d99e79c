/** Tells whether a script draws the page: the built HTML holds it as it is before any has arrived, and cannot hold a part that is still to be fetched. */
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

export function useScriptArrived(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
