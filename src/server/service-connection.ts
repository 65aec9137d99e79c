/** How requests reach the model's service: Node's own HTTP client, which costs a server half of what `fetch` does, and a pause between two reads. */
import { Agent, request as requestPlain, type ClientRequest, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as requestSecure } from "node:https";
import type { ChatAnswer, SendChatRequest } from "#chefs/chat-request";
import type { Body, BodyReader } from "#chefs/read-body";

/** Connections are used again for so many milliseconds: services close them after five, some say. */
const IDLE = 4_000;

/** A connection that rests takes one more chunk from the system, not a buffer full of them one by one. */
const AGENT_OPTIONS = { keepAlive: true, timeout: IDLE, highWaterMark: 1 };

/** A gathered chunk of so many bytes has others behind it that must not pile up, so nobody rests after it. */
const SMALL = 4096;

/** Bytes that may lie here unread before the service is kept waiting. */
const MOST_UNREAD = 64 * 1024;

/**
 * A `fetch` for chat requests alone. After a small chunk the connection rests for `breath` milliseconds, so that what
 * comes in between is one read. Follows no redirect and asks for nothing compressed. A kept connection that the service
 * had closed meanwhile is replaced by a new one.
 */
export function connectService(breath: number): SendChatRequest {
  const plain = new Agent(AGENT_OPTIONS);
  const secure = new SecureAgent(AGENT_OPTIONS);

  return async (address, { method, headers, body, signal }) => {
    signal.throwIfAborted();
    const url = new URL(address);
    const isSecure = url.protocol === "https:";
    const open = isSecure ? requestSecure : requestPlain;
    const options = {
      method,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body), "Accept-Encoding": "identity", "User-Agent": "the-recipie-book" },
    };
    const exchange = (outgoing: ClientRequest) => awaitAnswer(outgoing.end(body), signal, breath);
    const kept = open(url, { ...options, agent: isSecure ? secure : plain });
    return exchange(kept).catch((error: NodeJS.ErrnoException) => {
      if (!kept.reusedSocket || error.code !== "ECONNRESET" || signal.aborted) throw error;
      return exchange(open(url, { ...options, agent: false }));
    });
  };
}

/** Made once: an error takes its time to note where it was made. */
const WITHOUT_ANSWER = new Error("The connection closed without an answer.");

/**
 * The answer as soon as its headers are there; rejects when the connection closes without one, as it does where a
 * service wants to speak another protocol. The exchange ends when the signal aborts, now or later.
 */
function awaitAnswer(outgoing: ClientRequest, signal: AbortSignal, breath: number): Promise<ChatAnswer> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      outgoing.destroy();
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", leave, { once: true });
    outgoing.once("close", () => {
      signal.removeEventListener("abort", leave);
      reject(WITHOUT_ANSWER);
    });
    outgoing.on("error", reject).once("response", (incoming) => {
      const { statusCode: status = 0 } = incoming;
      const get = (name: string) => String(incoming.headers[name.toLowerCase()] ?? "") || null;
      resolve({ ok: status >= 200 && status < 300, status, type: "default", headers: { get }, body: new GatheredBody(incoming, breath) });
    });
  });
}

/** What has come of an answer since it was last read, as one chunk. */
class GatheredBody implements Body, BodyReader {
  readonly #incoming: IncomingMessage;
  readonly #breath: number;
  #chunks: Buffer[] = [];
  #size = 0;
  #over = false;
  #error: Error | undefined;
  #isResting = false;
  #timer: NodeJS.Timeout | undefined;
  #hear: () => void = () => undefined;

  constructor(incoming: IncomingMessage, breath: number) {
    this.#incoming = incoming;
    this.#breath = breath;
    incoming
      .on("data", (chunk: Buffer) => this.#gather(chunk))
      .on("error", (error) => this.#end(error))
      .once("end", () => this.#end())
      .once("close", () => this.#end(new Error("The connection closed.")));
  }

  getReader(): BodyReader {
    return this;
  }

  async read(): Promise<{ done: boolean; value?: Uint8Array }> {
    while (!this.#isReady()) await new Promise<void>((resolve) => (this.#hear = resolve));
    if (this.#size > 0) return { done: false, value: this.#take() };
    if (this.#error) throw this.#error;
    return { done: true };
  }

  /** A connection whose answer has not been read to its end cannot be used again. */
  cancel(): Promise<void> {
    if (!this.#over) this.#incoming.destroy();
    return Promise.resolve();
  }

  #isReady(): boolean {
    return this.#over || (this.#size > 0 && !this.#isResting) || this.#size >= SMALL;
  }

  #gather(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    if (this.#size > MOST_UNREAD) this.#incoming.pause();
    if (this.#isReady()) this.#hear();
  }

  #take(): Uint8Array {
    const [first] = this.#chunks;
    const value = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [];
    this.#size = 0;
    if (this.#incoming.isPaused()) this.#incoming.resume();
    if (value.byteLength < SMALL && this.#breath > 0 && !this.#over) this.#rest();
    return value;
  }

  #rest(): void {
    this.#isResting = true;
    this.#incoming.socket.pause();
    this.#timer = this.#timer?.refresh() ?? setTimeout(() => this.#wake(), this.#breath);
  }

  #wake(): void {
    this.#isResting = false;
    this.#incoming.socket.resume();
    if (this.#isReady()) this.#hear();
  }

  #end(error?: Error): void {
    if (this.#over) return;
    this.#over = true;
    this.#error = error;
    clearTimeout(this.#timer);
    this.#hear();
  }
}
