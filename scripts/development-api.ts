import type { Plugin } from "vite";
import { listenFor } from "../src/server/node-listener.ts";

/** In development the page's server answers /api too, with the server's code loaded afresh on every request: one process, edits picked up. */
export function developmentApi(): Plugin {
  return {
    name: "development-api",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/api/")) return next();
        server
          .ssrLoadModule("/../server/create-app-from-environment.ts")
          .then((module) =>
            listenFor((module as typeof import("../src/server/create-app-from-environment.ts")).createAppFromEnvironment(process.env))(request, response),
          )
          .catch(next);
      });
    },
  };
}
