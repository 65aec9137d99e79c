import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Writes a `.br` and a `.gz` beside every file of the built page that is text, once and as small as can be, so that the server has nothing to compress. */
export function compressFiles(): Plugin {
  let folder = "";
  return {
    name: "compress-files",
    apply: "build",
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle: {
      // After the service worker has been written.
      order: "post",
      sequential: true,
      handler(error) {
        if (error) return;
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!/\.(?:html|js|css|svg|webmanifest|txt)$/.test(name)) continue;
          const file = path.join(folder, name);
          const bytes = readFileSync(file);
          writeFileSync(`${file}.br`, brotliCompressSync(bytes));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
