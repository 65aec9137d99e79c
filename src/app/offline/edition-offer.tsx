/** The words and the button that offer a newer edition of the page. Refused under a timer that it would end. */
import { useState } from "react";
import { isPageGuarded } from "../timers/page-guard.ts";
import styles from "./new-edition-notice.module.css";

export function EditionOffer({ onOpen }: { readonly onOpen: () => void }) {
  const [refused, setRefused] = useState(false);
  const open = (): void => {
    setRefused(isPageGuarded());
    if (!isPageGuarded()) onOpen();
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
