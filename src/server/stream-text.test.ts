import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEARTBEAT, streamText } from "./stream-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Says one word, then nothing until it is told to end. */
function quietText() {
  let stop: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (stop = resolve));
  async function* texts(): AsyncGenerator<string, void, undefined> {
    yield "words\n";
    await ended;
  }
  return { texts: texts(), stop };
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("silence is broken by empty lines, so that no proxy closes the line", async () => {
  const end = vi.fn();
  const { texts, stop } = quietText();
  const reader = streamText(texts, end).getReader();
  expect(decode((await reader.read()).value)).toBe("words\n");
  for (let beat = 0; beat < 10; beat++) {
    const reading = reader.read();
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(decode((await reading).value)).toBe("\n");
  }
  stop();
  expect((await reader.read()).done).toBe(true);
  expect(end).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("a client that does not read for three heartbeats is let go", async () => {
  const end = vi.fn();
  const reader = streamText(quietText().texts, end).getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HEARTBEAT);
  expect(end).toHaveBeenCalledOnce();
  await expect(reader.read()).rejects.toThrow("stopped reading");
  expect(vi.getTimerCount()).toBe(0);
});

test("a client that leaves ends it", async () => {
  const end = vi.fn();
  const reader = streamText(quietText().texts, end).getReader();
  await reader.read();
  await reader.cancel();
  expect(end).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
