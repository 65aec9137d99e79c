/** The code that a library's generator writes for a model, or why there is none. */
import type { ModelRecord } from "#reference/model-record";
import { writeLibrarySnippets } from "#reference/library-snippets";
import { CodeBlock } from "./code-block.tsx";

interface LibrarySnippetsProps {
  readonly libraryKey: string;
  readonly record: ModelRecord;
}

export function LibrarySnippets({ libraryKey, record }: LibrarySnippetsProps) {
  const written = writeLibrarySnippets(libraryKey, record);
  if ("fault" in written) return <p>The generator cannot read this record: {written.fault}</p>;
  if (written.code.length === 0) return <p>There is no code for it.</p>;
  return written.code.map((code, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a generator's snippets have no name but their place
    <CodeBlock key={index} label={written.code.length === 1 ? libraryKey : `${libraryKey}, ${index + 1} of ${written.code.length}`} code={code} />
  ));
}
