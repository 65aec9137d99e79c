/** Puts a shared list on the page: at once where that is empty, and else when the person says so. Says what of the link could not be read. */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Order } from "#recipe/order";
import { readOrderLink, type ReadOrderLink } from "./order-link.ts";
import styles from "../offline/new-edition-notice.module.css";

export interface LinkOpenerProps {
  /** The fragment that holds it. Another one is another link: give it another key. */
  readonly hash: string;
  /** There is nothing on the page that the list would take the place of. */
  readonly isFree: boolean;
  readonly onOpen: (order: Order) => void;
}

export function LinkOpener({ hash, isFree, onOpen }: LinkOpenerProps) {
  const link = useMemo(() => readOrderLink(hash), [hash]);
  const [opensAtOnce] = useState(isFree);
  const [isChosen, setChosen] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const isOpened = opensAtOnce || isChosen;
  const open = (): void => {
    if (link) onOpen(isWhole(link) ? link.order : withoutDish(link.order));
  };
  const openAtOnce = useEffectEvent(() => {
    if (opensAtOnce) open();
  });
  useEffect(() => openAtOnce(), []);

  const notice = link === undefined ? UNREADABLE : isOpened ? describeLoss(link) : offer(link);
  if (isClosed || notice === "") return null;
  return (
    <div className={styles["notice"]} role="status" data-print="hide">
      <p>{notice}</p>
      {link && !isOpened && (
        <button
          type="button"
          onClick={() => {
            setChosen(true);
            open();
          }}
        >
          Put it in place of mine
        </button>
      )}
      <button type="button" onClick={() => setClosed(true)}>
        {link && !isOpened ? "Keep mine" : "Close"}
      </button>
    </div>
  );
}

const UNREADABLE = "This link holds no list that the book can read: it may have been cut on its way. Nothing on this page has changed.";

function offer({ order: { ingredients } }: ReadOrderLink): string {
  return `The link that you followed brings a list of ${ingredients.length === 1 ? "one thing" : `${ingredients.length} things`}. Your own is still here.`;
}

/** Empty where all of the link was read. */
function describeLoss({ unread, isCut }: ReadOrderLink): string {
  return [
    isCut ? "This link was cut on its way, so the list may lack its end." : "",
    unread.length === 0
      ? ""
      : `The link also says ${unread.map((part) => `“${part.slice(0, 60)}”`).join(", ")}, which this book does not know: it is not minded here.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** A dish is cooked at once only for the list and the wishes that it was cooked for. */
function isWhole({ unread, isCut }: ReadOrderLink): boolean {
  return unread.length === 0 && !isCut;
}

function withoutDish({ dish: _dish, attempt: _attempt, ...order }: Order): Order {
  return order;
}
