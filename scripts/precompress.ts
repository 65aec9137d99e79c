import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Types that compress; fonts and images are compressed already. */
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Smaller than one packet: nothing is won. Assets have a brotli twin all the same, because the package holds no other form of them. */
const LEAST_BYTES = 1024;
const ASSET = /\bassets[\\/][^\\/]+\.(?:js|css)$/;

/** Writes a brotli and a gzip twin beside each text file of the build, so that no server compresses anything twice. Comes after the service worker, which is one of them. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) if (COMPRESSED.test(name)) compressFile(path.join(outDir, name));
      },
    },
  };
}

/** Measured: the kitchen's two chunks, half of them tables, come out 0.65 KB smaller together than with what brotli chooses, and the rest as it was. */
const BROTLI = { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 };

function compressFile(file: string): void {
  const bytes = readFileSync(file);
  const isSmall = bytes.length < LEAST_BYTES;
  if (isSmall && !ASSET.test(file)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  if (!isSmall) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
