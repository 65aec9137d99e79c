/** Knows the recipes that are being cooked, so that the server can close without losing one. */

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

  /** From now on no recipe should begin. Resolves when none is open. */
  drain(): Promise<void> {
    this.#draining = true;
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      if (this.#open.size === 0) resolve();
    });
  }

  /** Ends what is still open: who waits for it is told so. */
  cutOff(): void {
    for (const cutOff of this.#open) cutOff();
  }
}
