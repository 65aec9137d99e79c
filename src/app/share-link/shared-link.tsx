/** Opens the list that the page's address holds, where somebody has followed such a link. What reads it is fetched then. */
import { useSyncExternalStore } from "react";
import { subscribe } from "../address/use-address.ts";
import { fetchPart } from "../parts/fetch-part.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import type { LinkOpenerProps } from "./link-opener.tsx";

const LinkOpener = fetchPart(async () => (await import("./link-opener.tsx")).LinkOpener);

/** The last link that was followed. It stays when the address goes on to a panel, and coming back from there opens nothing anew. */
let followed = "";

function lastLink(): string {
  if (location.hash.startsWith("#list")) followed = location.hash;
  return followed;
}

export function SharedLink(props: Omit<LinkOpenerProps, "hash">) {
  const hash = useSyncExternalStore(subscribe, lastLink, () => "");
  return (
    hash !== "" && (
      <PartBoundary name="The list in the link" drawnFrom={hash}>
        <LinkOpener key={hash} hash={hash} {...props} />
      </PartBoundary>
    )
  );
}
