/** What a snippet is called where it is chosen and shown. */
import type { Snippet } from "#reference/provider-snippets";

const LANGUAGES = { python: "Python", js: "JavaScript", sh: "Shell" };

export function nameSnippet({ language, client }: Snippet): string {
  return language === "sh" ? client : `${LANGUAGES[language]}, ${client}`;
}
