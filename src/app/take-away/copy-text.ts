/** Puts words on the clipboard, as plain text and, where there is some, as rich text for places that take it. */

/** @param plain may still be on its way: the press that asked for it counts until it is there. Rejects where the browser does not let the page copy. */
export async function copyText(plain: string | Promise<string>, html?: string): Promise<void> {
  if (!("ClipboardItem" in window)) return navigator.clipboard.writeText(await plain);
  const parts = { "text/plain": plain, ...(html === undefined ? {} : { "text/html": html }) };
  const asked = Object.entries(parts).map(([type, text]) => [type, blobOf(type, text)] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(asked))]);
}

async function blobOf(type: string, text: string | Promise<string>): Promise<Blob> {
  return new Blob([await text], { type });
}
