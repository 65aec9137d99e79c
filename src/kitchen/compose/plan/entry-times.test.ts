import { expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

/** The whole method in one line, as the first suggestion gives it. */
function methodOf(...ingredients: readonly string[]): string {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing to cook");
  return answer.recipe.steps.join(" ");
}

test.each([
  [
    "prawns",
    ["prawns", "coconut milk", "thai green curry paste", "mangetout", "lime", "rice"],
    /Add the mangetout and prawns[^.]* simmer for [345]–[56] minutes more/,
  ],
  ["instant noodles", ["ramen", "kimchi", "spam", "egg"], /Add the ramen[^.]* simmer for 4–5 minutes more/],
  ["kale in a soup", ["mushrooms", "barley", "kale", "miso", "garlic"], /Add the kale[^.]* simmer for 6–8 minutes more/],
  ["noodles in a soup", ["instant noodles", "frozen peas", "stock cube", "soy sauce"], /to the boil, add the [^.]*noodles/],
  ["tortellini", ["tortellini", "spinach", "chicken stock", "parmesan", "garlic"], /to the boil, add the tortellini/],
  ["green beans in a tomato rice", ["chopped tomatoes", "chorizo", "garlic", "green beans", "rice"], /Add the green beans[^.]* simmer for 8–10 minutes more/],
] as const)("%s enter the pot for their own minutes only", (_, ingredients, words) => {
  expect(methodOf(...ingredients)).toMatch(words);
});

test.each([
  ["a curry paste", ["prawns", "coconut milk", "thai green curry paste", "mangetout", "rice"], /put the thai green curry paste and coconut milk into/],
  ["garlic", ["basa fillets", "tin tomatoes", "garlic", "olives", "potatoes"], /Put the garlic, [^.]*tomatoes into/],
] as const)("without fat %s goes in with the liquid", (_, ingredients, words) => {
  const method = methodOf(...ingredients);
  expect(method).toMatch(words);
  expect(method).not.toMatch(/without fat/);
});

test("potatoes for a mash are put on while the mince simmers", () => {
  const method = methodOf("beef mince", "potatoes", "carrots", "onion", "oxo cubes", "peas", "milk", "butter");
  expect(method).toMatch(/bring to the boil, then simmer[^.]*\. .*Add the potatoes/);
});

test("roots stand round a joint for the last of its time, and honey burns no earlier", () => {
  const method = methodOf("leg of lamb", "honey", "mustard", "rosemary", "parsnips", "carrots");
  expect(method).toMatch(/For the last 45 minutes, put the carrots and parsnips round it/);
  expect(method).toMatch(/For the last 20 minutes, coat the meat with the honey/);
});

test("polenta beside prawns is begun first, for it takes longer than they do", () => {
  expect(methodOf("polenta", "prawns", "fennel", "olive oil", "tomatoes", "chilli")).toMatch(/^Bring [^.]*polenta.* Meanwhile, heat the olive oil/);
});

test("frozen spinach takes longer than fresh", () => {
  expect(methodOf("frozen spinach", "eggs", "feta", "onion")).toMatch(/Add the spinach [^.]*5–6 minutes, until hot, with no ice left/);
});

test("beetroot that is cooked is not roasted until a knife slides in", () => {
  expect(methodOf("cooked beetroot", "feta", "walnuts", "rocket")).not.toMatch(/roast for/);
});
