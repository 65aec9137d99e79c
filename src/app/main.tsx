/** Opens the book: brings the screen to life and registers the service worker. */
// First, because it says the order of the cascade's layers.
import "./styles/global.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createChefs } from "./chefs.ts";
import { registerServiceWorker } from "./offline/register-service-worker.ts";

const root = document.getElementById("root");
if (root) {
  const screen = (
    <StrictMode>
      <App chefs={createChefs()} />
    </StrictMode>
  );
  // The built page holds the empty screen already; in development it does not.
  if (root.hasChildNodes()) hydrateRoot(root, screen);
  else createRoot(root).render(screen);
}
if (import.meta.env.PROD) registerServiceWorker();
