/** What can be done with one entry: take what it was read as, take apart what is several, change its words, use it first, keep it for another day. */
import { type FormEvent, useId } from "react";
import type { EntryReading } from "#kitchen/read/describe-entries";
import type { Entry, EntryChange, EntryMark } from "../session/session.ts";
import styles from "./ingredient-list.module.css";
import { partsOfEntry } from "./parts-of-entry.ts";

interface EntryDeskProps {
  readonly entry: Entry;
  readonly reading: EntryReading | undefined;
  readonly onChange: (change: EntryChange) => void;
}

export function EntryDesk({ entry: { text, mark }, reading, onChange }: EntryDeskProps) {
  const id = useId();
  const parts = partsOfEntry(text);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChange({ text: String(new FormData(event.currentTarget).get("entry") ?? "") });
  };
  const toggle = (which: EntryMark): void => onChange({ mark: mark === which ? undefined : which });
  return (
    <div className={styles["desk"]} role="group" aria-label={`About ${text}`}>
      {/* What one of several was read as is not put in the place of them all. */}
      {parts.length > 1 ? (
        <button type="button" className={styles["act"]} onClick={() => onChange({ texts: parts })}>
          These are {parts.length} things
        </button>
      ) : reading?.as === undefined ? null : (
        <button type="button" className={styles["act"]} onClick={() => onChange({ text: reading.as ?? text })}>
          It is {reading.as}
        </button>
      )}
      {reading?.problem !== undefined && (
        <p>{reading.problem === "unknown" ? "The kitchen does not know this." : "This is not for eating, and is left out."}</p>
      )}
      <button type="button" className={styles["act"]} aria-pressed={mark === "first"} onClick={() => toggle("first")}>
        Use first
      </button>
      <button type="button" className={styles["act"]} aria-pressed={mark === "not-today"} onClick={() => toggle("not-today")}>
        Not today
      </button>
      <form className={styles["edit"]} onSubmit={submit} autoComplete="off">
        <label htmlFor={id}>In other words</label>
        <input id={id} key={text} name="entry" defaultValue={text} dir="auto" />
        <button type="submit" className={styles["act"]}>
          Change
        </button>
      </form>
    </div>
  );
}
