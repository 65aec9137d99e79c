/** The heading of a page of the panel. It takes the focus when the page is turned, so that a screen reader reads on from there. */
export function PageHeading({ children }: { readonly children: string }) {
  return <h3 tabIndex={-1}>{children}</h3>;
}
