/** The entries, each with a button that removes that very one. Focus moves to a neighbour when an entry goes. */
import { memo, Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { EntryReading } from "#kitchen/read/describe-entries";
import type { Entry, EntryChange } from "../session/session.ts";
import { fetchPart } from "../parts/fetch-part.ts";
import { useEntryReadings } from "./use-entry-readings.ts";
import styles from "./ingredient-list.module.css";

const EntryDesk = fetchPart(async () => (await import("./entry-desk.tsx")).EntryDesk);

/** So many entries appear with the list, when all that stands around it appears as well. */
const FIRST = 12;
/** So many more appear at a time: as many as a phone draws between two frames. */
const STEP = 20;
/** An entry of more characters scrolls inside its own frame. */
const LONG_TEXT = 200;

interface IngredientListProps {
  readonly entries: readonly Entry[];
  readonly onRemove: (position: number) => void;
  readonly onChange: (position: number, change: EntryChange) => void;
  /** Called when the last entry goes, so that focus has somewhere to be. */
  readonly onEmptied: () => void;
}

/** Drawn again only when the entries are others: not with every word of a recipe that streams in below. */
export const IngredientList = memo(function IngredientList({ entries, onRemove, onChange, onEmptied }: IngredientListProps) {
  const readings = useEntryReadings(entries);
  const [openId, setOpenId] = useState<number>();
  const openAt = entries.findIndex(({ id }) => id === openId);
  const opened = entries[openAt];
  const toggle = useLatest((entry: Entry): void => setOpenId(entry.id === openId ? undefined : entry.id));
  const drawn = entries.slice(0, useCountInSteps(entries.length));
  // A word on a chip makes it another size, and moves all chips behind it.
  const told = useCountInSteps(readings.size);
  const remove = useLatest((entry: Entry, button: HTMLElement): void => {
    const position = entries.indexOf(entry);
    if (position === -1) return;
    const item = button.closest("li");
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>("[data-remove]");
    if (neighbour) neighbour.focus();
    else onEmptied();
    onRemove(position);
  });
  return (
    <>
      <ul className={styles["list"]}>
        {drawn.map((entry, position) => {
          const note = noteOf(entry, position < told ? readings.get(entry.text) : undefined);
          return <EntryView key={entry.id} entry={entry} note={note} isOpen={entry === opened} onOpen={toggle} onRemove={remove} />;
        })}
      </ul>
      {opened && (
        <Suspense>
          <EntryDesk
            entry={opened}
            reading={readings.get(opened.text)}
            onChange={(change) => {
              if (!("mark" in change)) setOpenId(undefined);
              onChange(openAt, change);
            }}
          />
        </Suspense>
      )}
    </>
  );
});

/** A word on the chip, of what is not as it was typed. */
function noteOf({ mark }: Entry, reading: EntryReading | undefined): string {
  if (reading?.problem === "not food") return mark?.replace("-", " ") ?? "left out";
  return mark?.replace("-", " ") ?? (reading?.as === undefined ? (reading?.problem ?? "") : `→ ${reading.as}?`);
}

interface EntryViewProps {
  readonly entry: Entry;
  readonly note: string;
  readonly isOpen: boolean;
  readonly onOpen: (entry: Entry) => void;
  readonly onRemove: (entry: Entry, button: HTMLElement) => void;
}

const EntryView = memo(function EntryView({ entry, note, isOpen, onOpen, onRemove }: EntryViewProps) {
  const isEmpty = entry.text.trim() === "";
  const text = isEmpty ? "(empty)" : entry.text;
  const isLong = text.length > LONG_TEXT;
  return (
    <li className={styles["entry"]} data-mark={entry.mark}>
      {isLong || isEmpty ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within the keyboard's reach
        <span className={styles[isEmpty ? "empty" : "long-text"]} dir="auto" tabIndex={isLong ? 0 : undefined}>
          {text}
        </span>
      ) : (
        <button type="button" className={styles["text"]} dir="auto" aria-expanded={isOpen} onClick={() => onOpen(entry)}>
          <span>{text}</span>
          {note !== "" && <small className={styles["note"]}> {note}</small>}
        </button>
      )}
      <button
        type="button"
        data-remove=""
        className={styles["remove"]}
        aria-label={`Remove ${text}`}
        onClick={(event) => onRemove(entry, event.currentTarget)}
      />
    </li>
  );
});

/** How many of all are drawn so far: a list of a thousand, and what is said of its entries, appear in steps, so that neither typing nor a click waits for all of it. */
function useCountInSteps(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}

/** A function that stays the same and does what the one of the last render does, so that an entry is not drawn again because another one changed. */
function useLatest<Arguments extends unknown[]>(act: (...given: Arguments) => void): (...given: Arguments) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
