/** The panel's pages under one table of contents. This module and what it imports are fetched when the panel is first opened. */
import { useEffect, useRef } from "react";
import { CodePage } from "./code-page.tsx";
import { type Cook, CookPage } from "./cook-page.tsx";
import { LibrariesPage } from "./libraries-page.tsx";
import { LibraryPage } from "./library-page.tsx";
import { type PanelAddress, writePanelAddress } from "./panel-address.ts";
import { PanelLink } from "./panel-link.tsx";
import styles from "./panel-pages.module.css";
import { TaskPage } from "./task-page.tsx";
import { TasksPage } from "./tasks-page.tsx";
import { WorkbenchPage } from "./workbench-page.tsx";

export interface PanelPagesProps {
  readonly address: PanelAddress;
  readonly ingredients: readonly string[];
  /** Who would cook now. */
  readonly chef: Cook;
  /** Who wrote the recipe on the screen. */
  readonly cook: Cook | undefined;
}

const CONTENTS: readonly { readonly to: PanelAddress; readonly title: string; readonly holds: readonly PanelAddress["page"][] }[] = [
  { to: { page: "book" }, title: "Who cooks", holds: ["book"] },
  { to: { page: "code" }, title: "Your own code", holds: ["code"] },
  { to: { page: "tasks" }, title: "Tasks", holds: ["tasks", "task"] },
  { to: { page: "libraries" }, title: "Libraries", holds: ["libraries", "library"] },
  { to: { page: "workbench" }, title: "Workbench", holds: ["workbench"] },
];

export function PanelPages(props: PanelPagesProps) {
  const { address } = props;
  const place = writePanelAddress(address);
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(place);

  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    page.current?.closest("dialog")?.scrollTo({ top: 0 });
    page.current?.querySelector("h3")?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div className={styles["pages"]}>
      <nav aria-label="Behind the book">
        <ul className={styles["contents"]}>
          {CONTENTS.map(({ to, title, holds }) => (
            <li key={title}>
              <PanelLink to={to} current={holds.includes(address.page)}>
                {title}
              </PanelLink>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={page} className={styles["page"]} key={place}>
        <Page {...props} />
      </div>
    </div>
  );
}

function Page({ address, ingredients, chef, cook }: PanelPagesProps) {
  switch (address.page) {
    case "book":
      return <CookPage chef={chef} cook={cook} />;
    case "code":
      return <CodePage ingredients={ingredients} model={chef.model} />;
    case "tasks":
      return <TasksPage />;
    case "task":
      return <TaskPage id={address.id} />;
    case "libraries":
      return <LibrariesPage />;
    case "library":
      return <LibraryPage libraryKey={address.key} />;
    case "workbench":
      return <WorkbenchPage library={address.library} />;
  }
}
