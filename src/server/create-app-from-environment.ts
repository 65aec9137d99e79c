/** The app as the environment wants it: for the server's entry, and for the development server, which answers /api with it. */
import { createChatChef } from "#chefs/chat-completion";
import { connectService } from "./service-connection.ts";
import { createApp, type AppOptions } from "./create-app.ts";
import { parseEnvironment, type Environment, type EnvironmentVariables } from "./environment.ts";
import { refuseOrder } from "./refuse-order.ts";

type App = ReturnType<typeof createApp>;

/** Throws an error that names each variable that makes no sense. */
export function createAppFromEnvironment(variables: EnvironmentVariables): App {
  const parsed = parseEnvironment(variables);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return createConfiguredApp(parsed.environment);
}

/** Milliseconds: too short to be seen, and long enough to halve the work of relaying. */
const BREATH = 80;

export function createConfiguredApp({ service, allowedOrigins }: Environment, options: Omit<AppOptions, "hosted" | "allowedOrigins"> = {}): App {
  return createApp({
    refuse: refuseOrder,
    ...options,
    allowedOrigins,
    hosted: service && { chef: createChatChef({ id: "hosted", service, fetch: connectService(BREATH) }), model: service.model },
  });
}
