/** What comes out of the workbench: the library's code, the example input, and the calls of a provider. */
import type { ModelRecord } from "#reference/model-record";
import { writeInputExample } from "#reference/library-snippets";
import { CodeBlock } from "./code-block.tsx";
import { Fetched } from "../panel/fetched.tsx";
import { LibrarySnippets } from "./library-snippets.tsx";

interface WorkbenchOutputProps {
  readonly library: string;
  /** Empty for none. */
  readonly provider: string;
  readonly record: ModelRecord;
}

const loadProviderSnippets = async () => (await import("./provider-snippets.tsx")).ProviderSnippets;

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
          <Fetched load={loadProviderSnippets} props={{ provider, record }} />
        </>
      )}
    </>
  );
}
