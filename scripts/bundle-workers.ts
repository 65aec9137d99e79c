import path from "node:path";
import type { Plugin } from "vite";

const WORKER_ADDRESS = /new URL\(\s*"([^"]+-worker\.ts)",\s*import\.meta\.url\s*\)/g;

/**
 * Bundles workers together with the page. Vite bundles each of them apart, with a copy of all that it imports; the kitchen would
 * then be in the build, and in the offline cache, twice: once for its worker, and once for where no worker can be started.
 */
export function bundleWorkers(): Plugin {
  return {
    name: "bundle-workers",
    apply: "build",
    transform: {
      order: "pre",
      filter: { code: "new Worker(" },
      handler(code, id) {
        return code.replace(WORKER_ADDRESS, (_, file: string) => {
          const reference = this.emitFile({ type: "chunk", id: path.resolve(path.dirname(id), file), name: path.basename(file, ".ts") });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        });
      },
    },
  };
}
