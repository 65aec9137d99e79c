/** How far a cook has come: the step that is open, and what is ticked off. Kept while the recipe is on the screen. */
import { useState } from "react";

interface CookingProgress {
  /** 0 before the first step, 1 at it. */
  readonly page: number;
  /** The list is looked at from a step, which keeps its place. */
  readonly isLooking: boolean;
  /** Places of ingredients that are ready. */
  readonly gathered: ReadonlySet<number>;
  /** Places of steps that are done. */
  readonly done: ReadonlySet<number>;
}

export interface ProgressControls extends CookingProgress {
  turnTo(page: number): void;
  /** Opens the list, or goes back from it to the step. */
  look(isLooking: boolean): void;
  toggleGathered(ingredient: number): void;
  toggleDone(step: number): void;
}

export function useCookingProgress(stepCount: number): ProgressControls {
  const [progress, setProgress] = useState<CookingProgress>({ page: 0, isLooking: false, gathered: new Set(), done: new Set() });
  return {
    ...progress,
    turnTo: (page) => setProgress((before) => ({ ...before, page: Math.max(0, Math.min(stepCount, page)) })),
    look: (isLooking) => setProgress((before) => ({ ...before, isLooking })),
    toggleGathered: (ingredient) => setProgress((before) => ({ ...before, gathered: toggle(before.gathered, ingredient) })),
    toggleDone: (step) => setProgress((before) => ({ ...before, done: toggle(before.done, step) })),
  };
}

function toggle(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
