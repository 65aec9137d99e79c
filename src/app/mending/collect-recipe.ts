/** A chef's whole answer, not shown while it comes: served or failed as the session would have it. */
import type { Chef } from "#chefs/chef";
import type { Order } from "#recipe/order";
import { emptyBook, type Failed, reduceBook, type Served } from "../session/session.ts";

type Asked = Pick<Failed, "chef" | "order">;

/** Rejects with the signal's reason when it aborts. */
export async function collectRecipe(chef: Chef, { chef: id, order }: Asked, signal: AbortSignal): Promise<Served | Failed> {
  let book = reduceBook(emptyBook, { type: "asked", chef: id, order });
  for await (const event of chef(order satisfies Order, signal)) {
    signal.throwIfAborted();
    book = reduceBook(book, { type: "chef-answered", event });
  }
  if (book.session.state === "cooking")
    book = reduceBook(book, {
      type: "chef-answered",
      event: { type: "recipe-error", code: "broke-off", message: "The chef stopped in the middle of the reply." },
    });
  if (book.session.state === "served" || book.session.state === "failed") return book.session;
  throw new Error("A chef was asked and nothing became of it.");
}
