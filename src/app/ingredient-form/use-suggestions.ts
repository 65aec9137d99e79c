/** Names from the kitchen's vocabulary that begin like what is being typed. They never block typing. */
import { startTransition, useEffect, useState } from "react";
import { askKitchen } from "../kitchen/ask-kitchen.ts";

const NONE: readonly string[] = [];

export function useSuggestions(typed: string): readonly string[] {
  const [suggestions, setSuggestions] = useState(NONE);
  const wanted = typed.trim() !== "";

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    askKitchen("suggestIngredients", typed).then(
      (names) => {
        if (current) startTransition(() => setSuggestions(names));
      },
      () => undefined, // without the vocabulary there are no suggestions; typing goes on
    );
    return () => {
      current = false;
    };
  }, [wanted, typed]);

  return wanted ? suggestions : NONE;
}
