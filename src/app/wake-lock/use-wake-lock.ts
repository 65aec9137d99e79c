/** Keeps the screen on while someone cooks, as far as the device lets a page do that. */
import { useEffect, useState } from "react";

/** `waiting` before the device has answered, and while the page is hidden; `refused` by the device, on a low battery say. */
export type WakeLockState = "unsupported" | "waiting" | "on" | "refused";

/** Holds a screen wake lock for as long as the component lives, and asks again whenever the page comes back into view. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>(() => ("wakeLock" in navigator ? "waiting" : "unsupported"));
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (over) return await granted.release();
        lock = granted;
        setState("on");
        // The browser lets go of the lock by itself when the page is hidden.
        granted.addEventListener("release", () => {
          if (!over) setState("waiting");
        });
      } catch {
        if (!over) setState("refused");
      }
    };
    const askAgain = (): void => void ask();
    askAgain();
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release();
    };
  }, []);
  return state;
}

export function describeWakeLock(state: WakeLockState): string {
  switch (state) {
    case "on":
      return "Screen stays on";
    case "waiting":
      return "Screen may turn off";
    case "refused":
      return "Screen may turn off, perhaps to save power";
    case "unsupported":
      return "Screen may turn off: this browser cannot keep it on";
  }
}
