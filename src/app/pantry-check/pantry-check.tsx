/** The verdict under a recipe: what is yours, what is not, what is unsafe; each finding with what can be done about it. */
import { Fragment, useRef } from "react";
import type { Finding } from "#kitchen/check/finding";
import type { CheckedPage } from "../kitchen-worker/checking.ts";
import { toMendingNotice } from "../mending/mending-notice.tsx";
import { DANGERS, STRANGERS, WRONG } from "./faults.ts";
import styles from "./pantry-check.module.css";

interface PantryCheckPanelProps {
  readonly page: CheckedPage;
  /** False where the words end before the recipe does. */
  readonly isWhole: boolean;
  /** False while the words on the screen are others than those that were checked. */
  readonly isCurrent: boolean;
  readonly busy: boolean;
  /** Puts foods on the list. */
  readonly onHave: (foods: readonly string[]) => void;
  /** Asks for the dish again, without foods. */
  readonly onWithout: (foods: readonly string[]) => void;
  /** Asks the model once more, with what was found. Left out where nobody can be asked. */
  readonly onAskAgain: (() => void) | undefined;
}

/** What only a whole recipe can lack: one that was stopped, or broke off, is known to. */
const UNFINISHED: ReadonlySet<Finding["id"]> = new Set(["cut-off", "missing-quantity"]);

/** From so many on they can be dealt with at once. */
const MANY = 3;

export function PantryCheckPanel({ page, isWhole, isCurrent, busy, onHave, onWithout, onAskAgain }: PantryCheckPanelProps) {
  const { check, barred } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const dangers = check.findings.filter(({ id }) => DANGERS.has(id));
  const strangers = check.findings.filter(({ id }) => STRANGERS.has(id));
  const foreign = [...new Set(strangers.flatMap(({ food }) => (food === undefined ? [] : [food])))];
  const remarks = check.findings.filter(({ id }) => !DANGERS.has(id) && !STRANGERS.has(id) && id !== "unused-ingredient" && (isWhole || !UNFINISHED.has(id)));
  const unused = check.findings.flatMap(({ id, food }) => (id === "unused-ingredient" && food?.trim() ? [food.trim()] : []));
  const yours = check.foods.filter(({ verdict }) => verdict === "yours").map(({ name }) => name);
  // What is only offered is told, and is no fault.
  const isWrong = dangers.length > 0 || (strangers.length > 0 && !check.clean) || check.findings.some(({ id }) => WRONG.has(id));
  return (
    <section className={styles["panel"]} data-print="hide" aria-labelledby="pantry-check-heading" data-clean={isCurrent && isWhole && check.clean && !isWrong}>
      {/* One line, and the proof behind it; where something is wrong it opens by itself. */}
      <details key={String(isWrong)} open={isWrong}>
        <summary>
          <h3 ref={heading} id="pantry-check-heading" tabIndex={-1}>
            Pantry check
          </h3>
          <span className={styles["verdict"]}>{isCurrent ? check.verdict : "Checking the recipe as it stands now…"}</span>
        </summary>
        {dangers.length > 0 && (
          <ul className={styles["dangers"]} aria-label="Not safe">
            {dangers.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        )}
        {strangers.length > 0 && (
          <ul className={styles["strangers"]} aria-label="Not yours, or not sure">
            {strangers.map(({ message, food }, index) => (
              <li key={index}>
                <span>{message}</span>
                {food !== undefined && (
                  <span className={styles["buttons"]}>
                    <button
                      type="button"
                      aria-label={`I have it: ${food}`}
                      onClick={() => {
                        // The finding and its buttons are about to go; focus stays with the check.
                        heading.current?.focus();
                        onHave([food]);
                      }}
                    >
                      I have it
                    </button>
                    <button type="button" aria-label={`Cook without it: ${food}`} aria-disabled={busy} onClick={() => onWithout([food])}>
                      Cook without it
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {foreign.length >= MANY && (
          <p className={styles["buttons"]}>
            <button
              type="button"
              onClick={() => {
                heading.current?.focus();
                onHave(foreign);
              }}
            >
              I have all of these
            </button>
            <button type="button" aria-disabled={busy} onClick={() => onWithout(foreign)}>
              Cook without these
            </button>
          </p>
        )}
        {(remarks.length > 0 || barred.length > 0) && (
          <ul className={styles["remarks"]}>
            {barred.map(({ typed, why }, index) => (
              <li key={index}>
                Kept from the chef: {typed}. {why}
              </li>
            ))}
            {remarks.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        )}
        {onAskAgain && (
          <div className={styles["again"]}>
            <p>The chef can be asked once more for this dish, with what was found. The better recipe stays.</p>
            <button ref={toMendingNotice} type="button" onClick={onAskAgain}>
              Ask again
            </button>
          </div>
        )}
        {yours.length > 0 && <FoodList label="Yours" foods={yours} />}
        {unused.length > 0 && <FoodList label="Not used" foods={unused} />}
      </details>
    </section>
  );
}

/** Names as they were typed, each in its own direction. */
function FoodList({ label, foods }: { readonly label: string; readonly foods: readonly string[] }) {
  return (
    <p className={styles["foods"]}>
      {label}:{" "}
      {foods.map((food, index) => (
        <Fragment key={index}>
          {index > 0 && ", "}
          <bdi>{food}</bdi>
        </Fragment>
      ))}
      .
    </p>
  );
}
