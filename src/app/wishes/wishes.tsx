/** What to mind: one fold, closed at first, and what is set as chips that can be removed. */
import { useState } from "react";
import { WishFields } from "./wish-fields.tsx";
import { type Minded, wishesSet } from "./minded.ts";
import styles from "./wishes.module.css";

interface WishesProps {
  readonly minded: Minded;
  readonly onMind: (minded: Minded) => void;
}

export function Wishes({ minded, onMind }: WishesProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const set = wishesSet(minded);
  return (
    <div className={styles["wishes"]}>
      {set.length > 0 && (
        <div className={styles["chips"]} role="group" aria-label="Minded">
          {set.map(({ label, without }) => (
            <button key={label} type="button" className={styles["chip"]} aria-label={`Do not mind ${label}`} onClick={() => onMind(without)}>
              {label} <span aria-hidden="true">×</span>
            </button>
          ))}
        </div>
      )}
      <details onToggle={() => setWasOpened(true)}>
        <summary className={styles["summary"]}>What to mind: people, time, diet</summary>
        {wasOpened && <WishFields minded={minded} onMind={onMind} />}
      </details>
    </div>
  );
}
