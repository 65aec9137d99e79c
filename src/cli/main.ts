/** The command line: `recipie cook eggs rice onion`, `recipie cook --ndjson < orders`. Each command in a file of its own. */
import { checkCommand } from "./check-command.ts";
import { cookCommand } from "./cook-command.ts";
import { menuCommand } from "./menu-command.ts";
import { readCommand } from "./read-command.ts";

type Command = (words: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = { check: checkCommand, cook: cookCommand, menu: menuCommand, read: readCommand };
const USAGE = `usage: recipie cook <ingredient>…        a recipe from just these
       recipie cook --ndjson < orders   one order (JSON) a line in, one answer a line out
       recipie menu --ndjson < orders   one order (JSON) a line in, up to five dishes a line out
       recipie check --ndjson < recipes one recipe (JSON) with its list a line in, one verdict a line out
       recipie read --ndjson < lines    one ingredient line (JSON) a line in, its foods and amounts out`;

// A reader that has seen enough (head, less) closes the pipe: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const [name = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command(words);
else console.log(USAGE);
