/** Every library that models are used with. */
import { useId, useState } from "react";
import { listLibraries } from "#reference/library-catalogue";
import { PageHeading } from "./page-heading.tsx";
import { PanelLink } from "./panel-link.tsx";
import styles from "./panel-pages.module.css";

export function LibrariesPage() {
  const id = useId();
  const [query, setQuery] = useState("");
  const libraries = listLibraries(query);
  return (
    <>
      <PageHeading>Libraries</PageHeading>
      <p>What models are used with, each with its repository and its documentation; about half of them with code.</p>
      <search className={styles["fields"]}>
        <label htmlFor={id}>Search the libraries</label>
        <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </search>
      <p role="status">{libraries.length === 1 ? "1 library" : `${libraries.length} libraries`}</p>
      <ul className={styles["index"]}>
        {libraries.map(({ key, prettyLabel, snippets }) => (
          <li key={key}>
            <PanelLink to={{ page: "library", name: key }}>{prettyLabel}</PanelLink>
            {!snippets && <span className={styles["quiet"]}> no code</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
