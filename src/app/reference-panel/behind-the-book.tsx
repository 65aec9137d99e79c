/** The panel behind the book. Light; its pages and their data are fetched when it is opened. */
import { Fetched } from "../panel/fetched.tsx";
import { Panel } from "../panel/panel.tsx";
import { type Session, shownSession } from "../session/session.ts";
import { parsePanelAddress, writePanelAddress } from "./panel-address.ts";
import type { Cook } from "./panel-pages.tsx";

interface BehindTheBookProps {
  /** The present list, exactly as typed, without what is kept for another day. */
  readonly ingredients: readonly string[];
  /** Who would cook now. */
  readonly chef: Cook;
  readonly session: Session;
}

const loadPages = async () => (await import("./panel-pages.tsx")).PanelPages;
const isOurs = (hash: string): boolean => parsePanelAddress(hash) !== undefined;

export function BehindTheBook({ ingredients, chef, session }: BehindTheBookProps) {
  return (
    <Panel title="Behind the book" href={writePanelAddress({ page: "book" })} isOurs={isOurs}>
      {(hash) => <Fetched load={loadPages} props={{ address: parsePanelAddress(hash) ?? { page: "book" }, ingredients, chef, cook: findCook(session) }} />}
    </Panel>
  );
}

/** Which chef wrote the recipe on the screen. */
function findCook(session: Session): Cook | undefined {
  const shown = shownSession(session);
  return shown.state === "served" && shown.chef !== "brought" ? { id: shown.chef, model: shown.model } : undefined;
}
