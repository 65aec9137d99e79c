/** A text as the body of a response: read on only as fast as the client does, kept open through silence, given up where nobody reads. */

/** Proxies close a line that is silent for a minute, some for less. In milliseconds. */
export const HEARTBEAT = 15_000;

/** After so many heartbeats without reading a client counts as gone: it would hold a place for ever. */
const MOST_UNREAD = 3;

/** Means nothing in lines of events. */
const BEAT = "\n";

/** `end` is called once: at the end of the text, when the client leaves, or when it has not read for too long. */
export function streamText(texts: AsyncIterator<string, unknown>, end: () => void, heartbeat = HEARTBEAT): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isAwaited = false;
  let unread = 0;
  let timer: ReturnType<typeof setInterval>;
  const finish = () => {
    clearInterval(timer);
    end();
  };

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timer = setInterval(() => {
          unread = isAwaited ? 0 : unread + 1;
          if (isAwaited) controller.enqueue(encoder.encode(BEAT));
          else if (unread >= MOST_UNREAD) {
            finish();
            controller.error(new Error("The client has stopped reading."));
          }
        }, heartbeat);
      },
      async pull(controller) {
        isAwaited = true;
        const { done, value } = await texts.next();
        isAwaited = false;
        if (!done) {
          controller.enqueue(encoder.encode(value));
          return;
        }
        finish();
        controller.close();
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
}
