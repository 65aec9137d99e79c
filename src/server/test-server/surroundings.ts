/** What a server under test is started with: settings through the real parser, and a log that is kept to be searched. */
import type { Upstream } from "#chefs/test-upstream/upstream";
import { parseEnvironment, type Environment, type EnvironmentVariables } from "../environment.ts";
import { createLog, type ServerLog } from "../log.ts";

export interface RememberedLog extends ServerLog {
  /** Every line so far, as JSON. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  /** The same, as it was written. */
  readonly text: () => string;
}

export function rememberLog(): RememberedLog {
  const lines: Record<string, unknown>[] = [];
  let text = "";
  const log = createLog("debug", {
    write(line) {
      text += line;
      lines.push(JSON.parse(line) as Record<string, unknown>);
    },
  });
  return { ...log, lines, text: () => text };
}

/** For tests that are about something else than limits. */
export const GENEROUS: EnvironmentVariables = {
  RECIPES_PER_MINUTE: "100000",
  RECIPES_AT_ONCE: "10000",
  UPSTREAM_AT_ONCE: "10000",
  CONNECTIONS_PER_CLIENT: "20000",
};

export function environmentFor(upstream: Pick<Upstream, "baseUrl">, variables: EnvironmentVariables = {}): Environment {
  const parsed = parseEnvironment({ PORT: "0", HF_ENDPOINT_URL: upstream.baseUrl, HF_MODEL: "m", ...variables });
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return parsed.environment;
}
