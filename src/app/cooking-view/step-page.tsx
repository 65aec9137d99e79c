/** One step: what it needs from the list, what to do, and a box to tick when it is done. */
import type { ReactNode } from "react";
import { holdAmounts } from "../markdown/hold-amounts.ts";
import type { ProgressControls } from "./cooking-progress.ts";
import styles from "./cooking-view.module.css";
import { StepText } from "./step-text.tsx";

interface StepPageProps {
  readonly step: string;
  /** 1 for the first step. */
  readonly number: number;
  /** How much it takes of what, a line each. */
  readonly needed: readonly string[];
  /** What is being made, where it is not the recipe's own dish. */
  readonly dish: string | undefined;
  readonly progress: ProgressControls;
  readonly brokenOff: boolean;
  /** The button that has it read. */
  readonly reader: ReactNode;
}

export function StepPage({ step, number, needed, dish, progress, brokenOff, reader }: StepPageProps) {
  const isDone = progress.done.has(number - 1);
  return (
    <>
      <div className={styles["before"]}>
        {dish !== undefined && <p className={styles["dish"]}>{dish}</p>}
        {needed.length > 0 && (
          <ul className={styles["needed"]} aria-label="From your list">
            {needed.map((amount, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same step always needs the same
              <li key={index}>{holdAmounts(amount)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles["doing"]}>
        <p className={styles["step"]} data-done={isDone}>
          <StepText step={step} number={number} />
        </p>
        {brokenOff && <p className={styles["note"]}>The recipe breaks off here.</p>}
      </div>
      <div className={styles["after"]}>
        <label className={styles["tick"]}>
          <input type="checkbox" checked={isDone} onChange={() => progress.toggleDone(number - 1)} />
          <span>Done</span>
        </label>
        {reader}
      </div>
    </>
  );
}
