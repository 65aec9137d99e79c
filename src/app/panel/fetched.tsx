/** A part of the panel that is fetched when it is first drawn. */
import { type ComponentType, useEffect, useState } from "react";
import styles from "./fetched.module.css";

interface FetchedProps<Props extends object> {
  /** The same function as long as the same part is meant. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

type State<Props> = "waiting" | "failed" | { readonly Part: ComponentType<Props> };

export function Fetched<Props extends object>({ load, props }: FetchedProps<Props>) {
  const [state, setState] = useState<State<Props>>("waiting");

  useEffect(() => {
    if (state !== "waiting") return;
    load().then(
      (Part) => setState({ Part }),
      () => setState("failed"),
    );
  }, [state, load]);

  if (state === "waiting") {
    return (
      <p className={styles["waiting"]} role="status">
        Fetching this page…
      </p>
    );
  }
  if (state === "failed") {
    return (
      <div role="alert">
        <p>This page could not be fetched. It needs the network the first time it is opened.</p>
        <button type="button" onClick={() => setState("waiting")}>
          Try again
        </button>
      </div>
    );
  }
  return <state.Part {...props} />;
}
