/** Counts the recipes that are being cooked, so that the server can close without losing one. */

export class OpenRecipes {
  #count = 0;
  #draining = false;
  #onEmpty: (() => void) | undefined;

  get draining(): boolean {
    return this.#draining;
  }

  /** Notes that a recipe has begun; the function that comes back notes, once, that it is over. */
  begin(): () => void {
    this.#count++;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#count--;
      if (this.#count === 0) this.#onEmpty?.();
    };
  }

  /** From now on no recipe should begin. Resolves when none is open. */
  drain(): Promise<void> {
    this.#draining = true;
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      if (this.#count === 0) resolve();
    });
  }
}
