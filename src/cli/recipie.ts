#!/usr/bin/env node
/** The command line. Each command in a file of its own, loaded when it is asked for: to serve the book takes no dishes, to check a recipe neither. */

type Command = (words: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import("./serve-command.ts")).serveCommand,
  cook: async () => (await import("./cook-command.ts")).cookCommand,
  menu: async () => (await import("./menu-command.ts")).menuCommand,
  check: async () => (await import("./check-command.ts")).checkCommand,
  mcp: async () => (await import("./mcp-command.ts")).mcpCommand,
  read: async () => (await import("./read-command.ts")).readCommand,
};

const USAGE = `usage: recipie                          opens the book at http://127.0.0.1:3000 (PORT and HOST say where)
       recipie cook <ingredient>…       a recipe from just these
       recipie cook --ndjson < orders   one order (JSON) a line in, one answer a line out
       recipie menu <ingredient>…       up to five dishes from just these
       recipie menu --ndjson < orders   one order (JSON) a line in, up to five dishes a line out
       recipie check <ingredient>… < recipe
                                        what of a recipe (any text) is not on the list
       recipie check --ndjson < recipes one recipe (JSON) with its list a line in, one verdict a line out
       recipie read <line>              the foods and amounts of one ingredient line
       recipie read --ndjson < lines    one ingredient line (JSON) a line in, its foods and amounts out
       recipie mcp [--http [port]]      the kitchen as tools for an assistant, over stdin and stdout or on 127.0.0.1`;

// A reader that has seen enough (head, less) closes the pipe: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const [name = "serve", ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await (await command())(words);
else {
  console.log(USAGE);
  if (name !== "help" && name !== "--help" && name !== "-h") process.exitCode = 1;
}
