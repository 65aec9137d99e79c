/** What the server tells its operator: JSON lines without an ingredient, a token, an upstream body or a whole address. */
import { pino, type DestinationStream, type Logger } from "pino";
import type { RequestFacts } from "./create-app.ts";
import { truncateAddress } from "./client-address.ts";
import type { LogLevel } from "./environment.ts";
import type { RecipeReport } from "./recipe-report.ts";

export interface ServerLog {
  recipe(report: RecipeReport, request: RequestFacts): void;
  fault(error: unknown, request?: RequestFacts): void;
  note(message: string): void;
  warn(message: string): void;
}

export function createLog(level: LogLevel, destination?: DestinationStream): ServerLog {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, formatters: { level: (label: string) => ({ level: label }) } };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  return {
    recipe({ firstWords, duration, message, ...rest }, request) {
      const isOurConcern = OUR_CONCERN.includes(rest.result);
      const facts = {
        ...writeRequest(request),
        ...rest,
        // The reason of other ends may name an entry.
        ...(isOurConcern && message !== undefined ? { reason: message } : {}),
        ...(firstWords === undefined ? {} : { firstWordsMs: Math.round(firstWords) }),
        durationMs: Math.round(duration),
      };
      if (isOurConcern) log.warn(facts, "recipe failed");
      else log.info(facts, "recipe");
    },
    fault(error, request) {
      log.error({ ...(request ? writeRequest(request) : {}), ...writeFault(error) }, "fault");
    },
    note: (message) => log.info(message),
    warn: (message) => log.warn(message),
  };
}

/** Ends that somebody should look at, rather than the ways of clients. */
const OUR_CONCERN: readonly RecipeReport["result"][] = ["upstream-down", "upstream-timeout", "broke-off", "bad-reply", "refused", "internal"];

function writeRequest({ requestId, client }: RequestFacts) {
  return { requestId, client: truncateAddress(client) };
}

/** The kind of an error and where it was thrown. Its message may quote what nobody should read, so it stays out. */
function writeFault(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const places = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, ...(code === undefined ? {} : { code }), at: places?.slice(0, 8).map((line) => line.trim()) };
}
