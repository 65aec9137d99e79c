/** Everything the recipe needs, to be laid out and ticked off before the first step. */
import { ingredientText } from "#recipe/ingredient-text";
import type { Recipe } from "#recipe/recipe";
import { holdAmounts } from "../markdown/hold-amounts.ts";
import type { ProgressControls } from "./cooking-progress.ts";
import styles from "./cooking-view.module.css";

export function IngredientPage({ recipe, progress }: { readonly recipe: Recipe; readonly progress: ProgressControls }) {
  return (
    <>
      <h2 className={styles["title"]}>{recipe.title || "Your recipe"}</h2>
      <ul className={styles["ingredients"]}>
        {recipe.ingredients.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal, and their places never change
          <li key={index}>
            <label className={styles["tick"]}>
              <input type="checkbox" checked={progress.gathered.has(index)} onChange={() => progress.toggleGathered(index)} />
              <span>{holdAmounts(ingredientText(line))}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
