/** The machine-learning tasks with all that is said about them: every one has a name, most have a full definition. */
import { type TaskData, TASKS_DATA } from "@huggingface/tasks";
import { matchesWords } from "./match-words.ts";
import { shelveTasks, TASK_NAMES, type TaskName, type TaskShelf } from "./task-names.ts";

export type TaskDefinition = TaskData;

export interface Task extends TaskName {
  /** Left out for the tasks that are only a name so far. */
  readonly definition?: TaskDefinition;
}

const TASKS: readonly Task[] = TASK_NAMES.map((name) => {
  const definition = TASKS_DATA[name.id];
  return definition ? Object.assign({ definition: withoutBlanks(definition) }, name) : name;
});

/** The tasks that hold every word of `query` in id, name or summary, by modality. */
export function listTaskShelves(query = ""): readonly TaskShelf<Task>[] {
  return shelveTasks(TASKS.filter(({ id, name, definition }) => matchesWords(query, [id, name, definition?.summary ?? ""])));
}

export function findTask(id: string): Task | undefined {
  return TASKS.find((task) => task.id === id);
}

/** The package's lists hold a few rows without an id, put in as place-holders: nothing to show, nothing to link to. */
function withoutBlanks(definition: TaskDefinition): TaskDefinition {
  return {
    ...definition,
    datasets: definition.datasets.filter(({ id }) => id !== ""),
    widgetModels: definition.widgetModels.filter((id) => id !== ""),
  };
}
