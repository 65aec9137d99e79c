/** The settings of the server, read once from the environment. A value that makes no sense is named; a secret is never repeated. */
import { BlockList, isIP } from "node:net";
import { DEFAULT_BASE_URL, DEFAULT_MODEL, type ChatService } from "#chefs/chat-request";

export interface Environment {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** The model's service; undefined where neither a token nor an address is set. */
  readonly service: ChatService | undefined;
  /** What one client may ask for. */
  readonly recipesPerMinute: number;
  readonly recipesAtOnce: number;
  /** Recipes that all clients together may have under way in this process. */
  readonly upstreamAtOnce: number;
  /** Connections, and requests without an answer, that one client may have. */
  readonly connectionsPerClient: number;
  /** Where several servers keep one count together; undefined: each keeps its own. */
  readonly valkeyUrl: string | undefined;
  /** Pages of other origins that may ask. */
  readonly allowedOrigins: readonly string[];
  /** Whose word about the client's address is believed. */
  readonly trustedProxies: BlockList;
  readonly drainSeconds: number;
  /** 0 means any free port; undefined: no metrics. */
  readonly metricsPort: number | undefined;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export type ParsedEnvironment = { readonly ok: true; readonly environment: Environment } | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the variables that README.md lists. An empty one counts as unset. Every problem is one sentence that begins with the name. */
export function parseEnvironment(variables: EnvironmentVariables): ParsedEnvironment {
  const problems: string[] = [];
  function read(name: string, isValid: (value: string) => boolean, expected: string): string | undefined {
    const value = variables[name]?.trim() || undefined;
    if (value === undefined || isValid(value)) return value;
    problems.push(`${name} must be ${expected}.`);
    return undefined;
  }
  function readWhole(name: string, least: number, most: number): number | undefined {
    const value = read(name, (text) => isWhole(text, least, most), `a whole number from ${least} to ${most}`);
    return value === undefined ? undefined : Number(value);
  }

  const token = read("HF_TOKEN", isPlainText, "one word of plain characters, as the service gave it");
  const address = read(
    "HF_ENDPOINT_URL",
    isBaseUrl,
    "an http or https address that ends in /v1, without a user name, query or fragment, such as http://127.0.0.1:8080/v1",
  );
  const model = read("HF_MODEL", isPlainText, "the id of a model without spaces, such as mistralai/Mistral-7B-Instruct-v0.3") ?? DEFAULT_MODEL;
  const isConfigured = token !== undefined || address !== undefined;
  const baseUrl = (address ?? DEFAULT_BASE_URL).replace(/\/+$/, "");

  const recipesAtOnce = readWhole("RECIPES_AT_ONCE", 1, 10_000) ?? 4;
  const environment: Environment = {
    service: isConfigured ? { baseUrl, model, ...(token === undefined ? {} : { token }) } : undefined,
    host: read("HOST", isHost, "a host name or an IP address to listen on, such as 127.0.0.1 or 0.0.0.0") ?? "127.0.0.1",
    port: readWhole("PORT", 0, 65_535) ?? 3000,
    recipesPerMinute: readWhole("RECIPES_PER_MINUTE", 1, 1_000_000) ?? 20,
    recipesAtOnce,
    upstreamAtOnce: readWhole("UPSTREAM_AT_ONCE", 1, 10_000) ?? 100,
    // Each recipe under way has a connection of its own.
    connectionsPerClient: readWhole("CONNECTIONS_PER_CLIENT", 1, 1_000_000) ?? Math.max(256, 2 * recipesAtOnce),
    valkeyUrl: read("VALKEY_URL", isValkeyUrl, "an address such as redis://127.0.0.1:6379 or rediss://user:password@host:6380"),
    allowedOrigins: readList(
      read("ALLOWED_ORIGINS", isListOf(isOrigin), "origins separated by commas, each without a path, such as https://book.example, https://other.example"),
    ),
    trustedProxies: toBlockList(
      readList(read("TRUSTED_PROXIES", isListOf(isNetwork), "IP addresses or networks separated by commas, such as 127.0.0.1, 10.0.0.0/8")),
    ),
    drainSeconds: readWhole("DRAIN_SECONDS", 0, 600) ?? 30,
    metricsPort: readWhole("METRICS_PORT", 0, 65_535),
    logLevel: (read("LOG_LEVEL", isLogLevel, `one of ${LOG_LEVELS.join(", ")}`) as LogLevel | undefined) ?? "info",
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}

/** What may stand in a header: visible ASCII. */
function isPlainText(value: string): boolean {
  return /^[\u0021-\u007E]+$/.test(value);
}

function isBaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && pathname.replace(/\/+$/, "").endsWith("/v1") && username + password + search + hash === "" && !/[?#]/.test(value);
}

function isHost(value: string): boolean {
  return /^[\w.:-]+$/.test(value);
}

function isWhole(value: string, least: number, most: number): boolean {
  return /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function isValkeyUrl(value: string): boolean {
  return URL.canParse(value) && /^(?:redis|valkey)s?:$/.test(new URL(value).protocol) && new URL(value).hostname !== "";
}

function isLogLevel(value: string): boolean {
  return (LOG_LEVELS as readonly string[]).includes(value);
}

/** As a browser writes it in the Origin header. */
function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function isNetwork(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  return version > 0 && rest.length === 0 && (bits === undefined || isWhole(bits, 0, version === 4 ? 32 : 128));
}

function isListOf(isValid: (value: string) => boolean): (value: string) => boolean {
  return (value) => readList(value).every(isValid);
}

function readList(value = ""): readonly string[] {
  return value.split(",").flatMap((entry) => entry.trim() || []);
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(address, Number(bits ?? (family === "ipv4" ? 32 : 128)), family);
  }
  return list;
}
