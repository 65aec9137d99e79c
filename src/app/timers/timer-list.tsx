/** The timers that are set, each with its name, its clock and what can be done with it. */
import { kitchenTimers, useTimers } from "./kitchen-timers.ts";
import { Announcement } from "../announcement/announcement.tsx";
import styles from "./timer-list.module.css";
import { phaseOf, type Timer, type TimerPhase, writeClock, writeTimeLeft } from "./timers.ts";
import { useNow } from "./use-now.ts";

export function TimerList() {
  const { list } = useTimers();
  const now = useNow(list.length > 0);
  return (
    <>
      {list.length > 0 && (
        <ul className={styles["list"]} aria-label="Timers">
          {list.map((timer) => (
            <li key={timer.id} data-phase={phaseOf(timer, now)}>
              <TimerItem timer={timer} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Announcement>{describeTimers(list, now)}</Announcement>
    </>
  );
}

interface TimerProps {
  readonly timer: Timer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One timer, with all that can be done with it. */
export function TimerItem({ timer, now }: TimerProps) {
  const { id, name, span } = timer;
  const phase = phaseOf(timer, now);
  const rings = phase === "ringing" || phase === "reminding";
  const press = (type: "pause" | "resume" | "add-minute" | "stop") => () => kitchenTimers.dispatch({ type, id });
  return (
    <div className={styles["timer"]} data-phase={phase}>
      <span className={styles["name"]}>{name}</span>
      <span className={styles["clock"]} role="timer">
        {writeTimeLeft(timer, now)}
      </span>
      <span className={styles["note"]}>{explainPhase(phase, span)}</span>
      <span className={styles["buttons"]}>
        <HeardButton timer={timer} phase={phase} />
        {phase === "running" && (
          <button type="button" onClick={press("pause")} aria-label={`Pause: ${name}`}>
            Pause
          </button>
        )}
        {phase === "paused" && (
          <button type="button" onClick={press("resume")} aria-label={`Resume: ${name}`}>
            Resume
          </button>
        )}
        <button type="button" onClick={press("add-minute")} aria-label={`One minute more: ${name}`}>
          +1 min
        </button>
        {/* Done is what ends one that has rung for good. */}
        {(!rings || (phase === "ringing" && span > 0)) && (
          <button type="button" onClick={press("stop")} aria-label={`Stop: ${name}`}>
            Stop
          </button>
        )}
      </span>
    </div>
  );
}

/** Answers a timer that rings: one with a longer time goes on to it. */
export function HeardButton({ timer: { id, name, span }, phase }: { readonly timer: Timer; readonly phase: TimerPhase }) {
  if (phase !== "ringing" && phase !== "reminding") return null;
  const words = phase === "ringing" && span > 0 ? "Go on" : "Done";
  return (
    <button type="button" onClick={() => kitchenTimers.dispatch({ type: "heard", id })} aria-label={`${words}: ${name}`}>
      {words}
    </button>
  );
}

function explainPhase(phase: TimerPhase, span: number): string {
  const more = span > 0 ? writeClock(span) : "";
  switch (phase) {
    case "running":
      return more === "" ? "" : `then up to ${more} more`;
    case "paused":
      return "paused";
    case "ringing":
      return more === "" ? "Time is up" : `Look now: it may take up to ${more} more`;
    case "reminding":
      return "The longer time is up too";
  }
}

/** What a screen reader is told: once a change, never every second. */
export function describeTimers(list: readonly Timer[], now: number): string {
  const rings = list.flatMap((timer) => {
    const phase = phaseOf(timer, now);
    if (phase === "ringing") return [`${timer.name}: time is up.`];
    return phase === "reminding" ? [`${timer.name}: the longer time is up too.`] : [];
  });
  if (rings.length > 0) return rings.join(" ");
  if (list.length === 0) return "";
  return list.length === 1 ? "1 timer is set." : `${list.length} timers are set.`;
}
