/** One task. */
import { findTask } from "#reference/task-catalogue";
import { nameModality } from "#reference/task-names";
import { PageHeading } from "./page-heading.tsx";
import { PanelLink } from "./panel-link.tsx";
import type { PageProps } from "./panel-pages.tsx";
import styles from "./panel-pages.module.css";
import { TaskDefinition } from "./task-definition.tsx";

export function TaskPage({ name = "" }: PageProps) {
  const task = findTask(name);
  return (
    <>
      <PageHeading>{task?.name ?? "No such task"}</PageHeading>
      <p className={styles["quiet"]}>{task ? `${nameModality(task.modality)} · ${task.id}` : `The catalogue does not know “${name}”.`}</p>
      {task && !task.definition && <p>This task is only a name so far.</p>}
      {task?.definition && <TaskDefinition definition={task.definition} />}
      {task && task.subtasks.length > 0 && (
        <>
          <h4>Kinds of it</h4>
          <p>{task.subtasks.join(", ")}</p>
        </>
      )}
      <p className={styles["alone"]}>
        <PanelLink to={{ page: "tasks" }}>All tasks</PanelLink>
      </p>
    </>
  );
}
