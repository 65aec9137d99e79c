/** A model's service for the benchmark, in a process of its own: streams words of about four characters at the pace and length that the address asks for. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One streamed chunk as a large service sends it: about 250 bytes for four characters of text. */
const CHUNK = `data: ${JSON.stringify({
  id: "chatcmpl-0123456789abcdef",
  object: "chat.completion.chunk",
  created: 1_700_000_000,
  model: "mistralai/Mistral-7B-Instruct-v0.3",
  system_fingerprint: "fp_0123456789",
  choices: [{ index: 0, delta: { role: "assistant", content: "egg " }, logprobs: null, finish_reason: null }],
})}\n\n`;
const LAST = `${CHUNK.replace('"finish_reason":null', '"finish_reason":"stop"')}data: [DONE]\n\n`;

interface Stream {
  readonly response: ServerResponse;
  left: number;
}

/** Streams of one pace share ten timers, a tenth of the pace apart, as those of many people would be. */
const PHASES = 10;
const clocks = new Map<string, Set<Stream>>();
let begun = 0;

function speak(stream: Stream): boolean {
  stream.left--;
  if (stream.left > 0) return stream.response.write(CHUNK);
  stream.response.end(LAST);
  return true;
}

function findClock(pace: number): Set<Stream> {
  const phase = begun++ % PHASES;
  const known = clocks.get(`${pace} ${phase}`);
  if (known) return known;
  const streams = new Set<Stream>();
  clocks.set(`${pace} ${phase}`, streams);
  const tick = () => {
    for (const stream of streams) {
      speak(stream);
      if (stream.left <= 0) streams.delete(stream);
    }
  };
  setTimeout(() => setInterval(tick, pace), (phase * pace) / PHASES);
  return streams;
}

function rush(stream: Stream): void {
  while (stream.left > 0) {
    if (!speak(stream)) {
      stream.response.once("drain", () => rush(stream));
      return;
    }
  }
}

const server = createServer((request, response) => {
  const [, tokens = "1", pace = "0"] = /^\/t(\d+)p(\d+)\//.exec(request.url ?? "") ?? [];
  const stream: Stream = { response, left: Number(tokens) };
  request.resume().once("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (pace === "0") {
      rush(stream);
      return;
    }
    speak(stream);
    const streams = findClock(Number(pace));
    streams.add(stream);
    response.once("close", () => {
      streams.delete(stream);
      if (!response.writableFinished) process.send?.({ goneAt: performance.timeOrigin + performance.now() });
    });
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once("disconnect", () => process.exit(0));
