/** Copies a text, and says once whether that worked. */
import { useEffect, useState } from "react";
import styles from "./code-block.module.css";

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for those who do not see it beside the button. */
  readonly label: string;
}

const OUTCOME_MS = 4000;

export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState("");

  useEffect(() => {
    if (outcome === "") return;
    const timer = setTimeout(() => setOutcome(""), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied.");
    } catch {
      setOutcome("The browser does not let this page copy: select the code instead.");
    }
  };

  return (
    <span className={styles["copy"]}>
      <span role="status">{outcome}</span>
      <button type="button" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        Copy
      </button>
    </span>
  );
}
