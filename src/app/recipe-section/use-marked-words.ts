/** Marks the words that the check found fault with. What marks is fetched with the first check that comes; until then, and without it, the words stand plain. */
import { type ReactNode, useEffect, useState } from "react";
import type { CheckedPage } from "../kitchen-worker/checking.ts";

type Mark = (words: string) => ReactNode;

export function useMarkedWords(checked: CheckedPage | undefined): Mark | undefined {
  const [marked, setMarked] = useState<{ readonly page: CheckedPage; readonly mark: Mark | undefined }>();
  useEffect(() => {
    if (!checked) return undefined;
    let isWanted = true;
    const show = async (): Promise<void> => {
      const { markWordsSafely } = await import("../pantry-check/mark-words.tsx");
      if (isWanted) setMarked({ page: checked, mark: markWordsSafely(checked) });
    };
    // Without the chunk, offline before it was ever fetched, the recipe is read unmarked.
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [checked]);
  return marked?.page === checked ? marked?.mark : undefined;
}
