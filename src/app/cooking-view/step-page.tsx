/** One step: what it needs from the list, what to do, and a box to tick when it is done. */
import type { Recipe } from "#recipe/recipe";
import { holdAmounts } from "../markdown/hold-amounts.ts";
import { amountsForStep } from "./amounts-for-step.ts";
import type { ProgressControls } from "./cooking-progress.ts";
import styles from "./cooking-view.module.css";
import { StepText } from "./step-text.tsx";

interface StepPageProps {
  readonly recipe: Recipe;
  /** 1 for the first step. */
  readonly number: number;
  readonly progress: ProgressControls;
  readonly brokenOff: boolean;
}

export function StepPage({ recipe, number, progress, brokenOff }: StepPageProps) {
  const needed = amountsForStep(recipe, number - 1);
  const isDone = progress.done.has(number - 1);
  return (
    <>
      {needed.length > 0 && (
        <ul className={styles["needed"]} aria-label="From your list">
          {needed.map((amount, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same step always needs the same
            <li key={index}>{holdAmounts(amount)}</li>
          ))}
        </ul>
      )}
      <p className={styles["step"]} data-done={isDone}>
        <StepText step={recipe.steps[number - 1] ?? ""} number={number} />
      </p>
      {brokenOff && <p className={styles["note"]}>The recipe breaks off here.</p>}
      <label className={styles["tick"]}>
        <input type="checkbox" checked={isDone} onChange={() => progress.toggleDone(number - 1)} />
        <span>Done</span>
      </label>
    </>
  );
}
