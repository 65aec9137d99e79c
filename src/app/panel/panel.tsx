/** A panel over the page with an address of its own, and the link that opens it. Light; what stands in it is fetched when it is opened. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useAddress } from "../address/use-address.ts";
import styles from "./panel.module.css";

interface PanelProps {
  readonly title: string;
  /** Where its link leads. */
  readonly href: string;
  /** Whether a fragment is one of the panel's; the same function as long as the same panel is meant. */
  readonly isOurs: (hash: string) => boolean;
  /** What stands in it at such an address. */
  readonly children: (hash: string, close: () => void) => ReactNode;
}

export function Panel({ title, href, isOurs, children }: PanelProps) {
  const { hash, leave } = useAddress(isOurs);
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const heading = useId();
  const open = hash !== undefined;

  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  const afterClose = (): void => {
    leave();
    link.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <a ref={link} className={styles["open"]} href={href}>
        {title}
      </a>
      <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={heading} onClose={afterClose}>
        {open && (
          <>
            <div className={styles["top"]}>
              <h2 id={heading}>{title}</h2>
              <button type="button" onClick={leave}>
                Close
              </button>
            </div>
            {children(hash, leave)}
          </>
        )}
      </dialog>
    </>
  );
}
