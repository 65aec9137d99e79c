/** Static files: the processor time of one request for the page and for its largest script, beside nginx with the same files. */
import { readdirSync, statSync } from "node:fs";
import { Agent, get } from "node:http";
import path from "node:path";
import { startContender } from "./contenders.ts";

const ASSETS = path.resolve(import.meta.dirname, "../../dist/client/assets");
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export async function measureStatic(): Promise<void> {
  const script = readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .sort((a, b) => statSync(path.join(ASSETS, b)).size - statSync(path.join(ASSETS, a)).size)
    .find((name) => statSync(path.join(ASSETS, name)).size < 250_000);
  for (const address of ["/", `/assets/${script}`]) {
    const figures: Record<string, number> = {};
    for (const name of ["ours", "nginx"] as const) {
      const contender = await startContender(name, 9, "t1p0");
      await getMany(contender.way.port, address, 2000);
      const before = contender.cpu();
      await getMany(contender.way.port, address, 10_000);
      figures[name] = (contender.cpu() - before) / 10;
      await contender.stop();
    }
    const { ours = 0, nginx = 0 } = figures;
    console.log(`CPU ms per 1,000 requests of ${address}: ours ${ours}, nginx ${nginx}  |  ${(ours / nginx).toFixed(1)} times nginx`);
  }
}

async function getMany(port: number, address: string, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await getOnce(port, address);
  };
  await Promise.all(Array.from({ length: 32 }, one));
}

function getOnce(port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: address, agent, headers: { "accept-encoding": "gzip" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} was answered with ${response.statusCode}.`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}
