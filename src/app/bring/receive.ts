/** Takes in a text that came to the page from outside: what is kept as a list goes on the list, all else is shown before it is brought. */
import { BRING_ADDRESS } from "./bring-address.ts";
import { readBrought } from "./read-brought.ts";

interface Receivers {
  readonly onAdd: (entries: readonly string[]) => void;
  /** Holds the text for the panel that opens now. */
  readonly onCarry: (text: string) => void;
}

export function receive(text: string, { onAdd, onCarry }: Receivers): void {
  const brought = readBrought(text);
  if (brought.kind === "list" && brought.isPantry) {
    onAdd(brought.entries);
    return;
  }
  onCarry(text);
  location.hash = BRING_ADDRESS;
}

/** Takes in what is dropped anywhere on the page. Words that are dropped into a field are the field's. @returns what ends it */
export function watchDrops(onText: (text: string) => void): () => void {
  const isOurs = ({ dataTransfer, target }: DragEvent): boolean =>
    dataTransfer !== null &&
    (dataTransfer.types.includes("Files") || (dataTransfer.types.includes("text/plain") && !(target instanceof Element && target.matches("input, textarea"))));
  const over = (event: DragEvent): void => {
    if (isOurs(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (!file) onText(event.dataTransfer?.getData("text/plain") ?? "");
    else file.text().then(onText, () => undefined); // a folder is no recipe
  };
  window.addEventListener("dragover", over);
  window.addEventListener("drop", drop);
  return () => {
    window.removeEventListener("dragover", over);
    window.removeEventListener("drop", drop);
  };
}
