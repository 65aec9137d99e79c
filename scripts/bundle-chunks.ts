import path from "node:path";
import type { Plugin } from "vite";

const ADDRESS = /new URL\(\s*"([^"]+\.ts)",\s*import\.meta\.url\s*\)/g;

/**
 * Makes every module that is named by its address, `new URL("./module.ts", import.meta.url)`, a chunk of the page's own build:
 * workers, and what they import later. Vite bundles each worker apart, with a copy of all that it imports; the kitchen would
 * then be in the build, and in the offline cache, twice: once for its worker, and once for where no worker can be started.
 * Such a chunk keeps its exports, and may hold what another one imports of it.
 */
export function bundleChunks(): Plugin {
  return {
    name: "bundle-chunks",
    apply: "build",
    transform: {
      order: "pre",
      filter: { code: "import.meta.url" },
      handler(code, id) {
        return code.replace(ADDRESS, (_, file: string) => {
          const name = path.basename(file, ".ts");
          const reference = this.emitFile({ type: "chunk", id: path.resolve(path.dirname(id), file), name, preserveSignature: "allow-extension" });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        });
      },
    },
  };
}
