/** The recipe, whoever wrote it: its words, who wrote them, whether they are for this list, and how they ended. */
import { lazy, type Ref, Suspense } from "react";
import type { Session } from "../session/session.ts";
import { FAILURE_TEXT, shownSession } from "../session/session.ts";
import { FailureNotice } from "./failure-notice.tsx";
import styles from "./recipe-section.module.css";

const Markdown = lazy(() => import("../markdown/markdown.tsx").then((module) => ({ default: module.Markdown })));

/** The recipe's own title comes under the page's title and the section's. */
const HEADING_OFFSET = 2;

interface RecipeSectionProps {
  readonly session: Session;
  readonly stale: boolean;
  readonly sectionRef: Ref<HTMLElement>;
  readonly onRetry: () => void;
  /** Left out where the built-in chef has just been asked. */
  readonly onAskBuiltIn: (() => void) | undefined;
}

export function RecipeSection({ session, stale, sectionRef, onRetry, onAskBuiltIn }: RecipeSectionProps) {
  const shown = shownSession(session);
  if (shown.state === "idle") return null;
  return (
    <section ref={sectionRef} className={styles["section"]} aria-labelledby="recipe-heading">
      <h2 id="recipe-heading" className={styles["heading"]}>
        Here is your Recipe from our BOOK:
      </h2>
      {shown.state === "failed" ? (
        <>
          <p className={styles["failed"]}>{FAILURE_TEXT}</p>
          <FailureNotice failure={shown.failure} busy={session.state === "cooking"} onRetry={onRetry} onAskBuiltIn={onAskBuiltIn} />
        </>
      ) : (
        <>
          {stale && (
            <p className={styles["notice"]} data-print="hide">
              Your list has changed since: this recipe was made for another list.
            </p>
          )}
          <article className={styles["recipe"]}>
            <Suspense fallback={<p className={styles["plain"]}>{shown.text}</p>}>
              <Markdown text={shown.text} done={shown.state === "served"} headingOffset={HEADING_OFFSET} />
            </Suspense>
          </article>
          {shown.state === "served" && <EndingNotice ending={shown.ending} />}
          {shown.state === "served" && shown.failure && (
            <FailureNotice failure={shown.failure} busy={session.state === "cooking"} onRetry={onRetry} onAskBuiltIn={onAskBuiltIn} />
          )}
          <p className={styles["byline"]}>
            {shown.chef === "built-in"
              ? "Written by the built-in chef, on this device."
              : `Written by ${shown.model ?? "a hosted model"}. Models make mistakes: trust your senses, and cook meat through.`}
          </p>
        </>
      )}
    </section>
  );
}

const ENDINGS = {
  whole: undefined,
  "cut-short": "The recipe was cut short here: it reached the length limit.",
  stopped: "You stopped the recipe here.",
  "broke-off": `${FAILURE_TEXT} The reply broke off here; what came is kept above.`,
} as const;

function EndingNotice({ ending }: { readonly ending: keyof typeof ENDINGS }) {
  const words = ENDINGS[ending];
  return words === undefined ? null : <p className={styles["notice"]}>{words}</p>;
}
