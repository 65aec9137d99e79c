/** For how many: one button fewer, one button more, and in words what the amounts are for now. */
import type { PeopleControls } from "../recipe-section/use-shown-recipe.ts";
import type { Adjustments } from "./adjustments.ts";
import styles from "./recipe-tools.module.css";
import { describeServings, MOST_ORDERED, nextFactor } from "./servings.ts";

interface ServingsControlProps {
  /** People fed as written. */
  readonly written: number | undefined;
  readonly adjustments: Adjustments;
  readonly onAdjust: (adjustments: Adjustments) => void;
  readonly people: PeopleControls | undefined;
}

export function ServingsControl({ written, adjustments, onAdjust, people }: ServingsControlProps) {
  const step = (direction: 1 | -1) => {
    if (people && written !== undefined && adjustments.factor === 1) {
      const wanted = written + direction;
      const isPossible = wanted >= 1 && wanted <= MOST_ORDERED;
      return { "aria-disabled": !isPossible || people.isBusy, onClick: () => isPossible && people.serve(wanted) };
    }
    const factor = nextFactor(written, adjustments.factor, direction);
    return {
      "aria-disabled": factor === undefined,
      onClick: () => {
        const { exact: _exact, ...rest } = adjustments;
        if (factor !== undefined) onAdjust({ ...rest, factor });
      },
    };
  };
  return (
    <div className={styles["servings"]} role="group" aria-label="Servings">
      <button type="button" aria-label="Fewer servings" {...step(-1)}>
        −
      </button>
      <output>{describeServings(written, adjustments.factor)}</output>
      <button type="button" aria-label="More servings" {...step(1)}>
        +
      </button>
      <p className={styles["aside"]} role="status">
        {people?.refusal}
      </p>
    </div>
  );
}
