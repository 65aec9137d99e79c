/** Offers a newer edition of the page. It is used only when the person asks for it, never under a recipe that is being read. */
import { useEffect, useState } from "react";
import styles from "./new-edition-notice.module.css";
import { isPageGuarded } from "../timers/page-guard.ts";
import { NEW_EDITION_EVENT } from "./register-service-worker.ts";

export function NewEditionNotice() {
  const [openEdition, setOpenEdition] = useState<(() => void) | undefined>(undefined);
  useEffect(() => {
    const offer = (event: Event): void => setOpenEdition(() => (event as CustomEvent<() => void>).detail);
    window.addEventListener(NEW_EDITION_EVENT, offer);
    return () => window.removeEventListener(NEW_EDITION_EVENT, offer);
  }, []);
  const [refused, setRefused] = useState(false);
  if (!openEdition) return null;
  const open = (): void => {
    setRefused(isPageGuarded());
    if (!isPageGuarded()) openEdition();
  };
  return (
    <div className={styles["notice"]} role="status" data-print="hide">
      <p>
        {refused
          ? "A timer is set, and opening the new edition would end it. Stop it first."
          : "A new edition of the book is here. Opening it clears this page."}
      </p>
      <button type="button" onClick={open}>
        Open it
      </button>
    </div>
  );
}
