/** A small table of a task's example; wide ones scroll in themselves. */
import styles from "./panel-pages.module.css";

interface DemoTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function DemoTable({ head, rows }: DemoTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles["table"]} tabIndex={0} role="region" aria-label={head.join(", ")}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows and cells repeat; they have no name but their place
            <tr key={line}>
              {row.map((cell, column) => (
                <td key={head[column] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
