/** The server's entry: settings from the environment, the built page beside the bundle, a clean end on SIGTERM and SIGINT. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseEnvironment, type Environment } from "./environment.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start-server.ts";

const page = path.resolve(import.meta.dirname, "../client");

async function open(environment: Environment): Promise<void> {
  const server = await startServer({ environment, page, log: createLog(environment.logLevel) });
  console.log(`The Recipie Book is open at ${server.url}`);
  if (server.metricsUrl !== undefined) console.log(`Its metrics are at ${server.metricsUrl}`);
  const close = () => {
    // A second signal finds no listener and ends the process at once.
    void server.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", close).once("SIGINT", close);
}

/** Whatever is open already (a port, a connection to Valkey) goes with the process. */
function refuse(reason: string): void {
  console.error(reason);
  process.exit(1);
}

const parsed = parseEnvironment(process.env);
if (!parsed.ok) refuse(parsed.problems.join("\n"));
else if (!existsSync(path.join(page, "index.html"))) refuse("The page has not been built yet. Run: npm run build");
else {
  const { host, port, metricsPort } = parsed.environment;
  await open(parsed.environment).catch((error: NodeJS.ErrnoException & { readonly port?: number }) => {
    const name = error.port === metricsPort ? "METRICS_PORT" : "PORT";
    if (error.code === "EADDRINUSE") refuse(`Port ${error.port ?? port} is already in use. Set ${name} to another, or to 0 for any free one.`);
    else if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      refuse(`Cannot listen on ${host}, port ${port} (${error.code}). Check HOST and PORT.`);
    else throw error;
  });
}
