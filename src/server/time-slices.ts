/** Long work that shares the event loop: a few milliseconds of it, then whatever else the server has to do. */

/** Milliseconds of work before others have their turn. A single step may take longer; nothing interrupts it. */
const SLICE = 5;

interface Limits {
  readonly signal: AbortSignal;
  /** Milliseconds of this process's own work in all: on a crowded machine an order takes longer and costs no more. */
  readonly budget: number;
}

/** Works until then, on the clock of `performance.now`; true when there is nothing left to do. */
type Work = (until: number) => boolean;

export class TimeSlices {
  /** All work takes turns: ten long pieces hold the loop up no longer at a time than one, and a short one need not wait for a long one. */
  readonly #line: Work[] = [];

  /** What the steps return in the end, or undefined when the budget is spent before. Rejects with what they throw, and with the signal's reason. */
  run<Result>(steps: Iterator<unknown, Result>, { signal, budget }: Limits): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      let spent = 0;
      this.#line.push((until) => {
        const before = process.cpuUsage();
        try {
          for (;;) {
            signal.throwIfAborted();
            const step = steps.next();
            if (step.done === true) {
              resolve(step.value);
              return true;
            }
            if (performance.now() >= until) break;
          }
        } catch (error) {
          reject(error as Error);
          return true;
        }
        const { user, system } = process.cpuUsage(before);
        spent += (user + system) / 1000;
        if (spent >= budget) resolve(undefined);
        return spent >= budget;
      });
      if (this.#line.length === 1) setImmediate(() => this.#turn());
    });
  }

  /** As much short work as fits into a slice, or one slice of long work: a thousand short pieces do not wait a turn of the loop each. */
  #turn(): void {
    const until = performance.now() + SLICE;
    do {
      const work = this.#line[0];
      const isDone = work?.(until) ?? true;
      this.#line.shift();
      if (work && !isDone) this.#line.push(work);
    } while (this.#line.length > 0 && performance.now() < until);
    if (this.#line.length > 0) setImmediate(() => this.#turn());
  }
}
