import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { addLicences } from "./scripts/add-licences.ts";
import { bundleChunks } from "./scripts/bundle-chunks.ts";
import { developmentApi } from "./scripts/development-api.ts";
import { languagesApart } from "./scripts/languages-apart.ts";
import { packTables } from "./scripts/pack-tables.ts";
import { plainAscii } from "./scripts/plain-ascii.ts";
import { precompress } from "./scripts/precompress.ts";
import { prerender } from "./scripts/prerender.ts";
import { preloadFonts } from "./scripts/preload-fonts.ts";
import { serviceWorker } from "./scripts/service-worker-plugin.ts";
import { writeHostHeaders } from "./scripts/write-host-headers.ts";

/**
 * One tool builds everything:
 * - `vite build` the page for our server (dist/client);
 * - `vite build --ssr` what Node runs, and the kitchen that others import, in one go, because they share the kitchen's modules (dist/server);
 * - `vite build --mode static` the page for hosting without a server (dist/static), where the direct chef may exist.
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  if (isSsrBuild) {
    return {
      publicDir: false,
      plugins: [packTables()],
      ssr: { noExternal: true, target: "node" },
      build: {
        outDir: "dist/server",
        target: "node20",
        emptyOutDir: true,
        minify: false,
        license: { fileName: "licences.md" },
        rolldownOptions: {
          input: { main: "src/server/main.ts", recipie: "src/cli/recipie.ts", ...kitchenEntries },
          // Names of functions stay, for who reads a stack; all else that only a reader needs is a tenth of the package.
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "[name].js",
            minify: { compress: true, mangle: { keepNames: { function: true, class: true } }, codegen: { removeWhitespace: true } },
          },
        },
      },
    };
  }
  const isStatic = mode === "static";
  // Only the static build may hold a token. Every other build is made without looking at the variable at all.
  const token = isStatic ? (loadEnv(mode, process.cwd(), "VITE_HF_TOKEN")["VITE_HF_TOKEN"] ?? "") : "";
  return {
    root: path.resolve("src/app"),
    base: isStatic ? "./" : "/",
    envPrefix: "RECIPIE_PUBLIC_",
    define: { __STATIC__: JSON.stringify(isStatic), __DIRECT_TOKEN__: JSON.stringify(token) },
    plugins: [
      react(),
      packTables(),
      languagesApart(),
      preloadFonts(),
      prerender(),
      bundleChunks(),
      plainAscii(),
      developmentApi(),
      serviceWorker(),
      addLicences(),
      writeHostHeaders(token === "" ? [] : ["https://router.huggingface.co"]),
      precompress(),
      warnOfPublicToken(token),
    ],
    css: {
      modules: { generateScopedName: (name, file) => `${path.basename(file, ".module.css")}_${name}` },
      // Written nested, served flat: Chromium passes over a flat rule whose ancestor is not there, and tries a nested one on every element.
      lightningcss: { include: LIGHTNING_CSS_NESTING },
    },
    server: { port: Number(process.env["PORT"] ?? 3000) },
    build: {
      outDir: path.resolve(isStatic ? "dist/static" : "dist/client"),
      emptyOutDir: true,
      target: "es2022",
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      license: { fileName: "licences.md" },
      // The kitchen's two chunks are a worker's: nobody waits for them to be parsed.
      chunkSizeWarningLimit: 1_000,
      // The reference's packages name no side effects and have none; without this they do not shake (79 KB brotli instead of about 30).
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => !/[\\/]@huggingface[\\/]/.test(id) } },
    },
  };
});

/** `Features.Nesting` of lightningcss, which comes with Vite. */
const LIGHTNING_CSS_NESTING = 1;

/** One module for each function of `the-recipie-book/kitchen`, so that a bundler leaves out those that are not used, and all their tables with them. */
const kitchenEntries = Object.fromEntries(["kitchen", "cook", "menu", "check", "read"].map((name) => [`kitchen/${name}`, `src/package/${name}.ts`]));

function warnOfPublicToken(token: string): Plugin {
  return {
    name: "warn-of-public-token",
    apply: "build",
    closeBundle() {
      if (token !== "") this.warn("VITE_HF_TOKEN is now part of the page: everyone who opens it can read the token and spend it. Use one that you can revoke.");
    },
  };
}
