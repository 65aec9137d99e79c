/** Bounds how many clients are counted apart: whoever comes when the room is full shares one name with all such, so that no flood of addresses fills the memory. */

export class KnownClients {
  readonly #most: number;
  readonly #now: () => number;
  #names = new Set<string>();
  #since = 0;

  constructor(most = 50_000, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** The name to count a client under. The room is emptied every minute, as the counts are. */
  nameOf(client: string): string {
    if (this.#now() - this.#since >= 60_000) {
      this.#names = new Set();
      this.#since = this.#now();
    }
    if (this.#names.size >= this.#most && !this.#names.has(client)) return "crowd";
    this.#names.add(client);
    return client;
  }
}
