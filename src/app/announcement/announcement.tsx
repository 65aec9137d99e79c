/** Words for screen readers alone, read out politely whenever they change. Put it on the page before its words are: a region that arrives with them is not read. */
import type { ReactNode } from "react";
import styles from "./announcement.module.css";

export function Announcement({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles["announcement"]} role="status">
      {children}
    </p>
  );
}
