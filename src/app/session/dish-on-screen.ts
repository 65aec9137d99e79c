/** The dish that is to stay when a recipe is asked for once more. */
import type { ChefId } from "#recipe/chef-event";
import type { Session } from "./session.ts";

/** The menu's, or the recipe's own title, which a model takes for the dish's name. */
export function dishOnScreen(shown: Session, asked: ChefId): string | undefined {
  if (shown.state !== "served") return undefined;
  // The built-in chef knows its own dishes alone.
  if (asked === "built-in" && shown.chef !== "built-in") return undefined;
  return shown.order.dish ?? (shown.chef === "built-in" ? undefined : /^#+ +(.{1,80})$/m.exec(shown.text)?.[1]);
}
