/** The built server under load and attack, on this machine only: what is dropped, what memory it takes, how it ends. */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../server/ask.ts";
import type { Way } from "../server/contenders.ts";
import { startServer, startService, startValkey } from "./attacked-server.ts";
import { sendHostile } from "./hostile-requests.ts";

const GENEROUS = { RECIPES_PER_MINUTE: "1000000", RECIPES_AT_ONCE: "10000", UPSTREAM_AT_ONCE: "10000" };
const STREAMS = 1_500;
/** Two hundred words, five a second: forty seconds, time enough for all to have begun before the first has ended. */
const PACED = "t200p200";

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  valkey: loseValkey,
  drain: closeUnderLoad,
  requests: sendHundredThousand,
  pipeline: pipelineUnread,
};

export async function run(parts: readonly string[]): Promise<void> {
  for (const [name, part] of Object.entries(PARTS)) if (parts.length === 0 || parts.includes(name)) await part();
}

async function loseValkey(): Promise<void> {
  const service = await startService();
  const valkey = await startValkey(20_000 + (process.pid % 10_000));
  const server = await startServer({ ...GENEROUS, HF_ENDPOINT_URL: service.baseUrl(PACED), VALKEY_URL: valkey.url });
  const dropped = await openStreams(server.way);
  valkey.kill();
  console.log(`${STREAMS} paced streams, Valkey killed midway: ${await dropped()} dropped, peak memory ${server.peak().toFixed(0)} MB`);
  await server.close();
  service.stop();
}

async function closeUnderLoad(): Promise<void> {
  const service = await startService();
  const server = await startServer({ ...GENEROUS, HF_ENDPOINT_URL: service.baseUrl(PACED), DRAIN_SECONDS: "60" });
  const dropped = await openStreams(server.way);
  const begun = performance.now();
  const [lost, code] = await Promise.all([dropped(), server.close()]);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${STREAMS} paced streams, SIGTERM midway: ${lost} dropped, exit ${code} after ${seconds} s (of 60)`);
  service.stop();
}

/** Resolves when all streams have said their first words, with a function that waits for their ends and tells how many did not come whole. */
async function openStreams(way: Way): Promise<() => Promise<number>> {
  const all = Array.from({ length: STREAMS }, () => ask(way));
  await Promise.all(all.map(({ firstWords, whole }) => Promise.race([firstWords, whole])));
  return async () => (await Promise.all(all.map(({ whole }) => whole))).filter((isWhole) => !isWhole).length;
}

async function sendHundredThousand(): Promise<void> {
  const service = await startService();
  const server = await startServer({ HF_ENDPOINT_URL: service.baseUrl("t5p0") }, 256);
  await sendHostile(server.port, 5_000, 64);
  const before = await server.held();
  const begun = performance.now();
  const statuses = await sendHostile(server.port, 100_000, 64);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const said = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status === 0 ? "no answer" : status}: ${count}`);
  console.log(`100,000 hostile requests in ${seconds} s: ${said.join(", ")}`);
  const after = await server.held();
  console.log(`memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, peak ${server.peak().toFixed(0)} MB; ${await describeLife(server)}`);
  await server.close();
  service.stop();
}

/** Twenty connections ask for the page twenty thousand times each, at once, and read nothing. */
async function pipelineUnread(): Promise<void> {
  const server = await startServer({}, 256);
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined).write("GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(20_000));
    return socket.pause();
  });
  await sleep(10_000);
  console.log(`20 connections with 20,000 unread requests each: peak memory ${server.peak().toFixed(0)} MB; ${await describeLife(server)}`);
  for (const socket of sockets) socket.destroy();
  await server.close();
}

async function describeLife({ port, isAlive }: { readonly port: number; readonly isAlive: () => boolean }): Promise<string> {
  const begun = performance.now();
  const status = await fetch(`http://127.0.0.1:${port}/api/health`).then((response) => response.status, String);
  return `${isAlive() ? "alive" : "dead"}, health ${status} in ${(performance.now() - begun).toFixed(0)} ms`;
}
