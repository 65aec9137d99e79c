/** What is had of a food that is there, told by its place in the sentence: taken off it, left of it, shaped or cut of it. */
import type { Mention } from "./find-mentions.ts";
import { isShape } from "./made-by.ts";
import { isShaped } from "./makeable.ts";
import { isMeasured } from "./mention-context.ts";
import type { Sentence } from "./sentence.ts";
import { BROKEN_TO } from "./word-sense.ts";

/** Behind what is taken: the food that it is taken off. */
const OFF_A_FOOD = /^ (?:from|off) (?:the (?:top|bottom|surface) of )?(?:the|your) /;
/** "Until 3 tbsp of syrup is left". */
const IS_LEFT = /^ (?:(?:is|are) left|remains?)\b/;
const SHAPES = /\b(?:shape|form|mould|roll)\b[^.;]{0,60} into\b/;

export class HadHere {
  /** What things were cut to, by a food's name: "wedges". */
  private readonly cuts = new Set<string>();
  /** The first step that shapes something. */
  private readonly shapesAt: number | undefined;
  private readonly isListed: (mention: Mention) => boolean;

  /** `isListed`: whether a food is on the list, or was taken for used before. */
  constructor(sentences: readonly Sentence[], isListed: (mention: Mention) => boolean) {
    this.isListed = isListed;
    this.shapesAt = sentences.find(({ part, text }) => part.role === "step" && SHAPES.test(text))?.at;
  }

  /** Takes in what things are cut to: "cut in wedges". */
  see(mention: Mention): void {
    const [only = "", second] = mention.lemmas;
    if (second === undefined && isShape(mention)) this.cuts.add(only);
  }

  /** "Day-old wedges toast well", of what was cut in wedges. */
  isCut({ lemmas: [only = "", second], sentence, start }: Mention): boolean {
    return second === undefined && this.cuts.has(only) && !isMeasured(sentence.text.slice(0, start));
  }

  /** "Spoon the cream from the top of the coconut milk", "sugar from the banana". `mentions`: all of its sentence. */
  isTakenOff({ sentence, end }: Mention, mentions: readonly Mention[]): boolean {
    const off = OFF_A_FOOD.exec(sentence.text.slice(end))?.[0].length;
    return off !== undefined && mentions.some((other) => other.start === end + off && this.isListed(other));
  }

  /** What a food is boiled down or cut to. */
  isLeft(mention: Mention): boolean {
    return isShape(mention) || IS_LEFT.test(mention.sentence.text.slice(mention.end));
  }

  /** "Shape into balls … peel the paper off the dumplings", "pulse to coarse crumbs". */
  isWorkedHere({ ingredient, sentence, start }: Mention): boolean {
    return (isShaped(ingredient?.classId) && this.shapesAt !== undefined && this.shapesAt < sentence.at) || BROKEN_TO.test(sentence.text.slice(0, start));
  }
}
