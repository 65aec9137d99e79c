/** Focus that is not lost: an element that leaves the page while it, or something in it, has the focus hands it to another. */
import type { RefCallback } from "react";

/**
 * A `ref` for elements that come and go. Make it outside of components: React lets go of a ref that is another function.
 * @param findHeir finds who gets the focus, while the leaving element is still in the page
 */
export function handOverFocus(findHeir: (leaving: HTMLElement) => Element | null): RefCallback<HTMLElement> {
  return (element) => () => {
    if (!element?.contains(document.activeElement)) return;
    const heir = findHeir(element);
    if (!(heir instanceof HTMLElement)) return;
    if (!heir.matches("a, button, input, [tabindex]")) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
}
