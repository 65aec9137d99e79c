/** Serves the built page: what it may do in a browser, and how long a browser may keep it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { lookup } from "mrmime";
import { ASSETS_KEPT, PAGE_HEADERS } from "./page-headers.ts";

/** A listener for everything but /api. The files are those in `folder` when it is called, and are kept in memory: no request opens one. */
export function serveBuiltPage(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = readFolder(folder);

  return (request, response) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      respondText(response, 405, "A page can only be read.");
      return;
    }
    const address = addressOf(request.url);
    const file = files.get(address);
    if (!file) {
      respondText(response, 404, "There is no such page.");
      return;
    }
    const accepted = request.headers["accept-encoding"];
    const { headers, bytes } = file.twins.find(({ encoding }) => isAccepted(encoding, accepted)) ?? file.plain();
    // The names of assets change with what is in them; everything else is asked for again each time.
    response.setHeader("cache-control", address.startsWith("/assets/") ? ASSETS_KEPT : "no-cache");
    if (isKnown(headers.etag, request.headers["if-none-match"])) response.writeHead(304, { etag: headers.etag, vary: headers.vary }).end();
    else response.writeHead(200, headers).end(bytes);
  };
}

/** One way to send a file. */
interface Form {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string; readonly vary: string };
}

interface BuiltFile {
  plain(): Form;
  /** Smallest first. */
  readonly twins: readonly (Form & { readonly encoding: string })[];
}

/** The twins that the build has written beside a file, smallest first. */
const TWINS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** Every file in the folder and below by its address, with the forms it may be sent in. Of the packed book's scripts and styles only the brotli twin is there. */
function readFolder(folder: string): ReadonlyMap<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const all = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of new Set(names.map(withoutEnding))) {
    const twins = TWINS.filter(({ ending }) => all.has(name + ending)).map(({ encoding, ending }) => ({
      encoding,
      ...toForm(name, readFileSync(name + ending), encoding),
    }));
    const whole = all.has(name) ? toForm(name, readFileSync(name)) : undefined;
    const file = { plain: whole ? () => whole : unpackLater(name, readFileSync(`${name}.br`)), twins };
    const address = `/${path.relative(folder, name).split(path.sep).join("/")}`;
    files.set(address, file);
    if (path.basename(name) === "index.html") files.set(address.slice(0, -"index.html".length), file);
  }
  return files;
}

function withoutEnding(name: string): string {
  const twin = TWINS.find(({ ending }) => name.endsWith(ending));
  return twin ? name.slice(0, -twin.ending.length) : name;
}

/** Nearly every browser takes brotli: what does not has the file unpacked when the first one asks. */
function unpackLater(name: string, packed: Buffer): () => Form {
  let form: Form | undefined;
  return () => (form ??= toForm(name, brotliDecompressSync(packed)));
}

/** `name` tells the type. */
function toForm(name: string, bytes: Buffer, encoding?: string): Form {
  const type = lookup(name) ?? "application/octet-stream";
  return {
    bytes,
    headers: {
      "content-type": type === "text/html" ? "text/html; charset=utf-8" : type,
      "content-length": String(bytes.byteLength),
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      vary: "accept-encoding",
    },
  };
}

/** The path of a request as it is spelled on the disk; one that makes no sense is no file's. */
function addressOf(url = ""): string {
  const [address = ""] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}

/** Whether an Accept-Encoding names an encoding, and not with the weight 0 (RFC 9110, 12.5.3). */
function isAccepted(encoding: string, accepted: string | string[] = ""): boolean {
  return String(accepted)
    .toLowerCase()
    .split(",")
    .some((entry) => {
      const [name, weight = ""] = entry.split(";").map((part) => part.trim());
      return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
    });
}

/** Whether If-None-Match names what we would send; compared weakly, because a proxy that packs an answer weakens its tag. */
function isKnown(etag: string, known = ""): boolean {
  return known.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

function respondText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(`${text}\n`);
}
