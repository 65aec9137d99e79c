import { pattern } from "#recipe/pattern";
import { expect, test } from "vitest";
import { parseEnvironment, type Environment, type EnvironmentVariables } from "./environment.ts";

function environmentOf(variables: EnvironmentVariables) {
  const parsed = parseEnvironment(variables);
  return parsed.ok ? parsed.environment : parsed.problems;
}

test("nothing set: this machine only, port 3000, no model", () => {
  expect(environmentOf({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    service: undefined,
    recipesPerMinute: 20,
    recipesAtOnce: 4,
    connectionsPerClient: 256,
  });
  expect(environmentOf({ RECIPES_AT_ONCE: "1000" })).toMatchObject({ connectionsPerClient: 2_000 });
  expect(environmentOf({ RECIPES_AT_ONCE: "1000", CONNECTIONS_PER_CLIENT: "50" })).toMatchObject({ connectionsPerClient: 50 });
  expect(environmentOf({ HF_TOKEN: "", HF_ENDPOINT_URL: " ", HF_MODEL: "", PORT: "", HOST: "" })).toEqual(environmentOf({}));
  expect(environmentOf({ HF_MODEL: "a/model" })).toEqual(environmentOf({}));
});

test("a token alone asks the seed's model at the seed's service", () => {
  expect(environmentOf({ HF_TOKEN: "hf_x\n" })).toMatchObject({
    service: { baseUrl: "https://router.huggingface.co/v1", model: "mistralai/Mistral-7B-Instruct-v0.3", token: "hf_x" },
  });
});

test("an address alone asks it without a token", () => {
  expect(environmentOf({ HF_ENDPOINT_URL: "http://localhost:11434/v1/", HF_MODEL: "mistral:7b" })).toMatchObject({
    service: { baseUrl: "http://localhost:11434/v1", model: "mistral:7b" },
  });
  expect(environmentOf({ HF_ENDPOINT_URL: "http://localhost:11434/v1" })).not.toHaveProperty("service.token");
});

test.each([
  [
    "HF_ENDPOINT_URL",
    [
      "localhost:8080/v1",
      "http://host",
      "http://host/v1/chat/completions",
      "ftp://host/v1",
      "http://user:secret@host/v1",
      "http://host/v1?key=secret",
      "http://host/v1#",
      "secret",
    ],
  ],
  ["HF_TOKEN", ["two secret words", "secret\r\nx-evil: 1", "sécret"]],
  ["HF_MODEL", ["a secret model"]],
  ["PORT", ["http", "-1", "65536", "3000.5", "0x10", "secret"]],
  ["HOST", ["http://secret", "a secret", "/secret"]],
  ["RECIPES_PER_MINUTE", ["0", "-1", "1.5", "many secret"]],
  ["CONNECTIONS_PER_CLIENT", ["0", "secret"]],
  ["DRAIN_SECONDS", ["601", "secret"]],
  ["VALKEY_URL", ["http://secret", "redis:", "secret:6379"]],
  ["ALLOWED_ORIGINS", ["*", "https://a.example/secret", "a.example", "https://a.example,secret"]],
  ["TRUSTED_PROXIES", ["secret", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129"]],
  ["LOG_LEVEL", ["secret"]],
])("%s with a value that makes no sense is named, and the value is not repeated", (name, values) => {
  for (const value of values) {
    const problems = environmentOf({ [name]: value });
    expect(problems, value).toEqual([expect.stringMatching(pattern()`^${name} must be .+\.$`)]);
    expect(JSON.stringify(problems)).not.toContain("secret");
  }
});

test("every problem is told at once", () => {
  expect(environmentOf({ PORT: "x", HF_ENDPOINT_URL: "x", HF_TOKEN: "x y" })).toHaveLength(3);
});

test("lists are taken with and without spaces", () => {
  const { allowedOrigins, trustedProxies } = environmentOf({
    ALLOWED_ORIGINS: "https://a.example, http://localhost:5173",
    TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8 , fd00::/8",
  }) as Environment;
  expect(allowedOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
  expect(["127.0.0.1", "10.9.8.7", "127.0.0.2"].map((address) => trustedProxies.check(address))).toEqual([true, true, false]);
  expect(trustedProxies.check("fd12::1", "ipv6")).toBe(true);
});

test("port 0 and every interface are fine", () => {
  expect(environmentOf({ PORT: "0", HOST: "::" })).toMatchObject({ port: 0, host: "::" });
});
