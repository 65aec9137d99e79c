/** Turns to another dish from the same list, or back to the recipes before. */
import type { Served } from "../session/session.ts";
import styles from "./recipe-section.module.css";

export interface TurnPagesProps {
  readonly busy: boolean;
  readonly previous: Served | undefined;
  readonly next: Served | undefined;
  readonly onTurn: (recipe: Served) => void;
  /** Left out while there is nothing on the list to ask for. */
  readonly onAnother: ((servings?: number) => void) | undefined;
  /** For how many another one is asked, where it is not for as many as this one was. */
  readonly servings?: number | undefined;
}

export function TurnPages({ busy, previous, next, onTurn, onAnother, servings }: TurnPagesProps) {
  return (
    <div className={styles["turns"]} data-print="hide">
      {onAnother && (
        <button type="button" onClick={() => onAnother(servings)} aria-disabled={busy} aria-label="Another recipe">
          Another<span className={styles["recipe-word"]}> recipe</span>
        </button>
      )}
      {previous && (
        <button type="button" onClick={() => onTurn(previous)} aria-disabled={busy} aria-label="Previous recipe">
          <span aria-hidden="true">‹</span>
          <span className={styles["turn-words"]}>Previous recipe</span>
        </button>
      )}
      {next && (
        <button type="button" onClick={() => onTurn(next)} aria-disabled={busy} aria-label="Next recipe">
          <span className={styles["turn-words"]}>Next recipe</span>
          <span aria-hidden="true">›</span>
        </button>
      )}
    </div>
  );
}
