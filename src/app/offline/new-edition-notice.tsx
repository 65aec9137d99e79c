/** Offers a newer edition of the page. It is used only when the person asks for it, never under a recipe that is being read. */
import { useEffect, useState } from "react";
import styles from "./new-edition-notice.module.css";
import { NEW_EDITION_EVENT } from "./register-service-worker.ts";

export function NewEditionNotice() {
  const [use, setUse] = useState<(() => void) | undefined>(undefined);
  useEffect(() => {
    const offer = (event: Event): void => setUse(() => (event as CustomEvent<() => void>).detail);
    window.addEventListener(NEW_EDITION_EVENT, offer);
    return () => window.removeEventListener(NEW_EDITION_EVENT, offer);
  }, []);
  if (!use) return null;
  return (
    <div className={styles["notice"]} role="status" data-print="hide">
      <p>A new edition of the book is here. Opening it clears this page.</p>
      <button type="button" onClick={use}>
        Open it
      </button>
    </div>
  );
}
