/** The app as the environment wants it: for the server's entry, and for the development server, which answers /api with it. */
import type { Hono } from "hono";
import { createChatChef } from "#chefs/chat-completion";
import { createApp, type AppOptions } from "./create-app.ts";
import { parseEnvironment, type Environment, type EnvironmentVariables } from "./environment.ts";

/** Throws an error that names each variable that makes no sense. */
export function createAppFromEnvironment(variables: EnvironmentVariables): Hono {
  const parsed = parseEnvironment(variables);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return createConfiguredApp(parsed.environment);
}

export function createConfiguredApp({ service }: Environment, options: Omit<AppOptions, "hosted"> = {}): Hono {
  return createApp({ ...options, hosted: service && { chef: createChatChef({ id: "hosted", service }), model: service.model } });
}
