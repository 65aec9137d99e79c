/** Where a recipe that somebody else wrote is pasted, opened from a file, and shown for what it is before it is brought. */
import { useId, useMemo, useState } from "react";
import styles from "./bring-form.module.css";
import { type Brought, readBrought } from "./read-brought.ts";

export interface BringFormProps {
  /** A text that came from elsewhere: dropped, shared, pasted into the list's field. */
  readonly carried: string;
  readonly onBring: (markdown: string) => void;
  readonly onAdd: (entries: readonly string[]) => void;
  readonly onClose: () => void;
}

export function BringForm({ carried, onBring, onAdd, onClose }: BringFormProps) {
  const id = useId();
  const [text, setText] = useState(carried);
  const brought = useMemo(() => readBrought(text), [text]);
  /** Once the page is back where it was: leaving the panel is a step back in the browser's history, which scrolls. */
  const leaveWith = (deed: () => void) => (): void => {
    window.addEventListener("hashchange", () => setTimeout(deed), { once: true });
    onClose();
  };
  return (
    <div className={styles["form"]}>
      <p id={`${id}hint`}>
        Paste a recipe that somebody else wrote: its words, Markdown, Cooklang, or the source of a web page. The book proves it against your list, and you scale
        it, cook from it and take it away like any other. It stays on this device.
      </p>
      <label htmlFor={`${id}text`}>The recipe</label>
      <textarea
        id={`${id}text`}
        className={styles["text"]}
        rows={10}
        spellCheck={false}
        dir="auto"
        aria-describedby={`${id}hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className={styles["file"]}>
        Or a file
        <input
          type="file"
          accept=".txt,.md,.cook,.html,.htm,.json,.jsonld,.conf,text/*"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) file.text().then(setText, () => setText(""));
          }}
        />
      </label>
      <p role="status">{text.trim() === "" ? "" : describe(brought)}</p>
      {brought.kind === "address" && (
        <p>
          <a href={brought.address} target="_blank" rel="noreferrer">
            Open {new URL(brought.address).hostname}
          </a>
        </p>
      )}
      {(brought.kind === "recipe" || brought.kind === "words") && (
        <button type="button" className={styles["bring"]} onClick={leaveWith(() => onBring(brought.markdown))}>
          Bring it
        </button>
      )}
      {brought.kind === "list" && (
        <button type="button" className={styles["bring"]} onClick={leaveWith(() => onAdd(brought.entries))}>
          Put it on my list
        </button>
      )}
    </div>
  );
}

function describe(brought: Brought): string {
  switch (brought.kind) {
    case "recipe":
      return `${brought.title === "" ? "A recipe" : brought.title}: ${count(brought.ingredients, "ingredient")}, ${count(brought.steps, "step")}.`;
    case "list":
      return `A list of ${count(brought.entries.length, "thing")}, and no recipe.`;
    case "address":
      return "This is the address of a page, and the book fetches no pages: it would tell somebody what you read. Open the page yourself, copy the recipe’s words, and paste them here.";
    case "words":
      return "No ingredients and steps could be told apart in this. It can be shown as it is, and not cooked from step by step.";
    case "nothing":
      return "This holds no recipe that the book can read. Copy the recipe’s words from the page instead.";
  }
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
