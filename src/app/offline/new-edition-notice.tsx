/** Offers a newer edition of the page. It is used only when the person asks for it, never under a recipe that is being read. */
import { useEffect, useState } from "react";
import { fetchPart } from "../parts/fetch-part.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import { NEW_EDITION_EVENT } from "./register-service-worker.ts";

const EditionOffer = fetchPart(async () => (await import("./edition-offer.tsx")).EditionOffer);

export function NewEditionNotice() {
  const [openEdition, setOpenEdition] = useState<(() => void) | undefined>(undefined);
  useEffect(() => {
    const offer = (event: Event): void => setOpenEdition(() => (event as CustomEvent<() => void>).detail);
    window.addEventListener(NEW_EDITION_EVENT, offer);
    return () => window.removeEventListener(NEW_EDITION_EVENT, offer);
  }, []);
  if (!openEdition) return null;
  return (
    <PartBoundary name="The notice of a new edition">
      <EditionOffer onOpen={openEdition} />
    </PartBoundary>
  );
}
