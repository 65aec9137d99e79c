/** One-tap additions: the usual staples beside a list, common foods and an example where there is none. Each appends an ordinary entry: nothing is ever assumed but water and heat. */
import type { Entry } from "../session/session.ts";
import styles from "./ingredient-list.module.css";

const STAPLES = ["salt", "pepper", "oil", "garlic", "onion", "flour", "butter", "sugar"] as const;
/** One line of a phone. */
const MOST_STAPLES = 4;
const COMMON = ["eggs", "onions", "potatoes", "rice", "pasta", "tomatoes", "cheese", "chicken", "carrots", "milk", "bread", "spinach"] as const;
const EXAMPLE = ["4 eggs", "spinach", "feta", "1 onion", "olive oil", "salt"] as const;

interface StaplesProps {
  readonly entries: readonly Entry[];
  readonly onAdd: (texts: readonly string[]) => void;
}

/** Gone once they are on the list. */
export function Staples({ entries, onAdd }: StaplesProps) {
  const words = new Set(
    entries.flatMap(({ text }) =>
      text
        .slice(0, 100)
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    ),
  );
  const left = STAPLES.filter((staple) => !words.has(staple) && !words.has(`${staple}s`)).slice(0, MOST_STAPLES);
  if (left.length === 0) return null;
  return (
    <div className={styles["staples"]} role="group" aria-label="Add a staple">
      {left.map((staple) => (
        <Addition key={staple} food={staple} onAdd={onAdd} />
      ))}
    </div>
  );
}

/** A beginning, for whoever has an empty page before them. */
export function Beginnings({ onAdd }: Pick<StaplesProps, "onAdd">) {
  return (
    <div className={styles["staples"]} data-centred="" role="group" aria-label="Begin with">
      {COMMON.map((food) => (
        <Addition key={food} food={food} onAdd={onAdd} />
      ))}
      <button type="button" className={styles["staple"]} onClick={() => onAdd(EXAMPLE)}>
        Try an example
      </button>
    </div>
  );
}

function Addition({ food, onAdd }: { readonly food: string } & Pick<StaplesProps, "onAdd">) {
  return (
    <button type="button" className={styles["staple"]} aria-label={`Add ${food}`} onClick={() => onAdd([food])}>
      <span aria-hidden="true">+ </span>
      {food}
    </button>
  );
}
