import { expect, test } from "vitest";
import type { ChefEvent } from "#recipe/chef-event";
import { createDirectChef, type DirectChefOptions } from "./direct.ts";
import { collect } from "./test-upstream/collect.ts";
import { startUpstream } from "./test-upstream/upstream.ts";

function cook(options: DirectChefOptions): Promise<ChefEvent[]> {
  return collect(createDirectChef(options)({ ingredients: ["egg"] }, new AbortController().signal));
}

const cutOff = () => Promise.reject(new TypeError("Failed to fetch"));

test("the service is asked with the page's token, and the events name the direct chef", async () => {
  const upstream = await startUpstream();
  const events = await cook({ token: "hf_public", baseUrl: upstream.baseUrl, isOnline: () => true });
  await upstream.close();
  expect(events[0]).toEqual({ type: "recipe-start", chef: "direct", model: "mistralai/Mistral-7B-Instruct-v0.3" });
  expect(events.at(-1)).toEqual({ type: "recipe-end", reason: "stop" });
  expect(upstream.requests[0]?.headers.authorization).toBe("Bearer hf_public");
});

test("a browser without a network is told from a service that is down", async () => {
  expect((await cook({ token: "hf_public", fetch: cutOff, isOnline: () => false })).at(-1)).toMatchObject({ code: "offline" });
  expect((await cook({ token: "hf_public", fetch: cutOff, isOnline: () => true })).at(-1)).toMatchObject({ code: "upstream-down" });
});

test("without a word about where, it asks the seed's service", async () => {
  const asked: string[] = [];
  await cook({
    token: "hf_public",
    isOnline: () => true,
    fetch: (url) => {
      asked.push(String(url));
      return cutOff();
    },
  });
  expect(asked).toEqual(["https://router.huggingface.co/v1/chat/completions"]);
});
