/** The page's files over a real socket: which form is sent to whom, and that no request opens one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuiltPage } from "./built-page.ts";

const SCRIPT = "// a script";
const folder = mkdtempSync(path.join(tmpdir(), "book-files-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>The Recipie Book</title>");
  writeFileSync(path.join(folder, "manifest.webmanifest"), "{}");
  writeFileSync(path.join(folder, ".secret"), "secret");
  writeFileSync(path.join(folder, "assets/a.js"), SCRIPT);
  writeFileSync(path.join(folder, "assets/a.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, "assets/a.js.gz"), gzipSync(SCRIPT));
  writeFileSync(path.join(folder, "assets/packed.js.br"), brotliCompressSync(SCRIPT));
  server = createServer(serveBuiltPage(folder));
  // Whatever is asked for from now on is not on the disk.
  rmSync(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

async function get(
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: address, headers, method, agent: false }, (response) => {
      void buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .once("error", reject)
      .end();
  });
}

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br;q=0", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["gzip;q=0.0", undefined],
  ["zebra", undefined],
  ["", undefined],
])("to who accepts %j a script is sent as %s", async (accepted, encoding) => {
  const { status, headers, body } = await get("/assets/a.js", { "accept-encoding": accepted });
  expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "accept-encoding"]);
  expect(headers["content-type"]).toBe("text/javascript");
  expect(body).toEqual(encoding === "br" ? brotliCompressSync(SCRIPT) : encoding === "gzip" ? gzipSync(SCRIPT) : Buffer.from(SCRIPT));
});

test("a script that is there as its brotli twin alone is sent to who takes no brotli, too", async () => {
  for (const [accepted, encoding] of [
    ["br", "br"],
    ["gzip", undefined],
  ]) {
    const { status, headers, body } = await get("/assets/packed.js", { "accept-encoding": accepted ?? "" });
    expect([status, headers["content-encoding"], headers["content-type"]]).toEqual([200, encoding, "text/javascript"]);
    expect(encoding === "br" ? brotliDecompressSync(body).toString() : body.toString()).toBe(SCRIPT);
  }
  expect((await get("/assets/packed.js.br")).status).toBe(404);
});

test.each([
  ["/", 200],
  ["/?from=link", 200],
  ["/index.html", 200],
  ["/%69ndex.html", 200],
  ["/manifest.webmanifest", 200],
  ["/assets/a.js.br", 404],
  ["/.secret", 404],
  ["/assets", 404],
  ["/assets/", 404],
  ["/constructor", 404],
])("%s is answered with %i", async (address, status) => {
  expect((await get(address)).status).toBe(status);
});

test("HEAD says what GET would, without the bytes", async () => {
  const [head, whole] = await Promise.all([get("/assets/a.js", {}, "HEAD"), get("/assets/a.js")]);
  expect([head.status, head.headers["content-length"], head.headers.etag, head.body.byteLength]).toEqual([200, String(SCRIPT.length), whole.headers.etag, 0]);
});

test("who has a form is not sent it again; who has another one is", async () => {
  const etag = (await get("/assets/a.js")).headers.etag ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const { status, headers } = await get("/assets/a.js", { "if-none-match": known });
    expect([known, status, headers["cache-control"]]).toEqual([known, 304, "public, max-age=31536000, immutable"]);
  }
  expect((await get("/assets/a.js", { "if-none-match": etag, "accept-encoding": "br" })).status).toBe(200);
});
