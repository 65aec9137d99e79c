/** The clients of the benchmark: one request, watched from the first byte to the last. */
import { Agent, request, type ClientRequest } from "node:http";
import type { Way } from "./contenders.ts";

export interface Asked {
  /** Milliseconds from the request to the first words. */
  readonly firstWords: Promise<number>;
  /** True when the answer came whole. */
  readonly whole: Promise<boolean>;
  leave(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: 10_000 });

export function ask({ port, path, headers, body, opening, ending }: Way): Asked {
  const started = performance.now();
  let outgoing: ClientRequest | undefined;
  let hear: (milliseconds: number) => void = () => undefined;
  const firstWords = new Promise<number>((resolve) => (hear = resolve));
  const whole = new Promise<boolean>((resolve) => {
    outgoing = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (response) => {
      let tail = "";
      let heard = false;
      response.setEncoding("latin1");
      response.on("data", (text: string) => {
        if (!heard && (heard = (tail + text).includes(opening))) hear(performance.now() - started);
        tail = (tail + text).slice(-300);
      });
      response.once("close", () => resolve(response.statusCode === 200 && tail.includes(ending)));
    });
    outgoing.once("error", () => resolve(false));
    outgoing.end(body);
  });
  return { firstWords, whole, leave: () => void outgoing?.destroy() };
}

/** Asks `count` times, `atOnce` at a time; tells how many answers came whole. */
export async function askMany(way: Way, count: number, atOnce: number): Promise<number> {
  let left = count;
  let whole = 0;
  const one = async () => {
    while (left-- > 0) if (await ask(way).whole) whole++;
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return whole;
}
