/** What a mention of a food comes to: what the rules say of it, or what the weight of the evidence says against them. */
import type { Mention, WordSense } from "../find-mentions.ts";
import type { Aside } from "../mention-context.ts";

/** `present`: the recipe made it, or it is the dish. `mentioned`: it is only spoken of. `passed`: it stands where nothing is read. */
export type Outcome = "used" | "optional" | "present" | "mentioned" | "passed";

/** What the rules say, and which of them. */
export interface Ruling {
  readonly outcome: Outcome;
  readonly why: string;
  /** Its place in the sentence leaves nothing to weigh. */
  readonly isSure?: true;
  /** The sentence is an order that hands the food over: evidence that doubts it does not make it a question. */
  readonly isPlain?: boolean;
}

/** It is what the dish is, or stands in its name; the recipe has made it; recipes make such things. */
export type OwnTie = "dish" | "named" | "made" | "makeable";

/** A mention of a food that is not on the list, and all that the evidence is read from. */
export interface SeenMention {
  readonly mention: Mention;
  readonly ruling: Ruling;
  readonly aside: Aside | undefined;
  /** All mentions of its sentence. */
  readonly mentions: readonly Mention[];
  readonly isListed: (mention: Mention) => boolean;
  /** What ties the food to the dish itself: it stands in its name, the recipe has made it, recipes make such things. */
  readonly own: readonly OwnTie[];
  /** The heading of the note; empty elsewhere. */
  readonly heading: string;
  /** Its sentence begins, or ends, its paragraph. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The weight of the evidence that this dish uses the food, in sixteenths of a natural logarithm of the odds; undefined where there is none. */
export type Weigh = (seen: SeenMention) => number | undefined;

/** From where on a food that the rules take so is asked about, and from where on it is used whatever they say; in the unit of `Weigh`. */
const RAISED: Readonly<Record<Exclude<Outcome, "used">, { readonly asked: number; readonly used: number }>> = {
  mentioned: { asked: -4, used: 4 },
  passed: { asked: 0, used: 8 },
  optional: { asked: 8, used: 16 },
  present: { asked: 0, used: 48 },
};
/** What is wished for, would be nice, or would make another dish, is hardly ever used all the same. */
const WISHED: ReadonlySet<string> = new Set(["wish", "would", "if", "another"]);
const RAISED_WISH = { asked: 20, used: 28 };
/**
 * Down to here a food that the rules accuse is only spoken of. Set by hand with an eye to cost (a use that passes in silence at ten wrong
 * accusations) and to how often each comes: of what the rules accuse a seventh is only spoken of in the labelled sentences, and half in
 * recipes that nobody had seen (decision 273).
 */
const SPOKEN_TO = -26;
/** Up to here evidence that speaks against an accusation leaves it a question: of such foods two in three are only spoken of (decision 282). */
const ACCUSED_FROM = 0;
/** What the sentence says the dish cannot be without, and what was had before anything was cooked ("yesterday's loaf"), or is taken up ("so do we, two spoons of it"), no evidence clears. */
const BEYOND_DOUBT: ReadonlySet<string> = new Set(["needed", "bought", "taken", "put"]);
/** A word that no table holds, dished out by the bowl: it is asked about from here on. */
const UNKNOWN_ASKED = -24;
/** Down to here an aside that neither offers nor tells to do anything only speaks of its food. */
const ASIDE_TO = -40;
/** Rules that take a food for optional because nothing in its sentence says that it is used, not because it is offered. */
const NO_OFFER: ReadonlySet<string> = new Set(["aside", "would"]);
/** Down to here whatever reads as optional only speaks of its food, unless its sentence offers it in so many words: "a lump like a walnut, if not larger". */
const NO_OPTION_TO = -56;

/** Whether an option is one beyond doubt: the sentence offers it in so many words, and the evidence is sure. */
export function isSureOffer(text: string, { outcome, why }: Ruling, weight: number | undefined): boolean {
  return outcome === "optional" && why === "optional" && weight !== undefined && weight <= ASIDE_TO && OFFERS.test(text);
}

const OFFERS =
  /\bif (?:you(?!'re| are)|one|there's|there is|desired|liked|using|available|wanted)\b|\boptional(?:ly)?\b|\bfeel free\b|\bfor an? (?:\w+ )?(?:version|option|alternative|twist|variation)\b/;

/** Weighs the ruling and the evidence; `asked` is a use that is not beyond doubt. */
export function settleUse({ outcome, why, isPlain = false }: Ruling, weight: number | undefined, sense?: WordSense, text = ""): Outcome | "asked" {
  if (weight === undefined) return outcome;
  if (outcome === "used") return BEYOND_DOUBT.has(why) || weight > (isPlain ? SPOKEN_TO : ACCUSED_FROM) ? "used" : weight <= SPOKEN_TO ? "mentioned" : "asked";
  const { asked, used } = WISHED.has(why) ? RAISED_WISH : RAISED[outcome];
  if (weight >= used) return why === "sense" ? "asked" : "used";
  if (weight >= (sense === "unknown" ? UNKNOWN_ASKED : asked)) return "asked";
  if (outcome !== "optional" || weight > ASIDE_TO || BEYOND_DOUBT.has(why)) return outcome;
  return NO_OFFER.has(why) || (weight <= NO_OPTION_TO && !OFFERS.test(text)) ? "mentioned" : outcome;
}
