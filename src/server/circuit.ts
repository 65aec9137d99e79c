/** Spares a service that is down: after some failures in a row nobody is sent there for a while, then one order tries the way. */

export interface CircuitOptions {
  /** Failures in a row that open the circuit. */
  readonly failures?: number;
  /** How long it stays open, in milliseconds. */
  readonly rest?: number;
  readonly now?: () => number;
}

/** What an order says about the service: it answered (a refusal is an answer too), it failed, or it was never found out. */
export type ServiceState = "up" | "down" | "unknown";

export type Passage = { readonly ok: true; readonly report: (state: ServiceState) => void } | { readonly ok: false; readonly retryAfterSeconds: number };

export class Circuit {
  readonly #failures: number;
  readonly #rest: number;
  readonly #now: () => number;
  #failedInARow = 0;
  #openUntil = 0;
  #probing = false;

  constructor({ failures = 10, rest = 10_000, now = Date.now }: CircuitOptions = {}) {
    this.#failures = failures;
    this.#rest = rest;
    this.#now = now;
  }

  get state(): "closed" | "open" | "half-open" {
    if (this.#failedInARow < this.#failures) return "closed";
    return this.#now() < this.#openUntil ? "open" : "half-open";
  }

  /** Asks to pass. Whoever passes reports once; half-open, only one is under way at a time. */
  pass(): Passage {
    const { state } = this;
    if (state === "open" || (state === "half-open" && this.#probing))
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((this.#openUntil - this.#now()) / 1000)) };
    const isProbe = state === "half-open";
    if (isProbe) this.#probing = true;
    return { ok: true, report: (service) => this.#note(service, isProbe) };
  }

  #note(service: ServiceState, isProbe: boolean): void {
    if (isProbe) this.#probing = false;
    if (service === "up") this.#failedInARow = 0;
    if (service !== "down") return;
    this.#failedInARow++;
    if (this.#failedInARow >= this.#failures) this.#openUntil = this.#now() + this.#rest;
  }
}
