/** Parts of the screen that are fetched when they are first drawn. */
import { type ComponentType, createContext, createElement, lazy, use, useState } from "react";

/** How often the boundary around a part has tried to draw it anew. */
export const AttemptContext = createContext(0);

export type Part<Props extends object> = ComponentType<Props> & {
  /** Fetches it before it is drawn; what goes wrong then is told when it is drawn. */
  readonly prepare: () => void;
};

/**
 * A part that `load` fetches when it is first drawn, inside a Suspense and a boundary; at once, where it was prepared. One that
 * could not be fetched is fetched anew when its boundary tries to draw it again, and not before: React itself draws what has failed several times.
 */
export function fetchPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | undefined;
  let failedIn: number | undefined;
  const get = async (): Promise<ComponentType<Props>> => (ready = await load());
  const fetchIn = (attempt: number): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await get() };
      } catch (reason) {
        failedIn = attempt;
        throw reason;
      }
    }) as unknown as ComponentType<Props>;
  let part = fetchIn(0);
  const inAttempt = (attempt: number): ComponentType<Props> => {
    if (failedIn !== undefined && failedIn !== attempt) {
      failedIn = undefined;
      part = fetchIn(attempt);
    }
    return part;
  };
  const whatIsThere = (): ComponentType<Props> | undefined => ready;
  const Drawn = (props: Props) => {
    const attempt = use(AttemptContext);
    // What is there already needs no waiting, and React makes whatever has waited wait for some time more.
    const [there] = useState(whatIsThere);
    return createElement(there ?? inAttempt(attempt), props);
  };
  return Object.assign(Drawn, { prepare: () => void get().catch(() => undefined) });
}
