/** A step's words, in which every time is a button that sets a timer. */
import type { ReactNode } from "react";
import { findTimes, type StepTime } from "#recipe/step-times";
import { holdAmounts } from "../markdown/hold-amounts.ts";
import { readyBell } from "../timers/bell.ts";
import { kitchenTimers } from "../timers/kitchen-timers.ts";
import { nameTimer } from "../timers/name-timer.ts";
import { ClockIcon } from "./clock-icon.tsx";
import styles from "./cooking-view.module.css";

const CLOSING_POINT = /^[.,;:!?)]+/;
const MOST_POINTS = 3;

export function StepText({ step, number }: { readonly step: string; readonly number: number }): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const time of findTimes(step)) {
    const words = step.slice(time.start, time.end);
    const point = CLOSING_POINT.exec(step.slice(time.end, time.end + MOST_POINTS))?.[0] ?? "";
    pieces.push(
      holdAmounts(step.slice(from, time.start)),
      // A comma never begins the next line.
      <span key={time.start} className={styles["with-point"]}>
        <button type="button" className={styles["time"]} onClick={() => setTimer(step, time, number)} aria-label={`Set a timer: ${words}`}>
          <ClockIcon />
          {words}
        </button>
        {point}
      </span>,
    );
    from = time.end + point.length;
  }
  return (
    <>
      {pieces}
      {holdAmounts(step.slice(from))}
    </>
  );
}

function setTimer(step: string, time: StepTime, number: number): void {
  readyBell();
  const { seconds, upToSeconds } = time;
  kitchenTimers.dispatch({ type: "start", name: nameTimer(step, time, number), seconds, ...(upToSeconds === undefined ? {} : { upToSeconds }) });
}
