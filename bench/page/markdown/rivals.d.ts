/** The packages we compare with. They are no dependencies of ours: `install-rivals` fetches them, and the build of the measured page puts them here. */
declare module "virtual:rivals" {
  import type { ComponentType } from "react";

  export const ReactMarkdown: ComponentType<{ readonly children?: string; readonly remarkPlugins: readonly unknown[] }>;
  export const remarkGfm: unknown;
  export const Streamdown: ComponentType<{ readonly children?: string }>;
}
