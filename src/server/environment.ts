/** The settings of the server, read once from the environment. A value that makes no sense is named; a secret is never repeated. */
import { DEFAULT_BASE_URL, DEFAULT_MODEL, type ChatService } from "#chefs/chat-request";

export interface Environment {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** The model's service; undefined where neither a token nor an address is set. */
  readonly service: ChatService | undefined;
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export type ParsedEnvironment = { readonly ok: true; readonly environment: Environment } | { readonly ok: false; readonly problems: readonly string[] };

/** Reads HF_TOKEN, HF_ENDPOINT_URL, HF_MODEL, HOST and PORT. An empty variable counts as unset. Every problem is one sentence that begins with the name. */
export function parseEnvironment(variables: EnvironmentVariables): ParsedEnvironment {
  const problems: string[] = [];
  function read(name: string, isValid: (value: string) => boolean, expected: string): string | undefined {
    const value = variables[name]?.trim() || undefined;
    if (value === undefined || isValid(value)) return value;
    problems.push(`${name} must be ${expected}.`);
    return undefined;
  }

  const token = read("HF_TOKEN", isPlainText, "one word of plain characters, as the service gave it");
  const address = read(
    "HF_ENDPOINT_URL",
    isBaseUrl,
    "an http or https address that ends in /v1, without a user name, query or fragment, such as http://127.0.0.1:8080/v1",
  );
  const model = read("HF_MODEL", isPlainText, "the id of a model without spaces, such as mistralai/Mistral-7B-Instruct-v0.3") ?? DEFAULT_MODEL;
  const host = read("HOST", isHost, "a host name or an IP address to listen on, such as 127.0.0.1 or 0.0.0.0") ?? "127.0.0.1";
  const port = Number(read("PORT", isPort, "a whole number from 0 to 65535") ?? 3000);
  if (problems.length > 0) return { ok: false, problems };

  const isConfigured = token !== undefined || address !== undefined;
  const baseUrl = (address ?? DEFAULT_BASE_URL).replace(/\/+$/, "");
  const service = isConfigured ? { baseUrl, model, ...(token === undefined ? {} : { token }) } : undefined;
  return { ok: true, environment: { host, port, service } };
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

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}
