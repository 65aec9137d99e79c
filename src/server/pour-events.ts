/** Pours what a chef says into a response: words of one tick as one line, only as fast as the client reads, kept open through silence. */
import { ChefFault, toRecipeError } from "#chefs/chef-fault";
import { writeEventLine } from "#chefs/event-lines";
import type { ChefEvent } from "#recipe/chef-event";
import type { LineOutlet } from "./line-outlet.ts";

/** Proxies close a line that is silent for a minute, some for less. In milliseconds. */
export const HEARTBEAT = 15_000;

/** After so many heartbeats without room for more a client counts as gone: it would hold a place for ever. */
const MOST_UNREAD = 3;

/** Means nothing in lines of events. */
const BEAT = "\n";

/** The most that is gathered in one go: a chef that never waits must not keep the others waiting, or fill the memory. */
const MOST_EVENTS = 512;
const MOST_CHARACTERS = 16 * 1024;

export interface Pouring {
  /** What the chef has said already. */
  readonly opening: readonly ChefEvent[];
  readonly events: AsyncIterator<ChefEvent, unknown>;
  readonly outlet: LineOutlet;
  /** Aborts when there is nobody to pour for, or with the `ChefFault` that the last line should tell. */
  readonly signal: AbortSignal;
  /** Told of every event that goes out. */
  readonly note: (event: ChefEvent) => void;
}

/** Resolves when all is said, when the signal has aborted, or when the client has not read for too long. */
export async function pourEvents({ opening, events, outlet, signal, note }: Pouring, heartbeat = HEARTBEAT): Promise<void> {
  const gathered = new GatheredLines();
  let isFull = false;
  let isDue = false;
  let unread = 0;
  let goOn: () => void = () => undefined;

  const gather = (event: ChefEvent) => {
    note(event);
    gathered.add(event);
    if (!isDue) setImmediate(send);
    isDue = true;
  };
  const send = () => {
    isDue = false;
    if (!isFull && !gathered.isEmpty) isFull = !outlet.write(gathered.take());
    if (!isFull) goOn();
  };
  outlet.onRoom = () => {
    if (!isFull) return;
    isFull = false;
    send();
  };
  signal.addEventListener("abort", () => goOn(), { once: true });
  const timer = setInterval(() => {
    unread = isFull ? unread + 1 : 0;
    if (!isFull) isFull = !outlet.write(BEAT);
    else if (unread >= MOST_UNREAD) outlet.cutOff();
  }, heartbeat);

  for (const event of opening) gather(event);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await events.next();
      if (done) break;
      gather(value);
      if (gathered.isEnough) await new Promise<void>((resolve) => (goOn = resolve));
    }
  } catch {
    if (signal.reason instanceof ChefFault) gather(toRecipeError(signal.reason));
  }
  clearInterval(timer);
  outlet.end(gathered.take());
}

/** Events as lines, neighbouring deltas joined into one. */
class GatheredLines {
  #lines = "";
  #words = "";
  #count = 0;

  get isEmpty(): boolean {
    return this.#lines === "" && this.#words === "";
  }

  get isEnough(): boolean {
    return this.#count >= MOST_EVENTS || this.#lines.length + this.#words.length >= MOST_CHARACTERS;
  }

  add(event: ChefEvent): void {
    this.#count++;
    if (event.type === "text-delta") this.#words += event.text;
    else this.#lines = this.take() + writeEventLine(event);
  }

  take(): string {
    const text = this.#words ? this.#lines + writeEventLine({ type: "text-delta", text: this.#words }) : this.#lines;
    this.#lines = this.#words = "";
    this.#count = 0;
    return text;
  }
}
