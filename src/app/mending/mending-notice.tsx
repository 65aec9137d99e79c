/** Above the recipe: that the chef is being asked once more, and what came of it. */
import { useEffect, useRef } from "react";
import { handOverFocus } from "../focus/hand-over-focus.ts";
import { explainFailure } from "../recipe-section/failure-notice.tsx";
import styles from "./mending-notice.module.css";
import type { Mended } from "./use-mending.ts";

interface MendingNoticeProps {
  readonly mended: Mended | undefined;
  readonly onStop: () => void;
}

export function MendingNotice({ mended, onStop }: MendingNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const words = mended && sayMended(mended);
  const isAsking = mended?.state === "asking";
  // Who pressed the button that asks has the focus here now, and wants to see what becomes of it.
  useEffect(() => {
    if (isAsking && place.current === document.activeElement) place.current?.scrollIntoView({ block: "nearest" });
  }, [isAsking]);
  return (
    <div ref={place} tabIndex={-1} className={styles["place"]} data-mending="" data-said={words === undefined ? undefined : ""} data-print="hide">
      {/* Here before its words are: a region that arrives with them is not read. */}
      <p role="status">{words}</p>
      {isAsking && (
        <button type="button" onClick={onStop}>
          Stop asking
        </button>
      )}
    </div>
  );
}

/** For a button that goes when it has asked. */
export const toMendingNotice = handOverFocus((button) => button.closest("section:has([data-mending])")?.querySelector("[data-mending]") ?? null);

function sayMended(mended: Mended): string | undefined {
  switch (mended.state) {
    case "asking":
      return `${mended.faults.length === 1 ? "Something" : "Some things"} in this recipe did not fit, so the chef is asked once more. It stays until a better one is there.`;
    case "second-kept": {
      const [first, ...others] = mended.faults;
      const more = others.length === 0 ? "" : ` There ${others.length === 1 ? "was one more thing" : `were ${others.length} more things`}.`;
      const left = mended.left === 0 ? "In this one there is nothing of the kind." : `In this one ${countFaults(mended.left)} left.`;
      return `The chef was asked once more, and this is the better recipe. Against the first: ${first?.message ?? ""}${more} ${left}`;
    }
    case "first-kept":
      if (mended.ending === "cut-short") return "The chef was asked once more. The second recipe was cut short, so this one stays.";
      if (mended.ending === "broke-off") return "The chef was asked once more. The second recipe broke off half-way, so this one stays.";
      return "The chef was asked once more. The second recipe was no better, so this one stays.";
    case "failed":
      return `The chef could not be asked once more. ${explainFailure(mended.failure)}`;
    case "second-kept-instead":
      return "The chef was asked once more after this recipe, and the next one is better.";
    case "stopped":
      return undefined;
  }
}

function countFaults(count: number): string {
  return count === 1 ? "one thing is" : `${count} things are`;
}
