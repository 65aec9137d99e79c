/** Knows the recipes that are being cooked, so that the server can close without losing one. */

/** How long a recipe that is cut off may take to say so, in milliseconds. */
const LAST_WORDS = 1_000;

/** No recipe takes longer, in milliseconds. */
const LONGEST = 180_000;

export class OpenRecipes {
  readonly #open = new Set<() => void>();
  #draining = false;
  #onEmpty: (() => void) | undefined;

  get draining(): boolean {
    return this.#draining;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Notes that a recipe has begun, and how it can be cut off; the function that comes back notes, once, that it is over. */
  begin(cutOff: () => void = () => undefined): () => void {
    const entry = () => cutOff();
    this.#open.add(entry);
    return () => {
      if (this.#open.delete(entry) && this.#open.size === 0) this.#onEmpty?.();
    };
  }

  /**
   * From now on no recipe should begin. Resolves when none is open. After `patience` milliseconds those that are still
   * open are ended, and who waits for them is told so; what does not even end then is not waited for.
   */
  async drain(patience = LONGEST): Promise<void> {
    this.#draining = true;
    if (this.#open.size === 0) return;
    const empty = new Promise<void>((resolve) => (this.#onEmpty = resolve));
    const timers: NodeJS.Timeout[] = [];
    const after = (milliseconds: number) => new Promise<void>((resolve) => timers.push(setTimeout(resolve, milliseconds)));
    await Promise.race([empty, after(patience)]);
    for (const cutOff of this.#open) cutOff();
    await Promise.race([empty, after(LAST_WORDS)]);
    for (const timer of timers) clearTimeout(timer);
  }
}
