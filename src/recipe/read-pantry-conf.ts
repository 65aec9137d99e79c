/** Reads `pantry.conf`, the list of what is in store that Cooklang's tools keep, as entries of an ingredient list. */
import { parse, type TomlTable, type TomlValue } from "smol-toml";

/** Whether a text may be one: it opens with a section's name in square brackets. Cheap, so that every pasted text can be asked. */
export function maybePantryConf(text: string): boolean {
  return /^\s*(?:#[^\n]*\s+)*\[[^\][\n]{1,80}\]\s*(?:#[^\n]*)?\n\s*\S/.test(text.slice(0, 4000)) && !/^\s*\[[ xX]?\]/.test(text);
}

/**
 * One entry an item, with its amount where there is one: `1 kg salt`. What has run out (`false`, an amount of nought) is left
 * out. Undefined where the text is no such file.
 */
export function readPantryConf(text: string): string[] | undefined {
  let sections: TomlTable;
  try {
    sections = parse(text.replaceAll("\r\n", "\n"));
  } catch {
    return readNamesAlone(text);
  }
  const tables = Object.values(sections).filter((section) => Array.isArray(section) || isTable(section));
  if (tables.length === 0) return undefined;
  return tables.flatMap((section) => (Array.isArray(section) ? section.flatMap(readNamed) : Object.entries(section as TomlTable).flatMap(readItem)));
}

/** The list of shelves that the same tools keep (`aisle.conf`): names alone, with other names behind a bar. */
function readNamesAlone(text: string): string[] | undefined {
  const lines = text.split("\n").map((line) => line.replace(/#.*$/, "").trim());
  const names = lines.filter((line) => line !== "" && !line.startsWith("["));
  return names.length === 0 || names.some((line) => line.includes("=")) ? undefined : names.map((line) => line.replace(/\s*\|.*$/, ""));
}

function readItem([key, value]: readonly [string, TomlValue]): string[] {
  const name = key.replaceAll("_", " ").trim();
  if (value === false || name === "") return [];
  const amount = isTable(value) ? value["quantity"] : value;
  return write(name, amount);
}

/** `[[freezer]]` and lists in a section: a name, or a table with one. */
function readNamed(item: TomlValue): string[] {
  if (typeof item === "string") return [item];
  return isTable(item) && typeof item["name"] === "string" ? write(item["name"], item["quantity"]) : [];
}

function write(name: string, amount: TomlValue | undefined): string[] {
  if (typeof amount === "number" || typeof amount === "bigint") return Number(amount) > 0 ? [`${amount} ${name}`] : [];
  if (typeof amount !== "string" || amount.trim() === "") return [name];
  const said = amount.replace("%", " ").replaceAll(/\s+/g, " ").trim();
  if (/^0+(?:[.,]0+)?(?:\s|$)/.test(said)) return [];
  // "plenty" and "some" are no amount that could be cooked by.
  return [/^[\d½¼¾⅓⅔]/.test(said) ? `${said} ${name}` : name];
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
