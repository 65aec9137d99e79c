/** Turns pages with what a cook's hands can do: a tap on either side, a swipe, an arrow key. */
import { type RefObject, useEffect, useRef } from "react";

interface Turns {
  readonly next: () => void;
  readonly back: () => void;
}

/** Pixels a finger moves in a swipe, and at most in a tap; milliseconds a tap lasts at most. */
const SWIPE = 48;
const TAP = 10;
const TAP_TIME = 600;
/** A tap on this share of the width, from the left, goes back. */
const BACK_SHARE = 0.3;

/** Listens on an element. Taps and keys on its buttons, boxes and fields stay theirs; a finger may swipe over them. */
export function useGestures(element: RefObject<HTMLElement | null>, turns: Turns): void {
  const latest = useRef(turns);
  useEffect(() => {
    latest.current = turns;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let down: PointerEvent | undefined;
    let isOnControl = false;
    const onDown = (event: PointerEvent): void => {
      isOnControl = isControl(event.target);
      down = event.isPrimary && event.button === 0 && (!isOnControl || event.pointerType === "touch") ? event : undefined;
    };
    const onUp = (event: PointerEvent): void => {
      const from = down;
      down = undefined;
      if (!from || from.pointerId !== event.pointerId || window.getSelection()?.toString()) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 1.5 * Math.abs(y)) latest.current[x < 0 ? "next" : "back"]();
      else if (!isOnControl && Math.hypot(x, y) < TAP && event.timeStamp - from.timeStamp < TAP_TIME) {
        const { left, width } = target.getBoundingClientRect();
        latest.current[event.clientX - left < width * BACK_SHARE ? "back" : "next"]();
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowRight" || event.key === "PageDown") latest.current.next();
      else if (event.key === "ArrowLeft" || event.key === "PageUp") latest.current.back();
      else return;
      event.preventDefault();
    };
    const forget = (): void => void (down = undefined);
    target.addEventListener("pointerdown", onDown);
    target.addEventListener("pointerup", onUp);
    target.addEventListener("pointercancel", forget);
    window.addEventListener("keydown", onKey);
    return () => {
      target.removeEventListener("pointerdown", onDown);
      target.removeEventListener("pointerup", onUp);
      target.removeEventListener("pointercancel", forget);
      window.removeEventListener("keydown", onKey);
    };
  }, [element]);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, label, input, select, a, summary") !== null;
}
