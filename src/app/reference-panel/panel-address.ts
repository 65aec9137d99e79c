/** The addresses inside the panel, as the page's hash: `#behind-the-book`, `#behind-the-book/tasks/text-generation`, … */

export type PanelPage = "book" | "chef" | "code" | "tasks" | "task" | "libraries" | "library" | "workbench";

export interface PanelAddress {
  readonly page: PanelPage;
  /** The task's id, the library's key, or the library that the workbench begins with. */
  readonly name?: string;
}

const ROOT = "#behind-the-book";

interface Place {
  readonly place: string;
  readonly page: PanelPage;
  /** The page of the place with a name behind it. */
  readonly namedPage?: PanelPage;
}

const FIRST: Place = { place: "", page: "book" };
const PLACES: readonly Place[] = [
  FIRST,
  { place: "chef", page: "chef" },
  { place: "code", page: "code" },
  { place: "tasks", page: "tasks", namedPage: "task" },
  { place: "libraries", page: "libraries", namedPage: "library" },
  { place: "workbench", page: "workbench", namedPage: "workbench" },
];

/** Undefined for a hash that is not the panel's. An address that leads nowhere leads to the first page. */
export function parsePanelAddress(hash: string): PanelAddress | undefined {
  const [root, word = "", name = ""] = hash.split("/");
  if (root !== ROOT) return undefined;
  const { page, namedPage } = PLACES.find(({ place }) => place === word) ?? FIRST;
  return name !== "" && namedPage ? { page: namedPage, name: decode(name) } : { page };
}

export function writePanelAddress({ page, name }: PanelAddress): string {
  const { place } = PLACES.find((place) => place.page === page || place.namedPage === page) ?? FIRST;
  return [ROOT, place, name === undefined ? "" : encodeURIComponent(name)].filter((part) => part !== "").join("/");
}

/** What a person mistyped into the address is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
