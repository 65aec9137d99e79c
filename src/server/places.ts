/** The places of the whole server: so many recipes at once, and a short queue for who comes then. */

export interface PlacesOptions {
  readonly places: number;
  /** How many may wait. */
  readonly queue: number;
  /** How long they do, in milliseconds. */
  readonly patience: number;
}

interface Waiting {
  readonly call: () => void;
  readonly giveUp: () => void;
}

export class Places {
  readonly #options: PlacesOptions;
  readonly #queue = new Set<Waiting>();
  #taken = 0;
  #closed = false;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Sends away who waits; from now on there is no place for anybody. */
  close(): void {
    this.#closed = true;
    for (const { giveUp } of this.#queue) giveUp();
  }

  /** Takes a place, first come, first served; the function that comes back gives it back, once. Undefined: there is none, nor in time. */
  async take(client: AbortSignal): Promise<(() => void) | undefined> {
    const { places, queue } = this.#options;
    if (this.#closed) return undefined;
    if (this.#taken < places) this.#taken++;
    else if (this.#queue.size >= queue || !(await this.#wait(client))) return undefined;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#giveBack();
    };
  }

  /** True when a place was handed over. */
  #wait(client: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (called: boolean) => {
        this.#queue.delete(waiting);
        clearTimeout(timer);
        client.removeEventListener("abort", leave);
        resolve(called);
      };
      const leave = () => end(false);
      const waiting = { call: () => end(true), giveUp: leave };
      const timer = setTimeout(leave, this.#options.patience);
      client.addEventListener("abort", leave, { once: true });
      this.#queue.add(waiting);
      if (client.aborted) leave();
    });
  }

  /** A place goes straight to who has waited longest, so that nobody slips in between. */
  #giveBack(): void {
    const [next] = this.#queue;
    if (next) next.call();
    else this.#taken--;
  }
}
