/** Asks for a recipe: one button for a short list, the prompt with `Generate` above the seed's threshold. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { handOverFocus } from "../focus/hand-over-focus.ts";
import styles from "./generator.module.css";

/** The prompt is shown for more entries than this. */
const PROMPT_THRESHOLD = 3;

const toGenerateButton = handOverFocus((stopButton) => stopButton.previousElementSibling);

interface GeneratorProps {
  readonly entryCount: number;
  readonly cooking: boolean;
  readonly onGenerate: () => void;
  readonly onStop: () => void;
  /** Which chef cooks, and the choice where there is one. */
  readonly children: ReactNode;
}

export function Generator({ entryCount, cooking, onGenerate, onStop, children }: GeneratorProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place, cooking);
  const isPrompt = entryCount > PROMPT_THRESHOLD;
  const label = cooking ? "Cooking…" : isPrompt ? "Generate" : "Get a recipe";
  const buttons = (
    <div ref={place} className={styles["buttons"]}>
      <button
        type="button"
        className={styles["generate"]}
        aria-busy={cooking}
        aria-disabled={cooking}
        onClick={() => {
          if (!cooking) onGenerate();
        }}
      >
        {/* Another label is another element: words of another length in the same one would count as words that moved. */}
        <span key={label}>{label}</span>
      </button>
      {cooking && (
        <button ref={toGenerateButton} type="button" className={styles["stop"]} data-away={!isInView} onClick={onStop}>
          Stop
        </button>
      )}
    </div>
  );
  return (
    <div className={styles["generator"]}>
      {isPrompt && (
        <div>
          <h3 className={styles["heading"]}>Ready for a Recepie ?</h3>
          <p className={styles["prompt"]}>Generate a recepie from the list of your items.</p>
        </div>
      )}
      {buttons}
      <div className={styles["chef"]}>{children}</div>
    </div>
  );
}

/** Whether an element is on the screen, while someone wants to know. */
function useInView(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted]);
  return isInView;
}
