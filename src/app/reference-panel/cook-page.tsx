/** Who cooked, with what model, and what kind of task that is for a model. */
import { DEFAULT_MODEL } from "#chefs/chat-request";
import { findTask } from "#reference/task-catalogue";
import { OutsideLink } from "./outside-link.tsx";
import { PageHeading } from "./page-heading.tsx";
import { PanelLink } from "./panel-link.tsx";
import type { Cook, PageProps } from "./panel-pages.tsx";
import { TaskDefinition } from "./task-definition.tsx";

const CHAT_TASK = "text-generation";

export function CookPage({ chef, cook }: PageProps) {
  const task = findTask(CHAT_TASK);
  return (
    <>
      <PageHeading>Who cooks</PageHeading>
      {cook && (
        <p>
          The recipe on the screen was written by <CookName cook={cook} />.
        </p>
      )}
      <p>
        {cook ? "The next one will be cooked" : "A recipe will be cooked"} by <CookName cook={chef} />.
      </p>
      {chef.model === undefined && (
        <p>
          Where this book is given a model’s service, it asks <OutsideLink href={`https://huggingface.co/${DEFAULT_MODEL}`}>{DEFAULT_MODEL}</OutsideLink> unless
          told otherwise.
        </p>
      )}
      <p>
        A model writes a recipe as its side of a conversation, which is the task below.{" "}
        <PanelLink to={{ page: "code" }}>Make the same call from your own code</PanelLink>.
      </p>
      {task?.definition && (
        <>
          <h4>{task.name}</h4>
          <TaskDefinition definition={task.definition} />
        </>
      )}
    </>
  );
}

/** A model from elsewhere than the hub (`llama3.1:8b`) has no page there to link to. */
const HUB_ID = /^[\w.-]+\/[\w.-]+$/u;

function CookName({ cook: { id, model } }: { readonly cook: Cook }) {
  if (id === "built-in") return <>the built-in chef, on this device, without any model: rules and tables of food</>;
  if (id === "on-device") return <>the browser’s own model, on this device</>;
  const who = id === "hosted" ? "the hosted chef" : "the direct chef";
  if (model === undefined) return <>{who}</>;
  return (
    <>
      {who} with the model {HUB_ID.test(model) ? <OutsideLink href={`https://huggingface.co/${model}`}>{model}</OutsideLink> : <code>{model}</code>}
    </>
  );
}
