/** The snippet workbench: a model goes in, the code that the generators write for it comes out. */
import { useMemo, useState } from "react";
import { FALLBACK_EXAMPLES } from "#reference/fallback-examples";
import { EXAMPLE_MODEL, parseModelForm } from "#reference/model-record";
import { PageHeading } from "./page-heading.tsx";
import type { PageProps } from "./panel-pages.tsx";
import { WorkbenchForm, type WorkbenchInput } from "./workbench-form.tsx";
import { WorkbenchOutput } from "./workbench-output.tsx";

const NO_PROVIDER = "";

export function WorkbenchPage({ name = "transformers" }: PageProps) {
  const [input, setInput] = useState<WorkbenchInput>({ library: name, provider: NO_PROVIDER, form: EXAMPLE_MODEL });
  const parsed = useMemo(() => parseModelForm(input.form), [input.form]);
  return (
    <>
      <PageHeading>Workbench</PageHeading>
      <p>Describe a model and read the code that is written for it, also where something is missing.</p>
      <WorkbenchForm input={input} onChange={setInput} examples={FALLBACK_EXAMPLES} />
      {"problem" in parsed ? (
        <p role="alert">{parsed.problem}</p>
      ) : (
        <WorkbenchOutput library={input.library} provider={input.provider} record={parsed.record} />
      )}
    </>
  );
}
