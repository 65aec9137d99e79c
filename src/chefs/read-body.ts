/** Reads the body of a response, chunk by chunk or as one bounded text, and lets go of it whatever happens. */
import { pauseFor, type Watch } from "./watch.ts";

/** A chunk of so many bytes has others behind it that must not pile up. */
const SMALL = 4096;

/**
 * The chunks of a body, each awaited for at most `patience()` milliseconds; the first under the clock that is already
 * running. Throws the watch's reason when it aborts, and the transport's own error when the connection breaks.
 * Small chunks are read at least `breath` milliseconds apart, so that what comes in between gathers to one.
 */
export async function* readBody(
  body: ReadableStream<Uint8Array> | null,
  watch: Watch,
  patience: () => number,
  breath = 0,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      watch.pause();
      if (done) return;
      const next = performance.now() + breath;
      yield value;
      const wait = next - performance.now();
      if (wait > 0 && value.byteLength < SMALL) await pauseFor(wait, watch.signal);
      watch.expect(patience());
    }
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : error;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The text of `chunks`, or undefined as soon as it is longer than `most` bytes. */
export async function readText(chunks: AsyncIterable<Uint8Array>, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
