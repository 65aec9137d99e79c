/** The official client's own habits, which this book knows of and does not use: it makes its one call itself. */
import { PROVIDERS as HELPERS } from "@huggingface/inference";
import client from "@huggingface/inference/package.json" with { type: "json" };
import { afterEach, expect, test, vi } from "vitest";
import { PROVIDERS } from "./providers.ts";

afterEach(() => vi.useRealTimers());

test("the client is 4.13.30, no longer 4.0.4 (decision 30)", () => {
  expect(client.version).toBe("4.13.30");
});

test("a video provider is asked every 500 ms whether it is done", async () => {
  vi.useFakeTimers();
  const answers = ["TASK_STATUS_QUEUED", "TASK_STATUS_PROCESSING", "TASK_STATUS_FAILED"].map((status) => Response.json({ task: { status } }));
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => answers.shift() ?? Response.error());
  const done = HELPERS.novita["text-to-video"]?.getResponse({ task_id: "1" }, "https://api.novita.ai/v3/async/acme", {});
  const failed = expect(done).rejects.toThrow("task failed");
  for (const [wait, calls] of [
    [499, 0],
    [1, 1],
    [499, 1],
    [1, 2],
    [500, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(asked).toHaveBeenCalledTimes(calls);
  }
  await failed;
});

test("the image provider that was asked five times, a second apart, is gone", () => {
  for (const names of [PROVIDERS, Object.keys(HELPERS)]) {
    expect(names).not.toContain("black-forest-labs");
    expect(names).toContain("novita");
  }
});
