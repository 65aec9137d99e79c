/** What the tasks that models are sorted by are called, and on which shelf they stand. */
import { MODALITIES, MODALITY_LABELS, type Modality, PIPELINE_DATA, PIPELINE_TYPES, type PipelineData, type PipelineType } from "@huggingface/tasks";

export interface TaskName {
  readonly id: PipelineType;
  readonly name: string;
  readonly modality: Modality;
  readonly subtasks: readonly string[];
}

/** The tasks of one modality. */
export interface TaskShelf<Task extends TaskName> {
  readonly modality: Modality;
  readonly label: string;
  readonly tasks: readonly Task[];
}

export const TASK_NAMES: readonly TaskName[] = PIPELINE_TYPES.map((id) => {
  const { name, modality, subtasks = [] }: PipelineData = PIPELINE_DATA[id];
  return { id, name, modality, subtasks: subtasks.map((subtask) => subtask.name) };
});

/** Sorts tasks by modality; a shelf that would stay empty is left out. */
export function shelveTasks<Task extends TaskName>(tasks: readonly Task[]): readonly TaskShelf<Task>[] {
  return MODALITIES.map((modality) => ({ modality, label: nameModality(modality), tasks: tasks.filter((task) => task.modality === modality) })).filter(
    (shelf) => shelf.tasks.length > 0,
  );
}

export function nameModality(modality: Modality): string {
  return MODALITY_LABELS[modality];
}
