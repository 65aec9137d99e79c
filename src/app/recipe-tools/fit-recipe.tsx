/** Fits the recipe to the kitchen at hand: other units, other degrees, or the one amount that there is. */
import { useId } from "react";
import type { Units } from "#recipe/order";
import type { Recipe } from "#recipe/recipe";
import type { TemperatureScale } from "#recipe/step-temperatures";
import type { Adjustments } from "./adjustments.ts";
import { ExactAmountForm } from "./exact-amount.tsx";
import styles from "./recipe-tools.module.css";

interface FitRecipeProps {
  readonly recipe: Recipe;
  readonly adjustments: Adjustments;
  readonly onOpen: () => void;
  readonly onAdjust: (adjustments: Adjustments) => void;
}

const MEASURES: Readonly<Record<string, Units | undefined>> = { "as written": undefined, metric: "metric", US: "us" };
const TEMPERATURES: Readonly<Record<string, TemperatureScale | undefined>> = { "as written": undefined, "°C": "C", "°F": "F" };

export function FitRecipe({ recipe, adjustments, onOpen, onAdjust }: FitRecipeProps) {
  const { measures, temperatures, ...amounts } = adjustments;
  const adjust = (measures: Units | undefined, temperatures: TemperatureScale | undefined): void =>
    onAdjust({ ...amounts, ...(measures === undefined ? {} : { measures }), ...(temperatures === undefined ? {} : { temperatures }) });
  return (
    <details className={styles["fold"]} onToggle={onOpen}>
      <summary>Adjust</summary>
      <div className={styles["choices"]}>
        <Choice label="Measures" options={MEASURES} chosen={measures} onChoose={(chosen) => adjust(chosen, temperatures)} />
        <Choice label="Temperatures" options={TEMPERATURES} chosen={temperatures} onChoose={(chosen) => adjust(measures, chosen)} />
      </div>
      <ExactAmountForm recipe={recipe} onChoose={(factor, exact) => onAdjust({ ...adjustments, factor, exact })} />
    </details>
  );
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: Readonly<Record<string, T>>;
  readonly chosen: T;
  readonly onChoose: (chosen: T) => void;
}

function Choice<T>({ label, options, chosen, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles["choice"]}>
      <legend>{label}</legend>
      {Object.entries(options).map(([words, value]) => (
        <label key={words}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
