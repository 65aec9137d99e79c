/** Names from the kitchen's vocabulary that begin like what is being typed. The vocabulary loads on the first letter and never blocks typing. */
import { useEffect, useState } from "react";

type Suggest = (typed: string) => readonly string[];

const NONE: readonly string[] = [];

export function useSuggestions(typed: string): readonly string[] {
  const [suggest, setSuggest] = useState<Suggest>(() => () => NONE);
  const wanted = typed.trim() !== "";

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import("#kitchen/knowledge/suggest-ingredients").then(
      (module) => {
        if (current) setSuggest(() => module.suggestIngredients);
      },
      () => {
        // Without the vocabulary there are no suggestions; typing goes on.
      },
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  return wanted ? suggest(typed) : NONE;
}
