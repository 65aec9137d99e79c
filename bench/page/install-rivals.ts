/** Fetches what the measurements compare with or measure by, into a cache beside the project's own packages: none of it is needed to build, run or test the book. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const PACKAGES = ["react-markdown@10.1.0", "remark-gfm@4.0.1", "streamdown@2.7.1", "lighthouse@12.8.2"];

const FOLDER = path.resolve(import.meta.dirname, "../../node_modules/.cache/bench-page");

/** @returns the folder that holds their `node_modules`; React is the project's own, found further up */
export function installRivals(): string {
  if (!existsSync(path.join(FOLDER, "node_modules/lighthouse"))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, "package.json"), JSON.stringify({ private: true }));
    console.log(`Fetching ${PACKAGES.join(", ")} …`);
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--loglevel=error", ...PACKAGES], { cwd: FOLDER, stdio: "inherit" });
  }
  return FOLDER;
}
