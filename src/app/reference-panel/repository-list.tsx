/** Models, datasets, spaces or metrics: what they are called and what they are for. */
import { OutsideLink } from "./outside-link.tsx";
import styles from "./panel-pages.module.css";

interface RepositoryListProps {
  readonly title: string;
  /** Where on the hub they live: "" for models, "datasets/", "spaces/". Left out for what has no page there. */
  readonly place?: string;
  readonly repositories: readonly { readonly id: string; readonly description: string }[];
}

export function RepositoryList({ title, place, repositories }: RepositoryListProps) {
  if (repositories.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles["repositories"]}>
        {repositories.map(({ id, description }) => (
          <li key={id}>
            {place === undefined ? <strong>{id}</strong> : <OutsideLink href={`https://huggingface.co/${place}${id}`}>{id}</OutsideLink>}
            {description !== "" && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
