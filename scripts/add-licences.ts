import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Shipped with the page, and not seen by Vite's own collecting: fonts come in through the style sheet, the service worker is a build of its own. */
const BESIDE_SCRIPTS = ["@fontsource-variable/fraunces", "@fontsource-variable/literata", "workbox-core", "workbox-precaching", "workbox-routing"];

/** Completes the page's `licences.md`, which Vite writes of the scripts, with what is shipped beside them. */
export function addLicences(): Plugin {
  let file = "";
  return {
    name: "add-licences",
    apply: "build",
    configResolved(config) {
      file = path.join(config.build.outDir, "licences.md");
    },
    closeBundle() {
      if (!existsSync(file)) return; // the build has failed, and says why itself
      for (const name of BESIDE_SCRIPTS) {
        const folder = path.resolve("node_modules", name);
        const { version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string; license: string };
        appendFileSync(file, `\n## ${name} - ${version} (${license})\n\n${readFileSync(path.join(folder, "LICENSE"), "utf8").trim()}\n`);
      }
    },
  };
}
