/** Parts of the screen that are fetched when they are first drawn. */
import { type ComponentType, createElement, lazy } from "react";

/**
 * A part that `load` fetches when it is first drawn, inside a Suspense and a boundary. One that could not be fetched is fetched
 * anew the next time it is drawn, as when its boundary shows it again.
 */
export function fetchPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (reason) {
        part = attempt();
        throw reason;
      }
    }) as unknown as ComponentType<Props>;
  let part = attempt();
  return (props) => createElement(part, props);
}
