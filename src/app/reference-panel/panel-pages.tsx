/** The panel's pages under one table of contents. Each page, and what of the packages it shows, is fetched when it is turned to. */
import type { ComponentType } from "react";
import type { ChefId } from "#recipe/chef-event";
import { Fetched } from "../panel/fetched.tsx";
import { type PanelAddress, type PanelPage, writePanelAddress } from "./panel-address.ts";
import { PanelLink } from "./panel-link.tsx";
import styles from "./panel-pages.module.css";

export interface Cook {
  readonly id: ChefId;
  readonly model?: string | undefined;
}

/** What every page may know. */
export interface PageProps {
  /** What the address names: a task, a library. */
  readonly name?: string | undefined;
  /** The present list, exactly as typed, without what is kept for another day. */
  readonly ingredients: readonly string[];
  /** Who would cook now. */
  readonly chef: Cook;
  /** Who wrote the recipe on the screen. */
  readonly cook: Cook | undefined;
}

const PAGES: Readonly<Record<PanelPage, () => Promise<ComponentType<PageProps>>>> = {
  book: async () => (await import("./proof-page.tsx")).ProofPage,
  chef: async () => (await import("./cook-page.tsx")).CookPage,
  code: async () => (await import("./code-page.tsx")).CodePage,
  tasks: async () => (await import("./tasks-page.tsx")).TasksPage,
  task: async () => (await import("./task-page.tsx")).TaskPage,
  libraries: async () => (await import("./libraries-page.tsx")).LibrariesPage,
  library: async () => (await import("./library-page.tsx")).LibraryPage,
  workbench: async () => (await import("./workbench-page.tsx")).WorkbenchPage,
};

const CONTENTS: readonly { readonly title: string; readonly page: PanelPage; readonly holds?: PanelPage }[] = [
  { title: "How it works", page: "book" },
  { title: "Who cooks", page: "chef" },
  { title: "Your own code", page: "code" },
  { title: "Tasks", page: "tasks", holds: "task" },
  { title: "Libraries", page: "libraries", holds: "library" },
  { title: "Workbench", page: "workbench" },
];

interface PanelPagesProps extends Omit<PageProps, "name"> {
  readonly address: PanelAddress;
}

export function PanelPages({ address, ...props }: PanelPagesProps) {
  return (
    <div className={styles["pages"]}>
      <nav aria-label="Behind the book">
        <ul className={styles["contents"]}>
          {CONTENTS.map(({ title, page, holds }) => (
            <li key={page}>
              <PanelLink to={{ page }} current={page === address.page || holds === address.page}>
                {title}
              </PanelLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles["page"]} key={writePanelAddress(address)}>
        <Fetched load={PAGES[address.page]} props={{ name: address.name, ...props }} />
      </div>
    </div>
  );
}
