/** The recipe's text with the cook's adjustments made. */
import { useMemo } from "react";
import { Markdown } from "../markdown/markdown.tsx";
import { adjustRecipe } from "./adjust-recipe.ts";
import type { Adjustments } from "./adjustments.ts";

interface AdjustedMarkdownProps {
  readonly text: string;
  readonly adjustments: Adjustments;
  readonly headingOffset: number;
}

export function AdjustedMarkdown({ text, adjustments, headingOffset }: AdjustedMarkdownProps) {
  const { read } = useMemo(() => adjustRecipe(text, adjustments), [text, adjustments]);
  return <Markdown text={read.source} done headingOffset={headingOffset} />;
}
