/** What to mind: one fold, closed at first, and what is set as chips that can be removed. */
import { lazy, Suspense, useState } from "react";
import { type Minded, wishesSet } from "./minded.ts";
import styles from "./wishes.module.css";

const WishFields = lazy(async () => ({ default: (await import("./wish-fields.tsx")).WishFields }));

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
        <ul className={styles["chips"]} aria-label="Minded">
          {set.map(({ label, without }) => (
            <li key={label}>
              <button type="button" className={styles["chip"]} aria-label={`Do not mind ${label}`} onClick={() => onMind(without)}>
                {label} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <details onToggle={() => setWasOpened(true)}>
        <summary className={styles["summary"]}>What to mind: people, time, diet</summary>
        {wasOpened && (
          <Suspense>
            <WishFields minded={minded} onMind={onMind} />
          </Suspense>
        )}
      </details>
    </div>
  );
}
