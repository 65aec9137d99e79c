/** Parts of the screen that are fetched when they are first drawn. */
import { type ComponentType, createContext, createElement, lazy, use } from "react";

/** How often the boundary around a part has tried to draw it anew. */
export const AttemptContext = createContext(0);

/**
 * A part that `load` fetches when it is first drawn, inside a Suspense and a boundary. One that could not be fetched is fetched
 * anew when its boundary tries to draw it again, and not before: React itself draws what has failed several times.
 */
export function fetchPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let failedIn: number | undefined;
  const fetchIn = (attempt: number): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (reason) {
        failedIn = attempt;
        throw reason;
      }
    }) as unknown as ComponentType<Props>;
  let part = fetchIn(0);
  return (props) => {
    const attempt = use(AttemptContext);
    if (failedIn !== undefined && failedIn !== attempt) {
      failedIn = undefined;
      part = fetchIn(attempt);
    }
    return createElement(part, props);
  };
}
