/** `recipie mcp`: the kitchen as tools for an assistant, over stdin and stdout, or with `--http [port]` over HTTP on 127.0.0.1. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { answerOverHttp } from "#mcp/answer-over-http";
import { createToolServer } from "#mcp/create-tool-server";

const PORT = 3333;

/** Stays open until stdin ends, or the process is told to close. */
export async function mcpCommand(words: readonly string[]): Promise<void> {
  const version = readVersion();
  if (words[0] === "--http") return openHttp(Number(words[1] ?? PORT), version);
  const transport = new StdioServerTransport();
  await createToolServer(version).connect(transport);
  process.stdin.once("end", () => void transport.close());
}

async function openHttp(port: number, version: string): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error("The port must be a whole number from 0 to 65535.");
    process.exitCode = 1;
    return;
  }
  const server = createAdaptorServer({ fetch: (request: Request) => answerOverHttp(request, version) });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  console.log(`The kitchen's tools are at http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
}

/** Two folders up from the source as from the bundle. */
function readVersion(): string {
  const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../../package.json"), "utf8")) as { readonly version: string };
  return version;
}
