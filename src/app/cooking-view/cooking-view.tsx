/** Cooking from the recipe: the whole screen, one step at a time, in words that can be read across a worktop. */
import { useEffect, useRef } from "react";
import { ingredientText } from "#recipe/ingredient-text";
import type { Recipe } from "#recipe/recipe";
import { Announcement } from "../announcement/announcement.tsx";
import { TimerStrip } from "../timers/timer-strip.tsx";
import { describeWakeLock, useWakeLock } from "../wake-lock/use-wake-lock.ts";
import { amountsForStep } from "./amounts-for-step.ts";
import type { ProgressControls } from "./cooking-progress.ts";
import styles from "./cooking-view.module.css";
import { type DishToCook, findStep } from "./dishes-to-cook.ts";
import { IngredientPage } from "./ingredient-page.tsx";
import { ReadAloudButton } from "./read-aloud-button.tsx";
import { StepPage } from "./step-page.tsx";
import { useGestures } from "./use-gestures.ts";
import { useReadAloud } from "./use-read-aloud.ts";

interface CookingViewProps {
  readonly recipe: Recipe;
  readonly dishes: readonly DishToCook[];
  readonly progress: ProgressControls;
  /** The recipe's words end before its method does. */
  readonly cutOff: boolean;
  readonly onClose: () => void;
}

export function CookingView({ recipe, dishes, progress, cutOff, onClose }: CookingViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const wakeLock = useWakeLock();
  const { page, isLooking, turnTo, look } = progress;
  const count = dishes.reduce((sum, { steps }) => sum + steps.length, 0);
  const close = (): void => dialog.current?.close();
  const next = (): void => (isLooking ? look(false) : turnTo(page + 1));
  const back = (): void => (isLooking ? look(false) : turnTo(page - 1));
  useGestures(stage, { next, back });
  useEffect(() => {
    // A modal dialog gives the focus back to the button that opened it, and Escape closes it: both by itself.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const found = isLooking ? undefined : findStep(dishes, page);
  const step = found?.dish.steps[found.at];
  const needed = found ? amountsForStep(found.dish, found.at) : [];
  const place = isLooking ? "Ingredients" : step === undefined ? "Before you begin" : `Step ${page} of ${count}`;
  const reading = useReadAloud(step === undefined ? sayIngredients(recipe, dishes) : [place, ...needed, step].join(". "));
  const reader = reading && <ReadAloudButton reading={reading} />;
  return (
    <dialog ref={dialog} className={styles["view"]} aria-label={`Cooking: ${recipe.title || "your recipe"}`} onClose={onClose} data-print="hide">
      <header className={styles["top"]}>
        <button type="button" className={styles["close"]} onClick={close}>
          Close
        </button>
        <p className={styles["place"]}>{place}</p>
        <p className={styles["awake"]} data-on={wakeLock === "on"} data-at={step === undefined ? "list" : "step"}>
          {describeWakeLock(wakeLock)}
        </p>
        <progress className={styles["progress"]} value={page} max={count} aria-label="Steps" />
      </header>
      <div ref={stage} className={styles["stage"]}>
        {/* A new page begins at its top. */}
        <div key={place} className={styles["page"]} data-at={step === undefined ? "list" : "step"}>
          {found === undefined || step === undefined ? (
            <>
              <IngredientPage recipe={recipe} dishes={dishes} progress={progress} />
              {reader}
            </>
          ) : (
            <StepPage
              step={step}
              number={page}
              needed={needed}
              dish={found.dish.heading}
              progress={progress}
              brokenOff={cutOff && page === count}
              reader={reader}
            />
          )}
        </div>
      </div>
      <footer className={styles["bottom"]}>
        <TimerStrip />
        <div className={styles["turns"]}>
          {isLooking ? (
            <button type="button" className={styles["next"]} onClick={back}>
              Back to step {page}
            </button>
          ) : (
            <>
              <button type="button" onClick={back} aria-disabled={page === 0}>
                Back
              </button>
              {page > 0 && (
                <button type="button" onClick={() => look(true)} aria-label="List of ingredients">
                  List
                </button>
              )}
              <button type="button" className={styles["next"]} onClick={page === count ? close : next}>
                {page === 0 ? "Start" : page === count ? "Finish" : "Next"}
              </button>
            </>
          )}
        </div>
      </footer>
      <Announcement>{step === undefined ? place : `${place}. ${step}`}</Announcement>
    </dialog>
  );
}

function sayIngredients({ title }: Recipe, dishes: readonly DishToCook[]): string {
  return [title, ...dishes.flatMap(({ heading, ingredients }) => [...(heading === undefined ? [] : [heading]), ...ingredients.map(ingredientText)])].join(". ");
}
