/** Code that uses a model with a library, as the package's generators write it. */
import { getModelInputSnippet } from "@huggingface/tasks";
import { findLibrary } from "./library-catalogue.ts";
import type { ModelRecord } from "./model-record.ts";
import { attempt, type Written } from "./written.ts";

/** What a library's generator says for a model; no code for a library that has no generator. */
export function writeLibrarySnippets(libraryKey: string, record: ModelRecord): Written<readonly string[]> {
  return attempt(() => findLibrary(libraryKey)?.snippets?.(record) ?? []);
}

/** The input that a model of this task is shown with. */
export function writeInputExample(record: ModelRecord): Written<string> {
  return attempt(() => {
    const example = getModelInputSnippet(record);
    return typeof example === "string" ? example : JSON.stringify(example, null, 2);
  });
}
