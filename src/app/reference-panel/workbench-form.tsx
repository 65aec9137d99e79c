/** What goes into the workbench: library, provider, and the record of a model. */
import { useId } from "react";
import type { FallbackExample } from "#reference/fallback-examples";
import { listLibraries } from "#reference/library-catalogue";
import type { ModelForm } from "#reference/model-record";
import { PROVIDERS } from "#reference/providers";
import { shelveTasks, TASK_NAMES } from "#reference/task-names";
import styles from "./panel-pages.module.css";

export interface WorkbenchInput {
  readonly library: string;
  /** Empty for none. */
  readonly provider: string;
  readonly form: ModelForm;
}

interface WorkbenchFormProps {
  readonly input: WorkbenchInput;
  readonly onChange: (input: WorkbenchInput) => void;
  readonly examples: readonly FallbackExample[];
}

const LIBRARIES = listLibraries().filter(({ snippets }) => snippets);
const SHELVES = shelveTasks(TASK_NAMES);

export function WorkbenchForm({ input, onChange, examples }: WorkbenchFormProps) {
  const id = useId();
  const { library, provider, form } = input;
  const change = (changed: Partial<ModelForm>): void => onChange({ ...input, form: { ...form, ...changed } });
  const startFrom = (title: string): void => {
    const example = examples.find((example) => example.title === title);
    if (example) onChange({ ...input, library: example.library, form: example.form });
  };

  return (
    <div className={styles["fields"]}>
      <label htmlFor={`${id}-example`}>Start from</label>
      <select id={`${id}-example`} value="" onChange={(event) => startFrom(event.target.value)}>
        <option value="">an example…</option>
        {examples.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </select>
      <label htmlFor={`${id}-library`}>Library</label>
      <select id={`${id}-library`} value={library} onChange={(event) => onChange({ ...input, library: event.target.value })}>
        {LIBRARIES.map(({ key, prettyLabel }) => (
          <option key={key} value={key}>
            {prettyLabel}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-model`}>Model</label>
      <input id={`${id}-model`} value={form.id} spellCheck={false} autoCapitalize="off" onChange={(event) => change({ id: event.target.value })} />
      <label htmlFor={`${id}-task`}>Pipeline tag</label>
      <select id={`${id}-task`} value={form.pipelineTag} onChange={(event) => change({ pipelineTag: event.target.value })}>
        <option value="">none</option>
        {SHELVES.map(({ modality, label, tasks }) => (
          <optgroup key={modality} label={label}>
            {tasks.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <label htmlFor={`${id}-tags`}>Tags</label>
      <input
        id={`${id}-tags`}
        value={form.tags}
        placeholder="conversational, yolov8"
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => change({ tags: event.target.value })}
      />
      <label htmlFor={`${id}-rest`}>Config and more, as JSON</label>
      <textarea
        id={`${id}-rest`}
        value={form.rest}
        rows={5}
        placeholder='{"config": {}, "cardData": {}, "widgetData": [], "mask_token": ""}'
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => change({ rest: event.target.value })}
      />
      <label htmlFor={`${id}-provider`}>Calls through</label>
      <select id={`${id}-provider`} value={provider} onChange={(event) => onChange({ ...input, provider: event.target.value })}>
        <option value="">no provider</option>
        {PROVIDERS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
