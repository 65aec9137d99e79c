/** The heading of a page of the panel. It takes the focus when the page is turned to, so that a screen reader reads on from there. */
import { useEffect, useRef } from "react";

export function PageHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, []);

  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
