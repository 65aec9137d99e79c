/** Opens and closes the book on a port: the page and the API on one HTTP server, drained when it closes. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serveBuiltPage } from "./built-page.ts";
import { findClientAddress, isBehindTls, type Connection } from "./client-address.ts";
import { createConfiguredApp } from "./create-app-from-environment.ts";
import type { Environment } from "./environment.ts";
import { createFairUse } from "./fair-use.ts";
import { createFrontDoor } from "./front-door.ts";
import type { ServerLog } from "./log.ts";
import { limitConnections, limitUnanswered } from "./crowd-limits.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { inTurn } from "./in-turn.ts";
import { listenFor } from "./node-listener.ts";
import { OpenRecipes } from "./open-recipes.ts";
import { openValkey } from "./open-valkey.ts";
import { tidyRequest } from "./tidy-request.ts";

/** For the headers of a request, for all of it, and for the next one, in milliseconds. */
export interface TimeLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
}

const TIME_LIMITS: TimeLimits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** How often the limits are looked after, in milliseconds; Node's own half a minute would make them so much longer. */
const LOOK_AFTER = 1_000;

export interface ServerOptions {
  readonly environment: Environment;
  /** The folder of the built page. */
  readonly page: string;
  readonly log: ServerLog;
  readonly timeLimits?: TimeLimits;
}

export interface RunningServer {
  /** Where it can be opened in a browser on this machine. */
  readonly url: string;
  /** Where its metrics are, if anywhere. */
  readonly metricsUrl: string | undefined;
  /** Takes no new recipe, lets the open ones end within the drain time, then closes. */
  close(): Promise<void>;
}

/** Resolves when the server listens; rejects with Node's error when it cannot. */
export async function startServer({ environment, page, log, timeLimits = TIME_LIMITS }: ServerOptions): Promise<RunningServer> {
  const { host, port, metricsPort, trustedProxies, recipesPerMinute, recipesAtOnce, upstreamAtOnce, connectionsPerClient, valkeyUrl } = environment;
  const valkey = valkeyUrl === undefined ? undefined : openValkey(valkeyUrl, { onLost: log.warn, onBack: () => log.note("Valkey is back.") });
  const fairUse = createFairUse({ perMinute: recipesPerMinute, atOnce: recipesAtOnce }, valkey);
  const frontDoor = createFrontDoor({ fairUse, upstreamAtOnce });
  const openRecipes = new OpenRecipes();
  const metrics = createMetrics(frontDoor, openRecipes);
  const findClient = (request: IncomingMessage) => findClientAddress(connectionOf(request), trustedProxies);
  const app = createConfiguredApp(environment, {
    frontDoor,
    openRecipes,
    findClient: ({ incoming }) => (incoming ? findClient(incoming as IncomingMessage) : "unknown"),
    onRecipe(report, request) {
      metrics.note(report);
      log.recipe(report, request);
    },
    onFault: log.fault,
  });

  const api = listenFor(app);
  const files = serveBuiltPage(page);
  const route: RequestListener = (request, response) => {
    if (isBehindTls(connectionOf(request), trustedProxies)) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
    const fault = tidyRequest(request);
    if (fault !== undefined) response.writeHead(400, { "content-type": "text/plain; charset=utf-8", connection: "close" }).end(`${fault}\n`);
    else void (isForApi(request.url) ? api : files)(request, response);
  };
  const answer = inTurn(limitUnanswered(connectionsPerClient, findClient, route));
  const server = createServer({ ...timeLimits, connectionsCheckingInterval: LOOK_AFTER }, answer);
  server.on("connection", limitConnections(connectionsPerClient, trustedProxies));
  await listen(server, port, host);
  const metricsServer = metricsPort === undefined ? undefined : serveMetrics(metrics);
  if (metricsServer) await listen(metricsServer, metricsPort ?? 0, host);

  return {
    url: urlOf(server),
    metricsUrl: metricsServer && `${urlOf(metricsServer)}/metrics`,
    async close() {
      const drained = openRecipes.drain(environment.drainSeconds * 1000);
      frontDoor.places.close();
      await drained;
      await Promise.all([closeServer(server), metricsServer && closeServer(metricsServer)]);
      valkey?.disconnect();
    },
  };
}

function connectionOf({ socket, headers }: IncomingMessage): Connection {
  return { address: socket.remoteAddress, headers };
}

function isForApi(url = ""): boolean {
  return url === "/api" || url.startsWith("/api/") || url.startsWith("/api?");
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => server.once("error", reject).listen({ port, host, backlog: 4096 }, resolve));
}

/** An address that means every interface is no place to go: the machine itself is. */
function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === "0.0.0.0" || address === "::" ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** How long the last bytes may take to a client that is slow to read them, in milliseconds. */
const LAST_BYTES = 2_000;

/** Ends when the last connection does. One that is only kept alive is ended for it, as soon as its answer is out. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const deadline = setTimeout(() => server.closeAllConnections(), LAST_BYTES);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
