/** The Model Context Protocol over streamable HTTP, for programs on this machine alone. */
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { createToolServer } from "./create-tool-server.ts";

/** A recipe of 100,000 characters fits in every script. */
const MOST_BYTES = 1_000_000;

const LOCAL: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Answers one request at `/mcp`. No session: each request has a server of its own, so that nothing grows. A page of another
 * origin, and a name of somebody else's that leads to this machine, are refused with 403.
 */
export async function answerOverHttp(request: Request, version: string): Promise<Response> {
  const { pathname, host } = new URL(request.url);
  const origin = request.headers.get("origin");
  if (!isLocal(`http://${request.headers.get("host") ?? host}`) || (origin !== null && !isLocal(origin)))
    return fail(403, -32_000, "Only programs of this machine may ask.");
  if (pathname !== "/mcp") return fail(404, -32_001, "The tools are at /mcp.");
  if (request.method !== "POST") return fail(405, -32_000, "Ask with POST.", { allow: "POST" });
  const server = createToolServer(version);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: MOST_BYTES });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && LOCAL.has(new URL(address).hostname);
}

function fail(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}
