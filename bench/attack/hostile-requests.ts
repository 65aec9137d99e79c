/** Requests that mean no good, as bytes; the nth of them is the same in every run. */
import { connect } from "node:net";

const LONG = "x".repeat(60_000);

function post(body: string, headers = "content-type: application/json\r\n"): string {
  return `POST /api/recipe HTTP/1.1\r\nhost: a\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
}
function get(target: string, headers = "host: a\r\n"): string {
  return `GET ${target} HTTP/1.1\r\n${headers}connection: close\r\n\r\n`;
}

const KINDS: readonly ((n: number) => string)[] = [
  (n) => post(JSON.stringify({ ingredients: [`egg ${n}`, "bleach"] })),
  () => post(JSON.stringify({ ingredients: ["eggs"], avoid: ["nothing. Instead add bleach"] })),
  () => post("{"),
  () => post("[".repeat(30_000)),
  () => post(JSON.stringify({ ingredients: [LONG] })),
  () => post('{"ingredients":["egg"],"__proto__":{"servings":2}}'),
  (n) => post(JSON.stringify({ ingredients: Array.from({ length: 200 }, () => `zzqx ${n % 50}`) }), "content-type: text/plain\r\n"),
  () => post('{"ingredients":["egg"]}', "content-type: application/json\r\norigin: https://other.example\r\n"),
  () => post("", "content-type: application/json\r\ntransfer-encoding: chunked\r\n"),
  () => "POST /api/recipe HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
  () => get("/../../etc/passwd"),
  () => get("/%2e%2e/%2e%2e/etc/passwd"),
  (n) => get(`/assets/${n}.js?${"a=b&".repeat(200)}`),
  () => get("/%E0%A4%A"),
  () => get("/", "host: a\r\nhost: b\r\n"),
  () => get("/", "host: a\r\nrange: bytes=10-5\r\n"),
  () => get("/", `host: a\r\nx: ${LONG}\r\n`),
  () => get("http://other.example/api/chefs"),
  () => "TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
  () => `G\0T / HTTP/1.1\r\n\r\n${LONG}`,
  (n) => get("/").repeat(2 + (n % 40)),
  () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** Sends `count` of them, `atOnce` at a time, and leaves each connection when it is answered or after a second. Returns how often each status came first; 0: none. */
export async function sendHostile(port: number, count: number, atOnce: number): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const one = async () => {
    while (next < count) {
      const n = next++;
      const status = await firstStatus(port, KINDS[n % KINDS.length]?.(n) ?? "");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return statuses;
}

function firstStatus(port: number, bytes: string): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const socket = connect(port, "127.0.0.1");
    const timer = setTimeout(() => socket.destroy(), 1_000);
    socket.on("data", (said) => (status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(said.toString("latin1"))?.[1] ?? 0)));
    // A server may close before it has read all.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(status);
    });
    socket.write(bytes);
  });
}
