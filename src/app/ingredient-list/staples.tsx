/** One-tap additions of the usual staples. Each appends an ordinary entry: nothing is ever assumed but water and heat. */
import type { Entry } from "../session/session.ts";
import styles from "./ingredient-list.module.css";

const STAPLES = ["salt", "pepper", "oil", "garlic", "onion", "flour", "butter", "sugar"] as const;
/** One line of a phone. */
const MOST_STAPLES = 4;

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

export function Addition({ food, onAdd }: { readonly food: string } & Pick<StaplesProps, "onAdd">) {
  return (
    <button type="button" className={styles["staple"]} aria-label={`Add ${food}`} onClick={() => onAdd([food])}>
      <span aria-hidden="true">+ </span>
      {food}
    </button>
  );
}
