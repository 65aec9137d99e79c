/** The recipe, whoever wrote it: its words, who wrote them, whether they are for this list, and how they ended. */
import { lazy, type ReactNode, type Ref, Suspense, useMemo, useState } from "react";
import { markWords } from "../pantry-check/mark-words.tsx";
import { PantryCheckPanel } from "../pantry-check/pantry-check.tsx";
import { usePantryCheck } from "../pantry-check/use-pantry-check.ts";
import { type Adjustments, AS_WRITTEN } from "../recipe-tools/adjustments.ts";
import type { Entry, Session } from "../session/session.ts";
import { FAILURE_TEXT, shownSession } from "../session/session.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { Announcement } from "../announcement/announcement.tsx";
import styles from "./recipe-section.module.css";

const Markdown = lazy(() => import("../markdown/markdown.tsx").then((module) => ({ default: module.Markdown })));
const RecipeTools = lazy(() => import("../recipe-tools/recipe-tools.tsx").then((module) => ({ default: module.RecipeTools })));

/** The recipe's own title comes under the page's title and the section's. */
const HEADING_OFFSET = 2;

interface RecipeSectionProps {
  readonly session: Session;
  readonly entries: readonly Entry[];
  readonly stale: boolean;
  readonly sectionRef: Ref<HTMLElement>;
  readonly onRetry: () => void;
  /** Left out where the built-in chef has just been asked. */
  readonly onAskBuiltIn: (() => void) | undefined;
  /** Puts a food of the recipe on the list. */
  readonly onHave: (food: string) => void;
  /** Asks again, without a food. */
  readonly onWithout: (food: string) => void;
  /** Turns to other recipes; under everything that belongs to this one. */
  readonly children: ReactNode;
}

/** Words that the tools made of a recipe's text: they know how, and are loaded behind it. */
interface AdjustedText {
  readonly text: string;
  readonly adjustments: Adjustments;
  readonly words: string;
}

export function RecipeSection({ session, entries, stale, sectionRef, onRetry, onAskBuiltIn, onHave, onWithout, children }: RecipeSectionProps) {
  const [adjusted, setAdjusted] = useState<AdjustedText | undefined>(undefined);
  const shown = shownSession(session);
  const checked = usePantryCheck(shown, entries);
  const mark = useMemo(() => (checked ? markWords(checked) : undefined), [checked]);
  if (shown.state === "idle") return null;
  const text = shown.state === "failed" ? "" : shown.text;
  // Another recipe begins as it was written; this one stays as the cook left it.
  const { adjustments, words } = adjusted?.text === text ? adjusted : { adjustments: AS_WRITTEN, words: text };
  return (
    <section ref={sectionRef} className={styles["section"]} aria-labelledby="recipe-heading">
      <h2 id="recipe-heading" className={styles["heading"]}>
        Here is your Recipe from our BOOK:
      </h2>
      {shown.state === "failed" ? (
        <>
          <p className={styles["failed"]}>{FAILURE_TEXT}</p>
          <FailureNotice failure={shown.failure} busy={session.state === "cooking"} onRetry={onRetry} onAskBuiltIn={onAskBuiltIn} />
          {children}
        </>
      ) : (
        <>
          {stale && (
            <p className={styles["notice"]} data-print="hide">
              Your list has changed since: this recipe was made for another list.
            </p>
          )}
          <article className={styles["recipe"]}>
            <Suspense fallback={<p className={styles["plain"]}>{text}</p>}>
              <Markdown text={words} done={shown.state === "served"} headingOffset={HEADING_OFFSET} {...(mark ? { mark } : {})} />
            </Suspense>
          </article>
          {shown.state === "served" && !shown.failure && <EndingNotice ending={shown.ending} />}
          {shown.state === "served" && shown.failure && (
            <FailureNotice failure={shown.failure} ending={BROKE_OFF} busy={session.state === "cooking"} onRetry={onRetry} onAskBuiltIn={onAskBuiltIn} />
          )}
          {/* Here before the verdict is. */}
          <Announcement>{checked?.check.verdict}</Announcement>
          {checked && (
            <PantryCheckPanel
              page={checked}
              isWhole={shown.state === "served" && shown.ending === "whole"}
              busy={session.state === "cooking"}
              onHave={onHave}
              onWithout={onWithout}
            />
          )}
          {shown.state === "served" && (
            <Suspense>
              <RecipeTools key={text} text={text} adjustments={adjustments} onAdjust={(adjustments, words) => setAdjusted({ text, adjustments, words })} />
            </Suspense>
          )}
          {/* Not under words that are still arriving, which would push it down with every line. */}
          {shown.state === "served" && children}
          <p className={styles["byline"]} hidden={shown.state !== "served"}>
            {shown.chef === "built-in"
              ? "Written by the built-in chef, on this device."
              : `Written by ${shown.model ?? "a hosted model"}. Models make mistakes: trust your senses, and cook meat through.`}
          </p>
        </>
      )}
    </section>
  );
}

const BROKE_OFF = `${FAILURE_TEXT} The reply broke off here; what came is kept above.`;
const ENDINGS = {
  whole: undefined,
  "cut-short": "The recipe was cut short here: it reached the length limit.",
  stopped: "You stopped the recipe here.",
  "broke-off": BROKE_OFF,
} as const;

function EndingNotice({ ending }: { readonly ending: keyof typeof ENDINGS }) {
  const words = ENDINGS[ending];
  return words === undefined ? null : <p className={styles["notice"]}>{words}</p>;
}
