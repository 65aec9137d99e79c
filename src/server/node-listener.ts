/** The app as a listener of Node's HTTP server. */
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { createApp } from "./create-app.ts";

/** A recipe is on its way when the app returns (line-outlet.ts): what it returns then is not sent a second time. */
export function listenFor(app: ReturnType<typeof createApp>): ReturnType<typeof getRequestListener> {
  return getRequestListener(async (request, bindings) => {
    const response = await app.fetch(request, bindings);
    return bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  });
}
