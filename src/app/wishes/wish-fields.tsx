/** The settings of the fold. */
import { useId } from "react";
import { DIETS, FREE_FROM, MEALS, type Meal } from "#recipe/wishes";
import { ALLERGEN_COVERS, DIET_LABELS, leave, MEAL_LABELS, type Minded, MINUTES, PEOPLE, toggleDiet, toggleFreeFrom, toggleKit } from "./minded.ts";
import styles from "./wishes.module.css";

interface WishFieldsProps {
  readonly minded: Minded;
  readonly onMind: (minded: Minded) => void;
  /** A model cooks, and can be asked twice. */
  readonly isModel: boolean;
}

export function WishFields({ minded, onMind, isModel }: WishFieldsProps) {
  const { servings, minutes, diet = [], freeFrom = [], kit = {}, course } = minded;
  return (
    <div className={styles["fields"]}>
      <div className={styles["choices"]}>
        <Choice
          label="People"
          any="as the dish is"
          value={servings}
          options={PEOPLE.map((each) => ({ value: String(each), label: String(each) }))}
          onChoose={(value) => onMind(value === "" ? leave(minded, "servings") : { ...minded, servings: Number(value) })}
        />
        <Choice
          label="Minutes at most"
          any="any"
          value={minutes}
          options={MINUTES.map((each) => ({ value: String(each), label: String(each) }))}
          onChoose={(value) => onMind(value === "" ? leave(minded, "minutes") : { ...minded, minutes: Number(value) })}
        />
        <Choice
          label="Meal"
          any="any"
          value={course}
          options={MEALS.map((each) => ({ value: each, label: MEAL_LABELS[each] }))}
          onChoose={(value) => onMind(value === "" ? leave(minded, "course") : { ...minded, course: value as Meal })}
        />
      </div>
      <fieldset className={styles["group"]}>
        <legend>Diet</legend>
        {DIETS.map((each) => (
          <Check key={each} label={DIET_LABELS[each]} checked={diet.includes(each)} onToggle={() => onMind(toggleDiet(minded, each))} />
        ))}
      </fieldset>
      <fieldset className={styles["group"]}>
        <legend>Kitchen</legend>
        <Check label="no oven" checked={kit.oven === false} onToggle={() => onMind(toggleKit(minded, "oven"))} />
        <Check label="no blender" checked={kit.blender === false} onToggle={() => onMind(toggleKit(minded, "blender"))} />
        <Check label="one pan" checked={kit.pans !== undefined} onToggle={() => onMind(toggleKit(minded, "pans"))} />
      </fieldset>
      {isModel && (
        <Check
          label="Ask a model once more"
          covers="where its recipe uses what you have not, or goes against a wish; it costs a second answer"
          checked={minded.asksTwice === true}
          onToggle={() => onMind(minded.asksTwice ? leave(minded, "asksTwice") : { ...minded, asksTwice: true })}
        />
      )}
      <fieldset className={styles["allergens"]}>
        <legend>Free of</legend>
        {FREE_FROM.map((each) => (
          <Check
            key={each}
            label={each}
            covers={ALLERGEN_COVERS[each]}
            checked={freeFrom.includes(each)}
            onToggle={() => onMind(toggleFreeFrom(minded, each))}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly value: string | number | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles["choice"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ""} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly covers?: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Check({ label, covers, checked, onToggle }: CheckProps) {
  return (
    <label className={styles["check"]}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>
        {label}
        {covers !== undefined && <small className={styles["covers"]}> {covers}</small>}
      </span>
    </label>
  );
}
