/** Takes the recipe out of the page, which keeps nothing: copied, shared, printed, or as a file that other books read. */
import { useId, useState } from "react";
import { exportCooklang } from "#recipe/export-cooklang";
import { exportJsonLd } from "#recipe/export-json-ld";
import type { ReadRecipe } from "#recipe/read-recipe";
import { downloadFile } from "./download-file.ts";
import { fileName } from "./file-name.ts";
import styles from "./take-away.module.css";

export function TakeAway({ read }: { readonly read: ReadRecipe }) {
  const id = useId();
  const [said, setSaid] = useState("");
  const { source, recipe } = read;
  const isRecipe = recipe.ingredients.length > 0 && recipe.steps.length > 0;
  const copy = (): void => {
    navigator.clipboard.writeText(source).then(
      () => setSaid("Copied."),
      () => setSaid("This browser does not let the page copy. Select the words and copy them by hand."),
    );
  };
  const share = (): void => {
    // Closing the sheet without a choice is no error.
    navigator.share({ title: recipe.title || "Recipe", text: source }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid("It could not be shared.");
    });
  };
  const save = (text: string, extension: string, type: string) => (): void => {
    const name = fileName(recipe.title, extension);
    downloadFile(name, text, type);
    setSaid(`Saved as ${name}.`);
  };
  return (
    <>
      <button type="button" className={styles["opener"]} popoverTarget={id}>
        Take it away
      </button>
      <div id={id} popover="auto" className={styles["choices"]} role="group" aria-label="Take it away">
        <div className={styles["buttons"]}>
          <button type="button" onClick={copy}>
            Copy
          </button>
          {"share" in navigator && (
            <button type="button" onClick={share}>
              Share
            </button>
          )}
          <button type="button" onClick={() => window.print()}>
            Print
          </button>
          <button type="button" onClick={save(source, "md", "text/markdown")}>
            A text file (Markdown)
          </button>
          {isRecipe && (
            <>
              <button type="button" onClick={() => save(exportJsonLd(recipe), "json", "application/ld+json")()}>
                For Mealie and others (JSON-LD)
              </button>
              <button type="button" onClick={() => save(exportCooklang(recipe), "cook", "text/plain")()}>
                For Cooklang apps
              </button>
            </>
          )}
        </div>
        <p className={styles["said"]} role="status">
          {said}
        </p>
      </div>
    </>
  );
}
