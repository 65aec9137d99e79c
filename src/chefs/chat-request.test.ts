/** The official client is the oracle: what it sends for an order, ours sends too, byte for byte where it matters. */
import { chatCompletion, chatCompletionStream } from "@huggingface/inference";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createChatChef } from "./chat-completion.ts";
import { writeChefPrompt } from "./chat-prompt.ts";
import { DEFAULT_BASE_URL, DEFAULT_MODEL, type ChatService } from "./chat-request.ts";
import { collect } from "./test-upstream/collect.ts";
import { startUpstream, type ReceivedRequest, type Upstream } from "./test-upstream/upstream.ts";

const ORDER = { ingredients: ["Jalapeño", "egg", "", "egg", 'a "quoted" 🧀'], avoid: ["butter"], servings: 3 };

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.reply = "good";
});

async function sentByUs(service: Partial<ChatService>): Promise<ReceivedRequest> {
  const chef = createChatChef({ id: "hosted", service: { baseUrl: upstream.baseUrl, model: DEFAULT_MODEL, ...service } });
  await collect(chef(ORDER, new AbortController().signal));
  return last();
}

function last(): ReceivedRequest {
  const request = upstream.requests.at(-1);
  if (!request) throw new Error("nothing was sent");
  return request;
}

function visible({ method, path, body, headers }: ReceivedRequest) {
  return { method, path, body, authorization: headers.authorization, "content-type": headers["content-type"], accept: headers.accept };
}

function clientArguments(token: string | undefined) {
  const messages = writeChefPrompt(ORDER).map(({ role, content }) => ({ role, content }));
  return { endpointUrl: upstream.baseUrl, model: DEFAULT_MODEL, messages, max_tokens: 1024, ...(token === undefined ? {} : { accessToken: token }) };
}

test.each([["hf_0123456789"], ["a-key-of-another-service"], [undefined]])(
  "the request is the one the official client streams with, token %s",
  async (token) => {
    const credentials = token === undefined ? {} : { token };
    const ours = visible(await sentByUs(credentials));
    await collect(chatCompletionStream(clientArguments(token), { retry_on_error: false }));
    expect(ours).toEqual(visible(last()));
    expect(ours).toMatchObject({ method: "POST", path: "/v1/chat/completions", authorization: token === undefined ? undefined : `Bearer ${token}` });
  },
);

test("and the one of its call in one piece, but for the wish to stream", async () => {
  const { stream, ...ours } = (await sentByUs({ token: "hf_0123456789" })).body;
  upstream.reply = "in-one-piece";
  await chatCompletion(clientArguments("hf_0123456789"), { retry_on_error: false });
  expect(ours).toEqual(last().body);
  expect(stream).toBe(true);
});

test("it asks the seed's model for at most 1024 tokens, in two messages that hold the list as typed", async () => {
  const { model, max_tokens, messages = [] } = (await sentByUs({})).body;
  expect({ model, max_tokens }).toEqual({ model: "mistralai/Mistral-7B-Instruct-v0.3", max_tokens: 1024 });
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(messages[0]?.content).toContain("helpful chef assistant");
  expect(messages[1]?.content).toContain('I only have the following ingredients: Jalapeño, egg, , egg, a "quoted" 🧀.');
  expect(DEFAULT_BASE_URL).toBe("https://router.huggingface.co/v1");
});
