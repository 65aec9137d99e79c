/** What to mind: one fold, closed at first, and what is set as chips that can be removed. */
import { useState } from "react";
import { WishFields } from "./wish-fields.tsx";
import { type Minded, wishesSet } from "./minded.ts";
import styles from "./wishes.module.css";

interface WishesProps {
  readonly minded: Minded;
  readonly onMind: (minded: Minded) => void;
  readonly isModel: boolean;
}

/** What is set, a chip each. */
export function WishesSet({ minded, onMind }: Omit<WishesProps, "isModel">) {
  const set = wishesSet(minded);
  if (set.length === 0) return null;
  return (
    <div className={styles["chips"]} role="group" aria-label="Minded">
      {set.map(({ label, without }) => (
        <button key={label} type="button" className={styles["chip"]} aria-label={`Do not mind ${label}`} onClick={() => onMind(without)}>
          {label} <span aria-hidden="true">×</span>
        </button>
      ))}
    </div>
  );
}

export function Wishes(props: WishesProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles["wishes"]} onToggle={() => setWasOpened(true)}>
      <summary className={styles["summary"]}>
        What to mind<span className={styles["such-as"]}>: people, time, diet</span>
      </summary>
      {wasOpened && <WishFields {...props} />}
    </details>
  );
}
