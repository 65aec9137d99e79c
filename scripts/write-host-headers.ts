import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ASSETS_KEPT, PAGE_HEADERS } from "../src/server/page-headers.ts";

/**
 * Writes `_headers`, which Netlify, Cloudflare Pages and others read, into the static build: what our own server would say.
 * `services` are origins that the page asks beside its own. Comes after the service worker, which must not fetch it: no host serves it.
 */
export function writeHostHeaders(services: readonly string[]): Plugin {
  let folder = "";
  return {
    name: "write-host-headers",
    apply: (_, { command, mode }) => command === "build" && mode === "static",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const said = Object.entries(PAGE_HEADERS).map(
        ([name, value]) => `  ${name}: ${value.replace("connect-src 'self'", ["connect-src 'self'", ...services].join(" "))}`,
      );
      writeFileSync(
        path.join(folder, "_headers"),
        ["/*", ...said, "  cache-control: no-cache", "/assets/*", "  ! cache-control", `  cache-control: ${ASSETS_KEPT}`, ""].join("\n"),
      );
    },
  };
}
