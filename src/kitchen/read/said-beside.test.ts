/** What people say of a food beside its name: how much is left, what became of it, since when it is open. The food is read, and nothing else of it. */
import { expect, test } from "vitest";
import { recognise } from "./recognise.ts";

const readings = (entries: readonly string[]) => recognise(entries);

test.each([
  [
    "German",
    [
      ["Spätzle von gestern", "cooked-pasta"],
      ["Sahne, offen", "cream"],
      ["angebrochene Packung Sahne", "cream"],
      ["ein paar schrumpelige Karotten", "carrot"],
      ["1 Bund Petersilie, welk", "parsley"],
      ["Kartoffeln, schon gekocht", "cooked-potato"],
      ["3 Scheiben Schinken, muss weg", "ham"],
      ["ein Stück Parmesan, nur noch Rinde", "parmesan"],
    ],
  ],
  [
    "French",
    [
      ["un talon de parmesan", "parmesan"],
      ["carottes un peu molles", "carrot"],
      ["crème fraîche entamée lundi", "creme-fraiche"],
      ["lait d'avoine presque fini", "oat-milk"],
      ["riz cuit d'hier soir", "cooked-rice"],
    ],
  ],
  [
    "Spanish",
    [
      ["queso rallado, queda poco", "cheese"],
      ["un culo de vino blanco", "white-wine"],
      ["arroz de ayer", "cooked-rice"],
      ["espinacas un poco mustias", "spinach"],
    ],
  ],
  [
    "Italian",
    [
      ["un fondo di panna", "cream"],
      ["zucchine un po' molli", "courgette"],
      ["un goccio di latte", "milk"],
      ["basilico, poche foglie", "basil"],
      ["prosciutto cotto, due fette", "ham"],
    ],
  ],
  [
    "Dutch",
    [
      ["laatste beetje boter", "butter"],
      ["zakje spinazie, moet op", "spinach"],
      ["prei, alleen het groen", "leek"],
    ],
  ],
  [
    "Polish",
    [
      ["ziemniaki z wczoraj", "cooked-potato"],
      ["otwarta śmietana", "sour-cream"],
      ["kawałek sera", "cheese"],
    ],
  ],
  [
    "Turkish",
    [
      ["azıcık tereyağı", "butter"],
      ["dünden kalan makarna", "cooked-pasta"],
    ],
  ],
  [
    "Portuguese",
    [
      ["pão duro", "bread"],
      ["cenouras moles", "carrot"],
      ["uma mão cheia de espinafres", "spinach"],
    ],
  ],
  [
    "English",
    [
      ["few leaves of savoy cabbage", "savoy-cabbage"],
      ["ham bone, whats left on it", "ham-hock"],
      ["half a jar of pesto, been open a while", "pesto"],
      ["tail end of a cucumber", "cucumber"],
      ["a couple of tortillas, dry round the edges", "tortilla"],
      ["coconut milk opened tuesday", "coconut-milk"],
      ["small Milkybar", "white-chocolate"],
      ["anchovy style sprats", "anchovy"],
    ],
  ],
] as const)("what is said beside a food in %s is no food, and hides none", (_, entries) => {
  const { readings: read, rejections } = readings(entries.map(([typed]) => typed));
  expect(rejections).toEqual([]);
  expect(read.map(({ typed, ingredient }) => [typed, ingredient])).toEqual(entries);
});

test("what is past its date is not read for being said in another language", () => {
  for (const typed of ["abgelaufene Milch", "huevos caducados", "lait périmé", "latte scaduto", "leite vencido"])
    expect(readings([typed]).readings).toEqual([]);
});

test("what was cooked goes by the person's word for it", () => {
  expect(readings(["leftover spätzle"]).readings[0]).toMatchObject({ ingredient: "cooked-pasta", name: "cooked spätzle" });
  expect(readings(["Spätzle von gestern"]).readings[0]).toMatchObject({ ingredient: "cooked-pasta", name: "cooked spätzle" });
  expect(readings(["cooked breast"]).readings[0]?.name).not.toBe("cooked breast");
});
