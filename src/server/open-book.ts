/** Opens the book as a process: settings from the environment, a clean end on SIGTERM and SIGINT, a refusal in words. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseEnvironment, type Environment } from "./environment.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start-server.ts";

/** Serves the page built in the folder `page`. Prints the address once it is open; prints why not and ends the process with 1 where it cannot. */
export async function openBook(page: string): Promise<void> {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) return refuse(parsed.problems.join("\n"));
  if (!existsSync(path.join(page, "index.html"))) return refuse("The page has not been built yet. Run: npm run build");
  const { host, port, metricsPort } = parsed.environment;
  await open(parsed.environment, page).catch((error: NodeJS.ErrnoException & { readonly port?: number }) => {
    const name = error.port === metricsPort ? "METRICS_PORT" : "PORT";
    if (error.code === "EADDRINUSE") refuse(`Port ${error.port ?? port} is already in use. Set ${name} to another, or to 0 for any free one.`);
    else if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      refuse(`Cannot listen on ${host}, port ${port} (${error.code}). Check HOST and PORT.`);
    else throw error;
  });
}

async function open(environment: Environment, page: string): Promise<void> {
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
