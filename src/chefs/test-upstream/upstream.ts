/** A stand-in for a model's service: a real HTTP server on this machine that speaks the chat-completion protocol, faults included. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { REPLIES, isReplyName, type ChatBody, type ReplyName } from "./replies.ts";

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: ChatBody;
  /** Resolves when the exchange is over: with true when it was the client that ended it. */
  readonly leftByClient: Promise<boolean>;
}

export interface Upstream {
  /** Ends in `/v1`. */
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
  /** Connections accepted so far. */
  readonly connections: number;
  /** What the next requests are answered with. */
  reply: ReplyName;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  /** Left out: any free port. */
  readonly port?: number;
  readonly reply?: ReplyName;
  /** Milliseconds between two words; left out: none. */
  readonly pace?: number;
}

/**
 * Starts the stand-in on 127.0.0.1. An ingredient `reply:<name>` in the order overrides `reply` for its request, so
 * that a running server can be made to fail from the screen.
 */
export async function startUpstream({ port = 0, reply = "good", pace = 0 }: UpstreamOptions = {}): Promise<Upstream> {
  const requests: ReceivedRequest[] = [];
  let connections = 0;
  const upstream = { reply };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leftByClient = new Promise<boolean>((resolve) => response.once("close", () => resolve(!response.writableFinished)));
    const body = parseBody(await text(request).catch(() => ""));
    requests.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body, leftByClient });
    await REPLIES[findReply(body) ?? upstream.reply]({ turn: requests.length, request, body, response, pace });
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on("connection", () => connections++);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get connections() {
      return connections;
    },
    get reply() {
      return upstream.reply;
    },
    set reply(name) {
      upstream.reply = name;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function parseBody(json: string): ChatBody {
  try {
    return JSON.parse(json) as ChatBody;
  } catch {
    return {};
  }
}

function findReply({ messages = [] }: ChatBody): ReplyName | undefined {
  const name = /reply:([a-z-]+)/.exec(messages.at(-1)?.content ?? "")?.[1];
  return name !== undefined && isReplyName(name) ? name : undefined;
}
