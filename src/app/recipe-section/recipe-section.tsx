/** The recipe, whoever wrote it: its words, who wrote them, whether they are for this list, and how they ended. */
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useMarkedWords } from "./use-marked-words.ts";
import { PantryCheckPanel } from "../pantry-check/pantry-check.tsx";
import { MendingNotice } from "../mending/mending-notice.tsx";
import { useMending } from "../mending/use-mending.ts";
import { usePantryCheck } from "../pantry-check/use-pantry-check.ts";
import { fetchPart } from "../parts/fetch-part.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import type { Entry, Session } from "../session/session.ts";
import { FAILURE_TEXT, shownSession } from "../session/session.ts";
import type { Chefs } from "../session/use-session.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { Announcement } from "../announcement/announcement.tsx";
import { TurnPages, type TurnPagesProps } from "./turn-pages.tsx";
import { useScrollToRecipe } from "./use-scroll-to-recipe.ts";
import { useShownRecipe } from "./use-shown-recipe.ts";
import styles from "./recipe-section.module.css";

const Markdown = fetchPart(async () => (await import("../markdown/markdown.tsx")).Markdown);
const RecipeTools = fetchPart(async () => (await import("../recipe-tools/recipe-tools.tsx")).RecipeTools);

/** Fetches what the section is made of, so that the first recipe need not wait for it. */
export function prepareParts(): void {
  Markdown.prepare();
  RecipeTools.prepare();
}

/** The recipe's own title comes under the page's title and the section's. */
const HEADING_OFFSET = 2;

interface RecipeSectionProps {
  readonly session: Session;
  readonly entries: readonly Entry[];
  readonly chefs: Chefs;
  /** A model is asked once more, of itself, where its recipe does not fit. */
  readonly asksTwice: boolean;
  readonly stale: boolean;
  readonly onRetry: () => void;
  /** Left out where the built-in chef has just been asked. */
  readonly onAskBuiltIn: (() => void) | undefined;
  /** Puts foods of the recipe on the list. */
  readonly onHave: (foods: readonly string[]) => void;
  /** Asks for the dish again, without foods. */
  readonly onWithout: (foods: readonly string[]) => void;
  readonly turns: TurnPagesProps;
}

export function RecipeSection({ session, entries, chefs, asksTwice, stale, onRetry, onAskBuiltIn, onHave, onWithout, turns }: RecipeSectionProps) {
  const section = useRef<HTMLElement>(null);
  useScrollToRecipe(section, session);
  const [fitPlace, setFitPlace] = useState<HTMLElement | null>(null);
  const shown = shownSession(session);
  const { written, adjustments, words, adjust, people, servings } = useShownRecipe(shown);
  const checking = usePantryCheck(shown, words, entries);
  const { page: checked, isCurrent, hasFailed: isUnchecked, again: checkAgain } = checking;
  const { mended, ask: askOnceMore, stop: stopAsking } = useMending({ session, shown, checking, chefs, asksTwice, onKeep: turns.onTurn });
  const mark = useMarkedWords(checked);
  if (shown.state === "idle") return null;
  const text = shown.state === "failed" ? "" : shown.text;
  return (
    <section ref={section} className={styles["section"]} aria-labelledby="recipe-heading">
      <h2 id="recipe-heading" className={styles["heading"]}>
        Here is your Recipe from our BOOK:
      </h2>
      {shown.state === "failed" && session.state === "cooking" ? (
        // Asked again, what went wrong before is no longer so.
        <p className={styles["failed"]}>Cooking…</p>
      ) : shown.state === "failed" ? (
        <>
          <p className={styles["failed"]}>{FAILURE_TEXT}</p>
          <FailureNotice failure={shown.failure} busy={session.state === "cooking"} onRetry={onRetry} onAskBuiltIn={onAskBuiltIn} />
          <TurnPages {...turns} />
        </>
      ) : (
        <>
          {stale && (
            <p className={styles["notice"]} data-print="hide">
              Your list has changed since, or what to mind: this recipe was made for another list.
            </p>
          )}
          <MendingNotice mended={mended} onStop={stopAsking} />
          <div ref={setFitPlace} className={styles["fit"]} data-print="hide" />
          {/* The bar with "Cook" sticks to the window's edge within this, and so never covers what stands above it. */}
          <div>
            <article className={styles["recipe"]}>
              <PartBoundary name="The recipe" instead={<PlainWords text={words} />} drawnFrom={shown.order}>
                <RecipeWords text={words} done={shown.state === "served"} {...(mark ? { mark } : {})} />
              </PartBoundary>
            </article>
            {shown.state === "served" && !shown.failure && <EndingNotice ending={shown.ending} />}
            {shown.state === "served" && shown.failure && (
              <FailureNotice failure={shown.failure} ending={BROKE_OFF} busy={session.state === "cooking"} onRetry={onRetry} onAskBuiltIn={onAskBuiltIn} />
            )}
            {/* Here before the verdict is. */}
            <Announcement>{isCurrent ? checked?.check.verdict : undefined}</Announcement>
            {isUnchecked && <UncheckedNotice onAgain={checkAgain} />}
            {checked && (
              <PartBoundary name="The pantry check" drawnFrom={checked}>
                <PantryCheckPanel
                  page={checked}
                  isWhole={shown.state === "served" && shown.ending === "whole"}
                  isCurrent={isCurrent}
                  busy={session.state === "cooking"}
                  onHave={onHave}
                  onWithout={onWithout}
                  onAskAgain={askOnceMore}
                />
              </PartBoundary>
            )}
            <p className={styles["byline"]} hidden={shown.state !== "served"}>
              {describeAuthor(shown)}
            </p>
            {shown.state === "served" && (
              <PartBoundary name="What can be done with the recipe" instead=<TurnPages {...turns} /> drawnFrom={text}>
                <Suspense>
                  <RecipeTools
                    key={text}
                    text={written}
                    isWhole={shown.ending === "whole"}
                    adjustments={adjustments}
                    onAdjust={adjust}
                    people={people}
                    fitPlace={fitPlace}
                    servings={servings}
                    linked={shown.chef === "brought" ? undefined : { chef: shown.chef, order: shown.order, servings }}
                    turns={turns}
                  />
                </Suspense>
              </PartBoundary>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function describeAuthor(shown: Exclude<Session, { state: "idle" | "failed" }>): string {
  if (shown.chef === "brought") return "Brought here by you, in its own words. Trust your senses, and cook meat through.";
  if (shown.chef === "built-in") return "Written by the built-in chef, on this device.";
  const who = shown.model ?? (shown.chef === "on-device" ? "your browser’s own model, on this device" : "a hosted model");
  return `Written by ${who}. Models make mistakes: trust your senses, and cook meat through.`;
}

function RecipeWords({ text, done, mark }: { readonly text: string; readonly done: boolean; readonly mark?: (words: string) => ReactNode }) {
  return (
    <Suspense fallback={<PlainWords text={text} />}>
      <Markdown text={text} done={done} headingOffset={HEADING_OFFSET} {...(mark ? { mark } : {})} />
    </Suspense>
  );
}

/** The words as they came. */
function PlainWords({ text }: { readonly text: string }) {
  return <p className={styles["plain"]}>{text}</p>;
}

function UncheckedNotice({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className={styles["notice"]} role="alert" data-print="hide">
      <p>This recipe has not been checked against your list: something in the book broke. See for yourself that it uses only what you have.</p>
      <div className={styles["buttons"]}>
        <button type="button" onClick={onAgain}>
          Check it again
        </button>
      </div>
    </div>
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
