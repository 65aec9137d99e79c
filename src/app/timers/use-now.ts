/** The time of day, moving only while someone needs it. */
import { useEffect, useState } from "react";

/** Often enough for a clock that counts seconds (ms). */
const TICK = 250;

/** Milliseconds since 1970, a few times a second while `active`, and at once when the tab comes back into view. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    const read = (): void => setNow(Date.now());
    read();
    const timer = setInterval(read, TICK);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [active]);
  return now;
}
