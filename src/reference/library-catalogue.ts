/** The model libraries: who they are, where they live, and how their downloads are counted. */
import { type LibraryUiElement, MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { matchesWords } from "./match-words.ts";

export interface Library extends LibraryUiElement {
  readonly key: string;
}

const ENTRIES: Readonly<Record<string, LibraryUiElement>> = MODEL_LIBRARIES_UI_ELEMENTS;

const LIBRARIES: readonly Library[] = Object.entries(ENTRIES)
  .map(([key, entry]) => Object.assign({ key }, entry))
  .sort((one, other) => one.prettyLabel.localeCompare(other.prettyLabel, "en"));

/** The libraries that hold every word of `query` in key, name or repository, by name. */
export function listLibraries(query = ""): readonly Library[] {
  return LIBRARIES.filter(({ key, prettyLabel, repoName }) => matchesWords(query, [key, prettyLabel, repoName]));
}

export function findLibrary(key: string): Library | undefined {
  return LIBRARIES.find((library) => library.key === key);
}
