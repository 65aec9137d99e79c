/** Brings the recipe into view when it begins to arrive: once a recipe, so that it never fights a person who scrolls away. */
import { type RefObject, useEffect } from "react";
import { recipeText, type Session } from "../session/session.ts";

export function useScrollToRecipe(section: RefObject<HTMLElement | null>, session: Session): void {
  const arriving = arrivalOf(session);
  useEffect(() => {
    if (arriving === undefined) return undefined;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // With the next frame, which lays the words out in any case: here it would be done within the task that drew them.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" }));
    return () => cancelAnimationFrame(frame);
  }, [arriving, section]);
}

/** The order whose words are arriving or have arrived; a new object a request, so that the same list asked twice scrolls twice. */
function arrivalOf(session: Session): unknown {
  if (session.state === "idle" || recipeText(session) === "") return undefined;
  // A failure gives way to the wait: that is what is brought into view.
  if (session.state === "cooking" && session.text === "" && session.before.state !== "failed")
    return session.before.state === "idle" ? undefined : session.before.order;
  return session.order;
}
