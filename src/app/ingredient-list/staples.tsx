/** One-tap additions of the usual staples. Each appends an ordinary entry: nothing is ever assumed but water and heat. */
import styles from "./ingredient-list.module.css";

const STAPLES = ["salt", "pepper", "oil"] as const;

export function Staples({ onAdd }: { readonly onAdd: (texts: readonly string[]) => void }) {
  return (
    <div className={styles["staples"]} role="group" aria-label="Add a staple">
      {STAPLES.map((staple) => (
        <button key={staple} type="button" className={styles["staple"]} aria-label={`Add ${staple}`} onClick={() => onAdd([staple])}>
          <span aria-hidden="true">+ </span>
          {staple}
        </button>
      ))}
    </div>
  );
}
