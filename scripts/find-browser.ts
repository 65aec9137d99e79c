/** Finds a Chromium that really starts, with no step by hand: the first candidate that opens a page and takes a picture wins. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

export interface FoundBrowser {
  /** Where it was found, for the log. */
  readonly from: string;
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Test workers inherit the answer, so that there is one search a run. */
const ANSWER = "RECIPIE_TEST_BROWSER";

const QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Tries `CHROME_PATH` alone where it is set; else Playwright's own cache, the system, and a Chromium fetched from the package registry. Throws with all that was tried. */
export async function findBrowser(): Promise<FoundBrowser> {
  const known = process.env[ANSWER];
  if (known !== undefined) return JSON.parse(known) as FoundBrowser;
  const given = process.env["CHROME_PATH"];
  const sources = given === undefined ? [cached, installed, packaged] : [() => [{ from: "CHROME_PATH", executablePath: given }]];
  const tried: string[] = [];
  for (const source of sources) {
    for (const candidate of candidatesOf(source, tried)) {
      const fault = fs.existsSync(candidate.executablePath) ? await tryOut(candidate) : "no such file";
      if (fault === undefined) {
        process.env[ANSWER] = JSON.stringify(candidate);
        return candidate;
      }
      tried.push(`${candidate.executablePath} (${candidate.from}): ${fault}`);
    }
  }
  throw new Error(`No Chromium could be started. Install one (apt-get install chromium) or set CHROME_PATH. Tried:\n  ${tried.join("\n  ")}`);
}

/** A source that cannot even say where to look (the package cannot be fetched) is one more thing that was tried. */
function candidatesOf(source: () => FoundBrowser[], tried: string[]): FoundBrowser[] {
  try {
    return source();
  } catch (error) {
    tried.push(String(error).split("\n")[0] ?? "");
    return [];
  }
}

export function launchOptions({ executablePath, env }: FoundBrowser) {
  return { executablePath, args: QUIET, timeout: 30_000, ...(env ? { env: { ...(process.env as Record<string, string>), ...env } } : {}) };
}

async function tryOut(candidate: FoundBrowser): Promise<string | undefined> {
  try {
    const browser = await chromium.launch(launchOptions(candidate));
    const page = await browser.newPage();
    await page.setContent("<p>ok</p>");
    await page.screenshot();
    await browser.close();
    return undefined;
  } catch (error) {
    return String(error).split("\n")[0];
  }
}

function cached(): FoundBrowser[] {
  return [{ from: "Playwright's cache", executablePath: chromium.executablePath() }];
}

function installed(): FoundBrowser[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) => ({
      from: "system",
      executablePath: `/Applications/${name}.app/Contents/MacOS/${name}`,
    }));
  }
  if (process.platform === "win32") {
    return ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"].map((name) => ({
      from: "system",
      executablePath: path.join(process.env["PROGRAMFILES"] ?? "C:\\Program Files", name),
    }));
  }
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge-stable"];
  return names
    .flatMap((name) => folders.map((folder) => ({ from: "system", executablePath: path.join(folder, name) })))
    .filter(({ executablePath }) => fs.existsSync(executablePath));
}

/** Its exact version is pinned in `fallback-browser/`, apart from the project's own packages: 66 MB that most machines need not fetch. */
const FALLBACK = path.join(import.meta.dirname, "fallback-browser");

/**
 * The Chromium inside an npm package (x64 Linux), fetched and unpacked once, where nothing else starts. Its libraries come
 * out only where it believes to be in AWS Lambda, and it needs a font.
 */
function packaged(): FoundBrowser[] {
  if (process.platform !== "linux" || process.arch !== "x64") return [];
  const pinned = JSON.parse(fs.readFileSync(path.join(FALLBACK, "package.json"), "utf8")) as { dependencies: Record<string, string> };
  const cache = path.resolve(import.meta.dirname, "../node_modules/.cache");
  const folder = path.join(cache, `chromium-${pinned.dependencies["@sparticuz/chromium"]}`);
  if (!fs.existsSync(folder)) {
    const staging = `${folder}.${process.pid}`;
    fs.cpSync(FALLBACK, staging, { recursive: true });
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: staging, stdio: ["ignore", "ignore", "inherit"] });
    execFileSync(process.execPath, ["--input-type=module", "-e", 'await (await import("@sparticuz/chromium")).default.executablePath()'], {
      cwd: staging,
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    });
    fs.rmSync(path.join(staging, "node_modules"), { recursive: true });
    const folders = [`${folder}/fonts`, "/usr/share/fonts"].map((name) => `<dir>${name}</dir>`).join("");
    fs.writeFileSync(
      path.join(staging, "fonts.conf"),
      `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${folder}/fontconfig-cache</cachedir></fontconfig>`,
    );
    try {
      fs.renameSync(staging, folder);
    } catch {
      fs.rmSync(staging, { recursive: true }); // another run was first
    }
  }
  const libraries = [path.join(folder, "al2023/lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":");
  return [
    {
      from: "npm package @sparticuz/chromium",
      executablePath: path.join(folder, "chromium"),
      env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, "fonts.conf") },
    },
  ];
}
