/** Where the lines of a recipe go: straight into Node's own response where there is one, else into the body of a web-standard one. */
import type { ServerResponse } from "node:http";

export interface LineOutlet {
  /** False: there is no room for more until `onRoom` is called. */
  write(text: string): boolean;
  /** Writes the last of it. */
  end(text: string): void;
  /** Gives up a client that no longer reads: it counts as gone. */
  cutOff(): void;
  /** Set by who writes. */
  onRoom: () => void;
}

export interface OpenResponse {
  readonly outlet: LineOutlet;
  /** What the app returns. With Node's own response it is empty, and that one has begun already (node-listener.ts). */
  readonly response: Response;
}

/** Begins a response with status 200. `onGone` is called when a client leaves of whom nobody else would tell, or is given up. */
export function openResponse(outgoing: ServerResponse | undefined, headers: Readonly<Record<string, string>>, onGone: () => void): OpenResponse {
  return outgoing ? openOutgoing(outgoing, headers, onGone) : openBody(headers, onGone);
}

/** A stream of the web between would cost a quarter more memory for each client and a sixth more time. */
function openOutgoing(outgoing: ServerResponse, headers: Readonly<Record<string, string>>, onGone: () => void): OpenResponse {
  const outlet: LineOutlet = {
    write: (text) => outgoing.write(text),
    end: (text) => void outgoing.end(text),
    cutOff() {
      outgoing.destroy();
      onGone();
    },
    onRoom: () => undefined,
  };
  outgoing.writeHead(200, headers).on("drain", () => outlet.onRoom());
  return { outlet, response: new Response(null) };
}

function openBody(headers: Readonly<Record<string, string>>, onGone: () => void): OpenResponse {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const leave = () => {
    controller = undefined;
    onGone();
  };
  const outlet: LineOutlet = {
    write(text) {
      controller?.enqueue(encoder.encode(text));
      return (controller?.desiredSize ?? 0) > 0;
    },
    end(text) {
      if (text) controller?.enqueue(encoder.encode(text));
      controller?.close();
    },
    cutOff() {
      controller?.error(new Error("The client has stopped reading."));
      leave();
    },
    onRoom: () => undefined,
  };
  const body = new ReadableStream<Uint8Array>({
    start: (own) => void (controller = own),
    pull: () => outlet.onRoom(),
    cancel: leave,
  });
  return { outlet, response: new Response(body, { headers }) };
}
