/** The timers on the page, at its lower edge, and the one place from which they ring: sound, buzz and the tab's title. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { soundBell } from "./bell.ts";
import { useTimers } from "./kitchen-timers.ts";
import styles from "./timer-bar.module.css";
import { TimerList } from "./timer-list.tsx";
import { phaseOf, timeLeft, type Timer, writeClock } from "./timers.ts";
import { useNow } from "./use-now.ts";

/** A ring is repeated so often, and so long, unless someone hears it (ms). */
const RING_EVERY = 4000;
const RING_FOR = 120_000;

export function TimerBar() {
  const { list } = useTimers();
  const now = useNow(list.length > 0);
  const phase = loudest(list, now);
  useBell(phase);
  useTitle(titleOf(list, now));
  const bar = useRef<HTMLElement>(null);
  useHeightForOthers(bar);
  useCountForOthers(list.length);
  return (
    <section ref={bar} className={list.length > 0 ? styles["bar"] : undefined} aria-label="Kitchen timers" data-print="hide">
      <TimerList />
    </section>
  );
}

/** Tells whatever else stands at the window's edge how much of it is taken, as the length `--timers`. */
function useHeightForOthers(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Rather a hair less than it is, which lies under its edge, than a hair more, through which the recipe looks.
      const height = Math.floor(bar.current?.getBoundingClientRect().height ?? 0);
      // Said of the whole document, it has all of the page styled anew: not where there is nothing to say.
      if (height > 0) style.setProperty("--timers", `${height}px`);
      else style.removeProperty("--timers");
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--timers");
    };
  }, [bar]);
}

/** Tells whether there is a timer, or several, as the attribute `data-timers` of the document. */
function useCountForOthers(count: number): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (count > 0) dataset["timers"] = count > 1 ? "several" : "one";
    return () => {
      delete dataset["timers"];
    };
  }, [count]);
}

/** What has to be heard now: a ring before a reminder, and nothing once it has rung long enough. */
function loudest(list: readonly Timer[], now: number): "ringing" | "reminding" | undefined {
  const phases = list.flatMap((timer) => {
    const phase = phaseOf(timer, now);
    const since = phase === "reminding" ? -timeLeft(timer, now) - timer.span : -timeLeft(timer, now);
    return (phase === "ringing" || phase === "reminding") && since < RING_FOR ? [phase] : [];
  });
  return phases.includes("ringing") ? "ringing" : phases[0];
}

function useBell(phase: "ringing" | "reminding" | undefined): void {
  useEffect(() => {
    if (phase === undefined) return;
    soundBell(phase);
    const again = setInterval(() => soundBell(phase), RING_EVERY);
    return () => clearInterval(again);
  }, [phase]);
}

/** The timer that ends next, in front of the page's own title. */
function titleOf(list: readonly Timer[], now: number): string {
  const ringing = list.find((timer) => ["ringing", "reminding"].includes(phaseOf(timer, now)));
  if (ringing) return `⏰ ${ringing.name} · `;
  const [next] = list.filter((timer) => phaseOf(timer, now) === "running").sort((a, b) => timeLeft(a, now) - timeLeft(b, now));
  return next ? `${writeClock(timeLeft(next, now))} · ` : "";
}

function useTitle(prefix: string): void {
  const [own] = useState(() => document.title);
  useEffect(() => {
    document.title = prefix + own;
  }, [prefix, own]);
  useEffect(() => () => void (document.title = own), [own]);
}
