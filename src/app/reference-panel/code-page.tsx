/** "Cook from your own code": the call that this screen makes, with the present list. */
import { useEffect, useId, useMemo, useState } from "react";
import { DEFAULT_MODEL } from "#chefs/chat-request";
import { writeOwnCode } from "#reference/own-code";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import { CodeBlock } from "./code-block.tsx";
import { PageHeading } from "./page-heading.tsx";
import styles from "./panel-pages.module.css";
import type { PageProps } from "./panel-pages.tsx";
import { nameSnippet } from "./snippet-name.ts";

const EXAMPLE_LIST = ["eggs", "rice", "spring onions"];

export function CodePage({ ingredients: typed, chef: { model = DEFAULT_MODEL } }: PageProps) {
  const ingredients = useGated(typed);
  const id = useId();
  const [stream, setStream] = useState(true);
  const [chosen, choose] = useState("curl");
  const isEmpty = ingredients.length === 0;
  const snippets = useMemo(() => writeOwnCode({ ingredients: isEmpty ? EXAMPLE_LIST : ingredients, model, stream }), [ingredients, isEmpty, model, stream]);
  const snippet = snippets.find((snippet) => nameSnippet(snippet) === chosen) ?? snippets[0];

  return (
    <>
      <PageHeading>Cook from your own code</PageHeading>
      <p>
        The call that this book makes when it asks <code>{model}</code> for a recipe without wishes: the two messages
        {isEmpty ? "" : " with your list, less what is no food"}, at most 1024 tokens. It goes to Hugging Face’s router; a book that is given another service
        sends the same there. Put a token of your own into the variable <code>HF_TOKEN</code> where the code runs; there is none in it.
      </p>
      {isEmpty && <p>Your list is empty, so {EXAMPLE_LIST.join(", ")} stand in for it.</p>}
      <div className={styles["fields"]}>
        <label htmlFor={`${id}-code`}>Code for</label>
        <select id={`${id}-code`} value={snippet && nameSnippet(snippet)} onChange={(event) => choose(event.target.value)}>
          {snippets.map(nameSnippet).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label className={styles["check"]}>
          <input type="checkbox" checked={stream} onChange={(event) => setStream(event.target.checked)} /> Stream the reply, as this book does
        </label>
      </div>
      {snippet && <CodeBlock label={nameSnippet(snippet)} code={snippet.code} />}
    </>
  );
}

/** What of the list passes the gate, as it does before any chef is asked; nothing until the kitchen has answered. */
function useGated(typed: readonly string[]): readonly string[] {
  const key = JSON.stringify(typed);
  const [gated, setGated] = useState<{ readonly key: string; readonly ingredients: readonly string[] }>();
  useEffect(() => {
    let current = true;
    const settle = (ingredients: readonly string[]): void => {
      if (current) setGated({ key, ingredients });
    };
    // Without the kitchen nothing can be kept out: then no list is shown.
    askKitchen("gateOrder", { ingredients: JSON.parse(key) as string[] }).then(
      ({ order }) => settle(order.ingredients),
      () => settle([]),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return gated?.key === key ? gated.ingredients : [];
}
