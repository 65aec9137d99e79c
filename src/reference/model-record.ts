/** The record of a model that snippets are written for, and its reading from what a person typed. */
import type { ModelData, PipelineType } from "@huggingface/tasks";

export type ModelRecord = ModelData;

/** What a person types; every field is text. */
export interface ModelForm {
  readonly id: string;
  /** Empty for none. */
  readonly pipelineTag: string;
  /** Separated by commas or white space. */
  readonly tags: string;
  /** A JSON object with any of config, cardData, widgetData, mask_token. Empty for none. */
  readonly rest: string;
}

export type ParsedModel = { readonly record: ModelRecord } | { readonly problem: string };

export const EXAMPLE_MODEL: ModelForm = { id: "acme/my-model", pipelineTag: "", tags: "", rest: "" };

/** Reads a form. The record's inner shape is not checked here: the generators read it, and say what they miss. */
export function parseModelForm(form: ModelForm): ParsedModel {
  const id = form.id.trim();
  // The generators write the id into code as it is: nothing that could end a string may stand in it.
  if (!/^[\w.:-]+(?:\/[\w.:-]+)*$/u.test(id))
    return { problem: "A model's id is made of letters, digits and - _ . : with slashes between, such as acme/my-model." };
  const rest = parseRest(form.rest);
  if (rest === undefined) return { problem: 'The rest of the record must be a JSON object, such as {"config": {}}.' };
  const pipelineTag = form.pipelineTag.trim();
  const tags = form.tags.split(/[\s,]+/u).filter((tag) => tag !== "");
  return { record: { inference: "", ...rest, id, tags, ...(pipelineTag === "" ? {} : { pipeline_tag: pipelineTag as PipelineType }) } };
}

function parseRest(text: string): Partial<ModelRecord> | undefined {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
