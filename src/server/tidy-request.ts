/** Brings a request into the one form that everything behind it reads, by RFC 9112; or says why it is none. */
import type { IncomingMessage } from "node:http";

/** What may stand in a Host header: a name or an address, and a port. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-fA-F:.]+\])(?::\d*)?$/;

/**
 * A target that names the whole address counts as the path in it, and its host in place of the header's (section 3.2.2).
 * An old client (HTTP/1.0) need not name a host. Returns a sentence for a request with two hosts, or none that makes sense (section 3.2).
 */
export function tidyRequest(request: IncomingMessage): string | undefined {
  const { headers, rawHeaders } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts > 1) return "A request names one host.";
  if (headers.host !== undefined && !HOST.test(headers.host)) return "The Host header holds no host.";
  if (/^https?:\/\//i.test(request.url ?? "")) {
    if (!URL.canParse(request.url ?? "")) return "The address of the request makes no sense.";
    const { host, pathname, search } = new URL(request.url ?? "");
    request.url = pathname + search;
    headers.host = host;
  }
  headers.host ||= "localhost";
  return undefined;
}
