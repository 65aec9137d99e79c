/** Holds a part of the screen, so that a fault in it stays in it: it says what broke, and all beside it goes on. What it holds may be fetched when it is drawn. */
import { Component, type ReactNode, Suspense } from "react";
import { AttemptContext } from "./fetch-part.ts";
import styles from "./part-boundary.module.css";

interface PartBoundaryProps {
  /** What it is called in a sentence: "The recipe". */
  readonly name: string;
  /** What a cook would miss most, in the plainest way it can be drawn. */
  readonly instead?: ReactNode;
  /** With another of these the part is tried anew: the recipe that it draws, for example. */
  readonly drawnFrom?: unknown;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly isBroken: boolean;
  readonly attempt: number;
  readonly drawnFrom: unknown;
}

/** What broke is logged by React, once. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { isBroken: false, attempt: 0, drawnFrom: this.props.drawnFrom };

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ drawnFrom }: PartBoundaryProps, state: PartBoundaryState): PartBoundaryState | null {
    return drawnFrom === state.drawnFrom ? null : { isBroken: false, attempt: state.isBroken ? state.attempt + 1 : state.attempt, drawnFrom };
  }

  override render(): ReactNode {
    const { name, instead, children } = this.props;
    if (!this.state.isBroken)
      return (
        <AttemptContext value={this.state.attempt}>
          <Suspense fallback={instead}>{children}</Suspense>
        </AttemptContext>
      );
    return (
      <>
        <div className={styles["broken"]} role="alert" data-print="hide">
          <p>{name} could not be shown: something in the book broke. All the rest is still here.</p>
          <button type="button" onClick={() => this.setState(({ attempt }) => ({ isBroken: false, attempt: attempt + 1 }))}>
            Show it again
          </button>
        </div>
        {instead}
      </>
    );
  }
}
