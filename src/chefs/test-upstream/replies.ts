/** How the stand-in answers: well, or with one of the faults a model's service is known for. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#kitchen/compose/seeded-random";
import { APOLOGY, GOOD_RECIPE, HOSTILE_RECIPE, KEPT_RECIPE, RICHER_RECIPE } from "./recipes.ts";

/** One request as a reply sees it. `turn` counts the requests of the stand-in from 1. */
interface Turn {
  readonly turn: number;
  readonly request: IncomingMessage;
  readonly body: ChatBody;
  readonly response: ServerResponse;
  /** Milliseconds between two words. */
  readonly pace: number;
}

export interface ChatBody {
  readonly model?: string;
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
}

export type Reply = (turn: Turn) => void | Promise<void>;

const MODEL = "stand-in";

/** One `data:` line of a streamed completion. */
export function chunk(content: string | null, finish: string | null = null): string {
  return event({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: MODEL,
    choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: finish }],
  });
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

const DONE = "data: [DONE]\n\n";
const USAGE = event({ id: "c1", choices: [], usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 } });

function words(text: string): readonly string[] {
  return text.match(/\s*\S+/gu) ?? [];
}

function openStream({ response }: Turn, type = "text/event-stream"): void {
  response.writeHead(200, { "content-type": type });
}

async function say(turn: Turn, text: string): Promise<void> {
  for (const word of words(text)) {
    if (turn.response.destroyed) return;
    turn.response.write(chunk(word));
    if (turn.pace > 0) await sleep(turn.pace);
  }
}

/** Streams exactly these pieces and ends. */
function stream(...pieces: readonly string[]): Reply {
  return (turn) => {
    openStream(turn);
    for (const piece of pieces) turn.response.write(piece);
    turn.response.end();
  };
}

function recipe(text: string, finish = "stop"): Reply {
  return async (turn) => {
    openStream(turn);
    await say(turn, text);
    turn.response.end(chunk("", finish) + USAGE + DONE);
  };
}

/** Refuses with a body that gives the token away, as real error pages have done. */
function status(code: number, headers: Record<string, string> = {}, message = "no"): Reply {
  return ({ request, response }) => {
    response.writeHead(code, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: `${message}: ${echo(request)}` } }));
  };
}

/** The token in every form that a leak might take. */
function echo(request: IncomingMessage): string {
  const token = (request.headers.authorization ?? "").replace(/^Bearer /, "");
  const bytes = Buffer.from(token);
  return [token, bytes.toString("base64"), bytes.toString("hex"), encodeURIComponent(token)].join(" ");
}

/** The first request is refused, the next is served. */
function onceThen(first: Reply, later: Reply): Reply {
  return (turn) => (turn.turn === 1 ? first(turn) : later(turn));
}

/** A good answer with some of its bytes changed, lost or sent twice, wherever in it they are: in the framing of HTTP, of the events or of their JSON. */
const damaged: Reply = async ({ turn, request }) => {
  const random = createRandom(turn);
  const place = () => Math.floor(random() * bytes.length);
  const body = `: ${echo(request)}\n\n${words(GOOD_RECIPE)
    .map((word) => chunk(word))
    .join("")}${chunk("", "stop")}${DONE}`;
  const pieces = body.match(/[^]{1,200}/gu) ?? [];
  const framed = pieces.map((piece) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`).join("");
  let bytes = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n${framed}0\r\n\r\n`);
  for (let fault = Math.floor(random() * 5); fault >= 0; fault--) {
    const [from, length] = [place(), Math.floor(random() * 50)];
    const instead = [Buffer.from(Array.from({ length }, () => Math.floor(random() * 256))), Buffer.alloc(0), bytes.subarray(from, from + 2 * length)];
    bytes = Buffer.concat([bytes.subarray(0, from), instead[Math.floor(random() * 3)] ?? Buffer.alloc(0), bytes.subarray(from + length)]);
  }
  const cut = place();
  request.socket.write(bytes.subarray(0, cut));
  await sleep(1);
  request.socket.end(bytes.subarray(cut));
};

const START = [chunk("# Omelette"), chunk("\n\nBeat the eggs.")];
const good = recipe(GOOD_RECIPE);

export const REPLIES = {
  good,
  hostile: recipe(HOSTILE_RECIPE),
  "kept-to-the-list": recipe(KEPT_RECIPE),
  richer: recipe(RICHER_RECIPE),
  apology: recipe(APOLOGY),
  length: recipe(GOOD_RECIPE.slice(0, 200), "length"),
  "in-one-piece": ({ response }) => {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    response.end(
      JSON.stringify({
        id: "c1",
        object: "chat.completion",
        created: 1,
        model: MODEL,
        choices: [{ index: 0, message: { role: "assistant", content: GOOD_RECIPE }, finish_reason: "stop" }],
      }),
    );
  },
  "null-error-field": stream(event({ error: null, choices: [{ index: 0, delta: { content: "# Omelette" }, finish_reason: null }] }), chunk("", "stop"), DONE),
  "awkward-framing": async ({ response }) => {
    response.writeHead(200, { "content-type": "Text/Event-Stream; charset=utf-8" });
    const bytes = Buffer.from(
      `\uFEFF: hello\r\n\r\nretry: 1\r\n\r\n${words(GOOD_RECIPE)
        .map((word) => chunk(word))
        .join(": ping\n\n")}${chunk(null, "stop")}${DONE}`.replaceAll("\n", "\r\n"),
    );
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7));
      if (at % 700 === 0) await sleep(1);
    }
    response.end();
  },
  "hang-after-end": (turn) => {
    openStream(turn);
    turn.response.write(START.join("") + chunk("", "stop"));
  },
  "comments-after-end": async (turn) => {
    openStream(turn);
    turn.response.write(START.join("") + chunk("", "stop"));
    while (!turn.response.destroyed) {
      turn.response.write(": anything else?\n\n");
      await sleep(5);
    }
  },
  "in-one-piece-without-reason": ({ response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content: "# Omelette\n\nBeat the eggs." } }] }));
  },
  "in-parts": stream(
    event({ choices: [{ index: 0, delta: { content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }] }, finish_reason: null }] }),
    event({ choices: [{ index: 0, delta: { content: [{ type: "text", text: "# Omelette" }, { text: "\n\nBeat " }, 7, null] }, finish_reason: null }] }),
    chunk("the eggs.", "stop"),
    DONE,
  ),
  "several-choices": stream(
    event({ choices: [{ index: 1, delta: { content: "# Pancakes" }, finish_reason: null }] }),
    ...START,
    event({ choices: [{ index: 1, delta: { content: "Flip." }, finish_reason: "length" }] }),
    chunk("", "stop"),
    DONE,
  ),
  "reset-after-end": async (turn) => {
    openStream(turn);
    turn.response.write(START.join("") + chunk("", "stop"));
    await sleep(20);
    turn.request.socket.resetAndDestroy();
  },

  "wrong-token": status(401),
  "no-payment": status(402),
  forbidden: status(403),
  "no-such-model": status(404),
  "bad-request": status(400),
  unprocessable: status(422),
  "too-many-requests": status(429, { "retry-after": "1" }),
  "too-many-requests-untold": status(429),
  "too-many-requests-once": onceThen(status(429, { "retry-after": "0" }), good),
  "server-error": status(500),
  "bad-gateway": status(502),
  "loading-model": status(503, { "retry-after": "1" }),
  "loading-model-once": onceThen(status(503, { "retry-after": "0" }), good),
  unavailable: status(503),
  "gateway-timeout": status(504),
  "no-system-role": (turn) => {
    const refuse = status(400, {}, "Conversation roles must alternate user/assistant/user/assistant/...");
    return turn.body.messages?.some(({ role }) => role === "system") ? refuse(turn) : good(turn);
  },
  redirect: ({ request, response }) => {
    response.writeHead(307, { location: `http://${request.headers.host}/elsewhere/v1/chat/completions` });
    response.end(echo(request));
  },

  "tells-the-token": async (turn) => {
    openStream(turn);
    const secret = echo(turn.request);
    turn.response.write(chunk(`# Omelette\n\n${secret}\n`));
    for (const letter of `Beat ${secret} the eggs. ${secret}`) {
      turn.response.write(chunk(letter));
      await sleep(0);
    }
    turn.response.end(chunk("", "stop") + DONE);
  },

  "hang-before-headers": () => undefined,
  "switching-protocols": ({ request }) => void request.socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"),
  "hang-before-words": (turn) => {
    openStream(turn);
    turn.response.flushHeaders();
  },
  "hang-midway": (turn) => {
    openStream(turn);
    turn.response.write(START.join(""));
  },
  "comments-only": async (turn) => {
    openStream(turn);
    while (!turn.response.destroyed) {
      turn.response.write(": still thinking\n\n");
      await sleep(10);
    }
  },
  "reset-before-headers": ({ request }) => void request.socket.resetAndDestroy(),
  "reset-before-words": async (turn) => {
    openStream(turn);
    turn.response.flushHeaders();
    await sleep(20);
    turn.request.socket.resetAndDestroy();
  },
  "reset-midway": async (turn) => {
    openStream(turn);
    turn.response.write(START.join(""));
    await sleep(20);
    turn.request.socket.resetAndDestroy();
  },

  damaged,
  html: ({ request, response }) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><title>Sign in</title><p>${echo(request)}</p>`);
  },
  "endless-html": async ({ response }) => {
    response.writeHead(200, { "content-type": "text/html" });
    while (!response.destroyed) {
      response.write("<p>One moment</p>");
      await sleep(10);
    }
  },
  "html-as-stream": stream("<!doctype html>\n<title>Sign in</title>\n<p>Welcome</p>\n\n"),
  "malformed-json": stream(...START, 'data: {"choices":[{"delta"\n\n', chunk("more", "stop"), DONE),
  "malformed-json-in-one-piece": ({ response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end('{"choices":[');
  },
  "not-an-object": stream("data: 42\n\n", DONE),
  "empty-stream": stream(),
  "only-done": stream(DONE),
  "empty-choices": stream(event({ choices: [] }), DONE),
  "empty-choices-in-one-piece": ({ response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end('{"choices":[]}');
  },
  "no-words": stream(chunk(null), chunk("", "stop"), DONE),
  "no-finish-reason": stream(...START, DONE),
  "no-end": stream(...START),
  "half-an-event": stream(...START, 'data: {"choices":[{"index":0,"delta":{"content":" Serve'),
  "error-event": (turn) => stream(...START, `event: error\n${event({ message: echo(turn.request) })}`)(turn),
  "error-data": (turn) => stream(...START, event({ error: { message: echo(turn.request) } }), DONE)(turn),
  "error-data-first": (turn) => stream(event({ error: { message: echo(turn.request), code: 503 } }), DONE)(turn),
  "error-in-one-piece": ({ request, response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: echo(request) }));
  },
  "finished-by-error": stream(...START, chunk("", "error"), DONE),
  "content-filter": stream(...START, chunk("", "content_filter"), DONE),
  "endless-words": async (turn) => {
    openStream(turn);
    const words = chunk("x".repeat(10_000));
    while (!turn.response.destroyed) {
      if (turn.response.write(words)) await sleep(0);
      else await Promise.race([sleep(1000), new Promise((resolve) => turn.response.once("drain", resolve))]);
    }
  },
  "long-line": async (turn) => {
    openStream(turn);
    turn.response.write(`${START.join("")}data: `);
    const mebibyte = "x".repeat(1024 * 1024);
    for (let sent = 0; sent < 300 && !turn.response.destroyed; sent++) {
      if (!turn.response.write(mebibyte)) await Promise.race([sleep(100), new Promise((resolve) => turn.response.once("drain", resolve))]);
    }
    turn.response.end();
  },
} satisfies Record<string, Reply>;

export type ReplyName = keyof typeof REPLIES;

export function isReplyName(name: string): name is ReplyName {
  return Object.hasOwn(REPLIES, name);
}
