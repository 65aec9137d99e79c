/** docs/languages.md: what is read in which language, and how well lists that were written before the tables are read. */
import { LANGUAGES_AT_HAND } from "#kitchen/knowledge/languages/languages-at-hand";
import { LISTS_BY_LANGUAGE } from "./corpus/lists-by-language.ts";
import { SECOND_LISTS_BY_LANGUAGE } from "./corpus/second-lists-by-language.ts";
import { readLine } from "./read-line.ts";

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

export function writeLanguagesPage(): string {
  const rows = Object.entries(LISTS_BY_LANGUAGE).map(([name, lists]) => {
    const table = Object.entries(LANGUAGES_AT_HAND).find(([language]) => language === name.toLowerCase())?.[1] ?? {};
    const entries = [lists, SECOND_LISTS_BY_LANGUAGE[name] ?? ""].flatMap(entriesOf);
    const read = entries.filter(([line]) => foodsOf(line) !== "");
    const others = entries.filter(([line, english]) => foodsOf(line) !== namedFoods(english));
    const words = Object.values(table).flatMap((all) => all.split(", ")).length;
    const share = (count: number): string => `${Math.round((100 * count) / entries.length)} %`;
    const missed = others.map(([line, english]) => `${line} (${english})`).join("; ");
    return `| ${name} | ${Object.keys(table).length} | ${words} | ${entries.length} | ${share(read.length)} | ${share(entries.length - others.length)} | ${missed} |`;
  });
  return `# Languages

Lists may be written in these languages besides English, mixed as one likes. Cases, plurals and genders that change a word's end, articles, compounds and measures are read, too. This page is written by \`${LANGUAGES_PAGE_COMMAND}\`; a test fails when it is out of date.

The lists are eight a language, of eight to ten entries: six written before the tables were, two after them and without them. The tables have been mended by what they showed, so the shares are no first sight (decision 131 has those). Behind each: the entries that are read as another food than their English name.

| language | foods | words | entries | read | same as in English | otherwise |
|---|--:|--:|--:|--:|--:|---|
${rows.join("\n")}

Russian, Korean, Arabic and a few more: the commonest foods only.
`;
}
