/** One library. */
import { useMemo } from "react";
import { findLibrary } from "#reference/library-catalogue";
import { EXAMPLE_MODEL, parseModelForm } from "#reference/model-record";
import { OutsideLink } from "./outside-link.tsx";
import { PageHeading } from "./page-heading.tsx";
import { PanelLink } from "./panel-link.tsx";
import type { PageProps } from "./panel-pages.tsx";
import styles from "./panel-pages.module.css";
import { LibrarySnippets } from "./library-snippets.tsx";

export function LibraryPage({ name = "" }: PageProps) {
  const library = findLibrary(name);
  const parsed = useMemo(() => parseModelForm(EXAMPLE_MODEL), []);
  return (
    <>
      <PageHeading>{library?.prettyLabel ?? "No such library"}</PageHeading>
      {!library && <p>The catalogue does not know “{name}”.</p>}
      {library && (
        <>
          <dl className={styles["facts"]}>
            <dt>Name on the hub</dt>
            <dd>{library.key}</dd>
            <dt>Repository</dt>
            <dd>
              <OutsideLink href={library.repoUrl}>{library.repoName}</OutsideLink>
            </dd>
            <dt>Documentation</dt>
            <dd>{library.docsUrl ? <OutsideLink href={library.docsUrl}>{library.docsUrl}</OutsideLink> : "none named"}</dd>
            <dt>In the hub’s filter</dt>
            <dd>{library.filter === true ? "yes" : "no"}</dd>
            <dt>Downloads counted by</dt>
            <dd>{library.countDownloads ? <code>{library.countDownloads}</code> : "the hub’s usual files, such as config.json"}</dd>
          </dl>
          <h4>Code for a model of which nothing but the name is known</h4>
          {"record" in parsed && <LibrarySnippets libraryKey={library.key} record={parsed.record} />}
          {library.snippets && (
            <p className={styles["alone"]}>
              <PanelLink to={{ page: "workbench", name: library.key }}>Try it with another model</PanelLink>
            </p>
          )}
        </>
      )}
      <p className={styles["alone"]}>
        <PanelLink to={{ page: "libraries" }}>All libraries</PanelLink>
      </p>
    </>
  );
}
