/** The calls of a provider's service with a model, or why there are none. */
import { useMemo } from "react";
import type { ModelRecord } from "#reference/model-record";
import { writeProviderSnippets } from "#reference/provider-snippets";
import { CodeBlock } from "./code-block.tsx";
import { nameSnippet } from "./snippet-name.ts";

interface ProviderSnippetsProps {
  readonly provider: string;
  readonly record: ModelRecord;
}

export function ProviderSnippets({ provider, record }: ProviderSnippetsProps) {
  // The package logs what it cannot do: once for each change, not once for each drawing.
  const written = useMemo(() => writeProviderSnippets(record, provider), [record, provider]);
  if ("fault" in written) return <p>The generator cannot read this record: {written.fault}</p>;
  if (written.code.length === 0)
    return <p>There is no call for this task through {provider}. Where the provider is the reason, the browser’s console says so.</p>;
  return written.code.map((snippet) => <CodeBlock key={nameSnippet(snippet)} label={nameSnippet(snippet)} code={snippet.code} />);
}
