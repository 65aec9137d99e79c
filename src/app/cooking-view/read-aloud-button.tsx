/** Has the open page read aloud, and says where the device will not. */
import styles from "./cooking-view.module.css";
import type { ReadAloud } from "./use-read-aloud.ts";

export function ReadAloudButton({ reading: { isSpeaking, hasFailed, toggle } }: { readonly reading: ReadAloud }) {
  return (
    <span className={styles["reader"]}>
      <button type="button" onClick={toggle}>
        {isSpeaking ? "Stop reading" : "Read aloud"}
      </button>
      <span role="status">{hasFailed ? "This device has no voice to read with." : ""}</span>
    </span>
  );
}
