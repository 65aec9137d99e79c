/** What can be done with a recipe: cook from it, fit it to the people and the measures at hand, take it away, turn to another. */
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { readRecipe } from "#recipe/read-recipe";
import { CookingView } from "../cooking-view/cooking-view.tsx";
import { useCookingProgress } from "../cooking-view/cooking-progress.ts";
import { dishesToCook } from "../cooking-view/dishes-to-cook.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import type { Linked } from "../share-link/make-link.ts";
import { TakeAway } from "../take-away/take-away.tsx";
import { adjustRecipe } from "./adjust-recipe.ts";
import { type Adjustments, AS_WRITTEN } from "./adjustments.ts";
import { FitRecipe } from "./fit-recipe.tsx";
import styles from "./recipe-tools.module.css";
import { peopleChosen } from "./servings.ts";
import { ServingsControl } from "./servings-control.tsx";
import { TurnPages, type TurnPagesProps } from "../recipe-section/turn-pages.tsx";
import type { PeopleControls } from "../recipe-section/use-shown-recipe.ts";
import { useDensities } from "./use-densities.ts";

export interface RecipeToolsProps {
  /** The markdown as written. Another text is another recipe: give it another key. */
  readonly text: string;
  /** False where the words end before the recipe does: then nothing is missed in it. */
  readonly isWhole: boolean;
  readonly adjustments: Adjustments;
  /** Told what the cook wants, and the recipe's markdown in those words. */
  readonly onAdjust: (adjustments: Adjustments, words: string) => void;
  /** Where the chef cooks again for other people. Left out: amounts are multiplied. */
  readonly people: PeopleControls | undefined;
  /** People it was cooked again for. */
  readonly servings: number | undefined;
  /** Where the number of people and the measures stand: with the recipe, above its words. */
  readonly fitPlace: HTMLElement | null;
  /** What a link to the recipe would hold, as it was served. */
  readonly linked: Linked | undefined;
  /** Turns to other recipes. Another one is asked for as many people as this one was changed to, where it was. */
  readonly turns: TurnPagesProps;
}

export function RecipeTools({ text, isWhole, adjustments, onAdjust, people, servings, fitPlace, linked, turns }: RecipeToolsProps) {
  const asWritten = useMemo(() => readRecipe(text), [text]);
  const written = asWritten.recipe;
  const [isFitting, setFitting] = useState(adjustments.measures !== undefined);
  const densityOf = useDensities(asWritten, isFitting);
  const { read, remarks } = useMemo(() => adjustRecipe(asWritten, adjustments, densityOf), [asWritten, adjustments, densityOf]);
  const dishes = useMemo(() => dishesToCook(read.recipe), [read]);
  const progress = useCookingProgress(dishes.reduce((sum, { steps }) => sum + steps.length, 0));
  const [cooking, setCooking] = useState(false);
  const canCook = written.steps.length > 0 && written.ingredients.length > 0;
  const adjust = (wanted: Adjustments): void => onAdjust(wanted, adjustRecipe(asWritten, wanted, densityOf).read.source);
  const isMeasured = written.ingredients.some((line) => line.quantity !== undefined);
  return (
    <>
      {isMeasured &&
        fitPlace &&
        createPortal(
          <div className={styles["fit"]} role="group" aria-label="Fit the recipe">
            <ServingsControl written={written.servings} adjustments={adjustments} onAdjust={adjust} people={people} />
            <FitRecipe recipe={written} adjustments={adjustments} onOpen={() => setFitting(true)} onAdjust={adjust} />
            {adjustments !== AS_WRITTEN && (
              <div className={styles["changed"]} role="status">
                {remarks.map((remark) => (
                  <p key={remark}>{remark}</p>
                ))}
                <button type="button" onClick={() => adjust(AS_WRITTEN)}>
                  Back to the recipe as written
                </button>
              </div>
            )}
          </div>,
          fitPlace,
        )}
      {!canCook && isWhole && (
        <p className={styles["aside"]}>
          This reply has no list of ingredients and steps, so it cannot be cooked from one step at a time. All its words are above.
        </p>
      )}
      <div className={styles["bar"]} role="group" aria-label="Recipe tools" data-print="hide">
        {canCook && (
          <button type="button" className={styles["cook"]} onClick={() => setCooking(true)}>
            Cook
          </button>
        )}
        <TurnPages {...turns} servings={peopleChosen(written.servings, servings, adjustments)} />
        <PartBoundary name="What the recipe can be taken away as" drawnFrom={read}>
          <TakeAway read={read} linked={linked} narrow={turns.previous !== undefined && turns.next !== undefined && turns.onAnother !== undefined} />
        </PartBoundary>
      </div>
      {cooking && (
        <PartBoundary name="The cooking view" drawnFrom={read}>
          <CookingView recipe={read.recipe} dishes={dishes} progress={progress} cutOff={read.cutOff} onClose={() => setCooking(false)} />
        </PartBoundary>
      )}
    </>
  );
}
