/** How far a cook has come: the page that is open, and what is ticked off. Kept while the recipe is on the screen. */
import { useState } from "react";

interface CookingProgress {
  /** 0 is the page of ingredients, 1 the first step. */
  readonly page: number;
  /** Places of ingredients that are ready. */
  readonly gathered: ReadonlySet<number>;
  /** Places of steps that are done. */
  readonly done: ReadonlySet<number>;
}

export interface ProgressControls extends CookingProgress {
  turnTo(page: number): void;
  toggleGathered(ingredient: number): void;
  toggleDone(step: number): void;
}

export function useCookingProgress(stepCount: number): ProgressControls {
  const [progress, setProgress] = useState<CookingProgress>({ page: 0, gathered: new Set(), done: new Set() });
  return {
    ...progress,
    turnTo: (page) => setProgress((before) => ({ ...before, page: Math.max(0, Math.min(stepCount, page)) })),
    toggleGathered: (ingredient) => setProgress((before) => ({ ...before, gathered: toggle(before.gathered, ingredient) })),
    toggleDone: (step) => setProgress((before) => ({ ...before, done: toggle(before.done, step) })),
  };
}

function toggle(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
