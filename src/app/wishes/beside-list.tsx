/** What stands between the list and the button that asks: staples to add, and what is minded; and where there is no list, what one may begin with. */
import listStyles from "../ingredient-list/ingredient-list.module.css";
import { Addition, Staples } from "../ingredient-list/staples.tsx";
import type { Entry } from "../session/session.ts";
import type { Minded } from "./minded.ts";
import { WishesSet } from "./wishes.tsx";

const COMMON = ["eggs", "onions", "potatoes", "rice", "pasta", "tomatoes", "cheese", "chicken", "carrots", "milk", "bread", "spinach"] as const;
const EXAMPLE = ["4 eggs", "spinach", "feta", "1 onion", "olive oil", "salt"] as const;

interface BesideListProps {
  readonly entries: readonly Entry[];
  readonly onAdd: (texts: readonly string[]) => void;
  /** There is a recipe on the page: what helps to write a list makes room. */
  readonly folded: boolean;
  readonly minded: Minded;
  readonly onMind: (minded: Minded) => void;
}

export function BesideList({ entries, onAdd, folded, minded, onMind }: BesideListProps) {
  return (
    <>
      {!folded && <Staples entries={entries} onAdd={onAdd} />}
      <WishesSet minded={minded} onMind={onMind} />
    </>
  );
}

/** A beginning, for whoever has an empty page before them. */
export function Beginnings({ onAdd }: Pick<BesideListProps, "onAdd">) {
  return (
    <div className={listStyles["staples"]} data-centred="" role="group" aria-label="Begin with">
      {COMMON.map((food) => (
        <Addition key={food} food={food} onAdd={onAdd} />
      ))}
      <button type="button" className={listStyles["staple"]} onClick={() => onAdd(EXAMPLE)}>
        Try an example
      </button>
    </div>
  );
}
