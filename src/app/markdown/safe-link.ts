/** Which addresses a recipe may link to: the web and e-mail. Everything else is shown as its text. */
import { decodeEntities } from "./entities.ts";

const PROTOCOLS: readonly string[] = ["http:", "https:", "mailto:"];

/** The address, ready for an `href`; undefined when it may not be followed. Relative addresses lead nowhere in a recipe, so they may not either. */
export function findSafeLink(href: string): string | undefined {
  // Browsers drop control characters and spaces from an address before they read its protocol: so do we, first.
  // eslint-disable-next-line no-control-regex
  const address = decodeEntities(href).replace(/[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028\u2029\uFEFF]/g, "");
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return undefined;
  return PROTOCOLS.includes(new URL(address).protocol) ? address : undefined;
}
