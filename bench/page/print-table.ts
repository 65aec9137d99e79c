/** Prints measurements as a Markdown table, ready for bench/README.md. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [header, header.map((_, column) => (column === 0 ? "---" : "--:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  console.log(`\n### ${title}\n\n${lines.join("\n")}`);
}
