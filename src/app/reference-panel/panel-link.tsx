/** A link to another page of the panel. */
import type { MouseEvent, ReactNode } from "react";
import { type PanelAddress, writePanelAddress } from "./panel-address.ts";
import { turnTo } from "../address/use-address.ts";

interface PanelLinkProps {
  readonly to: PanelAddress;
  /** True for the page that is open. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

export function PanelLink({ to, current = false, children }: PanelLinkProps) {
  const href = writePanelAddress(to);
  const follow = (event: MouseEvent): void => {
    // With a key held the person wants another tab or window, which is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    turnTo(href);
  };
  return (
    <a href={href} aria-current={current ? "page" : undefined} onClick={follow}>
      {children}
    </a>
  );
}
