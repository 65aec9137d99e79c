/** "I have exactly 140 g of flour": the whole recipe follows one ingredient. */
import { type FormEvent, useId, useState } from "react";
import { ingredientText } from "#recipe/ingredient-text";
import { readQuantity, writeQuantity } from "#recipe/quantity";
import type { IngredientLine, Recipe } from "#recipe/recipe";
import { type ExactAmount, findFactor } from "#recipe/scale-recipe";
import styles from "./recipe-tools.module.css";

interface ExactAmountProps {
  /** As written. */
  readonly recipe: Recipe;
  readonly onChoose: (factor: number, exact: ExactAmount) => void;
}

const LEAST_FACTOR = 1 / 20;
const MOST_FACTOR = 50;

export function ExactAmountForm({ recipe, onChoose }: ExactAmountProps) {
  const id = useId();
  const measured = recipe.ingredients.flatMap((line, index) => (line.quantity === undefined ? [] : [{ line, index }]));
  const [place, setPlace] = useState(measured[0]?.index ?? 0);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const line = recipe.ingredients[place];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const quantity = readQuantity(text.trim());
    const factor = line && quantity && factorFor(line, quantity);
    if (quantity === undefined) setProblem("Write an amount, for example 140 g.");
    else if (factor === undefined)
      setProblem(`The recipe measures it as ${line?.quantity ? writeQuantity(line.quantity) : "nothing"}: write an amount of that kind.`);
    else if (factor < LEAST_FACTOR || factor > MOST_FACTOR) setProblem("That is too far from the recipe's own amount.");
    else {
      setProblem("");
      onChoose(factor, { ingredient: place, quantity });
    }
  };
  return (
    <form className={styles["exact"]} onSubmit={submit}>
      <label htmlFor={`${id}amount`}>I have exactly</label>
      <input
        id={`${id}amount`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="e.g. 140 g"
        autoComplete="off"
        aria-describedby={`${id}problem`}
      />
      <label htmlFor={`${id}of`}>of</label>
      <select id={`${id}of`} aria-label="Ingredient of the recipe" value={place} onChange={(event) => setPlace(Number(event.target.value))}>
        {measured.map(({ line, index }) => (
          <option key={index} value={index}>
            {ingredientText({ food: line.food, ...(line.quantity === undefined ? {} : { quantity: line.quantity }) })}
          </option>
        ))}
      </select>
      <button type="submit">Adjust</button>
      <p id={`${id}problem`} className={styles["problem"]} role="status">
        {problem}
      </p>
    </form>
  );
}

/** By the line's amount or, where that cannot be compared, by the weight in its remark: `½ red onion (about 75 g)`. */
function factorFor({ quantity, note }: IngredientLine, has: NonNullable<IngredientLine["quantity"]>): number | undefined {
  const noted = readQuantity((note ?? "").replace(/^about /, ""));
  return (quantity && findFactor(quantity, has)) ?? (noted && findFactor(noted, has));
}
