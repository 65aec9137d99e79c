/** Everything the recipe needs, to be laid out and ticked off before the first step, and what is good to know of it. */
import { ingredientText } from "#recipe/ingredient-text";
import type { Recipe } from "#recipe/recipe";
import { writeAhead, writeMinutes } from "#recipe/write-recipe";
import { writePeople } from "#recipe/round-people";
import { holdAmounts } from "../markdown/hold-amounts.ts";
import type { ProgressControls } from "./cooking-progress.ts";
import styles from "./cooking-view.module.css";
import { type DishToCook, otherNotes } from "./dishes-to-cook.ts";

interface IngredientPageProps {
  readonly recipe: Recipe;
  readonly dishes: readonly DishToCook[];
  readonly progress: ProgressControls;
}

export function IngredientPage({ recipe, dishes, progress }: IngredientPageProps) {
  const { title, servings, totalMinutes, ahead } = recipe;
  const facts = [
    servings === undefined ? [] : `Serves ${writePeople(servings)}`,
    totalMinutes === undefined ? [] : writeMinutes(totalMinutes) + (ahead === undefined ? "" : `, plus ${writeAhead(ahead)}`),
  ].flat();
  return (
    <>
      <h2 className={styles["title"]}>{title || "Your recipe"}</h2>
      {facts.length > 0 && <p className={styles["facts"]}>{facts.join(" · ")}</p>}
      {dishes.map(({ heading, ingredients, ingredientsBefore }) => (
        <section key={ingredientsBefore}>
          {heading !== undefined && <h3 className={styles["dish"]}>{heading}</h3>}
          <ul className={styles["ingredients"]}>
            {ingredients.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal, and their places never change
              <li key={index}>
                <label className={styles["tick"]}>
                  <input
                    type="checkbox"
                    checked={progress.gathered.has(ingredientsBefore + index)}
                    onChange={() => progress.toggleGathered(ingredientsBefore + index)}
                  />
                  <span>{holdAmounts(ingredientText(line))}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles["notes"]}>
        {otherNotes(recipe).map(({ heading, lines }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- notes never change their places
          <p key={index}>
            <b>{heading}.</b> {lines.map((line) => holdAmounts(/[.!?]$/.test(line) ? line : `${line}.`)).join(" ")}
          </p>
        ))}
      </div>
    </>
  );
}
