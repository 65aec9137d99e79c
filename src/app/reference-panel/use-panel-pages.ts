/** Fetches the panel's pages, and the packages they show, when the panel is first opened. */
import { type ComponentType, useEffect, useState } from "react";
import type { PanelPagesProps } from "./panel-pages.tsx";

interface LoadedPages {
  /** Undefined until they have arrived. */
  readonly Pages: ComponentType<PanelPagesProps> | undefined;
  readonly failed: boolean;
  retry(): void;
}

export function usePanelPages(open: boolean): LoadedPages {
  const [pages, setPages] = useState<{ readonly Pages: ComponentType<PanelPagesProps> } | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const wanted = open && pages === undefined && !failed;

  useEffect(() => {
    if (!wanted) return;
    import("./panel-pages.tsx").then(
      ({ PanelPages }) => setPages({ Pages: PanelPages }),
      () => setFailed(true),
    );
  }, [wanted]);

  return { Pages: pages?.Pages, failed, retry: () => setFailed(false) };
}
