/** An ordinary link to another site, in a tab of its own. Nothing is fetched from there before it is followed. */
import type { ReactNode } from "react";

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
