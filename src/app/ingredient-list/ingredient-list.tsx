/** The entries, each with a button that removes that very one. Focus moves to a neighbour when an entry goes. */
import { useRef } from "react";
import type { Entry } from "../session/session.ts";
import styles from "./ingredient-list.module.css";

interface IngredientListProps {
  readonly entries: readonly Entry[];
  readonly onRemove: (position: number) => void;
  /** Called when the last entry goes, so that focus has somewhere to be. */
  readonly onEmptied: () => void;
}

export function IngredientList({ entries, onRemove, onEmptied }: IngredientListProps) {
  const list = useRef<HTMLUListElement>(null);

  const remove = (position: number): void => {
    const buttons = list.current?.querySelectorAll("button");
    const neighbour = buttons?.[position + 1] ?? buttons?.[position - 1];
    if (neighbour) neighbour.focus();
    else onEmptied();
    onRemove(position);
  };

  return (
    <ul ref={list} className={styles["list"]}>
      {entries.map((entry, position) => {
        const isEmpty = entry.text.trim() === "";
        return (
          <li key={entry.id} className={styles["entry"]}>
            <span className={isEmpty ? styles["empty"] : styles["text"]} dir="auto">
              {isEmpty ? "(empty)" : entry.text}
            </span>
            <button type="button" className={styles["remove"]} aria-label={`Remove ${isEmpty ? "(empty)" : entry.text}`} onClick={() => remove(position)}>
              <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
                <path d="M4 4l8 8M12 4l-8 8" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
