/** Opens the book: mounts the screen and registers the service worker. */
// First, because it says the order of the cascade's layers.
import "./styles/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createChefs } from "./chefs.ts";
import { registerServiceWorker } from "./offline/register-service-worker.ts";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App chefs={createChefs()} />
    </StrictMode>,
  );
}
if (import.meta.env.PROD) registerServiceWorker();
