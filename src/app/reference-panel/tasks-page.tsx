/** Every task that models are sorted by, on the shelf of its modality. */
import { useId, useState } from "react";
import { listTaskShelves } from "#reference/task-catalogue";
import { PageHeading } from "./page-heading.tsx";
import { PanelLink } from "./panel-link.tsx";
import styles from "./panel-pages.module.css";

const ALL = listTaskShelves();

export function TasksPage() {
  const id = useId();
  const [query, setQuery] = useState("");
  const [modality, setModality] = useState("");
  const shelves = listTaskShelves(query).filter((shelf) => modality === "" || shelf.modality === modality);
  const count = shelves.reduce((sum, { tasks }) => sum + tasks.length, 0);

  return (
    <>
      <PageHeading>Tasks</PageHeading>
      <p>What a model can be asked to do. This book asks for text.</p>
      <search className={styles["fields"]}>
        <label htmlFor={`${id}-query`}>Search the tasks</label>
        <input id={`${id}-query`} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <label htmlFor={`${id}-modality`}>Modality</label>
        <select id={`${id}-modality`} value={modality} onChange={(event) => setModality(event.target.value)}>
          <option value="">All</option>
          {ALL.map(({ modality, label }) => (
            <option key={modality} value={modality}>
              {label}
            </option>
          ))}
        </select>
      </search>
      <p role="status">{count === 1 ? "1 task" : `${count} tasks`}</p>
      {shelves.map(({ modality, label, tasks }) => (
        <section key={modality} aria-labelledby={`${id}-${modality}`}>
          <h4 id={`${id}-${modality}`}>{label}</h4>
          <ul className={styles["index"]}>
            {tasks.map(({ id, name, definition }) => (
              <li key={id}>
                <PanelLink to={{ page: "task", name: id }}>{name}</PanelLink>
                {!definition && <span className={styles["quiet"]}> name only</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
