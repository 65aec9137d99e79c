/** What a step has ruled out: "No oil. I mean it! Oil makes it slippery" speaks of it once more and uses none. */
import type { Mention } from "./find-mentions.ts";
import type { Sentence } from "./sentence.ts";

/** Reads a recipe from its first step on; remembers one part at a time. */
export class RefusedFoods {
  private part: Sentence["part"] | undefined;
  private readonly lemmas = new Set<string>();

  add({ sentence: { part }, lemmas }: Mention): void {
    if (this.part !== part) this.lemmas.clear();
    this.part = part;
    this.lemmas.add(lemmas.at(-1) ?? "");
  }

  /** Whether a mention only tells of what its part has ruled out before. */
  has({ sentence: { part }, lemmas, use }: Mention): boolean {
    return use === "told" && this.part === part && this.lemmas.has(lemmas.at(-1) ?? "");
  }
}
