/** Opens the book: mounts the screen and registers the service worker. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createChefs } from "./chefs.ts";
import { registerServiceWorker } from "./offline/register-service-worker.ts";
import "./styles/global.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App chefs={createChefs()} />
    </StrictMode>,
  );
}
if (import.meta.env.PROD) registerServiceWorker();
