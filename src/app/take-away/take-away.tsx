/** Takes the recipe out of the page, which keeps nothing: copied, shared, printed, or as a file that other books read. */
import { type MouseEvent, useId, useState } from "react";
import { exportCooklang } from "#recipe/export-cooklang";
import { exportJsonLd } from "#recipe/export-json-ld";
import { exportPlainText } from "#recipe/export-plain-text";
import type { ReadRecipe } from "#recipe/read-recipe";
import { makeLink, type Linked } from "../share-link/make-link.ts";
import { copyText } from "./copy-text.ts";
import { downloadFile } from "./download-file.ts";
import { fileName } from "./file-name.ts";
import { richText } from "./rich-text.ts";
import styles from "./take-away.module.css";

/** On a low window what has just been made would stand below the edge of its panel. */
const showWhole = (made: HTMLElement | null): void => made?.scrollIntoView({ block: "nearest" });

interface TakeAwayProps {
  readonly read: ReadRecipe;
  /** What a link to it would hold. Left out where there is none to make. */
  readonly linked?: Linked | undefined;
  /** Other recipes can be turned to on both sides: on a small phone its button makes room. */
  readonly narrow: boolean;
}

export function TakeAway({ read, linked, narrow }: TakeAwayProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const { source, recipe } = read;
  const isRecipe = recipe.ingredients.length > 0 && recipe.steps.length > 0;
  const [link, setLink] = useState("");
  const plain = (): string => exportPlainText(source);
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const article = currentTarget.closest("section")?.querySelector("article");
    copyText(plain(), article ? richText(article) : undefined).then(
      () => setSaid("Copied."),
      () => setSaid("This browser does not let the page copy. Select the words and copy them by hand."),
    );
  };
  const copyLink = (linked: Linked): void => {
    const made = makeLink(linked);
    void made.then(setLink);
    copyText(made).then(
      () =>
        setSaid(
          `The link is copied. It holds ${linked.chef === "built-in" ? "the list, what is minded and this dish" : "the list and what is minded"}, and is kept nowhere else.`,
        ),
      () => setSaid("This browser does not let the page copy. Here is the link, to be copied by hand."),
    );
  };
  const share = (): void => {
    // Closing the sheet without a choice is no error.
    navigator.share({ title: recipe.title || "Recipe", text: plain() }).catch((error: unknown) => {
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
      <button type="button" className={styles["opener"]} data-narrow={narrow || undefined} popoverTarget={id} aria-label="Take it away">
        Take<span className={styles["it"]}> it</span>
        <span className={styles["away"]}> away</span>
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
          {linked && (
            <button type="button" onClick={() => copyLink(linked)}>
              {linked.chef === "built-in" ? "A link to this dish" : "A link to this list"}
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
                For Mealie and others <span className={styles["format"]}>(JSON-LD)</span>
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
        {link !== "" && (
          <input className={styles["link"]} aria-label="The link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} ref={showWhole} />
        )}
      </div>
    </>
  );
}
