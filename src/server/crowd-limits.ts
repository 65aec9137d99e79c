/** How many connections and unanswered requests one client may have: beyond that, nobody else would find a place. */
import type { RequestListener, ServerResponse } from "node:http";
import type { BlockList, Socket } from "node:net";
import { PROBLEM_TYPE, type Problem } from "#chefs/problem";
import { isTrusted, networkOf, plainAddress } from "./client-address.ts";
import { Counts } from "./counts.ts";

/**
 * A listener for new connections: one that its client's network already has `most` of is closed unanswered.
 * A trusted proxy brings the connections of many clients, and may have any number.
 */
export function limitConnections(most: number, trusted: BlockList): (socket: Socket) => void {
  const open = new Counts(most);
  return (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    if (isTrusted(address, trusted)) return;
    const network = networkOf(address);
    if (!open.take(network)) {
      socket.destroy();
      return;
    }
    socket.once("close", () => open.giveBack(network));
  };
}

/** Passes requests on, `most` of a client at once; the others are answered with 429. `findClient` tells whose a request is, behind whatever proxy. */
export function limitUnanswered(most: number, findClient: (request: Parameters<RequestListener>[0]) => string, listener: RequestListener): RequestListener {
  const unanswered = new Counts(most);
  return (request, response) => {
    const network = networkOf(findClient(request));
    if (!unanswered.take(network)) {
      refuse(response);
      return;
    }
    response.once("close", () => unanswered.giveBack(network));
    void listener(request, response as Parameters<RequestListener>[1]);
  };
}

const TOO_MANY: Problem = {
  type: "about:blank",
  title: "Too Many Requests",
  status: 429,
  code: "too-many-requests",
  detail: "You have many requests under way already.",
};

function refuse(response: ServerResponse): void {
  response.writeHead(429, { "content-type": PROBLEM_TYPE, "cache-control": "no-store", "retry-after": "5" }).end(JSON.stringify(TOO_MANY));
}
