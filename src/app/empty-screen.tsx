/** The screen before anything has happened, as HTML. Used by the build alone. */
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { Chef } from "#chefs/chef";
import { App } from "./app.tsx";

const nobody: Chef = () => {
  throw new Error("Nobody cooks while the page is built.");
};

export function renderEmptyScreen(): string {
  return renderToString(
    <StrictMode>
      <App chefs={{ "built-in": nobody, hosted: nobody, direct: nobody, "on-device": nobody }} />
    </StrictMode>,
  );
}
