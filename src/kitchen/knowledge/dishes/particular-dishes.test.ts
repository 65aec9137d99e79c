/** Lists that tell of one particular dish get its method, not a plainer one. */
import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function recipe(list: string): string {
  const answer = cook({ ingredients: list.split(", "), servings: 2, units: "metric" });
  if (!answer.ok) throw new Error(answer.message);
  return answer.markdown;
}

describe("the method of a particular dish", () => {
  test.each([
    [
      "chicken breasts, ham, swiss cheese, breadcrumbs, egg, flour, butter, dijon mustard, milk",
      /slices together again round the ham.*press into the breadcrumbs/is,
    ],
    ["potatoes, bacon, onion, vinegar, mustard, beef broth, chives", /fold the warm potatoes into .* with the beef broth/i],
    [
      "tuna steak, green beans, new potatoes, eggs, olives, tomatoes, lettuce, olive oil, red wine vinegar",
      /drained green beans and new potatoes into the bowl.*toss the lettuce/is,
    ],
    ["pork mince, egg, flour, milk, onion, potatoes, red cabbage, butter", /pork mince, flour and milk into .*roll into balls/i],
    ["rotisserie chicken, corn tortillas, cream of chicken soup, rotel tomatoes, cheddar, bell pepper, onion", /roll up and lay seam down/i],
    ["tinned tuna, mayonnaise, celery, cheddar, bread, butter, tomato", /golden.*(?:melted|turn)|turn.*golden/is],
    ["ground beef, breadcrumbs, egg, onion, mushrooms, beef broth, worcestershire sauce, ketchup, flour, butter", /stir the flour smooth.*return the balls/is],
    [
      "andouille sausage, chicken thighs, shrimp, rice, celery, onion, green pepper, tinned tomatoes, cajun seasoning, chicken stock",
      /andouille sausage.*stir in the rice/is,
    ],
    ["aubergines, celery, olives, capers, tomatoes, red wine vinegar, sugar, pine nuts, onion", /aubergine into .* pan.*simmer over a low heat/is],
    ["sole fillets, flour, butter, lemon, parsley, capers, new potatoes", /dust the sole with the flour/i],
    ["corned beef, cabbage, potatoes, carrots, bay leaf, mustard", /corned beef.* simmer, covered/is],
    ["pheasant, bacon, cider, apples, cream, onion", /pour the cider round.*add the apples?.*whisk the cream.*juices of the meat/is],
    ["biscuits, sausage, milk, flour, pepper", /stir in the milk.*split the hot rounds/is],
    ["chicken, biscuits, cream of chicken soup, frozen vegetables, milk", /lay the biscuit doughs on top/i],
    ["pizza dough, onions, black olives, thyme, olive oil", /lay the pizza dough on .*scatter over the onion/is],
    ["chicken breasts, ranch seasoning, cream cheese, bacon, cheddar, green onions", /stir in the ranch seasoning.*stir the cream cheese/is],
    ["fideo noodles, prawns, squid, fish stock, garlic, tomato, saffron, alioli, paprika", /serve the alioli alongside/i],
    ["beef fillet, mushrooms, puff pastry, prosciutto, egg, dijon mustard, butter", /^- \d+ g beef fillet, patted dry$.*heat half of the butter/ims],
    ["beef sirloin joint, carrots, celeriac, cream, bay leaf", /a thermometer in the middle.*whisk the cream/is],
    [
      "russet potatoes, bacon, milk, cheddar, butter, flour, chives, sour cream, chicken stock",
      /chicken stock and russet potatoes to the pan.*blend until smooth/is,
    ],
    ["ground beef, egg, breadcrumbs, sub rolls, marinara sauce, provolone, parmesan", /roll into balls.*serve hot, with the sub rolls/is],
    ["chicken thighs, flour, baking powder, milk, carrots, onion, chicken stock, thyme", /in spoonfuls onto what simmers, cover/i],
    ["stewing beef, self-raising flour, suet, carrots, onion, beef stock", /self raising flour and suet with .*in spoonfuls onto what simmers/i],
    ["matzo meal, eggs, chicken stock, carrots, celery, dill, onion, chicken fat", /roll .* into balls.*lower them into/is],
    ["beef roast, potatoes, carrots, beef stock, flour, rosemary", /for the sauce, whisk the flour.*serve with the sauce/is],
    ["ground beef, breadcrumbs, egg, onion, allspice, beef stock, cream, soy sauce, flour, butter", /allspice and soy sauce into .*into balls/i],
    ["goat, curry powder, potatoes, thyme, scotch bonnet, onion, rice", /bring to the boil, then simmer, covered, for 85 minutes.*serve over the rice/is],
    ["flour, lamb mince, onion, coriander, salt", /fold over and pinch the edges shut.*boil them/is],
    ["semolina, mustard seeds, curry leaves, onion, peas, urad dal, oil", /rain in the semolina/i],
    ["poha, onion, potato, peanuts, turmeric, mustard seeds, curry leaves, lemon", /rinse the poha/i],
    ["basmati rice, chicken thighs, yogurt, onions, garam masala, saffron, mint", /spread the basmati rice over/i],
    ["sauerkraut, smoked sausage, pork, onion, bay leaf, prunes", /sauerkraut.*simmer, covered/is],
    ["kimchi, pork shoulder, tofu, onion, gochugaru, rice", /tofu and kimchi to the (?:large saucepan|pan) and simmer/i],
    ["chicken breast, dumpling wrappers, cabbage, soy sauce, spring onions", /chicken breasts?, .*until it holds together.*wet the edges, fold over/is],
    ["pork belly, soy sauce, rice wine, sugar, ginger, eggs", /lay the peeled eggs in the (?:large saucepan|pan)/i],
    ["phyllo, feta, eggs, butter, parsley", /half of the phyllo, sheet by sheet/i],
    ["eggs, yogurt, butter, chilli flakes, garlic, bread", /butter with the chilli flakes.*on the yogurt, stirred with the garlic/is],
    ["chicken breast, potatoes, carrots, onion, soy sauce, mirin, dashi", /soy sauce, dashi, carrots? and potato(?:es)? to the pan/i],
    ["cooked rice, sausages, soy sauce, eggs, spring onions", /sausages.*, sliced into 1 cm rounds/i],
    ["prawns, feta, tinned tomatoes, garlic, parsley, bread", /stir in the feta|scatter over the feta|feta and let/i],
    ["tofu, pork mince, doubanjiang, soy sauce, spring onion, garlic, cornflour", /garlic and doubanjiang and cook.*stir the cornflour smooth/is],
    ["rice noodles, prawns, tamarind paste, fish sauce, peanuts, eggs, beansprouts, palm sugar", /fish sauce, tamarind paste and palm sugar and toss/i],
    ["rice, chicken thighs, tinned tomatoes, red pepper, scotch bonnet, onion, tomato puree", /stir in the rice for 1 minute/i],
    ["orzo, chicken stock, onion, garlic, olive oil", /stir in the orzo for 1 minute.*add the chicken stock/is],
    ["lamb chops, crushed tomatoes, olives, garlic", /lift out onto a plate.*crushed tomatoes and olives and let it bubble.*turn over in the sauce/is],
    ["condensed cream of chicken soup, sour cream, salsa, cooked chicken, monterey jack, flour tortillas", /roll.*baking dish/is],
    ["frozen peas, cheddar, mayonnaise, bacon, red onion", /fold the warm peas into/i],
    ["pork chops, garlic, onion, creamed corn", /heat the creamed corn in .*serve the creamed corn alongside/is],
    ["soy chunks, onion, tomatoes, garam masala, oil", /soy chunks?, soaked in boiling water for 15 minutes, then squeezed dry/i],
    ["2 lb cubed beef, onions, ketchup, vinegar, rice", /simmer, covered, for 1½–2 hours/i],
  ])("%s", (list, method) => expect(recipe(list)).toMatch(method));
});

test("roe that is not cured is cooked", () => {
  expect(recipe("fish roe, mustard oil, turmeric, tomato")).toMatch(/63 °C/);
  expect(recipe("salmon roe, cucumber, sour cream, crackers")).not.toMatch(/°C/);
});

test("a cooking apple is never eaten raw", () => {
  expect(recipe("porridge oats, milk, cooking apple, raisins, cinnamon")).not.toMatch(/top with .*cooking apple/i);
});

test("the drumstick beside toor dal grows on a tree", () => {
  expect(recipe("toor dal, tamarind, drumstick, carrots, mustard seeds, curry leaves")).toMatch(/“drumstick” as drumstick pod/);
});

test("a soup of lentils is no thinner than soup", () => {
  const [, litres] = /with ([\d.]+) (?:l|ml) of water/.exec(recipe("red lentils, carrots, cumin, onion, coconut milk")) ?? [];
  expect(Number(litres)).toBeLessThanOrEqual(700);
});

test("a goulash takes paprika by the spoonful, and less of the caraway", () => {
  expect(recipe("stewing beef, onions, paprika, caraway, tinned tomatoes, potatoes")).toMatch(/^- 2½ tsp paprika$/m);
  expect(recipe("stewing beef, onions, paprika, caraway, tinned tomatoes, potatoes")).toMatch(/^- ¾ tsp caraway$/m);
});

test("bones are boiled out first, and what they give is the liquid of the soup", () => {
  expect(recipe("chicken carcass, carrot, celery, onion, noodles, parsley")).toMatch(
    /Put the chicken carcass into .* Strain, and keep the liquid\..*ml of the strained liquid/s,
  );
});

test("crisp sheets of seaweed go on top of a soup", () => {
  const text = recipe("ramen noodles, pork belly, boiled eggs, nori, miso paste, spring onions, chicken stock");
  expect(text).toMatch(/top with the (?:boiled eggs and nori|nori and boiled eggs)/);
});

describe("whole spice", () => {
  test("stays whole in what simmers", () => {
    expect(recipe("pork ribs, soy sauce, sugar, ginger, star anise, cinnamon stick, spring onions")).toMatch(/^- 1 cinnamon stick$/m);
  });

  test("is ground for a filling", () => {
    expect(recipe("flour, butter, sugar, eggs, cinnamon stick, apples")).toMatch(/^- 1 cinnamon stick, finely ground$/m);
  });
});

test("a blend for the grill makes no curry", () => {
  expect(recipe("chicken breast, taco seasoning, coconut milk, onion, rice")).not.toMatch(/curry/i);
});

test("a root in thin strips takes half the minutes of its rounds", () => {
  expect(recipe("noodles, carrots, soy sauce, sesame oil")).toMatch(/thin strips.*for 4–5 minutes/s);
});

test("plantain is fried beside a dish that has no place for it", () => {
  expect(recipe("saltfish, tinned ackee, peppers, onion, plantain, scotch bonnet")).toMatch(
    /plantain in a non-stick pan .*golden and soft.*Serve the plantain beside/s,
  );
});
