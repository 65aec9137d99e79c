/**
 * Puts the built `recipie mcp` before the protocol's own inspector, over both transports, and says what each call gave.
 * Run: npm run check:mcp, after npm run build. The inspector (110 MB) is fetched for it and is no part of the project.
 */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";
const ROOT = path.resolve(import.meta.dirname, "..");
const COMMAND = [process.execPath, path.join(ROOT, "dist/server/recipie.js"), "mcp"];
const LIST = 'ingredients=["4 eggs","rice","onion","spinach","feta","oil"]';

interface Answer {
  readonly tools?: readonly { readonly name: string }[];
  readonly prompts?: readonly { readonly name: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** What the inspector's command line prints of one method, as data. It ends with another code than 0 where a tool answers with an error. */
function inspect(target: readonly string[], method: string, more: readonly string[] = []): Answer {
  const inspector = ["exec", "--yes", "--ignore-scripts", `--package=${INSPECTOR}`, "--", "mcp-inspector", "--cli"];
  const said = (() => {
    try {
      return execFileSync("npm", [...inspector, ...target, "--method", method, ...more], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    } catch (error) {
      return (error as { readonly stdout: string }).stdout;
    }
  })();
  return JSON.parse(said.slice(said.indexOf("{"))) as Answer;
}

function inspectAll(transport: string, target: readonly string[]): void {
  const call = (name: string, ...pairs: string[]) => inspect(target, "tools/call", ["--tool-name", name, ...pairs.flatMap((pair) => ["--tool-arg", pair])]);

  const names = inspect(target, "tools/list").tools?.map(({ name }) => name);
  assert.deepEqual(names, ["suggest_dishes", "write_recipe", "check_recipe"]);
  assert.deepEqual(
    inspect(target, "prompts/list").prompts?.map(({ name }) => name),
    ["cook-from-my-pantry"],
  );
  const dishes = call("suggest_dishes", LIST).structuredContent?.["dishes"] as readonly unknown[];
  assert.equal(dishes.length, 5);
  const written = call("write_recipe", LIST, "minutes=60").structuredContent;
  assert.match(String(written?.["markdown"]), /^# /);
  const checked = call("check_recipe", LIST, `recipe=${String(written?.["markdown"])}`).structuredContent;
  assert.equal(checked?.["clean"], true);
  assert.equal(call("write_recipe", 'ingredients=["bleach"]').isError, true);
  console.log(`${transport}: ${names?.join(", ")}; ${dishes.length} dishes; wrote ${String(written?.["title"])}; checked clean; refused bleach`);
}

inspectAll("stdio", COMMAND);
const [file = "", ...words] = COMMAND;
const server = spawn(file, [...words, "--http", "0"], { stdio: ["ignore", "pipe", "inherit"] });
try {
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  inspectAll("http", ["--server-url", /http:\S+/.exec(line.toString())?.[0] ?? "", "--transport", "http"]);
} finally {
  server.kill();
}
