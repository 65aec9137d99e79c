/** The timers that are set, on one line however many they are: a press on one opens what can be done with it, and one that rings can be answered at once. */
import { useId } from "react";
import { Announcement } from "../announcement/announcement.tsx";
import { handOverFocus } from "../focus/hand-over-focus.ts";
import { useTimers } from "./kitchen-timers.ts";
import { describeTimers, HeardButton, TimerItem } from "./timer-list.tsx";
import styles from "./timer-strip.module.css";
import { phaseOf, type Timer, writeTimeLeft } from "./timers.ts";
import { useNow } from "./use-now.ts";

export function TimerStrip() {
  const { list } = useTimers();
  const now = useNow(list.length > 0);
  return (
    <>
      {list.length > 0 && (
        <ul className={styles["strip"]} aria-label="Timers">
          {list.map((timer) => (
            <TimerPill key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
      )}
      <Announcement>{describeTimers(list, now)}</Announcement>
    </>
  );
}

/** A timer that is over leaves the focus where the cook was. */
const toView = handOverFocus((pill) => pill.closest("dialog"));

function TimerPill({ timer, now }: { readonly timer: Timer; readonly now: number }) {
  const id = useId();
  const phase = phaseOf(timer, now);
  return (
    <li ref={toView} className={styles["place"]} data-phase={phase}>
      <button type="button" className={styles["pill"]} popoverTarget={id} aria-label={`Timer: ${timer.name}, ${writeTimeLeft(timer, now)}`}>
        <span className={styles["name"]}>{timer.name}</span>
        <span className={styles["clock"]}>{writeTimeLeft(timer, now)}</span>
      </button>
      <HeardButton timer={timer} phase={phase} />
      <div id={id} popover="auto" className={styles["controls"]}>
        <TimerItem timer={timer} now={now} />
      </div>
    </li>
  );
}
