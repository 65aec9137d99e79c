/** Models that a generator cannot write full code for, each with the way it says so: a tour of the workbench. */
import { EXAMPLE_MODEL, type ModelForm } from "./model-record.ts";

export interface FallbackExample {
  readonly title: string;
  readonly library: string;
  readonly form: ModelForm;
}

function example(title: string, library: string, form: Partial<ModelForm> = {}): FallbackExample {
  return { title, library, form: { ...EXAMPLE_MODEL, ...form } };
}

function config(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ config: value }, null, 2);
}

export const FALLBACK_EXAMPLES: readonly FallbackExample[] = [
  example("PEFT, task type unknown", "peft", { rest: config({ peft: { task_type: "FEATURE_EXTRACTION", base_model_name_or_path: "acme/base" } }) }),
  example("PEFT, base model missing", "peft", { rest: config({ peft: { task_type: "CAUSAL_LM" } }) }),
  example("YOLO, no version tag", "ultralytics"),
  example("scikit-learn, file name missing", "sklearn", { tags: "skops" }),
  example("SpeechBrain, interface missing", "speechbrain"),
  example("ESPnet, neither speech task", "espnet"),
  example("NeMo, no valid domain", "nemo"),
  example("AudioCraft, type unknown", "audiocraft"),
  example("No input example for the task", "lerobot", { pipelineTag: "robotics" }),
  example("DiffusionKit, flux", "diffusionkit", { tags: "flux", pipelineTag: "text-to-image" }),
  example("DiffusionKit, any other", "diffusionkit", { pipelineTag: "text-to-image" }),
  example("Conversational text generation", "transformers", { tags: "conversational", pipelineTag: "text-generation" }),
];
