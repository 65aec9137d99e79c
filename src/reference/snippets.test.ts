/** What the generators answer where they cannot write full code, statement by statement. */
import { pattern } from "#recipe/pattern";
import { PROVIDERS as HELPERS } from "@huggingface/inference";
import { expect, test, vi } from "vitest";
import { FALLBACK_EXAMPLES } from "./fallback-examples.ts";
import { writeInputExample, writeLibrarySnippets } from "./library-snippets.ts";
import { EXAMPLE_MODEL, type ModelForm, type ModelRecord, parseModelForm } from "./model-record.ts";
import { writeProviderSnippets } from "./provider-snippets.ts";

function model(form: Partial<ModelForm> = {}): ModelRecord {
  const parsed = parseModelForm({ ...EXAMPLE_MODEL, ...form });
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.record;
}

function rest(value: unknown): Partial<ModelForm> {
  return { rest: JSON.stringify(value) };
}

function code(library: string, form: Partial<ModelForm> = {}): string {
  const written = writeLibrarySnippets(library, model(form));
  if ("fault" in written) throw new Error(written.fault);
  return written.code.join("\n\n");
}

function peft(config: Readonly<Record<string, string>>): string {
  return code("peft", rest({ config: { peft: config } }));
}

test.each(["ultralytics", "yolov10"])("%s warns when no tag is yolov and digits", (library) => {
  const warning = "# Couldn't find a valid YOLO version tag.";
  expect(code(library)).toContain(warning);
  expect(code(library)).toContain("YOLOvXX");
  expect(code(library, { tags: "yolo11" })).toContain(warning);
  expect(code(library, { tags: "yolov8" })).not.toContain(warning);
});

test("PEFT answers for an unknown task type and for a missing base model, in this order", () => {
  expect(peft({ task_type: "FEATURE_EXTRACTION", base_model_name_or_path: "acme/base" })).toBe("Task type is invalid.");
  expect(code("peft")).toBe("Task type is invalid.");
  expect(peft({ task_type: "CAUSAL_LM" })).toBe("Base model is not found.");
  expect(peft({ task_type: "CAUSAL_LM", base_model_name_or_path: "acme/base" })).toContain('from_pretrained("acme/base")');
});

test("sklearn says that the file name is not in the config, for models made with skops", () => {
  expect(code("sklearn", { tags: "skops" })).toContain("Model filename not specified in config.json");
  expect(code("sklearn", { tags: "skops", ...rest({ config: { sklearn: { model: { file: "pie.skops" } } } }) })).toContain("pie.skops");
  // Others get a conventional name instead of the warning.
  expect(code("sklearn")).toContain("sklearn_model.joblib");
});

test("speechbrain says that the interface is not specified, or that it is not one", () => {
  expect(code("speechbrain")).toBe("# interface not specified in config.json");
  expect(code("speechbrain", rest({ config: { speechbrain: { speechbrain_interface: "Oven" } } }))).toBe("# interface in config.json invalid");
  expect(code("speechbrain", rest({ config: { speechbrain: { speechbrain_interface: "EncoderClassifier" } } }))).toContain("classify_file");
});

test("ESPnet knows text-to-speech and automatic-speech-recognition alone", () => {
  expect(code("espnet")).toBe("unknown model type (must be text-to-speech or automatic-speech-recognition)");
  expect(code("espnet", { tags: "text-to-speech" })).toContain("Text2Speech");
  expect(code("espnet", { tags: "automatic-speech-recognition" })).toContain("Speech2Text");
});

test("NeMo says that the tag matched no domain", () => {
  expect(code("nemo")).toBe("# tag did not correspond to a valid NeMo domain.");
  expect(code("nemo", { tags: "automatic-speech-recognition" })).toContain("nemo_asr");
});

test("audiocraft says that the type is unknown without musicgen, audiogen or magnet", () => {
  expect(code("audiocraft")).toBe("# Type of model unknown.");
  for (const [tag, name] of [
    ["musicgen", "MusicGen"],
    ["audiogen", "AudioGen"],
    ["magnet", "MAGNeT"],
  ] as const)
    expect(code("audiocraft", { tags: tag })).toContain(name);
});

test.each(["robotics", ""])("the task %j has no input example", (pipelineTag) => {
  expect(writeInputExample(model({ pipelineTag }))).toEqual({ code: "No input example has been defined for this model task." });
});

test.each([
  ["flux", 4, 0],
  ["stable-diffusion", 50, 5],
  ["", 50, 5],
])("a diffusion sample tagged %j is 512x512, in %i steps, with guidance %i", (tags, steps, guidance) => {
  const sample = code("diffusionkit", { tags });
  expect(sample).toContain("HEIGHT = 512");
  expect(sample).toContain("WIDTH = 512");
  expect(sample).toMatch(pattern()`NUM_STEPS = ${String(steps)}\b`);
  expect(sample).toMatch(pattern()`CFG_WEIGHT = ${String(guidance)}\b`);
});

test("the default image prompt is a fixed sample, and the model's own example takes its place", () => {
  expect(code("diffusers")).toContain('prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"');
  expect(code("diffusionkit")).toContain('"a photo of a cat"');
  expect(code("diffusers", rest({ widgetData: [{ text: "a pie" }] }))).toContain('prompt = "a pie"');
  expect(code("diffusers", rest({ cardData: { instance_prompt: "a tart", base_model: "acme/base" } }))).toContain('prompt = "a tart"');
});

test("adapters are loaded onto the base model of the card", () => {
  expect(code("diffusers", { tags: "lora", ...rest({ cardData: { base_model: "acme/base" } }) })).toContain('"acme/base"');
  expect(code("diffusers", { tags: "lora" })).toContain("fill-in-base-model");
});

test("sentence similarity and fill-mask read the model's sentences and its mask", () => {
  const sentences = { source_sentence: "Soup", sentences: ["Broth", "Bread"] };
  for (const text of ["Soup", "Broth", "Bread"]) expect(code("sentence-transformers", rest({ widgetData: [sentences] }))).toContain(`"${text}"`);
  expect(writeInputExample(model({ pipelineTag: "fill-mask", ...rest({ mask_token: "[MASK]" }) }))).toEqual({
    code: '"The answer to the universe is [MASK]."',
  });
});

test.each(["text-generation", "image-text-to-text"])("a conversational %s model gets a chat message as example, and so does today any other", (pipelineTag) => {
  for (const tags of ["conversational", ""]) {
    const written = writeInputExample(model({ pipelineTag, tags }));
    expect("code" in written && JSON.parse(written.code)).toMatchObject([{ role: "user" }]);
  }
});

test.each([
  ["no-such-provider", "text-generation"],
  ["groq", "text-to-image"],
])("without a helper of %s for %s an error is logged and there are no snippets", (provider, pipelineTag) => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(writeProviderSnippets(model({ pipelineTag }), provider)).toEqual({ code: [] });
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringContaining(`Failed to get provider helper for ${provider}`), expect.any(Error)]]);
  vi.mocked(console.error).mockClear();
});

test("a body that cannot be parsed is logged, and the snippets are written all the same", () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const helper = HELPERS.groq.conversational;
  if (!helper) throw new Error("groq chats no more");
  const makeBody = vi.spyOn(helper, "makeBody").mockReturnValue("not json");
  const written = writeProviderSnippets(model({ pipelineTag: "text-generation" }), "groq");
  makeBody.mockRestore();
  expect("code" in written && written.code.length).toBeGreaterThan(0);
  expect(vi.mocked(console.error).mock.calls).toEqual([["Failed to parse body as JSON", expect.any(SyntaxError)]]);
  vi.mocked(console.error).mockClear();
});

test("a task without calls gives none, silently", () => {
  for (const pipelineTag of ["", "robotics", "visual-question-answering"]) expect(writeProviderSnippets(model({ pipelineTag }), "auto")).toEqual({ code: [] });
});

test("curl, Python and JS are what a provider's calls are written in, the token from the surroundings", () => {
  const written = writeProviderSnippets(model({ pipelineTag: "text-generation" }), "auto");
  if ("fault" in written) throw new Error(written.fault);
  expect(new Set(written.code.map(({ language }) => language))).toEqual(new Set(["sh", "python", "js"]));
  for (const { code } of written.code) {
    expect(code).toContain("HF_TOKEN");
    expect(code).not.toMatch(/placeholder/i);
  }
});

test.each(FALLBACK_EXAMPLES)("the workbench's example $title has a library and a readable model", ({ library, form }) => {
  expect(parseModelForm(form)).toHaveProperty("record");
  expect(writeLibrarySnippets(library, model(form))).toHaveProperty("code");
});

test.each(["", "a b", 'x"); import os', "acme/", "-d '"])("%j is no model id, and never reaches a snippet", (id) => {
  expect(parseModelForm({ ...EXAMPLE_MODEL, id })).toHaveProperty("problem");
});

test.each(["{", "[]", "5", "null"])("%j is no record", (rest) => {
  expect(parseModelForm({ ...EXAMPLE_MODEL, rest })).toHaveProperty("problem");
});

test("a config of a shape that no model has is a fault in words, not an exception", () => {
  expect(writeLibrarySnippets("diffusers", { id: "a/b", inference: "", ...JSON.parse('{"tags": null}') })).toHaveProperty("fault");
});
