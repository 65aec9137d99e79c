/** What the page may do in a browser, and how long a browser may keep it. */

/** Scripts, styles, fonts and requests of its own origin, and nothing else; images may also be drawn in the style sheet. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** What every answer of the page carries, whoever serves it. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The names of assets change with what is in them. */
export const ASSETS_KEPT = "public, max-age=31536000, immutable";
