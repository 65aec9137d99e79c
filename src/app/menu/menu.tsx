/** What the built-in chef would cook of the list now, best first, and what one more food would open. Folded while a recipe is on the page. */
import { type ReactNode, useEffect, useId, useState } from "react";
import type { MenuDish } from "#kitchen/compose/menu";
import type { OneAway } from "#kitchen/compose/one-away";
import type { Order } from "#recipe/order";
import { Announcement } from "../announcement/announcement.tsx";
import styles from "./menu.module.css";
import type { Minded } from "../wishes/minded.ts";
import { Wishes } from "../wishes/wishes.tsx";
import { useMenu } from "./use-menu.ts";

interface MenuProps {
  readonly order: Order;
  /** There is a recipe on the page: the menu makes room. */
  readonly folded: boolean;
  readonly busy: boolean;
  readonly onCook: (dish: string) => void;
  readonly onAdd: (texts: readonly string[]) => void;
  readonly minded: Minded;
  readonly onMind: (minded: Minded) => void;
  readonly isModel: boolean;
  /** The choice of a chef, where it stands here. */
  readonly choice: ReactNode;
}

export function MenuSection({ order, folded, busy, onCook, onAdd, minded, onMind, isModel, choice }: MenuProps) {
  const menu = useMenu(order);
  const [chosen, setChosen] = useState<{ readonly open: boolean; readonly folded: boolean }>();
  const open = chosen && chosen.folded === folded ? chosen.open : !folded;
  const dishes = menu?.ok ? menu.dishes : [];
  const oneAway = menu?.oneAway ?? [];
  const said = useSettled(dishes.length === 0 ? "" : `${dishes.length} ${dishes.length === 1 ? "dish" : "dishes"} to choose from.`);
  const count = order.ingredients.filter((entry) => entry.trim() !== "").length;
  return (
    <>
      <Announcement>{said}</Announcement>
      {!folded && <Wishes minded={minded} onMind={onMind} isModel={isModel} />}
      {(folded || dishes.length > 0 || oneAway.length > 0 || menu?.ok === false) && (
        <details className={styles["menu"]} open={open}>
          <summary
            className={styles["summary"]}
            onClick={(event) => {
              event.preventDefault();
              setChosen({ open: !open, folded });
            }}
          >
            {folded
              ? choice === undefined
                ? "Other dishes, and what to mind"
                : "Other dishes, who cooks, what to mind"
              : dishes.length > 0
                ? "What you could cook"
                : "What would make a dish"}
          </summary>
          {choice}
          {folded && <Wishes minded={minded} onMind={onMind} isModel={isModel} />}
          {menu?.ok === false && menu.wish !== undefined && <p className={styles["refusal"]}>{menu.message}</p>}
          {dishes.length > 0 && <Dishes dishes={dishes} count={count} busy={busy} onCook={onCook} />}
          {oneAway.length > 0 && <Additions oneAway={oneAway} isFirst={dishes.length === 0} onAdd={onAdd} />}
        </details>
      )}
    </>
  );
}

/** Milliseconds after which a count is worth saying: not while a list is typed. */
const SETTLED = 1000;

function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface DishesProps {
  readonly dishes: readonly MenuDish[];
  readonly count: number;
  readonly busy: boolean;
  readonly onCook: (dish: string) => void;
}

function Dishes({ dishes, count, busy, onCook }: DishesProps) {
  return (
    <div className={styles["dishes"]} role="group" aria-label="Dishes">
      {dishes.map(({ dish, title, minutes, handsOn, oven, uses, leaves }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place on the menu stays where it is, whatever stands in it
        <button key={place} type="button" className={styles["dish"]} aria-disabled={busy} onClick={() => (busy ? undefined : onCook(dish))}>
          <span key={dish} className={styles["title"]}>
            {title}
          </span>
          <span className={styles["facts"]}>
            {[
              handsOn < minutes ? `${sayMinutes(minutes)} (${handsOn} at work)` : sayMinutes(minutes),
              ...(count === 1 ? [] : [leaves.length === 0 ? `uses all ${count}` : `uses ${uses.length} of ${count}`]),
              ...(oven ? ["oven"] : []),
              // Last: on a phone it is told where a line has room for it.
              ...(leaves.length > 0 && leaves.length <= 2 ? [`leaves ${leaves.join(", ")}`] : []),
            ].map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  );
}

interface AdditionsProps {
  readonly oneAway: readonly OneAway[];
  readonly isFirst: boolean;
  readonly onAdd: (texts: readonly string[]) => void;
}

function Additions({ oneAway, isFirst, onAdd }: AdditionsProps) {
  const heading = useId();
  return (
    <div className={styles["away"]}>
      <p id={heading}>{isFirst ? "With one more of these there is a dish:" : "One thing away, if you have it after all:"}</p>
      <div role="group" aria-labelledby={heading} className={styles["additions"]}>
        {oneAway.map(({ food, title }) => (
          <button key={food} type="button" className={styles["addition"]} aria-label={`Add ${food}, for ${title}`} onClick={() => onAdd([food])}>
            <b>+ {food}</b> {title}
          </button>
        ))}
      </div>
    </div>
  );
}

function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${minutes} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
