/** The page's foot: the way into the reference behind the book. Light; the pages and their data are fetched when it is opened. */
import { useEffect, useRef } from "react";
import { type Session, shownSession } from "../session/session.ts";
import styles from "./behind-the-book.module.css";
import { Fetched } from "./fetched.tsx";
import { writePanelAddress } from "./panel-address.ts";
import { usePanelAddress } from "./use-panel-address.ts";
import type { Cook } from "./panel-pages.tsx";

interface BehindTheBookProps {
  /** The present list, exactly as typed, without what is kept for another day. */
  readonly ingredients: readonly string[];
  /** Who would cook now. */
  readonly chef: Cook;
  readonly session: Session;
}

const loadPages = async () => (await import("./panel-pages.tsx")).PanelPages;

export function BehindTheBook({ ingredients, chef, session }: BehindTheBookProps) {
  const { address, leave } = usePanelAddress();
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const open = address !== undefined;

  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  const afterClose = (): void => {
    leave();
    link.current?.focus({ preventScroll: true });
  };

  return (
    <footer className={styles["foot"]} data-print="hide">
      <a ref={link} className={styles["open"]} href={writePanelAddress({ page: "book" })}>
        Behind the book
      </a>
      <dialog ref={dialog} className={styles["dialog"]} aria-labelledby="behind-the-book-heading" onClose={afterClose}>
        {address && (
          <>
            <div className={styles["top"]}>
              <h2 id="behind-the-book-heading">Behind the book</h2>
              <button type="button" onClick={() => dialog.current?.close()}>
                Close
              </button>
            </div>
            <Fetched load={loadPages} props={{ address, ingredients, chef, cook: findCook(session) }} />
          </>
        )}
      </dialog>
    </footer>
  );
}

/** Who wrote the recipe on the screen. */
function findCook(session: Session): Cook | undefined {
  const shown = shownSession(session);
  return shown.state === "served" ? { id: shown.chef, model: shown.model } : undefined;
}
