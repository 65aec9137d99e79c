/** The addresses inside the panel, as the page's hash: `#behind-the-book`, `#behind-the-book/tasks/text-generation`, … */

export type PanelAddress =
  | { readonly page: "book" | "code" | "tasks" | "libraries" }
  | { readonly page: "task"; readonly id: string }
  | { readonly page: "library"; readonly key: string }
  /** The library is the one to begin with. */
  | { readonly page: "workbench"; readonly library?: string };

const ROOT = "#behind-the-book";

/** Undefined for a hash that is not the panel's. An address that leads nowhere leads to the first page. */
export function parsePanelAddress(hash: string): PanelAddress | undefined {
  const [root, place, encoded = ""] = hash.split("/");
  if (root !== ROOT) return undefined;
  const name = decode(encoded);
  switch (place) {
    case "code":
      return { page: "code" };
    case "tasks":
      return name === "" ? { page: "tasks" } : { page: "task", id: name };
    case "libraries":
      return name === "" ? { page: "libraries" } : { page: "library", key: name };
    case "workbench":
      return name === "" ? { page: "workbench" } : { page: "workbench", library: name };
    default:
      return { page: "book" };
  }
}

export function writePanelAddress(address: PanelAddress): string {
  switch (address.page) {
    case "book":
      return ROOT;
    case "task":
      return `${ROOT}/tasks/${encodeURIComponent(address.id)}`;
    case "library":
      return `${ROOT}/libraries/${encodeURIComponent(address.key)}`;
    case "workbench":
      return address.library === undefined ? `${ROOT}/workbench` : `${ROOT}/workbench/${encodeURIComponent(address.library)}`;
    default:
      return `${ROOT}/${address.page}`;
  }
}

/** What a person mistyped into the address is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
