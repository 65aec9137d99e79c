/** Code to read and to copy. It scrolls sideways by touch and, once focused, by keyboard. */
import { Fragment, useMemo } from "react";
import styles from "./code-block.module.css";
import { CopyButton } from "./copy-button.tsx";
import { readTokens } from "./read-tokens.ts";

interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
}

export function CodeBlock({ label, code }: CodeBlockProps) {
  const tokens = useMemo(() => readTokens(code), [code]);
  return (
    <figure className={styles["block"]}>
      <figcaption className={styles["caption"]}>
        <span>{label}</span>
        <CopyButton text={code} label={label} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <pre className={styles["code"]} tabIndex={0} role="region" aria-label={`Code: ${label}`}>
        <code>
          {tokens.map(({ kind, text, start }) =>
            kind === "plain" ? (
              <Fragment key={start}>{text}</Fragment>
            ) : (
              <span key={start} className={styles[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
