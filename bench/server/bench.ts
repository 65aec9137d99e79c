/** The server, measured beside what it could be replaced with: one run, one paced upstream, contenders in turn, medians. */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, askMany } from "./ask.ts";
import { CONTENDERS, directWay, startContender, type Contender, type ContenderName, type Way } from "./contenders.ts";
import { measureStatic } from "./measure-static.ts";

const ROUNDS = 3;

type Figures = Record<ContenderName, number[]>;

interface Departures {
  next(): Promise<number | undefined>;
}

export async function run(parts: readonly string[]): Promise<void> {
  const { port, process: upstream, departures } = await startUpstream();
  const wanted = (part: string) => parts.length === 0 || parts.includes(part);
  try {
    if (wanted("paced")) {
      const [figures] = await measure(port, "t250p20", async (contender) => [await cpuPerThousandTokens(contender, 100, 250)]);
      report("CPU ms per 1,000 tokens, 100 streams at 20 ms a token", figures);
    }
    if (wanted("speed")) {
      const [figures] = await measure(port, "t1000p0", async (contender) => [await cpuPerStream(contender)]);
      report("CPU ms per stream of 1,000 tokens at full speed, 32 at once", figures);
    }
    if (wanted("memory")) {
      const [memory, dropped] = await measure(port, "t50p200", (contender) => memoryPerStream(contender, 1000));
      report("KB of memory per open stream, 1,000 at 200 ms a token", memory);
      report("of these 1,000 not served whole", dropped);
    }
    if (wanted("many")) {
      const ours = await startContender("ours", port, "t100p200");
      const whole = await askMany(ours.way, 2000, 2000);
      console.log(`2,000 open streams at 200 ms a token in one process: ${2000 - whole} dropped`);
      await ours.stop();
    }
    if (wanted("first")) {
      const [later] = await measure(port, "t2p1", (contender) => firstWordsLater(contender, directWay(port, "t2p1")));
      report("ms that the first words come later than direct, median of 200", later);
    }
    if (wanted("gone")) {
      const [middle, most] = await measure(port, "t5000p20", (contender) => departure(contender, departures), 1);
      report("ms until the service knows that the client has gone, median of 100", middle);
      report("the longest of these (1,000 means never within a second)", most);
    }
  } finally {
    upstream.disconnect();
  }
  if (wanted("static")) await measureStatic();
}

async function startUpstream() {
  const child = fork(path.join(import.meta.dirname, "paced-upstream.ts"));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const waiting: ((at: number) => void)[] = [];
  child.on("message", ({ goneAt }: { goneAt: number }) => waiting.shift()?.(goneAt - performance.timeOrigin));
  /** When the service has learned of the next client that left; undefined: not within a second. */
  const departures: Departures = { next: () => Promise.race([new Promise<number>((resolve) => waiting.push(resolve)), sleep(1000, undefined)]) };
  return { port, process: child, departures };
}

/** Every contender in turn, round after round, each time in a fresh process. */
async function measure<const Measured extends readonly number[]>(
  upstream: number,
  script: string,
  take: (contender: Contender) => Promise<Measured>,
  rounds = ROUNDS,
): Promise<{ [Index in keyof Measured]: Figures }> {
  const all: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const name of CONTENDERS) {
      const measured = await takeWhole(() => startContender(name, upstream, script), take);
      for (const [index, figure] of measured.entries()) (all[index] ??= { ours: [], nginx: [], portkey: [] })[name].push(figure);
    }
  }
  return all as { [Index in keyof Measured]: Figures };
}

/** What did not serve every stream whole is measured again, twice at most. */
async function takeWhole<Measured>(start: () => Promise<Contender>, take: (contender: Contender) => Promise<Measured>, left = 2): Promise<Measured> {
  const contender = await start();
  try {
    await sleep(300);
    return await take(contender);
  } catch (error) {
    if (left === 0) throw error;
    console.log(`${error instanceof Error ? error.message : String(error)} Measured again.`);
  } finally {
    await contender.stop();
  }
  return takeWhole(start, take, left - 1);
}

async function cpuPerThousandTokens(contender: Contender, streams: number, tokens: number): Promise<number> {
  await expectWhole(contender, streams, streams);
  const before = contender.cpu();
  await expectWhole(contender, streams, streams);
  return ((contender.cpu() - before) / (streams * tokens)) * 1000;
}

async function cpuPerStream(contender: Contender): Promise<number> {
  await expectWhole(contender, 100, 32);
  const before = contender.cpu();
  await expectWhole(contender, 320, 32);
  return (contender.cpu() - before) / 320;
}

/** A relay that fails costs little: such a figure would be worth nothing. */
async function expectWhole({ name, way }: Contender, count: number, atOnce: number): Promise<void> {
  const whole = await askMany(way, count, atOnce);
  if (whole < count) throw new Error(`${name} served only ${whole} of ${count} streams whole.`);
}

async function memoryPerStream(contender: Contender, streams: number): Promise<readonly [number, number]> {
  // What a process keeps once it has served anybody is not the streams'.
  await expectWhole(contender, 20, 20);
  const before = contender.memory();
  const all = askMany(contender.way, streams, streams);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, contender.memory())), 250);
  const whole = await all;
  clearInterval(timer);
  return [(most - before) / streams, streams - whole];
}

async function firstWordsLater({ way }: Contender, direct: Way): Promise<readonly [number]> {
  const figures: { direct: number[]; relayed: number[] } = { direct: [], relayed: [] };
  for (let turn = 0; turn < 240; turn++) {
    for (const [name, to] of [
      ["direct", direct],
      ["relayed", way],
    ] as const) {
      const asked = ask(to);
      const first = await asked.firstWords;
      await asked.whole;
      if (turn >= 40) figures[name].push(first);
    }
  }
  return [median(figures.relayed) - median(figures.direct)];
}

async function departure({ way }: Contender, departures: Departures): Promise<readonly [number, number]> {
  const delays: number[] = [];
  for (let turn = 0; turn < 110; turn++) {
    const asked = ask(way);
    await asked.firstWords;
    const known = departures.next();
    const left = performance.now();
    asked.leave();
    const at = await known;
    if (turn >= 10) delays.push(at === undefined ? 1000 : at - left);
    // Who never leaves is not asked a hundred times.
    if (turn >= 15 && median(delays) === 1000) break;
  }
  return [median(delays), Math.max(...delays)];
}

function report(title: string, figures: Figures): void {
  const { ours, nginx, portkey } = { ours: median(figures.ours), nginx: median(figures.nginx), portkey: median(figures.portkey) };
  const ratios = nginx > 0 && portkey > 0 ? `  |  ${round(ours / nginx)} times nginx, ${round(ours / portkey)} of Portkey` : "";
  console.log(`${title}: ours ${round(ours)}, nginx ${round(nginx)}, Portkey ${round(portkey)}${ratios}`);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}
