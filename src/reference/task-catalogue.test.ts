import { PIPELINE_TYPES, type TaskDemoEntry } from "@huggingface/tasks";
import { expect, test } from "vitest";
import { findLibrary } from "./library-catalogue.ts";
import { findTask, listTaskShelves, type Task } from "./task-catalogue.ts";

const tasks = listTaskShelves().flatMap((shelf) => shelf.tasks);
const definitions = tasks.flatMap(({ definition }) => (definition ? [definition] : []));
const demoItems = definitions.flatMap(({ demo }) => [...demo.inputs, ...demo.outputs]);

function itemsOf<Type extends TaskDemoEntry["type"]>(type: Type) {
  return demoItems.filter((item): item is Extract<TaskDemoEntry, { type: Type }> => item.type === type);
}

test("57 tasks stand on seven shelves, each once, and 47 of them are defined", () => {
  expect(tasks.map(({ id }) => id).sort()).toEqual([...PIPELINE_TYPES].sort());
  expect(tasks).toHaveLength(57);
  expect(definitions).toHaveLength(47);
  expect(listTaskShelves().map(({ label }) => label)).toEqual([
    "Multimodal",
    "Natural Language Processing",
    "Computer Vision",
    "Audio",
    "Tabular",
    "Reinforcement Learning",
    "Other",
  ]);
});

test("vision, audio, text, video, 3D, tabular and reinforcement learning are among them", () => {
  const ids = tasks.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      "image-classification",
      "audio-classification",
      "text-generation",
      "text-to-video",
      "image-to-3d",
      "tabular-regression",
      "reinforcement-learning",
    ]),
  );
});

test.each(definitions)("$id has every field of a task definition", (definition) => {
  const {
    id,
    label,
    libraries,
    datasets,
    demo,
    metrics,
    models,
    spaces,
    summary,
    widgetModels,
    youtubeId = "",
    canonicalId,
    isPlaceholder = false,
  } = definition;
  expect(findTask(id)?.name).toBe(label);
  expect(label).not.toBe("");
  expect(summary).not.toBe("");
  expect(libraries.filter((key) => !findLibrary(key))).toEqual([]);
  for (const { id, description } of [...datasets, ...metrics, ...models, ...spaces]) {
    expect(id).toEqual(expect.stringMatching(/\S/));
    expect(description).toEqual(expect.any(String));
  }
  expect(Array.isArray(demo.inputs) && Array.isArray(demo.outputs)).toBe(true);
  expect(widgetModels.every((model) => /^[^/\s]+(?:\/[^/\s]+)?$/u.test(model))).toBe(true);
  expect(youtubeId).toMatch(/^[\w-]{0,11}$/);
  expect(canonicalId === undefined || findTask(canonicalId) !== undefined).toBe(true);
  expect(isPlaceholder).toBe(false);
});

test("a demo's items are texts, images, sounds, charts, tables and texts with tokens", () => {
  const types = new Set(demoItems.map(({ type }) => type));
  expect([...types].sort()).toEqual(["audio", "chart", "img", "tabular", "text", "text-with-tokens"]);
  for (const { label, content } of itemsOf("text")) expect([typeof label, typeof content]).toEqual(["string", "string"]);
  for (const { filename } of [...itemsOf("img"), ...itemsOf("audio")]) expect(filename).toMatch(/\.\w+$/);
  for (const { data } of itemsOf("chart")) for (const { label, score } of data) expect([typeof label, typeof score]).toEqual(["string", "number"]);
  for (const { table } of itemsOf("tabular")) expect(table.flat().every((cell) => typeof cell === "string")).toBe(true);
  for (const { text, tokens } of itemsOf("text-with-tokens")) {
    for (const { type, start, end } of tokens) expect([type === "", start < end && end <= text.length]).toEqual([false, true]);
  }
});

test("the chat task has what the panel opens with: summary, datasets, metrics, models, spaces, demo and video", () => {
  const { definition, modality } = findTask("text-generation") as Task & Required<Pick<Task, "definition">>;
  expect(modality).toBe("nlp");
  expect(definition.summary).toMatch(/generating new text/);
  for (const list of [
    definition.datasets,
    definition.metrics,
    definition.models,
    definition.spaces,
    definition.demo.inputs,
    definition.demo.outputs,
    definition.widgetModels,
  ]) {
    expect(list.length).toBeGreaterThan(0);
  }
  expect(definition.youtubeId).toMatch(/^[\w-]{11}$/);
});

test("a default widget model and a video are not there for every task: 16 tasks have no model, 30 no video", () => {
  expect(definitions.filter(({ widgetModels }) => widgetModels.length === 0)).toHaveLength(16);
  expect(definitions.filter(({ youtubeId }) => !youtubeId)).toHaveLength(30);
});

test("three tasks point to another; none is a placeholder", () => {
  const pointing = definitions.flatMap(({ id, canonicalId }) => (canonicalId === undefined ? [] : [[id, canonicalId]]));
  expect(Object.fromEntries(pointing)).toEqual({ summarization: "text-generation", translation: "text-generation", "text-to-speech": "text-to-audio" });
});

function idsFor(query: string) {
  return listTaskShelves(query).flatMap((shelf) => shelf.tasks.map(({ id }) => id));
}

test("the search finds by name, id and summary in any case and order, and leaves empty shelves out", () => {
  expect(idsFor("GENERATION text")).toContain("text-generation");
  expect(idsFor("text-to-3d")).toEqual(["text-to-3d"]);
  expect(idsFor("  ")).toHaveLength(57);
  expect(idsFor("paraphrase")).toContain("text-generation");
  expect(listTaskShelves("no such task anywhere")).toEqual([]);
});

test("what is only a name is found too, and an unknown id is not", () => {
  expect(findTask("robotics")).toMatchObject({ name: "Robotics", modality: "rl", subtasks: ["Grasping", "Task Planning"] });
  expect(findTask("robotics")?.definition).toBeUndefined();
  expect(findTask("cooking")).toBeUndefined();
});
