/** docs/languages.md: what is read in which language, and how well lists that were written before the tables are read. */
import { LANGUAGES_AT_HAND } from "#kitchen/knowledge/languages/languages-at-hand";
import { LISTS_BY_LANGUAGE } from "./corpus/lists-by-language.ts";
import { LISTS_TOLD_BY_LANGUAGE } from "./corpus/lists-told-by-language.ts";
import { readLine } from "./read-line.ts";
import { recognise } from "./recognise.ts";

export const LANGUAGES_PAGE_COMMAND = "npx tsx scripts/write-languages-page.ts";

/** A list's entries, each with what it is in English. */
export function entriesOf(lists: string): readonly (readonly [line: string, english: string])[] {
  return lists
    .trim()
    .split(/[;\n]/)
    .map((pair) => pair.split("=").map((side) => side.trim()))
    .map(([line = "", english = ""]) => [line, english]);
}

/** The foods of a line, each by its id, in order of the alphabet. */
export function foodsOf(line: string): string {
  return readLine(line)
    .foods.map(({ id }) => id)
    .sort()
    .join(", ");
}

/** The foods of English names joined by "+". */
export function namedFoods(english: string): string {
  return english.split("+").map(foodsOf).sort().join(", ");
}

/** An entry of a list with the foods it names in English, and those that were read. */
interface ReadEntry {
  readonly line: string;
  readonly english: string;
  readonly named: string;
  readonly read: string;
}

/** The entries of lists that are read each as a whole: its words tell the language. */
export function readLists(lists: string): readonly ReadEntry[] {
  return lists
    .trim()
    .split("\n")
    .map(entriesOf)
    .flatMap((entries) => {
      const { readings } = recognise(entries.map(([line]) => line));
      return entries.map(([line, english], at) => ({
        line,
        english,
        named: namedFoods(english),
        read: readings
          .filter(({ entry }) => entry === at)
          .map(({ ingredient }) => ingredient)
          .sort()
          .join(", "),
      }));
    });
}

/** Languages that share a table with another. */
const TABLE_OF: Readonly<Record<string, string>> = { indonesian: "malay", bengali: "indic", nepali: "indic", tamil: "indic", sinhala: "indic" };

const tableOf = (name: string): string => TABLE_OF[name.toLowerCase()] ?? name.toLowerCase();

/** Foods and words of a table, as two cells of a row. */
function writeSize(table: string): string {
  const foods = Object.entries(Object.entries(LANGUAGES_AT_HAND).find(([id]) => id === table)?.[1] ?? {}).filter(([english]) => !/^[#~]/.test(english));
  return `${foods.length} | ${foods.flatMap(([, all]) => all.split(", ")).length}`;
}

/** Tables that hold no one language's words. */
const OF_MANY: readonly string[] = ["others", "several"];

/** A row of the page: a language, its table and how its lists are read. */
function writeRow(name: string, entries: readonly ReadEntry[]): string {
  const others = entries.filter(({ named, read }) => named !== read);
  const share = (count: number): string => `${Math.round((100 * count) / entries.length)} %`;
  const missed = others.map(({ line, english }) => `${line} (${english})`).join("; ");
  const read = entries.filter((entry) => entry.read !== "").length;
  return `| ${name} | ${writeSize(tableOf(name))} | ${entries.length} | ${share(read)} | ${share(entries.length - others.length)} | ${missed} |`;
}

export function writeLanguagesPage(): string {
  const rows = Object.entries(LISTS_BY_LANGUAGE).map(([name, lists]) => {
    const entries = entriesOf(lists);
    return writeRow(
      name,
      entries.map(([line, english]) => ({ line, english, named: namedFoods(english), read: foodsOf(line) })),
    );
  });
  const told = Object.entries(LISTS_TOLD_BY_LANGUAGE).map(([name, lists]) => writeRow(name, readLists(lists)));
  const listed = new Set([...Object.keys(LISTS_BY_LANGUAGE), ...Object.keys(LISTS_TOLD_BY_LANGUAGE)].map(tableOf));
  const more = Object.keys(LANGUAGES_AT_HAND).filter((table) => !listed.has(table) && !OF_MANY.includes(table));
  return `# Languages

Lists may be written in these languages besides English, mixed as one likes. Cases, plurals and genders that change a word's end, articles, compounds and measures are read, too. This page is written by \`${LANGUAGES_PAGE_COMMAND}\`; a test fails when it is out of date.

The lists are eight a language, of eight to ten entries: six written before the tables were, two after them and without them. The tables have been mended by what they showed, so the shares are no first sight (decision 131 has those). Behind each: the entries that are read as another food than their English name.

| language | foods | words | entries | read | same as in English | otherwise |
|---|--:|--:|--:|--:|--:|---|
${rows.join("\n")}

The words of these are looked for in a list that is told to be in them, by its commonest words or by its script, in their own letters or in Latin ones. Their lists are two a language, of ten entries, written before the tables were looked at, and each is read as a whole.

| language | foods | words | entries | read | same as in English | otherwise |
|---|--:|--:|--:|--:|--:|---|
${told.join("\n")}

These are read in the same way; no list of theirs is kept to say how well.

| table | foods | words |
|---|--:|--:|
${more.map((table) => `| ${table.charAt(0).toUpperCase()}${table.slice(1)} | ${writeSize(table)} |`).join("\n")}

A few more languages: the commonest foods only.
`;
}
