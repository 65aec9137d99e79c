/** Where ingredients are typed. Any text is taken as it is, empty or twice; several pasted lines become several entries. */
import { type ClipboardEvent, type FormEvent, type Ref, startTransition, useId, useState } from "react";
import styles from "./ingredient-form.module.css";
import { isMoreThanAList, readPastedLines } from "./pasted-lines.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useSwallowedEnter } from "./use-swallowed-enter.ts";

interface IngredientFormProps {
  /** Called with the texts to append, in order. */
  readonly onAdd: (texts: readonly string[]) => void;
  /** Called with a pasted text that is more than a list. */
  readonly onCarry: (text: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function IngredientForm({ onAdd, onCarry, inputRef }: IngredientFormProps) {
  const [typed, setTyped] = useState("");
  const suggestions = useSuggestions(typed);
  const enter = useSwallowedEnter();
  const listId = useId();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    enter.settle();
    const form = event.currentTarget;
    onAdd([String(new FormData(form).get("ingredient") ?? "")]);
    form.reset();
    setTyped("");
    form.querySelector("input")?.focus();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    if (isMoreThanAList(pasted)) return onCarry(pasted);
    const input = event.currentTarget;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const after = input.value.slice(input.selectionEnd ?? input.value.length);
    // Many at once, and with the first of them all that stands around a list: drawn a few milliseconds at a time.
    startTransition(() => onAdd(readPastedLines(before + pasted + after)));
    input.value = "";
    setTyped("");
  };

  return (
    <form className={styles["form"]} onSubmit={submit} autoComplete="off">
      <input
        ref={inputRef}
        className={styles["input"]}
        name="ingredient"
        type="text"
        placeholder="e.g - cheese"
        aria-label="Ingredient"
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        dir="auto"
        onInput={({ currentTarget: { value } }) => startTransition(() => setTyped(value))}
        onPaste={paste}
        {...enter.handlers}
      />
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button className={styles["button"]} type="submit">
        Add Ingredient
      </button>
    </form>
  );
}
