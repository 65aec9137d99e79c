import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";

interface PrecacheEntry {
  readonly url: string;
  /** null where the file name already holds a hash of the content. */
  readonly revision: string | null;
}

/** The panel behind the book: fetched by whoever opens it, and by nobody else. */
const REFERENCE = /[\\/](?:@huggingface|reference|reference-panel)[\\/]/;

/**
 * Builds the service worker after the page, with the list of the page's files inside it. The caching itself is
 * Workbox's; only the list is ours, because Workbox's own list maker brings 400 packages along.
 */
export function serviceWorker(): Plugin {
  let outDir = "";
  const leftOut = new Set<string>();
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || file.isEntry || !file.moduleIds.some((id) => REFERENCE.test(id))) continue;
        for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) leftOut.add(name);
      }
    },
    async closeBundle(error) {
      if (error) return; // the build has failed, and says why itself
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { __PRECACHE__: JSON.stringify(precacheEntries(outDir).filter(({ url }) => !leftOut.has(url))), "process.env.NODE_ENV": '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: "es2022",
          lib: {
            entry: path.resolve("src/app/service-worker/service-worker.ts"),
            formats: ["iife"],
            name: "serviceWorker",
            fileName: () => "service-worker.js",
          },
        },
      });
    },
  };
}

function precacheEntries(folder: string): PrecacheEntry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(map|br|gz)$|^(service-worker\.js|licences\.md|robots\.txt)$/.test(file.name))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join("/"))
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith("assets/")
        ? null
        : createHash("sha256")
            .update(readFileSync(path.join(folder, url)))
            .digest("hex")
            .slice(0, 16),
    }));
}
