import { expect, test } from "vitest";
import { fillSentence, type Filling } from "./fill-sentence.ts";

const kitchen = (foods: Readonly<Record<string, string>>): Filling => ({
  hole: (hole, article) => {
    const food = foods[hole];
    return food === undefined ? undefined : `${article ? "the " : ""}${food}`;
  },
  isFilled: (part) => part in foods,
  isFilledBy: (part, keys) => keys.includes(foods[part] ?? ""),
  isMany: (part) => foods[part]?.endsWith("s") ?? false,
});

test.each([
  ["Fry the {onion}[ and the {garlic}] for 5 minutes.", { onion: "onion" }, "Fry the onion for 5 minutes."],
  ["Fry the {onion}[ and the {garlic}] for 5 minutes.", { onion: "onion", garlic: "garlic" }, "Fry the onion and the garlic for 5 minutes."],
  ["[Heat the {fat} in a pan|Set a dry pan] over the heat.", {}, "Set a dry pan over the heat."],
  ["[Heat the {fat} in a pan|Set a dry pan] over the heat.", { fat: "oil" }, "Heat the oil in a pan over the heat."],
  ["[?stock: With stock|Pour in the {wine}|Pour in water].", { wine: "wine" }, "Pour in the wine."],
  ["[?stock=cube: Crumble in the {stock}|Pour in the {stock}|Pour in water].", { stock: "broth" }, "Pour in the broth."],
  ["[?stock=cube: Crumble in the {stock}|Pour in the {stock}|Pour in water].", {}, "Pour in water."],
  ["[?!fat&salt: Dry but salted.]", { salt: "salt" }, "Dry but salted."],
  ["[?fat/salt: One of them.]", { salt: "salt" }, "One of them."],
  ["[Add the {lemon}[, then the {honey}]. ]stir.", { lemon: "lemon" }, "Add the lemon. Stir."],
  ["[Add the {lemon}[, then the {honey}]. ]stir.", { honey: "honey" }, "Stir."],
  ["Add the {onion}[, the {honey}][, the {lemon}] and stir.", { onion: "onion", honey: "honey" }, "Add the onion and the honey and stir."],
  ["Add the {onion} and the {garlic}.", { onion: "carrots and celery", garlic: "leek" }, "Add the carrots, celery and the leek."],
  ["Chunky {onion} and {garlic} soup", { onion: "lentil", garlic: "carrot and celery" }, "Chunky lentil, carrot and celery soup"],
  ["Boil the {onion} and drain and keep the {garlic} warm.", { onion: "pasta", garlic: "sauce" }, "Boil the pasta and drain and keep the sauce warm."],
  ["Rub with the {onion}[, the {honey}][, the {lemon}].", { onion: "onion", honey: "honey", lemon: "lemon" }, "Rub with the onion, the honey and the lemon."],
  ["Rub with the {onion}[, the {honey}][ and the {lemon}].", { onion: "onion", honey: "honey" }, "Rub with the onion and the honey."],
  ["Rub with the {onion}[, the {honey}], then wait.", { onion: "onion", honey: "honey" }, "Rub with the onion and the honey, then wait."],
  ["Rub it[ with the {onion}][ and the {honey}].", { honey: "honey" }, "Rub it with the honey."],
  ["Rub it[ with the {onion}][, the {honey}][ and the {lemon}].", { honey: "honey", lemon: "lemon" }, "Rub it with the honey and the lemon."],
  ["Rub it[ with the {onion}][ and the {honey}].", {}, "Rub it."],
  ["Cut into 1 cm pieces.", {}, "Cut into 1 cm pieces."],
  ["Serve in 1 bowls.", {}, "Serve in 1 bowl."],
  ["Serve with the {egg}. Serve with the {honey}.", { egg: "eggs", honey: "honey" }, "Serve with the eggs and the honey."],
  ["Stop when the {egg} is set.", { egg: "eggs" }, "Stop when the eggs are set."],
  ["Beat in the {egg} one at a time, with flour.", { egg: "egg" }, "Beat in the egg, with flour."],
  ["Beat in the {egg} one at a time, with flour.", { egg: "eggs" }, "Beat in the eggs one at a time, with flour."],
  ["Wait until the {egg} melts.", { egg: "pumpkins" }, "Wait until the pumpkins melt."],
  ["Wait until the {egg} go in.", { egg: "egg" }, "Wait until the egg goes in."],
  ["Let the {egg} cook and stop before the {egg} turns grey.", { egg: "eggs" }, "Let the eggs cook and stop before the eggs turn grey."],
  ["Let the {egg} cook.", { egg: "egg" }, "Let the egg cook."],
  ["Stop when the skin of the {egg} is crisp.", { egg: "eggs" }, "Stop when the skin of the eggs is crisp."],
  ["Serve when the {honey} and the {egg} are hot.", { honey: "honey", egg: "egg" }, "Serve when the honey and the egg are hot."],
])("%s", (template, foods, text) => {
  expect(fillSentence(template, kitchen(foods))).toBe(text);
});

test("a sentence that cannot do without what is missing is none", () => {
  expect(fillSentence("Fry the {onion}.", kitchen({}))).toBeUndefined();
});

test.each(["Fry [the {onion}.", "Fry {onion.", "Fry] it."])("a template that does not close is told of: %s", (template) => {
  expect(() => fillSentence(template, kitchen({ onion: "onion" }))).toThrow(/bracket|hole/);
});
