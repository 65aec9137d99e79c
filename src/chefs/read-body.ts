/** Reads the body of an answer, chunk by chunk or as one bounded text, and lets go of it whatever happens. */
import type { Watch } from "./watch.ts";

/** As much of a `ReadableStream` as reading one needs: of bytes, where nothing else is said. */
export interface Body<Chunk = Uint8Array> {
  getReader(): BodyReader<Chunk>;
  cancel(): Promise<void>;
}

export interface BodyReader<Chunk = Uint8Array> {
  read(): Promise<{ readonly done: boolean; readonly value?: Chunk | undefined }>;
  cancel(): Promise<void>;
}

/**
 * The chunks of a body, each awaited for at most `patience()` milliseconds; the first under the clock that is already
 * running. Ends where there is no patience left. Throws the watch's reason when it aborts, and the transport's own error when the connection breaks.
 */
export async function* readBody<Chunk = Uint8Array>(body: Body<Chunk> | null, watch: Watch, patience: () => number): AsyncGenerator<Chunk, void, undefined> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      watch.pause();
      if (done || value === undefined) return;
      yield value;
      const left = patience();
      if (left <= 0) return;
      watch.expect(left);
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
