/**
 * Enter submits, with suggestions open or not. WebKit takes the Enter that closes its suggestions for itself, even when none was
 * chosen; then the field is submitted when the key comes up again. When one was chosen, the text is another, and Enter has done its part.
 */
import { type KeyboardEvent, useRef } from "react";

interface EnterHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** @returns handlers for the field, and `settle`, to be called when the form has been submitted */
export function useSwallowedEnter(): { readonly handlers: EnterHandlers; settle(): void } {
  /** The text when Enter went down, until the form is submitted. */
  const pending = useRef<string | undefined>(undefined);
  const settle = (): void => {
    pending.current = undefined;
  };
  const handlers: EnterHandlers = {
    onKeyDown: ({ key, currentTarget, nativeEvent }) => {
      if (key === "Enter" && !nativeEvent.isComposing) pending.current = currentTarget.value;
    },
    onKeyUp: ({ key, currentTarget }) => {
      if (key !== "Enter") return;
      const isSwallowed = pending.current === currentTarget.value;
      settle();
      if (isSwallowed) currentTarget.form?.requestSubmit();
    },
  };
  return { handlers, settle };
}
