/** Requests that a client sends over one connection without awaiting the answers are answered one after the other, and few may wait. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** So many requests of a connection may await their turn; no browser sends a second one before the first is answered. */
const MOST_WAITING = 16;

/**
 * A listener that is called for a connection's next request only when its last answer is over. So a client that has gone
 * leaves nothing behind that was never begun, and one that does not read costs one answer. A connection with more
 * requests waiting than that is closed: its client may send them again (RFC 9112, 9.3.2).
 */
export function inTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      answer(request, response);
    } else if (line.length >= MOST_WAITING) {
      line.length = 0;
      socket.destroy();
    } else line.push(() => answer(request, response));
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once("close", () => {
      const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
      if (next) next();
      else lines.delete(socket);
    });
    void listener(request, response as Parameters<RequestListener>[1]);
  }
}
