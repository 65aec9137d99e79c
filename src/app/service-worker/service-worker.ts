/** Serves the page and the built-in chef without a network. Everything the page may load is fetched at install; `/api` is never touched. */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope;
/** The page's files, put in by the build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

precacheAndRoute(__PRECACHE__);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/\/api\//] }));

// The first visit is served offline from then on; a later edition waits until the person asks for it.
clientsClaim();
self.addEventListener("message", (event) => {
  if (event.data === "use-new-edition") void self.skipWaiting();
});
