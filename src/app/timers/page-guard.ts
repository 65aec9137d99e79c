/** Keeps the page from being closed or replaced by accident while something runs in it that would be lost. */
let guarded = false;

/** Whether something runs that a reload would end. */
export function isPageGuarded(): boolean {
  return guarded;
}

/** Raises or lowers the guard: while it is up the browser asks before the page goes away. */
export function guardPage(up: boolean): void {
  if (up === guarded) return;
  guarded = up;
  if (up) window.addEventListener("beforeunload", askFirst);
  else window.removeEventListener("beforeunload", askFirst);
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
