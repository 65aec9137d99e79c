/** The machine-learning tasks that models are sorted by: every one has a name and a modality, most have a full definition. */
import {
  MODALITIES,
  MODALITY_LABELS,
  type Modality,
  PIPELINE_DATA,
  PIPELINE_TYPES,
  type PipelineData,
  type PipelineType,
  type TaskData,
  TASKS_DATA,
} from "@huggingface/tasks";
import { matchesWords } from "./match-words.ts";

export type TaskDefinition = TaskData;

export interface Task {
  readonly id: PipelineType;
  readonly name: string;
  readonly modality: Modality;
  readonly subtasks: readonly string[];
  /** Left out for the tasks that are only a name so far. */
  readonly definition?: TaskDefinition;
}

/** The tasks of one modality. */
export interface TaskShelf {
  readonly modality: Modality;
  readonly label: string;
  readonly tasks: readonly Task[];
}

const TASKS: readonly Task[] = PIPELINE_TYPES.map(describeTask);

/** All modalities with the tasks that hold every word of `query` in id, name or summary; shelves without one are left out. */
export function listTaskShelves(query = ""): readonly TaskShelf[] {
  const found = TASKS.filter(({ id, name, definition }) => matchesWords(query, [id, name, definition?.summary ?? ""]));
  return MODALITIES.map((modality) => ({ modality, label: MODALITY_LABELS[modality], tasks: found.filter((task) => task.modality === modality) })).filter(
    ({ tasks }) => tasks.length > 0,
  );
}

export function findTask(id: string): Task | undefined {
  return TASKS.find((task) => task.id === id);
}

export function nameModality(modality: Modality): string {
  return MODALITY_LABELS[modality];
}

function describeTask(id: PipelineType): Task {
  const { name, modality, subtasks = [] }: PipelineData = PIPELINE_DATA[id];
  const definition = TASKS_DATA[id];
  return { id, name, modality, subtasks: subtasks.map((subtask) => subtask.name), ...(definition ? { definition: withoutBlanks(definition) } : {}) };
}

/** The package's lists hold a few rows without an id, put in as place-holders: nothing to show, nothing to link to. */
function withoutBlanks(definition: TaskDefinition): TaskDefinition {
  return {
    ...definition,
    datasets: definition.datasets.filter(({ id }) => id !== ""),
    widgetModels: definition.widgetModels.filter((id) => id !== ""),
  };
}
