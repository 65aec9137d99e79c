import { expect, test } from "vitest";
import { parseEnvironment, type EnvironmentVariables } from "./environment.ts";

function environmentOf(variables: EnvironmentVariables) {
  const parsed = parseEnvironment(variables);
  return parsed.ok ? parsed.environment : parsed.problems;
}

test("nothing set: this machine only, port 3000, no model", () => {
  expect(environmentOf({})).toEqual({ host: "127.0.0.1", port: 3000, service: undefined });
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
])("%s with a value that makes no sense is named, and the value is not repeated", (name, values) => {
  for (const value of values) {
    const problems = environmentOf({ [name]: value });
    expect(problems, value).toEqual([expect.stringMatching(new RegExp(`^${name} must be .+\\.$`))]);
    expect(JSON.stringify(problems)).not.toContain("secret");
  }
});

test("every problem is told at once", () => {
  expect(environmentOf({ PORT: "x", HF_ENDPOINT_URL: "x", HF_TOKEN: "x y" })).toHaveLength(3);
});

test("port 0 and every interface are fine", () => {
  expect(environmentOf({ PORT: "0", HOST: "::" })).toMatchObject({ port: 0, host: "::" });
});
