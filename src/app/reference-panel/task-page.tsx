/** One task. */
import { findTask, nameModality } from "#reference/task-catalogue";
import { PageHeading } from "./page-heading.tsx";
import { PanelLink } from "./panel-link.tsx";
import styles from "./panel-pages.module.css";
import { TaskDefinition } from "./task-definition.tsx";

export function TaskPage({ id }: { readonly id: string }) {
  const task = findTask(id);
  return (
    <>
      <PageHeading>{task?.name ?? "No such task"}</PageHeading>
      <p className={styles["quiet"]}>{task ? `${nameModality(task.modality)} · ${task.id}` : `The catalogue does not know “${id}”.`}</p>
      {task && !task.definition && <p>This task is only a name so far.</p>}
      {task?.definition && <TaskDefinition definition={task.definition} />}
      {task && task.subtasks.length > 0 && (
        <>
          <h4>Kinds of it</h4>
          <p>{task.subtasks.join(", ")}</p>
        </>
      )}
      <p>
        <PanelLink to={{ page: "tasks" }}>All tasks</PanelLink>
      </p>
    </>
  );
}
