/** What comes out of the workbench: the library's code, the example input, and the calls of a provider. */
import { useMemo } from "react";
import type { ModelRecord } from "#reference/model-record";
import { writeInputExample, writeProviderSnippets } from "#reference/snippets";
import { CodeBlock } from "./code-block.tsx";
import { LibrarySnippets } from "./library-snippets.tsx";
import { nameSnippet } from "./snippet-name.ts";

interface WorkbenchOutputProps {
  readonly library: string;
  /** Empty for none. */
  readonly provider: string;
  readonly record: ModelRecord;
}

export function WorkbenchOutput({ library, provider, record }: WorkbenchOutputProps) {
  const example = writeInputExample(record);
  return (
    <>
      <h4>With the library</h4>
      <LibrarySnippets libraryKey={library} record={record} />
      <h4>Example input of the task</h4>
      {"fault" in example ? <p>The generator cannot read this record: {example.fault}</p> : <CodeBlock label="Input" code={example.code} />}
      {provider !== "" && (
        <>
          <h4>Through the provider</h4>
          <ProviderSnippets provider={provider} record={record} />
        </>
      )}
    </>
  );
}

function ProviderSnippets({ provider, record }: Omit<WorkbenchOutputProps, "library">) {
  // The package logs what it cannot do: once for each change, not once for each drawing.
  const written = useMemo(() => writeProviderSnippets(record, provider), [record, provider]);
  if ("fault" in written) return <p>The generator cannot read this record: {written.fault}</p>;
  if (written.code.length === 0)
    return <p>There is no call for this task through {provider}. Where the provider is the reason, the browser’s console says so.</p>;
  return written.code.map((snippet) => <CodeBlock key={nameSnippet(snippet)} label={nameSnippet(snippet)} code={snippet.code} />);
}
