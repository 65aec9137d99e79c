/** Opens and closes the book on a port: the page and the API on one HTTP server, drained when it closes. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { serveBuiltPage } from "./built-page.ts";
import { createConfiguredApp } from "./create-app-from-environment.ts";
import type { Environment } from "./environment.ts";
import { OpenRecipes } from "./open-recipes.ts";

export interface ServerOptions {
  readonly environment: Environment;
  /** The folder of the built page. */
  readonly page: string;
  readonly onFault: (error: unknown) => void;
  /** How long open recipes may take to end when the server closes, in milliseconds. */
  readonly drainTime?: number;
}

export interface RunningServer {
  /** Where it can be opened in a browser on this machine. */
  readonly url: string;
  /** Takes no new recipe, lets the open ones end within the drain time, then closes. */
  close(): Promise<void>;
}

/** Resolves when the server listens; rejects with Node's error when it cannot. */
export async function startServer({ environment, page, onFault, drainTime = 10_000 }: ServerOptions): Promise<RunningServer> {
  const openRecipes = new OpenRecipes();
  const api = getRequestListener(createConfiguredApp(environment, { openRecipes, onFault }).fetch);
  const files = serveBuiltPage(page);
  const server = createServer((request, response) => void (isForApi(request.url) ? api : files)(request, response));
  const { host, port } = environment;
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));

  return {
    url: writeUrl(server.address() as AddressInfo),
    async close() {
      const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
      await openRecipes.drain();
      await closeServer(server);
      clearTimeout(deadline);
    },
  };
}

function isForApi(url = ""): boolean {
  return url === "/api" || url.startsWith("/api/") || url.startsWith("/api?");
}

/** An address that means every interface is no place to go: the machine itself is. */
function writeUrl({ address, family, port }: AddressInfo): string {
  const host = address === "0.0.0.0" || address === "::" ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Ends when the last connection does. One that is only kept alive is ended for it, as soon as its answer is out. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(sweep);
}
