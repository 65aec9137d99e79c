/** What stands between the list and the button that asks: staples to add, and what to mind. */
import { Staples } from "../ingredient-list/staples.tsx";
import type { Entry } from "../session/session.ts";
import type { Minded } from "./minded.ts";
import { Wishes } from "./wishes.tsx";

interface BesideListProps {
  readonly entries: readonly Entry[];
  readonly onAdd: (texts: readonly string[]) => void;
  readonly minded: Minded;
  readonly onMind: (minded: Minded) => void;
}

export function BesideList({ entries, onAdd, minded, onMind }: BesideListProps) {
  return (
    <>
      <Staples entries={entries} onAdd={onAdd} />
      <Wishes minded={minded} onMind={onMind} />
    </>
  );
}
