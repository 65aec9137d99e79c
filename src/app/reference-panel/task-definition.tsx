/** What the catalogue says about a task, every field of it. */
import type { TaskDefinition as Definition } from "#reference/task-catalogue";
import { findLibrary } from "#reference/library-catalogue";
import { findTask } from "#reference/task-catalogue";
import { OutsideLink } from "./outside-link.tsx";
import { PanelLink } from "./panel-link.tsx";
import styles from "./panel-pages.module.css";
import { RepositoryList } from "./repository-list.tsx";
import { TaskDemo } from "./task-demo.tsx";

export function TaskDefinition({ definition }: { readonly definition: Definition }) {
  const { summary, canonicalId, isPlaceholder = false, demo, models, datasets, metrics, spaces, widgetModels, libraries, youtubeId } = definition;
  return (
    <>
      <p>{summary}</p>
      {isPlaceholder && <p>This description is a place-holder.</p>}
      {canonicalId && (
        <p>
          Today it is done as <PanelLink to={{ page: "task", name: canonicalId }}>{findTask(canonicalId)?.name ?? canonicalId}</PanelLink>.
        </p>
      )}
      <TaskDemo demo={demo} />
      <RepositoryList title="Models" place="" repositories={models} />
      <RepositoryList title="Datasets" place="datasets/" repositories={datasets} />
      <RepositoryList title="Metrics" repositories={metrics} />
      <RepositoryList title="Demo spaces" place="spaces/" repositories={spaces} />
      <RepositoryList title="Tried in the browser with" place="" repositories={widgetModels.map((id) => ({ id, description: "" }))} />
      {libraries.length > 0 && (
        <>
          <h4>Libraries</h4>
          <ul className={styles["index"]}>
            {libraries.map((key) => (
              <li key={key}>
                <PanelLink to={{ page: "library", name: key }}>{findLibrary(key)?.prettyLabel ?? key}</PanelLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {youtubeId && (
        <>
          <h4>Video</h4>
          <p className={styles["alone"]}>
            <OutsideLink href={`https://www.youtube.com/watch?v=${youtubeId}`}>{youtubeId} on YouTube</OutsideLink>
          </p>
        </>
      )}
    </>
  );
}
