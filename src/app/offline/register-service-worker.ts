/**
 * Registers the service worker at load and says in the console what comes of it. Where the worker's script is gone (404)
 * or is no script, the worker is unregistered and the page reloads, once: without a registration there is nothing left to reload for.
 */

/** What this module needs of the browser; replaced in tests. */
export interface WorkerSurroundings {
  readonly workers: Pick<ServiceWorkerContainer, "register" | "getRegistration" | "controller">;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly reload: () => void;
  readonly log: (words: string) => void;
}

/** Told that a newer edition of the page waits; `use` switches to it and reloads. */
export type OnNewEdition = (use: () => void) => void;

export const NEW_EDITION_EVENT = "recipie:new-edition";

/** Every type that a browser takes for a script (WHATWG MIME Sniffing, "JavaScript MIME type"). */
const SCRIPT = /^\s*(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))\s*(?:;|$)/i;

export function registerServiceWorker(url = "./service-worker.js"): void {
  if (!("serviceWorker" in navigator)) return;
  const surroundings: WorkerSurroundings = {
    workers: navigator.serviceWorker,
    fetch: (input, init) => fetch(input, init),
    reload: () => window.location.reload(),
    // oxlint-disable-next-line no-console -- the seed asks for these words in the console
    log: (words) => console.info(words),
  };
  const start = (): void => void startWorker(url, surroundings, (use) => window.dispatchEvent(new CustomEvent(NEW_EDITION_EVENT, { detail: use })));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}

export async function startWorker(url: string, { workers, fetch, reload, log }: WorkerSurroundings, onNewEdition: OnNewEdition): Promise<void> {
  const existing = await workers.getRegistration(url).catch(() => undefined);
  if (existing) {
    const script = await fetch(url, { headers: { "Service-Worker": "script" }, cache: "no-store" }).catch(() => undefined);
    if (script === undefined) {
      log("No internet connection found. The Recipie Book is running in offline mode.");
      return;
    }
    if (script.status === 404 || !SCRIPT.test(script.headers.get("content-type") ?? "")) {
      await existing.unregister();
      reload();
      return;
    }
  }
  try {
    const registration = await workers.register(url);
    const announce = (worker: ServiceWorker | null): void => {
      if (!worker) return;
      log("New content is available and will be used when the page is next opened.");
      onNewEdition(() => {
        worker.addEventListener("statechange", () => {
          if (worker.state === "activated") reload();
        });
        worker.postMessage("use-new-edition");
      });
    };
    if (registration.waiting && workers.controller) announce(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state !== "installed") return;
        if (workers.controller) announce(worker);
        else log("Content is cached for offline use.");
      });
    });
  } catch (error) {
    log(`Service worker registration failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
