/** What went wrong, in a sentence a cook understands, and what can be done about it. */
import { useEffect, useState } from "react";
import { handOverFocus } from "../focus/hand-over-focus.ts";
import type { Failure } from "../session/session.ts";
import styles from "./recipe-section.module.css";

interface FailureNoticeProps {
  readonly failure: Failure;
  /** How the words ended that did come. */
  readonly ending?: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onAskBuiltIn: (() => void) | undefined;
}

/** When the next recipe takes the notice's place. */
const toSection = handOverFocus((notice) => notice.closest("section"));

/** The failure with as many seconds left to wait as there are now. */
function useCountdown(failure: Failure): Failure {
  const { retryAfterSeconds } = failure;
  const [left, setLeft] = useState(retryAfterSeconds ?? 0);
  useEffect(() => {
    if (retryAfterSeconds === undefined) return;
    const over = Date.now() + retryAfterSeconds * 1000;
    const read = (): void => setLeft(Math.max(0, Math.ceil((over - Date.now()) / 1000)));
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, [retryAfterSeconds]);
  return retryAfterSeconds === undefined ? failure : { ...failure, retryAfterSeconds: left };
}

export function FailureNotice({ failure: failed, ending, busy, onRetry, onAskBuiltIn }: FailureNoticeProps) {
  const failure = useCountdown(failed);
  return (
    <div ref={toSection} className={styles["failure"]} data-print="hide">
      {ending !== undefined && <p>{ending}</p>}
      <p>{explainFailure(failure)}</p>
      <div className={styles["buttons"]}>
        {!isFinal(failure) && (
          <button type="button" onClick={onRetry} aria-disabled={busy}>
            Try again
          </button>
        )}
        {onAskBuiltIn && (
          <button type="button" onClick={onAskBuiltIn} aria-disabled={busy}>
            Ask the built-in chef
          </button>
        )}
      </div>
    </div>
  );
}

/** True where the same list would be refused again in the same words. */
function isFinal({ code }: Failure): boolean {
  return code === "no-dish" || code === "not-food" || code === "bad-order";
}

export function explainFailure({ code, message, retryAfterSeconds }: Failure): string {
  switch (code) {
    case "bad-order":
    case "no-dish":
    case "not-food":
    case "model-failed":
      return message;
    case "offline":
      return "You seem to be offline, and this chef cannot be reached without a network.";
    case "too-many-requests":
      return `Too many recipes have been asked for. Try again ${retryAfterSeconds === undefined ? "in a little while" : inWords(retryAfterSeconds)}.`;
    case "refused":
      return "The recipe service refused the request. Whoever runs this book should look at its settings.";
    case "upstream-down":
      return `The recipe service is down at the moment.${retryAfterSeconds === undefined ? "" : ` Try again ${inWords(retryAfterSeconds)}.`}`;
    case "upstream-timeout":
      return "The recipe service took too long to answer.";
    case "bad-reply":
      return "The recipe service answered with something that is not a recipe.";
    case "broke-off":
      return "The connection to the recipe service was lost half-way.";
    case "draining":
      return "The book is being restarted. Try again in a moment.";
    case "internal":
      return "Something went wrong in the book itself.";
  }
}

function inWords(seconds: number): string {
  if (seconds <= 0) return "now";
  if (seconds < 90) return seconds === 1 ? "in 1 second" : `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
