/** Cooking from the recipe: the whole screen, one step at a time, in words that can be read across a worktop. */
import { useEffect, useRef } from "react";
import type { Recipe } from "#recipe/recipe";
import { TimerList } from "../timers/timer-list.tsx";
import { describeWakeLock, useWakeLock } from "../wake-lock/use-wake-lock.ts";
import type { ProgressControls } from "./cooking-progress.ts";
import { Announcement } from "../announcement/announcement.tsx";
import styles from "./cooking-view.module.css";
import { IngredientPage } from "./ingredient-page.tsx";
import { StepPage } from "./step-page.tsx";
import { useGestures } from "./use-gestures.ts";

interface CookingViewProps {
  readonly recipe: Recipe;
  readonly progress: ProgressControls;
  /** The recipe's words end before its method does. */
  readonly cutOff: boolean;
  readonly onClose: () => void;
}

export function CookingView({ recipe, progress, cutOff, onClose }: CookingViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const wakeLock = useWakeLock();
  const { page, turnTo } = progress;
  const count = recipe.steps.length;
  const close = (): void => dialog.current?.close();
  const next = (): void => turnTo(page + 1);
  const back = (): void => turnTo(page - 1);
  useGestures(stage, { next, back });
  useEffect(() => {
    // A modal dialog gives the focus back to the button that opened it, and Escape closes it: both by itself.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const step = recipe.steps[page - 1];
  const place = step === undefined ? "Before you begin" : `Step ${page} of ${count}`;
  return (
    <dialog ref={dialog} className={styles["view"]} aria-label={`Cooking: ${recipe.title || "your recipe"}`} onClose={onClose} data-print="hide">
      <header className={styles["top"]}>
        <button type="button" className={styles["close"]} onClick={close}>
          Close
        </button>
        <p className={styles["place"]}>{place}</p>
        <p className={styles["awake"]} data-on={wakeLock === "on"}>
          {describeWakeLock(wakeLock)}
        </p>
        <progress className={styles["progress"]} value={page} max={count} aria-label="Steps" />
      </header>
      <div ref={stage} className={styles["stage"]}>
        {/* A new page begins at its top. */}
        <div key={page} className={styles["page"]}>
          {step === undefined ? (
            <IngredientPage recipe={recipe} progress={progress} />
          ) : (
            <StepPage recipe={recipe} number={page} progress={progress} brokenOff={cutOff && page === count} />
          )}
        </div>
      </div>
      <footer className={styles["bottom"]}>
        <div className={styles["timers"]}>
          <TimerList />
        </div>
        <div className={styles["turns"]}>
          <button type="button" onClick={back} aria-disabled={page === 0}>
            Back
          </button>
          {page > 0 && (
            <button type="button" onClick={() => turnTo(0)} aria-label="List of ingredients">
              List
            </button>
          )}
          <button type="button" className={styles["next"]} onClick={page === count ? close : next}>
            {page === 0 ? "Start" : page === count ? "Finish" : "Next"}
          </button>
        </div>
      </footer>
      <Announcement>{step === undefined ? place : `${place}. ${step}`}</Announcement>
    </dialog>
  );
}
