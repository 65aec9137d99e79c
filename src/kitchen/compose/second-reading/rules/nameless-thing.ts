import type { Rule } from "../rule.ts";

const VESSELS =
  /\b(?:the|that|same|second) (?:same |second |large |small |hot |cleared |empty |wiped |frying |heavy |lidded |emptied |baking |roasting |unwashed )*(pan|saucepan|pot|wok|casserole|tin|dish|tray|bowl|jug|griddle|skillet|blender|processor)\b/g;
/** What brings a vessel, by the noun that it is called afterwards. */
const BRINGS: Readonly<Record<string, RegExp>> = {
  pan: /\b(?:a|an|another|two|large|wide|heavy|small|hot|dry|non-stick|lidded|deep|cold)\b[^.]*\b(?:frying pans?|saucepans?|pans?|skillet|wok|casserole|pot)\b|\bfry\b|\bboil|\bsimmer/,
  saucepan: /\b(?:a|an|another|large|small|heavy)\b[^.]*\b(?:saucepan|pan)\b/,
  pot: /\b(?:a|an|large|heavy|big|deep)\b[^.]*\b(?:pot|casserole|pan|saucepan)\b|\bboil/,
  wok: /\b(?:a|large|hot)\b[^.]*\b(?:wok|frying pan)\b/,
  casserole: /\b(?:a|large|heavy|lidded)\b[^.]*\b(?:casserole|pan|pot)\b/,
  tin: /\b(?:a|an|large|small|loose-bottomed|\d+ cm|two|greased|lined|the)\b[^.]*\b(?:tins?|tray)\b/,
  dish: /\b(?:a|an|large|small|shallow|two|one|deep|ovenproof|baking)\b[^.]*\bdish(?:es)?\b/,
  tray: /\b(?:a|an|large|two|lined|baking)\b[^.]*\b(?:trays?|tin|sheet)\b/,
  bowl: /\b(?:a|an|large|small|wide|another|two|big|mixing|heatproof|warm|deep|shallow)\b[^.]*\bbowls?\b|\bbowls\b/,
};

/** A pan, tin or bowl is spoken of as known that nothing has brought. */
export const namelessThing: Rule = {
  id: "nameless-thing",
  why: "a cook looks back for the pan and finds none",
  find({ sentences, recipe: { steps } }) {
    const whole = steps.join(" ").toLowerCase();
    for (const { text } of sentences) {
      for (const match of text.matchAll(VESSELS)) {
        const noun = match[1] ?? "";
        const brings = BRINGS[noun];
        if (!brings) continue;
        const at = whole.indexOf(text);
        if (!brings.test(whole.slice(0, at + match.index)) && !/\bin(?:to)? the (?:bowl|dish|tin|tray)s?\b.{0,4}$/.test(""))
          return [{ weight: 1, what: `${match[0]}: ${text}` }];
      }
    }
    return [];
  },
};
