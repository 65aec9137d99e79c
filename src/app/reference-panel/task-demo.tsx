/** The example of a task: what goes in, what comes out. Pictures and sounds are named, not fetched. */
import type { TaskDefinition } from "#reference/task-catalogue";
import { DemoTable } from "./demo-table.tsx";
import styles from "./panel-pages.module.css";

type Demo = TaskDefinition["demo"];
type DemoItem = Demo["inputs"][number];

export function TaskDemo({ demo: { inputs, outputs } }: { readonly demo: Demo }) {
  if (inputs.length + outputs.length === 0) return null;
  return (
    <>
      <h4>Example</h4>
      <div className={styles["demo"]}>
        <DemoSide title="In" items={inputs} />
        <DemoSide title="Out" items={outputs} />
      </div>
    </>
  );
}

function DemoSide({ title, items }: { readonly title: string; readonly items: readonly DemoItem[] }) {
  return (
    <section aria-label={title}>
      <h5>{title}</h5>
      {items.map((item) => (
        <DemoView key={JSON.stringify(item)} item={item} />
      ))}
    </section>
  );
}

function DemoView({ item }: { readonly item: DemoItem }) {
  switch (item.type) {
    case "text":
      return (
        <figure>
          <figcaption className={styles["quiet"]}>{item.label}</figcaption>
          <p>{item.content}</p>
        </figure>
      );
    case "img":
      return <p>Picture: {item.filename}</p>;
    case "audio":
      return <p>Sound: {item.filename}</p>;
    case "chart":
      return <DemoTable head={["Label", "Score"]} rows={item.data.map(({ label, score }) => [label, String(score)])} />;
    case "tabular":
      return <DemoTable head={item.table[0] ?? []} rows={item.table.slice(1)} />;
    case "text-with-tokens":
      return (
        <>
          <p>{item.text}</p>
          <DemoTable
            head={["Token", "Type", "Start", "End"]}
            rows={item.tokens.map(({ type, start, end }) => [item.text.slice(start, end), type, String(start), String(end)])}
          />
        </>
      );
  }
}
