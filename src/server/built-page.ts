/** Serves the built page: what it may do in a browser, and how long a browser may keep it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/** Scripts, styles, fonts and requests of its own origin, and nothing else; images may also be drawn in the style sheet. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** A listener for everything but /api. The files are those in `folder` when it is called. */
export function serveBuiltPage(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // The names of assets change with what is in them; everything else is asked for again each time.
    setHeaders: (response, pathname) =>
      response.setHeader("cache-control", pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"),
    onNoMatch: (_, response) => respondText(response, 404, "There is no such page."),
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      respondText(response, 405, "A page can only be read.");
      return;
    }
    // The files are small, and an impossible range would be thrown at us as an exception.
    delete request.headers.range;
    // A file that a later build has removed fails only after the headers have gone out.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    files(request, response);
  };
}

function respondText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(`${text}\n`);
}
