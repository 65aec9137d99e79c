/** Who may ask from a browser: our own page, and the pages of the origins that the settings allow. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { respondProblem } from "./problem-response.ts";

/** Refuses orders from pages that may not ask, and tells browsers which other origins may. */
export function allowOrigins(allowed: readonly string[]): MiddlewareHandler {
  const share = cors({
    origin: [...allowed],
    allowMethods: ["GET", "HEAD", "POST"],
    allowHeaders: ["content-type"],
    exposeHeaders: ["retry-after"],
    maxAge: 600,
  });
  return async (context, next) => {
    const { method, raw } = context.req;
    if (method === "POST" && !isWelcome(raw.headers, allowed))
      return respondProblem(403, "foreign-origin", "Only the book's own page may ask for recipes here.");
    if (!allowed.includes(raw.headers.get("origin") ?? "")) return next();
    return share(context, next);
  };
}

/**
 * Whether a request comes from a page that may ask, or from no page at all. A browser says itself where a page comes
 * from, and no page can change that; a program says nothing, and could ask from anywhere anyhow.
 */
function isWelcome(headers: Headers, allowed: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin !== null && allowed.includes(origin)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  return origin === null || hostOf(origin) === headers.get("host")?.toLowerCase();
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
