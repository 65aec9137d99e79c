/** The words of tokens without their marks, for names that are read aloud. */
import type { MarkedToken, Token } from "marked";
import { decodeEntities } from "./entities.ts";

export function plainText(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[])
    .map((token) => {
      if ("tokens" in token && token.tokens) return plainText(token.tokens);
      if (token.type === "text") return decodeEntities(token.text);
      return token.type === "escape" || token.type === "codespan" ? token.text : "";
    })
    .join("");
}
