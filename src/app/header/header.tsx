/** The title of the book between its two logos. */
import { BookLogo } from "./book-logo.tsx";
import styles from "./header.module.css";
import { PotLogo } from "./pot-logo.tsx";

export function Header() {
  return (
    <header className={styles["header"]}>
      <PotLogo className={styles["logo"]} />
      <h1 className={styles["title"]}>The Recipie Book</h1>
      <BookLogo className={styles["logo"]} />
    </header>
  );
}
